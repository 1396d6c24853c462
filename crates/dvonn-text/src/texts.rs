//! The texts of a language, by key.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Language;
use crate::catalogue::Catalogue;
use crate::message::{IntoText, Value};

/// A group of areas whose texts are needed together and share a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// The game and the page: `game.ftl` and `web.ftl`.
    Common,
    /// The course, the puzzles and the rules: `learn.ftl`, `puzzle.ftl` and `rules.ftl`.
    Course,
    /// Games over the network: `online.ftl`.
    Online,
    /// The terminal and the command line: `terminal.ftl` and `command.ftl`.
    Terminal,
}

impl Group {
    /// All groups.
    pub const ALL: [Group; 4] = [Group::Common, Group::Course, Group::Online, Group::Terminal];

    /// The name of the group in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Common => "common",
            Group::Course => "course",
            Group::Online => "online",
            Group::Terminal => "terminal",
        }
    }
}

/// The catalogues of one language, each empty until it is loaded.
type Catalogues = [OnceLock<Catalogue>; Group::ALL.len()];

static LOADED: [Catalogues; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; Group::ALL.len()] }; Language::ALL.len()];

/// The texts of a language. This is a handle, as cheap to copy as a reference: the texts are loaded once and stay
/// loaded.
#[derive(Clone, Copy)]
pub struct Texts {
    language: Language,
}

impl fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

#[cfg(feature = "embedded")]
impl Default for Texts {
    fn default() -> Texts {
        Texts::new(Language::default())
    }
}

impl Texts {
    /// The texts of a language, as embedded in the program.
    #[cfg(feature = "embedded")]
    pub const fn new(language: Language) -> Texts {
        Texts { language }
    }

    /// The texts of a language, after adding the compiled file of a group. A group that is already loaded stays as it is.
    pub fn load(language: Language, group: Group, file: &str) -> Texts {
        LOADED[language as usize][group as usize].get_or_init(|| Catalogue::new(language, file));
        Texts { language }
    }

    /// The texts of a language if this group of them is loaded.
    pub fn loaded(language: Language, group: Group) -> Option<Texts> {
        catalogue(language, group).map(|_| Texts { language })
    }

    /// The language of the texts.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text of a message: of a constant of the module [`key`](crate::key), or of a struct there with the values of the text.
    pub fn get(&self, message: impl IntoText) -> String {
        message.into_text(self)
    }

    /// The text of a key, with these values in it.
    ///
    /// # Panics
    /// In debug builds, if there is no such key or a value is missing. Release builds log it and show the key, because
    /// a page with one wrong word is better than none.
    pub(crate) fn write(&self, key: &str, values: &[(&str, &Value<'_>)]) -> String {
        let mut catalogues = Group::ALL.into_iter().filter_map(|group| catalogue(self.language, group));
        let text = catalogues.find_map(|catalogue| catalogue.text(key, values));
        text.unwrap_or_else(|| {
            debug_assert!(false, "there is no text {key:?}");
            if !HAS_REPORTED.swap(true, Ordering::Relaxed) {
                REPORT.get().map_or_else(|| eprintln!("there is no text {key:?}"), |report| report(key));
            }
            key.to_owned()
        })
    }
}

/// Where the first missing text is reported, and whether it has been.
static REPORT: OnceLock<fn(&str)> = OnceLock::new();
static HAS_REPORTED: AtomicBool = AtomicBool::new(false);

/// Sets the function that logs the key of a missing text, for programs without a standard error stream. It is called at
/// most once.
pub fn report_missing(report: fn(&str)) {
    REPORT.get_or_init(|| report);
}

/// The texts of a group, if they are loaded.
#[cfg(not(feature = "embedded"))]
fn catalogue(language: Language, group: Group) -> Option<&'static Catalogue> {
    LOADED[language as usize][group as usize].get()
}

/// The texts of a group, which are embedded and therefore always there.
#[cfg(feature = "embedded")]
#[expect(clippy::unnecessary_wraps, reason = "the other form of this function needs the `Option`")]
fn catalogue(language: Language, group: Group) -> Option<&'static Catalogue> {
    let catalogue = LOADED[language as usize][group as usize]
        .get_or_init(|| Catalogue::new(language, crate::embedded::file(language, group)));
    Some(catalogue)
}

#[cfg(all(test, feature = "embedded"))]
mod tests;
