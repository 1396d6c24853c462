//! `serve`: the page for browsers.

use std::io::Write as _;
use std::path::Path;

use dvonn_server::{BindError, Server, Site, SiteError, start_logging, until_told_to_stop};
use dvonn_text::{Texts, Value};

use crate::cli::ServeArgs;
use crate::{Failure, input};

pub(crate) fn serve(texts: &Texts, args: &ServeArgs) -> Result<(), Failure> {
    let site = match &args.folder {
        Some(folder) => Site::read(folder).map_err(|error| no_page(texts, folder, &error))?,
        None => Site::embedded().ok_or_else(|| Failure::BadUse(texts.get("serve-no-page")))?,
    };
    start_logging();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::bind(args.addr, site).await.map_err(|error| refused(texts, &error))?;
        let stop = until_told_to_stop();
        let address = format!("http://{}/", server.address());
        let mut out = std::io::stdout();
        writeln!(out, "{}", texts.with("serve-ready", &[("address", address.as_str().into())]))?;
        out.flush()?;
        if args.open && open::that_detached(&address).is_err() {
            writeln!(out, "{}", texts.get("serve-no-browser"))?;
        }
        Ok(server.run(stop).await?)
    })
}

fn no_page(texts: &Texts, folder: &Path, error: &SiteError) -> Failure {
    let reason = match error {
        SiteError::Unreadable { path, error } => {
            format!("{}: {}", path.display(), input::file_error(texts, error))
        }
        SiteError::NoIndex => texts.get("serve-no-index"),
    };
    Failure::BadUse(format!("--folder {}: {reason}", folder.display()))
}

fn refused(texts: &Texts, error: &BindError) -> Failure {
    let at = |address: &std::net::SocketAddr| ("address", Value::from(address.to_string()));
    let reason = match error {
        BindError::InUse(address) => texts.with("serve-in-use", &[at(address)]),
        BindError::Forbidden(address) => texts.with("serve-forbidden", &[at(address)]),
        BindError::NotHere(address) => texts.with("serve-not-here", &[at(address)]),
        BindError::Other(address, error) => {
            texts.with("serve-failed", &[at(address), ("reason", error.to_string().into())])
        }
    };
    Failure::BadUse(format!("--addr: {reason}"))
}
