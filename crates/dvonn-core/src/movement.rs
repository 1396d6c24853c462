//! Phase two: stacks move onto stacks, and what loses its link to the DVONN pieces goes.

use crate::board::Board;
use crate::cell_set::Cells;
use crate::{ByColor, Cell, CellSet, Color, Effects, MoveError, Outcome, Stack, StackMove};

/// A position of the movement phase. Every stack on it is linked to one of the three DVONN pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Movement {
    board: Board,
}

impl Movement {
    /// Trusts the caller that all stacks are linked and all three DVONN pieces are there.
    pub(crate) fn new(board: Board) -> Movement {
        Movement { board }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    #[inline]
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Identifies the position: stacks with owner, height and DVONN pieces, and the player to move.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.board.hash()
    }

    /// Pieces of every colour in the stacks of each player.
    #[inline]
    pub fn scores(&self) -> ByColor<u8> {
        self.board.scores()
    }

    /// All cells with a stack.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.board.occupied()
    }

    /// The cells with a stack of this player.
    #[inline]
    pub fn owned(&self, color: Color) -> CellSet {
        self.board.owned(color)
    }

    /// The cells with a DVONN piece, alone or inside a stack.
    #[inline]
    pub fn dvonns(&self) -> CellSet {
        self.board.dvonns()
    }

    /// The cells with a single piece, DVONN pieces included.
    #[inline]
    pub fn singles(&self) -> CellSet {
        self.board.singles()
    }

    /// The stack on a cell.
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        self.board.stack(cell)
    }

    /// Height of the stack on a cell, 0 if there is none.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.board.height(cell)
    }

    /// Cells whose six neighbours are all occupied, and which are occupied themselves: nothing there moves.
    #[inline]
    pub fn enclosed(&self) -> CellSet {
        self.occupied().enclosed()
    }

    /// The player's stacks that are not enclosed, whether or not they reach another stack.
    #[inline]
    pub fn free(&self, color: Color) -> CellSet {
        self.board.free(color)
    }

    /// The stacks exactly as far from `from` as the stack there is high, in a straight line. Does not ask
    /// whether that stack is enclosed or whose it is.
    #[inline]
    pub fn targets(&self, from: Cell) -> CellSet {
        self.board.targets(from)
    }

    /// Whether other stacks might be cut off when the stack on this cell leaves it. A no is sure; a yes is a reason
    /// to look.
    #[inline]
    pub fn may_cut(&self, from: Cell) -> bool {
        self.board.may_cut(from)
    }

    /// The stacks that would lose their link to the DVONN pieces by this move, without making it. The target is among
    /// them if the mover itself would be lost. The move is not checked. For a mover without a DVONN piece the answer
    /// is the same for all its targets.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet, Position, StackMove};
    /// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// let movement = position.movement().expect("the placement is over");
    /// assert_eq!(movement.cut_off(StackMove::new(Cell::D3, Cell::C3)), CellSet::of(Cell::E3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn cut_off(&self, mv: StackMove) -> CellSet {
        self.board.cut_off(mv)
    }

    /// Whether this player could move a stack if it were their turn.
    #[inline]
    pub fn has_moves(&self, color: Color) -> bool {
        self.board.has_moves(color)
    }

    /// How many stack moves this player would have if it were their turn; faster than listing them.
    #[inline]
    pub fn count_moves(&self, color: Color) -> usize {
        self.board.count_moves(color)
    }

    /// The stack moves of a player, in the order of the cells.
    #[inline]
    pub fn moves(&self, color: Color) -> StackMoves<'_> {
        StackMoves {
            movement: self,
            movers: self.free(color).into_iter(),
            from: Cell::A1,
            targets: CellSet::EMPTY.into_iter(),
        }
    }

    /// Whether the player to move has no move but the other one has.
    #[inline]
    pub fn must_pass(&self) -> bool {
        !self.has_moves(self.turn()) && self.has_moves(self.turn().other())
    }

    /// Why a stack move is refused, if it is.
    ///
    /// # Errors
    /// The first broken rule: game over, no stack, lone DVONN piece, the other player's, enclosed, no straight
    /// line, wrong distance, empty target.
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

    /// Moves a stack of the player to move, and removes what is cut off.
    ///
    /// # Errors
    /// As [`check`](Movement::check); the position is then unchanged.
    pub fn apply(&mut self, mv: StackMove) -> Result<Effects, MoveError> {
        self.check(mv)?;
        Ok(self.apply_unchecked(mv))
    }

    /// The same for a move known to be legal, such as one from [`moves`](Movement::moves). With any other
    /// move the position becomes nonsense, or the call panics.
    #[inline]
    pub fn apply_unchecked(&mut self, mv: StackMove) -> Effects {
        Effects { mv, removed: self.board.carry(mv) }
    }

    /// Gives the turn away.
    ///
    /// # Errors
    /// [`MoveError::MustMove`] if there is a move, [`MoveError::GameOver`] if the other side has none either.
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

    /// Gives the turn away without asking whether that is forced.
    #[inline]
    pub fn pass_unchecked(&mut self) {
        self.board.pass_turn();
    }

    /// The result, once neither side can move.
    pub fn outcome(&self) -> Option<Outcome> {
        let is_over = Color::ALL.into_iter().all(|color| !self.has_moves(color));
        is_over.then(|| Outcome::of_scores(self.scores()))
    }
}

/// The stack moves of one player; see [`Movement::moves`].
#[derive(Clone)]
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
}
