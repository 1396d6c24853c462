//! Errors as answers.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dvonn_wire::{Problem, ProblemCode};

use crate::games::Fault;

/// An error with a reason that may be shown to anybody.
#[derive(Debug)]
pub(crate) struct ApiError(Problem);

impl ApiError {
    pub(crate) fn new(code: ProblemCode, reason: impl Into<String>) -> ApiError {
        ApiError(Problem { code, reason: reason.into() })
    }

    pub(crate) fn problem(self) -> Problem {
        self.0
    }

    fn status(&self) -> StatusCode {
        match self.0.code {
            ProblemCode::Invalid => StatusCode::BAD_REQUEST,
            ProblemCode::ForeignOrigin
            | ProblemCode::NeedsAccount
            | ProblemCode::Banned
            | ProblemCode::Blocked => StatusCode::FORBIDDEN,
            ProblemCode::WrongPassword => StatusCode::UNAUTHORIZED,
            ProblemCode::NotFound => StatusCode::NOT_FOUND,
            ProblemCode::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ProblemCode::Full | ProblemCode::NameTaken => StatusCode::CONFLICT,
            ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        json(self.status(), &self.0)
    }
}

/// The cause goes to the log, not to the client.
impl From<Fault> for ApiError {
    fn from(fault: Fault) -> ApiError {
        match fault {
            Fault::NoSuchGame => ApiError::new(ProblemCode::NotFound, fault.to_string()),
            Fault::NeedsAccount => ApiError::new(ProblemCode::NeedsAccount, fault.to_string()),
            Fault::Blocked => ApiError::new(ProblemCode::Blocked, fault.to_string()),
            Fault::ChatOff => ApiError::new(ProblemCode::Invalid, fault.to_string()),
            Fault::Full | Fault::Reserved => ApiError::new(ProblemCode::Full, fault.to_string()),
            Fault::Busy | Fault::Store(_) => {
                tracing::error!(error = %fault, "a request failed");
                ApiError::new(ProblemCode::Unavailable, "the server cannot answer now; try again")
            }
        }
    }
}

/// An answer in JSON.
pub(crate) fn json(status: StatusCode, value: &impl serde::Serialize) -> Response {
    let body = serde_json::to_string(value).expect("our types can be written as JSON");
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
