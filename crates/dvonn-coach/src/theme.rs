//! What a move or an exercise is about: the five tips of the rulebook, and the ideas that the course adds to them.

use std::fmt;
use std::str::FromStr;

use crate::{COURSE, Chapter, TextKey};

/// An idea of the game. Reasons, hints, reviews and puzzles all name ideas by this type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// Tip 1: places on the edge and near the DVONN pieces.
    Edges,
    /// Tip 2: landing on the opponent's pieces.
    Neutralising,
    /// Tip 3: stacks that can move.
    Mobility,
    /// Tip 4: who controls a DVONN piece, and where it can go.
    DvonnStacks,
    /// Tip 5: letting the opponent run out of moves first.
    LastMoves,
    /// Cutting off stacks, and staying connected.
    Links,
    /// Taking a stack from a distance with one of the right height.
    Sharpshooting,
    /// Making a stack too tall to move.
    Overloading,
    /// Counting the moves that each side has left.
    Tempi,
}

/// Why a text is not a [`Theme`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such theme; the themes are {}", Theme::ALL.map(Theme::name).join(", "))]
pub struct ParseThemeError;

impl Theme {
    /// All themes: the five tips in the rulebook's order, then the others in the order of the course.
    pub const ALL: [Theme; 9] = [
        Theme::Edges,
        Theme::Neutralising,
        Theme::Mobility,
        Theme::DvonnStacks,
        Theme::LastMoves,
        Theme::Links,
        Theme::Sharpshooting,
        Theme::Overloading,
        Theme::Tempi,
    ];

    /// Its name in files, addresses and commands; never shown to a person as a title.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Edges => "edges",
            Theme::Neutralising => "neutralising",
            Theme::Mobility => "mobility",
            Theme::DvonnStacks => "dvonn-stacks",
            Theme::LastMoves => "last-moves",
            Theme::Links => "links",
            Theme::Sharpshooting => "sharpshooting",
            Theme::Overloading => "overloading",
            Theme::Tempi => "tempi",
        }
    }

    /// The number of the tip in the rulebook, if it is one.
    pub fn tip(self) -> Option<usize> {
        Theme::ALL[..5].iter().position(|theme| *theme == self).map(|index| index + 1)
    }

    /// The key of its title.
    pub const fn title(self) -> TextKey {
        match self {
            Theme::Edges => TextKey("theme-edges"),
            Theme::Neutralising => TextKey("theme-neutralising"),
            Theme::Mobility => TextKey("theme-mobility"),
            Theme::DvonnStacks => TextKey("theme-dvonn-stacks"),
            Theme::LastMoves => TextKey("theme-last-moves"),
            Theme::Links => TextKey("theme-links"),
            Theme::Sharpshooting => TextKey("theme-sharpshooting"),
            Theme::Overloading => TextKey("theme-overloading"),
            Theme::Tempi => TextKey("theme-tempi"),
        }
    }

    /// The chapter of the course that teaches it.
    ///
    /// # Panics
    /// Never: a test finds the chapter of every theme.
    pub fn chapter(self) -> &'static Chapter {
        let id = match self {
            Theme::Edges => "edges",
            Theme::Neutralising => "neutral",
            Theme::Mobility => "mobility",
            Theme::DvonnStacks => "tall",
            Theme::LastMoves => "last",
            Theme::Links => "linked",
            Theme::Sharpshooting => "sharp",
            Theme::Overloading => "over",
            Theme::Tempi => "tempi",
        };
        COURSE.iter().find(|chapter| chapter.id == id).expect("a test finds every chapter")
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        Theme::ALL.into_iter().find(|theme| theme.name() == text).ok_or(ParseThemeError)
    }
}

dvonn_core::serde_by_text!(Theme);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_chapter_of_its_own_and_a_name_that_leads_back() {
        let mut chapters: Vec<&str> = Theme::ALL.map(|theme| theme.chapter().id).to_vec();
        chapters.sort_unstable();
        chapters.dedup();
        assert_eq!(chapters.len(), Theme::ALL.len());
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert_eq!("edge".parse::<Theme>(), Err(ParseThemeError));
    }

    #[test]
    fn the_first_five_themes_are_the_tips_of_the_rulebook() {
        let tips: Vec<Option<usize>> = Theme::ALL.map(Theme::tip).to_vec();
        let expected = [Some(1), Some(2), Some(3), Some(4), Some(5), None, None, None, None];
        assert_eq!(tips, expected);
    }
}
