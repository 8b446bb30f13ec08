//! Who somebody is: a name, a link to another device, a token for a program.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Me, MoveLink, MoveOffer, Problem, Rename, SessionInfo, SignOut, SignOutFrom, Token};

use super::guard::{Address, Session};
use super::{App, Body, Trouble, guard};
use crate::guests::{LINK_GOOD_FOR, Person};
use crate::ids::{Hash, hash, hex};
use crate::store::{Ending, SessionRow};
use crate::tidy::tidy_name;

fn named(name: &str) -> Result<String, Trouble> {
    tidy_name(name).ok_or_else(|| Trouble::new(StatusCode::BAD_REQUEST, "bad-request", "a name has 1 to 24 characters"))
}

/// Who am I, and where do I sit?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(State(app): State<App>, Extension(person): Extension<Person>) -> Json<Me> {
    let tables = app.house.tables_of(&person).await;
    Json(Me { name: person.name, tables })
}

/// Another name.
#[utoipa::path(post, path = "/api/me", request_body = Rename, responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(super) async fn rename(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Body(wanted): Body<Rename>,
) -> Result<Json<Me>, Trouble> {
    let name = named(&wanted.name)?;
    app.house.rename(&person, &name).await?;
    let tables = app.house.tables_of(&person).await;
    Ok(Json(Me { name, tables }))
}

/// A link that makes another device the same person, once.
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = MoveLink), (status = 429, body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<MoveLink>, Trouble> {
    let token = app.house.guests.link(person.guest).await?;
    let token = token.ok_or_else(|| Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "too many links wait"))?;
    Ok(Json(MoveLink { path: format!("/move/{}", token.text()), good_for: LINK_GOOD_FOR.as_secs() as u32 }))
}

/// Whom such a link would make of you. Looking does not use it up, and nothing else does but the button.
#[utoipa::path(get, path = "/api/move/{token}", params(("token" = String, Path)), responses((status = 200, body = MoveOffer), (status = 404, body = Problem)))]
pub(super) async fn promised(State(app): State<App>, Path(link): Path<String>) -> Result<Json<MoveOffer>, Trouble> {
    let name = app.house.guests.promised(&link).await?;
    Ok(Json(MoveOffer { name: name.ok_or_else(used_up)? }))
}

/// Opens such a link, once: from now on this browser is that guest.
#[utoipa::path(post, path = "/api/move/{token}", params(("token" = String, Path)), responses((status = 200, body = MoveOffer), (status = 404, body = Problem)))]
pub(super) async fn follow(
    State(app): State<App>,
    Path(link): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let name = app.house.guests.promised(&link).await?.ok_or_else(used_up)?;
    let token = app.house.guests.follow(&link).await?.ok_or_else(used_up)?;
    let mut response = Json(MoveOffer { name }).into_response();
    guard::hand_over(&app, &headers, &mut response, &token);
    Ok(response)
}

fn used_up() -> Trouble {
    Trouble::not_found(
        "this link was used already or is too old, or there are too many devices; some can be signed out",
    )
}

/// Where I am signed in.
#[utoipa::path(get, path = "/api/me/sessions", responses((status = 200, body = Vec<SessionInfo>)))]
pub(super) async fn sessions(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Session(own)): Extension<Session>,
) -> Result<Json<Vec<SessionInfo>>, Trouble> {
    let rows = app.house.guests.sessions(person.guest).await?;
    let info = |row: &SessionRow| SessionInfo {
        id: name_of(&row.hash),
        made: row.made.clamp(0, u32::MAX.into()) as u32,
        used: row.used.clamp(0, u32::MAX.into()) as u32,
        program: row.program,
        own: row.hash == own,
    };
    Ok(Json(rows.iter().map(info).collect()))
}

/// A session's name in a list: a piece of a hash of what is kept of it.
fn name_of(session: &Hash) -> String {
    hex(&hash(session)[..8])
}

/// Ends one session.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", params(("id" = String, Path)), responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn end_session(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Session(own)): Extension<Session>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let rows = app.house.guests.sessions(person.guest).await?;
    let meant = rows.iter().find(|row| name_of(&row.hash) == id);
    let meant = meant.ok_or_else(|| Trouble::not_found("there is no such session"))?.hash;
    app.house.guests.end(person.guest, Ending::One(meant)).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    if meant == own {
        guard::take_away(&app, &headers, &mut response);
    }
    Ok(response)
}

/// Signs out: here, everywhere else, or everywhere. Connections to tables end at once.
#[utoipa::path(post, path = "/api/me/sign-out", request_body = SignOut, responses((status = 204), (status = 400, body = Problem)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Session(own)): Extension<Session>,
    headers: HeaderMap,
    Body(wanted): Body<SignOut>,
) -> Result<Response, Trouble> {
    let which = match wanted.place {
        SignOutFrom::Here => Ending::One(own),
        SignOutFrom::Elsewhere => Ending::But(own),
        SignOutFrom::Everywhere => Ending::All,
    };
    app.house.guests.end(person.guest, which).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    if wanted.place != SignOutFrom::Elsewhere {
        guard::take_away(&app, &headers, &mut response);
    }
    Ok(response)
}

/// A new guest for a program.
#[utoipa::path(post, path = "/api/tokens", request_body = Rename, responses((status = 200, body = Token), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn token(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    Body(wanted): Body<Rename>,
) -> Result<Json<Token>, Trouble> {
    let name = named(&wanted.name)?;
    if !app.house.shared.quotas.guest(address) {
        return Err(guard::too_fast("too many new guests from this address; come back later"));
    }
    let (person, token) = app.house.guests.welcome(Some(name)).await?;
    Ok(Json(Token { token: token.text().to_owned(), name: person.name }))
}
