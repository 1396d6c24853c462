//! The part of the API with which players report others, and administrators read the reports.

use std::net::SocketAddr;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use dvonn_store::{Change, StoredReport};
use dvonn_wire::{Name, Problem, ProblemCode, Report, ReportRequest};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::account::{owner, write};
use crate::api::{Answer, read_body};
use crate::app::App;
use crate::games::Fault;
use crate::problem::{ApiError, json};
use crate::{archive, origin};

/// How many reports are listed.
const LISTED: u32 = 200;

/// Everything below `/api` about reports.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(report)).routes(routes!(reports))
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
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(name): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Answer {
    let report: ReportRequest = read_body(body)?;
    let (current, _) = owner(&app, &headers).await?;
    app.limits().report(origin::address(app.settings(), &headers, peer))?;
    let reported = archive::find(&app, &name).await?;
    if reported.id == current.player.id {
        return Err(ApiError::new(ProblemCode::Invalid, "nobody reports themselves"));
    }
    if let Some(game) = report.game {
        // The game must exist, and a link that others do not have must not become known through a report.
        let is_there = app.games().look(game, |live| live.color_of(Some(reported.id)).is_some()).await?;
        if !is_there {
            return Err(ApiError::new(ProblemCode::Invalid, "this player does not play in this game"));
        }
    }
    let at = app.games().hear_time().await.map_err(Fault::from)?;
    let change = Change::Report { by: current.player.id, player: reported.id, report, at };
    // Reporting the same again changes nothing.
    let _ = write(&app, change).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
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
    let show = |StoredReport { at, by, player, reason, game }| Report { at, by, player, reason, game };
    Ok(json(StatusCode::OK, &found.into_iter().map(show).collect::<Vec<_>>()))
}
