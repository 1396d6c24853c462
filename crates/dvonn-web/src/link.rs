//! Positions and games in the fragment of an address, so that a link needs no server.
//!
//! `#position=` contains the position text, with `_` for spaces. `#game=` contains the plies of the main line without
//! separators: two characters for a placement, four for a stack move, `--` for a pass. `&start=` is the start position
//! if the board is not empty, and `&end=` how the game ended if not by counting.

use dvonn_core::{Color, Move, MoveError, Position, PositionError};
use dvonn_game::{Ending, Record};

/// The content of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Linked {
    Position(Position),
    Game(Box<Record>),
}

/// Why a link is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LinkError {
    Position(PositionError),
    /// Something other than a move.
    NoMove {
        text: String,
        ply: usize,
    },
    Illegal {
        mv: Move,
        ply: usize,
        reason: MoveError,
    },
    Ending {
        text: String,
    },
}

/// The fragment for a position, without the `#`.
pub(crate) fn of_position(position: &Position) -> String {
    format!("position={}", position_text(position))
}

/// The fragment for the main line of a record, without the `#`.
pub(crate) fn of_game(record: &Record) -> String {
    let mut fragment = String::from("game=");
    for id in record.tree.main_line() {
        let mv = record.tree.ply(id).expect("only the root has no ply").mv;
        match mv {
            Move::Pass => fragment.push_str("--"),
            Move::Place(_) | Move::Stack(_) => {
                fragment.extend(mv.to_string().chars().filter(|&character| character != '-'));
            }
        }
    }
    if *record.tree.start() != Position::START {
        fragment.push_str("&start=");
        fragment.push_str(&position_text(record.tree.start()));
    }
    if let Some(word) = record.ending().and_then(ending_word) {
        fragment.push_str("&end=");
        fragment.push_str(word);
    }
    fragment
}

/// Whether a fragment leads to a position or a game.
pub(crate) fn is_link(fragment: &str) -> bool {
    fragment
        .trim_start_matches('#')
        .split('&')
        .any(|part| part.starts_with("position=") || part.starts_with("game="))
}

/// The fragment that lets the front page begin a game with a position, without the `#`.
pub(crate) fn of_start(position: &Position) -> String {
    format!("play={}", position_text(position))
}

/// The position that a game is to begin with, if the fragment names one in which somebody can move.
pub(crate) fn read_start(fragment: &str) -> Option<Position> {
    let text = fragment.trim_start_matches('#').strip_prefix("play=")?;
    read_position(text).ok().filter(|position| position.outcome().is_none())
}

/// Reads a fragment; `None` if it is not one of our links.
pub(crate) fn read(fragment: &str) -> Option<Result<Linked, LinkError>> {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let parts: Vec<(&str, &str)> = fragment.split('&').filter_map(|part| part.split_once('=')).collect();
    let part = |name: &str| parts.iter().find(|(found, _)| *found == name).map(|(_, value)| *value);
    if let Some(text) = part("position") {
        return Some(read_position(text).map(Linked::Position));
    }
    let moves = part("game")?;
    Some(read_game(moves, part("start"), part("end")).map(|record| Linked::Game(Box::new(record))))
}

fn position_text(position: &Position) -> String {
    position.to_string().replace(' ', "_")
}

/// Browsers and mail programs may have escaped parts of the position text.
fn read_position(text: &str) -> Result<Position, LinkError> {
    let escapes = [("_", " "), ("%20", " "), ("%2B", "+"), ("%2b", "+"), ("%2F", "/"), ("%2f", "/")];
    let text = escapes.iter().fold(text.to_owned(), |text, (escape, meant)| text.replace(escape, meant));
    text.parse().map_err(LinkError::Position)
}

fn read_game(moves: &str, start: Option<&str>, end: Option<&str>) -> Result<Record, LinkError> {
    let start = start.map_or(Ok(Position::START), read_position)?;
    let mut record = Record::new(start);
    let mut at = record.tree.root();
    let mut rest = moves;
    for ply in 1.. {
        if rest.is_empty() {
            break;
        }
        let length = match record.tree.position(at) {
            Position::Placement(_) => 2,
            Position::Movement(_) if rest.starts_with("--") => 2,
            Position::Movement(_) => 4,
        };
        let no_move = || LinkError::NoMove { text: rest.chars().take(8).collect(), ply };
        let (text, after) = rest.split_at_checked(length).ok_or_else(no_move)?;
        let mv = match text {
            "--" => Move::Pass,
            _ => text.parse().map_err(|_| no_move())?,
        };
        at = record.tree.play(at, mv).map_err(|reason| LinkError::Illegal { mv, ply, reason })?;
        rest = after;
    }
    if let Some(text) = end {
        let wrong = || LinkError::Ending { text: text.chars().take(24).collect() };
        let ending = ending_of(text).ok_or_else(wrong)?;
        record.set_ending(Some(ending)).map_err(|_| wrong())?;
    }
    Ok(record)
}

const ENDINGS: [(&str, Ending); 8] = [
    ("white-resigned", Ending::Resigned { by: Color::White }),
    ("black-resigned", Ending::Resigned { by: Color::Black }),
    ("white-out-of-time", Ending::FlagFell { by: Color::White }),
    ("black-out-of-time", Ending::FlagFell { by: Color::Black }),
    ("white-left", Ending::Left { by: Color::White }),
    ("black-left", Ending::Left { by: Color::Black }),
    ("draw-agreed", Ending::DrawAgreed),
    ("aborted", Ending::Aborted),
];

fn ending_word(ending: Ending) -> Option<&'static str> {
    ENDINGS.into_iter().find(|(_, known)| *known == ending).map(|(word, _)| word)
}

fn ending_of(text: &str) -> Option<Ending> {
    ENDINGS.into_iter().find(|(word, _)| *word == text).map(|(_, ending)| ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

    #[test]
    fn a_position_survives_its_link() {
        let position: Position = FIGURE_3.parse().unwrap();
        let fragment = of_position(&position);
        assert!(!fragment.contains(' '));
        assert!(is_link(&fragment) && is_link(&format!("#{fragment}")));
        assert_eq!(read(&fragment), Some(Ok(Linked::Position(position))));
        let escaped = format!("#{}", fragment.replace('+', "%2B").replace('/', "%2F").replace('_', "%20"));
        assert_eq!(read(&escaped), Some(Ok(Linked::Position(position))));
    }

    #[test]
    fn a_position_to_play_from_survives_its_fragment() {
        let position: Position = FIGURE_3.parse().unwrap();
        let fragment = format!("#{}", of_start(&position));
        assert_eq!(read_start(&fragment), Some(position));
        assert!(!is_link(&fragment), "it does not lead to the analysis board");
        let over = "........./........../W3++D........./........../......... B M".parse().unwrap();
        for fragment in [of_start(&over), "play=nothing".to_owned(), of_position(&position), String::new()] {
            assert_eq!(read_start(&fragment), None, "{fragment}");
        }
    }

    #[test]
    fn a_game_survives_its_link() {
        let mut record =
            Record::new("........./........../DDDWB....../........../......... W M".parse().unwrap());
        let root = record.tree.root();
        record.tree.play(root, "d3-c3".parse().unwrap()).unwrap();
        let fragment = of_game(&record);
        assert_eq!(fragment, "game=d3c3&start=........./........../DDDWB....../........../........._W_M");
        assert_eq!(read(&fragment), Some(Ok(Linked::Game(Box::new(record)))));
    }

    #[test]
    fn links_contain_passes_and_endings() {
        let mut record =
            Record::new("........./........../DDW2+......../........../......... B M".parse().unwrap());
        let root = record.tree.root();
        record.tree.play(root, Move::Pass).unwrap();
        record.set_ending(Some(Ending::Resigned { by: Color::Black })).unwrap();
        let fragment = of_game(&record);
        assert!(fragment.starts_with("game=--&") && fragment.ends_with("&end=black-resigned"), "{fragment}");
        assert_eq!(read(&fragment), Some(Ok(Linked::Game(Box::new(record)))));
    }

    #[test]
    fn every_ending_except_counting_has_its_own_word() {
        for (word, ending) in ENDINGS {
            assert_eq!(ending_of(word), Some(ending));
            assert_eq!(ending_word(ending), Some(word));
        }
    }

    #[test]
    fn a_broken_link_says_where() {
        let error = |fragment| read(fragment).unwrap().unwrap_err();
        assert!(matches!(error("#position=nothing"), LinkError::Position(_)));
        assert_eq!(
            error("#game=f3f3"),
            LinkError::Illegal {
                mv: "f3".parse().unwrap(),
                ply: 2,
                reason: MoveError::Occupied { cell: dvonn_core::Cell::F3 }
            }
        );
        assert_eq!(error("#game=f3ü"), LinkError::NoMove { text: "ü".to_owned(), ply: 2 });
        assert_eq!(error("#game=f3g"), LinkError::NoMove { text: "g".to_owned(), ply: 2 });
        assert_eq!(error("#game=f3&end=tired"), LinkError::Ending { text: "tired".to_owned() });
    }

    #[test]
    fn other_fragments_are_not_links() {
        for fragment in ["", "#", "#main", "#x=1"] {
            assert_eq!(read(fragment), None, "{fragment}");
            assert!(!is_link(fragment), "{fragment}");
        }
    }
}
