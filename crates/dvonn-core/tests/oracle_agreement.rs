//! The crate against the naive oracle, position by position, on games played by chance.
//!
//! Four shards, so that they run in parallel. The counts are in `check_games`; they never change, because
//! every seed is fixed.

#![allow(clippy::unwrap_used)]

mod oracle;
mod play;

use std::collections::BTreeSet;

use dvonn_core::{
    ByColor, Cell, CellMap, CellSet, Color, Effects, Move, MoveError, Outcome, Phase, Position, Setup, Stack,
    StackMove, perft,
};
use fastrand::Rng;
use oracle::Oracle;
use play::{Chance, every_move, position_after, scores};

/// What happened in the games of a shard.
#[derive(Default, Debug)]
struct Seen {
    games: u32,
    placement_positions: u32,
    movement_positions: u32,
    perfts: u32,
    verdicts: u32,
    passes: u32,
    /// White had no move when the board was just full.
    first_move_passes: u32,
    /// A player who had passed moved again.
    returns: u32,
    /// The same after two passes or more.
    late_returns: u32,
    /// The last move of a game followed a pass of the other player.
    ends_between_passes: u32,
    draws: u32,
    removals: u32,
    /// The stack just moved was among the removed ones.
    movers_removed: u32,
    /// Stacks of more than ten pieces, which no line of the board is long enough for.
    tall_stacks: u32,
    stacks_with_two_dvonns: u32,
    stacks_with_three_dvonns: u32,
}

impl Seen {
    fn positions(&self) -> u32 {
        self.placement_positions + self.movement_positions
    }

    fn note_landing(&mut self, after: &Position, effects: Effects) {
        self.removals += u32::from(!effects.removed.is_empty());
        match after.stack(effects.mv.to) {
            None => self.movers_removed += 1,
            Some(landed) => {
                self.tall_stacks += u32::from(landed.height() > 10);
                self.stacks_with_two_dvonns += u32::from(landed.dvonns() == 2);
                self.stacks_with_three_dvonns += u32::from(landed.dvonns() == 3);
            }
        }
    }
}

/// How often each player has passed since their last move.
#[derive(Default)]
struct CountedPasses {
    of: ByColor<u32>,
}

impl CountedPasses {
    fn note(&mut self, before: &Position, mv: Move, after: &Position, seen: &mut Seen) {
        let us = before.turn();
        match mv {
            Move::Place(_) => {}
            Move::Pass => {
                self.of[us] += 1;
                seen.passes += 1;
                seen.first_move_passes += u32::from(before.occupied() == CellSet::ALL);
            }
            Move::Stack(_) => {
                seen.returns += u32::from(self.of[us] > 0);
                seen.late_returns += u32::from(self.of[us] > 1);
                self.of[us] = 0;
                seen.ends_between_passes += u32::from(self.of[us.other()] > 0 && after.outcome().is_some());
            }
        }
    }
}

/// Compares as sets, so that a failure shows the difference.
fn check_same(found: Vec<String>, expected: Vec<String>, what: &str, oracle: &Oracle) {
    let count = found.len();
    let (found, expected) = (BTreeSet::from_iter(found), BTreeSet::from_iter(expected));
    assert_eq!(count, found.len(), "{what} of {}: something is listed twice", oracle.text());
    let missing: Vec<_> = expected.difference(&found).collect();
    let extra: Vec<_> = found.difference(&expected).collect();
    let same = missing.is_empty() && extra.is_empty();
    assert!(same, "{what} of {}: missing {missing:?}, extra {extra:?}", oracle.text());
}

fn texts(moves: impl Iterator<Item = Move>) -> Vec<String> {
    moves.map(|mv| mv.to_string()).collect()
}

/// Everything that is cheap enough for every position.
fn check_position(core: &Position, oracle: &Oracle) {
    let text = oracle.text();
    assert_eq!(core.to_string(), text);
    assert_eq!(core.turn().letter(), oracle.side(), "{text}");
    assert_eq!(core.phase() == Phase::Placement, oracle.phase() == 'P', "{text}");
    let (white, black) = oracle.score();
    assert_eq!(scores(core).map(u32::from), [white, black], "{text}");
    let outcome = core.outcome().map(|outcome| match outcome {
        Outcome::Draw => ("draw", 0),
        Outcome::Win { winner: Color::White, margin } => ("white", u32::from(margin)),
        Outcome::Win { winner: Color::Black, margin } => ("black", u32::from(margin)),
    });
    assert_eq!(outcome, oracle.outcome().map(|winner| (winner, white.abs_diff(black))), "{text}");
    check_same(texts(core.legal_moves()), oracle.legal(), "legal moves", oracle);
}

/// The oracle's words for the rule that a move breaks.
///
/// Two moves break two rules at once, and the oracle names the other one: a placement after the end of the
/// game, and a stack move that ends where it began.
fn broken_rule(mv: Move, error: MoveError) -> &'static str {
    match (error, mv) {
        (MoveError::AlreadyPlaced { .. }, _) | (MoveError::GameOver, Move::Place(_)) => {
            "placement during movement"
        }
        (MoveError::GameOver, _) => "the game is over",
        (MoveError::StillPlacing, _) => "stack move during placement",
        (MoveError::PassWhilePlacing, _) => "pass during placement",
        (MoveError::Occupied { .. }, _) => "placement on an occupied cell",
        (MoveError::MustMove, _) => "pass while a move exists",
        (MoveError::NoStack { .. }, _) => "no stack on the first cell",
        (MoveError::LoneDvonn { .. }, _) => "a lone DVONN piece cannot be moved",
        (MoveError::NotYours { .. }, _) => "the stack belongs to the other player",
        (MoveError::Enclosed { .. }, _) => "the stack is surrounded on six sides",
        (MoveError::NotInLine { from, to }, _) if from != to => "not a straight line",
        (MoveError::NotInLine { .. } | MoveError::WrongDistance { .. }, _) => {
            "distance differs from the height"
        }
        (MoveError::EmptyTarget { .. }, _) => "the landing cell is empty",
    }
}

/// Asks both about a few of the 2,451 moves: the pass, any eight, and eight of one stack of the player to
/// move along the lines from there.
fn check_verdicts(core: &Position, oracle: &Oracle, moves: &[Move], chance: &mut Chance, seen: &mut Seen) {
    let dice = &mut chance.dice;
    let is_own = |&cell: &Cell| core.stack(cell).and_then(Stack::owner) == Some(core.turn());
    let own: CellSet = core.occupied().into_iter().filter(is_own).collect();
    let near: Vec<Move> = dice.choice(own).map_or(Vec::new(), |from| {
        let ends = Cell::ALL.into_iter().filter(|&to| from.line_to(to).is_some());
        ends.map(|to| Move::Stack(StackMove { from, to })).collect()
    });
    let any = dice.choose_multiple(moves, 8);
    let near = dice.choose_multiple(&near, 8);
    for &mv in any.into_iter().chain(near).chain([&Move::Pass]) {
        let found = core.check(mv).err().map(|error| broken_rule(mv, error));
        assert_eq!(found, oracle.why_not(&mv.to_string()), "{mv} on {core}");
        seen.verdicts += 1;
    }
}

/// The stack moves of both sides, whoever is to move, and the enclosed cells.
fn check_both_sides(core: &Position, oracle: &Oracle) {
    let Some(movement) = core.movement() else { return };
    for color in Color::ALL {
        let moves = movement.moves(color).map(Move::Stack);
        check_same(texts(moves), oracle.stack_moves_of(color.letter()), "stack moves", oracle);
    }
    assert_eq!(movement.enclosed().to_string(), oracle.enclosed().join(" "), "{core}");
}

/// Plays one game through both, to its end.
fn check_game(mut core: Position, chance: &mut Chance, moves: &[Move], seen: &mut Seen) {
    let mut oracle = Oracle::parse(&core.to_string()).unwrap();
    let mut passes = CountedPasses::default();
    seen.games += 1;
    loop {
        check_position(&core, &oracle);
        match core.phase() {
            Phase::Placement => seen.placement_positions += 1,
            Phase::Movement => seen.movement_positions += 1,
        }
        if seen.positions().is_multiple_of(101) {
            assert_eq!(perft(&core, 2), oracle.perft(2), "{core}");
            check_both_sides(&core, &oracle);
            seen.perfts += 1;
        }
        if seen.positions().is_multiple_of(53) {
            check_verdicts(&core, &oracle, moves, chance, seen);
        }
        let Some(mv) = chance.pick(&core) else { break };
        let (next, removed) = oracle.play(&mv.to_string()).unwrap();
        let before = core;
        let effects = core.apply(mv).unwrap_or_else(|error| panic!("{mv} on {before}: {error}"));
        let found = effects.map_or(String::new(), |effects| effects.removed.to_string());
        assert_eq!(found, removed.join(" "), "removed by {mv} on {before}");
        oracle = next;
        if let Some(effects) = effects {
            seen.note_landing(&core, effects);
        }
        passes.note(&before, mv, &core, seen);
    }
    seen.draws += u32::from(core.outcome() == Some(Outcome::Draw));
}

/// Plays 2,600 games and asks that everything rare happened in them.
///
/// Together the four shards compare 430,095 positions (128,576 of them in the placement phase), 4,256 perfts
/// of depth 2 and 135,121 verdicts. They see 10,826 passes (2,600 on the first stack move), 2,608 returns after
/// a pass (309 of them after several), 4,568 games that end within a run of passes, 389 draws, 42,224 moves
/// that remove stacks (15,065 the moved one too), 3,589 landings that make a stack of more than ten, 5,468 with
/// two DVONN pieces in it and 291 with all three.
fn check_games(shard: u64) {
    let mut seen = Seen::default();
    let moves = every_move();
    for seed in shard * 1_000_000..shard * 1_000_000 + 2_600 {
        let mut chance = Chance::new(seed);
        let mut start = Position::START;
        // Three of four games begin with the full board, for the placement phase has few surprises.
        while !(seed / 16).is_multiple_of(4) && start.phase() == Phase::Placement {
            start = start.play(chance.pick(&start).unwrap()).unwrap();
        }
        check_game(start, &mut chance, &moves, &mut seen);
    }
    for (least, found, what) in [
        (100_000, seen.positions(), "positions"),
        (30_000, seen.placement_positions, "placement positions"),
        (70_000, seen.movement_positions, "movement positions"),
        (1_000, seen.perfts, "perfts"),
        (30_000, seen.verdicts, "verdicts"),
        (2_000, seen.passes, "passes"),
        (600, seen.first_move_passes, "passes on the first stack move"),
        (600, seen.returns, "returns after a pass"),
        (50, seen.late_returns, "returns after two passes or more"),
        (1_000, seen.ends_between_passes, "games that end within a run of passes"),
        (60, seen.draws, "draws"),
        (10_000, seen.removals, "moves that remove stacks"),
        (3_000, seen.movers_removed, "moves that remove the moved stack"),
        (800, seen.tall_stacks, "stacks of more than ten"),
        (1_000, seen.stacks_with_two_dvonns, "stacks with two DVONN pieces"),
        (40, seen.stacks_with_three_dvonns, "stacks with three DVONN pieces"),
    ] {
        assert!(found >= least, "{found} {what}, fewer than {least}: {seen:?}");
    }
}

#[test]
fn games_agree_in_the_first_shard() {
    check_games(1);
}

#[test]
fn games_agree_in_the_second_shard() {
    check_games(2);
}

#[test]
fn games_agree_in_the_third_shard() {
    check_games(3);
}

#[test]
fn games_agree_in_the_fourth_shard() {
    check_games(4);
}

/// A late board on which White's only stack is enclosed: a player who can come back after a pass.
fn one_enclosed_stack(dice: &mut Rng) -> Setup {
    let inner: CellSet = Cell::ALL.into_iter().filter(|cell| !cell.is_edge()).collect();
    let center = dice.choice(inner).unwrap();
    let around = center.neighbours();
    let others: CellSet = Cell::ALL.into_iter().filter(|_| dice.u8(..3) == 0).collect();
    let black = (around | (others - CellSet::of(center))).linked_to(around);
    let mut cells = CellMap::from_fn(|cell| {
        let stack = Stack::new(Color::Black, dice.u8(1..3), 0).unwrap();
        Some(stack).filter(|_| black.contains(cell))
    });
    cells[center] = Stack::new(Color::White, dice.u8(1..3), 0).ok();
    for cell in dice.choose_multiple(around, 3) {
        cells[cell] = Some(Stack::DVONN);
    }
    Setup { cells, turn: Color::White, phase: Phase::Movement }
}

/// 997 games with 11,960 positions, 4,729 passes and 557 returns, 267 of them after several passes.
#[test]
fn games_from_boards_with_one_enclosed_white_stack_agree() {
    let mut seen = Seen::default();
    let moves = every_move();
    for seed in 0..1_000 {
        let mut chance = Chance::new(seed);
        // A few boards have more black stacks than there are black pieces.
        if let Ok(start) = one_enclosed_stack(&mut chance.dice).validate() {
            check_game(start, &mut chance, &moves, &mut seen);
        }
    }
    assert!(seen.games > 900 && seen.returns > 500 && seen.late_returns > 200, "{seen:?}");
}

#[test]
fn cells_and_neighbours_agree() {
    let names: BTreeSet<String> = Cell::ALL.into_iter().map(|cell| cell.to_string()).collect();
    assert_eq!(names, oracle::cell_names().into_iter().collect());
    for cell in Cell::ALL {
        let expected = oracle::neighbour_names(&cell.to_string()).unwrap();
        assert_eq!(cell.neighbours().to_string(), expected.join(" "), "neighbours of {cell}");
    }
}

/// Both read the text as the same position, or both refuse it. Says whether they read it.
///
/// Only the crate is lenient about white space between the three parts.
fn check_reading(text: &str) -> bool {
    let strict = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    match (text.parse::<Position>(), Oracle::parse(&strict)) {
        (Ok(core), Ok(oracle)) => {
            check_position(&core, &oracle);
            assert_eq!(oracle.text(), strict, "there is one text for a position");
            true
        }
        (Err(_), Err(_)) => false,
        (core, oracle) => panic!("{text:?}: the crate says {core:?}, the oracle says {oracle:?}"),
    }
}

fn any_stack(dice: &mut Rng) -> Option<Stack> {
    match dice.u8(..8) {
        0..3 => None,
        3 => Some(Stack::DVONN),
        4..6 => Some(Stack::single(if dice.bool() { Color::White } else { Color::Black })),
        _ => {
            let height = dice.u8(2..6);
            let owner = if dice.bool() { Color::White } else { Color::Black };
            Stack::new(owner, height, dice.u8(..height.min(3))).ok()
        }
    }
}

/// Something wrong, or at least different, with the board.
fn edit_board(setup: &mut Setup, dice: &mut Rng) {
    let [one, two] = [(); 2].map(|()| Cell::ALL[dice.usize(..49)]);
    match dice.u8(..6) {
        0 => setup.turn = setup.turn.other(),
        1 => {
            setup.phase = match setup.phase {
                Phase::Placement => Phase::Movement,
                Phase::Movement => Phase::Placement,
            };
        }
        2 | 3 => (setup.cells[one], setup.cells[two]) = (setup.cells[two], setup.cells[one]),
        _ => setup.cells[one] = any_stack(dice),
    }
}

/// Something wrong with the writing.
fn edit_text(text: &str, dice: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let place = dice.usize(..characters.len());
    let character = dice.choice(".WBD+/0123456789 PM\twd-é".chars().collect::<Vec<_>>()).unwrap();
    match dice.u8(..4) {
        0 => characters[place] = character,
        1 => characters.insert(place, character),
        2 => drop(characters.remove(place)),
        _ => {
            let other = dice.usize(..characters.len());
            characters.swap(place, other);
        }
    }
    characters.into_iter().collect()
}

/// Texts of played positions, most of them spoilt: 11,799 read, 18,201 refused.
#[test]
fn spoilt_texts_are_read_by_both_or_refused_by_both() {
    let mut dice = Rng::with_seed(5);
    let [mut read, mut refused] = [0, 0];
    for seed in 0..30_000 {
        let mut setup = position_after(seed % 500, dice.usize(..100)).setup();
        for _ in 0..dice.u8(..3) {
            edit_board(&mut setup, &mut dice);
        }
        let mut text = setup.to_string();
        for _ in 0..dice.u8(..2) {
            text = edit_text(&text, &mut dice);
        }
        *if check_reading(&text) { &mut read } else { &mut refused } += 1;
    }
    assert!(read > 5_000 && refused > 5_000, "{read} read, {refused} refused");
}

/// Boards that nobody played: a few stacks anywhere and three DVONN pieces among them: 1,696 read, 28,304
/// refused.
#[test]
fn boards_made_up_of_any_stacks_are_read_by_both_or_refused_by_both() {
    let mut dice = Rng::with_seed(6);
    let [mut read, mut refused] = [0, 0];
    for _ in 0..30_000 {
        let density = dice.u8(1..10);
        let mut cells = CellMap::from_fn(|_| any_stack(&mut dice).filter(|stack| !stack.has_dvonn()));
        cells = CellMap::from_fn(|cell| cells[cell].filter(|_| dice.u8(..10) < density));
        for _ in 0..3 {
            cells[Cell::ALL[dice.usize(..49)]] = Some(Stack::DVONN);
        }
        let setup = Setup { cells, turn: Color::White, phase: Phase::Movement };
        *if check_reading(&setup.to_string()) { &mut read } else { &mut refused } += 1;
    }
    assert!(read > 1_000 && refused > 5_000, "{read} read, {refused} refused");
}
