//! An engine's `info` and `bestmove` lines, parsed strictly.

use dvonn_core::{Move, Position};

use super::partner::{Fault, Partner};

/// The answer to `go`.
pub(super) struct Thought {
    pub(super) infos: Vec<Info>,
    /// `None` for `none`.
    pub(super) best: Option<Move>,
}

/// An `info` line.
#[derive(PartialEq, Eq)]
pub(super) struct Info {
    /// The whole line.
    pub(super) text: String,
    pub(super) depth: u64,
    pub(super) nodes: u64,
    pub(super) line: Option<u64>,
    pub(super) score: String,
    pub(super) pv: Vec<Move>,
}

impl Thought {
    /// Reads everything up to `bestmove`.
    pub(super) fn hear(partner: &mut Partner, position: &Position) -> Result<Thought, Fault> {
        let mut infos: Vec<Info> = Vec::new();
        loop {
            let line = partner.hear("lines info …, then bestmove M")?;
            let fault = |expected: String| partner.fault(expected, &line);
            let Some(word) = line.strip_prefix("bestmove ") else {
                let info = Info::read(&line, position)
                    .map_err(|reason| fault(format!("a line info … or bestmove M: {reason}")))?;
                infos.push(info);
                continue;
            };
            if word == "none" {
                return Ok(Thought { infos, best: None });
            }
            let best: Move = word.parse().map_err(|_| fault("bestmove M or bestmove none".to_owned()))?;
            position.check(best).map_err(|reason| fault(format!("a legal move, but {reason}")))?;
            let thought = Thought { infos, best: Some(best) };
            if thought.last(None).or(thought.last(Some(1))).is_none_or(|info| info.pv[0] != best) {
                return Err(fault(
                    "the first move of the last info, of line 1 if there are several".to_owned(),
                ));
            }
            return Ok(thought);
        }
    }

    /// Sends `go` and reads the answer, in a position that has a move.
    pub(super) fn ask(partner: &mut Partner, go: &str, position: &Position) -> Result<Thought, Fault> {
        partner.say(go);
        let thought = Thought::hear(partner, position)?;
        match thought.best {
            Some(_) => Ok(thought),
            None => Err(partner.fault("bestmove M", "bestmove none")),
        }
    }

    /// The last `info` about a line.
    pub(super) fn last(&self, line: Option<u64>) -> Option<&Info> {
        self.infos.iter().rfind(|info| info.line == line)
    }

    /// The lines, without the parts that differ from run to run.
    pub(super) fn untimed(&self) -> Vec<String> {
        self.infos.iter().map(Info::untimed).chain(self.best.map(|best| best.to_string())).collect()
    }
}

impl Info {
    /// Parses a line by the grammar, and checks that its moves can be played.
    pub(super) fn read(text: &str, position: &Position) -> Result<Info, String> {
        let mut words = text.split(' ').peekable();
        if words.next() != Some("info") {
            return Err("it begins with another word".to_owned());
        }
        let mut number = |name: &str| -> Result<u64, String> {
            if words.next() != Some(name) {
                return Err(format!("{name} is missing or at the wrong place"));
            }
            words.next().and_then(|word| word.parse().ok()).ok_or_else(|| format!("{name} takes a number"))
        };
        let depth = number("depth")?;
        number("seldepth")?;
        let nodes = number("nodes")?;
        number("nps")?;
        number("time")?;
        let line = match words.next_if_eq(&"line") {
            Some(_) => {
                let number = words.next().and_then(|word| word.parse().ok()).filter(|&number| number > 0);
                Some(number.ok_or("line takes a number from 1")?)
            }
            None => None,
        };
        if words.next() != Some("score") {
            return Err("score is missing or at the wrong place".to_owned());
        }
        let score: Vec<&str> = words.by_ref().take_while(|word| *word != "pv").collect();
        check_score(&score)?;
        let mut pv = Vec::new();
        let mut reached = *position;
        for word in words {
            let mv: Move = word.parse().map_err(|_| format!("pv has no move {word:?}"))?;
            reached.apply(mv).map_err(|reason| format!("pv, {mv}: {reason}"))?;
            pv.push(mv);
        }
        if pv.is_empty() {
            return Err("pv needs at least one move".to_owned());
        }
        Ok(Info { text: text.to_owned(), depth, nodes, line, score: score.join(" "), pv })
    }

    fn untimed(&self) -> String {
        let mut words: Vec<&str> = self.text.split(' ').collect();
        for name in ["nps", "time"] {
            if let Some(at) = words.iter().position(|word| *word == name) {
                words.drain(at..at + 2);
            }
        }
        words.join(" ")
    }
}

fn check_score(score: &[&str]) -> Result<(), String> {
    let is_signed = |text: &str| text.starts_with(['+', '-']);
    let is_fine = match score {
        ["margin", margin, "chance", chance] => {
            let decimals = margin.split_once('.').map(|(_, decimals)| decimals.len());
            let margin_is_fine = margin.parse::<f64>().is_ok_and(|margin| margin.abs() <= 49.0);
            let chance_is_fine = chance.parse::<f64>().is_ok_and(|chance| (0.0..=1.0).contains(&chance));
            is_signed(margin) && decimals == Some(2) && margin_is_fine && chance_is_fine
        }
        ["exact", margin, "proved"] => {
            let is_whole = margin.parse::<i8>().is_ok_and(|margin| margin.abs() <= 49);
            is_whole && (is_signed(margin) || *margin == "0")
        }
        ["wdl", "win" | "draw" | "loss", "proved"] => true,
        _ => false,
    };
    let forms = "margin ±N.NN chance P, exact N proved, or wdl win|draw|loss proved";
    if is_fine { Ok(()) } else { Err(format!("score {} is not {forms}", score.join(" "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_of_info_is_strict() {
        let read = |text: &str| Info::read(text, &Position::START).map(|_| ());
        let counts = "info depth 3 seldepth 4 nodes 10 nps 20 time 5";
        for rest in [
            "score margin +1.25 chance 0.61 pv a1 b1",
            "line 2 score margin -0.00 chance 0 pv a1",
            "score exact 0 proved pv a1",
            "score exact -12 proved pv a1",
            "score wdl draw proved pv a1",
        ] {
            assert_eq!(read(&format!("{counts} {rest}")), Ok(()), "{rest}");
        }
        for (rest, reason) in [
            ("score margin 1.25 chance 0.61 pv a1", "score margin 1.25"),
            ("score margin +1.2 chance 0.61 pv a1", "score margin +1.2 "),
            ("score margin +1.25 pv a1", "score margin +1.25 is not"),
            ("score margin +1.25 chance 1.5 pv a1", "chance 1.5"),
            ("score margin +99.00 chance 1 pv a1", "score margin +99.00"),
            ("score margin +NaN.00 chance 1 pv a1", "score margin +NaN"),
            ("score exact 3 proved pv a1", "score exact 3"),
            ("score exact +3 pv a1", "score exact +3 is not"),
            ("score exact +50 proved pv a1", "score exact +50"),
            ("score wdl won proved pv a1", "score wdl won"),
            ("score wdl win proved pv", "pv needs at least one move"),
            ("score wdl win proved", "pv needs at least one move"),
            ("score wdl win proved pv a1 a1", "pv, a1: a1 is occupied"),
            ("score wdl win proved pv z9", "pv has no move \"z9\""),
            ("line 0 score wdl win proved pv a1", "line takes a number from 1"),
            ("line score wdl win proved pv a1", "line takes a number from 1"),
            ("pv a1", "score is missing"),
        ] {
            let found = read(&format!("{counts} {rest}")).unwrap_err();
            assert!(found.contains(reason), "{rest}: {found}");
        }
        for text in ["info", "info depth", "info depth x", "info depth 1 nodes 2", "information", ""] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
