//! What a guest has played, and complaints about others.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use saloon_protocol::http::{Done, History, Problem, Report};
use saloon_protocol::wire::LONGEST_CHAT;
use tokio::sync::oneshot;

use super::{App, Body, Trouble, tables};
use crate::guests::Person;
use crate::ids::Id;
use crate::store::{Job, NewReport};
use crate::table::Input;
use crate::tidy::tidy;

/// Complaints a guest may make within a day.
const A_DAY: u32 = 20;

/// My last games, and how often I won.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = History)))]
pub(super) async fn show(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<History>, Trouble> {
    Ok(Json(app.house.shared.store.history(person.guest).await?))
}

/// Nothing is kept of what I have played until now.
#[utoipa::path(delete, path = "/api/me/games", responses((status = 200, body = Done)))]
pub(super) async fn forget(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<Done>, Trouble> {
    app.house.shared.store.write(Job::ForgetPlayed { guest: person.guest }).await?;
    Ok(Json(Done { done: true }))
}

/// Somebody at this table misbehaves.
#[utoipa::path(post, path = "/api/tables/{id}/reports", params(("id" = String, Path)), request_body = Report, responses((status = 200, body = Done), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn report(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(Report { who, about, text }): Body<Report>,
) -> Result<Json<Done>, Trouble> {
    app.doors.post(person.guest)?;
    let missing = || Trouble::not_found("nobody here has this number");
    let words = tidy(&text);
    if words.chars().count() > LONGEST_CHAT {
        return Err(Trouble::new(StatusCode::BAD_REQUEST, "bad-request", "a report has up to 240 characters"));
    }
    let (table, room) = (tables::table(&app, &id).await?, Id::parse(&id).ok_or_else(missing)?);
    let (reply, answer) = oneshot::channel();
    table.send(Input::Identify { who, reply }).await;
    let found = answer.await.ok().flatten().ok_or_else(missing)?;
    let store = &app.house.shared.store;
    if store.reports_of_today(person.guest).await? >= A_DAY {
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "enough reports for one day"));
    }
    let (game, guest, name, said) = (found.game, found.guest, found.name, found.said);
    store.write(Job::Report(NewReport { room, game, reporter: person.guest, guest, name, about, words, said })).await?;
    Ok(Json(Done { done: true }))
}
