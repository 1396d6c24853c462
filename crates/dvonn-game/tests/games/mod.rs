//! Whole games that several test files use.

#![allow(dead_code, reason = "each test file uses a part")]

use std::fmt::Write as _;

use dvonn_core::{Cell, Color, Move, Position, StackMove};

/// A public game of Little Golem as the site writes it. White has three forced passes and resigns.
pub(crate) const LITTLE_GOLEM: &str = "1. g2 c1 2. f5 d1 3. h5 g5 4. i1 e1 5. f2 f1 6. e4 e5 7. j2 g1 8. b2 b1 \
    9. h1 g4 10. d3 c2 11. e3 f4 12. c4 d4 13. a2 a1 14. d2 e2 15. a3 g3 16. d5 f3 17. i5 c3 18. h2 h3 19. k3 h4 \
    20. k5 i4 21. i3 j5 22. i2 b3 23. j4 j3 24. k4 b4 25. a2b2 b3b2 26. k5j4 e5e4 27. a3b4 d4d3 28. j4h4 j3i3 \
    29. h5g4 g5g4 30. b4b2 g1h2 31. c4c3 h2f2 32. b2g2 i3i5 33. c3c1 b1c1 34. h4e4 h3g2 35. pass c2d2 \
    36. pass f4e3 37. pass e3e1 38. resign";

const LITTLE_GOLEM_MOVES: &str = "g2 c1 f5 d1 h5 g5 i1 e1 f2 f1 e4 e5 j2 g1 b2 b1 h1 g4 d3 c2 e3 f4 c4 d4 a2 a1 d2 \
    e2 a3 g3 d5 f3 i5 c3 h2 h3 k3 h4 k5 i4 i3 j5 i2 b3 j4 j3 k4 b4 c5 a2-b2 b3-b2 k5-j4 e5-e4 a3-b4 d4-d3 j4-h4 \
    j3-i3 h5-g4 g5-g4 b4-b2 g1-h2 c4-c3 h2-f2 b2-g2 i3-i5 c3-c1 b1-c1 h4-e4 h3-g2 pass c2-d2 pass f4-e3 pass e3-e1";

const FINISHED_MOVES: &str = "d3 k5 i2 b4 b2 f1 b3 b1 f4 k4 c4 e5 e4 f5 i3 h5 f2 i5 c5 e1 d4 h4 d2 d5 e3 d1 f3 i1 j4 \
    g1 e2 k3 c2 a3 j3 c1 g3 j2 h3 g5 g2 a2 g4 j5 a1 c3 i4 h1 h2 c5-b4 g5-h5 c4-b3 c1-d1 f4-f3 e1-f2 c2-b1 j2-i2 \
    e3-d2 e5-d5 d4-d3 j5-i4 b2-a2 h5-f5 j4-k5 f5-i5 e2-f3 h4-g4 i3-h2 g1-h1 f3-c3 d1-d3 g3-g4 f1-f2 b3-d3 k4-k3 \
    d3-j3 i4-i2 g2-f2 i1-i2 k5-k3 h1-h3 pass h3-k3";

/// The moves of [`LITTLE_GOLEM`], with the placement and the dashes that the site leaves out.
pub(crate) fn golem_moves() -> Vec<String> {
    LITTLE_GOLEM_MOVES.split(' ').map(str::to_owned).collect()
}

/// A game that was played to its end; White passes once.
pub(crate) fn finished_moves() -> Vec<String> {
    FINISHED_MOVES.split(' ').map(str::to_owned).collect()
}

/// A Boardspace file of gestures. `0 dropb A 1` is the gesture `dropb A 1` of player 0; `;` separates gestures.
pub(crate) fn boardspace(gestures: &str) -> String {
    let mut text = "(;\nGM[Dvonn]VV[1]\nSU[dvonn 123]\n; P0[0 Start P0]\n".to_owned();
    for (gesture, number) in gestures.split(';').map(str::trim).filter(|gesture| !gesture.is_empty()).zip(1..)
    {
        let (player, gesture) = gesture.split_once(' ').unwrap();
        writeln!(text, "; P{player}[{number} {gesture}]").unwrap();
    }
    text + ")\n"
}

/// What a player does on Boardspace to make a move.
fn gestures_of(mv: Move) -> Vec<String> {
    let at = |cell: Cell| {
        let name = cell.to_string().to_ascii_uppercase();
        format!("{} {}", &name[..1], &name[1..])
    };
    match mv {
        Move::Place(cell) => vec![format!("dropb {}", at(cell)), "done".to_owned()],
        Move::Stack(StackMove { from, to }) => {
            vec![format!("pickb {}", at(from)), format!("dropb {}", at(to)), "done".to_owned()]
        }
        Move::Pass => vec!["pass".to_owned(), "done".to_owned()],
    }
}

/// A whole game as gestures; `pass` lists the gestures for a pass.
pub(crate) fn game_gestures(moves: &[String], pass: &[&str]) -> String {
    let mut position = Position::START;
    let mut gestures = Vec::new();
    for mv in moves {
        let player = u8::from(position.turn() == Color::Black);
        let mv: Move = mv.parse().unwrap();
        let made =
            if mv == Move::Pass { pass.iter().map(ToString::to_string).collect() } else { gestures_of(mv) };
        gestures.extend(made.into_iter().map(|gesture| format!("{player} {gesture}")));
        position = position.play(mv).unwrap();
    }
    gestures.join(";")
}
