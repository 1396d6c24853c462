//! The page's own files in the source tree.

use std::fs;
use std::path::Path;

use crate::Failure;

/// The contents of the page's folder.
pub(crate) struct Page {
    /// `index.html`.
    pub(crate) index: String,
    /// All of `style/*.css`, sorted by name.
    pub(crate) style: String,
    /// Starts the page.
    pub(crate) boot: String,
    /// Starts the engine.
    pub(crate) engine_worker: String,
    /// Serves the page offline.
    pub(crate) service_worker: String,
    /// Describes the page as an app that can be installed.
    pub(crate) manifest: String,
    /// The icon for tabs and home screens.
    pub(crate) icon: String,
}

impl Page {
    pub(crate) fn read(folder: &Path) -> Result<Page, Failure> {
        let file = |name: &str| text(&folder.join(name));
        Ok(Page {
            index: file("index.html")?,
            style: styles(&folder.join("style"))?,
            boot: file("static/boot.js")?,
            engine_worker: file("static/engine-worker.js")?,
            service_worker: file("static/service-worker.js")?,
            manifest: file("static/manifest.webmanifest")?,
            icon: file("static/icon.svg")?,
        })
    }
}

fn styles(folder: &Path) -> Result<String, Failure> {
    if !folder.exists() {
        return Ok(String::new());
    }
    let fail = |error| Failure::File { path: folder.to_owned(), error };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
    paths.sort();
    paths.iter().map(|path| text(path)).collect()
}

fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })
}
