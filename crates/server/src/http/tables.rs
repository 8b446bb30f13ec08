//! The lobby: tables there are, new ones, a quick one.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Editions, Lobby, Opened, Problem, Quick, TableCard};
use saloon_protocol::wire::Settings;

use super::guard::{Address, too_fast};
use super::{App, Body, Trouble};
use crate::guests::Person;
use crate::ids::Id;
use crate::settings;
use crate::table::Handle;

/// The table with this id.
pub(super) fn table(app: &App, id: &str) -> Result<Handle, Trouble> {
    let found = Id::parse(id).and_then(|id| app.house.table(id));
    found.ok_or_else(|| Trouble::not_found("there is no such table; it may have been empty for too long"))
}

/// One more table, if guest and address have not had too many.
fn afford(app: &App, person: &Person, address: IpAddr) -> Result<(), Trouble> {
    let fits = app.house.shared.quotas.table(person.guest, address);
    if fits { Ok(()) } else { Err(too_fast("too many new tables; come back later")) }
}

fn opened(id: Id) -> Json<Opened> {
    Json(Opened { table: id.to_string(), path: format!("/t/{id}") })
}

/// Public tables.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(app): State<App>) -> Response {
    Json(&*app.house.lobby()).into_response()
}

/// What can be played.
#[utoipa::path(get, path = "/api/editions", responses((status = 200, body = Editions)))]
pub(super) async fn editions() -> Json<Editions> {
    Json(settings::editions())
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableCard), (status = 404, body = Problem)))]
pub(super) async fn card(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableCard>, Trouble> {
    Ok(Json(table(&app, &id)?.card()))
}

/// A new table; whoever asks is the host and sits.
#[utoipa::path(post, path = "/api/tables", request_body = Settings, responses((status = 200, body = Opened), (status = 400, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Address(address)): Extension<Address>,
    Body(settings): Body<Settings>,
) -> Result<Json<Opened>, Trouble> {
    afford(&app, &person, address)?;
    Ok(opened(app.house.open_table(&person, settings).await?))
}

/// A chair at a game that plays.
#[utoipa::path(post, path = "/api/quick", request_body = Quick, responses((status = 200, body = Opened), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn quick(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Address(address)): Extension<Address>,
    Body(quick): Body<Quick>,
) -> Result<Json<Opened>, Trouble> {
    afford(&app, &person, address)?;
    Ok(opened(app.house.quick(&person, quick.preset.as_deref().unwrap_or("quick")).await?))
}
