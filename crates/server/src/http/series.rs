//! The page of a series: its games, how each dollar came, how it stands. Everything in it is public once a game is over.

use axum::Json;
use axum::extract::{Path, State};
use saloon_protocol::http::{Problem, SeriesPage};

use super::{App, Trouble};
use crate::ids::Id;
use crate::played::{KeptGame, page};

/// A series, from the end of its first game on.
#[utoipa::path(get, path = "/api/series/{id}", params(("id" = String, Path)), responses((status = 200, body = SeriesPage), (status = 404, body = Problem)))]
pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<SeriesPage>, Trouble> {
    let missing = || Trouble::not_found("there is no such series");
    let id = Id::parse(&id).ok_or_else(missing)?;
    let kept = app.house.shared.store.series(id).await?;
    let games: Result<Vec<KeptGame>, _> = kept.iter().map(|game| serde_json::from_str(game)).collect();
    let games = games.map_err(|why| {
        tracing::error!(series = %id, %why, "a series cannot be read");
        Trouble::not_found("this series cannot be read any more")
    })?;
    page(id, games).map(Json).ok_or_else(missing)
}
