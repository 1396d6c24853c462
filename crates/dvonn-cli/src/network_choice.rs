//! Which network the engine evaluates with.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use dvonn_engine::network::Network;
use dvonn_engine::{Evaluator, Settings};

/// A choice of network.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum NetworkChoice {
    /// The one in the program, if there is one.
    #[default]
    BuiltIn,
    /// None: the handcrafted evaluation.
    HandCrafted,
    /// The one in a file.
    File(PathBuf),
}

impl NetworkChoice {
    const BUILT_IN: &str = "default";
    const HAND_CRAFTED: &str = "none";

    /// The evaluation that was chosen, or why it cannot be used.
    pub(crate) fn evaluator(&self) -> Result<Evaluator, String> {
        match self {
            NetworkChoice::BuiltIn => Ok(built_in()),
            NetworkChoice::HandCrafted => Ok(Settings::default().evaluator),
            NetworkChoice::File(path) => from_file(path, std::fs::read(path)),
        }
    }
}

impl FromStr for NetworkChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<NetworkChoice, Infallible> {
        Ok(match text {
            NetworkChoice::BUILT_IN => NetworkChoice::BuiltIn,
            NetworkChoice::HAND_CRAFTED => NetworkChoice::HandCrafted,
            path => NetworkChoice::File(path.into()),
        })
    }
}

/// The evaluation that the program brings along.
pub(crate) fn built_in() -> Evaluator {
    #[cfg(feature = "embedded-network")]
    return Evaluator::Network(Network::embedded());
    #[cfg(not(feature = "embedded-network"))]
    Settings::default().evaluator
}

/// The network in the contents of a file.
pub(crate) fn from_file(path: &Path, contents: std::io::Result<Vec<u8>>) -> Result<Evaluator, String> {
    let named = |reason: &dyn std::fmt::Display| format!("{}: {reason}", path.display());
    let bytes = contents.map_err(|error| named(&error))?;
    Network::from_bytes(&bytes).map(Evaluator::Network).map_err(|error| named(&error))
}
