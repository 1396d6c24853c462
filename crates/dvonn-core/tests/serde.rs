//! Values as JSON, by the feature `serde`.

#![cfg(feature = "serde")]

use dvonn_core::{ByColor, Cell, Color, Move, Notation, Outcome, Position, Setup, StackMove};

#[test]
fn values_are_their_texts() {
    fn check<T>(value: &T, json: &str)
    where
        T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        assert_eq!(serde_json::to_string(value).expect("it has a text"), json);
        assert_eq!(&serde_json::from_str::<T>(json).expect("the text can be read"), value);
    }
    check(&Color::Black, r#""black""#);
    check(&Cell::F3, r#""f3""#);
    check(&Move::Pass, r#""pass""#);
    check(&StackMove::new(Cell::C1, Cell::C2), r#""c1-c2""#);
    check(&Notation::Newsletter, r#""newsletter""#);
    check(&Outcome::Draw, r#""draw""#);
    check(&Outcome::Win { winner: Color::Black, margin: 12 }, r#""black wins by 12""#);
    check(&Cell::A1.neighbours(), r#""a2 b1 b2""#);
    check(&ByColor::new(3, 4), r#"{"white":3,"black":4}"#);
    let start = r#""........./........../.........../........../......... W P""#;
    check(&Position::START, start);
    check::<Setup>(&Position::START.setup(), start);
}

#[test]
fn texts_of_other_things_are_refused_with_a_reason() {
    let error = serde_json::from_str::<Cell>(r#""z9""#).expect_err("the board has no z9");
    assert_eq!(error.to_string(), r#""z9" is not a cell"#);
    for text in ["", "Draw", "white wins by 0", "white wins by 03", "white wins by +3", "white wins by 50"] {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
    let error = serde_json::from_str::<ByColor<u8>>(r#"{"white":3}"#).expect_err("black has no value");
    assert!(error.to_string().starts_with("missing field `black`"), "{error}");
}
