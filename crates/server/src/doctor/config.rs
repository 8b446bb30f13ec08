//! The file and the command line: whether they can be read, and whether what they say makes sense together.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use axum::http::HeaderName;

use super::{Patient, Report};
use crate::options::{Clocks, Expiry, Keep, Limits, Options, Synchronous};
use crate::store::Place;

const ABOUT: &str = "config";

/// A token that can be guessed is none.
const LONG_ENOUGH: usize = 16;

/// Reads the file; what cannot be read is taken as not written, so that the rest can still be looked at.
pub(super) fn read(file: Option<&Path>, report: &mut Report) -> Options {
    let Some(path) = file else {
        report.ok(ABOUT, "no file; everything has its usual value");
        return Options::default();
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(why) => {
            report.wrong(ABOUT, format!("{} cannot be read: {why}", path.display()), "name a file that is there");
            return Options::default();
        }
    };
    match Options::parse(&text) {
        Ok(options) => {
            report.ok(ABOUT, format!("{} can be read", path.display()));
            options
        }
        Err(why) => {
            // The first line says where, the last one why; what is between them is a picture.
            let (place, reason) = (why.lines().next().unwrap_or_default(), why.lines().last().unwrap_or_default());
            let advice = "correct it; the rest was looked at as if there were no file (docs/serving.md lists the keys)";
            report.wrong(ABOUT, format!("{}: {place}: {reason}", path.display()), advice);
            Options::default()
        }
    }
}

/// Whether it makes sense.
pub(super) fn look(options: &Options, patient: &Patient<'_>, report: &mut Report) {
    limits(&options.limits, options.behind_proxy, report);
    times(&options.clocks, &options.expiry, &options.keep, report);
    bots(options, report);
    door(options, patient.address, report);
    numbers(options, patient.address, report);
    match (patient.place, &options.nats) {
        (Place::Folder(_), Some(_)) => report.wrong(
            ABOUT,
            "several nodes (nats) cannot keep everything in a file of one of them",
            "use --store postgres://..., or leave nats out",
        ),
        (Place::Base(_), _) if options.synchronous == Synchronous::Full => report.warning(
            ABOUT,
            "synchronous is about the file; a commit in PostgreSQL always waits for its disk",
            "leave it out",
        ),
        _ => {}
    }
}

fn limits(limits: &Limits, behind_proxy: bool, report: &mut Report) {
    let shut = [
        ("connections", limits.connections),
        ("connections_per_address", if behind_proxy { 1 } else { limits.connections_per_address }),
        ("sockets_per_address", limits.sockets_per_address),
        ("tables", limits.tables),
        ("tables_per_guest", limits.tables_per_guest),
        ("games_per_table", limits.games_per_table),
    ];
    for (name, _) in shut.into_iter().filter(|(_, value)| *value == 0) {
        report.wrong(ABOUT, format!("limits.{name} is 0: nobody can play"), "leave it out for the usual value");
    }
    let rates = [
        ("messages_per_second", limits.messages_per_second),
        ("requests_per_second", limits.requests_per_second),
        ("guests_per_hour", limits.guests_per_hour),
        ("tables_per_hour", limits.tables_per_hour),
        ("games_per_hour", limits.games_per_hour),
        ("lines_per_minute", limits.lines_per_minute),
        ("people_per_address", limits.people_per_address),
    ];
    for (name, _) in rates.into_iter().filter(|(_, value)| *value == 0) {
        report.warning(ABOUT, format!("limits.{name} is 0, which counts as 1"), "say what is meant");
    }
    let pairs = [
        ("guests_per_hour", limits.guests_per_hour, "guests_per_day", limits.guests_per_day),
        ("tables_per_hour", limits.tables_per_hour, "tables_per_day", limits.tables_per_day),
        ("games_per_hour", limits.games_per_hour, "games_per_day", limits.games_per_day),
        ("studies_per_hour", limits.studies_per_hour, "studies_per_day", limits.studies_per_day),
        ("messages_per_second", limits.messages_per_second, "message_burst", limits.message_burst),
        ("requests_per_second", limits.requests_per_second, "request_burst", limits.request_burst),
        ("connections_per_address", limits.connections_per_address, "connections", limits.connections),
    ];
    for (small, less, large, more) in pairs.into_iter().filter(|(_, less, _, more)| less > more) {
        let found = format!("limits.{small} ({less}) is more than limits.{large} ({more}) and never reached");
        report.warning(ABOUT, found, "lower the one or raise the other");
    }
}

fn times(clocks: &Clocks, expiry: &Expiry, keep: &Keep, report: &mut Report) {
    let shut = [("fast", clocks.fast), ("relaxed", clocks.relaxed), ("slow", clocks.slow)];
    for (name, _) in shut.into_iter().filter(|(_, value)| *value == 0) {
        let found = format!("clocks.{name} is 0: every question is over before it can be answered");
        report.wrong(ABOUT, found, "say how many seconds somebody has");
    }
    if clocks.fast > clocks.relaxed || clocks.relaxed > clocks.slow {
        report.warning(
            ABOUT,
            "clocks.fast, relaxed and slow are not in this order",
            "let each be longer than the last",
        );
    }
    let soon = [("open", expiry.open), ("playing", expiry.playing), ("slow", expiry.slow), ("session", expiry.session)];
    for (name, value) in soon.into_iter().filter(|(_, value)| *value < 60) {
        let found = format!("expiry.{name} is {value} s: whoever loses his line for a moment finds nothing again");
        report.warning(ABOUT, found, "give people a few minutes");
    }
    if keep.games != 0 && (keep.recordings > keep.games || keep.recordings == 0) {
        report.warning(
            ABOUT,
            "keep.recordings is longer than keep.games, and a recording goes with its game",
            "lower the one or raise the other",
        );
    }
}

fn bots(options: &Options, report: &mut Report) {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    if options.bots.threads == 0 {
        report.warning(ABOUT, "bots.threads is 0, which counts as 1", "say how many may think at the same time");
    } else if options.bots.threads as usize >= processors.max(2) {
        let found = format!("bots.threads is {} on {processors} processors", options.bots.threads);
        report.warning(ABOUT, found, "leave at least one to people");
    }
}

/// Who comes in, and what is believed of him.
fn door(options: &Options, address: SocketAddr, report: &mut Report) {
    for host in &options.hosts {
        let port = |port: &str| port.parse::<u16>().is_ok();
        let name = host.rsplit_once(':').filter(|(_, end)| port(end)).map_or(host.as_str(), |(name, _)| name);
        let name = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
        let plain = !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric() || ".-".contains(sign));
        if !plain && name.parse::<IpAddr>().is_err() {
            let found = format!("hosts names {host:?}, which no browser sends");
            report.wrong(ABOUT, found, "write the name alone, as in \"saloon.example\"");
        }
    }
    let public = !address.ip().is_loopback();
    match (options.behind_proxy, public) {
        (true, _) if options.hosts.is_empty() => report.warning(
            ABOUT,
            "behind_proxy without hosts: any name that reaches the proxy is served",
            "name the house in hosts, unless the proxy answers to nothing else",
        ),
        (false, true) => report.warning(
            ABOUT,
            format!("{address} is open to the network without a proxy: nothing is encrypted"),
            "fine at home; elsewhere put a proxy with TLS in front and set behind_proxy",
        ),
        _ => {}
    }
    if options.behind_proxy && public {
        report.warning(
            ABOUT,
            format!(
                "behind_proxy, and {address} may be reached past the proxy: whoever does can pretend to be anywhere"
            ),
            "listen on an address only the proxy reaches",
        );
    }
    let distance = &options.distance;
    if distance.header.as_ref().is_some_and(|name| name.parse::<HeaderName>().is_err()) {
        report.wrong(ABOUT, "distance.header is no name of a header", "write it as in \"x-client-rtt\"");
    }
    if !options.behind_proxy && (distance.header.is_some() || distance.believe_pongs) {
        report.warning(ABOUT, "[distance] is about proxies, and there is none", "leave it out, or set behind_proxy");
    }
}

/// Who is told the numbers.
fn numbers(options: &Options, address: SocketAddr, report: &mut Report) {
    const ABOUT: &str = "metrics";
    match (&options.metrics.address, &options.metrics.token) {
        (None, None) => report.warning(
            ABOUT,
            "nobody can see the numbers of the house",
            "set metrics.address or metrics.token (docs/operations.md)",
        ),
        (Some(own), _) if *own == address && own.port() != 0 => {
            report.wrong(ABOUT, "metrics.address is the address of the house itself", "choose another port");
        }
        (Some(own), _) if !is_private(own.ip()) => report.warning(
            ABOUT,
            format!("{own} shows the numbers to everybody who reaches it"),
            "use an address of a private network, or a token instead",
        ),
        (Some(own), None) => report.ok(ABOUT, format!("shown at {own}")),
        (Some(own), Some(_)) => report.ok(ABOUT, format!("shown at {own}, and to whoever has the token")),
        (None, Some(token)) if token.len() < LONG_ENOUGH => {
            report.warning(ABOUT, "metrics.token is short", format!("take one of at least {LONG_ENOUGH} signs"));
        }
        (None, Some(_)) => report.ok(ABOUT, "shown to whoever has the token"),
    }
}

/// An address the world cannot reach.
pub(super) fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}
