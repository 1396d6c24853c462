//! The terminal as a full screen.

use std::io::Write;
use std::sync::Once;

use crossterm::{cursor, event, execute, terminal};

use crate::Failure;

/// Whether the program receives clicks, or they select text as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mouse {
    Ours,
    Yours,
}

/// The terminal in raw mode on its alternate screen, restored when dropped or when the program panics.
pub(crate) struct Screen;

impl Screen {
    pub(crate) fn open() -> Result<Screen, Failure> {
        restore_on_panic();
        terminal::enable_raw_mode()?;
        let screen = Screen;
        execute!(std::io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        Ok(screen)
    }

    /// Sets who receives clicks.
    #[expect(clippy::unused_self, reason = "there is no mouse without the screen")]
    pub(crate) fn give_mouse(&self, mouse: Mouse) -> Result<(), Failure> {
        let mut out = std::io::stdout();
        match mouse {
            Mouse::Ours => execute!(out, event::EnableMouseCapture)?,
            Mouse::Yours => execute!(out, event::DisableMouseCapture)?,
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    // If the terminal is gone, nothing can be done.
    let mut out = std::io::stdout();
    let _ = execute!(out, event::DisableMouseCapture, cursor::Show, terminal::LeaveAlternateScreen);
    let _ = out.flush();
    let _ = terminal::disable_raw_mode();
}

/// If any thread panics, the terminal is restored before the message is printed, and the program ends: without the
/// engine, the screen would only look alive.
fn restore_on_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            usual(panic);
            std::process::exit(101);
        }));
    });
}
