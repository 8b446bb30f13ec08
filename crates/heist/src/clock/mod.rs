//! Real time (section 11): arrival times and measured round trips in, accepted commands and the next time to wake up out.
//!
//! Nothing here reads a clock. Whoever has one says what time it is: everything is a function of what arrived when.

mod desk;
mod level;
mod limits;
mod trips;
mod window;

pub use desk::{Arrived, Desk};
pub use level::Level;
pub use limits::{Limits, LimitsError};
pub use trips::Trips;
pub use window::{Slap, Window};

/// Whole milliseconds of the table's own clock.
pub type Millis = u64;
