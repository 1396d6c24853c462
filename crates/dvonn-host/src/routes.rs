//! Maps requests to responses.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::trace::TraceLayer;

use crate::Site;
use crate::headers::{accepts_brotli, add_headers, has_already};
use crate::site::{File, Keep};

/// The whole host: the page, and `/healthz` for monitoring.
pub fn router(site: Site) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .method_not_allowed_fallback(only_reading)
        .fallback(get(file).fallback(only_reading))
        .with_state(Arc::new(site))
        .layer(map_response(add_headers))
        .layer(TraceLayer::new_for_http())
}

async fn healthz() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response()
}

async fn only_reading() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, "this address can only be read\n").into_response()
}

async fn file(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    match site.find(uri.path()) {
        Some(file) => answer(file, &headers),
        None => (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-store")], "not found\n").into_response(),
    }
}

fn answer(file: &File, headers: &HeaderMap) -> Response {
    let brotli = file.brotli.as_ref().filter(|_| accepts_brotli(headers));
    // The plain and the compressed version are different bytes, so they have different tags.
    let tag = format!("\"{}{}\"", file.tag, if brotli.is_some() { "-br" } else { "" });
    let is_known = has_already(headers, &tag);
    let cache = match file.keep {
        Keep::Forever => "public, max-age=31536000, immutable",
        Keep::Ask => "no-cache",
    };
    let mut response = Response::builder().header(header::CACHE_CONTROL, cache).header(header::ETAG, tag);
    if file.brotli.is_some() {
        response = response.header(header::VARY, "accept-encoding");
    }
    let body = if is_known {
        response = response.status(StatusCode::NOT_MODIFIED);
        Body::empty()
    } else {
        response = response.header(header::CONTENT_TYPE, file.mime);
        if brotli.is_some() {
            response = response.header(header::CONTENT_ENCODING, "br");
        }
        Body::from(brotli.unwrap_or(&file.plain).clone())
    };
    response.body(body).expect("all headers are valid")
}
