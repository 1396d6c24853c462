//! Every request has a number, which its answer and all lines of the log about it contain.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use crate::{metrics, random};

/// The header of an answer with the number of its request.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Numbers a request. The log has the route and not the address, because an address may contain what a user has typed.
pub(crate) async fn number(request: Request, next: Next) -> Response {
    let id = random::request();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    let span = tracing::info_span!("request", %id, method = %request.method(), route);
    async move {
        let began = Instant::now();
        let mut response = next.run(request).await;
        let status = response.status().as_u16();
        metrics::answered(status);
        tracing::debug!(status, elapsed = ?began.elapsed(), "answered");
        let value = HeaderValue::try_from(id.to_string()).expect("letters and digits are valid in a header");
        response.headers_mut().insert(HEADER, value);
        response
    }
    .instrument(span)
    .await
}
