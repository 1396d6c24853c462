//! The second phase: stacks move onto stacks, and stacks that are no longer linked to a DVONN piece are removed.

use core::fmt;
use core::iter::FusedIterator;

use crate::board::Board;
use crate::cell_set::Cells;
use crate::{
    ByColor, Cell, CellSet, Color, Effects, MoveError, Outcome, Phase, PhaseError, Position, Stack, StackMove,
};

/// A position of the movement phase. Every stack is linked to one of the three DVONN pieces.
///
/// This is the type for programs that search: a value of 112 bytes that is cheap to copy.
///
/// ```
/// use dvonn_core::{Movement, Position};
///
/// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let movement = Movement::try_from(position)?;
/// for mv in movement.moves(movement.turn()) {
///     let mut next = movement;
///     let effects = next.apply_unchecked(mv);
///     println!("{mv} removes {} stacks", effects.removed.len());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Movement {
    board: Board,
}

impl Movement {
    /// Trusts the caller that all stacks are linked and all three DVONN pieces are on the board.
    pub(crate) fn new(board: Board) -> Movement {
        Movement { board }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The player to move.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.turn(), Color::White);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// The same stacks with this player to move.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.with_turn(Color::Black).turn(), Color::Black);
    /// assert_eq!(movement.with_turn(Color::White), movement);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_turn(mut self, turn: Color) -> Movement {
        if self.turn() != turn {
            self.board.pass_turn();
        }
        self
    }

    /// A number that identifies the stacks and the player to move, for hash tables. It is kept up to date with every
    /// move, and it is the same on every machine and in every version.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.key(), position.key());
    /// assert_ne!(movement.key(), movement.with_turn(Color::Black).key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn key(&self) -> u64 {
        self.board.key()
    }

    /// The number of pieces, of any colour, in each player's stacks.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.scores(), ByColor::new(1, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn scores(&self) -> ByColor<u8> {
        self.board.scores()
    }

    /// The cells with a stack.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.occupied().to_string(), "a3 b3 c3 d3 e3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.board.occupied()
    }

    /// The cells with a stack of this player.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.owned(Color::Black).to_string(), "e3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn owned(&self, color: Color) -> CellSet {
        self.board.owned(color)
    }

    /// The cells with a DVONN piece, alone or inside a stack.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.dvonns().to_string(), "a3 b3 c3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn dvonns(&self) -> CellSet {
        self.board.dvonns()
    }

    /// The cells with a single piece, including lone DVONN pieces.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDDWB2....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.singles().to_string(), "a3 b3 c3 d3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn singles(&self) -> CellSet {
        self.board.singles()
    }

    /// The stack on a cell, if there is one.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Movement, Position, Stack};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.stack(Cell::A3), Some(Stack::DVONN));
    /// assert_eq!(movement.stack(Cell::A1), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        self.board.stack(cell)
    }

    /// The height of the stack on a cell; 0 if the cell is empty.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Movement, Position};
    /// # let position: Position = "........./........../DDDWB2....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.height(Cell::E3), 2);
    /// assert_eq!(movement.height(Cell::A1), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.board.height(cell)
    }

    /// The stacks whose six neighbouring cells are all occupied. They cannot move.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// // Everything inside a full board is enclosed; the 24 stacks on its edge never are.
    /// let text = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
    /// let movement = Movement::try_from(text.parse::<Position>()?)?;
    /// assert_eq!(movement.enclosed().len(), 25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn enclosed(&self) -> CellSet {
        self.occupied().enclosed()
    }

    /// The player's stacks that are not enclosed, whether or not another stack is within reach.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDW2B2....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.free(Color::White).to_string(), "d3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn free(&self, color: Color) -> CellSet {
        self.board.free(color)
    }

    /// The player's stacks that could move if it were their turn.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDW4B2....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert!(movement.movers(Color::White).is_empty()); // no stack is four cells from d3
    /// assert_eq!(movement.movers(Color::Black).to_string(), "e3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn movers(&self, color: Color) -> CellSet {
        self.free(color).into_iter().filter(|&from| !self.targets(from).is_empty()).collect()
    }

    /// The stacks on which the stack on `from` could land: those exactly as many cells away in a straight line as it
    /// has pieces. Neither its owner nor whether it is enclosed is considered.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Movement, Position};
    /// # let position: Position = "........./........../DDDWB2....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.targets(Cell::E3).to_string(), "c3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn targets(&self, from: Cell) -> CellSet {
        self.board.targets(from)
    }

    /// Whether other stacks might be cut off when the stack on this cell leaves it. If this is false, nothing is cut
    /// off; if it is true, [`cut_off`](Movement::cut_off) decides.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert!(movement.may_cut(Cell::D3));
    /// assert!(!movement.may_cut(Cell::E3)); // it has a single neighbour
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn may_cut(&self, from: Cell) -> bool {
        self.board.may_cut(from)
    }

    /// The stacks that a move would cut off from the DVONN pieces, without making it. The target is among them if the
    /// moving stack would itself be cut off. Whether the move is legal is not checked. For a stack without a DVONN
    /// piece the result does not depend on the target.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet, Movement, Position, StackMove};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.cut_off(StackMove::new(Cell::D3, Cell::C3)), CellSet::of(Cell::E3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn cut_off(&self, mv: StackMove) -> CellSet {
        self.board.cut_off(mv)
    }

    /// Whether this player could move a stack if it were their turn.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert!(movement.has_moves(Color::White));
    /// assert!(!movement.has_moves(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn has_moves(&self, color: Color) -> bool {
        self.board.has_moves(color)
    }

    /// The number of stack moves that this player would have if it were their turn. This is faster than listing them.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.count_moves(Color::White), movement.moves(Color::White).count());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn count_moves(&self, color: Color) -> usize {
        self.board.count_moves(color)
    }

    /// The stack moves that this player would have if it were their turn, in the order of the cells.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// let moves: Vec<String> = movement.moves(Color::White).map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves, ["d3-c3", "d3-e3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn moves(&self, color: Color) -> StackMoves<'_> {
        StackMoves {
            movement: self,
            movers: self.free(color).into_iter(),
            from: Cell::A1,
            targets: CellSet::EMPTY.into_iter(),
        }
    }

    /// Whether the player to move cannot move but the other player can.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert!(movement.must_pass());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn must_pass(&self) -> bool {
        !self.has_moves(self.turn()) && self.has_moves(self.turn().other())
    }

    /// Checks whether a stack move of the player to move is legal.
    ///
    /// ```
    /// # use dvonn_core::{Cell, MoveError, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.check("d3-c3".parse()?), Ok(()));
    /// assert_eq!(movement.check("e3-d3".parse()?), Err(MoveError::NotYours { from: Cell::E3 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first rule that the move breaks, in this order: the game is over, there is no stack, it is a lone DVONN
    /// piece, it belongs to the other player, it is enclosed, the target is not in line, not at the right distance, or
    /// empty.
    pub fn check(&self, mv: StackMove) -> Result<(), MoveError> {
        let StackMove { from, to } = mv;
        let us = self.turn();
        if self.free(us).contains(from) && self.targets(from).contains(to) {
            return Ok(());
        }
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        let stack = self.stack(from).ok_or(MoveError::NoStack { from })?;
        let owner = stack.owner().ok_or(MoveError::LoneDvonn { from })?;
        let height = stack.height();
        Err(if owner != us {
            MoveError::NotYours { from }
        } else if self.enclosed().contains(from) {
            MoveError::Enclosed { from }
        } else {
            match from.line_to(to) {
                None => MoveError::NotInLine { from, to },
                Some((_, distance)) if distance != height => MoveError::WrongDistance { from, to, height },
                Some(_) => MoveError::EmptyTarget { to },
            }
        })
    }

    /// Moves a stack of the player to move and removes the stacks that are cut off.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let mut movement = Movement::try_from(position)?;
    /// let effects = movement.apply("d3-c3".parse()?)?;
    /// assert_eq!(effects.removed.to_string(), "e3");
    /// assert_eq!(movement.to_string(), "........./........../DDW2+......../........../......... B M");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`check`](Movement::check); the position is then unchanged.
    pub fn apply(&mut self, mv: StackMove) -> Result<Effects, MoveError> {
        self.check(mv)?;
        Ok(self.apply_unchecked(mv))
    }

    /// The same for a move that is known to be legal, such as one from [`moves`](Movement::moves). An illegal move
    /// leaves a meaningless position or panics.
    ///
    /// ```
    /// # use dvonn_core::{Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// for mv in movement.moves(movement.turn()) {
    ///     let mut next = movement;
    ///     assert_eq!(next.apply_unchecked(mv).mv, mv);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn apply_unchecked(&mut self, mv: StackMove) -> Effects {
        let (removed, lost) = self.board.carry(mv);
        Effects { mv, removed, lost }
    }

    /// Passes the turn.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// # let mut movement = Movement::try_from(position)?;
    /// movement.pass()?;
    /// assert_eq!(movement.turn(), Color::White);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`MoveError::MustMove`] if the player to move can move, [`MoveError::GameOver`] if neither player can.
    pub fn pass(&mut self) -> Result<(), MoveError> {
        if self.has_moves(self.turn()) {
            return Err(MoveError::MustMove);
        }
        if !self.has_moves(self.turn().other()) {
            return Err(MoveError::GameOver);
        }
        self.pass_unchecked();
        Ok(())
    }

    /// Passes the turn without checking that the player has to.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Position};
    /// # let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// # let mut movement = Movement::try_from(position)?;
    /// movement.pass_unchecked();
    /// assert_eq!(movement.turn(), Color::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn pass_unchecked(&mut self) {
        self.board.pass_turn();
    }

    /// The result, once neither player can move.
    ///
    /// ```
    /// # use dvonn_core::{Color, Movement, Outcome, Position};
    /// # let position: Position = "........./........../W3++D........./........../......... B M".parse()?;
    /// # let movement = Movement::try_from(position)?;
    /// assert_eq!(movement.outcome(), Some(Outcome::Win { winner: Color::White, margin: 3 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        let is_over = Color::ALL.into_iter().all(|color| !self.has_moves(color));
        is_over.then(|| Outcome::of_scores(self.scores()))
    }
}

/// Writes the position text.
impl fmt::Display for Movement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Position::Movement(*self), f)
    }
}

impl fmt::Debug for Movement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Position::Movement(*self), f)
    }
}

impl TryFrom<Position> for Movement {
    type Error = PhaseError;

    fn try_from(position: Position) -> Result<Movement, PhaseError> {
        match position {
            Position::Movement(movement) => Ok(movement),
            Position::Placement(_) => Err(PhaseError { found: Phase::Placement }),
        }
    }
}

/// Iterates over the stack moves of one player; see [`Movement::moves`].
///
/// ```
/// use dvonn_core::{Color, Movement, Position};
///
/// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let movement = Movement::try_from(position)?;
/// assert_eq!(movement.moves(Color::Black).next().map(|mv| mv.to_string()).as_deref(), Some("e3-d3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct StackMoves<'a> {
    movement: &'a Movement,
    movers: Cells,
    from: Cell,
    targets: Cells,
}

impl Iterator for StackMoves<'_> {
    type Item = StackMove;

    #[inline]
    fn next(&mut self) -> Option<StackMove> {
        loop {
            if let Some(to) = self.targets.next() {
                return Some(StackMove { from: self.from, to });
            }
            self.from = self.movers.next()?;
            self.targets = self.movement.targets(self.from).into_iter();
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let known = self.targets.len();
        (known, Some(known + 6 * self.movers.len()))
    }
}

impl FusedIterator for StackMoves<'_> {}
