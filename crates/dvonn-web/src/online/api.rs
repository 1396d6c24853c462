//! What the page asks a server for outside the socket: finding, creating and joining games, and the account.

use dvonn_wire::{
    AccountChange, AccountDeletion, Credentials, Featured, GameId, GamePage, GameSummary, GameView,
    Invitation, Leaderboard, Lobby, Me, Name, NewToken, Player, Problem, ProblemCode, Profile, ReportRequest,
    Session, SessionId, TokenRequest,
};
use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
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

/// Whether this page comes from a server that keeps games; a plain host only has files. This does not read the answer, so
/// that the front page does not need the code for it.
pub(super) async fn has_server() -> bool {
    let answer = fetch("GET", "/api/me", None).await;
    answer.is_ok_and(|(is_ok, text)| is_ok && text.starts_with('{'))
}

/// Creates a game for the person and whoever opens its link.
pub(super) async fn create(invitation: &Invitation) -> Result<GameView, ApiError> {
    request("POST", "/api/games", Some(&written(invitation))).await
}

/// Creates a game for the person and whoever finds it in the lobby.
pub(super) async fn offer(invitation: &Invitation) -> Result<GameView, ApiError> {
    request("POST", "/api/lobby", Some(&written(invitation))).await
}

/// What the server's review says about each position of a game; empty while it is not finished, and `None` if there is none.
/// The answer is a `dvonn_wire::GameReview`.
pub(crate) async fn review_of(game: GameId) -> Option<Vec<Value>> {
    let (is_ok, text) = fetch("POST", &format!("/api/games/{game}/review"), None).await.ok()?;
    let mut answer: Value = serde_json::from_str(&text).ok()?;
    let positions = answer.get_mut("positions").filter(|_| is_ok)?.as_array_mut()?;
    Some(std::mem::take(positions))
}

fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("what is sent can be written")
}

/// Games that wait for a player, and games to watch.
pub(super) async fn lobby() -> Result<Lobby, ApiError> {
    request("GET", "/api/lobby", None).await
}

/// The person's own games, newest first.
pub(super) async fn own_games() -> Result<Vec<GameSummary>, ApiError> {
    request("GET", "/api/me/games", None).await
}

/// A game as it stands.
pub(super) async fn game(game: GameId) -> Result<GameView, ApiError> {
    request("GET", &format!("/api/games/{game}"), None).await
}

/// Takes the free seat of a game; somebody who has one keeps it.
pub(super) async fn join(game: GameId) -> Result<GameView, ApiError> {
    request("POST", &format!("/api/games/{game}/join"), None).await
}

/// Who the person is for the server.
pub(super) async fn me() -> Result<Me, ApiError> {
    request("GET", "/api/me", None).await
}

/// Creates an account.
pub(super) async fn register(credentials: &Credentials) -> Result<Me, ApiError> {
    request("POST", "/api/account", Some(&written(credentials))).await
}

/// Logs in.
pub(super) async fn log_in(credentials: &Credentials) -> Result<Me, ApiError> {
    request("POST", "/api/session", Some(&written(credentials))).await
}

/// Logs out.
pub(super) async fn log_out() -> Result<(), ApiError> {
    demand("DELETE", "/api/session", None).await.map(drop)
}

/// Changes the name or the password.
pub(super) async fn change_account(change: &AccountChange) -> Result<Me, ApiError> {
    request("PATCH", "/api/account", Some(&written(change))).await
}

/// Deletes the account for ever.
pub(super) async fn delete_account(deletion: &AccountDeletion) -> Result<(), ApiError> {
    demand("DELETE", "/api/account", Some(&written(deletion))).await.map(drop)
}

/// Where the person is logged in, and their tokens.
pub(super) async fn sessions() -> Result<Vec<Session>, ApiError> {
    request("GET", "/api/account/sessions", None).await
}

/// Ends a session, or takes a token back.
pub(super) async fn end_session(session: SessionId) -> Result<(), ApiError> {
    demand("DELETE", &format!("/api/account/sessions/{session}"), None).await.map(drop)
}

/// A new token for a program.
pub(super) async fn new_token(request_for: &TokenRequest) -> Result<NewToken, ApiError> {
    request("POST", "/api/account/tokens", Some(&written(request_for))).await
}

/// What anybody can know about a player.
pub(super) async fn profile(player: &Name) -> Result<Profile, ApiError> {
    request("GET", &format!("/api/players/{player}"), None).await
}

/// A page of a player's finished games: the first, or the one after `after`.
pub(super) async fn games_of(player: &Name, after: Option<&str>) -> Result<GamePage, ApiError> {
    let after = after.map(|after| format!("?after={after}")).unwrap_or_default();
    request("GET", &format!("/api/players/{player}/games{after}"), None).await
}

/// Public games that meet the conditions, which need not be escaped.
pub(super) async fn public_games(conditions: &str) -> Result<GamePage, ApiError> {
    request("GET", &format!("/api/games?{conditions}"), None).await
}

/// Where the browser downloads all public games.
pub(super) const ALL_GAMES: &str = "/api/games.jsonl";

/// Keeps a player away.
pub(super) async fn block(player: &str) -> Result<(), ApiError> {
    demand("PUT", &format!("/api/players/{player}/block"), None).await.map(drop)
}

/// Does not keep a player away any more.
pub(super) async fn unblock(player: &str) -> Result<(), ApiError> {
    demand("DELETE", &format!("/api/players/{player}/block"), None).await.map(drop)
}

/// Whom the person keeps away.
pub(super) async fn blocked() -> Result<Vec<Player>, ApiError> {
    request("GET", "/api/account/blocked", None).await
}

/// Tells the administrators about a player.
pub(super) async fn report(player: &str, report: &ReportRequest) -> Result<(), ApiError> {
    demand("POST", &format!("/api/players/{player}/reports"), Some(&written(report))).await.map(drop)
}

/// The game that the front page shows, if there is one.
pub(super) async fn featured() -> Result<Option<Featured>, ApiError> {
    request("GET", "/api/featured", None).await
}

/// The best players.
pub(super) async fn leaders() -> Result<Leaderboard, ApiError> {
    request("GET", "/api/leaderboard", None).await
}

/// Where the browser downloads everything that the server knows about the person.
pub(super) const EXPORT: &str = "/api/account/export";

async fn request<T: DeserializeOwned>(method: &str, path: &str, body: Option<&str>) -> Result<T, ApiError> {
    let text = demand(method, path, body).await?;
    serde_json::from_str(&text).map_err(|_| ApiError::NoServer)
}

/// The text of an answer that is not an error.
async fn demand(method: &str, path: &str, body: Option<&str>) -> Result<String, ApiError> {
    let (is_ok, text) = fetch(method, path, body).await.map_err(|_| ApiError::NoServer)?;
    if is_ok {
        return Ok(text);
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
