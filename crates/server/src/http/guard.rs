//! At the door: who comes, from where, how often; and what every answer carries.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::{App, Trouble};
use crate::guests::Person;
use crate::ids::{Token, hex, random};
use crate::options::{Limits, Options};
use crate::table::Guest;

/// The cookie that holds the session.
const COOKIE: &str = "saloon";

/// A year.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// Addresses remembered before those that have been quiet are forgotten.
const MOST_ADDRESSES: usize = 50_000;

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
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    limits: Limits,
    behind_proxy: bool,
    next_conn: AtomicU64,
}

/// One connection of an address, until it is dropped.
pub(crate) struct Held {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
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
            next_conn: AtomicU64::new(1),
        }
    }

    /// A number for a new connection.
    pub(crate) fn number(&self) -> u64 {
        self.next_conn.fetch_add(1, Ordering::Relaxed)
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

    /// Counts a connection of an address, unless there are too many.
    pub(crate) fn hold(&self, address: IpAddr) -> Result<Held, Trouble> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.limits.sockets_per_address {
            return Err(too_fast("too many connections from this address"));
        }
        *count += 1;
        Ok(Held { address, sockets: Arc::clone(&self.sockets) })
    }

    fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get("x-forwarded-for").filter(|_| self.behind_proxy);
        let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.unwrap_or_else(|| peer.ip())
    }

    fn is_https(&self, headers: &HeaderMap) -> bool {
        self.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
    }
}

fn too_fast(text: &str) -> Trouble {
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
    request.extensions_mut().insert(Address(address));
    let mut response = match admit(&app, address, &request) {
        Ok(()) => next.run(request).await,
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
    tracing::debug!(request = id, %method, place, status, micros = took.as_micros() as u64, "answered");
    response
}

fn admit(app: &App, address: IpAddr, request: &Request) -> Result<(), Trouble> {
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

/// Finds out who asks; makes a guest of somebody new.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, Trouble> {
    let known = match token_of(request.headers()) {
        Some(token) => app.house.guests.find(&token).await?,
        None => None,
    };
    let programs = request.headers().contains_key(header::AUTHORIZATION);
    let (person, fresh) = match known {
        Some(person) => (person, None),
        None if programs => return Err(Trouble::new(StatusCode::UNAUTHORIZED, "not-yours", "this token is not known")),
        None => {
            let (person, token) = app.house.guests.welcome(None).await?;
            (person, Some(token))
        }
    };
    let secure = app.doors.is_https(request.headers());
    request.extensions_mut().insert::<Person>(person);
    let mut response = next.run(request).await;
    if let Some(token) = fresh {
        set_cookie(response.headers_mut(), &token, secure);
    }
    Ok(response)
}

/// Makes whoever gets the answer the owner of this session.
pub(crate) fn set_cookie(headers: &mut HeaderMap, token: &Token, secure: bool) {
    let secure = if secure { "; Secure" } else { "" };
    let text = token.text();
    let cookie = format!("{COOKIE}={text}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_AGE}{secure}");
    if let Ok(mut value) = HeaderValue::from_str(&cookie) {
        value.set_sensitive(true);
        headers.append(header::SET_COOKIE, value);
    }
}

/// Is the visitor's side of the proxy encrypted?
pub(crate) fn is_https(app: &App, headers: &HeaderMap) -> bool {
    app.doors.is_https(headers)
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        return value.to_str().ok()?.strip_prefix("Bearer ").map(str::to_owned);
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token.to_owned())
}
