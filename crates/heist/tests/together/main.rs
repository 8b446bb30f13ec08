//! All tests of heist in one program: they link once.

mod clock;
mod common;
mod properties;
mod scenes;
