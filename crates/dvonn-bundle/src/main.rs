//! Makes the folder that browsers load: modules, styles, icons and the files that hold them together.
//!
//! Every file but the few with a fixed address has its content's hash in its name, so that browsers may keep it for ever;
//! a new build is new names. Beside each file that shrinks stands its brotli form.

mod bindgen;
mod bundle;
mod icon;
mod page;
mod sizes;
mod style;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::bundle::{Finish, Threads};
use crate::page::Page;

/// Makes the folder that browsers load
#[derive(Parser, Debug)]
struct Arguments {
    /// The page as cargo built it
    #[arg(long, value_name = "WASM")]
    page: PathBuf,
    /// The engine as cargo built it
    #[arg(long, value_name = "WASM")]
    engine: PathBuf,
    /// The engine as cargo built it for instances that share their memory
    #[arg(long, value_name = "WASM")]
    engine_threads: Option<PathBuf>,
    /// Folder of the page's own files
    #[arg(long, value_name = "FOLDER")]
    source: PathBuf,
    /// Folder to make; what was in it is removed
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
    /// Neither compress nor work offline: for pages that change every minute
    #[arg(long)]
    draft: bool,
    /// Fail if more than this is transferred before the page is usable
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_usable: Option<u64>,
    /// Fail if the computer's first move transfers more than this in addition
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_engine: Option<u64>,
    /// Fail if everything in one language is larger than this
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_all: Option<u64>,
}

/// Why there is no folder, or not a good one.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{}: {error}", .path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{}: {reason}", .path.display())]
    Module { path: PathBuf, reason: String },
    #[error("{name}: {reason}")]
    Content { name: String, reason: String },
    #[error("{0}")]
    TooLarge(String),
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("dvonn-bundle: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<String, Failure> {
    let finish = if arguments.draft { Finish::Draft } else { Finish::Release };
    let page = Page::read(&arguments.source)?;
    let programs = [
        ("page", Some(&arguments.page)),
        ("engine", Some(&arguments.engine)),
        ("engine-threads", arguments.engine_threads.as_ref()),
    ];
    let mut modules = Vec::new();
    for (name, path) in programs {
        if let Some(path) = path {
            modules.extend(bindgen::module(name, path, &arguments.output, finish)?);
        }
    }
    modules.extend(texts::files());
    let threads = if arguments.engine_threads.is_some() { Threads::Several } else { Threads::One };
    let bundle = bundle::assemble(page, modules, threads, finish)?;
    bundle.write(&arguments.output)?;
    let sizes = bundle.sizes();
    let limits = [arguments.limit_usable, arguments.limit_engine, arguments.limit_all]
        .map(|limit| limit.unwrap_or(u64::MAX));
    sizes.check(limits).map_err(Failure::TooLarge)?;
    Ok(format!("{}: {sizes}", arguments.output.display()))
}
