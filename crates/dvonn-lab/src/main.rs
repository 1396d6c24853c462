//! The `dvonn-lab` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    dvonn_lab::main()
}
