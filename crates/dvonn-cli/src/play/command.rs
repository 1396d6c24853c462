//! Commands, typed after a slash or as a letter that begins no move.

use dvonn_text::{Texts, key};

use super::player::LevelArg;

/// What a player can ask for besides a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Undo,
    Hint,
    /// The engine must move now.
    Now,
    Resign,
    /// Both players agree to a draw.
    Draw,
    /// Fills the rest of the board.
    Fill(Filler),
    /// With this file name, or else one that is asked for.
    Save(Option<String>),
    Load(Option<String>),
    New,
    /// A new game with a random full board.
    Ready,
    Level(LevelArg),
    Mouse,
    Quit,
}

/// What is wrong with a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandError {
    Unknown { word: String },
    NothingAfter { word: String },
    Level,
    Fill { argument: String },
}

impl CommandError {
    pub(crate) fn words(&self, texts: &Texts) -> String {
        match self {
            CommandError::Unknown { word } => texts.get(key::SlashUnknown { word: word.as_str().into() }),
            CommandError::NothingAfter { word } => {
                texts.get(key::SlashNothingAfter { word: word.as_str().into() })
            }
            CommandError::Level => texts.get(key::SLASH_LEVEL),
            CommandError::Fill { argument } => {
                texts.get(key::SlashFill { argument: argument.as_str().into() })
            }
        }
    }
}

/// Who places the remaining pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Filler {
    Chance,
    Engine,
}

impl Command {
    /// All commands, shown when a slash is typed.
    pub(crate) const LIST: &str = "/undo /hint /now /resign /draw /fill [engine] /save [FILE] /load [FILE] /new /ready /level N|auto /mouse /help /quit";

    /// The command for a letter; cells begin with a to k, and `pass` with p.
    pub(crate) fn of_letter(letter: char) -> Option<Command> {
        Some(match letter.to_ascii_lowercase() {
            'u' => Command::Undo,
            '?' | 't' => Command::Hint,
            'm' => Command::Now,
            'r' => Command::Resign,
            's' => Command::Save(None),
            'l' => Command::Load(None),
            'n' => Command::New,
            'q' => Command::Quit,
            _ => return None,
        })
    }

    /// Parses a command without its slash.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<Command, CommandError> {
        let (word, argument) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let argument = argument.trim();
        let file = || (!argument.is_empty()).then(|| argument.to_owned());
        Ok(match word {
            "save" => Command::Save(file()),
            "load" => Command::Load(file()),
            "level" => Command::Level(argument.parse().map_err(|_| CommandError::Level)?),
            "fill" => match argument {
                "" => Command::Fill(Filler::Chance),
                "engine" => Command::Fill(Filler::Engine),
                _ => return Err(CommandError::Fill { argument: argument.to_owned() }),
            },
            _ if !argument.is_empty() => return Err(CommandError::NothingAfter { word: word.to_owned() }),
            "help" => Command::Help,
            "undo" => Command::Undo,
            "hint" => Command::Hint,
            "now" => Command::Now,
            "resign" => Command::Resign,
            "draw" => Command::Draw,
            "new" => Command::New,
            "ready" => Command::Ready,
            "mouse" => Command::Mouse,
            "quit" => Command::Quit,
            _ => return Err(CommandError::Unknown { word: word.to_owned() }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_command_is_parsed() {
        for word in Command::LIST.split_whitespace().filter_map(|word| word.strip_prefix('/')) {
            let texts = if word == "level" { &["level 7", "level auto"][..] } else { &[word] };
            assert!(texts.iter().all(|text| Command::parse(text).is_ok()), "{word}");
        }
    }

    #[test]
    fn errors_say_what_is_wrong_with_a_command() {
        for (text, complaint) in [
            ("", "unknown command /; type / for a list"),
            ("dance", "unknown command /dance; type / for a list"),
            ("level", "/level: expected a number from 1 to 10, or auto"),
            ("level 11", "/level: expected a number from 1 to 10, or auto"),
            ("fill up", "/fill up: use /fill or /fill engine"),
            ("undo 3", "/undo takes no argument"),
        ] {
            assert_eq!(Command::parse(text).unwrap_err().words(&Texts::default()), complaint);
        }
        assert_eq!(
            Command::parse("save my game.dvonn "),
            Ok(Command::Save(Some("my game.dvonn".to_owned())))
        );
    }

    #[test]
    fn letters_of_cells_and_of_pass_are_not_commands() {
        for letter in "abcdefghijkpABCDEFGHIJKP/-1".chars() {
            assert_eq!(Command::of_letter(letter), None, "{letter}");
        }
    }
}
