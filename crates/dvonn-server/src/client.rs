//! What handlers need of a request.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use dvonn_wire::ProblemCode;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::problem::ApiError;
use crate::{api, origin};

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// Who asks.
pub(crate) struct Client {
    pub(crate) app: App,
    pub(crate) headers: HeaderMap,
    /// Where the client is, for limits.
    pub(crate) address: IpAddr,
}

impl FromRequestParts<App> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, ApiError> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) =
            peer.map_err(|rejection| ApiError::new(ProblemCode::Invalid, rejection.body_text()))?;
        let address = origin::address(app.settings(), &parts.headers, peer);
        Ok(Client { app: app.clone(), headers: parts.headers.clone(), address })
    }
}

/// The part of the address that names something.
pub(crate) struct Part(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Part {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Part, ApiError> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(part)) => Ok(Part(part)),
            // It is no text.
            Err(_) => Err(api::unknown().await),
        }
    }
}

/// A body of JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, ApiError> {
        // Whatever has a body changes something. Another site learns nothing about what is wrong with it.
        origin::check(app.settings(), request.headers())?;
        let invalid = |reason: String| ApiError::new(ProblemCode::Invalid, reason);
        let body = timeout(PATIENCE, Bytes::from_request(request, app)).await;
        let body = body.map_err(|_| invalid("the body did not arrive in time".to_owned()))?;
        let body = body.map_err(|rejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
                _ => ProblemCode::Invalid,
            };
            ApiError::new(code, rejection.body_text())
        })?;
        // Serde would also read a list of the fields in their order, which nobody means.
        if body.trim_ascii_start().first() != Some(&b'{') {
            return Err(invalid("the body must be a JSON object".to_owned()));
        }
        serde_json::from_slice(&body).map(Json).map_err(|error| invalid(error.to_string()))
    }
}
