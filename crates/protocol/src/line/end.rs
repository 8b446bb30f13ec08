//! To what end something is put to use, as sentences want to know it.

use saloon_rules::defs::End;
use saloon_rules::{Deck, Source};

/// What using a card in play or an ability is for.
pub(crate) fn end_of(deck: Deck, source: Source) -> End {
    match source {
        Source::Card(card) => deck.face(card).kind.def().end_of_use(),
        // What has no ability of its own can only be flipped for, like a barrel.
        Source::Character(_) | Source::Ability(..) | Source::Event(_) => {
            source.ability_def().map_or(End::Flip, |ability| ability.end)
        }
    }
}

/// Is it about one card of whoever it is aimed at?
pub(crate) const fn wants_a_card(end: End) -> bool {
    matches!(end, End::Take | End::Discard)
}
