//! The part of the API about accounts and sessions.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use dvonn_store::{Change, Words, Written};
use dvonn_wire::{
    AccountChange, AccountDeletion, AccountExport, Action, Credentials, ExportedGame, Me, Name, NewToken,
    Password, Player, Problem, ProblemCode, Session, SessionId, SessionKind, TokenRequest,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, with_cookie};
use crate::app::App;
use crate::client::{Client, Json, Part};
use crate::games::{Act, Fault};
use crate::problem::{ApiError, json};
use crate::session::{self, Begun, Current};
use crate::{limits, origin, random};

/// How many sessions and tokens an account can have.
const MOST_SESSIONS: usize = 50;
/// Names that begin like this belong to the server.
const RESERVED: [&str; 3] = ["dvonn", "admln", "guest"];

/// Everything below `/api` about accounts.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(log_in, log_out))
        .routes(routes!(register, change, close))
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(add_token))
        .routes(routes!(export))
}

/// Registers an account. The games that you have played as a guest stay yours.
#[utoipa::path(
    post, path = "/account", tag = "account", request_body = Credentials,
    responses(
        (status = 201, body = Me),
        (status = 409, body = Problem, description = "the name is taken"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn register(
    Client { app, headers, address }: Client,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Answer {
    origin::check(app.settings(), &headers)?;
    check_name(&name)?;
    limits::registration(app.games(), address).await?;
    let guest =
        session::current(&app, &headers).await?.filter(|current| current.kind == SessionKind::Browser);
    if guest.as_ref().is_some_and(|guest| guest.player.name.is_some()) {
        return Err(ApiError::new(ProblemCode::Invalid, "you already have an account; log out first"));
    }
    let password = app.passwords().hash(password).await?;
    let Begun { session, cookie } = session::begin(&app, &headers).await?;
    let player = guest.as_ref().map_or_else(random::player, |guest| guest.player.id);
    let before = guest.map(|guest| guest.token);
    let shown = Player { name: Some(name.to_string()), ..Player::guest(player) };
    match write(&app, Change::Register { player, name, password, before, session }).await? {
        Written::Done => {
            app.games().republish(player).await?;
            Ok(with_cookie(json(StatusCode::CREATED, &Me { player: Some(shown) }), Some(cookie)))
        }
        Written::Conflict => Err(name_taken()),
    }
}

/// Logs in.
#[utoipa::path(
    post, path = "/session", tag = "account", security((), ("session" = []), ("token" = [])),
    request_body = Credentials,
    responses(
        (status = 200, body = Me),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn log_in(
    Client { app, headers, address }: Client,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Answer {
    origin::check(app.settings(), &headers)?;
    let player = verify(&app, address, &name, password).await?;
    let before = session::current(&app, &headers).await?.map(|current| current.token);
    let Begun { session, cookie } = session::begin(&app, &headers).await?;
    check_room(&app, &player).await?;
    match write(&app, Change::AddSession { player: player.id, before, session }).await? {
        Written::Done => Ok(with_cookie(json(StatusCode::OK, &Me { player: Some(player) }), Some(cookie))),
        Written::Conflict => Err(Fault::Busy.into()),
    }
}

/// Logs out.
#[utoipa::path(
    delete, path = "/session", tag = "account", security((), ("session" = []), ("token" = [])),
    responses((status = 204, description = "done"))
)]
async fn log_out(State(app): State<App>, headers: HeaderMap) -> Answer {
    origin::check(app.settings(), &headers)?;
    if let Some(current) = session::current(&app, &headers).await? {
        // Somebody else may have ended it in the meantime.
        let change = Change::EndSession { player: current.player.id, session: current.token.id() };
        let _ = write(&app, change).await?;
    }
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), Some(session::forget(&app))))
}

/// Changes the name or the password.
#[utoipa::path(
    patch, path = "/account", tag = "account", security(("session" = [])), request_body = AccountChange,
    responses(
        (status = 200, body = Me),
        (status = 409, body = Problem, description = "the name is taken"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn change(
    Client { app, headers, address }: Client,
    Json(AccountChange { password, name, new_password }): Json<AccountChange>,
) -> Answer {
    let (current, own_name) = owner(&app, &headers).await?;
    name.as_ref().map_or(Ok(()), check_name)?;
    let mut player = verify(&app, address, &own_name, password).await?;
    if let Some(name) = name {
        let shown = name.to_string();
        if write(&app, Change::Rename { player: player.id, name }).await? == Written::Conflict {
            return Err(name_taken());
        }
        player.name = Some(shown);
        app.games().republish(player.id).await?;
    }
    if let Some(new_password) = new_password {
        let password = app.passwords().hash(new_password).await?;
        let change = Change::SetPassword { player: player.id, password, keep: current.token };
        if write(&app, change).await? == Written::Conflict {
            return Err(needs_account());
        }
    }
    Ok(json(StatusCode::OK, &Me { player: Some(player) }))
}

/// Deletes an account. Games that are in progress end, because nobody could continue them.
#[utoipa::path(
    delete, path = "/account", tag = "account", security(("session" = [])), request_body = AccountDeletion,
    responses(
        (status = 204, description = "done"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn close(
    Client { app, headers, address }: Client,
    Json(AccountDeletion { password }): Json<AccountDeletion>,
) -> Answer {
    let (_, name) = owner(&app, &headers).await?;
    let player = verify(&app, address, &name, password).await?;
    for game in app.games().store().unfinished(player.id, u32::MAX).await.map_err(Fault::from)? {
        for action in [Action::Abort, Action::Resign] {
            let act = Act {
                game: game.setup.id,
                player: Some(player.id),
                request: random::request(),
                ply: 0,
                action,
                one_way: std::time::Duration::ZERO,
            };
            if app.games().act(act).await?.is_ok() {
                break;
            }
        }
    }
    match write(&app, Change::Anonymise { player: player.id }).await? {
        Written::Done => {
            app.games().republish(player.id).await?;
            Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), Some(session::forget(&app))))
        }
        Written::Conflict => Err(needs_account()),
    }
}

/// Where you are logged in, and your tokens.
#[utoipa::path(
    get, path = "/account/sessions", tag = "account", security(("session" = [])),
    responses(
        (status = 200, body = Vec<Session>),
        (status = 403, body = Problem, description = "this is for players with an account"),
    )
)]
async fn sessions(State(app): State<App>, headers: HeaderMap) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let found = app.games().store().sessions(current.player.id).await.map_err(Fault::from)?;
    let shown: Vec<_> = found.into_iter().map(|session| session::show(session, current.token)).collect();
    Ok(json(StatusCode::OK, &shown))
}

/// Ends a session.
#[utoipa::path(
    delete, path = "/account/sessions/{id}", tag = "account", security(("session" = [])),
    params(("id" = SessionId, Path, description = "the session")),
    responses((status = 204, description = "done"))
)]
async fn end_session(State(app): State<App>, headers: HeaderMap, Part(id): Part) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let missing = || ApiError::new(ProblemCode::NotFound, "there is no such session");
    let session: SessionId = id.parse().map_err(|_| missing())?;
    match write(&app, Change::EndSession { player: current.player.id, session }).await? {
        Written::Done => Ok(StatusCode::NO_CONTENT.into_response()),
        Written::Conflict => Err(missing()),
    }
}

/// Makes a token for a program. From then on the account is that of a bot, so that nobody mistakes it for a person.
#[utoipa::path(
    post, path = "/account/tokens", tag = "account", security(("session" = [])),
    request_body = TokenRequest,
    responses(
        (status = 201, body = NewToken),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn add_token(
    State(app): State<App>,
    headers: HeaderMap,
    Json(TokenRequest { label }): Json<TokenRequest>,
) -> Answer {
    let (current, _) = owner(&app, &headers).await?;
    let label = label.trim().to_owned();
    if !(1..=60).contains(&label.chars().count()) || label.contains(char::is_control) {
        return Err(ApiError::new(
            ProblemCode::Invalid,
            "the label of a token is one line of 1 to 60 characters",
        ));
    }
    check_room(&app, &current.player).await?;
    let (session, secret) = session::begin_program(&app, label).await?;
    let token = session.token;
    let player = current.player.id;
    for change in [Change::BecomeBot { player }, Change::AddSession { player, before: None, session }] {
        if write(&app, change).await? == Written::Conflict {
            return Err(Fault::Busy.into());
        }
    }
    let stored = app.games().store().session(token).await.map_err(Fault::from)?.ok_or(Fault::Busy)?;
    let session = session::show(stored, current.token);
    Ok(json(StatusCode::CREATED, &NewToken { session, secret }))
}

/// Everything that the server knows about you.
#[utoipa::path(
    get, path = "/account/export", tag = "account", security(("session" = []), ("token" = [])),
    responses(
        (status = 200, body = AccountExport),
        (status = 403, body = Problem, description = "nobody is logged in"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
async fn export(Client { app, headers, address }: Client) -> Answer {
    let Some(current) = session::current(&app, &headers).await? else { return Err(needs_account()) };
    app.limits().export(address)?;
    let player = current.player.clone();
    let store = app.games().store();
    let sessions = store.sessions(player.id).await.map_err(Fault::from)?;
    let sessions = sessions.into_iter().map(|session| session::show(session, current.token)).collect();
    let mut games = Vec::new();
    for stored in store.games_of(player.id, u32::MAX).await.map_err(Fault::from)? {
        let id = stored.setup.id;
        let color = stored.color_of(player.id);
        let game = app.games().view(id, 0, Some(player.id)).await?;
        let (mut phrases, mut written) = (Vec::new(), Vec::new());
        for saying in app.games().sayings(id, 0).await? {
            match saying.words {
                Words::Phrase(phrase) if Some(saying.by) == color => phrases.push(phrase),
                Words::Text(Some(text)) if Some(saying.by) == color => written.push(text.to_string()),
                _ => {}
            }
        }
        games.push(ExportedGame { created: stored.created, game, phrases, written });
    }
    Ok(json(StatusCode::OK, &AccountExport { player, sessions, games }))
}

/// The session of a person with an account, from our own page. A program with a token may not change the account.
pub(crate) async fn owner(app: &App, headers: &HeaderMap) -> Result<(Current, Name), ApiError> {
    origin::check(app.settings(), headers)?;
    let current = session::current(app, headers).await?.ok_or_else(needs_account)?;
    let name = current.player.name.as_ref().and_then(|name| name.parse().ok()).ok_or_else(needs_account)?;
    if current.kind == SessionKind::Program {
        return Err(ApiError::new(ProblemCode::NeedsAccount, "a program cannot change its account"));
    }
    Ok((current, name))
}

/// The player with this name and this password, unless somebody guesses too often.
async fn verify(
    app: &App,
    address: std::net::IpAddr,
    name: &Name,
    password: Password,
) -> Result<Player, ApiError> {
    limits::login(app.games(), address, &name.key()).await?;
    let account = app.games().store().account(name.key()).await.map_err(Fault::from)?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let fits = app.passwords().fits(password, hash).await?;
    let account = account
        .filter(|_| fits)
        .ok_or_else(|| ApiError::new(ProblemCode::WrongPassword, "the name or the password is wrong"))?;
    // Only somebody who knows the password learns this.
    match account.banned {
        Some(_) => Err(ApiError::new(ProblemCode::Banned, "an administrator has banned this account")),
        None => Ok(account.player),
    }
}

fn check_name(name: &Name) -> Result<(), ApiError> {
    let key = name.key();
    if RESERVED.iter().any(|reserved| key.starts_with(reserved)) { Err(name_taken()) } else { Ok(()) }
}

async fn check_room(app: &App, player: &Player) -> Result<(), ApiError> {
    let found = app.games().store().sessions(player.id).await.map_err(Fault::from)?;
    if found.len() < MOST_SESSIONS {
        Ok(())
    } else {
        Err(ApiError::new(ProblemCode::TooMany, "this account has too many sessions; end some of them"))
    }
}

pub(crate) async fn write(app: &App, change: Change) -> Result<Written, ApiError> {
    Ok(app.games().write(change).await.map_err(Fault::from)?)
}

fn name_taken() -> ApiError {
    ApiError::new(ProblemCode::NameTaken, "this name, or one that looks like it, is taken")
}

fn needs_account() -> ApiError {
    ApiError::new(ProblemCode::NeedsAccount, "this is for players with an account")
}
