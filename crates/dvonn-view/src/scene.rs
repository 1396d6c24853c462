//! Everything a board shows at one moment, except for the viewer's settings and the selection.

use dvonn_core::{Cell, CellMap, CellSet, Color, Move, Position, StackMove};
use dvonn_game::Composition;

use crate::arrow::Arrow;
use crate::mark::Mark;
use crate::stack_plan::StackPlan;

/// Who may use a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Control {
    /// Nobody: the board is only shown.
    #[default]
    Nobody,
    /// This player, when it is their turn.
    Only(Color),
    /// The player to move, whoever it is.
    Both,
}

impl Control {
    /// Whether the person at the board may move for a player.
    pub fn may_move(self, turn: Color) -> bool {
        match self {
            Control::Nobody => false,
            Control::Only(color) => color == turn,
            Control::Both => true,
        }
    }
}

/// The content of a board. A game, an analysis, a lesson and a figure all produce scenes, and the same board draws
/// them.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_view::{Control, Scene};
///
/// let scene = Scene { control: Control::Both, ..Scene::new(Position::START) };
/// assert_eq!(scene.last, None);
/// assert!(scene.arrows.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The position, in either phase.
    pub position: Position,
    /// The pieces that each stack is made of.
    pub composition: Composition,
    /// The move that led to the position. It is marked, and animated if the previous scene showed the position before it.
    pub last: Option<Move>,
    /// Who may use the board.
    pub control: Control,
    /// Whether a stack move may be chosen before the person's turn.
    pub premoves: bool,
    /// Suggested moves and cells, the best first; it is drawn on top.
    pub arrows: Vec<Arrow>,
    /// The marked cells, on a board where a click marks a cell instead of moving a stack; `None` on all other boards.
    pub marked: Option<CellSet>,
    /// What the board says about cells: the subject of a question, what is pointed out, and judged answers.
    pub marks: CellMap<Option<Mark>>,
}

impl Scene {
    /// A position that is only shown, without its history.
    pub fn new(position: Position) -> Scene {
        Scene {
            position,
            composition: Composition::of(&position),
            last: None,
            control: Control::Nobody,
            premoves: false,
            arrows: Vec::new(),
            marked: None,
            marks: CellMap::default(),
        }
    }

    /// Whether the player to move may move a stack or place a piece here.
    pub fn may_move(&self) -> bool {
        self.marked.is_none() && self.control.may_move(self.position.turn())
    }

    /// Whether a click marks a cell.
    pub fn may_mark(&self) -> bool {
        self.marked.is_some() && self.control != Control::Nobody
    }

    /// Whether a cell is marked.
    pub fn is_marked(&self, cell: Cell) -> bool {
        self.marked.is_some_and(|marked| marked.contains(cell))
    }

    /// How the stack on a cell is drawn.
    pub fn plan(&self, cell: Cell) -> Option<StackPlan> {
        Some(StackPlan::new(self.position.stack(cell)?, self.composition.stack(cell)))
    }

    /// The stack that a move makes, before anything falls off; `None` for other moves than those of stacks.
    pub fn landing(&self, mv: Move) -> Option<StackPlan> {
        let Move::Stack(StackMove { from, to }) = mv else { return None };
        let stack = self.position.stack(from)?.onto(self.position.stack(to)?)?;
        let layers = [self.composition.stack(to), self.composition.stack(from)].concat();
        Some(StackPlan::new(stack, &layers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_may_move() {
        for (control, white, black) in [
            (Control::Nobody, false, false),
            (Control::Only(Color::White), true, false),
            (Control::Only(Color::Black), false, true),
            (Control::Both, true, true),
        ] {
            assert_eq!(
                (control.may_move(Color::White), control.may_move(Color::Black)),
                (white, black),
                "{control:?}"
            );
        }
    }

    #[test]
    fn the_stack_that_a_move_makes_is_known_before_it_is_played() {
        let position =
            "........./........../DDDW2B....../........../......... W M".parse().expect("a position");
        let scene = Scene::new(position);
        let of = |mv: &str| scene.landing(mv.parse().expect("a move")).map(|plan| (plan.owner, plan.height));
        assert_eq!(of("d3-b3"), Some((Some(Color::White), 3)));
        assert_eq!(of("c3-b3"), None, "a lone DVONN piece does not move");
        assert_eq!(of("pass"), None);
    }

    #[test]
    fn where_cells_are_marked_nobody_moves() {
        let scene = Scene { control: Control::Both, ..Scene::new(Position::START) };
        assert!(scene.may_move() && !scene.may_mark());
        let marking = Scene { marked: Some(CellSet::of(Cell::A1)), ..scene };
        assert!(!marking.may_move() && marking.may_mark());
        assert!(marking.is_marked(Cell::A1) && !marking.is_marked(Cell::B1));
        let closed = Scene { control: Control::Nobody, ..marking };
        assert!(!closed.may_mark() && closed.is_marked(Cell::A1));
    }
}
