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
use dvonn_wire::{GameId, Invitation, Me, Player, PlayerId, ProblemCode};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::games::{Fault, Live};
use crate::house::HouseBot;
use crate::problem::{ApiError, json};
use crate::{account, archive, origin, session};

/// An invitation has a few dozen bytes.
const LARGEST_BODY: usize = 16 * 1024;

pub(crate) type Answer = Result<Response, ApiError>;

/// Everything below `/api`.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/games", get(my_games))
        .route("/games", get(archive::archive).post(create_by_link))
        .route("/lobby", get(lobby).post(create_in_lobby))
        .route("/games/{id}", get(game))
        .route("/games/{id}/board", get(board))
        .route("/games/{id}/join", post(join))
        .merge(account::router())
        .merge(archive::router())
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
    let player = match session::player(&app, &headers).await? {
        Some(player) => Some(app.games().with_ratings(player).await?),
        None => None,
    };
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
    let mut lobby = app.games().lobby(player.map(|player| player.id)).await?;
    for bot in app.house() {
        lobby.bots.push(app.games().with_ratings(bot.player()).await?);
    }
    Ok(json(StatusCode::OK, &lobby))
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
    let invitation: Invitation = read_body(body)?;
    invitation.check().map_err(|error| ApiError::new(ProblemCode::Invalid, error.to_string()))?;
    let (player, cookie) = admit(app, peer, headers).await?;
    let bot = match invitation.opponent {
        Some(opponent) => check_opponent(app, &player, opponent).await?,
        None => None,
    };
    let id = app.games().create(&player, invitation, listing).await?;
    if let Some(bot) = bot {
        app.games().join(id, &bot.player()).await?;
    }
    let view = app.games().view(id, 0, Some(player.id)).await?;
    Ok(with_cookie(json(StatusCode::CREATED, &view), cookie))
}

/// Checks that somebody can be invited, and returns the house bot, which joins at once.
async fn check_opponent(
    app: &App,
    player: &Player,
    opponent: PlayerId,
) -> Result<Option<HouseBot>, ApiError> {
    if opponent == player.id {
        return Err(ApiError::new(ProblemCode::Invalid, "nobody plays against themselves"));
    }
    if let Some(bot) = app.house().iter().copied().find(|bot| bot.id() == opponent) {
        if bot.is_busy(app.games().store()).await.map_err(Fault::from)? {
            return Err(ApiError::new(ProblemCode::TooMany, "this bot plays as many games as it can"));
        }
        return Ok(Some(bot));
    }
    let found = app.games().store().find_player(opponent).await.map_err(Fault::from)?;
    // A guest has no name by which anybody could know them, and a house bot of another server does not play here.
    match found {
        Some(found) if found.name.is_some() && !HouseBot::is_one(opponent) => Ok(None),
        _ => Err(ApiError::new(ProblemCode::NotFound, "there is no such player to invite")),
    }
}

async fn game(State(app): State<App>, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    let player = session::player(&app, &headers).await?;
    let view = app.games().view(read_id(&id)?, 0, player.map(|player| player.id)).await?;
    Ok(json(StatusCode::OK, &view))
}

async fn board(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let view = app.games().look(read_id(&id)?, Live::board).await?;
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
    app.games().join(id, &player).await?;
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
    app.limits().creation(origin::address(app.settings(), headers, peer))?;
    session::player_or_guest(app, headers).await
}

/// Reads a body of JSON.
pub(crate) fn read_body<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, ApiError> {
    let body = body.map_err(|rejection| {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
            _ => ProblemCode::Invalid,
        };
        ApiError::new(code, rejection.body_text())
    })?;
    serde_json::from_slice(&body).map_err(|error| ApiError::new(ProblemCode::Invalid, error.to_string()))
}

/// A text that is no identifier is no game either.
pub(crate) fn read_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| ApiError::new(ProblemCode::NotFound, "there is no such game"))
}

pub(crate) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
