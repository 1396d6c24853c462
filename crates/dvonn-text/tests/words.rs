//! Values of the rules in words.

#![allow(clippy::unwrap_used)]

use dvonn_coach::{Assessed, ReviewedPly, Slip, Summary};
use dvonn_core::{
    Cell, CellSet, Color, Move, MoveError, Notation, Outcome, ParseMoveError, Piece, Position, SetupError,
    Stack, StackError, StackMove,
};
use dvonn_engine::{Estimate, Margin, Score, Wdl};
use dvonn_game::{
    Claim, Ending, EndingError, ExportError, GameError, History, Layer, Lost, Part, Ply, Reason, Repair,
    Strictness, TagError, TimeControlError, read,
};
use dvonn_text::words::{self, Fall};
use dvonn_text::{Language, Texts};

const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

fn english() -> Texts {
    Texts::new(Language::English)
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// All of them; the match does not compile if a new one is missing.
fn move_errors() -> Vec<MoveError> {
    let (from, to, cell) = (Cell::C1, Cell::E3, Cell::K5);
    let all = vec![
        MoveError::GameOver,
        MoveError::StillPlacing,
        MoveError::PassWhilePlacing,
        MoveError::AlreadyPlaced { cell },
        MoveError::Occupied { cell },
        MoveError::MustMove,
        MoveError::NoStack { from },
        MoveError::LoneDvonn { from },
        MoveError::NotYours { from },
        MoveError::Enclosed { from },
        MoveError::NotInLine { from, to },
        MoveError::WrongDistance { from, to, height: 3 },
        MoveError::EmptyTarget { to },
    ];
    for error in &all {
        match error {
            MoveError::GameOver
            | MoveError::StillPlacing
            | MoveError::PassWhilePlacing
            | MoveError::AlreadyPlaced { .. }
            | MoveError::Occupied { .. }
            | MoveError::MustMove
            | MoveError::NoStack { .. }
            | MoveError::LoneDvonn { .. }
            | MoveError::NotYours { .. }
            | MoveError::Enclosed { .. }
            | MoveError::NotInLine { .. }
            | MoveError::WrongDistance { .. }
            | MoveError::EmptyTarget { .. } => {}
        }
    }
    all
}

fn setup_errors() -> Vec<SetupError> {
    let cells = CellSet::of(Cell::A1).with(Cell::C3);
    vec![
        SetupError::StackWhilePlacing { cells },
        SetupError::PlacementFinished,
        SetupError::PlacementCount { placed: 9, piece: Piece::White, expected: 3, found: 4 },
        SetupError::PlacementCount { placed: 9, piece: Piece::Dvonn, expected: 3, found: 4 },
        SetupError::PlacementTurn { placed: 9, expected: Color::Black },
        SetupError::DvonnCount { found: 2 },
        SetupError::TooManyPieces { found: 50 },
        SetupError::TooManyTops { color: Color::White, found: 24 },
        SetupError::Unlinked { cells },
    ]
}

fn repairs() -> Vec<Repair> {
    let mut all = vec![
        Repair::Latin1,
        Repair::LastPlacement(Move::Place(Cell::A1)),
        Repair::ForcedPass(Color::Black),
        Repair::ClosingPass,
        Repair::Number { expected: 7 },
        Repair::Skipped("1…\n".to_owned()),
        Repair::EarlyComment,
        Repair::RepeatedTag("White".to_owned()),
        Repair::RepeatedMove(Move::Stack(StackMove::new(Cell::A1, Cell::A2))),
        Repair::Unexplained,
        Repair::Contradiction,
        Repair::MissingResult,
    ];
    all.extend(
        [Part::Game, Part::Turn, Part::Property, Part::Variation, Part::Comment].map(Repair::Unclosed),
    );
    let statements = [Claim::Result, Claim::Ending, Claim::Score, Claim::End, Claim::Player, Claim::Removed];
    all.extend(statements.map(|claim| Repair::Result { claim, expected: "3-4".to_owned() }));
    all
}

fn reasons() -> Vec<Reason> {
    let text = || "x\t".to_owned();
    let mut all = vec![
        Reason::Illegal { mv: Move::Place(Cell::F3), reason: MoveError::Occupied { cell: Cell::F3 } },
        Reason::NoMove(ParseMoveError::Empty),
        Reason::Start("x".parse::<Position>().unwrap_err()),
        Reason::TagForm,
        Reason::Tag(TagError::Name { name: text() }),
        Reason::Tag(TagError::Reserved { name: "Start".to_owned() }),
        Reason::Clock(text()),
        Reason::Orphan(Part::ClockTime),
        Reason::Orphan(Part::Variation),
        Reason::Unopened,
        Reason::AfterEnd(text()),
        Reason::Json("key must be a string".to_owned()),
        Reason::JsonFormat,
        Reason::TagValue { name: text() },
        Reason::NoSuchMove(9),
        Reason::NothingToLeave(9),
        Reason::Variations,
        Reason::NoBracket { found: text(), name: text() },
        Reason::OtherGame { name: "Zertz".to_owned() },
        Reason::NothingHeld { cell: Cell::F3 },
        Reason::WrongPlayer { found: Color::White, turn: Color::Black },
        Reason::Empty,
        Reason::SeveralGames,
        Reason::TooManyRepairs,
    ];
    all.extend(repairs().into_iter().map(Reason::NeedsRepair));
    all
}

/// The English texts for errors must equal the libraries' own messages.
#[test]
fn english_texts_for_errors_equal_the_libraries_messages() {
    let texts = &english();
    let notation = Notation::Standard;
    for error in move_errors() {
        assert_eq!(words::refusal(texts, &error, notation), error.to_string());
    }
    for error in setup_errors() {
        assert_eq!(words::setup_error(texts, &error, notation), error.to_string());
    }
    for reason in reasons() {
        assert_eq!(words::reason(texts, &reason), reason.to_string());
    }
    for error in [
        GameError::Over(Ending::DrawAgreed),
        GameError::NotYourTurn { turn: Color::White },
        GameError::Rules(MoveError::MustMove),
        GameError::NoOffer,
        GameError::NothingAsked,
        GameError::AlreadyAsked,
    ] {
        assert_eq!(words::game_error(texts, &error, notation), error.to_string());
    }
    for error in [StackError::Height { height: 50 }, StackError::Dvonns { height: 3, dvonns: 3 }] {
        assert_eq!(words::stack_error(texts, &error), error.to_string());
    }
    for text in ["", "z9", "hello", "a1-z9"] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(words::no_move(texts, &error), error.to_string());
    }
    for text in [
        "x",
        "W W M",
        "......../........../.........../........../......... W P",
        "X......../........../.........../........../......... W P",
        "W99....../........../.........../........../......... W P",
        "W2++...../........../.........../........../......... W P",
        "........./........../.........../........../......... X P",
        "........./........../.........../........../......... W X",
        "WWWDDDDB./........../.........../........../.........B W M",
        "WWWDDDDB./........../.........../........../......... W P",
    ] {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(words::no_position(texts, &error, notation), error.to_string());
    }
    for lost in [Lost::Variations, Lost::Comments, Lost::Clocks, Lost::Tags, Lost::Ending] {
        assert_eq!(words::lost(texts, lost), lost.to_string());
    }
    for error in [EndingError::Finished(Outcome::Draw), EndingError::Unfinished] {
        assert_eq!(words::ending_error(texts, &error), error.to_string());
    }
    assert_eq!(words::export_error(texts, &ExportError::Start), ExportError::Start.to_string());
    assert_eq!(words::time_control_error(texts, &TimeControlError), TimeControlError.to_string());
    let refused = read(b"1. f3 f3", None, Strictness::Lenient).remove(0).refused.unwrap();
    assert_eq!(words::read_error(texts, &refused), refused.to_string());
}

#[test]
fn errors_have_texts_in_every_language() {
    for language in Language::ALL.into_iter().skip(1) {
        let texts = &Texts::new(language);
        for error in move_errors() {
            let told = words::refusal(texts, &error, Notation::Standard);
            assert_ne!(told, error.to_string(), "{language:?}");
        }
        for error in setup_errors() {
            assert_ne!(
                words::setup_error(texts, &error, Notation::Standard),
                error.to_string(),
                "{language:?}"
            );
        }
        for reason in reasons() {
            assert_ne!(words::reason(texts, &reason), reason.to_string(), "{language:?}");
        }
    }
}

#[test]
fn refusals_name_cells_in_the_notation_of_the_board() {
    let texts = &english();
    let error = MoveError::WrongDistance { from: Cell::C1, to: Cell::C3, height: 3 };
    for (notation, told) in [
        (Notation::Standard, "c3 is not at distance 3 from c1; a stack moves exactly as far as it is tall"),
        (Notation::Newsletter, "c3 is not at distance 3 from e3; a stack moves exactly as far as it is tall"),
        (Notation::Printed, "c3 is not at distance 3 from c5; a stack moves exactly as far as it is tall"),
    ] {
        assert_eq!(words::refusal(texts, &error, notation), told);
    }
    let error = SetupError::Unlinked { cells: CellSet::of(Cell::J2).with(Cell::C1) };
    assert_eq!(
        words::setup_error(texts, &error, Notation::Newsletter),
        "not connected to a DVONN piece: d10 e3"
    );
}

#[test]
fn stacks_are_described() {
    let stack = |color, height, dvonns| Some(Stack::new(color, height, dvonns).unwrap());
    let table = [
        (None, "e3: empty", "e3: puste", "e3: порожньо"),
        (Some(Stack::DVONN), "e3: DVONN piece", "e3: pion DVONN", "e3: фішка DVONN"),
        (stack(Color::White, 1, 0), "e3: white piece", "e3: biały pion", "e3: біла фішка"),
        (
            stack(Color::Black, 3, 0),
            "e3: black stack of 3",
            "e3: czarny stos o wysokości 3",
            "e3: чорний стос із 3 фішок",
        ),
        (
            stack(Color::White, 4, 1),
            "e3: white stack of 4 with a DVONN piece",
            "e3: biały stos o wysokości 4, w nim pion DVONN",
            "e3: білий стос із 4 фішок, серед них 1 фішка DVONN",
        ),
        (
            stack(Color::White, 4, 2),
            "e3: white stack of 4 with 2 DVONN pieces",
            "e3: biały stos o wysokości 4, w nim 2 piony DVONN",
            "e3: білий стос із 4 фішок, серед них 2 фішки DVONN",
        ),
    ];
    for (stack, english, polish, ukrainian) in table {
        for (language, told) in
            [(Language::English, english), (Language::Polish, polish), (Language::Ukrainian, ukrainian)]
        {
            assert_eq!(words::stack(&Texts::new(language), Cell::E3, stack, Notation::Standard), told);
        }
    }
}

#[test]
fn layers_are_named_and_unknown_ones_counted() {
    let start = position("........./........../DDDW2B....../........../......... W M");
    let mut history = History::new(start);
    history.play("d3-b3".parse().unwrap()).unwrap();
    let composition = history.composition();
    assert_eq!(words::layers(&english(), composition.stack(Cell::B3)), "DVONN, 1 unknown, white");
    let mut tall = [Layer::Unknown; 7];
    tall[0] = Layer::Known(Piece::Black);
    for (language, told) in [
        (Language::English, "black, 6 unknown"),
        (Language::Polish, "czarny, 6 nieznanych"),
        (Language::Ukrainian, "чорна, 6 невідомих"),
    ] {
        assert_eq!(words::layers(&Texts::new(language), &tall), told);
    }
}

#[test]
fn mobility_is_described() {
    let start = position(FIGURE_3);
    let movement = start.movement().unwrap();
    for (cell, told) in [(Cell::J4, "blocked, so it cannot move"), (Cell::E3, "4 moves")] {
        assert_eq!(words::mobility(&english(), movement, cell), told);
    }
}

#[test]
fn moves_are_announced_with_what_they_do() {
    let before = position(FIGURE_3);
    let ply = Ply::of(&before, "e3-f3".parse().unwrap()).unwrap();
    let fall = Fall::of(&before, &ply);
    assert_eq!((fall.stacks, fall.pieces[Color::White], fall.pieces[Color::Black]), (7, 4, 11));
    for (language, reader, told) in [
        (
            Language::English,
            None,
            "White moves from e3 to f3: a stack of 2. It takes a black piece. 7 stacks fall off: White\u{a0}−4, Black\u{a0}−11.",
        ),
        (
            Language::English,
            Some(Color::Black),
            "White moves from e3 to f3: a stack of 2. It takes a black piece. 7 stacks fall off: you\u{a0}−11, opponent\u{a0}−4.",
        ),
        (
            Language::Polish,
            Some(Color::White),
            "Ruch Białego: z e3 na f3, stos o wysokości 2. Zdobyty czarny pion. Spada 7 stosów: ty\u{a0}−4, przeciwnik\u{a0}−11.",
        ),
        (
            Language::Ukrainian,
            None,
            "Білі ходять з e3 на f3: стос із 2 фішок. Захоплено чорну фішку. Вилучають 7 стосів: Білі\u{a0}−4, Чорні\u{a0}−11.",
        ),
    ] {
        let texts = Texts::new(language);
        assert_eq!(words::announce(&texts, &before, &ply, Notation::Standard, reader), told);
    }
}

#[test]
fn who_loses_nothing_is_not_mentioned() {
    let before = position("........./........../DDDWB....../........../......... W M");
    for (mv, reader, told) in [
        ("d3-c3", Some(Color::White), "1 stack falls off: opponent\u{a0}−1."),
        ("d3-c3", Some(Color::Black), "1 stack falls off: you\u{a0}−1."),
        ("d3-c3", None, "1 stack falls off: Black\u{a0}−1."),
        ("d3-e3", Some(Color::White), "1 stack falls off: you\u{a0}−2."),
        ("d3-e3", None, "1 stack falls off: White\u{a0}−2."),
    ] {
        let fall = Fall::of(&before, &Ply::of(&before, mv.parse().unwrap()).unwrap());
        assert_eq!(words::fall(&english(), &fall, reader), told);
        let there = words::fall_there(&english(), &fall, reader).unwrap();
        assert_eq!(format!("{there}."), told, "a cell is named with the same words");
    }
    assert_eq!(words::fall_there(&english(), &Fall::default(), None), None);
}

#[test]
fn placements_and_passes_are_announced() {
    let texts = &english();
    let ply = Ply::of(&Position::START, "f3".parse().unwrap()).unwrap();
    let told = words::announce(texts, &Position::START, &ply, Notation::Standard, None);
    assert_eq!(told, "White places a DVONN piece on f3.");
    let before = position("........./........../DDW2+......../........../......... B M");
    let ply = Ply::of(&before, Move::Pass).unwrap();
    assert_eq!(words::announce(texts, &before, &ply, Notation::Standard, None), "Black passes.");
    assert_eq!(words::fall(texts, &Fall::of(&before, &ply), None), "Nothing falls off.");
}

#[test]
fn consequences_are_described_before_the_move() {
    let tail = "........./........../DDW2+W......./........../......... W M";
    let bridge = "........./........../DDDWB....../........../......... W M";
    for (before, mv, told) in [
        (
            FIGURE_3,
            "e3-f3",
            "e3-f3: 7 stacks fall off, White\u{a0}−4, Black\u{a0}−11; then White 15, Black 13.",
        ),
        (bridge, "d3-c3", "d3-c3: 1 stack falls off, Black\u{a0}−1; then White 2, Black 0."),
        (bridge, "d3-e3", "d3-e3: 1 stack falls off, White\u{a0}−2; then White 0, Black 0."),
        (tail, "d3-c3", "d3-c3: a stack of 3; nothing falls off; then White 3, Black 0."),
    ] {
        let before = position(before);
        let ply = Ply::of(&before, mv.parse().unwrap()).unwrap();
        assert_eq!(words::consequence(&english(), &before, &ply, Notation::Standard), told);
    }
}

#[test]
fn endings_have_long_and_short_texts() {
    let win = Ending::Counted(Outcome::Win { winner: Color::White, margin: 3 });
    let table = [
        (
            win,
            "The game is over: White wins by 3.",
            "White wins by 3",
            "Koniec gry: wygrywa Biały różnicą 3 pionów.",
        ),
        (Ending::Counted(Outcome::Draw), "The game is over: a draw.", "draw", "Koniec gry: remis."),
        (
            Ending::Resigned { by: Color::White },
            "White resigned: Black wins.",
            "White resigned",
            "Biały się poddał: wygrywa Czarny.",
        ),
        (
            Ending::FlagFell { by: Color::Black },
            "Black's time is up: White wins.",
            "Black ran out of time",
            "Czarnemu skończył się czas: wygrywa Biały.",
        ),
        (
            Ending::Left { by: Color::White },
            "White left: Black wins.",
            "White left",
            "Biały opuścił grę: wygrywa Czarny.",
        ),
        (Ending::DrawAgreed, "The players agreed to a draw.", "draw by agreement", "Gracze uzgodnili remis."),
        (Ending::Aborted, "The game was aborted.", "aborted", "Gra została przerwana."),
    ];
    for (ending, full, short, polish) in table {
        assert_eq!(words::ending(&english(), ending, None), full);
        assert_eq!(words::result(&english(), Some(ending)), short);
        assert_eq!(words::ending(&Texts::new(Language::Polish), ending, None), polish);
    }
    assert_eq!(words::result(&english(), None), "unfinished");
}

#[test]
fn an_ending_addresses_the_player_who_reads_it() {
    let won = Ending::Counted(Outcome::Win { winner: Color::White, margin: 5 });
    for (ending, to_white, to_black) in [
        (won, "The game is over: you win by 5.", "The game is over: you lose by 5."),
        (Ending::Resigned { by: Color::White }, "You resigned.", "Your opponent resigned: you win."),
        (
            Ending::FlagFell { by: Color::White },
            "Your time is up: you lose.",
            "Your opponent's time is up: you win.",
        ),
        (
            Ending::Left { by: Color::White },
            "You left the game: you lose.",
            "Your opponent left the game: you win.",
        ),
        (Ending::DrawAgreed, "The players agreed to a draw.", "The players agreed to a draw."),
    ] {
        assert_eq!(words::ending(&english(), ending, Some(Color::White)), to_white);
        assert_eq!(words::ending(&english(), ending, Some(Color::Black)), to_black);
    }
}

#[test]
fn turns_scores_and_values_are_described() {
    let texts = &english();
    for (text, told) in [
        (FIGURE_3, "White to move: 25 possible moves."),
        ("........./........../DDW2+......../........../......... B M", "Black has no move and must pass."),
        (
            "........./........../W3++D........./........../......... B M",
            "The game is over: White wins by 3.",
        ),
    ] {
        assert_eq!(words::turn(texts, &position(text)), told);
    }
    assert_eq!(words::turn(texts, &Position::START), "White to place a DVONN piece; 49 of 49 left.");
    assert_eq!(words::score(texts, &position(FIGURE_3)), "Pieces: White 18, Black 25");
    let estimate = |margin| Score::Estimate(Estimate::from_pieces(margin));
    let exact = |pieces| Score::exact(Margin::new(pieces).unwrap());
    for (score, told, italian) in [
        (estimate(-2.5), "Black ahead by 2.5, 65% to win", "Nero avanti di 2,5, vittoria al 65%"),
        (estimate(-0.01), "even, White 50%", "pari, Bianco 50%"),
        (estimate(30.0), "White ahead by 30.0, 99% to win", "Bianco avanti di 30,0, vittoria al 99%"),
        (Score::Draw, "proved: a draw", "dimostrato: parità"),
        (Score::proved(Wdl::Win), "proved: White wins", "dimostrato: vince il Bianco"),
        (exact(7), "proved: White wins by 7", "dimostrato: il Bianco vince di 7"),
    ] {
        assert_eq!(words::worth(texts, score, Color::White), told);
        assert_eq!(words::worth(&Texts::new(Language::Italian), score, Color::White), italian);
        assert_eq!(words::worth(texts, -score, Color::Black), told, "the same fact for the other side");
    }
}

#[test]
fn chances_name_their_side_and_only_proofs_are_certain() {
    let estimate = |margin| Score::Estimate(Estimate::from_pieces(margin));
    for (score, english, spanish) in [
        (estimate(2.5), "White 65%", "Blanco 65\u{a0}%"),
        (estimate(-40.0), "White 1%", "Blanco 1\u{a0}%"),
        (Score::proved(Wdl::Win), "White 100%", "Blanco 100\u{a0}%"),
        (Score::Draw, "White 50%", "Blanco 50\u{a0}%"),
    ] {
        assert_eq!(words::chance(&Texts::new(Language::English), score, Color::White), english);
        assert_eq!(words::chance(&Texts::new(Language::Spanish), score, Color::White), spanish);
    }
}

#[test]
fn a_review_is_told_in_a_line_for_each_side() {
    let english = &Texts::new(Language::English);
    let told = |inaccuracies, mistakes, blunders, average_loss| {
        words::review_summary(
            english,
            Color::White,
            &Summary { inaccuracies, mistakes, blunders, oversights: 0, average_loss },
            None,
        )
    };
    assert_eq!(told(0, 2, 1, Some(1.31)), "White: 2 mistakes, 1 blunder; average loss 1.3 pieces");
    assert_eq!(told(1, 0, 0, Some(0.0)), "White: 1 inaccuracy; average loss 0.0 pieces");
    assert_eq!(told(0, 0, 0, None), "White: no mistakes");
    let summary =
        Summary { inaccuracies: 5, mistakes: 2, blunders: 1, oversights: 0, average_loss: Some(1.31) };
    for (language, expected) in [
        (Language::Polish, "Czarny: 5 niedokładności, 2 błędy, 1 gruby błąd; średnia strata 1,3 piona"),
        (Language::Romanian, "Negru: 5 imprecizii, 2 greșeli, 1 gafă; pierdere medie: 1,3 piese"),
    ] {
        assert_eq!(words::review_summary(&Texts::new(language), Color::Black, &summary, None), expected);
    }
    for (reader, expected) in
        [(Color::Black, "You: 5 inaccuracies, 2"), (Color::White, "Black: 5 inaccuracies, 2")]
    {
        let told = words::review_summary(english, Color::Black, &summary, Some(reader));
        assert!(told.starts_with(expected), "{told}");
    }
    let assessed = |mv: &str, score| Assessed { mv: mv.parse().unwrap(), score, line: Vec::new() };
    let estimate = |margin| Score::Estimate(Estimate::from_pieces(margin));
    for (best, played, told) in [
        (estimate(7.0), estimate(-0.2), "−7.2 pieces, better: k3-j3"),
        (Score::proved(Wdl::Win), Score::Draw, "−50% chance to win, better: k3-j3"),
    ] {
        let (best, played) = (assessed("k3-j3", best), assessed("e3-f3", played));
        let ply = ReviewedPly { before: Position::START, played, best, next: None };
        assert_eq!(words::better_move(english, &ply, Notation::default()), told);
    }
    assert_eq!(Slip::ALL.map(|slip| words::slip(english, slip)), ["inaccuracy", "mistake", "blunder"]);
}
