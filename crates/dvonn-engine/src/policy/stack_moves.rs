//! What can be seen in a stack move.

use dvonn_core::{CellSet, Color, Movement, StackMove};

use super::{Notes, Rings};

/// The number of sights of [`StackScene::look`].
pub(super) const SIGHTS: usize = 68;

/// The most pieces that are told apart.
const MANY: i32 = 10;

/// A position of the movement phase.
pub(super) struct StackScene<'a> {
    position: &'a Movement,
    /// Where the side to move could land, and the other side, if it were to move.
    reach: Reach,
    threats: Reach,
    near: Rings<3>,
}

/// Where a side could land.
struct Reach {
    targets: CellSet,
    /// Those that a stack of one or two could land on.
    short: CellSet,
    movers: CellSet,
    /// The height of the tallest stack of the other side among them.
    prize: i32,
}

impl Reach {
    fn of(position: &Movement, color: Color) -> Reach {
        let mut reach =
            Reach { targets: CellSet::EMPTY, short: CellSet::EMPTY, movers: CellSet::EMPTY, prize: 0 };
        let theirs = position.owned(color.other());
        for from in position.movers(color) {
            let targets = position.targets(from);
            reach.movers.insert(from);
            reach.targets |= targets;
            if position.height(from) <= 2 {
                reach.short |= targets;
            }
        }
        reach.prize = tallest(position, reach.targets & theirs);
        reach
    }
}

impl<'a> StackScene<'a> {
    pub(super) fn new(position: &'a Movement) -> StackScene<'a> {
        let us = position.turn();
        StackScene {
            position,
            reach: Reach::of(position, us),
            threats: Reach::of(position, us.other()),
            near: Rings::around(position.dvonns()),
        }
    }

    pub(super) fn look<V: FnMut(usize, i32)>(&self, mv: StackMove, notes: &mut Notes<V>) {
        let StackMove { from, to } = mv;
        let before = self.position;
        let (us, them) = (before.turn(), before.turn().other());
        let mut after = *before;
        let effects = after.apply_unchecked(mv);
        let height = |position: &Movement, cell| i32::from(position.height(cell));
        let (tall, taken) = (height(before, from), height(before, to));
        let risen = tall + taken;
        let wins = before.owned(them).contains(to);

        // What it lands on.
        let joins = before.owned(us).contains(to);
        notes.kind(6, if wins { taken as usize } else { 0 });
        notes.kind(5, if joins { taken as usize } else { 0 });
        let holds = |cell| before.dvonns().contains(cell);
        notes.flag(holds(to));
        notes.flag(holds(to) && wins);
        let stops = wins && self.threats.movers.contains(to);
        notes.flag(stops);
        let struck = if stops { before.targets(to) & before.owned(us) } else { CellSet::EMPTY };
        notes.amount(tallest(before, struck));

        // What moves, and from where to where.
        notes.kind(6, tall as usize - 1);
        notes.flag(holds(from));
        notes.kind(4, self.near.distance(from));
        notes.kind(4, self.near.distance(to));
        notes.flag(from.is_edge());
        notes.flag(to.is_edge());
        notes.kind(6, before.targets(from).len() - 1);
        notes.amount((from.neighbours() & before.occupied()).len() as i32);
        notes.amount((to.neighbours() & before.occupied()).len() as i32);
        notes.amount((to.neighbours() & before.owned(us)).len() as i32);
        notes.flag(from.row() == to.row());
        notes.flag(self.threats.targets.contains(from));
        notes.amount(if self.threats.targets.contains(from) { tall.min(MANY) } else { 0 });

        // What falls off.
        let [ours, theirs] = [us, them].map(|color| i32::from(effects.lost[color]));
        notes.flag(ours > 0);
        notes.amount(ours.min(MANY));
        notes.flag(theirs > 0);
        notes.amount(theirs.min(MANY));

        // What becomes of the stack.
        let next = Reach::of(&after, them);
        let own = Reach::of(&after, us);
        let is_free = own.movers.contains(to);
        let seen = if is_free { after.targets(to) } else { CellSet::EMPTY };
        notes.kind(6, risen as usize - 2);
        notes.flag(!is_free);
        notes.amount(if is_free { 0 } else { risen.min(MANY) });
        notes.amount(seen.len() as i32);
        notes.amount(tallest(&after, seen & after.owned(them)));
        let hit = next.targets.contains(to);
        notes.flag(hit);
        notes.amount(if hit { risen.min(MANY) } else { 0 });
        notes.flag(next.short.contains(to));
        notes.flag(hit && own.targets.contains(to));

        // What both sides can do then.
        notes.amount(next.prize);
        notes.amount(self.threats.prize - next.prize);
        notes.amount(own.prize);
        notes.amount(own.movers.len() as i32 - self.reach.movers.len() as i32);
        notes.amount(next.movers.len() as i32 - self.threats.movers.len() as i32);
        notes.flag(next.movers.is_empty());
    }
}

/// The height of the tallest of these stacks, up to [`MANY`].
fn tallest(position: &Movement, stacks: CellSet) -> i32 {
    stacks.into_iter().map(|cell| i32::from(position.height(cell))).max().unwrap_or(0).min(MANY)
}
