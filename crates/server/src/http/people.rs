//! Who somebody is: a name, a link to another device, a token for a program.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Me, MoveLink, Problem, Rename, Token};

use super::{App, Body, Trouble, guard};
use crate::guests::{LINK_GOOD_FOR, Person};
use crate::settings::tidy_name;

fn named(name: &str) -> Result<String, Trouble> {
    tidy_name(name).ok_or_else(|| Trouble::new(StatusCode::BAD_REQUEST, "bad-request", "a name has 1 to 24 characters"))
}

/// Who am I, and where do I sit?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(State(app): State<App>, Extension(person): Extension<Person>) -> Json<Me> {
    let tables = app.house.tables_of(&person);
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
    let tables = app.house.tables_of(&person);
    Ok(Json(Me { name, tables }))
}

/// A link that makes another device the same person, once.
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = MoveLink), (status = 429, body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<MoveLink>, Trouble> {
    let token = app.house.guests.link(person.guest);
    let token = token.ok_or_else(|| Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "too many links wait"))?;
    Ok(Json(MoveLink { path: format!("/move/{}", token.text()), good_for: LINK_GOOD_FOR.as_secs() as u32 }))
}

/// Opens such a link.
#[utoipa::path(get, path = "/move/{token}", params(("token" = String, Path)), responses((status = 303), (status = 404, body = Problem)))]
pub(super) async fn follow(
    State(app): State<App>,
    Path(link): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let token = app.house.guests.follow(&link).await?;
    let token = token.ok_or_else(|| Trouble::not_found("this link was used already or is too old"))?;
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, "/")]).into_response();
    guard::set_cookie(response.headers_mut(), &token, guard::is_https(&app, &headers));
    Ok(response)
}

/// A new guest for a program.
#[utoipa::path(post, path = "/api/tokens", request_body = Rename, responses((status = 200, body = Token), (status = 400, body = Problem)))]
pub(super) async fn token(State(app): State<App>, Body(wanted): Body<Rename>) -> Result<Json<Token>, Trouble> {
    let (person, token) = app.house.guests.welcome(Some(named(&wanted.name)?)).await?;
    Ok(Json(Token { token: token.text().to_owned(), name: person.name }))
}
