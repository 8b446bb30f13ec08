//! The lobby: tables there are, new ones, a quick one.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Done, Editions, Lobby, Opened, Password, Problem, Quick, TableCard};
use saloon_protocol::wire::Settings;
use tokio::sync::oneshot;

use super::guard::{Address, too_fast};
use super::{App, Body, Trouble};
use crate::guests::Person;
use crate::ids::Id;
use crate::settings;
use crate::table::{Handle, Input, Refused};
use crate::town::Cut;

/// The table with this id.
pub(super) async fn table(app: &App, id: &str) -> Result<Handle, Trouble> {
    let found = match Id::parse(id) {
        Some(id) => app.house.find(id).await.map_err(|Cut| cut_off())?,
        None => None,
    };
    let asleep = || Id::parse(id).is_some_and(|id| app.house.is_asleep(id));
    found.ok_or_else(|| match asleep() {
        true => {
            Trouble::new(StatusCode::NOT_FOUND, "asleep", "this program cannot open this table; it is kept as it is")
        }
        false => Trouble::not_found("there is no such table; it may have been empty for too long"),
    })
}

fn cut_off() -> Trouble {
    Trouble::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "away",
        "the node of this table cannot be reached just now; try again",
    )
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
    Ok(Json(table(&app, &id).await?.card()))
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

/// Says the password of a table.
#[utoipa::path(post, path = "/api/tables/{id}/enter", params(("id" = String, Path)), request_body = Password, responses((status = 200, body = Done), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn enter(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Address(place)): Extension<Address>,
    Path(id): Path<String>,
    Body(Password { password }): Body<Password>,
) -> Result<Json<Done>, Trouble> {
    app.doors.post(person.guest)?;
    let table = table(&app, &id).await?;
    let guest = person.guest;
    at_the_door(&table, |reply| Input::Enter { guest, place, password, reply }).await
}

/// The host sets the password of a table, or takes it away.
#[utoipa::path(post, path = "/api/tables/{id}/lock", params(("id" = String, Path)), request_body = Password, responses((status = 200, body = Done), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn lock(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(Password { password }): Body<Password>,
) -> Result<Json<Done>, Trouble> {
    app.doors.post(person.guest)?;
    let table = table(&app, &id).await?;
    let (guest, password) = (person.guest, Some(password));
    at_the_door(&table, |reply| Input::Lock { guest, password, reply }).await
}

async fn at_the_door(
    table: &Handle,
    input: impl FnOnce(oneshot::Sender<Result<(), Refused>>) -> Input,
) -> Result<Json<Done>, Trouble> {
    let gone = || Trouble::not_found("the table is gone");
    let (reply, answer) = oneshot::channel();
    table.send(input(reply)).await;
    match answer.await.map_err(|_| gone())? {
        Ok(()) => Ok(Json(Done { done: true })),
        Err(refused) if refused.rule == "HOUSE-FAST" => {
            Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", refused.text))
        }
        Err(refused) => Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", refused.text)),
    }
}

/// A game of one's own that begins at once.
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
