//! `serve`: the page for browsers.

use std::io::Write as _;

use dvonn_server::{BindError, Server, Site, start_logging, until_told_to_stop};

use crate::Failure;
use crate::cli::ServeArgs;

pub(crate) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let site = match &args.folder {
        Some(folder) => Site::read(folder)
            .map_err(|error| Failure::BadUse(format!("--folder {}: {error}", folder.display())))?,
        None => Site::embedded().ok_or_else(|| {
            Failure::BadUse(
                "this `dvonn` was built without the page. `cargo xtask run` builds one with it and starts it; \
                 `--folder` serves a page that was built elsewhere"
                    .to_owned(),
            )
        })?,
    };
    start_logging();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::bind(args.addr, site).await.map_err(|error| refused(&error))?;
        let address = format!("http://{}/", server.address());
        let mut out = std::io::stdout();
        writeln!(out, "DVONN is at {address} and Ctrl-C ends it.")?;
        out.flush()?;
        if args.open && open::that_detached(&address).is_err() {
            writeln!(out, "No browser could be opened from here: please open the address yourself.")?;
        }
        Ok(server.run(until_told_to_stop()).await?)
    })
}

fn refused(error: &BindError) -> Failure {
    let hint = match error {
        BindError::InUse(_) | BindError::Forbidden(_) => {
            "; choose another address with --addr, such as 127.0.0.1:0 for any free port"
        }
        BindError::NotHere(_) | BindError::Other(..) => "",
    };
    Failure::BadUse(format!("--addr: {error}{hint}"))
}
