//! The engine in the browser's worker, and the messages that the page exchanges with it.
