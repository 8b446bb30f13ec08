//! Looking back at a finished game: who was winning when, and how it looked to everybody.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use saloon_protocol::http::Problem;
use saloon_protocol::study::{RoleOdds, StudyState};

use super::guard::Address;
use super::replays::kept;
use super::{App, Trouble};
use crate::guests::Person;
use crate::ids::Id;
use crate::played::Kept;

fn named(id: &str) -> Result<Id, Trouble> {
    Id::parse(id).ok_or_else(|| Trouble::not_found("there is no such game"))
}

/// A game, if it is over.
async fn over(app: &App, id: &str) -> Result<(Id, Kept), Trouble> {
    let (id, kept) = kept(app, id).await?;
    if kept.running_at().is_some() {
        let text = "a game can be studied when it is over";
        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", text));
    }
    Ok((id, kept))
}

/// How far the study of a game is.
#[utoipa::path(get, path = "/api/replays/{id}/study", params(("id" = String, Path)), responses((status = 200, body = StudyState), (status = 404, body = Problem)))]
pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<StudyState>, Trouble> {
    let state = app.house.shared.studies.state(named(&id)?);
    if state == StudyState::Unasked {
        // Of a game that is not there nothing is said.
        over(&app, &id).await?;
    }
    Ok(Json(state))
}

/// A game that is over is to be studied, in the background. Asked again, it says how far it is.
#[utoipa::path(post, path = "/api/replays/{id}/study", params(("id" = String, Path)), responses((status = 200, body = StudyState), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn ask(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Address(place)): Extension<Address>,
    Path(id): Path<String>,
) -> Result<Json<StudyState>, Trouble> {
    let shared = &app.house.shared;
    let full = || Trouble::new(StatusCode::CONFLICT, "full", "many games wait to be studied; try again later");
    let state = shared.studies.state(named(&id)?);
    if state != StudyState::Unasked {
        return Ok(Json(state));
    }
    let (id, kept) = over(&app, &id).await?;
    if !shared.studies.has_room() {
        return Err(full());
    }
    if !shared.quotas.study(person.guest, place) {
        let text = "enough games studied for a while";
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", text));
    }
    let percent = shared.options.bots.study;
    let work = tokio::task::spawn_blocking(move || kept.study(percent)).await.unwrap_or(Err("a fault in the program"));
    let work = work.map_err(Trouble::not_found)?;
    shared.studies.ask(id, work).map(Json).map_err(|_| full())
}

/// Who was probably what, position by position, from what everybody had seen; once the game is over.
#[utoipa::path(get, path = "/api/replays/{id}/odds", params(("id" = String, Path)), responses((status = 200, body = RoleOdds), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn odds(State(app): State<App>, Path(id): Path<String>) -> Result<Json<RoleOdds>, Trouble> {
    let (_, kept) = over(&app, &id).await?;
    let odds = tokio::task::spawn_blocking(move || kept.odds()).await.unwrap_or(Err("a fault in the program"));
    odds.map(Json).map_err(Trouble::not_found)
}
