//! Reasons for moves: each kind where it holds and where it just fails, and what each kind claims on random games.

#![allow(clippy::unwrap_used)]

use dvonn_coach::{Assessed, Gap, Judge, Reason, Theme, drawbacks, reasons, themes};
use dvonn_core::{CellSet, Color, Move, Movement, Position, Stack, StackMove};
use dvonn_engine::{Estimate, Margin, Score};
use dvonn_testkit::few_or_many;
use dvonn_testkit::play::{late_position, position, random_game};
use fastrand::Rng;

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Stacks in the middle row, White to move. The DVONN pieces that are missing stand alone in the opposite corner.
fn row(stacks: &str) -> Position {
    let count = |letters: &str| stacks.chars().filter(|letter| letters.contains(*letter)).count();
    let empty = ".".repeat(11 - count("WBD"));
    let spare = 3 - count("D+");
    let last = ".".repeat(9 - spare) + &"D".repeat(spare);
    position(&format!("........./........../{stacks}{empty}/........../{last} W M"))
}

/// The reasons that the rules give for a move, as text.
fn found(board: &Position, text: &str) -> String {
    format!("{:?}", reasons(board, mv(text), &[]))
}

#[test]
fn each_kind_holds_on_one_board_and_just_fails_on_another() {
    let two_attackers = position("........./........../W4DB2W......./........../B2D......D W M");
    let bridge = position("........./........../DBW3......../W........./DD....... W M");
    let no_bridge = position("........./........../DBW3D......./W........./........D W M");
    let blocked = position("........./...WW...../...WWWD..../...WW...../.......DD W M");
    let blocked_black = position("........./...WW...../...WBWD..../...WW...../.......DD W M");
    for (board, mv, part, holds) in [
        (row("DDDWB"), "d3-c3", "CutsOff { cells: {e3}, own: 0, theirs: 1, by: LinkLeaving }", true),
        (row("DDDWBW"), "d3-c3", "CutsOff", false),
        (row("DDDWWB"), "e3-d3", "CutsOff", true),
        (row("BW2+DD"), "b3-d3", "CutsOff { cells: {a3}, own: 0, theirs: 1, by: DvonnLeaving }", true),
        (row("W4DB2W"), "d3-c3", "SavesFrom { threat: c3-a3, pieces: 5, cells: {d3}", true),
        (two_attackers, "d3-c3", "SavesFrom", false),
        (row("DB3W"), "c3-b3", "Takes { cell: b3, height: 3, dvonns: 0, distance: 1 }", true),
        (row("DW3W"), "c3-b3", "Takes", false),
        (row("DBW"), "c3-b3", "Neutralises { cell: b3, moves: 2 }", true),
        (row("DB2W"), "c3-b3", "Neutralises", false),
        (blocked_black, "d2-e3", "Neutralises", false),
        (blocked_black, "d2-e3", "Takes { cell: e3, height: 1", true),
        (row("DB2+WW"), "c3-b3", "Overloads { cell: b3, height: 3 }", true),
        (row("DB2+WWD"), "c3-b3", "Overloads", false),
        (blocked, "e2-f3", "Frees { cells: {e3} }", true),
        (blocked_black, "e2-f3", "Frees", false),
        (blocked_black, "d2-e3", "Frees", false),
        (bridge, "a2-b3", "KeepsBridge { cell: b3, cells: {c3}, pieces: 3 }", true),
        (no_bridge, "a2-b3", "KeepsBridge", false),
        (row("W2+DWW"), "a3-c3", "BringsDvonn { cell: c3, stacks: {d3} }", true),
        (row("W2+DW"), "a3-c3", "BringsDvonn", false),
        (row("WDB"), "a3-b3", "DeniesDvonn { cell: b3 }", true),
        (row("WDDB"), "a3-b3", "DeniesDvonn", false),
        (row("WDW"), "a3-b3", "ForcesPass", true),
        (row("WD"), "a3-b3", "ForcesPass", false),
        (row("WDBW"), "d3-c3", "Tempi { own: 1, theirs: 0, gained: 1 }", true),
        (row("WDW"), "a3-b3", "Tempi", false),
    ] {
        let found = found(&board, mv);
        assert_eq!(found.contains(part), holds, "{board} {mv}: {part} in {found}");
    }
}

#[test]
fn a_placement_has_the_reasons_of_the_first_tip() {
    // The three DVONN pieces are placed, then a black piece; White is next.
    let board = position("........./........../D.B......../........../D.......D W P");
    assert_eq!(
        found(&board, "b1"),
        "[BesideDvonn { dvonns: {a1} }, OnEdge { cell: b1 }, Apart { cell: b1 }]"
    );
    assert_eq!(found(&board, "f3"), "[Apart { cell: f3 }]");
    let next = board.play(mv("b1")).unwrap().play(mv("k3")).unwrap();
    assert_eq!(found(&next, "c1"), "[OnEdge { cell: c1 }]", "beside another white piece");
    assert!(reasons(&Position::START, mv("a1"), &[]).is_empty(), "a DVONN piece belongs to nobody");
}

fn assessed(text: &str, score: Score) -> Assessed {
    Assessed { mv: mv(text), score, line: vec![mv("a1-b1")] }
}

fn exact(pieces: i8) -> Score {
    Score::exact(Margin::new(pieces).unwrap())
}

fn estimate(pieces: f64) -> Score {
    Score::Estimate(Estimate::from_pieces(pieces))
}

#[test]
fn the_only_move_is_proved_or_a_whole_piece_better() {
    let board = row("DDDWWB");
    for (best, next, is_only, is_proved) in [
        (exact(3), exact(2), true, true),
        (exact(3), exact(3), false, true),
        (exact(1), exact(0), true, true),
        (exact(-1), exact(-4), true, true),
        (Score::Win(None), exact(-4), true, true),
        (Score::Win(None), exact(4), false, true),
        (Score::Win(None), estimate(0.0), false, false),
        (estimate(2.0), estimate(1.0), true, false),
        (estimate(2.0), estimate(1.01), false, false),
        (exact(3), estimate(1.0), true, false),
    ] {
        let known = [assessed("e3-d3", best), assessed("d3-c3", next)];
        let gap = Gap::between(&known[0], &known[1]);
        assert_eq!(gap.is_proved(), is_proved, "{best:?} {next:?}");
        let only = Reason::OnlyMove { gap };
        let found = reasons(&board, mv("e3-d3"), &known);
        assert_eq!(found.contains(&only), is_only, "{best:?} {next:?}");
        assert!(!reasons(&board, mv("d3-c3"), &known).contains(&only), "the other move");
        let against = drawbacks(&board, mv("d3-c3"), &known);
        assert_eq!(matches!(against.first(), Some(Reason::Refuted { .. })), is_only, "{against:?}");
        assert!(drawbacks(&board, mv("e3-d3"), &known).is_empty(), "the best move");
    }
    assert!(!found(&board, "e3-d3").contains("OnlyMove"), "nothing is known");
    let known = [assessed("e3-d3", exact(3))];
    let line = known[0].line.clone();
    assert!(reasons(&board, mv("e3-d3"), &known).contains(&Reason::Proved { score: exact(3), line }));
    let guessed = reasons(&board, mv("e3-d3"), &[assessed("e3-d3", estimate(3.0))]);
    assert!(!guessed.iter().any(|reason| matches!(reason, Reason::Proved { .. })), "not proved");
}

#[test]
fn what_speaks_against_a_move_is_what_it_costs_the_player() {
    let board = row("DDDWWB");
    let known = [assessed("e3-d3", exact(2)), assessed("d3-c3", exact(-1))];
    let against = format!("{:?}", drawbacks(&board, mv("d3-c3"), &known));
    assert!(!against.contains("BreaksBridge"), "both lose a piece: {against}");
    let board = row("DDDWW2B");
    let known = [assessed("e3-c3", exact(2)), assessed("d3-c3", exact(-1))];
    let against = drawbacks(&board, mv("d3-c3"), &known);
    let broken = Reason::BreaksBridge { cells: "e3 f3".parse().unwrap(), own: 2, theirs: 1 };
    assert!(against.contains(&broken), "{against:?}");
}

#[test]
fn themes_come_from_reasons_without_repetition() {
    let found = reasons(&row("DB2+WW"), mv("c3-b3"), &[]);
    assert_eq!(themes(&found), [Theme::DvonnStacks, Theme::Overloading, Theme::Tempi]);
    assert!(themes(&[Reason::Proved { score: exact(1), line: Vec::new() }]).is_empty());
    let taken = |height, dvonns, distance| {
        Reason::Takes { cell: dvonn_core::Cell::A1, height, dvonns, distance }.theme()
    };
    assert_eq!(taken(3, 0, 1), Some(Theme::Neutralising));
    assert_eq!(taken(3, 0, 2), Some(Theme::Sharpshooting));
    assert_eq!(taken(3, 1, 2), Some(Theme::DvonnStacks));
}

// ---- laws ----

/// What a player would lose at once by the opponent's worst move, whoever's turn it is.
fn worst_loss(movement: &Movement, own: Color) -> u8 {
    let turned = movement.with_turn(own.other());
    let left = turned.moves(own.other()).map(|mv| {
        let mut next = turned;
        next.apply(mv).unwrap();
        turned.scores()[own] - next.scores()[own]
    });
    left.max().unwrap_or(0)
}

/// The most moves that a player could make in a row.
fn tempi(movement: &Movement, color: Color) -> i8 {
    let own = movement.with_turn(color);
    let moves = own.moves(color).map(|mv| {
        let mut next = own;
        next.apply(mv).unwrap();
        1 + tempi(&next, color)
    });
    moves.max().unwrap_or(0)
}

/// Pieces in these stacks by the rules of counting.
fn pieces(movement: &Movement, cells: CellSet, color: Color) -> u8 {
    (cells & movement.owned(color)).into_iter().map(|cell| movement.height(cell)).sum()
}

/// Checks what a reason claims with nothing but the rules.
fn check(before: &Movement, mv: StackMove, reason: &Reason) {
    let (own, theirs) = (before.turn(), before.turn().other());
    let next = Position::from(*before).play(Move::Stack(mv)).unwrap();
    let after = next.movement().unwrap();
    let gone = before.occupied() - after.occupied() - CellSet::of(mv.from);
    let target = before.stack(mv.to).unwrap();
    let context = format!("{before} {mv} {reason:?}");
    match reason {
        Reason::CutsOff { cells, own: lost, theirs: won, .. } => {
            assert_eq!(*cells, gone, "{context}");
            // If the stack that moved was cut off too, it counts with what it had landed on.
            let landed = if gone.contains(mv.to) { before.height(mv.from) + before.height(mv.to) } else { 0 };
            let rest = gone - CellSet::of(mv.to);
            assert_eq!(*lost, pieces(before, rest, own) + landed, "{context}");
            assert_eq!(*won, pieces(before, rest, theirs), "{context}");
            assert!(won > lost, "{context}");
        }
        Reason::SavesFrom { threat, pieces, .. } => {
            let turned = before.with_turn(theirs);
            let mut then = turned;
            then.apply(*threat).unwrap();
            assert_eq!(turned.scores()[own] - then.scores()[own], *pieces, "{context}");
            assert_eq!(worst_loss(before, own), *pieces, "{context}");
            assert!(worst_loss(after, own) + 2 <= *pieces, "{context}");
        }
        Reason::Takes { cell, height, dvonns, distance } => {
            assert_eq!((*cell, *height, *dvonns), (mv.to, target.height(), target.dvonns()), "{context}");
            assert_eq!(target.owner(), Some(theirs), "{context}");
            assert_eq!(mv.from.distance(mv.to), *distance, "{context}");
            assert_eq!(after.stack(mv.to).and_then(Stack::owner), Some(own), "{context}");
        }
        Reason::Neutralises { cell, moves } => {
            let theirs_there = before.with_turn(theirs).moves(theirs).filter(|mv| mv.from == *cell).count();
            assert_eq!((*cell, usize::from(*moves)), (mv.to, theirs_there), "{context}");
            assert!(*moves > 0 && target == Stack::single(theirs), "{context}");
        }
        Reason::Overloads { cell, height } => {
            assert!(before.moves(theirs).any(|mv| mv.from == *cell), "{context}");
            assert_eq!(after.height(*cell), *height, "{context}");
            assert!(after.moves(own).all(|mv| mv.from != *cell), "{context}");
        }
        Reason::Frees { cells } => {
            for cell in *cells {
                assert!(before.moves(own).all(|mv| mv.from != cell), "{context}");
                assert!(after.moves(own).any(|mv| mv.from == cell), "{context}");
            }
        }
        Reason::KeepsBridge { cell, cells, pieces: kept } => {
            assert_eq!(*cell, mv.to, "{context}");
            assert_eq!(pieces(before, *cells, own), *kept, "{context}");
            assert!(cells.is_subset(after.owned(own)), "{context}");
            let leaves = before.moves(theirs).filter(|mv| mv.from == *cell);
            assert!(leaves.into_iter().any(|mv| cells.is_subset(before.cut_off(mv))), "{context}");
        }
        Reason::BringsDvonn { stacks, .. } => {
            let touches = |movement: &Movement, cell: dvonn_core::Cell| {
                movement.dvonns().contains(cell) || !(cell.neighbours() & movement.dvonns()).is_empty()
            };
            assert!(before.dvonns().contains(mv.from), "{context}");
            for cell in *stacks {
                assert!(after.owned(own).contains(cell), "{context}");
                assert!(!touches(before, cell) && touches(after, cell), "{context}");
            }
        }
        Reason::DeniesDvonn { cell } => {
            assert_eq!(before.stack(*cell), Some(Stack::DVONN), "{context}");
            assert!(before.moves(theirs).any(|mv| mv.to == *cell), "{context}");
        }
        Reason::ForcesPass => assert_eq!(next.legal_moves().collect::<Vec<_>>(), [Move::Pass], "{context}"),
        Reason::Tempi { own: left, theirs: other, gained } => {
            let (left, other) = (*left as i8, *other as i8);
            assert_eq!((left, other), (tempi(after, own), tempi(after, theirs)), "{context}");
            assert_eq!(*gained, left - other - (tempi(before, own) - 1 - tempi(before, theirs)), "{context}");
            assert!(*gained > 0, "{context}");
        }
        other => panic!("not a reason of the rules: {other:?}"),
    }
}

#[test]
fn every_reason_of_the_rules_is_true_in_random_games() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..few_or_many(12, 300) {
        let mut dice = Rng::with_seed(seed);
        for board in random_game(&mut dice) {
            let Some(movement) = board.movement() else { continue };
            for mv in movement.moves(movement.turn()) {
                let found = reasons(&board, Move::Stack(mv), &[]);
                assert!(found.len() <= 3 && found.is_sorted_by(|a, b| a.weight() >= b.weight()));
                for reason in &found {
                    check(movement, mv, reason);
                    assert!(reason.theme().is_some() && reason.cells().is_subset(board.occupied()));
                    let name = format!("{reason:?}");
                    seen.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    let kinds = "BringsDvonn CutsOff DeniesDvonn ForcesPass Frees KeepsBridge Neutralises Overloads SavesFrom Takes Tempi";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), kinds, "random games show every kind");
}

#[test]
fn the_only_move_is_the_only_one_with_its_value() {
    let mut only = 0;
    for seed in 0..few_or_many(40, 600) {
        let board = late_position(&mut Rng::with_seed(seed), 10);
        let movement = board.movement().unwrap();
        let known = Judge::new(Judge::LIMIT).assess(movement).expect("ten stacks are proved quickly");
        let best = known[0].score.margin().unwrap();
        for found in &known {
            let is_only = reasons(&board, found.mv, &known)
                .iter()
                .any(|reason| matches!(reason, Reason::OnlyMove { gap } if gap.is_proved()));
            let equal = known.iter().filter(|other| other.score.margin() >= Some(best)).count();
            let is_best = found.score.margin() == Some(best);
            assert_eq!(is_only, is_best && equal == 1 && known.len() > 1, "{board} {}", found.mv);
            only += u32::from(is_only);
        }
    }
    assert!(only > 0);
}

#[test]
fn a_judge_without_a_budget_knows_nothing() {
    let board = random_game(&mut Rng::with_seed(1)).into_iter().find_map(|board| board.movement().copied());
    assert_eq!(Judge::new(1).assess(&board.unwrap()), None);
}
