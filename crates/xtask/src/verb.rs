//! The command line.
//!
//! The few verbs and the one option are parsed by hand; a parser crate would make up most of the build time.

use std::num::NonZeroU32;

use crate::setup::Consent;
use crate::test::Extent;

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
Runs and tests the DVONN project. Each verb installs what it needs.

Usage: cargo xtask VERB [--no-install]

  run                    build the page and `dvonn-server`, start it with its games in `data`, and open a browser
  test [--all]           run everything a change must pass: format, lints, tests, documentation, page, browsers;
                         with --all, also the long tests: every language, every step of the course, every shard
  release                build the page, and `dvonn` and `dvonn-server` with it, optimised, and an archive with its checksum in `target/archive`
  dev                    serve the page and rebuild it whenever a file changes
  shots                  take screenshots of every page, light and dark, on a desktop and a phone
  demo                   show what the command line `dvonn` can do
  fuzz SECONDS [TARGET]  run every fuzz target (or one) with random input for SECONDS each
  schema                 compare the API of the server with its OpenAPI description, with random requests
  crash [--nodes N]      kill the server 100 times while 50 bots play, on SQLite and on PostgreSQL; with --nodes, kill any of
                         N servers 200 times, and stop NATS and PostgreSQL now and then
  simulate               let three servers play whole games 1,000 times in one process, with crashes, lost messages and wrong clocks
  load [-- OPTION …]     measure how much the server can do, with bots on this machine; `load -- --help` lists options;
                         with --nodes 3, several servers with PostgreSQL and NATS
  scale-model            predict what a site with up to a million live games needs, from measured costs, and draw the plots
  ladder [-- OPTION …]   let every level of the computer play every other one, and rate them; continues where it stopped;
                         OPTION is one of `dvonn-lab levels`, such as --up-to 7
  wasm-speed             compare the speed of the search as wasm in Node and as native code
  help                   print this text

Options:
  --no-install           install nothing; print the command to type instead

Environment:
  XTASK_NO_INSTALL=1     the same as --no-install
  XTASK_WASM=debian      build wasm with Debian's compiler, even where rustup's target is installed

Exit status: 0 success, 1 failure, 2 invalid command line.";

/// What the user asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) verb: Verb,
    pub(crate) consent: Consent,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Help,
    Run,
    Release,
    Test(Extent),
    Dev,
    Shots,
    Demo,
    Schema,
    Crash {
        /// How many servers share a database.
        nodes: u32,
    },
    Simulate,
    /// With options for the bots.
    Load(Vec<String>),
    ScaleModel,
    /// With options for the lab.
    Ladder(Vec<String>),
    WasmSpeed,
    /// `seconds` is never zero, which libFuzzer reads as "no limit".
    Fuzz {
        seconds: NonZeroU32,
        target: Option<String>,
    },
}

/// Parses the words after `cargo xtask`; the error names the word that is wrong.
pub(crate) fn parse(words: impl IntoIterator<Item = String>) -> Result<Request, String> {
    let mut consent = Consent::Install;
    let mut extent = Extent::Change;
    let mut plain = Vec::new();
    let mut words = words.into_iter();
    let mut rest = None;
    let mut nodes = None;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--" => rest = Some(words.by_ref().collect::<Vec<String>>()),
            "--no-install" => consent = Consent::OnlySay,
            "--all" => extent = Extent::All,
            "--nodes" => nodes = Some(parse_nodes(words.next().as_deref())?),
            "-h" | "--help" => return Ok(Request { verb: Verb::Help, consent }),
            option if option.starts_with('-') => return Err(format!("unknown option `{option}`")),
            _ => plain.push(word),
        }
    }
    let plain: Vec<&str> = plain.iter().map(String::as_str).collect();
    let verb = match plain[..] {
        [] => return Err("a verb is missing".to_owned()),
        ["help"] => Verb::Help,
        ["run"] => Verb::Run,
        ["release"] => Verb::Release,
        ["test"] => Verb::Test(extent),
        ["dev"] => Verb::Dev,
        ["shots"] => Verb::Shots,
        ["demo"] => Verb::Demo,
        ["schema"] => Verb::Schema,
        ["crash"] => Verb::Crash { nodes: nodes.take().unwrap_or(1) },
        ["simulate"] => Verb::Simulate,
        ["load"] => Verb::Load(rest.take().unwrap_or_default()),
        ["scale-model"] => Verb::ScaleModel,
        ["ladder"] => Verb::Ladder(rest.take().unwrap_or_default()),
        ["wasm-speed"] => Verb::WasmSpeed,
        ["fuzz"] => return Err("`fuzz` needs a number of seconds".to_owned()),
        ["fuzz", seconds] => Verb::Fuzz { seconds: parse_seconds(seconds)?, target: None },
        ["fuzz", seconds, target] => {
            Verb::Fuzz { seconds: parse_seconds(seconds)?, target: Some(target.to_owned()) }
        }
        ["fuzz", _, _, extra, ..]
        | [
            "help" | "run" | "release" | "test" | "dev" | "shots" | "demo" | "schema" | "crash" | "simulate"
            | "load" | "scale-model" | "ladder" | "wasm-speed",
            extra,
            ..,
        ] => {
            return Err(format!("unexpected argument `{extra}`"));
        }
        [unknown, ..] => return Err(format!("unknown verb `{unknown}`")),
    };
    if rest.is_some() {
        return Err("`--` works only with `load` and `ladder`".to_owned());
    }
    if extent == Extent::All && verb != Verb::Test(extent) {
        return Err("`--all` works only with `test`".to_owned());
    }
    if nodes.is_some() {
        return Err("`--nodes` works only with `crash`".to_owned());
    }
    Ok(Request { verb, consent })
}

/// How many servers share a database.
fn parse_nodes(word: Option<&str>) -> Result<u32, String> {
    let number = word.and_then(|word| word.parse().ok());
    number
        .filter(|nodes| (1..=9).contains(nodes))
        .ok_or_else(|| "`--nodes` needs a number from 1 to 9".to_owned())
}

fn parse_seconds(word: &str) -> Result<NonZeroU32, String> {
    word.parse().map_err(|_| format!("`{word}` is not a whole number of seconds, 1 or more"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Request, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn every_verb_is_parsed() {
        let fuzz = |seconds, target: Option<&str>| Verb::Fuzz {
            seconds: NonZeroU32::new(seconds).unwrap(),
            target: target.map(str::to_owned),
        };
        for (line, verb, consent) in [
            ("help", Verb::Help, Consent::Install),
            ("--help", Verb::Help, Consent::Install),
            ("test -h", Verb::Help, Consent::Install),
            ("run", Verb::Run, Consent::Install),
            ("release", Verb::Release, Consent::Install),
            ("test", Verb::Test(Extent::Change), Consent::Install),
            ("test --all", Verb::Test(Extent::All), Consent::Install),
            ("dev", Verb::Dev, Consent::Install),
            ("shots", Verb::Shots, Consent::Install),
            ("demo", Verb::Demo, Consent::Install),
            ("schema", Verb::Schema, Consent::Install),
            ("crash", Verb::Crash { nodes: 1 }, Consent::Install),
            ("crash --nodes 3", Verb::Crash { nodes: 3 }, Consent::Install),
            ("test --no-install", Verb::Test(Extent::Change), Consent::OnlySay),
            ("--no-install test", Verb::Test(Extent::Change), Consent::OnlySay),
            ("simulate", Verb::Simulate, Consent::Install),
            ("load", Verb::Load(Vec::new()), Consent::Install),
            ("load -- --games 5", Verb::Load(vec!["--games".to_owned(), "5".to_owned()]), Consent::Install),
            ("scale-model", Verb::ScaleModel, Consent::Install),
            ("ladder", Verb::Ladder(Vec::new()), Consent::Install),
            ("ladder -- -n 20", Verb::Ladder(vec!["-n".to_owned(), "20".to_owned()]), Consent::Install),
            ("wasm-speed", Verb::WasmSpeed, Consent::Install),
            ("fuzz 5", fuzz(5, None), Consent::Install),
            ("fuzz 60 position_text", fuzz(60, Some("position_text")), Consent::Install),
        ] {
            assert_eq!(parse_line(line), Ok(Request { verb, consent }), "{line}");
        }
    }

    #[test]
    fn an_error_names_the_wrong_word() {
        for (line, problem) in [
            ("", "a verb is missing"),
            ("--no-install", "a verb is missing"),
            ("tset", "unknown verb `tset`"),
            ("run --all", "`--all` works only with `test`"),
            ("test --fast", "unknown option `--fast`"),
            ("test dvonn-core", "unexpected argument `dvonn-core`"),
            ("ladder 5", "unexpected argument `5`"),
            ("wasm-speed 5", "unexpected argument `5`"),
            ("run --nodes 3", "`--nodes` works only with `crash`"),
            ("crash --nodes", "`--nodes` needs a number from 1 to 9"),
            ("crash --nodes many", "`--nodes` needs a number from 1 to 9"),
            ("run -- --games", "`--` works only with `load` and `ladder`"),
            ("fuzz", "`fuzz` needs a number of seconds"),
            ("fuzz 0", "`0` is not a whole number of seconds, 1 or more"),
            ("fuzz -5", "unknown option `-5`"),
            ("fuzz soon", "`soon` is not a whole number of seconds, 1 or more"),
            ("fuzz 5 a b", "unexpected argument `b`"),
        ] {
            assert_eq!(parse_line(line), Err(problem.to_owned()), "{line}");
        }
    }
}
