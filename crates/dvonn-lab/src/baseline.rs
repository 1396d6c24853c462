//! Opponents that never change, so that progress can be measured against them. They use the rules, but nothing from
//! `dvonn-engine`.

mod plain2011;

pub use plain2011::{Decision, Plain2011, Plain2011Limits};
