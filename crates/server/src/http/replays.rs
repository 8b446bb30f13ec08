//! Looking back: a running game as its viewer saw it, a finished one open or as a file.

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{Problem, Recording};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::{App, Trouble};
use crate::guests::Person;
use crate::ids::Id;
use crate::played::{Kept, Viewer};
use crate::store::FinishedRow;
use crate::table::{Chair, Input};

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

pub(super) async fn kept(app: &App, id: &str) -> Result<(Id, Kept), Trouble> {
    let missing = || Trouble::not_found("there is no such game");
    let id = Id::parse(id).ok_or_else(missing)?;
    let store = &app.house.shared.store;
    if let Some(packed) = store.finished(id).await? {
        return Ok((id, unpacked(id, packed)?));
    }
    if let Some(row) = store.game(id).await? {
        return Ok((id, Kept::Log(Box::new(row))));
    }
    // It may have been packed between the two looks.
    let packed = store.finished(id).await?.ok_or_else(missing)?;
    Ok((id, unpacked(id, packed)?))
}

fn unpacked(id: Id, row: FinishedRow) -> Result<Kept, Trouble> {
    Kept::packed(row).map_err(|why| {
        tracing::error!(game = %id, %why, "a finished game cannot be read");
        Trouble::not_found("this game cannot be read any more")
    })
}

/// A recorded game.
#[utoipa::path(get, path = "/api/replays/{id}", params(("id" = String, Path), ("view" = Option<String>, Query), ("from" = Option<u32>, Query), ("count" = Option<u32>, Query)), responses((status = 200, body = Recording), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn show(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Recording>, Trouble> {
    let (id, kept) = kept(&app, &id).await?;
    let running = kept.running_at();
    let over = running.is_none();
    let own = match running {
        Some(room) => eyes_of(&app, room, &person).await,
        None => Viewer::Spectator,
    };
    let viewer = match wanted.view.as_deref() {
        None if over => Viewer::Open(None),
        None => own,
        Some("public") => Viewer::Spectator,
        Some("open") => Viewer::Open(None),
        Some(letter) => seat_eyes(kept.seats(), letter)?,
    };
    if !over && viewer != own && viewer != Viewer::Spectator {
        let text = "while a game runs you see what you saw at the table";
        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", text));
    }
    let count = wanted.count.unwrap_or(MOST).min(MOST);
    let part = (wanted.from, count);
    let work = move || kept.recording(id, viewer, part);
    let done = tokio::task::spawn_blocking(work).await.unwrap_or(Err("a fault in the program"));
    done.map(Json).map_err(Trouble::not_found)
}

fn seat_eyes(seats: usize, letter: &str) -> Result<Viewer, Trouble> {
    let index = letter.bytes().next().filter(|_| letter.len() == 1).and_then(|letter| letter.checked_sub(b'A'));
    let chair = index.map(usize::from).filter(|index| *index < seats).and_then(Chair::new);
    chair.map(Viewer::Player).ok_or_else(|| {
        Trouble::new(StatusCode::BAD_REQUEST, "bad-request", "view is open, public or the letter of a seat")
    })
}

/// Through whose eyes somebody sees a running game.
async fn eyes_of(app: &App, room: Id, person: &Person) -> Viewer {
    let Ok(Some(table)) = app.house.find(room).await else { return Viewer::Spectator };
    let (reply, eyes) = oneshot::channel();
    table.send(Input::EyesOf { guest: person.guest, reply }).await;
    eyes.await.unwrap_or(Viewer::Spectator)
}

/// The game as text, once it is over.
#[utoipa::path(get, path = "/api/replays/{id}/file", params(("id" = String, Path)), responses((status = 200, content_type = "text/plain"), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn file(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let (id, kept) = kept(&app, &id).await?;
    if kept.running_at().is_some() {
        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-yours", "the file can be had when the game is over"));
    }
    let text = tokio::task::spawn_blocking(move || kept.file());
    let text = text.await.ok().and_then(Result::ok);
    let text = text.ok_or_else(|| Trouble::not_found("this game cannot be written as a file"))?;
    let name = format!("attachment; filename=\"saloon-{id}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}
