//! Players that do anything, for tests.

use saloon_heist::{By, Command, Game, Seat, Step, Told};

/// A small source of chance for tests.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}

/// Somebody, or the clock, does something legal. Real-time races close sooner or later.
pub fn play_on(game: &mut Game, dice: &mut Dice, log: &mut Vec<Told>) -> (By, Command) {
    let mut list = Vec::new();
    loop {
        let who = dice.below(game.players() + 2);
        let by = Seat::new(who).filter(|seat| seat.index() < game.players()).map_or(By::Clock, By::Seat);
        game.legal(by, &mut list);
        if list.is_empty() {
            continue;
        }
        // Loads are many; without a hand on the scales nobody would ever do anything else.
        let loads = |command: &Command| matches!(command, Command::Load { .. });
        if dice.below(3) > 0 {
            list.retain(|command| !loads(command));
        }
        if list.is_empty() {
            continue;
        }
        let command = list[dice.below(list.len())];
        let closes_early = by == By::Clock && matches!(game.step(), Step::Race { .. } | Step::Window { .. });
        if closes_early && dice.below(3) > 0 {
            continue;
        }
        game.apply(by, &command, Some(log)).expect("what is listed is accepted");
        return (by, command);
    }
}
