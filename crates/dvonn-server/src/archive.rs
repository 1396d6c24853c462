//! The part of the API about players and finished games that anybody can look up.

use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dvonn_core::Color;
use dvonn_game::{Export, Record};
use dvonn_store::{LeaderKind, Score, Search, StoredGame};
use dvonn_wire::{
    GameId, GamePage, GameQuery, Leaderboard, Leaders, Name, OpponentResults, Player, PlayerId, Problem,
    ProblemCode, Profile, RatingPoint, ResultQuery, Results, Speed,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, read_id};
use crate::app::App;
use crate::client::Part;
use crate::date::day;
use crate::games::{Fault, Live, summary};
use crate::problem::{ApiError, json};
use crate::session;

/// How many games are on a page.
const USUAL_PAGE: u32 = 20;
const LARGEST_PAGE: u32 = 100;
/// How many players are in a list of the best.
const LEADERS: u32 = 50;
/// How many opponents a profile shows.
const OPPONENTS: usize = 100;

/// Everything below `/api` that can be looked up.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(games_of))
        .routes(routes!(leaderboard))
        .routes(routes!(record))
}

/// What anybody can know about a player.
#[utoipa::path(
    get, path = "/players/{name}", tag = "players",
    params(("name" = Name, Path, description = "the player")),
    responses((status = 200, body = Profile))
)]
async fn profile(State(app): State<App>, Part(name): Part) -> Answer {
    let player = find(&app, &name).await?;
    let store = app.games().store();
    let point = |standing: dvonn_store::Standing| {
        let shown = standing.shown();
        RatingPoint { at: standing.at, value: shown.value, deviation: shown.deviation }
    };
    let history = store.history(player.id).await.map_err(Fault::from)?;
    let history =
        history.into_iter().map(|(speed, all)| (speed, all.into_iter().map(point).collect())).collect();
    let (results, opponents) = tally(store.scores(player.id).await.map_err(Fault::from)?);
    let placements = store.placements(player.id).await.map_err(Fault::from)?;
    let player = app.games().with_ratings(player).await?;
    Ok(json(StatusCode::OK, &Profile { player, history, results, opponents, placements }))
}

/// The results in all, and against each opponent. Those without a name are counted together.
fn tally(scores: Vec<Score>) -> (Results, Vec<OpponentResults>) {
    let add = |sum: &mut Results, more: Results| {
        sum.won += more.won;
        sum.lost += more.lost;
        sum.drawn += more.drawn;
    };
    let (mut all, mut nameless) = (Results::default(), Results::default());
    let mut opponents = Vec::new();
    for Score { opponent, results } in scores {
        add(&mut all, results);
        if opponent.name.is_some() {
            opponents.push(OpponentResults { opponent: Some(opponent), results });
        } else {
            add(&mut nameless, results);
        }
    }
    if nameless.games() > 0 {
        opponents.push(OpponentResults { opponent: None, results: nameless });
    }
    opponents.sort_by_key(|score| std::cmp::Reverse(score.results.games()));
    opponents.truncate(OPPONENTS);
    (all, opponents)
}

/// A page of a player's public games.
#[utoipa::path(
    get, path = "/players/{name}/games", tag = "players", security((), ("session" = []), ("token" = [])),
    params(("name" = Name, Path, description = "the player"), GameQuery),
    responses((status = 200, body = GamePage))
)]
async fn games_of(
    State(app): State<App>,
    headers: HeaderMap,
    Part(name): Part,
    query: Result<Query<GameQuery>, QueryRejection>,
) -> Answer {
    let query = read_query(query)?;
    if query.player.is_some() {
        return Err(invalid("the address already names the player"));
    }
    let player = find(&app, &name).await?;
    search(&app, &headers, query, Some(player.id)).await
}

/// All public games.
#[utoipa::path(
    get, path = "/games", tag = "games", security((), ("session" = []), ("token" = [])), params(GameQuery),
    responses(
        (status = 200, body = GamePage),
        (status = 404, body = Problem, description = "there is no such player"),
    )
)]
pub(crate) async fn archive(
    State(app): State<App>,
    headers: HeaderMap,
    query: Result<Query<GameQuery>, QueryRejection>,
) -> Answer {
    let query = read_query(query)?;
    let player = match &query.player {
        Some(name) => Some(find(&app, name.as_str()).await?.id),
        None => None,
    };
    search(&app, &headers, query, player).await
}

async fn search(app: &App, headers: &HeaderMap, query: GameQuery, player: Option<PlayerId>) -> Answer {
    if player.is_none() && matches!(query.result, Some(ResultQuery::Won | ResultQuery::Lost)) {
        return Err(invalid("name the player who won or lost"));
    }
    let opponent = match &query.opponent {
        Some(name) => Some(find(app, name.as_str()).await?.id),
        None => None,
    };
    if [query.since, query.until].into_iter().flatten().any(|time| time > GameQuery::LATEST) {
        return Err(invalid("`since` and `until` are seconds since 1970"));
    }
    let limit = query.limit.unwrap_or(USUAL_PAGE).clamp(1, LARGEST_PAGE);
    let after = query.after.as_deref().map(read_place).transpose()?;
    let search = Search {
        player,
        opponent,
        result: query.result,
        speed: query.speed,
        stakes: query.stakes,
        since: query.since.map(Duration::from_secs),
        until: query.until.map(Duration::from_secs),
        min_plies: query.min_plies,
        max_plies: query.max_plies,
        dvonns: query.dvonns,
        after,
    };
    let viewer = session::player(app, headers).await?.map(|viewer| viewer.id);
    let mut found = app.games().store().search(search, limit + 1).await.map_err(Fault::from)?;
    let has_more = found.len() as u32 > limit;
    found.truncate(limit as usize);
    let next = found.last().filter(|_| has_more).map(place);
    let games = found.into_iter().map(|game| summary(game, viewer)).collect();
    Ok(json(StatusCode::OK, &GamePage { games, next }))
}

/// A game's place in the order of a search.
pub(crate) fn place(game: &StoredGame) -> String {
    format!("{}-{}", game.ended.unwrap_or_default().as_micros(), game.setup.id)
}

fn read_place(text: &str) -> Result<(Duration, GameId), ApiError> {
    let place = text
        .split_once('-')
        .and_then(|(ended, id)| Some((Duration::from_micros(ended.parse().ok()?), id.parse().ok()?)));
    place.ok_or_else(|| invalid("`after` is the `next` of another page"))
}

/// The best people and bots at each speed.
#[utoipa::path(
    get, path = "/leaderboard", tag = "players",
    responses((status = 200, body = Leaderboard))
)]
async fn leaderboard(State(app): State<App>) -> Answer {
    let store = app.games().store();
    let mut board = Leaderboard::new();
    for speed in Speed::ALL {
        let people = store.leaders(speed, LeaderKind::People, LEADERS).await.map_err(Fault::from)?;
        let bots = store.leaders(speed, LeaderKind::Bots, LEADERS).await.map_err(Fault::from)?;
        board.insert(speed, Leaders { people, bots });
    }
    Ok(json(StatusCode::OK, &board))
}

/// In which format a record is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct RecordQuery {
    #[serde(default)]
    #[param(inline)]
    format: RecordFormat,
}

#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum RecordFormat {
    #[default]
    Dvonn,
    Json,
    LittleGolem,
}

/// A game as a record.
#[utoipa::path(
    get, path = "/games/{id}/record", tag = "games",
    params(("id" = GameId, Path, description = "the game"), RecordQuery),
    responses(
        (status = 200, description = "the record", content(
            (String = "text/plain; charset=utf-8"), (inline(serde_json::Value) = "application/json"),
        )),
    )
)]
async fn record(
    State(app): State<App>,
    Part(id): Part,
    query: Result<Query<RecordQuery>, QueryRejection>,
) -> Answer {
    let RecordQuery { format } = read_query(query)?;
    let id = read_id(&id)?;
    let record = app.games().look(id, written).await?;
    let (export, kind, ending) = match format {
        RecordFormat::Dvonn => (Export::Dvonn, "text/plain; charset=utf-8", "dvonn"),
        RecordFormat::Json => (Export::Json, "application/json", "json"),
        RecordFormat::LittleGolem => (Export::LittleGolem, "text/plain; charset=utf-8", "txt"),
    };
    let text = record.export(export).map_err(|error| invalid(error.to_string()))?.text;
    let mut response: Response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    let name = format!("attachment; filename=\"dvonn-{id}.{ending}\"");
    let name = HeaderValue::try_from(name).expect("letters and digits are valid in a header");
    headers.insert(header::CONTENT_DISPOSITION, name);
    Ok(response)
}

/// The record of a game with the names of its players.
pub(crate) fn written(live: &Live) -> Record {
    let mut record = live.game().record();
    let mut set = |tag: &str, value: String| record.tags.set(tag, value).expect("these are tags");
    for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
        let player = live.player(color);
        let name = player.and_then(|player| player.name.clone());
        set(tag, name.unwrap_or_else(|| if player.is_some() { "guest" } else { "?" }.to_owned()));
    }
    set("Date", day(live.created()).to_string());
    record
}

pub(crate) async fn find(app: &App, name: &str) -> Result<Player, ApiError> {
    let missing = || ApiError::new(ProblemCode::NotFound, "there is no such player");
    let name: Name = name.parse().map_err(|_| missing())?;
    let account = app.games().store().account(name.key()).await.map_err(Fault::from)?;
    account.map(|account| account.player).ok_or_else(missing)
}

fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, ApiError> {
    query.map(|Query(query)| query).map_err(|rejection| invalid(rejection.body_text()))
}

fn invalid(reason: impl Into<String>) -> ApiError {
    ApiError::new(ProblemCode::Invalid, reason)
}
