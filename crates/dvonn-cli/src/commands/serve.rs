//! `serve`: serves the page to browsers.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::Args;
use dvonn_host::{BindError, LogFormat, Server, Site, SiteError, router, start_logging, until_told_to_stop};
use dvonn_text::{Texts, Value, key};

use crate::{Failure, input};

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 means any free port
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value = "127.0.0.1:7777")]
    addr: SocketAddr,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "expected an address with a port, such as 127.0.0.1:7777 or [::1]:7777".to_owned())
}

pub(crate) fn serve(texts: &Texts, args: &ServeArgs) -> Result<(), Failure> {
    let site = match &args.folder {
        Some(folder) => Site::read(folder).map_err(|error| no_page(texts, folder, &error))?,
        None => Site::embedded().ok_or_else(|| Failure::BadUse(texts.get(key::SERVE_NO_PAGE)))?,
    };
    start_logging(LogFormat::Text);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::bind(args.addr, router(site)).await.map_err(|error| refused(texts, &error))?;
        let stop = until_told_to_stop();
        let address = format!("http://{}/", server.address());
        let mut out = std::io::stdout();
        writeln!(out, "{}", texts.get(key::ServeReady { address: address.as_str().into() }))?;
        out.flush()?;
        if args.open && open::that_detached(&address).is_err() {
            writeln!(out, "{}", texts.get(key::SERVE_NO_BROWSER))?;
        }
        server.run(stop).await;
        Ok(())
    })
}

fn no_page(texts: &Texts, folder: &Path, error: &SiteError) -> Failure {
    let reason = match error {
        SiteError::Unreadable { path, error } => {
            format!("{}: {}", path.display(), input::file_error(texts, error))
        }
        SiteError::NoIndex => texts.get(key::SERVE_NO_INDEX),
    };
    Failure::BadUse(format!("--folder {}: {reason}", folder.display()))
}

fn refused(texts: &Texts, error: &BindError) -> Failure {
    let text = |address: &SocketAddr| Value::from(address.to_string());
    let reason = match error {
        BindError::InUse(address) => texts.get(key::ServeInUse { address: text(address) }),
        BindError::Forbidden(address) => texts.get(key::ServeForbidden { address: text(address) }),
        BindError::NotHere(address) => texts.get(key::ServeNotHere { address: text(address) }),
        BindError::Other(address, error) => {
            texts.get(key::ServeFailed { address: text(address), reason: error.to_string().into() })
        }
    };
    Failure::BadUse(format!("--addr: {reason}"))
}
