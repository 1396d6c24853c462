//! The texts that the page loads, a file for each language and group, and those in `index.html`.

use dvonn_text::{Group, Key, Language, Texts, key};

use crate::bundle::Asset;

/// What `index.html` says without the program.
const IN_INDEX: [(&str, Key); 8] = [
    ("{front-title}", key::FRONT_TITLE),
    ("{front-about}", key::FRONT_ABOUT),
    ("{front-play}", key::FRONT_PLAY),
    ("{front-learn}", key::FRONT_LEARN),
    ("{page-no-script}", key::PAGE_NO_SCRIPT),
    ("{page-not-loaded}", key::PAGE_NOT_LOADED),
    ("{page-crashed}", key::PAGE_CRASHED),
    ("{page-reload}", key::PAGE_RELOAD),
];

/// The files, named as `boot.js` expects them. The page does not use the texts of the terminal.
pub(crate) fn files() -> impl Iterator<Item = Asset> {
    [Group::Common, Group::Course, Group::Online].into_iter().flat_map(|group| {
        Language::ALL.map(|language| Asset {
            name: format!("{}-{}.txt", group.name(), language.tag()),
            bytes: dvonn_text::file(language, group).into(),
        })
    })
}

/// `index.html` with its texts: a line with `lang="*"` becomes one line for each language.
pub(crate) fn written_into(index: &str) -> String {
    let lines = index.lines().flat_map(|line| {
        if line.contains("lang=\"*\"") {
            Language::ALL.map(|language| in_language(line, language)).to_vec()
        } else {
            vec![line.to_owned()]
        }
    });
    lines.map(|line| line + "\n").collect()
}

fn in_language(line: &str, language: Language) -> String {
    let texts = Texts::new(language);
    let line = line.replace("lang=\"*\"", &format!("lang=\"{}\"", language.tag()));
    IN_INDEX.into_iter().fold(line, |line, (name, key)| {
        line.replace(name, &texts.get(key).replace('&', "&amp;").replace('<', "&lt;"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_s_own_index_is_written_in_every_language() {
        let index = written_into(include_str!("../../dvonn-web/index.html"));
        for language in Language::ALL {
            for (_, key) in IN_INDEX {
                let text = format!("lang=\"{}\">{}</", language.tag(), Texts::new(language).get(key));
                assert_eq!(index.matches(&text).count(), 1, "{text}");
            }
        }
        assert!(!index.contains(['{', '}', '*']), "{index}");
    }
}
