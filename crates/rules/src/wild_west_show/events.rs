//! The events of Wild West Show.

use crate::defs::EventDef;

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[];
