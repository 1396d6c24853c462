//! Who a client is. A session is a random secret in a cookie; the store knows only its hash.

use axum::http::{HeaderMap, HeaderValue, header};
use dvonn_store::{Change, TokenHash, Written};
use dvonn_wire::Player;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::games::Fault;
use crate::problem::ApiError;
use crate::random;

const COOKIE: &str = "dvonn";
/// A guest keeps their games for a year after the first.
const SECONDS: u32 = 365 * 24 * 60 * 60;

/// The player whose cookie this is.
pub(crate) async fn player(app: &App, headers: &HeaderMap) -> Result<Option<Player>, ApiError> {
    match secret(headers) {
        Some(secret) => Ok(app.games().player(hash(secret)).await?),
        None => Ok(None),
    }
}

/// The player whose cookie this is, or a new guest with the cookie to set.
pub(crate) async fn player_or_guest(
    app: &App,
    headers: &HeaderMap,
) -> Result<(Player, Option<HeaderValue>), ApiError> {
    if let Some(player) = player(app, headers).await? {
        return Ok((player, None));
    }
    let guest = Player { id: random::player(), name: None };
    let secret = random::secret();
    let at = app.games().hear_time().await.map_err(Fault::from)?;
    let change = Change::AddGuest { player: guest.id, token: hash(&secret), at };
    match app.games().store().write(change).await.map_err(Fault::from)? {
        Written::Done => Ok((guest, Some(cookie(app, &secret)))),
        // Two random identifiers were the same.
        Written::Conflict => Err(Fault::Busy.into()),
    }
}

fn secret(headers: &HeaderMap) -> Option<&str> {
    let values = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, secret)| secret)
}

fn hash(secret: &str) -> TokenHash {
    TokenHash(Sha256::digest(secret.as_bytes()).into())
}

fn cookie(app: &App, secret: &str) -> HeaderValue {
    let is_encrypted = app.settings().origin.as_ref().is_some_and(|origin| origin.starts_with("https://"));
    let secure = if is_encrypted { "; Secure" } else { "" };
    let text = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={SECONDS}{secure}");
    HeaderValue::try_from(text).expect("hexadecimal digits are valid in a header")
}
