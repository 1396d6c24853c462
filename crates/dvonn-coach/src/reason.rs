//! Why a move is good or bad: facts that the rules decide, and what a search or a proof found.
//!
//! A reason is computed, never guessed. What the rules decide is defined in [`Change`]; what a search found comes from
//! outside as [`Assessed`] moves, with scores that say whether they are proved.

use dvonn_core::{Cell, CellSet, Move, Position, Stack, StackMove};
use dvonn_engine::Score;
use serde::Serialize;

use crate::change::Change;
use crate::{Assessed, Theme};

/// More reasons than this are not read.
const MOST_REASONS: usize = 3;

/// A fact about a move. "The player" is the one who makes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// Every other move is worse: it is proved to lead to a worse result or margin or, if something is not proved, the
    /// search expects at least a whole piece less.
    OnlyMove {
        /// By how much the next best move is worse.
        gap: Gap,
    },
    /// The result is proved.
    Proved {
        /// The result for the player.
        score: Score,
        /// Best play of both sides after the move, as far as it is known.
        line: Vec<Move>,
    },
    /// Another move is better: by a proof or, if something is not proved, by at least a whole piece of the expected margin.
    Refuted {
        /// By how much this move is worse. Its `next` is this move.
        gap: Gap,
        /// What the opponent answers, and what follows.
        line: Vec<Move>,
    },
    /// The move cuts off more of the opponent's pieces than of the player's.
    CutsOff {
        /// All stacks that are removed.
        cells: CellSet,
        /// The player's pieces that are removed.
        own: u8,
        /// The opponent's pieces that are removed.
        theirs: u8,
        /// Which link the move takes away.
        by: CutBy,
    },
    /// The opponent threatened to take or cut off some of the player's pieces at once; whatever they do now costs at least
    /// two pieces less.
    SavesFrom {
        /// The opponent's move.
        threat: StackMove,
        /// The pieces that it would have cost.
        pieces: u8,
        /// The stacks that it would have cut off.
        cells: CellSet,
        /// Whether it moves a DVONN piece.
        carries_dvonn: bool,
    },
    /// The move lands on a stack of the opponent.
    Takes {
        /// Where.
        cell: Cell,
        /// The pieces of that stack.
        height: u8,
        /// The DVONN pieces in it.
        dvonns: u8,
        /// How far the stack that took it has moved.
        distance: u8,
    },
    /// The move lands on a single piece of the opponent that could have moved.
    Neutralises {
        /// Where.
        cell: Cell,
        /// The moves that this piece had.
        moves: u8,
    },
    /// The move lands on a stack of the opponent, of two pieces or more, that could have moved; now it is too tall to move.
    Overloads {
        /// Where.
        cell: Cell,
        /// The height of the new stack.
        height: u8,
    },
    /// Stacks of the player were blocked and can move now.
    Frees {
        /// These stacks.
        cells: CellSet,
    },
    /// The opponent's stack on this cell could have moved away and cut off stacks of the player; now it belongs to the
    /// player.
    KeepsBridge {
        /// The link.
        cell: Cell,
        /// The player's stacks behind it.
        cells: CellSet,
        /// The pieces in them.
        pieces: u8,
    },
    /// The move cuts off more of the player's own pieces than of the opponent's.
    BreaksBridge {
        /// All stacks that are removed.
        cells: CellSet,
        /// The player's pieces that are removed.
        own: u8,
        /// The opponent's pieces that are removed.
        theirs: u8,
    },
    /// The player's DVONN stack comes next to stacks of the player that were not beside a DVONN piece.
    BringsDvonn {
        /// Where it lands.
        cell: Cell,
        /// These stacks.
        stacks: CellSet,
    },
    /// The move lands on a lone DVONN piece on which the opponent could have landed next.
    DeniesDvonn {
        /// Where.
        cell: Cell,
    },
    /// The opponent has to pass.
    ForcesPass,
    /// A tempo is a move that a player could still make if the other never moved. A move uses up one; this one changes the
    /// difference by more or less than that.
    Tempi {
        /// The player's tempi after the move.
        own: u8,
        /// The opponent's.
        theirs: u8,
        /// The tempi gained, or wasted if it is negative.
        gained: i8,
    },
    /// The piece is placed on the edge, where it is never blocked.
    OnEdge {
        /// Where.
        cell: Cell,
    },
    /// The piece is placed beside a DVONN piece.
    BesideDvonn {
        /// The DVONN pieces beside it.
        dvonns: CellSet,
    },
    /// The piece is placed away from the player's other pieces.
    Apart {
        /// Where.
        cell: Cell,
    },
}

/// How a move cuts off stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CutBy {
    /// The stack that moves was a link to the DVONN pieces.
    LinkLeaving,
    /// The stack that moves takes a DVONN piece with it.
    DvonnLeaving,
}

/// By how much a move is worse than the best one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Gap {
    /// The score of the best move.
    pub best: Score,
    /// The worse move.
    pub next: Move,
    /// Its score.
    pub score: Score,
}

impl Gap {
    /// Between two moves of the same position.
    pub fn between(best: &Assessed, next: &Assessed) -> Gap {
        Gap { best: best.score, next: next.mv, score: next.score }
    }

    /// Whether both scores are proved.
    pub fn is_proved(&self) -> bool {
        self.best.is_proved() && self.score.is_proved()
    }

    /// Whether another result is proved: a win became a draw, or a draw a loss.
    pub fn changes_result(&self) -> bool {
        self.is_proved() && self.best.wdl() != self.score.wdl()
    }

    /// The difference in pieces of the final margin; `None` if only the winner is known.
    pub fn pieces(&self) -> Option<f64> {
        Some(self.best.margin()? - self.score.margin()?)
    }

    /// Whether the difference is large enough to be a reason: a whole piece, or another result.
    pub fn counts(&self) -> bool {
        self.changes_result() && self.best.winning_chance() > self.score.winning_chance()
            || self.pieces().is_some_and(|pieces| pieces >= 1.0)
    }
}

impl Reason {
    /// What the reason is about; `None` if it only says how good the move is.
    pub fn theme(&self) -> Option<Theme> {
        Some(match self {
            Reason::OnlyMove { .. } | Reason::Proved { .. } | Reason::Refuted { .. } => return None,
            Reason::CutsOff { by: CutBy::LinkLeaving, .. }
            | Reason::KeepsBridge { .. }
            | Reason::BreaksBridge { .. } => Theme::Links,
            Reason::CutsOff { by: CutBy::DvonnLeaving, .. }
            | Reason::BringsDvonn { .. }
            | Reason::DeniesDvonn { .. }
            | Reason::SavesFrom { carries_dvonn: true, .. }
            | Reason::Takes { dvonns: 1.., .. } => Theme::DvonnStacks,
            Reason::SavesFrom { cells, .. } if !cells.is_empty() => Theme::Links,
            Reason::Takes { distance: 2.., height: 2.., .. } => Theme::Sharpshooting,
            Reason::SavesFrom { .. } | Reason::Takes { .. } | Reason::Neutralises { .. } => {
                Theme::Neutralising
            }
            Reason::Overloads { .. } => Theme::Overloading,
            Reason::Frees { .. } => Theme::Mobility,
            Reason::ForcesPass => Theme::LastMoves,
            Reason::Tempi { .. } => Theme::Tempi,
            Reason::OnEdge { .. } | Reason::BesideDvonn { .. } | Reason::Apart { .. } => Theme::Edges,
        })
    }

    /// The cells to highlight.
    pub fn cells(&self) -> CellSet {
        match self {
            Reason::CutsOff { cells, .. } | Reason::BreaksBridge { cells, .. } | Reason::Frees { cells } => {
                *cells
            }
            Reason::SavesFrom { threat, cells, .. } => cells.with(threat.from).with(threat.to),
            Reason::KeepsBridge { cell, cells, .. } => cells.with(*cell),
            Reason::BringsDvonn { cell, stacks } => stacks.with(*cell),
            Reason::BesideDvonn { dvonns } => *dvonns,
            Reason::Takes { cell, .. }
            | Reason::Neutralises { cell, .. }
            | Reason::Overloads { cell, .. }
            | Reason::DeniesDvonn { cell }
            | Reason::OnEdge { cell }
            | Reason::Apart { cell } => CellSet::of(*cell),
            Reason::OnlyMove { .. }
            | Reason::Proved { .. }
            | Reason::Refuted { .. }
            | Reason::ForcesPass
            | Reason::Tempi { .. } => CellSet::EMPTY,
        }
    }

    /// How strong the reason is: roughly the pieces at stake. What decides the game comes before everything else.
    pub fn weight(&self) -> u32 {
        match self {
            Reason::OnlyMove { gap } | Reason::Refuted { gap, .. } if gap.changes_result() => 100,
            Reason::Refuted { .. } => 90,
            Reason::Proved { score: Score::Win(_), .. } => 80,
            Reason::Proved { score: Score::Draw, .. } => 70,
            Reason::OnlyMove { .. } => 60,
            Reason::ForcesPass => 20,
            Reason::CutsOff { own, theirs, .. } => 2 + u32::from(theirs - own),
            Reason::BreaksBridge { own, theirs, .. } => 2 + u32::from(own - theirs),
            Reason::SavesFrom { pieces, .. } | Reason::KeepsBridge { pieces, .. } => 1 + u32::from(*pieces),
            Reason::Takes { height, dvonns, .. } => u32::from(height + 3 * dvonns),
            Reason::Overloads { height, .. } => u32::from(*height),
            Reason::DeniesDvonn { .. } | Reason::BesideDvonn { .. } => 3,
            Reason::Neutralises { moves, .. } => 1 + u32::from(moves / 2),
            Reason::BringsDvonn { stacks, .. } => 1 + stacks.len() as u32,
            Reason::Frees { cells } => 1 + cells.len() as u32 / 2,
            Reason::Tempi { gained, .. } => 1 + u32::from(gained.unsigned_abs()),
            Reason::OnEdge { .. } => 2,
            Reason::Proved { score: Score::Loss(_) | Score::Estimate(_), .. } | Reason::Apart { .. } => 1,
        }
    }
}

/// What speaks for a legal move: at most three reasons, the strongest first. There may be none.
///
/// `known` is what a search or a proof found about the moves of this position, best first. It need not list all moves; those
/// that it lists must be the best ones.
///
/// ```
/// use dvonn_coach::{Reason, reasons};
/// use dvonn_core::Position;
///
/// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let reasons = reasons(&position, "d3-c3".parse()?, &[]);
/// let cuts_off = |reason: &Reason| matches!(reason, Reason::CutsOff { theirs: 1, own: 0, .. });
/// assert!(reasons.iter().any(cuts_off));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reasons(before: &Position, mv: Move, known: &[Assessed]) -> Vec<Reason> {
    let mut found: Vec<Reason> = [only_move(mv, known), proved(mv, known)].into_iter().flatten().collect();
    match before {
        Position::Placement(_) => found.extend(placing(before, mv)),
        Position::Movement(movement) => {
            if let Some(change) = Change::of(movement, mv) {
                found.extend(moving(&change));
            }
        }
    }
    strongest(found)
}

/// What speaks against a legal move: at most three reasons, the strongest first. There may be none, and there is none if it is
/// the best move.
///
/// `known` lists the best move first, and the move itself with the reply to it.
pub fn drawbacks(before: &Position, mv: Move, known: &[Assessed]) -> Vec<Reason> {
    let Some(refuted) = refuted(mv, known) else { return Vec::new() };
    let mut found = vec![refuted];
    if let Some(change) = before.movement().and_then(|movement| Change::of(movement, mv)) {
        found.extend(change.breaks_bridge());
        found.extend(change.tempi().filter(|reason| matches!(reason, Reason::Tempi { gained: ..0, .. })));
    }
    strongest(found)
}

/// The themes of these reasons, the strongest first, without repetition.
pub fn themes(reasons: &[Reason]) -> Vec<Theme> {
    let mut themes = Vec::new();
    for theme in reasons.iter().filter_map(Reason::theme) {
        if !themes.contains(&theme) {
            themes.push(theme);
        }
    }
    themes
}

fn strongest(mut found: Vec<Reason>) -> Vec<Reason> {
    found.sort_by_key(|reason| std::cmp::Reverse(reason.weight()));
    found.truncate(MOST_REASONS);
    found
}

fn only_move(mv: Move, known: &[Assessed]) -> Option<Reason> {
    let [best, next, ..] = known else { return None };
    let gap = Gap::between(best, next);
    (best.mv == mv && gap.counts()).then_some(Reason::OnlyMove { gap })
}

fn proved(mv: Move, known: &[Assessed]) -> Option<Reason> {
    let found = known.iter().find(|assessed| assessed.mv == mv && assessed.score.is_proved())?;
    Some(Reason::Proved { score: found.score, line: found.line.clone() })
}

fn refuted(mv: Move, known: &[Assessed]) -> Option<Reason> {
    let (best, found) = (known.first()?, known.iter().find(|assessed| assessed.mv == mv)?);
    let gap = Gap::between(best, found);
    // A short search may know the value of a move without an answer to it.
    let is_bad = best.mv != mv && gap.counts() && !found.line.is_empty();
    is_bad.then(|| Reason::Refuted { gap, line: found.line.clone() })
}

/// The reasons that the rules decide once the board is full.
fn moving(change: &Change) -> Vec<Reason> {
    let bridge = change.keeps_bridge();
    let is_bridge = |threat: &StackMove| bridge.is_some() && threat.from == change.to();
    let saves = change
        .saves_from()
        .filter(|reason| !matches!(reason, Reason::SavesFrom { threat, .. } if is_bridge(threat)));
    [
        change.forces_pass(),
        change.cuts_off(),
        saves,
        bridge,
        // A single piece that could move is neutralised; any other stack is taken.
        change.neutralises().or_else(|| change.takes()),
        change.overloads(),
        change.denies_dvonn(),
        change.brings_dvonn(),
        change.frees(),
        change.tempi().filter(|reason| matches!(reason, Reason::Tempi { gained: 1.., .. })),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The reasons that the rules decide while pieces are placed; they are the rulebook's first tip. None of them is about DVONN
/// pieces, which belong to nobody.
fn placing(before: &Position, mv: Move) -> Vec<Reason> {
    let Move::Place(cell) = mv else { return Vec::new() };
    if before.occupied().len() < 3 {
        return Vec::new();
    }
    let dvonns = beside(before, cell, Stack::DVONN);
    let is_apart = beside(before, cell, Stack::single(before.turn())).is_empty();
    let mut found = Vec::new();
    found.extend(cell.is_edge().then_some(Reason::OnEdge { cell }));
    found.extend((!dvonns.is_empty()).then_some(Reason::BesideDvonn { dvonns }));
    found.extend(is_apart.then_some(Reason::Apart { cell }));
    found
}

/// The cells beside this one where such a piece stands.
pub(crate) fn beside(position: &Position, cell: Cell, piece: Stack) -> CellSet {
    cell.neighbours().into_iter().filter(|neighbour| position.stack(*neighbour) == Some(piece)).collect()
}
