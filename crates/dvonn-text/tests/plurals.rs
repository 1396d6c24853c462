//! Plural forms, checked against rules copied from the tables of CLDR 46.

use dvonn_text::{Language, Texts, key};

/// The form of a number: `0` to `2`, in the order one, few, many or other.
fn form(language: Language, number: u32) -> usize {
    let (ones, tens) = (number % 10, number % 100);
    let is_teen = (12..=14).contains(&tens);
    match language {
        Language::English | Language::Spanish | Language::Italian => usize::from(number != 1) * 2,
        Language::Polish => match ones {
            _ if number == 1 => 0,
            2..=4 if !is_teen => 1,
            _ => 2,
        },
        Language::Ukrainian => match ones {
            1 if tens != 11 => 0,
            2..=4 if !is_teen => 1,
            _ => 2,
        },
        Language::Romanian => match number {
            1 => 0,
            _ if number == 0 || (1..=19).contains(&tens) => 1,
            _ => 2,
        },
    }
}

#[test]
fn pieces_are_counted_with_the_plural_forms_of_each_language() {
    for (language, forms) in [
        (Language::English, ["piece", "", "pieces"]),
        (Language::Spanish, ["pieza", "", "piezas"]),
        (Language::Polish, ["pion", "piony", "pionów"]),
        (Language::Romanian, ["piesă", "piese", "de piese"]),
        (Language::Ukrainian, ["фішка", "фішки", "фішок"]),
        (Language::Italian, ["pedina", "", "pedine"]),
    ] {
        let texts = Texts::new(language);
        for number in 0..=120 {
            let told = texts.get(key::GamePieces { count: number.into() });
            assert_eq!(told, format!("{number} {}", forms[form(language, number)]), "{language:?}");
        }
    }
}

#[test]
fn well_known_counts_are_right() {
    for (language, told) in [
        (Language::Polish, ["1 pion", "2 piony", "5 pionów", "12 pionów", "22 piony", "112 pionów"]),
        (Language::Ukrainian, ["1 фішка", "2 фішки", "5 фішок", "12 фішок", "22 фішки", "112 фішок"]),
        (Language::Romanian, ["1 piesă", "2 piese", "5 piese", "12 piese", "22 de piese", "112 piese"]),
        (Language::Italian, ["1 pedina", "2 pedine", "5 pedine", "12 pedine", "22 pedine", "112 pedine"]),
    ] {
        let texts = Texts::new(language);
        let counted = [1, 2, 5, 12, 22, 112].map(|count| texts.get(key::GamePieces { count: count.into() }));
        assert_eq!(counted, told);
    }
    let romanian = Texts::new(Language::Romanian);
    assert_eq!(romanian.get(key::GamePieces { count: 20.into() }), "20 de piese");
}
