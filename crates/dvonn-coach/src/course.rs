//! The course.
use crate::Chapter;
/// All chapters.
pub const COURSE: &[Chapter] = &[];
