//! Event cards: swap, indians, helper (section 6).

use crate::deal::Stopped;
use crate::fact::{Fact, Log};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Seat, Seats};

impl Game {
    /// An event card leaves the hand.
    fn play(&mut self, card: CardId, target: Option<Seat>, log: &mut Log<'_>) {
        let seat = self.active;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(Cards::only(card));
        log.tell(|| Fact::Played { seat, card, target });
    }

    /// Random cards of somebody's hand; as many of one's own choice go back (HEIST-EVT-2).
    pub(crate) fn play_swap(&mut self, card: CardId, target: Seat, log: &mut Log<'_>) {
        self.play(card, Some(target), log);
        let mut taken = Cards::NONE;
        for _ in 0..self.hand(target).len().min(2) {
            let left = self.hand(target).without(taken);
            taken = taken.and(left.nth(self.chance.below(left.len())).map_or(Cards::NONE, Cards::only));
        }
        let seat = self.active;
        self.hands[target.index()] = self.hand(target).without(taken);
        self.hands[seat.index()] = self.hand(seat).and(taken);
        let (both, count) = (Seats::only(seat).with(target), taken.len() as u8);
        log.tell_to(both, || Fact::Took { seat, from: target, count, cards: Some(taken) });
        self.step = Step::Swap { target, taken, card };
    }

    /// Cards go back, the swap goes to the loot, the turn ends.
    pub(crate) fn return_cards(&mut self, target: Seat, card: CardId, cards: Cards, log: &mut Log<'_>) {
        let seat = self.active;
        self.hands[seat.index()] = self.hand(seat).without(cards);
        self.hands[target.index()] = self.hand(target).and(cards);
        let (both, count) = (Seats::only(seat).with(target), cards.len() as u8);
        log.tell_to(both, || Fact::Returned { seat, to: target, count, cards: Some(cards) });
        self.loot.push(card);
        self.end_turn(log);
    }

    /// Every opponent buries a loaded card and draws one (HEIST-EVT-3).
    pub(crate) fn play_indians(&mut self, card: CardId, log: &mut Log<'_>) {
        self.play(card, None, log);
        let stopped = self.raid(log).is_err();
        self.loot.push(card);
        if stopped { self.begin_race(None, log) } else { self.end_turn(log) }
    }

    fn raid(&mut self, log: &mut Log<'_>) -> Result<(), Stopped> {
        let count = self.players();
        for seat in self.active.round(count).skip(1) {
            let revolver = self.revolver(seat);
            if revolver.is_empty() {
                continue;
            }
            let Some(lost) = revolver.nth(self.chance.below(revolver.len())) else { continue };
            self.revolvers[seat.index()] = revolver.without(Cards::only(lost));
            self.deck.put_under(lost);
            log.tell_to(Seats::only(seat), || Fact::Buried { seat, card: Some(lost) });
            self.draw_to(seat, log)?;
        }
        Ok(())
    }

    /// One more card held for the rest of the round (HEIST-EVT-4).
    pub(crate) fn play_helper(&mut self, card: CardId, log: &mut Log<'_>) {
        self.play(card, None, log);
        let helpers = &mut self.helpers[self.active.index()];
        *helpers = helpers.and(Cards::only(card));
        self.end_turn(log);
    }
}
