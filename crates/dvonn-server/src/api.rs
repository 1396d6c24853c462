//! The REST part of the wire protocol.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::{get, post};
use dvonn_store::Listing;
use dvonn_wire::{GameId, Invitation, Me, Player, ProblemCode, Stakes};

use crate::app::App;
use crate::problem::{ApiError, json};
use crate::{origin, session};

/// An invitation has a few dozen bytes.
const LARGEST_BODY: usize = 16 * 1024;

type Answer = Result<Response, ApiError>;

/// Everything below `/api`.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/games", get(my_games))
        .route("/games", post(create_by_link))
        .route("/lobby", get(lobby).post(create_in_lobby))
        .route("/games/{id}", get(game))
        .route("/games/{id}/join", post(join))
        .fallback(unknown)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(map_response(add_headers))
}

/// Answers are data for one client: nobody stores them, shows them as a page or reads them from another site.
pub(crate) async fn add_headers(mut response: Response) -> Response {
    for (name, value) in [
        (header::CACHE_CONTROL, "no-store"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn me(State(app): State<App>, headers: HeaderMap) -> Answer {
    let player = session::player(&app, &headers).await?;
    Ok(json(StatusCode::OK, &Me { player }))
}

async fn my_games(State(app): State<App>, headers: HeaderMap) -> Answer {
    let games = match session::player(&app, &headers).await? {
        Some(player) => app.games().list(player.id).await?,
        None => Vec::new(),
    };
    Ok(json(StatusCode::OK, &games))
}

async fn lobby(State(app): State<App>, headers: HeaderMap) -> Answer {
    let player = session::player(&app, &headers).await?;
    Ok(json(StatusCode::OK, &app.games().lobby(player.map(|player| player.id)).await?))
}

async fn create_by_link(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer {
    create(&app, peer, &headers, body, Listing::Link).await
}

async fn create_in_lobby(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer {
    create(&app, peer, &headers, body, Listing::Lobby).await
}

async fn create(
    app: &App,
    peer: SocketAddr,
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
    listing: Listing,
) -> Answer {
    let body = body.map_err(|rejection| {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
            _ => ProblemCode::Invalid,
        };
        ApiError::new(code, rejection.body_text())
    })?;
    let invalid = |error: &dyn std::fmt::Display| ApiError::new(ProblemCode::Invalid, error.to_string());
    let invitation: Invitation = serde_json::from_slice(&body).map_err(|error| invalid(&error))?;
    invitation.check().map_err(|error| invalid(&error))?;
    let (player, cookie) = admit(app, peer, headers).await?;
    if invitation.stakes == Stakes::Rated && player.name.is_none() {
        return Err(ApiError::new(ProblemCode::NeedsAccount, "rated games are for players with an account"));
    }
    let id = app.games().create(player.id, invitation, listing).await?;
    let view = app.games().view(id, 0, Some(player.id)).await?;
    Ok(with_cookie(json(StatusCode::CREATED, &view), cookie))
}

async fn game(State(app): State<App>, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    let player = session::player(&app, &headers).await?;
    let view = app.games().view(read_id(&id)?, 0, player.map(|player| player.id)).await?;
    Ok(json(StatusCode::OK, &view))
}

async fn join(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Answer {
    let id = read_id(&id)?;
    let (player, cookie) = admit(&app, peer, &headers).await?;
    app.games().join(id, player.id).await?;
    let view = app.games().view(id, 0, Some(player.id)).await?;
    Ok(with_cookie(json(StatusCode::OK, &view), cookie))
}

pub(crate) async fn unknown() -> ApiError {
    ApiError::new(ProblemCode::NotFound, "there is nothing at this address")
}

async fn wrong_method() -> ApiError {
    ApiError::new(ProblemCode::WrongMethod, "this address does not know this method")
}

/// Lets a client change something: from our own page, not too often, and with a session.
async fn admit(
    app: &App,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> Result<(Player, Option<HeaderValue>), ApiError> {
    origin::check(app.settings(), headers)?;
    app.admit_creation(origin::address(app.settings(), headers, peer))?;
    session::player_or_guest(app, headers).await
}

/// A text that is no identifier is no game either.
fn read_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| ApiError::new(ProblemCode::NotFound, "there is no such game"))
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
