//! Who a client is. A session is a random secret in a cookie, or in the header of a program; the store knows only its hash.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use dvonn_store::{Change, NewSession, StoredSession, TokenHash, Written};
use dvonn_wire::{Player, ProblemCode, Session, SessionKind};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::games::Fault;
use crate::problem::ApiError;
use crate::random;

pub(crate) const COOKIE: &str = "dvonn";
/// A browser's session ends after a year.
const LIFE: Duration = Duration::from_hours(365 * 24);
/// How much of what a browser says about itself is kept.
const LABEL: usize = 120;

/// The session of a request.
#[derive(Clone, Debug)]
pub(crate) struct Current {
    pub(crate) token: TokenHash,
    pub(crate) player: Player,
    pub(crate) kind: SessionKind,
}

/// The session of a request, if it has one.
///
/// # Errors
/// If the store cannot be used, or a program's token is not valid: a program that goes on as nobody would not notice.
pub(crate) async fn current(app: &App, headers: &HeaderMap) -> Result<Option<Current>, ApiError> {
    let bearer = bearer(headers);
    let Some(secret) = bearer.or_else(|| cookie_secret(headers)) else { return Ok(None) };
    match find(app, hash(secret)).await? {
        None if bearer.is_some() => Err(ApiError::new(ProblemCode::WrongPassword, "this token is not valid")),
        found => Ok(found),
    }
}

/// The session with this secret, if it has not ended.
pub(crate) async fn find(app: &App, token: TokenHash) -> Result<Option<Current>, ApiError> {
    let found = app.games().store().session(token).await.map_err(Fault::from)?;
    let is_over = |session: &StoredSession| {
        session.kind == SessionKind::Browser && session.created + LIFE < app.games().now()
    };
    let found = found.filter(|session| !is_over(session));
    Ok(found.map(|StoredSession { player, kind, .. }| Current { token, player, kind }))
}

/// The player of a request.
pub(crate) async fn player(app: &App, headers: &HeaderMap) -> Result<Option<Player>, ApiError> {
    Ok(current(app, headers).await?.map(|current| current.player))
}

/// The player of a request, or a new guest with the cookie to set.
pub(crate) async fn player_or_guest(
    app: &App,
    headers: &HeaderMap,
) -> Result<(Player, Option<HeaderValue>), ApiError> {
    if let Some(player) = player(app, headers).await? {
        return Ok((player, None));
    }
    let guest = Player::guest(random::player());
    let Begun { session, cookie } = begin(app, headers).await?;
    let change = Change::AddGuest { player: guest.id, session };
    match app.games().write(change).await.map_err(Fault::from)? {
        Written::Done => Ok((guest, Some(cookie))),
        // Two random identifiers were the same.
        Written::Conflict => Err(Fault::Busy.into()),
    }
}

/// A browser's session that is about to be stored, and the cookie to set.
pub(crate) struct Begun {
    pub(crate) session: NewSession,
    pub(crate) cookie: HeaderValue,
}

/// Begins a browser's session.
pub(crate) async fn begin(app: &App, headers: &HeaderMap) -> Result<Begun, ApiError> {
    let secret = random::secret();
    let at = app.games().hear_time().await.map_err(Fault::from)?;
    let label = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let label = label.chars().take(LABEL).collect();
    let session = NewSession { token: hash(&secret), kind: SessionKind::Browser, label, at };
    Ok(Begun { session, cookie: cookie(app, &secret, LIFE) })
}

/// Begins a program's session, and returns its secret.
pub(crate) async fn begin_program(app: &App, label: String) -> Result<(NewSession, String), ApiError> {
    let secret = random::secret();
    let at = app.games().hear_time().await.map_err(Fault::from)?;
    Ok((NewSession { token: hash(&secret), kind: SessionKind::Program, label, at }, secret))
}

/// The cookie that makes a browser forget its session.
pub(crate) fn forget(app: &App) -> HeaderValue {
    cookie(app, "", Duration::ZERO)
}

/// A session as its owner sees it.
pub(crate) fn show(session: StoredSession, current: TokenHash) -> Session {
    let StoredSession { id, kind, label, created, .. } = session;
    Session { id, kind, label, created, is_current: id == current.id() }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    // A token that is missing is a wrong one.
    let (scheme, secret) = text.split_once(' ').unwrap_or((text, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

fn cookie_secret(headers: &HeaderMap) -> Option<&str> {
    let values = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, secret)| secret)
}

fn hash(secret: &str) -> TokenHash {
    TokenHash(Sha256::digest(secret.as_bytes()).into())
}

fn cookie(app: &App, secret: &str, life: Duration) -> HeaderValue {
    let is_encrypted = app.settings().origin.as_ref().is_some_and(|origin| origin.starts_with("https://"));
    let secure = if is_encrypted { "; Secure" } else { "" };
    let seconds = life.as_secs();
    let text = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::try_from(text).expect("hexadecimal digits are valid in a header")
}
