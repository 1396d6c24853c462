//! How the `OpenAPI` description shows the types of other crates. They are read only by `utoipa`.
#![allow(dead_code)]

use utoipa::ToSchema;

/// A time since 1970, or how long something takes.
#[derive(ToSchema)]
pub(crate) struct Time {
    secs: u64,
    #[schema(maximum = 999_999_999)]
    nanos: u32,
}

/// Something for each colour.
#[derive(ToSchema)]
pub(crate) struct Pair<T: ToSchema> {
    white: T,
    black: T,
}

/// A colour.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum Color {
    White,
    Black,
}

/// The kind of board with which a game begins.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum Beginning {
    Empty,
    Random,
    Mirrored,
    Balanced,
}

/// Something that happened in a game, and when. `docs/wire.md` lists the events.
#[derive(ToSchema)]
pub(crate) struct Event {
    at: Time,
    /// A word, or an object with one field that is named after the kind of event.
    #[schema(value_type = Value)]
    event: (),
}

/// How a game ended.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum Ending {
    /// The pieces were counted: `white wins by 5`, `black wins by 3` or `draw`.
    Counted(String),
    Resigned {
        by: Color,
    },
    FlagFell {
        by: Color,
    },
    Left {
        by: Color,
    },
    DrawAgreed,
    Aborted,
}
