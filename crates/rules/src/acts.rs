//! What happens at the table: cards change places, plays are announced, watchers are told, life comes and goes.
//!
//! Each verb moves what it moves through `zones` and tells what it did.

use crate::ask::{Aim, Pay, Source, Window};
use crate::catalog::{Kind, Property, having, of_kind};
use crate::defs::Step;
use crate::fact::{Fact, Reason};
use crate::frame::{Frame, Test};
use crate::game::{Encore, Game, Winner};
use crate::ids::{CardId, CardSet, Players, Seat, Seats};
use crate::piles::Few;
use crate::rules::{Again, Answered, Death, Gone, Judgement, Played, UNLIMITED, Wound, on};
use crate::run::Run;
use crate::switches::{BrownDiscardTiming, DuplicatesInPlay, VictoryTiming};
use crate::turn::Interrupt;

impl Run<'_> {
    // Cards.

    /// `who` draws one card from the deck.
    pub(crate) fn draw_one(&mut self, who: Seat) -> Option<CardId> {
        if self.game.draw_pile().is_empty() && self.game.ensure(1) {
            self.tell(Fact::Reshuffled);
        }
        let card = self.game.deck_to_hand(who)?;
        self.tell_to(Fact::Drew { seat: who, card: Some(card) }, self.game.onlookers(card));
        self.refill();
        Some(card)
    }

    pub(crate) fn draw(&mut self, who: Seat, count: u8) {
        for _ in 0..count {
            if self.draw_one(who).is_none() {
                return;
            }
        }
    }

    /// `who` draws one card of phase one: off the deck, or off the pile where a source says so.
    pub(crate) fn draw_one_in_phase_one(&mut self, who: Seat) -> Option<CardId> {
        if !self.game.digs(who) {
            return self.draw_one(who);
        }
        let card = self.game.pile_to_hand(who)?;
        self.game.turn.dug = true;
        self.tell(Fact::TookDiscard { seat: who, card });
        Some(card)
    }

    /// `who` takes a card out of the pile, however deep it lies.
    pub(crate) fn take_off_pile(&mut self, who: Seat, card: CardId) {
        self.game.seen_pile_to_hand(card, who);
        self.tell(Fact::TookDiscard { seat: who, card });
    }

    /// Further cards of phase one, which nobody watches.
    pub(crate) fn draw_in_phase_one(&mut self, who: Seat, count: u8) {
        for _ in 0..count {
            self.draw_one_in_phase_one(who);
        }
    }

    /// With `when_empty`, an empty deck is rebuilt as soon as the matter at hand is finished.
    pub(crate) fn refill(&mut self) {
        if self.game.draw_pile().is_empty() && self.game.refill() {
            self.tell(Fact::Reshuffled);
        }
    }

    /// The result of a check has been carried out: if it used up the deck, now is the time to rebuild it (CLAR-29), whoever has
    /// taken its card.
    #[inline]
    pub(crate) fn after_check(&mut self) {
        self.refill();
        if !self.game.kept().is_empty() {
            self.game.forget_check();
        }
    }

    pub(crate) fn ensure(&mut self, count: usize) {
        if self.game.ensure(count) {
            self.tell(Fact::Reshuffled);
        }
    }

    pub(crate) fn discard_from_hand(&mut self, card: CardId, from: Seat, why: Reason) {
        if self.game.buries(from, Some(why)) {
            self.game.hand_to_deck(card, from);
            self.tell_buried(card, from, Some(why));
        } else {
            self.game.hand_to_pile(card, from);
            self.tell(Fact::Discarded { seat: from, card, why });
        }
        self.tell_discarded(Gone { by: from, card, why });
    }

    pub(crate) fn discard_from_table(&mut self, card: CardId, from: Seat, why: Reason) {
        if self.game.buries(from, Some(why)) {
            self.game.table_to_deck(card, from);
            self.tell_buried(card, from, Some(why));
        } else {
            self.game.table_to_pile(card, from);
            self.tell(Fact::Discarded { seat: from, card, why });
        }
        self.tell_discarded(Gone { by: from, card, why });
    }

    /// Tells of a card that lies face down on the deck, to those who know which.
    fn tell_buried(&mut self, card: CardId, by: Seat, why: Option<Reason>) {
        self.tell_to(Fact::Buried { seat: by, card: Some(card), why }, self.game.onlookers(card));
    }

    /// A played card that has waited for its effect goes to the pile, or onto the deck.
    pub(crate) fn put_down(&mut self, card: CardId, by: Seat) {
        if !self.game.waiting().contains(card) {
            return;
        }
        if self.game.buries(by, None) {
            self.game.waiting_to_deck(card);
            self.tell_buried(card, by, None);
        } else {
            self.game.waiting_to_pile(card);
        }
    }

    /// A random card of a hand goes to the pile.
    pub(crate) fn discard_random(&mut self, from: Seat, why: Reason) {
        if let Some(card) = self.game.random_hand_card(from) {
            self.discard_from_hand(card, from, why);
        }
    }

    /// `who` takes a random card of a hand.
    pub(crate) fn steal_random(&mut self, who: Seat, from: Seat) {
        if let Some(card) = self.game.random_hand_card(from) {
            self.take_from_hand(who, from, card, Players::NONE);
        }
    }

    /// `who` takes a card in play.
    pub(crate) fn take_from_table(&mut self, who: Seat, from: Seat, card: CardId) {
        self.game.table_to_hand(card, from, who);
        self.tell(Fact::Took { seat: who, from, card: Some(card), hand: false });
    }

    /// `who` takes this card of a hand while `lookers` see which.
    pub(crate) fn take_from_hand(&mut self, who: Seat, from: Seat, card: CardId, lookers: Players) {
        self.game.hand_to_hand(card, from, who, lookers);
        self.tell_took(who, from, card);
    }

    /// Tells of a hidden card that has changed hands, to those who now know where it is.
    pub(crate) fn tell_took(&mut self, who: Seat, from: Seat, card: CardId) {
        self.tell_to(Fact::Took { seat: who, from, card: Some(card), hand: true }, self.game.onlookers(card));
    }

    /// Tells of a card that came from the deck.
    pub(crate) fn tell_drew(&mut self, who: Seat, card: CardId) {
        self.tell_to(Fact::Drew { seat: who, card: Some(card) }, self.game.onlookers(card));
    }

    /// A hidden gift from the cards set aside.
    pub(crate) fn give_aside(&mut self, by: Seat, to: Seat, card: CardId) {
        self.game.aside_to_hand(card, to);
        self.tell_to(Fact::Gave { seat: by, to, card: Some(card) }, self.game.onlookers(card));
    }

    /// A hidden gift from a hand.
    pub(crate) fn give_from_hand(&mut self, by: Seat, to: Seat, card: CardId) {
        self.game.hand_to_hand(card, by, to, Players::NONE);
        self.tell_to(Fact::Handed { seat: by, to, card: Some(card) }, self.game.onlookers(card));
    }

    pub(crate) fn pay(&mut self, who: Seat, pay: Pay) {
        for card in pay.into_iter().flatten() {
            self.discard_from_hand(card, who, Reason::Cost);
        }
    }

    /// Flips for a check: onto the pile if one card decides, aside if several do.
    pub(crate) fn flip_one(&mut self, who: Seat, aside: bool) -> Option<CardId> {
        self.ensure(1);
        let card = if aside { self.game.deck_to_aside_open()? } else { self.game.deck_to_pile()? };
        self.tell(Fact::Flipped { seat: who, card });
        Some(card)
    }

    /// Does a flipped card meet the test?
    pub(crate) fn meets(&self, card: CardId, test: Test) -> bool {
        let fits = self.game.suit(card) == test.suit && (test.low..=test.high).contains(&self.game.face(card).rank);
        fits != test.not
    }

    // Plays and answers.

    /// A hand card is put to use as a brown card: it goes to the pile now or waits for its effect.
    fn spend(&mut self, card: CardId, from: Seat) {
        if self.waits(from) {
            self.game.hand_to_waiting(card, from);
        } else {
            self.game.hand_to_pile(card, from);
        }
    }

    /// Does a played card wait beside the pile until its effect is over? One that goes onto the deck always does.
    fn waits(&self, by: Seat) -> bool {
        self.game.switches.table.brown_discard_timing == BrownDiscardTiming::AfterEffect || self.game.buries(by, None)
    }

    /// One more card has been played by the turn player; counted only where an event may ask.
    pub(crate) fn count_played(&mut self, by: Seat) {
        let game = &mut *self.game;
        if by == game.turn.seat && (game.events.side.is_some() || !game.stacks.side.is_empty()) {
            game.turn.played = game.turn.played.saturating_add(1);
        }
    }

    /// Announces a card played from hand as an action and moves it where it belongs.
    pub(crate) fn announce(&mut self, by: Seat, card: CardId, kind: Kind, aim: Aim) {
        let def = kind.def();
        self.tell(Fact::Played { seat: by, card, kind, aim });
        self.count_played(by);
        // Who plays by order is not held to the limit of somebody else's turn, and does not use it up.
        let counts = def.limited && by == self.game.turn.seat;
        if counts && self.game.way(by, kind, aim).is_none() {
            self.game.turn.limited = self.game.turn.limited.saturating_add(1);
        }
        let mut laid_on = None;
        if def.stays() {
            let on = aim.seat.unwrap_or(by);
            self.make_room(on, kind);
            self.game.hand_to_table(card, by, on);
            self.tell(Fact::Laid { seat: by, card, on });
            laid_on = Some(on);
        } else {
            self.spend(card, by);
        }
        for (_, watch) in self.game.sources(by, on::AfterPlay) {
            watch(self, by, Played { card, kind, laid_on });
        }
    }

    /// Discards the weapon or the copy that a new card in play replaces (CORE-PLAY-06, CORE-PLAY-07).
    fn make_room(&mut self, on: Seat, kind: Kind) {
        let old = if kind.def().weapon {
            self.game.table(on).and(having(Property::Weapon, self.game.deck))
        } else if self.game.switches.table.duplicates_in_play == DuplicatesInPlay::Replace {
            self.game.table(on).and(of_kind(kind, self.game.deck))
        } else {
            CardSet::NONE
        };
        if old.is_empty() {
            return;
        }
        for card in self.game.in_order(old) {
            self.discard_from_table(card, on, Reason::Replaced);
        }
    }

    /// Announces a green card used from play.
    pub(crate) fn announce_use(&mut self, by: Seat, card: CardId, aim: Aim) {
        self.tell(Fact::Used { seat: by, source: Source::Card(card), aim });
        self.count_played(by);
        if self.waits(by) {
            self.game.table_to_waiting(card, by);
        } else {
            self.game.table_to_pile(card, by);
        }
    }

    /// A card played from hand in answer, with its further symbols.
    pub(crate) fn answer(&mut self, who: Seat, card: CardId, kind: Kind) {
        self.tell(Fact::Answered { seat: who, card, kind });
        self.count_played(who);
        self.spend(card, who);
        self.further_symbols(who, kind);
        self.put_down(card, who);
    }

    /// A green card used from play in answer, with its further symbols.
    pub(crate) fn answer_from_table(&mut self, who: Seat, card: CardId) {
        self.announce_use(who, card, Aim::NOTHING);
        self.further_symbols(who, self.game.kind(card));
        self.put_down(card, who);
    }

    /// What a dodging card does besides dodging (CORE-HIT-05).
    fn further_symbols(&mut self, who: Seat, kind: Kind) {
        if !kind.def().dodges {
            return;
        }
        for step in kind.def().steps {
            if let Step::Draw(count) = step {
                self.draw(who, *count);
            }
        }
    }

    /// Uses an ability: counts the use, pays, and gives the frame that carries it out.
    pub(crate) fn use_ability(&mut self, who: Seat, source: Source, aim: Aim, pay: Pay) -> Option<Frame> {
        let ability = source.ability_def()?;
        let again = (ability.again)(self.game, who);
        self.tell(match again {
            Some(Again { card, kind, .. }) => Fact::Repeated { seat: who, card, kind, aim },
            None => Fact::Used { seat: who, source, aim },
        });
        let effect = (ability.effect)(self.game, who, aim, pay);
        if (ability.uses)(self.game) != UNLIMITED {
            self.spent_use(who, source);
        }
        if ability.plays || again.is_some() {
            self.count_played(who);
        }
        if (ability.limited)(self.game) {
            self.game.turn.limited = self.game.turn.limited.saturating_add(1);
        }
        if !ability.keeps_cost {
            self.pay(who, pay);
        }
        Some(effect)
    }

    /// Counts one use of something that may be used so often in a turn.
    pub fn spent_use(&mut self, me: Seat, source: Source) {
        self.game.turn.uses.add(me, source);
    }

    /// The card just played may have its effect once more, until its player does anything else.
    pub fn may_repeat(&mut self, played: Played) {
        self.game.turn.encore = Some(Encore { card: played.card, kind: played.kind });
    }

    /// Offers abilities of a window before anything else happens, once for all that one step does.
    pub fn offer(&mut self, me: Seat, window: Window) {
        let frame = Interrupt { window, left: Seats::only(me) };
        if !self.has_set_off(frame.into()) {
            self.then(frame);
        }
    }

    // Telling watchers.

    pub(crate) fn tell_answered(&mut self, who: Seat, answered: Answered) {
        if answered.cards == 0 || !self.game.present().contains(who) {
            return;
        }
        for (_, watch) in self.game.sources(who, on::AfterAnswer) {
            watch(self, who, answered);
        }
    }

    pub(crate) fn tell_wounded(&mut self, who: Seat, wound: Wound) {
        for (_, watch) in self.game.sources(who, on::AfterWound) {
            watch(self, who, wound);
        }
    }

    #[inline]
    fn tell_discarded(&mut self, gone: Gone) {
        for (_, watch) in self.game.house_sources(on::AfterDiscard) {
            watch(self, gone.by, gone);
        }
        let listening = self.game.listening(on::AfterDiscard).minus(self.game.own(gone.by));
        if listening.is_empty() {
            return;
        }
        for seat in self.game.trigger_order().filter(|seat| listening.contains(*seat)) {
            for (_, watch) in self.game.own_sources(seat, on::AfterDiscard) {
                watch(self, seat, gone);
            }
        }
    }

    pub(crate) fn tell_eliminated(&mut self, dead: Seat) {
        for (_, watch) in self.game.house_sources(on::AfterElimination) {
            watch(self, self.game.turn.seat);
        }
        for seat in self.game.trigger_order() {
            if seat == dead {
                continue;
            }
            for (_, watch) in self.game.own_sources(seat, on::AfterElimination) {
                watch(self, seat);
            }
        }
    }

    /// Lets states that have become true have their effect, for these seats (SP-2).
    pub(crate) fn settle_seats(&mut self, seats: Seats) {
        if seats.len() == 1 {
            seats.iter().for_each(|seat| self.settle_seat(seat));
            return;
        }
        for seat in self.game.trigger_order().filter(|seat| seats.contains(*seat)) {
            self.settle_seat(seat);
        }
    }

    fn settle_seat(&mut self, seat: Seat) {
        for (_, watch) in self.game.own_sources(seat, on::Settle) {
            watch(self, seat);
        }
    }

    /// A settle point: no effect is in progress. True if something was set off.
    #[inline]
    pub(crate) fn settle(&mut self) -> bool {
        if self.game.is_at_rest() { self.is_set_off() } else { self.settle_now() }
    }

    #[inline(never)]
    fn settle_now(&mut self) -> bool {
        if self.game.unjudged {
            self.game.unjudged = false;
            self.judge(None);
        }
        if self.collect_for_talk() {
            return true;
        }
        self.after_check();
        for (_, watch) in self.game.house_sources(on::Settle) {
            watch(self, self.game.turn.seat);
        }
        self.game.unlock();
        let listening = self.game.listening(on::Settle);
        if !listening.is_empty() {
            self.settle_seats(listening);
        }
        self.is_set_off()
    }

    /// A copy ends, and with it what it has drawn; what the seat's own character has drawn stays (CHAR-VERA-CUSTER-E5).
    pub(crate) fn end_copy(&mut self, seat: Seat) {
        let state = self.game.seat_mut(seat);
        let own = state.character.def().rules.identity.is_some_and(|identity| identity.lasting);
        state.borrowed = None;
        if !own {
            state.drawn = Few::EMPTY;
        }
        self.refresh();
    }

    // Life and death.

    pub(crate) fn heal(&mut self, who: Seat, points: u8) {
        if self.game.is_beyond_life(who) {
            return;
        }
        let state = self.game.seat_mut(who);
        let before = state.life;
        state.life = (state.life + points as i8).min(state.max);
        let (gained, left) = ((state.life - before).max(0) as u8, state.life);
        if gained > 0 {
            self.tell(Fact::Healed { seat: who, points: gained, left });
        }
    }

    /// Asks whether the game is won; if so it is over.
    pub(crate) fn judge(&mut self, death: Option<Death>) -> bool {
        match self.game.judgement(death) {
            Judgement::Won(winner) => {
                self.finish(winner);
                true
            }
            Judgement::LastStand => {
                self.begin_last_stand();
                false
            }
            Judgement::GoesOn => false,
        }
    }

    /// From now on only the last one there wins. Where roles lay hidden, those who fight show theirs, and no event is in force
    /// any more (VAR-TRIO-3, VAR-SIX-10, EVM-06).
    pub(crate) fn begin_last_stand(&mut self) {
        self.game.last_stand = self.game.present().len() as u8;
        if !self.game.mode.hides_roles() {
            return;
        }
        self.unveil(self.game.present());
        if self.game.has_events() {
            self.game.clear_events();
            self.refresh();
        }
    }

    /// These seats turn their roles up.
    pub(crate) fn unveil(&mut self, seats: Seats) {
        for seat in seats.minus(self.game.role_shown()).iter() {
            self.game.shown = self.game.shown.with(self.game.owner(seat));
            self.tell(Fact::RoleShown { seat, role: self.game.role(seat) });
        }
    }

    /// Are eliminations judged at once?
    pub(crate) fn judges_at_once(&self) -> bool {
        self.game.mode.is_judged_at_once() || self.game.switches.table.victory_timing == VictoryTiming::Immediate
    }

    /// An elimination has happened: judges now, or notes that it must be judged.
    pub(crate) fn judge_elimination(&mut self, death: Death) -> bool {
        if self.judges_at_once() {
            return self.judge(Some(death));
        }
        self.game.unjudged = true;
        false
    }

    pub(crate) fn finish(&mut self, winner: Winner) {
        for card in self.game.waiting().iter() {
            self.game.waiting_to_pile(card);
        }
        for card in self.game.in_order(self.game.aside()) {
            self.game.aside_to_pile(card);
        }
        if self.game.mode.has_roles() {
            for seat in self.game.all_seats().minus(self.game.role_shown()).iter() {
                self.tell(Fact::RoleShown { seat, role: self.game.role(seat) });
            }
            self.game.shown = self.game.players();
        }
        self.settle_books(winner);
        self.game.over = Some(winner);
        self.tell(Fact::Over { winner });
    }

    /// Works out anew who may speak.
    pub(crate) fn refresh(&mut self) {
        self.game.refresh();
    }
}

impl Game {
    /// Is there nothing a settle point could bring?
    #[inline]
    fn is_at_rest(&self) -> bool {
        !self.unjudged
            && self.stacks.open.spoken.is_empty()
            && self.kept().is_empty()
            && self.locked().is_empty()
            && self.is_silent(on::Settle)
    }
}
