//! At the door: who comes, from where, how often; and what every answer carries.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Extension, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::{App, Trouble};
use crate::guests::Known;
use crate::ids::{Hash, Id, Token, hex, random};
use crate::options::{Distance, Limits, Options};
use crate::reach::{Line, Reach};
use crate::table::Guest;

/// The cookie that holds the session.
const COOKIE: &str = "saloon";

/// Addresses remembered before those that have been quiet are forgotten.
const MOST_ADDRESSES: usize = 50_000;

/// Connections somebody with a chair is let in with, however many others of his address there are.
const RESERVED: u32 = 8;

const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What the doors remember of addresses.
pub(crate) struct Doors {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    posts: DefaultKeyedRateLimiter<Guest>,
    sockets: Arc<Mutex<Sockets>>,
    limits: Limits,
    behind_proxy: bool,
    distance: Distance,
    hosts: Vec<String>,
    /// How long a browser keeps its cookie, in seconds.
    cookie_age: u32,
}

/// Connections to tables, by address and by guest.
#[derive(Default)]
struct Sockets {
    of_address: HashMap<IpAddr, u32>,
    of_guest: HashMap<Guest, u32>,
}

/// One connection of an address and a guest, until it is dropped.
pub(crate) struct Held {
    address: IpAddr,
    guest: Guest,
    sockets: Arc<Mutex<Sockets>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        one_less(&mut sockets.of_address, &self.address);
        one_less(&mut sockets.of_guest, &self.guest);
    }
}

fn one_less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u32>, of: &K) {
    if let Some(count) = counts.get_mut(of) {
        *count -= 1;
        if *count == 0 {
            counts.remove(of);
        }
    }
}

fn quota(per_second: u32, burst: u32) -> Quota {
    let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst))
}

impl Doors {
    pub(crate) fn new(options: &Options) -> Doors {
        let limits = options.limits.clone();
        Doors {
            requests: RateLimiter::keyed(quota(limits.requests_per_second, limits.request_burst)),
            posts: RateLimiter::keyed(quota(limits.messages_per_second, limits.message_burst)),
            sockets: Arc::default(),
            limits,
            behind_proxy: options.behind_proxy,
            distance: options.distance.clone(),
            hosts: options.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            cookie_age: options.expiry.session,
        }
    }

    /// How often one connection may speak.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(quota(self.limits.messages_per_second, self.limits.message_burst))
    }

    /// May a guest say one more thing without a connection? From wherever it comes, it is the guest that counts.
    pub(crate) fn post(&self, guest: Guest) -> Result<(), Trouble> {
        if self.posts.len() > MOST_ADDRESSES {
            self.posts.retain_recent();
        }
        self.posts.check_key(&guest).map_err(|_| too_fast("too many messages; slow down"))
    }

    /// Counts a connection of an address, unless there are too many. Whoever has a chair is let in all the same, with as
    /// many connections as one person needs.
    pub(crate) fn hold(&self, address: IpAddr, guest: Guest, has_chair: bool) -> Result<Held, Trouble> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let here = sockets.of_address.get(&address).copied().unwrap_or(0);
        let own = sockets.of_guest.get(&guest).copied().unwrap_or(0);
        if here >= self.limits.sockets_per_address && !(has_chair && own < RESERVED) {
            return Err(too_fast("too many connections from this address"));
        }
        *sockets.of_address.entry(address).or_default() += 1;
        *sockets.of_guest.entry(guest).or_default() += 1;
        Ok(Held { address, guest, sockets: Arc::clone(&self.sockets) })
    }

    /// Where a request comes from. What others wrote into the header stands before what our proxy wrote.
    fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| self.behind_proxy);
        let last = forwarded.and_then(|list| address_in(list.to_str().ok()?.rsplit(',').next()?.trim()));
        place_of(last.unwrap_or_else(|| peer.ip()))
    }

    /// What is believed of how far away a client is (docs/decisions/0054).
    fn reach(&self, line: Option<&Arc<Line>>, headers: &HeaderMap) -> Reach {
        let line = line.filter(|_| cfg!(target_os = "linux"));
        let Distance { header, believe_pongs } = &self.distance;
        // Our proxy writes last.
        let said = || headers.get_all(header.as_deref()?).iter().next_back()?.to_str().ok()?.trim().parse().ok();
        match line {
            Some(line) if !self.behind_proxy => Reach::Within(Arc::clone(line), Duration::ZERO),
            Some(line) if header.is_some() => {
                said().map_or(Reach::Unknown, |micros| Reach::Within(Arc::clone(line), Duration::from_micros(micros)))
            }
            _ if *believe_pongs => Reach::Believed,
            _ => Reach::Unknown,
        }
    }

    /// Is the house known by this name? A page elsewhere whose name is made to point here must not be served.
    fn is_own_host(&self, headers: &HeaderMap) -> bool {
        let mut named = headers.get_all(header::HOST).iter();
        let Some(host) = named.next() else { return true };
        if named.next().is_some() {
            return false;
        }
        let Ok(host) = host.to_str() else { return false };
        let host = host.to_ascii_lowercase();
        let name = name_in(&host);
        if !self.hosts.is_empty() {
            return self.hosts.iter().any(|own| *own == host || own == name) || is_loopback(name);
        }
        self.behind_proxy || is_local(name)
    }

    pub(crate) fn is_https(&self, headers: &HeaderMap) -> bool {
        self.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
    }
}

/// An address, or the half of it that somebody is given as a whole.
pub(crate) fn place_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

/// An address as proxies write it, with or without a port.
fn address_in(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The name in a Host header, without the port.
fn name_in(host: &str) -> &str {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(rest),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.trim_end_matches('.')
}

fn is_loopback(name: &str) -> bool {
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// An address, or a name that nobody can buy.
fn is_local(name: &str) -> bool {
    const OWN: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];
    name.parse::<IpAddr>().is_ok() || !name.contains('.') || OWN.iter().any(|end| name.ends_with(end))
}

pub(crate) fn too_fast(text: &str) -> Trouble {
    Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", text)
}

/// The address a request comes from.
#[derive(Copy, Clone)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Every request passes here: limits, origin, headers, a line in the log.
pub(crate) async fn watch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let id = hex(&random::<8>());
    let began = Instant::now();
    let address = app.doors.address(peer, request.headers());
    let method = request.method().clone();
    // A path may hold a one-time token; only its first two parts are noted.
    let place: String = request.uri().path().splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
    let place = if place.starts_with("/move") { "/move".to_owned() } else { place };
    let table = (place == "/api/tables").then(|| request.uri().path().split('/').nth(3).and_then(Id::parse)).flatten();
    let reach = app.doors.reach(request.extensions().get(), request.headers());
    request.extensions_mut().insert(Address(address));
    request.extensions_mut().insert(reach);
    let mut response = match admit(&app, address, &request) {
        Ok(()) => with_reason(next.run(request).await),
        Err(trouble) => trouble.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(value) = HeaderValue::from_str(&id) {
        headers.insert(REQUEST_ID, value);
    }
    if place.starts_with("/api") && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (status, took) = (response.status().as_u16(), began.elapsed());
    let (table, micros) = (table.map(tracing::field::display), took.as_micros() as u64);
    if response.status().is_server_error() {
        tracing::warn!(request = id, %method, place, table, status, micros, "a request failed");
    } else {
        tracing::debug!(request = id, %method, place, table, status, micros, "answered");
    }
    response
}

/// Whatever was refused on the way, the body says why in the form that is promised.
fn with_reason(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let told = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !(status.is_client_error() || status.is_server_error()) || told {
        return response;
    }
    let (problem, text) = match status {
        StatusCode::NOT_FOUND => ("not-found", "there is no such thing here"),
        StatusCode::METHOD_NOT_ALLOWED => ("bad-request", "this cannot be asked in that way; see docs/protocol.md"),
        StatusCode::PAYLOAD_TOO_LARGE => ("bad-request", "this is too long"),
        StatusCode::UPGRADE_REQUIRED => ("bad-request", "this is a WebSocket; see docs/protocol.md"),
        status if status.is_server_error() => ("fault", "something went wrong here; try again"),
        _ => ("bad-request", "this cannot be read; see docs/protocol.md"),
    };
    let allow = response.headers().get(header::ALLOW).cloned();
    let mut told = Trouble::new(status, problem, text).into_response();
    if let Some(allow) = allow {
        told.headers_mut().insert(header::ALLOW, allow);
    }
    told
}

fn admit(app: &App, address: IpAddr, request: &Request) -> Result<(), Trouble> {
    if !app.doors.is_own_host(request.headers()) {
        let text = "this house is not known by that name; whoever runs it can add it to hosts";
        return Err(Trouble::new(StatusCode::MISDIRECTED_REQUEST, "other-host", text));
    }
    if app.doors.requests.len() > MOST_ADDRESSES {
        app.doors.requests.retain_recent();
    }
    if app.doors.requests.check_key(&address).is_err() {
        return Err(too_fast("too many requests from this address; slow down"));
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_own_origin(request.headers()) {
        return Err(Trouble::new(StatusCode::FORBIDDEN, "other-site", "requests must come from this site"));
    }
    Ok(())
}

/// Browsers say where a request comes from; it must be here. Programs say nothing.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    origin.zip(host).is_some_and(|((_, origin), host)| origin == host)
}

/// The session a request comes with.
#[derive(Copy, Clone)]
pub(crate) struct Session(pub(crate) Hash);

/// Finds out who asks; makes a guest of somebody new.
pub(crate) async fn identify(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    mut request: Request,
    next: Next,
) -> Result<Response, Trouble> {
    let token = token_of(request.headers());
    let known = match &token {
        Some(token) => app.house.guests.find(token).await?,
        None => None,
    };
    let program = request.headers().contains_key(header::AUTHORIZATION);
    let secure = app.doors.is_https(request.headers());
    let cookie = match known {
        Some(Known { person, session, renewed }) => {
            request.extensions_mut().insert(person);
            request.extensions_mut().insert(Session(session));
            token.filter(|_| renewed && !program)
        }
        None if program => return Err(Trouble::new(StatusCode::UNAUTHORIZED, "not-yours", "this token is not known")),
        None => {
            if !app.house.shared.quotas.guest(address) {
                return Err(too_fast("too many new guests from this address; come back later"));
            }
            let (person, token) = app.house.guests.welcome(None).await?;
            request.extensions_mut().insert(person);
            request.extensions_mut().insert(Session(token.hash()));
            Some(token.text().to_owned())
        }
    };
    let mut response = next.run(request).await;
    // What the request itself set comes first: it may have signed out, or become somebody else.
    if let Some(token) = cookie.filter(|_| !response.headers().contains_key(header::SET_COOKIE)) {
        set_cookie(response.headers_mut(), &token, app.doors.cookie_age, secure);
    }
    Ok(response)
}

/// Makes whoever gets the answer the owner of this session.
pub(crate) fn hand_over(app: &App, request: &HeaderMap, response: &mut Response, token: &Token) {
    set_cookie(response.headers_mut(), token.text(), app.doors.cookie_age, app.doors.is_https(request));
}

/// Makes whoever gets the answer nobody.
pub(crate) fn take_away(app: &App, request: &HeaderMap, response: &mut Response) {
    set_cookie(response.headers_mut(), "", 0, app.doors.is_https(request));
}

fn set_cookie(headers: &mut HeaderMap, token: &str, age: u32, secure: bool) {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={age}{secure}");
    if let Ok(mut value) = HeaderValue::from_str(&cookie) {
        value.set_sensitive(true);
        headers.append(header::SET_COOKIE, value);
    }
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        return value.to_str().ok()?.strip_prefix("Bearer ").map(str::to_owned);
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in list {
            headers.append(*name, value.parse().expect("it is a value"));
        }
        headers
    }

    #[test]
    fn issue_11_13_the_proxys_own_line_counts() {
        let doors = Doors::new(&Options { behind_proxy: true, ..Options::default() });
        let peer = SocketAddr::from(([10, 9, 9, 9], 1));
        let from = |lines: &[(&'static str, &str)]| doors.address(peer, &headers(lines)).to_string();
        assert_eq!(from(&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "2.2.2.2")]), "2.2.2.2");
        assert_eq!(from(&[("x-forwarded-for", "1.1.1.1, 3.3.3.3:99")]), "3.3.3.3");
        assert_eq!(from(&[("x-forwarded-for", "2001:db8:1:2:3:4:5:6")]), "2001:db8:1:2::");
        assert_eq!(from(&[("x-forwarded-for", "[2001:db8:1:2::9]:80")]), "2001:db8:1:2::");
        assert_eq!(from(&[("x-forwarded-for", "::ffff:4.4.4.4")]), "4.4.4.4");
        assert_eq!(from(&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "nonsense")]), "10.9.9.9");
        let open = Doors::new(&Options::default());
        assert_eq!(open.address(peer, &headers(&[("x-forwarded-for", "1.1.1.1")])).to_string(), "10.9.9.9");
    }

    #[test]
    fn issue_11_6_a_chair_lets_one_in_but_not_with_any_number_of_connections() {
        let limits = Limits { sockets_per_address: 4, ..Limits::default() };
        let doors = Doors::new(&Options { behind_proxy: true, limits, ..Options::default() });
        let here = IpAddr::from([10, 0, 0, 1]);
        let mut held = Vec::new();
        for _ in 0..50 {
            held.extend(doors.hold(here, 1, true).ok());
        }
        assert_eq!(held.len(), 8, "one guest has so many and no more");
        assert!(doors.hold(here, 2, false).is_err(), "nobody else without a chair");
        let other = doors.hold(here, 3, true);
        assert!(other.is_ok(), "whoever has a chair is let in");
        held.clear();
        drop(other);
        assert!(doors.hold(here, 2, false).is_ok(), "when they have gone there is room again");
        let sockets = doors.sockets.lock().expect("nobody panicked");
        assert!(sockets.of_address.is_empty() && sockets.of_guest.is_empty(), "and nothing is remembered");
    }

    #[test]
    fn issue_11_13_a_name_made_to_point_here_is_not_served() {
        let home = Doors::new(&Options::default());
        let hears = |doors: &Doors, host: &str| doors.is_own_host(&headers(&[("host", host)]));
        for own in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "192.168.1.5", "saloon:8080", "saloon.local"] {
            assert!(hears(&home, own), "{own}");
        }
        for foreign in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example."] {
            assert!(!hears(&home, foreign), "{foreign}");
        }
        let named = Doors::new(&Options { hosts: vec!["Saloon.Example.org".into()], ..Options::default() });
        assert!(hears(&named, "saloon.example.org") && hears(&named, "SALOON.example.org:443"));
        assert!(hears(&named, "127.0.0.1:8080"), "for whoever looks whether it is well");
        assert!(!hears(&named, "other.example.org") && !hears(&named, "203.0.113.7"));
    }
}
