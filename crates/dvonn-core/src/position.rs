//! A position of either phase.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;

use crate::board::Board;
use crate::cell_set::Cells;
use crate::{
    ByColor, Cell, CellMap, CellSet, Color, Effects, Move, MoveError, Movement, Outcome, Phase, Placement,
    Setup, Stack, StackMoves, Symmetry,
};

/// A legal position of either phase: only [`Setup::validate`](crate::Setup::validate) and legal moves create one.
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
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// Pieces are still being placed.
    Placement(Placement),
    /// Stacks are moved, or the game is over.
    Movement(Movement),
}

impl Position {
    /// The empty board, with White to place the first DVONN piece.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::START.occupied().len(), 0);
    /// ```
    pub const START: Position = Position::Placement(Placement::START);

    fn board(&self) -> &Board {
        match self {
            Position::Placement(placement) => placement.board(),
            Position::Movement(movement) => movement.board(),
        }
    }

    /// The phase of the game.
    ///
    /// ```
    /// # use dvonn_core::{Phase, Position};
    /// assert_eq!(Position::START.phase(), Phase::Placement);
    /// ```
    pub fn phase(&self) -> Phase {
        match self {
            Position::Placement(_) => Phase::Placement,
            Position::Movement(_) => Phase::Movement,
        }
    }

    /// The position of the placement phase; `None` in the movement phase.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert!(Position::START.placement().is_some());
    /// ```
    pub fn placement(&self) -> Option<&Placement> {
        match self {
            Position::Placement(placement) => Some(placement),
            Position::Movement(_) => None,
        }
    }

    /// The position of the movement phase; `None` in the placement phase.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert!(Position::START.movement().is_none());
    /// ```
    pub fn movement(&self) -> Option<&Movement> {
        match self {
            Position::Placement(_) => None,
            Position::Movement(movement) => Some(movement),
        }
    }

    /// The player to play. After the end of the game it is the player whose turn it would be.
    ///
    /// ```
    /// # use dvonn_core::{Color, Position};
    /// assert_eq!(Position::START.turn(), Color::White);
    /// ```
    pub fn turn(&self) -> Color {
        self.board().turn()
    }

    /// The stack on a cell, if there is one.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Position};
    /// assert_eq!(Position::START.stack(Cell::F3), None);
    /// ```
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        self.board().stack(cell)
    }

    /// The cells with a stack.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert!(Position::START.occupied().is_empty());
    /// ```
    pub fn occupied(&self) -> CellSet {
        self.board().occupied()
    }

    /// The number of pieces, of any colour, in each player's stacks.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Position};
    /// assert_eq!(Position::START.scores(), ByColor::new(0, 0));
    /// ```
    pub fn scores(&self) -> ByColor<u8> {
        self.board().scores()
    }

    /// A number that identifies the position, including turn and phase, for hash tables. It is the same on every
    /// machine and in every version.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::START.key(), 0xb567_5b95_2b0b_6ee4);
    /// ```
    pub fn key(&self) -> u64 {
        match self {
            Position::Placement(placement) => placement.key(),
            Position::Movement(movement) => movement.key(),
        }
    }

    /// Every legal ply, in the order of the cells: placements, or stack moves, or the forced pass alone.
    /// Empty once the game is over.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::START.legal_moves().count(), 49);
    /// ```
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        LegalMoves(match self {
            Position::Placement(placement) => Plies::Placements(placement.empty().into_iter()),
            Position::Movement(movement) if movement.must_pass() => Plies::Pass(Some(Move::Pass)),
            Position::Movement(movement) => Plies::Stacks(movement.moves(movement.turn())),
        })
    }

    /// Checks whether a move is legal.
    ///
    /// ```
    /// # use dvonn_core::{Move, MoveError, Position};
    /// assert_eq!(Position::START.check(Move::Pass), Err(MoveError::PassWhilePlacing));
    /// ```
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.play(mv).map(|_| ())
    }

    /// The position after a move.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Position};
    /// let position = Position::START.play(Move::Place(Cell::F3))?;
    /// assert_eq!(position.occupied().to_string(), "f3");
    /// # Ok::<(), dvonn_core::MoveError>(())
    /// ```
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn play(mut self, mv: Move) -> Result<Position, MoveError> {
        self.apply(mv)?;
        Ok(self)
    }

    /// Plays a move in place. Returns the effects of a stack move, and `None` for a placement or a pass.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Position};
    /// let mut position = Position::START;
    /// assert_eq!(position.apply(Move::Place(Cell::F3))?, None);
    /// # Ok::<(), dvonn_core::MoveError>(())
    /// ```
    ///
    /// # Errors
    /// The rule that the move breaks; the position is then unchanged.
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

    /// The result, once neither player can move.
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

    /// The position as a [`Setup`], which can be edited.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::START.setup().validate(), Ok(Position::START));
    /// ```
    pub fn setup(&self) -> Setup {
        Setup { cells: CellMap::from_fn(|cell| self.stack(cell)), turn: self.turn(), phase: self.phase() }
    }

    /// The image of the position under a symmetry of the board.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Position, Symmetry};
    /// let position = Position::START.play(Move::Place(Cell::A1))?;
    /// assert_eq!(position.transformed(Symmetry::HalfTurn), Position::START.play(Move::Place(Cell::K5))?);
    /// # Ok::<(), dvonn_core::MoveError>(())
    /// ```
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

/// Equal positions have equal keys.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl From<Placement> for Position {
    fn from(placement: Placement) -> Position {
        Position::Placement(placement)
    }
}

impl From<Movement> for Position {
    fn from(movement: Movement) -> Position {
        Position::Movement(movement)
    }
}

/// Why a [`Position`] is not a [`Placement`] or not a [`Movement`]: it is of the other phase.
///
/// ```
/// use dvonn_core::{Movement, Phase, PhaseError, Position};
///
/// assert_eq!(Movement::try_from(Position::START), Err(PhaseError { found: Phase::Placement }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the position is of the {found} phase")]
pub struct PhaseError {
    /// The phase of the position.
    pub found: Phase,
}

/// Iterates over the legal plies of a position; see [`Position::legal_moves`].
///
/// ```
/// use dvonn_core::{Cell, Move, Position};
///
/// assert_eq!(Position::START.legal_moves().next(), Some(Move::Place(Cell::A1)));
/// ```
#[derive(Clone, Debug)]
pub struct LegalMoves<'a>(Plies<'a>);

#[derive(Clone, Debug)]
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

    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.0 {
            Plies::Placements(cells) => cells.size_hint(),
            Plies::Stacks(moves) => moves.size_hint(),
            Plies::Pass(pass) => (usize::from(pass.is_some()), Some(usize::from(pass.is_some()))),
        }
    }
}

impl FusedIterator for LegalMoves<'_> {}
