//! The HTTP interface for machines.

use std::sync::OnceLock;

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
        schema,
    )
)]
struct Description;

pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

/// JSON Schema of the messages at a table.
#[utoipa::path(get, path = "/api/schema.json", responses((status = 200, body = Object)))]
pub(super) async fn schema() -> Json<&'static serde_json::Value> {
    static MADE: OnceLock<serde_json::Value> = OnceLock::new();
    Json(MADE.get_or_init(saloon_protocol::schema::schema))
}
