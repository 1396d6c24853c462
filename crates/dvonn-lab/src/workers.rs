//! Runs work on several threads and returns results in order, so that the outcome does not depend on the number of
//! threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Calls `work` for each number on several threads, and `take` with the results in order, until `take` breaks; returns
/// the value it broke with. A flag tells `work` that its result is no longer needed; it returns `None` to end its
/// thread.
pub(crate) fn in_order<T: Send, B>(
    threads: usize,
    numbers: Range<u64>,
    work: impl Fn(u64, &AtomicBool) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> ControlFlow<B>,
) -> Option<B> {
    let next = AtomicU64::new(numbers.start);
    let is_over = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, is_over, work) = (send.clone(), &next, &is_over, &work);
            scope.spawn(move || {
                while !is_over.load(Ordering::Relaxed)
                    && let number = next.fetch_add(1, Ordering::Relaxed)
                    && number < numbers.end
                    && let Some(result) = work(number, is_over)
                    && send.send((number, result)).is_ok()
                {}
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut expected = numbers.start;
        let mut broken = None;
        for (number, result) in &receive {
            waiting.insert(number, result);
            while broken.is_none()
                && let Some(result) = waiting.remove(&expected)
            {
                expected += 1;
                if let ControlFlow::Break(value) = take(result) {
                    broken = Some(value);
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        }
        broken
    })
}
