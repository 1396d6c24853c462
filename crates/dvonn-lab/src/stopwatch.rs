//! Wall-clock time and processor time.

use std::time::{Duration, Instant};

/// The kind of time that counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, clap::ValueEnum)]
pub enum ClockKind {
    /// Wall-clock time.
    #[default]
    Wall,
    /// Processor time of the calling thread, which other programs do not affect.
    Cpu,
}

/// Measures time from its start.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    start: Instant,
    worked: Duration,
    kind: ClockKind,
}

impl Stopwatch {
    /// Starts now. For processor time, the thread that starts it must also read it.
    pub fn start(kind: ClockKind) -> Stopwatch {
        Stopwatch { start: Instant::now(), worked: thread_cpu_time(), kind }
    }

    /// Time since the start, of the chosen kind.
    pub fn elapsed(&self) -> Duration {
        match self.kind {
            ClockKind::Wall => self.start.elapsed(),
            ClockKind::Cpu => thread_cpu_time().saturating_sub(self.worked),
        }
    }
}

/// Processor time of this thread so far.
#[cfg(unix)]
pub(crate) fn thread_cpu_time() -> Duration {
    read(rustix::time::ClockId::ThreadCPUTime)
}

/// Processor time of all threads of this process so far.
#[cfg(unix)]
pub(crate) fn process_cpu_time() -> Duration {
    read(rustix::time::ClockId::ProcessCPUTime)
}

#[cfg(unix)]
fn read(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    Duration::new(time.tv_sec.cast_unsigned(), time.tv_nsec as u32)
}

/// On systems without a processor clock, wall-clock time is used instead.
#[cfg(not(unix))]
pub(crate) fn thread_cpu_time() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(not(unix))]
pub(crate) fn process_cpu_time() -> Duration {
    thread_cpu_time()
}
