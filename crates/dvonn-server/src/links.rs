//! What other sites show of a game: a preview of its link, its picture, and a frame to embed.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use dvonn_core::{Color, Move, Position};
use dvonn_game::Ending;
use dvonn_host::Site;
use dvonn_text::{Language, Texts, key, words};
use dvonn_view::{Diagram, png};
use dvonn_wire::GameId;
use tokio::sync::Semaphore;

use crate::api::{Answer, read_id};
use crate::app::App;
use crate::client::Part;
use crate::games::{Fault, Live};
use crate::problem::ApiError;

/// The width of a picture in pixels, as sites for link previews want it.
const WIDTH: u32 = 1200;
/// A picture takes a processor some milliseconds, so they are drawn one after the other.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// The pages and pictures of games. Without a page of our own there is only the picture.
pub(crate) fn router(site: Option<&Site>) -> Router<App> {
    let page: Option<Arc<str>> = site.and_then(Site::page).map(Into::into);
    let game = async move |app: State<App>, headers: HeaderMap, Part(name): Part| match (
        name.strip_suffix(".png"),
        &page,
    ) {
        (Some(id), _) => picture(&app, id).await.unwrap_or_else(ApiError::into_response),
        (None, Some(page)) => preview(&app, &headers, &name, page).await,
        (None, None) => crate::api::unknown().await.into_response(),
    };
    Router::new()
        .route("/game/{name}", get(game))
        .layer(map_response(dvonn_host::add_headers))
        .route("/embed/{id}", get(embed))
}

/// What is shown of a game.
struct Shown {
    players: [Option<String>; 2],
    position: Position,
    last: Option<Move>,
    ending: Option<Ending>,
}

impl Shown {
    fn of(live: &Live) -> Shown {
        let name = |color| live.player(color).and_then(|player| player.name.clone());
        let game = live.game();
        Shown {
            players: [name(Color::White), name(Color::Black)],
            position: *game.position(),
            last: game.history().plies().last().map(|ply| ply.mv),
            ending: game.ending(),
        }
    }

    /// Who plays, as `Anna – Bert`.
    fn title(&self, texts: &Texts) -> String {
        let [white, black] =
            self.players.each_ref().map(|name| name.clone().unwrap_or_else(|| texts.get(key::ONLINE_GUEST)));
        format!("{white} – {black}")
    }

    /// How the game ended, or that it goes on.
    fn result(&self, texts: &Texts) -> String {
        match self.ending {
            Some(ending) => words::ending(texts, ending, None),
            None => words::result(texts, None),
        }
    }
}

/// The page with a head that says which game this is. A game that does not exist gets the page as it is, which says so.
async fn preview(app: &App, headers: &HeaderMap, name: &str, page: &str) -> Response {
    let shown = match name.parse::<GameId>() {
        Ok(id) => app.games().look(id, Shown::of).await.ok().map(|shown| (id, shown)),
        Err(_) => None,
    };
    let page = match shown {
        Some((id, shown)) => page.replacen("<title>DVONN</title>", &head(app, headers, id, &shown), 1),
        None => page.to_owned(),
    };
    let kept = [(header::CACHE_CONTROL, "no-store"), (header::VARY, "accept-language")];
    (kept, Html(page)).into_response()
}

fn head(app: &App, headers: &HeaderMap, id: GameId, shown: &Shown) -> String {
    let texts = texts(headers);
    let (title, result) = (escape(&shown.title(&texts)), escape(&shown.result(&texts)));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = app.settings().origin.clone().unwrap_or_else(|| format!("http://{host}"));
    let address = escape(&format!("{origin}/game/{id}"));
    format!(
        "<title>{title} · DVONN</title>\
         <meta property=\"og:type\" content=\"website\"><meta property=\"og:site_name\" content=\"DVONN\">\
         <meta property=\"og:title\" content=\"{title}\"><meta property=\"og:description\" content=\"{result}\">\
         <meta property=\"og:url\" content=\"{address}\"><meta property=\"og:image\" content=\"{address}.png\">\
         <meta property=\"og:image:width\" content=\"{WIDTH}\">\
         <meta name=\"twitter:card\" content=\"summary_large_image\">"
    )
}

/// The board of a game as it stands.
async fn picture(app: &App, id: &str) -> Result<Response, ApiError> {
    let shown = app.games().look(read_id(id)?, Shown::of).await?;
    let _turn = DRAWING.acquire().await.map_err(|_| Fault::Busy)?;
    let draw = move || png(&Diagram::new(&shown.position).width(WIDTH).last_move(shown.last).to_svg());
    let bytes = tokio::task::spawn_blocking(draw).await.map_err(|_| Fault::Busy)?;
    // A game goes on, so others keep its picture for a minute.
    let kept = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=60")];
    Ok((kept, bytes).into_response())
}

/// A page for the frames of other sites: the picture of a game, and a link to it.
async fn embed(State(app): State<App>, headers: HeaderMap, Part(id): Part) -> Answer {
    let id = read_id(&id)?;
    let shown = app.games().look(id, Shown::of).await?;
    let texts = texts(&headers);
    let language = texts.language().tag();
    let text = escape(&format!("{}. {}", shown.title(&texts), shown.result(&texts)));
    let html = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><title>{text}</title>\
         <style>:root{{color-scheme:light dark}}body{{margin:0;font:1rem system-ui,sans-serif;text-align:center}}\
         img{{max-width:100%;height:auto}}</style>\
         <a href=\"/game/{id}\" target=\"_blank\" rel=\"noopener\"><img src=\"/game/{id}.png\" alt=\"\"><br>{text}</a></html>"
    );
    let mut response = (StatusCode::OK, Html(html)).into_response();
    for (name, value) in [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors *",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept-language"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    Ok(response)
}

/// The texts in the language that a browser asks for.
fn texts(headers: &HeaderMap) -> Texts {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Texts::new(Language::best(wanted.split([',', ';']).map(str::trim)))
}

/// A text as HTML, also in attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
