//! The host of the page.
