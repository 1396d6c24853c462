//! Handles Ctrl-C as a request to stop and print the results so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_text::{Texts, key};

use crate::Failure;

/// Whether Ctrl-C was pressed.
#[derive(Clone)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Starts listening; can be called once per process. A second Ctrl-C ends the process as usual.
    pub(crate) fn listen(texts: &Texts) -> Result<Interrupt, Failure> {
        const KILLED_BY_CTRL_C: i32 = 130;
        let interrupt = Interrupt(Arc::new(AtomicBool::new(false)));
        let pressed = Arc::clone(&interrupt.0);
        ctrlc::set_handler(move || {
            if pressed.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED_BY_CTRL_C);
            }
        })
        .map_err(|error| {
            Failure::BadUse(texts.get(key::InterruptFailed { reason: error.to_string().into() }))
        })?;
        Ok(interrupt)
    }

    pub(crate) fn is_pressed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
