//! The part of the API with which a device lets the server review a game.

use axum::http::StatusCode;
use dvonn_jobs::{ChunkResult, GAME_REVIEW, JobRequest, Look, ReviewParameters, engine_mark};
use dvonn_wire::{GameId, GameReview, Problem, ProblemCode};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, read_id};
use crate::app::{App, Work};
use crate::client::{Client, Part};
use crate::games::Fault;
use crate::origin;
use crate::problem::{ApiError, json};
use crate::session;
use crate::work::{self, AskedBy, Trouble};

/// Everything below `/api` about reviews.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(review))
}

/// Asks for the review of a game that is over, and answers with it once it is finished. Ask again after a few seconds.
#[utoipa::path(
    post, path = "/games/{id}/review", tag = "games", security((), ("session" = []), ("token" = [])),
    params(("id" = GameId, Path, description = "the game")),
    responses(
        (status = 200, body = GameReview),
        (status = 202, body = GameReview, description = "it is not finished yet"),
        (status = 400, body = Problem, description = "the game is not over"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn review(Client { app, headers, address }: Client, Part(id): Part) -> Answer {
    origin::check(app.settings(), &headers)?;
    let player = session::player(&app, &headers).await?;
    if matches!(app.settings().work, Work::Nobody | Work::Threads(0)) {
        return Err(ApiError::new(ProblemCode::Unavailable, "this server does not review games"));
    }
    let request = request(&app, read_id(&id)?).await?;
    let look = Look { job: request.id(), from: 0 };
    let found = match work::look(&app, look).await {
        Ok(found) => found,
        Err(Trouble::Refused(_)) => {
            app.limits().review(address)?;
            work::add(&app, request, AskedBy::Player(player.map(|player| player.id))).await?;
            work::look(&app, look).await?
        }
        Err(trouble) => return Err(trouble.into()),
    };
    let Some(result) = found.results.first() else {
        return Ok(json(StatusCode::ACCEPTED, &GameReview::default()));
    };
    Ok(json(StatusCode::OK, &read(result)?))
}

/// The work. It depends on nothing but the moves, so that a game is reviewed once.
async fn request(app: &App, game: GameId) -> Result<JobRequest, ApiError> {
    let parameters = app.games().look(game, |live| {
        let game = live.game();
        game.ending().map(|_| ReviewParameters {
            start: *game.history().start(),
            moves: game.history().plies().iter().map(|ply| ply.mv).collect(),
        })
    });
    let Some(parameters) = parameters.await? else {
        return Err(ApiError::new(ProblemCode::Invalid, "a game is reviewed when it is over"));
    };
    let parameters = serde_json::to_string(&parameters).expect("moves can be written as JSON");
    Ok(JobRequest { kind: GAME_REVIEW.to_owned(), engine: engine_mark(), parameters, seed: 1, chunks: 1 })
}

fn read(result: &str) -> Result<GameReview, ApiError> {
    let failed = |reason: &dyn std::fmt::Display| {
        tracing::error!(%reason, "a review cannot be read");
        ApiError::new(ProblemCode::Unavailable, "this game cannot be reviewed")
    };
    let outcome: ChunkResult = serde_json::from_str(result).map_err(|error| failed(&error))?;
    let positions = outcome.map_err(|reason| failed(&reason))?;
    let positions = serde_json::from_value(positions).map_err(|error| failed(&error))?;
    Ok(GameReview { is_done: true, positions })
}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> ApiError {
        match trouble {
            Trouble::Refused(reason) => ApiError::new(ProblemCode::Invalid, reason),
            Trouble::Store(error) => Fault::from(error).into(),
        }
    }
}
