//! The help screen, which fits 80 by 24 characters in every language.

use dvonn_text::Texts;

const WIDTH: usize = 80;

/// The whole help screen.
pub(crate) fn text(texts: &Texts) -> String {
    let mut lines = wrapped(&texts.get("help-rules"));
    lines.push(String::new());
    // The signs on the board.
    let signs = [
        ("W B", texts.get("help-piece")),
        ("D", texts.get("help-dvonn")),
        ("W3", texts.get("help-stack")),
        ("B5+", texts.get("help-inside")),
        ("(W3)", texts.get("help-enclosed")),
        ("[W3]", texts.get("help-cursor")),
        ("<W3>", texts.get("help-picked")),
        ("*  x", texts.get("help-target")),
        ("^  !", texts.get("help-last")),
        ("·  x", texts.get("help-empty")),
        ("", String::new()),
    ];
    let own = str::to_owned;
    let keys = [
        (texts.get("help-key-arrows"), texts.get("help-arrows")),
        (texts.get("help-key-enter"), texts.get("help-enter")),
        (own("Esc"), texts.get("help-escape")),
        (own("Tab"), texts.get("help-tab")),
        (own("d3  c1-c2"), texts.get("help-typing")),
        (texts.get("help-key-click"), texts.get("help-click")),
        (String::new(), texts.get("help-click-more")),
        (own("u"), texts.get("help-undo")),
        (own("t"), texts.get("help-hint")),
        (own("m"), texts.get("help-now")),
        (own("r s l n q"), texts.get("help-letters")),
    ];
    for ((sign, meaning), (key, deed)) in signs.into_iter().zip(keys) {
        lines.push(format!(" {sign:<8} {meaning:<27} {key:<12} {deed}"));
    }
    for (command, deed) in [
        ("/fill", texts.get("help-fill")),
        ("/ready", texts.get("help-ready")),
        ("/level 7", texts.get("help-level")),
        ("/save /load", texts.get("help-save")),
        ("/mouse", texts.get("help-mouse")),
    ] {
        lines.push(format!(" {command:<15} {deed}"));
    }
    lines.push(format!(" {}", texts.get("help-control")));
    lines.push(String::new());
    lines.push(texts.get("help-back"));
    lines.join("\n")
}

/// Wraps words to the width of the screen.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
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
