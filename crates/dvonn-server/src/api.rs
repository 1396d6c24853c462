//! The REST part of the wire protocol.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::Response;
use dvonn_store::Listing;
use dvonn_wire::{
    BoardView, Featured, GameId, GameSummary, GameView, Invitation, Lobby, Me, Player, PlayerId, Problem,
    ProblemCode,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::client::{Client, Json, Part};
use crate::games::{Fault, Live};
use crate::house::HouseBot;
use crate::problem::{ApiError, json};
use crate::{account, archive, description, download, origin, report, review, session};

/// An invitation has a few dozen bytes.
const LARGEST_BODY: usize = 16 * 1024;

pub(crate) type Answer = Result<Response, ApiError>;

/// Everything below `/api`, and its description.
pub(crate) fn router() -> Router<App> {
    let (router, described) = OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(my_games))
        .routes(routes!(archive::archive, create_by_link))
        .routes(routes!(lobby, create_in_lobby))
        .routes(routes!(featured))
        .routes(routes!(game))
        .routes(routes!(board))
        .routes(routes!(join))
        .merge(account::router())
        .merge(archive::router())
        .merge(report::router())
        .merge(review::router())
        .merge(download::router())
        .split_for_parts();
    router
        .merge(description::router(described))
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
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Who you are.
#[utoipa::path(
    get, path = "/me", tag = "account", security((), ("session" = []), ("token" = [])),
    responses((status = 200, body = Me))
)]
async fn me(State(app): State<App>, headers: HeaderMap) -> Answer {
    let player = match session::player(&app, &headers).await? {
        Some(player) => Some(app.games().with_ratings(player).await?),
        None => None,
    };
    Ok(json(StatusCode::OK, &Me { player }))
}

/// Your games, the newest first.
#[utoipa::path(
    get, path = "/me/games", tag = "games", security((), ("session" = []), ("token" = [])),
    responses((status = 200, body = Vec<GameSummary>))
)]
async fn my_games(State(app): State<App>, headers: HeaderMap) -> Answer {
    let games = match session::player(&app, &headers).await? {
        Some(player) => app.games().list(player.id).await?,
        None => Vec::new(),
    };
    Ok(json(StatusCode::OK, &games))
}

/// Games that wait for a player, games to watch, games to which you are invited, and bots.
#[utoipa::path(
    get, path = "/lobby", tag = "games", security((), ("session" = []), ("token" = [])),
    responses((status = 200, body = Lobby))
)]
async fn lobby(State(app): State<App>, headers: HeaderMap) -> Answer {
    let player = session::player(&app, &headers).await?;
    let mut lobby = app.games().lobby(player.map(|player| player.id)).await?;
    for bot in app.house() {
        lobby.bots.push(app.games().with_ratings(bot.player()).await?);
    }
    Ok(json(StatusCode::OK, &lobby))
}

/// A game for a front page to show, or nothing.
#[utoipa::path(
    get, path = "/featured", tag = "games",
    responses((status = 200, body = Option<Featured>))
)]
async fn featured(State(app): State<App>) -> Answer {
    Ok(json(StatusCode::OK, &app.games().featured().await?))
}

/// Creates a game for whoever opens its link.
#[utoipa::path(
    post, path = "/games", tag = "games", security((), ("session" = []), ("token" = [])),
    request_body = Invitation,
    responses(
        (status = 201, body = GameView),
        (status = 404, body = Problem, description = "there is no such player to invite"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn create_by_link(client: Client, Json(invitation): Json<Invitation>) -> Answer {
    create(&client, invitation, Listing::Link).await
}

/// Creates a game that the lobby shows.
#[utoipa::path(
    post, path = "/lobby", tag = "games", security((), ("session" = []), ("token" = [])),
    request_body = Invitation,
    responses(
        (status = 201, body = GameView),
        (status = 404, body = Problem, description = "there is no such player to invite"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn create_in_lobby(client: Client, Json(invitation): Json<Invitation>) -> Answer {
    create(&client, invitation, Listing::Lobby).await
}

async fn create(client: &Client, invitation: Invitation, listing: Listing) -> Answer {
    let app = &client.app;
    invitation.check().map_err(|error| ApiError::new(ProblemCode::Invalid, error.to_string()))?;
    let (player, cookie) = admit(client).await?;
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
        Some(found) if found.name.is_some() && !HouseBot::is_one(opponent) => {
            if app.games().are_apart(player.id, opponent).await? {
                return Err(Fault::Blocked.into());
            }
            Ok(None)
        }
        _ => Err(ApiError::new(ProblemCode::NotFound, "there is no such player to invite")),
    }
}

/// A game with all its events.
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", security((), ("session" = []), ("token" = [])),
    params(("id" = GameId, Path, description = "the game")),
    responses((status = 200, body = GameView))
)]
async fn game(State(app): State<App>, headers: HeaderMap, Part(id): Part) -> Answer {
    let player = session::player(&app, &headers).await?;
    let view = app.games().view(read_id(&id)?, 0, player.map(|player| player.id)).await?;
    Ok(json(StatusCode::OK, &view))
}

/// The board and the legal moves, for programs that do not know the rules.
#[utoipa::path(
    get, path = "/games/{id}/board", tag = "games",
    params(("id" = GameId, Path, description = "the game")),
    responses((status = 200, body = BoardView))
)]
async fn board(State(app): State<App>, Part(id): Part) -> Answer {
    let view = app.games().read(read_id(&id)?, Live::board).await?;
    Ok(json(StatusCode::OK, &view))
}

/// Takes the free seat of a game.
#[utoipa::path(
    post, path = "/games/{id}/join", tag = "games", security((), ("session" = []), ("token" = [])),
    params(("id" = GameId, Path, description = "the game")),
    responses(
        (status = 200, body = GameView),
        (status = 409, body = Problem, description = "both seats are taken, or the free one is kept for somebody else"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn join(client: Client, Part(id): Part) -> Answer {
    let id = read_id(&id)?;
    let (player, cookie) = admit(&client).await?;
    let Client { app, .. } = client;
    app.games().join(id, &player).await?;
    let view = app.games().view(id, 0, Some(player.id)).await?;
    Ok(with_cookie(json(StatusCode::OK, &view), cookie))
}

pub(crate) async fn unknown() -> ApiError {
    ApiError::new(ProblemCode::NotFound, "there is nothing at this address")
}

pub(crate) async fn wrong_method() -> ApiError {
    ApiError::new(ProblemCode::WrongMethod, "this address does not know this method")
}

/// Lets a client change something: from our own page, not too often, and with a session.
pub(crate) async fn admit(client: &Client) -> Result<(Player, Option<HeaderValue>), ApiError> {
    let Client { app, headers, address } = client;
    origin::check(app.settings(), headers)?;
    app.limits().creation(*address)?;
    session::player_or_guest(app, headers).await
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
