//! The help screen, which fits 80 by 24 characters in every language.

use dvonn_text::{Texts, key};
use dvonn_view::wrapped;

const WIDTH: usize = 80;

/// The whole help screen.
pub(crate) fn text(texts: &Texts) -> String {
    let mut lines = wrapped(&texts.get(key::HELP_RULES), WIDTH);
    lines.push(String::new());
    // The signs on the board, and the one command that has room beside the keys.
    let signs = [
        ("W B", texts.get(key::HELP_PIECE)),
        ("D", texts.get(key::HELP_DVONN)),
        ("W3", texts.get(key::HELP_STACK)),
        ("B5+", texts.get(key::HELP_INSIDE)),
        ("(W3)", texts.get(key::HELP_ENCLOSED)),
        ("[W3]", texts.get(key::HELP_CURSOR)),
        ("<W3>", texts.get(key::HELP_PICKED)),
        ("*  x", texts.get(key::HELP_TARGET)),
        ("^  !", texts.get(key::HELP_LAST)),
        ("·  x", texts.get(key::HELP_EMPTY)),
        ("/draw", texts.get(key::HELP_DRAW)),
    ];
    let own = str::to_owned;
    let keys = [
        (texts.get(key::HELP_KEY_ARROWS), texts.get(key::HELP_ARROWS)),
        (texts.get(key::HELP_KEY_ENTER), texts.get(key::HELP_ENTER)),
        (own("Esc"), texts.get(key::HELP_ESCAPE)),
        (own("Tab"), texts.get(key::HELP_TAB)),
        (own("d3  c1-c2"), texts.get(key::HELP_TYPING)),
        (texts.get(key::HELP_KEY_CLICK), texts.get(key::HELP_CLICK)),
        (String::new(), texts.get(key::HELP_CLICK_MORE)),
        (own("u"), texts.get(key::HELP_UNDO)),
        (own("?"), texts.get(key::HELP_HINT)),
        (own("m"), texts.get(key::HELP_NOW)),
        (own("r s l n q"), texts.get(key::HELP_LETTERS)),
    ];
    for ((sign, meaning), (key, effect)) in signs.into_iter().zip(keys) {
        lines.push(format!(" {sign:<8} {meaning:<27} {key:<12} {effect}"));
    }
    for (command, effect) in [
        ("/fill", texts.get(key::HELP_FILL)),
        ("/ready", texts.get(key::HELP_READY)),
        ("/level 7", texts.get(key::HELP_LEVEL)),
        ("/save /load", texts.get(key::HELP_SAVE)),
        ("/mouse", texts.get(key::HELP_MOUSE)),
    ] {
        lines.push(format!(" {command:<15} {effect}"));
    }
    lines.push(format!(" {}", texts.get(key::HELP_CONTROL)));
    lines.push(String::new());
    lines.push(texts.get(key::HELP_BACK));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use dvonn_text::{Language, Texts};

    #[test]
    fn the_help_fits_the_smallest_screen_in_every_language() {
        for language in Language::ALL {
            let help = super::text(&Texts::new(language));
            assert_eq!(help.lines().count(), 24, "{language:?}\n{help}");
            for line in help.lines() {
                assert!(line.chars().count() <= super::WIDTH, "{language:?}: {line}");
            }
            // The text beside the signs does not push the keys aside.
            for line in help.lines().skip(5).take(11) {
                let before: String = line.chars().skip(36).take(2).collect();
                assert!(before.ends_with(' '), "{language:?}: {line}");
            }
        }
    }
}
