//! The set-up of a round, and the cards that come off the deck.

use crate::config::Mode;
use crate::fact::{Fact, Log};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Class, MOST_SEATS, PACK, SHERIFFS, Seat, Seats};
use crate::list::Pile;

/// Hand cards of a deal.
const DEALT: usize = 6;

/// The fourth sheriff has come: whatever was drawing stops.
#[derive(Debug)]
pub(crate) struct Stopped;

impl Game {
    /// The next round (HEIST-SETUP-1).
    pub(crate) fn deal(&mut self, first: Seat, log: &mut Log<'_>) {
        self.round += 1;
        self.active = first;
        self.passes = 0;
        let [hands, revolvers, helpers] = [[Cards::NONE; MOST_SEATS]; 3];
        (self.hands, self.revolvers, self.helpers) = (hands, revolvers, helpers);
        (self.row, self.packet, self.loot) = (Cards::NONE, Cards::NONE, Pile::EMPTY);
        self.deck = Pile::EMPTY;
        (0..PACK - SHERIFFS).for_each(|i| self.deck.push(CardId::at(i)));
        self.chance.shuffle(self.deck.as_mut_slice());
        log.tell(|| Fact::RoundBegan { round: self.round, first });
        if self.players() == 2 {
            self.packet = self.off_the_top(3);
        }
        for seat in first.round(self.players()) {
            let cards = self.off_the_top(DEALT);
            self.hands[seat.index()] = cards;
            log.tell_to(Seats::only(seat), || Fact::Dealt { seat, count: DEALT as u8, cards: Some(cards) });
        }
        Class::Sheriff.cards().iter().for_each(|sheriff| self.deck.push(sheriff));
        self.chance.shuffle(self.deck.as_mut_slice());
        self.begin_turn(log);
    }

    fn off_the_top(&mut self, count: usize) -> Cards {
        (0..count).filter_map(|_| self.deck.pop()).collect()
    }

    /// The active player's turn begins; with sealed loads everybody commits first (HEIST-COMMIT-1).
    pub(crate) fn begin_turn(&mut self, log: &mut Log<'_>) {
        let seat = self.active;
        log.tell(|| Fact::TurnBegan { seat });
        if self.config.mode == Mode::Realtime {
            self.step = Step::Action;
        } else {
            self.step = Step::LoadCommits;
            self.owing = Seats::all(self.players());
        }
    }

    /// The top card of the deck; sheriffs go to the row (HEIST-DRAW-2, HEIST-DRAW-3).
    pub(crate) fn draw(&mut self, log: &mut Log<'_>) -> Result<CardId, Stopped> {
        loop {
            // Rules: HEIST-DRAW-4. The fourth sheriff always comes before the deck is empty.
            let card = self.deck.pop();
            debug_assert!(card.is_some(), "the deck is never found empty");
            let card = card.ok_or(Stopped)?;
            if card.class() != Class::Sheriff {
                return Ok(card);
            }
            self.sheriff_comes(card, log)?;
        }
    }

    fn sheriff_comes(&mut self, card: CardId, log: &mut Log<'_>) -> Result<(), Stopped> {
        self.row = self.row.and(Cards::only(card));
        let row = self.row.len() as u8;
        log.tell(|| Fact::SheriffCame { row });
        if self.row.len() == SHERIFFS { Err(Stopped) } else { Ok(()) }
    }

    /// Draws one card into a hand.
    pub(crate) fn draw_to(&mut self, seat: Seat, log: &mut Log<'_>) -> Result<(), Stopped> {
        let card = self.draw(log)?;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.and(Cards::only(card));
        log.tell_to(Seats::only(seat), || Fact::Drew { seat, card: Some(card) });
        Ok(())
    }

    /// Everybody fills up, the active player first (HEIST-DRAW-1).
    fn refill(&mut self, log: &mut Log<'_>) -> Result<(), Stopped> {
        for seat in self.active.round(self.players()) {
            while self.hand(seat).len() + self.revolver(seat).len() < self.capacity(seat) {
                self.draw_to(seat, log)?;
            }
        }
        Ok(())
    }

    /// After too many passes in a row the deck shrinks by itself (HEIST-TURN-2).
    fn stall(&mut self, log: &mut Log<'_>) -> Result<(), Stopped> {
        if usize::from(self.passes) < self.players() {
            return Ok(());
        }
        let Some(card) = self.deck.pop() else { return Err(Stopped) };
        if card.class() == Class::Sheriff {
            return self.sheriff_comes(card, log);
        }
        self.loot.push(card);
        log.tell(|| Fact::TurnedOver { card });
        Ok(())
    }

    /// The action is done: refill, perhaps a card turned over, the next player.
    pub(crate) fn end_turn(&mut self, log: &mut Log<'_>) {
        if self.refill(log).and_then(|()| self.stall(log)).is_err() {
            return self.begin_race(None, log);
        }
        self.active = self.active.next(self.players());
        self.begin_turn(log);
    }
}
