//! What the page asks a server for outside the socket: creating and joining games.

use dvonn_wire::{GameId, GameView, Invitation, Me, Problem, ProblemCode};
use leptos::prelude::window;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why a request brought nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ApiError {
    /// The server said why.
    Problem(ProblemCode),
    /// There is no answer, or none of a DVONN server.
    NoServer,
}

/// Whether this page comes from a server that keeps games; a plain host only has files.
pub(super) async fn has_server() -> bool {
    request::<Me>("GET", "/api/me", None).await.is_ok()
}

/// Creates a game for the person and whoever opens its link.
pub(super) async fn create(invitation: &Invitation) -> Result<GameView, ApiError> {
    let body = serde_json::to_string(invitation).expect("an invitation can be written");
    request("POST", "/api/games", Some(&body)).await
}

/// A game as it stands.
pub(super) async fn game(game: GameId) -> Result<GameView, ApiError> {
    request("GET", &format!("/api/games/{game}"), None).await
}

/// Takes the free seat of a game; somebody who has one keeps it.
pub(super) async fn join(game: GameId) -> Result<GameView, ApiError> {
    request("POST", &format!("/api/games/{game}/join"), None).await
}

async fn request<T: DeserializeOwned>(method: &str, path: &str, body: Option<&str>) -> Result<T, ApiError> {
    let (is_ok, text) = fetch(method, path, body).await.map_err(|_| ApiError::NoServer)?;
    if is_ok {
        return serde_json::from_str(&text).map_err(|_| ApiError::NoServer);
    }
    let problem = serde_json::from_str(&text).map(|problem: Problem| ApiError::Problem(problem.code));
    Err(problem.unwrap_or(ApiError::NoServer))
}

/// Whether the server did it, and what it answered.
async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<(bool, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await?;
    let response: Response = response.unchecked_into();
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
