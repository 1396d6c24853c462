//! Builds the folder that browsers load: modules, styles, icons, and the files that tie them together.
//!
//! Every file except the few with a fixed address has the hash of its content in its name, so browsers may cache it
//! permanently: a new version has a new name. Files that compress well get a brotli version next to them.

mod bindgen;
mod bundle;
mod icon;
mod page;
mod sizes;
mod split;
mod style;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use dvonn_engine::network;

use crate::bundle::{Asset, Finish};
use crate::page::Page;

/// Build the folder that browsers load
#[derive(Parser, Debug)]
struct Arguments {
    /// The page's module, as built by cargo
    #[arg(long, value_name = "WASM")]
    page: PathBuf,
    /// The engine's module, as built by cargo
    #[arg(long, value_name = "WASM")]
    engine: PathBuf,
    /// Folder with the page's own files
    #[arg(long, value_name = "FOLDER")]
    source: PathBuf,
    /// Folder to write; only the assets of the previous build are kept in it
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
    /// Build without compression and offline use, for development
    #[arg(long)]
    draft: bool,
    /// Fail if more than this is transferred before the page is usable
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_usable: Option<u64>,
    /// Fail if the computer's first move transfers more than this on top
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_engine: Option<u64>,
    /// Fail if all files for one language together, without the network and the puzzles, are larger than this
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_all: Option<u64>,
    /// Fail if the engine's network is larger than this
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_network: Option<u64>,
    /// Fail if the puzzles are larger than this
    #[arg(long, value_name = "BYTES", conflicts_with = "draft")]
    limit_puzzles: Option<u64>,
}

/// Why the folder could not be built.
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
    let modules = [
        bindgen::split_module("page", &arguments.page, &arguments.output, finish)?,
        bindgen::module("engine", &arguments.engine, &arguments.output, finish)?,
    ];
    let network = Asset { name: "network.net".to_owned(), bytes: network::FILE.to_vec() };
    let puzzles = Asset { name: "puzzles.puz".to_owned(), bytes: dvonn_coach::PUZZLES.to_vec() };
    let others = texts::files().chain([network, puzzles]);
    let bundle = bundle::assemble(page, modules, others, finish)?;
    bundle.write(&arguments.output)?;
    let sizes = bundle.sizes();
    let limits = [
        arguments.limit_usable,
        arguments.limit_engine,
        arguments.limit_all,
        arguments.limit_network,
        arguments.limit_puzzles,
    ]
    .map(|limit| limit.unwrap_or(u64::MAX));
    sizes.check(limits).map_err(Failure::TooLarge)?;
    Ok(format!("{}: {sizes}", arguments.output.display()))
}
