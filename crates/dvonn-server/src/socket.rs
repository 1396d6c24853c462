//! The live part of the wire protocol: one task for each socket.
//!
//! A socket has no queue of messages. Its mailbox names games that have changed, each at most once, and the socket reads
//! what its client has not been sent. So a client that reads slowly gets more events at once, costs no memory, and is cut
//! off if it does not read at all.

mod talk;

use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::rejection::ExtensionRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use dvonn_wire::{CLOSE_RESUME, PROTOCOL, Problem, ProblemCode, ServerMessage};
use tokio::time::timeout;
use tracing::Instrument as _;

use crate::app::App;
use crate::games::Fault;
use crate::problem::ApiError;
use crate::session::Current;
use crate::{origin, session};
use talk::Talk;

/// A client's messages have a few hundred bytes.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// Each socket keeps such a buffer. The library's own default, 128 KB, was nearly all the memory of a server with many sockets.
const READ_BUFFER: usize = 4 << 10;
/// How long a client may take to read a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a socket ends.
#[derive(Debug)]
enum End {
    /// The client is gone, or does not read.
    Gone,
    /// The server closes it.
    Close(u16, &'static str),
}

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<App>,
    peer: Result<ConnectInfo<SocketAddr>, ExtensionRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let invalid = |reason: String| ApiError::new(ProblemCode::Invalid, reason);
    let ConnectInfo(peer) = peer.map_err(|rejection| invalid(rejection.body_text()))?;
    origin::check(app.settings(), &headers)?;
    let upgrade = upgrade.map_err(|rejection| invalid(rejection.body_text()))?;
    // A program may offer no subprotocol at all, but not only others.
    let offered = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).into_iter();
    let offered: Vec<&str> =
        offered.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
    if !offered.is_empty() && !offered.iter().any(|name| name.trim() == PROTOCOL) {
        return Err(invalid(format!("this server speaks {PROTOCOL}")));
    }
    app.limits().connection(origin::address(app.settings(), &headers, peer))?;
    let session = session::current(&app, &headers).await?;
    let upgrade = upgrade
        .protocols([PROTOCOL])
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER);
    // The lines of the log about this socket have the number of the request that opened it.
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(move |socket| serve(app, session, socket).instrument(span)))
}

async fn serve(app: App, session: Option<Current>, mut socket: WebSocket) {
    let _count = app.count_socket();
    let end = Talk::new(app, session).run(&mut socket).await;
    tracing::debug!(?end, "socket closed");
    if let End::Close(code, reason) = end {
        let frame = CloseFrame { code, reason: reason.into() };
        // The client may be gone already.
        let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Sends a message, unless the client does not read.
async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The client tries again, here or elsewhere, after a moment.
fn resume(fault: &Fault) -> End {
    tracing::error!(error = %fault, "a client is told to resume");
    End::Close(CLOSE_RESUME, "the server cannot answer now")
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
    let json = serde_json::to_string(message).expect("our types can be written as JSON");
    send(socket, Message::Text(json.into())).await
}

fn problem(code: ProblemCode, reason: impl Into<String>) -> ServerMessage {
    ServerMessage::Problem(Problem { code, reason: reason.into() })
}

/// Tells the client what is wrong. If it is the store, the client tries again elsewhere or later.
async fn tell(socket: &mut WebSocket, fault: Fault) -> Result<(), End> {
    match fault {
        Fault::Store(_) | Fault::Busy => Err(resume(&fault)),
        _ => say(socket, &ServerMessage::Problem(ApiError::from(fault).problem())).await,
    }
}
