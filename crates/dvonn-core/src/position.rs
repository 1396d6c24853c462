//! A position of either phase.

use std::fmt;

use crate::board::Board;
use crate::cell_set::Cells;
use crate::tables::PLACEMENT_KEY;
use crate::{
    ByColor, Cell, CellMap, CellSet, Color, Effects, Move, MoveError, Movement, Outcome, Phase, Placement,
    Setup, Stack, StackMoves, Symmetry,
};

/// A believed position: only [`Setup::validate`](crate::Setup::validate) and legal moves make one.
///
/// ```
/// use dvonn_core::{Cell, Color, Move, Position};
///
/// // The first of 49 placements: White puts a DVONN piece on f3.
/// let position = Position::START.play(Move::Place(Cell::F3))?;
/// assert_eq!(position.turn(), Color::Black);
/// assert_eq!(position.legal_moves().count(), 48);
/// assert_eq!(position.to_string(), "........./........../.....D...../........../......... B P");
/// # Ok::<(), dvonn_core::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Position {
    /// Pieces are still being placed.
    Placement(Placement),
    /// Stacks move, or the game is over.
    Movement(Movement),
}

impl Position {
    /// The empty board, White to place the first DVONN piece.
    pub const START: Position = Position::Placement(Placement::START);

    fn board(&self) -> &Board {
        match self {
            Position::Placement(placement) => placement.board(),
            Position::Movement(movement) => movement.board(),
        }
    }

    /// Which phase the game is in.
    pub fn phase(&self) -> Phase {
        match self {
            Position::Placement(_) => Phase::Placement,
            Position::Movement(_) => Phase::Movement,
        }
    }

    /// The movement phase's own view of the position.
    pub fn movement(&self) -> Option<&Movement> {
        match self {
            Position::Placement(_) => None,
            Position::Movement(movement) => Some(movement),
        }
    }

    /// Who plays next; after the end, whose turn it would be.
    pub fn turn(&self) -> Color {
        self.board().turn()
    }

    /// The stack on a cell.
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        self.board().stack(cell)
    }

    /// All cells with a stack.
    pub fn occupied(&self) -> CellSet {
        self.board().occupied()
    }

    /// Pieces of every colour in the stacks of each player.
    pub fn scores(&self) -> ByColor<u8> {
        self.board().scores()
    }

    /// Identifies the position, turn and phase included. The same on every machine and in every version.
    pub fn hash(&self) -> u64 {
        match self {
            Position::Placement(placement) => placement.board().hash() ^ PLACEMENT_KEY,
            Position::Movement(movement) => movement.hash(),
        }
    }

    /// Every legal ply, in the order of the cells: placements, or stack moves, or the forced pass alone.
    /// Empty once the game is over.
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        LegalMoves(match self {
            Position::Placement(placement) => Plies::Placements(placement.empty().into_iter()),
            Position::Movement(movement) if movement.must_pass() => Plies::Pass(Some(Move::Pass)),
            Position::Movement(movement) => Plies::Stacks(movement.moves(movement.turn())),
        })
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.play(mv).map(|_| ())
    }

    /// The position after a move.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(mut self, mv: Move) -> Result<Position, MoveError> {
        self.apply(mv)?;
        Ok(self)
    }

    /// Plays a move in place. Only stack moves have effects beyond the cell named.
    ///
    /// # Errors
    /// The rule that forbids it; the position is then unchanged.
    pub fn apply(&mut self, mv: Move) -> Result<Option<Effects>, MoveError> {
        match (&mut *self, mv) {
            (Position::Placement(placement), Move::Place(cell)) => {
                *self = placement.place(cell)?;
                Ok(None)
            }
            (Position::Placement(_), Move::Stack(_)) => Err(MoveError::StillPlacing),
            (Position::Placement(_), Move::Pass) => Err(MoveError::PassWhilePlacing),
            (Position::Movement(movement), Move::Stack(mv)) => movement.apply(mv).map(Some),
            (Position::Movement(movement), Move::Pass) => movement.pass().map(|()| None),
            (Position::Movement(movement), Move::Place(cell)) => Err(match movement.outcome() {
                Some(_) => MoveError::GameOver,
                None => MoveError::AlreadyPlaced { cell },
            }),
        }
    }

    /// The result, once neither side can move.
    ///
    /// ```
    /// # use dvonn_core::{Color, Outcome, Position};
    /// let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// let position = position.play("pass".parse()?)?.play("c3-a3".parse()?)?;
    /// assert_eq!(position.outcome(), Some(Outcome::Win { winner: Color::White, margin: 3 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.movement()?.outcome()
    }

    /// The position as a claim that can be edited.
    pub fn setup(&self) -> Setup {
        Setup { cells: CellMap::from_fn(|cell| self.stack(cell)), turn: self.turn(), phase: self.phase() }
    }

    /// The image of the position.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        let setup = self.setup();
        let image = Setup { cells: CellMap::from_fn(|cell| setup.cells[symmetry.cell(cell)]), ..setup };
        image.validate().expect("a symmetry keeps a position legal")
    }
}

/// Writes the position text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup(), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl From<Movement> for Position {
    fn from(movement: Movement) -> Position {
        Position::Movement(movement)
    }
}

impl fmt::Debug for Movement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Position::Movement(*self), f)
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Position::Placement(*self), f)
    }
}

/// The legal plies of a position; see [`Position::legal_moves`].
#[derive(Clone)]
pub struct LegalMoves<'a>(Plies<'a>);

#[derive(Clone)]
enum Plies<'a> {
    Placements(Cells),
    Stacks(StackMoves<'a>),
    Pass(Option<Move>),
}

impl Iterator for LegalMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            Plies::Placements(cells) => cells.next().map(Move::Place),
            Plies::Stacks(moves) => moves.next().map(Move::Stack),
            Plies::Pass(pass) => pass.take(),
        }
    }
}
