//! The HTTP interface for machines.

use std::sync::OnceLock;

use axum::Json;
use saloon_protocol::http::Problem;
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::{events, history, people, reference, replays, series, socket, studies, tables};

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
        people::promised,
        people::follow,
        people::sessions,
        people::end_session,
        people::sign_out,
        people::token,
        tables::lobby,
        tables::editions,
        tables::card,
        tables::open,
        tables::quick,
        tables::enter,
        tables::lock,
        history::show,
        history::forget,
        history::report,
        socket::open,
        events::open,
        events::say,
        replays::show,
        replays::file,
        studies::show,
        studies::ask,
        studies::odds,
        series::show,
        reference::show,
        reference::rules,
        schema,
    ),
    components(schemas(Problem)),
    modifiers(&Everywhere)
)]
struct Description;

/// What any request may be answered with.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        const ANSWERS: [(&str, &str); 11] = [
            ("400", "it cannot be read"),
            ("401", "the token is not known"),
            ("403", "it comes from another site, or is not yours"),
            ("404", "there is no such thing"),
            ("405", "it cannot be asked in that way"),
            ("408", "the rest of it did not come in time"),
            ("413", "it is too long"),
            ("415", "the body is no JSON"),
            ("421", "the house is not known by that name"),
            ("422", "the body has another form"),
            ("429", "too much, too fast"),
        ];
        let late = ("503", "it could not be written down or read");
        for item in description.paths.paths.values_mut() {
            let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
            for operation in operations.into_iter().flatten() {
                for (status, text) in ANSWERS.into_iter().chain([late]) {
                    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
                    let response =
                        ResponseBuilder::new().description(text).content("application/json", problem).build();
                    operation.responses.responses.entry(status.to_owned()).or_insert(response.into());
                }
            }
        }
    }
}

pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

/// JSON Schema of the messages at a table.
#[utoipa::path(get, path = "/api/schema.json", responses((status = 200, body = Object)))]
pub(super) async fn schema() -> Json<&'static serde_json::Value> {
    static MADE: OnceLock<serde_json::Value> = OnceLock::new();
    Json(MADE.get_or_init(saloon_protocol::schema::schema))
}
