//! Looking back: a running game as its viewer saw it, a finished one open or as a file.

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Problem, Recording};
use saloon_rules::{RULES_VERSION, Replay, Seat};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::{App, Trouble};
use crate::guests::Person;
use crate::ids::Id;
use crate::recording::recording;
use crate::store::GameRow;
use crate::table::{Input, Viewer};

/// The most positions of one answer.
const MOST: u32 = 200;

/// Which part, through whose eyes.
#[derive(Deserialize)]
pub(super) struct Wanted {
    view: Option<String>,
    #[serde(default)]
    from: u32,
    count: Option<u32>,
}

async fn row(app: &App, id: &str) -> Result<(Id, GameRow), Trouble> {
    let missing = || Trouble::not_found("there is no such game");
    let id = Id::parse(id).ok_or_else(missing)?;
    let row = app.house.shared.store.game(id).await?.ok_or_else(missing)?;
    if row.rules != RULES_VERSION {
        return Err(Trouble::new(StatusCode::CONFLICT, "other-rules", "this game was played with other rules"));
    }
    Ok((id, row))
}

/// A recorded game.
#[utoipa::path(get, path = "/api/replays/{id}", params(("id" = String, Path), ("view" = Option<String>, Query), ("from" = Option<u32>, Query), ("count" = Option<u32>, Query)), responses((status = 200, body = Recording), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn show(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Recording>, Trouble> {
    let (id, row) = row(&app, &id).await?;
    let own = if row.over { Viewer::Spectator } else { eyes_of(&app, row.room, &person).await };
    let viewer = match wanted.view.as_deref() {
        None if row.over => Viewer::Open(None),
        None => own,
        Some("public") => Viewer::Spectator,
        Some("open") => Viewer::Open(None),
        Some(letter) => seat_eyes(&row, letter)?,
    };
    if !row.over && viewer != own && viewer != Viewer::Spectator {
        let text = "while a game runs you see what you saw at the table";
        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", text));
    }
    let count = wanted.count.unwrap_or(MOST).min(MOST);
    let work = move || recording(id, row, viewer, (wanted.from, count));
    let done = tokio::task::spawn_blocking(work).await;
    done.ok().flatten().map(Json).ok_or_else(|| Trouble::not_found("this game cannot be played again"))
}

fn seat_eyes(row: &GameRow, letter: &str) -> Result<Viewer, Trouble> {
    let seat = letter.chars().next().filter(|_| letter.len() == 1).and_then(Seat::from_letter);
    let seat = seat.filter(|seat| seat.index() < row.config.seats as usize);
    let player = seat.and_then(|seat| saloon_rules::Player::new(seat.index()));
    player.map(Viewer::Player).ok_or_else(|| {
        Trouble::new(StatusCode::BAD_REQUEST, "bad-request", "view is open, public or the letter of a seat")
    })
}

/// Through whose eyes somebody sees a running game.
async fn eyes_of(app: &App, room: Id, person: &Person) -> Viewer {
    let Some(table) = app.house.table(room) else { return Viewer::Spectator };
    let (reply, eyes) = oneshot::channel();
    table.send(Input::EyesOf { guest: person.guest, reply }).await;
    eyes.await.unwrap_or(Viewer::Spectator)
}

/// The game as text, once it is over.
#[utoipa::path(get, path = "/api/replays/{id}/file", params(("id" = String, Path)), responses((status = 200, content_type = "text/plain"), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn file(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let (id, row) = row(&app, &id).await?;
    if !row.over {
        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", "the file can be had when the game is over"));
    }
    let actions = row.actions.iter().map(|answer| (answer.player, answer.action)).collect();
    let spoken = row.spoken.iter().map(|spoken| (spoken.after, spoken.player)).collect();
    let replay = Replay { config: row.config, seed: row.seed, actions, spoken, over: true };
    let text = tokio::task::spawn_blocking(move || replay.to_text()).await.ok().and_then(Result::ok);
    let text = text.ok_or_else(|| Trouble::not_found("this game cannot be played again"))?;
    let name = format!("attachment; filename=\"saloon-{id}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}
