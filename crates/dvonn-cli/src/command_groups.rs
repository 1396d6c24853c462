//! The list of commands in `dvonn --help`, grouped by who needs them. Names are all that is written here: what a command
//! does comes from its definition.

use std::fmt::Write;

use clap::Command;
use dvonn_view::wrapped;

/// The groups, in the order of the help. A test fails on a command that is in none of them, or in two.
const GROUPS: [(&str, &[&str]); 5] = [
    ("For players", &["play", "learn", "puzzle", "rules", "serve"]),
    ("For writers of records and diagrams", &["show", "diagram", "replay", "check", "convert"]),
    ("For students of the game", &["review", "analyze", "solve", "legal", "apply"]),
    ("For engine authors", &["udi", "udi-check", "bot", "worker", "codecup", "bench", "perft"]),
    ("Help", &["help", "completions", "man"]),
];

/// The width for which the list is broken into lines.
const WIDTH: usize = 80;

/// The help of the program, as clap's template, with these commands in their groups.
pub(crate) fn help_template(mut program: Command) -> String {
    program.build();
    let style = program.get_styles();
    let (header, literal) = (*style.get_header(), *style.get_literal());
    let name_width = program.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or(0);
    let mut template = "{before-help}{about-with-newline}\n{usage-heading} {usage}\n".to_owned();
    for (title, names) in GROUPS {
        let _ = writeln!(template, "\n{header}{title}:{header:#}");
        for name in names {
            let command = program.find_subcommand(name).expect("a test looks every name up");
            let about =
                wrapped(&about(command), WIDTH - name_width - 4).join(&format!("\n{:name_width$}    ", ""));
            let _ = writeln!(template, "  {literal}{name:name_width$}{literal:#}  {about}");
        }
    }
    let _ = write!(template, "\n{header}Options:{header:#}\n{{options}}{{after-help}}");
    template
}

/// What a command does, and its other names.
fn about(command: &Command) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let aliases: Vec<&str> = command.get_visible_aliases().collect();
    if aliases.is_empty() { about } else { format!("{about} [also: {}]", aliases.join(", ")) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn every_command_is_in_exactly_one_group() {
        let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (title, names) in GROUPS {
            for name in names {
                groups.entry(name).or_default().push(title);
            }
        }
        let mut program = Cli::command();
        program.build();
        let commands: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        for name in &commands {
            assert_eq!(groups.get(name).map(Vec::len), Some(1), "{name} is in {:?}", groups.get(name));
        }
        assert_eq!(groups.len(), commands.len(), "{groups:?} names only commands");
    }

    #[test]
    fn the_help_says_what_each_command_does_under_its_group() {
        let help = Cli::command().render_long_help().to_string();
        let start =
            |title: &str| help.find(&format!("\n{title}:\n")).unwrap_or_else(|| panic!("{title}: {help}"));
        let mut program = Cli::command();
        program.build();
        for (at, (title, names)) in GROUPS.into_iter().enumerate() {
            let end = GROUPS.get(at + 1).map_or_else(|| start("Options"), |(next, _)| start(next));
            let words = help[start(title)..end].split_whitespace().collect::<Vec<_>>().join(" ");
            for name in names {
                let command = program.find_subcommand(name).expect("every name is a command");
                assert!(words.contains(&format!("{name} {}", about(command))), "{title}: {name}: {words}");
            }
        }
    }
}
