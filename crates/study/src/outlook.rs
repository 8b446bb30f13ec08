//! How it looked to everybody: who was probably what, from what all had seen.

use saloon_bots::Belief;
use saloon_rules::{Deck, Game, Mode, Role, Told};

/// Somebody without a seat who watches a game and hears what everybody may hear.
pub struct Outlook {
    belief: Belief,
}

impl Outlook {
    /// Nothing has happened yet.
    pub fn new(deck: Deck) -> Outlook {
        Outlook { belief: Belief::new(deck) }
    }

    /// What has happened since the last position, and the one it led to: for each seat the chances of being sheriff, deputy,
    /// outlaw and renegade. None where roles lie open or there are none.
    pub fn at(&mut self, told: &[Told], game: &Game) -> Option<Vec<[f32; 4]>> {
        told.iter().for_each(|told| self.belief.hear(&told.seen_by(None)));
        let view = game.view(None);
        let hidden = matches!(view.mode, Mode::Standard | Mode::SixHiddenRemoval);
        hidden.then(|| {
            let odds = view.all_seats().iter().map(|seat| self.belief.odds(&view, seat));
            odds.map(|odds| Role::ALL.map(|role| odds.of(role))).collect()
        })
    }
}
