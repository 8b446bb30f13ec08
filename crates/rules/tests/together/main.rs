//! The rules as a whole: catalogues, chance, secrecy, saved games, properties. One program, because linking sixteen takes longer than running them.
//!
//! What has a command of its own stands beside it: `scenes`, `golden`, `older`, `complete`, `map`.

#[path = "../common/mod.rs"]
mod common;

mod casting;
mod catalogue;
mod chance;
mod conformance;
mod duo;
mod effect;
mod house;
mod info;
mod knowledge;
mod ledger;
mod modes;
mod pairs;
mod perft;
mod properties;
mod saved;
mod scene_text;
mod secrecy;
mod series;
mod setup;
mod stacks;
mod switches;
mod tables;
