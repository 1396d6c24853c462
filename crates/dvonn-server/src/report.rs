//! The part of the API with which players report and block others, and administrators read the reports.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use dvonn_store::{Change, Saying, StoredReport, Words};
use dvonn_wire::{GameId, Name, Player, PlayerId, Problem, ProblemCode, Report, ReportRequest};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::account::{owner, write};
use crate::api::Answer;
use crate::app::App;
use crate::archive;
use crate::client::{Client, Json, Part};
use crate::games::Fault;
use crate::problem::{ApiError, json};

/// How many reports are listed.
const LISTED: u32 = 200;
/// How many players somebody can block.
const MOST_BLOCKED: usize = 500;

/// Everything below `/api` about reports.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(report))
        .routes(routes!(reports))
        .routes(routes!(block, unblock))
        .routes(routes!(blocked))
}

/// Reports a player to the administrators.
#[utoipa::path(
    post, path = "/players/{name}/reports", tag = "players", security(("session" = [])),
    params(("name" = Name, Path, description = "the player")), request_body = ReportRequest,
    responses(
        (status = 204, description = "the administrators can read it"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn report(
    Client { app, headers, address }: Client,
    Part(name): Part,
    Json(report): Json<ReportRequest>,
) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    app.limits().report(address)?;
    let reported = archive::find(&app, &name).await?;
    if reported.id == current.player.id {
        return Err(invalid("nobody reports themselves"));
    }
    if let Some(game) = report.game {
        // The game must exist, and a link that others do not have must not become known through a report.
        let is_there = app.games().look(game, |live| live.color_of(Some(reported.id)).is_some()).await?;
        if !is_there {
            return Err(invalid("this player does not play in this game"));
        }
    }
    if let Some(number) = report.message {
        let game = report.game.ok_or_else(|| invalid("a message belongs to a game"))?;
        check_message(&app, game, number, current.player.id, reported.id).await?;
    }
    let at = app.games().hear_time().await.map_err(Fault::from)?;
    let change = Change::Report { by: current.player.id, player: reported.id, report, at };
    // Reporting the same again changes nothing.
    let _ = write(&app, change).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Checks that one player wrote a message to the other: nobody else has read it.
async fn check_message(
    app: &App,
    game: GameId,
    number: u32,
    reader: PlayerId,
    writer: PlayerId,
) -> Result<(), ApiError> {
    let colors = app.games().look(game, |live| (live.color_of(Some(reader)), live.color_of(Some(writer))));
    let (Some(_), by) = colors.await? else { return Err(invalid("you do not play in this game")) };
    let sayings = app.games().sayings(game, number.saturating_sub(1)).await?;
    let is_theirs = |saying: &Saying| saying.number == number && Some(saying.by) == by;
    let is_there = sayings.first().is_some_and(|one| is_theirs(one) && matches!(one.words, Words::Text(_)));
    if is_there { Ok(()) } else { Err(invalid("this player did not write this message")) }
}

fn invalid(reason: &str) -> ApiError {
    ApiError::new(ProblemCode::Invalid, reason)
}

/// Blocks a player: they cannot challenge you or chat with you.
#[utoipa::path(
    put, path = "/players/{name}/block", tag = "players", security(("session" = [])),
    params(("name" = Name, Path, description = "the player")),
    responses(
        (status = 204, description = "the player is blocked"),
        (status = 400, body = Problem, description = "nobody blocks themselves"),
        (status = 429, body = Problem, description = "too many are blocked"),
    )
)]
async fn block(State(app): State<App>, headers: HeaderMap, Part(name): Part) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let player = archive::find(&app, &name).await?;
    if player.id == current.player.id {
        return Err(invalid("nobody blocks themselves"));
    }
    if app.games().store().blocked(current.player.id).await.map_err(Fault::from)?.len() >= MOST_BLOCKED {
        return Err(ApiError::new(ProblemCode::TooMany, "nobody blocks more players than this"));
    }
    let _ = write(&app, Change::Block { by: current.player.id, player: player.id }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Unblocks a player.
#[utoipa::path(
    delete, path = "/players/{name}/block", tag = "players", security(("session" = [])),
    params(("name" = Name, Path, description = "the player")),
    responses((status = 204, description = "the player is not blocked"))
)]
async fn unblock(State(app): State<App>, headers: HeaderMap, Part(name): Part) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let player = archive::find(&app, &name).await?;
    let _ = write(&app, Change::Unblock { by: current.player.id, player: player.id }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Whom you have blocked.
#[utoipa::path(
    get, path = "/account/blocked", tag = "account", security(("session" = [])),
    responses(
        (status = 200, body = Vec<Player>),
        (status = 403, body = Problem, description = "this is for players with an account"),
    )
)]
async fn blocked(State(app): State<App>, headers: HeaderMap) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let players = app.games().store().blocked(current.player.id).await.map_err(Fault::from)?;
    Ok(json(StatusCode::OK, &players))
}

/// What players have reported, the newest first; for administrators.
#[utoipa::path(
    get, path = "/admin/reports", tag = "administration", security(("session" = [])),
    responses(
        (status = 200, body = Vec<Report>),
        (status = 403, body = Problem, description = "this is for administrators"),
    )
)]
async fn reports(State(app): State<App>, headers: HeaderMap) -> Answer {
    let (_, name) = owner(&app, &headers).await?;
    let account = app.games().store().account(name.key()).await.map_err(Fault::from)?;
    if !account.is_some_and(|account| account.is_admin) {
        return Err(ApiError::new(ProblemCode::NeedsAccount, "this is for administrators"));
    }
    let found = app.games().store().reports(LISTED).await.map_err(Fault::from)?;
    let show = |StoredReport { at, by, player, reason, game, message }| Report {
        at,
        by,
        player,
        reason,
        game,
        message,
    };
    Ok(json(StatusCode::OK, &found.into_iter().map(show).collect::<Vec<_>>()))
}
