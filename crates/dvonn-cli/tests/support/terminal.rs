//! The real binary on a pseudo-terminal, and its screen.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

use super::{PATIENCE, command};

/// A process on a terminal of 80 by 24.
pub(crate) struct Terminal {
    keyboard: File,
    /// Kept open so that the terminal's settings outlive the process.
    pub(crate) line: OwnedFd,
    before: Termios,
    child: Option<Child>,
    output: Receiver<Vec<u8>>,
    pub(crate) seen: Vec<u8>,
    pub(crate) display: vt100::Parser,
}

impl Terminal {
    pub(crate) fn start(arguments: &[&str], folder: &Path) -> Terminal {
        Terminal::start_with(arguments, folder, &[])
    }

    pub(crate) fn start_with(arguments: &[&str], folder: &Path, variables: &[(&str, &str)]) -> Terminal {
        let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&keyboard).unwrap();
        unlockpt(&keyboard).unwrap();
        let name = ptsname(&keyboard, Vec::new()).unwrap().into_string().unwrap();
        let no_controlling_terminal = OpenptFlags::NOCTTY.bits().cast_signed();
        let line = File::options().read(true).write(true).custom_flags(no_controlling_terminal).open(name);
        let line = OwnedFd::from(line.unwrap());
        tcsetwinsize(&line, Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let before = tcgetattr(&line).unwrap();
        let end = || Stdio::from(line.try_clone().unwrap());
        let child = command(arguments)
            .current_dir(folder)
            .envs(variables.iter().copied())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let mut screen = File::from(keyboard.try_clone().unwrap());
        let (show, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = screen.read(&mut bytes)
                && show.send(bytes[..count].to_vec()).is_ok()
            {}
        });
        Terminal {
            keyboard: File::from(keyboard),
            before,
            line,
            child: Some(child),
            output,
            seen: Vec::new(),
            display: vt100::Parser::default(),
        }
    }

    pub(crate) fn screen(&self) -> String {
        self.display.screen().contents()
    }

    /// Reads until the screen satisfies a condition.
    #[track_caller]
    pub(crate) fn wait(&mut self, is_there: impl Fn(&str) -> bool) {
        while !is_there(&self.screen()) {
            let Ok(bytes) = self.output.recv_timeout(PATIENCE) else {
                panic!("it was awaited in vain on this screen:\n{}", self.screen());
            };
            self.seen.extend_from_slice(&bytes);
            self.display.process(&bytes);
        }
    }

    /// Reads until the screen shows this text and, below it, the last thing drawn.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, words: &str) {
        self.wait(|screen| screen.find(words).is_some_and(|at| screen[at..].contains("q quit")));
    }

    /// Reads until the screen shows this text.
    #[track_caller]
    pub(crate) fn wait_to_see(&mut self, words: &str) {
        self.wait(|screen| screen.contains(words));
    }

    /// Resizes the terminal, which clears it.
    pub(crate) fn resize(&mut self, rows: u16, columns: u16) {
        let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&self.line, size).unwrap();
        self.display.process(b"\x1b[2J");
        self.signal(Signal::WINCH);
    }

    /// Sends the signal that the kernel would send to a process with this controlling terminal.
    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(self.child.as_ref().unwrap()), signal).unwrap();
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits for the process to exit, and checks that the terminal is restored. Returns the exit code.
    #[track_caller]
    pub(crate) fn end(&mut self) -> Option<i32> {
        let mut child = self.child.take().unwrap();
        let (say, code) = channel();
        thread::spawn(move || say.send(child.wait().unwrap().code()));
        let code = code.recv_timeout(PATIENCE).expect("the process ends in time");
        // The output before the exit must pass through the terminal; this mark comes after it.
        File::from(self.line.try_clone().unwrap()).write_all(b"\r\nHere it ended").unwrap();
        self.wait(|screen| screen.contains("Here it ended"));
        assert!(!self.display.screen().alternate_screen(), "the first screen is back");
        assert!(!self.display.screen().hide_cursor(), "the cursor is back");
        let modes = |termios: &Termios| {
            (termios.input_modes, termios.output_modes, termios.control_modes, termios.local_modes)
        };
        assert_eq!(modes(&tcgetattr(&self.line).unwrap()), modes(&self.before), "the terminal is restored");
        code
    }

    /// Whether any cell of the screen is coloured or bold.
    pub(crate) fn is_coloured(&self) -> bool {
        let screen = self.display.screen();
        (0..24).flat_map(|row| (0..80).map(move |column| (row, column))).any(|(row, column)| {
            let cell = screen.cell(row, column).unwrap();
            cell.bold() || cell.dim() || cell.fgcolor() != vt100::Color::Default
        })
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has exited already unless the test failed.
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
