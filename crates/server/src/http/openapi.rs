//! The HTTP interface for machines.

use axum::Json;
use utoipa::OpenApi;

use super::{events, people, reference, replays, socket, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "saloon",
        description = "Lobby, tables, replays and reference. Messages at a table: docs/protocol.md"
    ),
    paths(
        people::me,
        people::rename,
        people::link,
        people::follow,
        people::token,
        tables::lobby,
        tables::editions,
        tables::card,
        tables::open,
        tables::quick,
        socket::open,
        events::open,
        events::say,
        replays::show,
        replays::file,
        reference::show,
    )
)]
struct Description;

pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
