//! The doors of the house: HTTP, WebSockets, server-sent events. Nothing is decided here.

mod accept;
mod assets;
mod events;
mod frames;
mod guard;
mod history;
mod openapi;
mod people;
mod preview;
mod reference;
mod replays;
mod series;
mod socket;
mod studies;
mod tables;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use saloon_protocol::http::Problem;
use saloon_protocol::wire::LONGEST_FRAME;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::house::{House, NoTable};
use crate::ids::hash;
use crate::store::StoreError;
use guard::Doors;

pub(crate) use accept::accept;

/// How long the body of a request may take.
const BODY: Duration = Duration::from_secs(10);

/// What handlers need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) doors: Arc<Doors>,
}

/// Everything the server answers.
pub fn router(house: Arc<House>) -> Router {
    let doors = Arc::new(Doors::new(&house.shared.options));
    let app = App { house, doors };
    let personal = Router::new()
        .route("/api/me", get(people::me).post(people::rename))
        .route("/api/me/link", post(people::link))
        .route("/api/me/sessions", get(people::sessions))
        .route("/api/me/sessions/{id}", axum::routing::delete(people::end_session))
        .route("/api/me/sign-out", post(people::sign_out))
        .route("/api/tables", post(tables::open))
        .route("/api/quick", post(tables::quick))
        .route("/api/me/games", get(history::show).delete(history::forget))
        .route("/api/tables/{id}/enter", post(tables::enter))
        .route("/api/tables/{id}/lock", post(tables::lock))
        .route("/api/tables/{id}/reports", post(history::report))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/tables/{id}/events", get(events::open))
        .route("/api/tables/{id}/messages", post(events::say))
        .route("/api/replays/{id}", get(replays::show))
        .route("/api/replays/{id}/study", get(studies::show).post(studies::ask))
        .route("/api/replays/{id}/odds", get(studies::odds))
        .layer(middleware::from_fn_with_state(app.clone(), guard::identify));
    let open = Router::new()
        .route("/api/tokens", post(people::token))
        .route("/api/move/{token}", get(people::promised).post(people::follow))
        .route("/api/lobby", get(tables::lobby))
        .route("/api/editions", get(tables::editions))
        .route("/api/tables/{id}", get(tables::card))
        .route("/api/replays/{id}/file", get(replays::file))
        .route("/api/series/{id}", get(series::show))
        .route("/api/reference/{lang}", get(reference::show))
        .route("/api/rules", get(reference::rules))
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/schema.json", get(openapi::schema))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics));
    personal
        .merge(open)
        .fallback(assets::show)
        .layer(RequestBodyLimitLayer::new(LONGEST_FRAME))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::watch))
        .with_state(app)
}

/// The numbers of the house alone, for an address of their own.
pub fn metrics_router(house: Arc<House>) -> Router {
    let show = |State(house): State<Arc<House>>| async move { numbers(&house) };
    Router::new().route("/metrics", get(show)).with_state(house)
}

/// The numbers at the front door: only for whoever has the token.
async fn metrics(State(app): State<App>, headers: HeaderMap) -> Result<Response, Trouble> {
    let wanted = app.house.shared.options.metrics.token.as_ref();
    let wanted = wanted.ok_or_else(|| Trouble::not_found("the numbers are shown elsewhere; see docs/serving.md"))?;
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    // Hashes are compared, so that the time it takes tells nothing about the token.
    if shown.map(|token| hash(token.as_bytes())) != Some(hash(wanted.as_bytes())) {
        return Err(Trouble::new(StatusCode::UNAUTHORIZED, "not-yours", "this token is not known"));
    }
    Ok(numbers(&app.house))
}

fn numbers(house: &House) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], crate::numbers::text(house)).into_response()
}

/// Why a request was not done.
pub(crate) struct Trouble(StatusCode, Problem);

impl Trouble {
    pub(crate) fn new(status: StatusCode, problem: &str, text: impl Into<String>) -> Trouble {
        Trouble(status, Problem { problem: problem.to_owned(), rule: None, text: text.into() })
    }

    pub(crate) fn not_found(text: &str) -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "not-found", text)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<StoreError> for Trouble {
    fn from(why: StoreError) -> Trouble {
        tracing::error!(%why, "the store failed");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", "it could not be written down or read; try again")
    }
}

impl From<NoTable> for Trouble {
    fn from(why: NoTable) -> Trouble {
        match why {
            NoTable::Unplayable(why) => {
                let problem = Problem { problem: "bad-table".into(), rule: why.rule, text: why.text };
                Trouble(StatusCode::BAD_REQUEST, problem)
            }
            NoTable::Full(text) => Trouble::new(StatusCode::CONFLICT, "full", text),
            NoTable::Refused(refused) => {
                let rule = Some(refused.rule.to_owned());
                Trouble(StatusCode::CONFLICT, Problem { problem: "full".into(), rule, text: refused.text })
            }
            NoTable::Store(why) => why.into(),
        }
    }
}

/// A body that must be JSON of the right form.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> axum::extract::FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Trouble> {
        match tokio::time::timeout(BODY, Json::<T>::from_request(request, state)).await {
            Ok(Ok(Json(body))) => Ok(Body(body)),
            Ok(Err(why)) => Err(Trouble::new(why.status(), "bad-request", why.body_text())),
            Err(_) => {
                Err(Trouble::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the rest of this did not come in time"))
            }
        }
    }
}
