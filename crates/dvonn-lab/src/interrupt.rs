//! Stops a run cleanly on an interrupt.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Failure;

/// A flag that the first interrupt sets; the second one kills the process as usual.
pub(crate) fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .map_err(|error| Failure::BadUse(format!("cannot handle Ctrl-C: {error}")))?;
    Ok(stop)
}
