//! `udi-check`: checks that a program follows the protocol in `docs/protocol.md`.
//!
//! Each check starts its own process, so that one fault does not cause another, and has a deadline, so that an engine
//! that hangs is reported.

mod checks;
mod partner;
mod thought;

use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use self::checks::CHECKS;
use self::partner::{Fault, Partner};
use crate::arguments::seconds;
use crate::commands::print_json;
use crate::{Failure, paint};

#[derive(Args, Debug)]
pub(crate) struct UdiCheckArgs {
    /// The program and its arguments, after `--`
    #[arg(value_name = "COMMAND", required = true, last = true)]
    command: Vec<String>,
    /// Time limit per check: 5s, 500ms. Answers to timed commands may be late by a tenth of it
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "5s")]
    timeout: Duration,
    /// Print JSON: `checks` with `name`, `ok`, `sent`, `expected`, `received`; `failed`; `not_tried`
    #[arg(long)]
    json: bool,
}

pub(crate) fn check(args: &UdiCheckArgs) -> Result<(), Failure> {
    let mut report = Report { results: Vec::new(), is_json: args.json };
    for (name, check) in CHECKS {
        let mut partner = Partner::start(&args.command, args.timeout)
            .map_err(|error| Failure::BadUse(format!("cannot start {:?}: {error}", args.command[0])))?;
        let result = check(&mut partner);
        let is_silent = result.is_err() && report.results.is_empty();
        report.add(name, result)?;
        if is_silent {
            break; // Without a greeting, every other check would time out.
        }
    }
    report.end()
}

struct Report {
    results: Vec<(&'static str, Result<(), Fault>)>,
    is_json: bool,
}

impl Report {
    fn add(&mut self, name: &'static str, result: Result<(), Fault>) -> Result<(), Failure> {
        if !self.is_json {
            let mut out = anstream::stdout();
            let number = self.results.len() + 1;
            let (fine, error) = (paint::FINE, paint::ERROR);
            match &result {
                Ok(()) => writeln!(out, "{number:>3}  {fine}ok{fine:#}      {name}")?,
                Err(fault) => {
                    writeln!(out, "{number:>3}  {error}failed{error:#}  {name}")?;
                    writeln!(out, "             sent      {}", paint::tame(&fault.sent))?;
                    writeln!(out, "             expected  {}", fault.expected)?;
                    writeln!(out, "             received  {}", paint::tame(&fault.received))?;
                }
            }
        }
        self.results.push((name, result));
        Ok(())
    }

    fn end(self) -> Result<(), Failure> {
        let done = self.results.len();
        let failed = self.results.iter().filter(|(_, result)| result.is_err()).count();
        let left = CHECKS.len() - done;
        if self.is_json {
            let checks: Vec<Value> =
                self.results.iter().map(|(name, result)| describe(name, result)).collect();
            print_json(&json!({ "checks": checks, "failed": failed, "not_tried": left }))?;
        } else {
            let not_tried = if left > 0 { format!(", {left} not tried") } else { String::new() };
            writeln!(std::io::stdout(), "{done} checks, {failed} failed{not_tried}")?;
        }
        if failed > 0 { Err(Failure::No(String::new())) } else { Ok(()) }
    }
}

fn describe(name: &str, result: &Result<(), Fault>) -> Value {
    match result {
        Ok(()) => json!({ "name": name, "ok": true }),
        Err(Fault { sent, expected, received }) => {
            json!({ "name": name, "ok": false, "sent": sent, "expected": expected, "received": received })
        }
    }
}
