//! The events of Wild West Show: `show` holds those that turn the table round, `acts` those one plays along with.

use crate::defs::EventDef;
use crate::wild_west_show::acts::{DARLING_VALENTINE, DOROTHY_RAGE, LADY_ROSA_OF_TEXAS, MISS_SUSANNA, SHOWDOWN};
use crate::wild_west_show::show::{BONE_ORCHARD, GAG, HELENA_ZONTERO, SACAGAWAY, WILD_WEST_SHOW};

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[
    BONE_ORCHARD,
    DARLING_VALENTINE,
    DOROTHY_RAGE,
    GAG,
    HELENA_ZONTERO,
    LADY_ROSA_OF_TEXAS,
    MISS_SUSANNA,
    SACAGAWAY,
    SHOWDOWN,
    WILD_WEST_SHOW,
];
