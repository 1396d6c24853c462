//! All public games as one file that anybody may use for anything.
//!
//! It is made when somebody asks for it and something is new, and kept in the folder of the data, from which it may be
//! deleted at any time. Players are named by their identifiers: copies of the file must not keep a name that was deleted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dvonn_core::Color;
use dvonn_game::Export;
use dvonn_store::{Search, StoreError, StoredGame};
use dvonn_wire::{GameId, Problem, ProblemCode};
use futures_util::stream;
use tokio::io::AsyncReadExt as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::Answer;
use crate::app::App;
use crate::archive::{place, written};
use crate::client::Client;
use crate::games::Fault;
use crate::problem::ApiError;

/// How many games are read at once.
const PAGE: u32 = 100;
/// How the names of the files begin.
const NAME: &str = "public-games-";
/// How those of finished files end.
const ENDING: &str = ".jsonl";
/// How much of a file is read at once.
const CHUNK: usize = 64 * 1024;

/// Everything below `/api` about the file.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(all_games))
}

/// All public games, one record in JSON on each line, those that ended last first (CC0).
#[utoipa::path(
    get, path = "/games.jsonl", tag = "games",
    responses(
        (status = 200, description = "the records", body = String, content_type = "application/jsonl"),
        (status = 304, description = "nothing is new"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn all_games(Client { app, headers, address }: Client) -> Answer {
    let newest = app.games().store().search(Search::default(), 1).await.map_err(Fault::from)?;
    let tag = newest.first().map_or_else(|| "0".to_owned(), place);
    let quoted =
        HeaderValue::try_from(format!("\"{tag}\"")).expect("digits and letters are valid in a header");
    if headers.get(header::IF_NONE_MATCH) == Some(&quoted) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    app.limits().export(address)?;
    let (length, body) = if let Some(folder) = &app.settings().data {
        let path = folder.join(format!("{NAME}{tag}{ENDING}"));
        let _turn = app.download().lock().await;
        if !path.exists() {
            make_file(&app, folder, &path).await?;
        }
        stream_of(&path).await.map_err(|error| failed(&error))?
    } else {
        let mut text = Vec::new();
        write_games(&app, &mut text).await?;
        (text.len() as u64, Body::from(text))
    };
    let mut response = answer(body, quoted);
    response.headers_mut().insert(header::CONTENT_LENGTH, length.into());
    Ok(response)
}

fn answer(body: Body, tag: HeaderValue) -> Response {
    let mut response = body.into_response();
    for (name, value) in [
        (header::CONTENT_TYPE, "application/jsonl"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"dvonn-games.jsonl\""),
        (header::CACHE_CONTROL, "no-cache"),
        (header::LINK, "<https://creativecommons.org/publicdomain/zero/1.0/>; rel=\"license\""),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert(header::ETAG, tag);
    response
}

/// Makes the file, and deletes older ones.
async fn make_file(app: &App, folder: &Path, path: &Path) -> Result<(), ApiError> {
    fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    let unfinished = folder.join(format!("{NAME}unfinished"));
    let mut file = BufWriter::new(File::create(&unfinished).map_err(|error| failed(&error))?);
    write_games(app, &mut file).await?;
    file.flush().map_err(|error| failed(&error))?;
    for old in older(folder).map_err(|error| failed(&error))? {
        // Another process may have deleted it.
        let _ = fs::remove_file(old);
    }
    fs::rename(&unfinished, path).map_err(|error| failed(&error))
}

fn older(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let is_one = name.to_str().is_some_and(|name| name.starts_with(NAME) && name.ends_with(ENDING));
        if is_one {
            found.push(entry.path());
        }
    }
    Ok(found)
}

async fn write_games(app: &App, out: &mut (impl Write + Send)) -> Result<(), ApiError> {
    let mut search = Search::default();
    loop {
        let page = app.games().store().search(search, PAGE).await.map_err(Fault::from)?;
        for game in &page {
            let line = line(app, game.setup.id).await?;
            writeln!(out, "{line}").map_err(|error| failed(&error))?;
        }
        match page.last().filter(|_| page.len() as u32 == PAGE) {
            Some(StoredGame { ended, setup, .. }) => {
                search.after = Some((ended.unwrap_or_default(), setup.id));
            }
            None => return Ok(()),
        }
    }
}

/// The record of a game on one line.
async fn line(app: &App, game: GameId) -> Result<String, ApiError> {
    let record = app.games().look(game, |live| {
        let mut record = written(live);
        let mut set = |tag: &str, value: String| record.tags.set(tag, value).expect("these are tags");
        for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
            set(tag, live.player(color).map_or_else(String::new, |player| player.id.to_string()));
        }
        set("Game", game.to_string());
        record
    });
    let corrupt = |reason: String| Fault::Store(StoreError::Corrupt { game, reason });
    let text = record.await?.export(Export::Json).map_err(|error| corrupt(error.to_string()))?.text;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(|error| corrupt(error.to_string()))?;
    Ok(value.to_string())
}

/// The length of a file, and the file, read as it is sent.
async fn stream_of(path: &Path) -> io::Result<(u64, Body)> {
    let file = tokio::fs::File::open(path).await?;
    let length = file.metadata().await?.len();
    let body = Body::from_stream(stream::try_unfold(file, |mut file| async move {
        let mut chunk = Vec::with_capacity(CHUNK);
        let read = (&mut file).take(CHUNK as u64).read_to_end(&mut chunk).await?;
        Ok::<_, io::Error>((read > 0).then(|| (Bytes::from(chunk), file)))
    }));
    Ok((length, body))
}

fn failed(error: &io::Error) -> ApiError {
    tracing::error!(%error, "the file of all games could not be written or read");
    ApiError::new(ProblemCode::Unavailable, "the file cannot be made now; try again")
}
