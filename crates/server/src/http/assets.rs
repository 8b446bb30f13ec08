//! The web client, built into the program; or a page that says how to build it.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use super::{App, preview};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>saloon</title>\
<h1>The saloon is open</h1><p>The web client is not built into this program. Run <code>make web</code> and build again. \
Programs can play through the <a href=\"/api/openapi.json\">API</a>; see docs/protocol.md.</p></html>";

/// A file of the client; any other path outside the API is a screen of it.
pub(super) async fn show(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return super::Trouble::not_found("there is no such request; see docs/protocol.md").into_response();
    }
    let (name, file) = match Dist::get(path) {
        Some(file) if !path.is_empty() => (path, Some(file)),
        // A missing file of the build is missing; a missing page is a screen.
        _ if path.contains('.') => return StatusCode::NOT_FOUND.into_response(),
        _ => ("index.html", Dist::get("index.html")),
    };
    let Some(file) = file else { return Html(MISSING).into_response() };
    if name == "index.html" {
        // Each address says something else about itself.
        let html = preview::page(&String::from_utf8_lossy(&file.data), &app, uri.path(), &headers).await;
        return ([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response();
    }
    let tag = format!("\"{}\"", crate::ids::hex(&file.metadata.sha256_hash()[..12]));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Built files under assets/ carry a hash in their names and never change.
    let lasting = name.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = kind_of(name);
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache), (header::ETAG, tag.as_str())];
    (headers, file.data).into_response()
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
