//! The `dvonn` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    dvonn_cli::main()
}
