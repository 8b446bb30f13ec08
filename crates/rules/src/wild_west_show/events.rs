//! The events of Wild West Show: `show` holds those that turn the table round, `acts` those one plays along with.

use crate::defs::EventDef;
use crate::wild_west_show::show::{BONE_ORCHARD, GAG, HELENA_ZONTERO, SACAGAWAY, WILD_WEST_SHOW};

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[BONE_ORCHARD, GAG, HELENA_ZONTERO, SACAGAWAY, WILD_WEST_SHOW];
