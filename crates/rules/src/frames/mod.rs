//! The frames of the core. Each remembers exactly where it stopped; its `step` is one match over what it got.

pub(crate) mod acting;
pub(crate) mod casting;
pub(crate) mod death;
pub(crate) mod draw;
pub(crate) mod life;
pub(crate) mod opening;
pub(crate) mod play;
pub(crate) mod shot;
