//! Commands are carried out: each accepted one takes the game to the next state that waits for somebody.

use crate::command::{By, Command, Refusal};
use crate::fact::{Fact, Log, Told};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Seat, Seats};

impl Game {
    /// Carries a command out. A refused one changes nothing.
    pub fn apply(&mut self, by: By, command: &Command, log: Option<&mut Vec<Told>>) -> Result<(), Refusal> {
        self.check(by, command)?;
        self.taken += 1;
        let log = &mut Log(log);
        match by {
            By::Clock => self.clock_says(command, log),
            By::Seat(seat) => self.carry_out(seat, command, log),
        }
        debug_assert!(self.is_whole(), "no card is lost: {command:?}");
        Ok(())
    }

    fn carry_out(&mut self, seat: Seat, command: &Command, log: &mut Log<'_>) {
        if self.step == Step::Action && seat == self.active && !matches!(command, Command::Load { .. }) {
            // Rules: HEIST-TURN-2.
            self.passes = if *command == Command::Pass { self.passes.saturating_add(1) } else { 0 };
        }
        match *command {
            Command::Discard { cards } => {
                let hand = &mut self.hands[seat.index()];
                *hand = hand.without(cards);
                cards.iter().for_each(|card| self.loot.push(card));
                log.tell(|| Fact::Discarded { seat, cards });
                self.end_turn(log);
            }
            Command::PlaySwap { card, target } => self.play_swap(card, target, log),
            Command::PlayIndians { card } => self.play_indians(card, log),
            Command::PlayHelper { card } => self.play_helper(card, log),
            Command::StartShootout => self.begin_race(Some(seat), log),
            Command::DeclareDuel => self.declare_duel(log),
            Command::Pass => {
                log.tell(|| Fact::Passed { seat });
                self.end_turn(log);
            }
            Command::SwapReturn { cards } => {
                if let Step::Swap { target, card, .. } = self.step {
                    self.return_cards(target, card, cards, log);
                }
            }
            Command::Load { cards } => self.load(seat, cards, log),
            Command::Slap => {
                self.slapped = self.slapped.with(seat);
                log.tell(|| Fact::Slapped { seat });
            }
            Command::MissTarget { player } => {
                self.cancel(seat, player, log);
                self.resolve_misses(log);
            }
            Command::LoadCommit { cards } | Command::RaceCommit { cards } => {
                self.sealed[seat.index()] = cards;
                self.committed(seat, log);
            }
            Command::DuelCommit { stance } => {
                self.seal_stance(seat, stance);
                self.committed(seat, log);
            }
            // Refused by `check`: players do not send these.
            Command::Reveal | Command::Close { .. } | Command::Deadline => {}
        }
    }

    fn clock_says(&mut self, command: &Command, log: &mut Log<'_>) {
        match (*command, self.step) {
            (Command::Reveal, Step::Suspense { cards }) => {
                let go = self.reveal(cards, log);
                self.slapped = Seats::NONE;
                self.step = Step::Window { go };
            }
            (Command::Close { order }, Step::Window { go: false }) => self.close_no_go(order, log),
            (Command::Close { order }, _) => self.close_race(order, log),
            (Command::Deadline, _) => self.all_committed(log),
            _ => {}
        }
    }

    fn committed(&mut self, seat: Seat, log: &mut Log<'_>) {
        log.tell(|| Fact::Committed { seat });
        self.owing = self.owing.without(seat);
        if self.owing.is_empty() {
            self.all_committed(log);
        }
    }

    /// All sealed decisions are in, or it is too late for more.
    fn all_committed(&mut self, log: &mut Log<'_>) {
        match self.step {
            Step::LoadCommits => {
                self.owing = Seats::NONE;
                self.load_sealed(log);
                self.step = Step::Action;
            }
            Step::RaceCommits { starter } => self.run_sealed_race(starter, log),
            Step::DuelCommits { cards } => self.run_sealed_duel(cards, log),
            _ => {}
        }
    }

    /// Whose decision is waited for; in a race and in suspense that of nobody in particular.
    pub fn asked(&self) -> Seats {
        match self.step {
            Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => self.owing,
            Step::Action | Step::Swap { .. } => Seats::only(self.active),
            Step::Miss { owner } => Seats::only(owner),
            Step::Race { .. } | Step::Suspense { .. } | Step::Window { .. } | Step::Over => Seats::NONE,
        }
    }

    /// What happens if nobody decides in time; in real time races and duels are the clock's affair.
    pub fn usual(&self) -> Option<(By, Command)> {
        Some(match self.step {
            Step::Action => (By::Seat(self.active), Command::Pass),
            Step::Swap { taken, .. } => (By::Seat(self.active), Command::SwapReturn { cards: taken }),
            Step::Miss { owner } => (By::Seat(owner), Command::MissTarget { player: self.usual_target(owner)? }),
            Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => (By::Clock, Command::Deadline),
            Step::Race { .. } | Step::Suspense { .. } | Step::Window { .. } | Step::Over => return None,
        })
    }

    /// The commit that a standing order makes when its owner sends none: what he holds of the cards he wants loaded as
    /// soon as he has them (HEIST-COMMIT-1).
    pub fn standing_commit(&self, seat: Seat, wanted: Cards) -> Command {
        let cards = self.hand(seat).among(wanted).among(Cards::LOADABLE);
        Command::LoadCommit { cards }
    }

    /// Everything that somebody may send now, each once: what `apply` accepts and nothing else.
    pub fn legal(&self, by: By, list: &mut Vec<Command>) {
        list.clear();
        let By::Seat(seat) = by else { return self.clock_list(list) };
        if seat.index() >= self.players() {
            return;
        }
        let hand = self.hand(seat);
        let loadable = hand.among(Cards::LOADABLE);
        match self.step {
            Step::Action if seat == self.active => self.action_list(hand, list),
            Step::Swap { taken, .. } if seat == self.active => {
                of_size(hand, taken.len(), &mut |cards| list.push(Command::SwapReturn { cards }));
            }
            Step::Miss { owner } if owner == seat => {
                list.extend(self.miss_targets().iter().map(|player| Command::MissTarget { player }));
            }
            Step::LoadCommits if self.owing.contains(seat) => {
                list.extend(loadable.parts().map(|cards| Command::LoadCommit { cards }));
                list.push(Command::LoadCommit { cards: Cards::NONE });
            }
            Step::RaceCommits { .. } if self.owing.contains(seat) => {
                list.extend(loadable.parts().map(|cards| Command::RaceCommit { cards }));
                list.push(Command::RaceCommit { cards: Cards::NONE });
            }
            Step::DuelCommits { .. } if self.owing.contains(seat) => {
                use crate::command::Stance::{Quick, Steady};
                list.push(Command::DuelCommit { stance: Quick });
                list.extend(loadable.parts().map(|cards| Command::DuelCommit { stance: Steady { cards } }));
                list.push(Command::DuelCommit { stance: Steady { cards: Cards::NONE } });
            }
            _ => {}
        }
        if self.is_realtime() {
            if self.lock(seat).is_none() {
                list.extend(loadable.parts().map(|cards| Command::Load { cards }));
            }
            if self.check(by, &Command::Slap).is_ok() {
                list.push(Command::Slap);
            }
        }
    }

    fn action_list(&self, hand: Cards, list: &mut Vec<Command>) {
        use crate::ids::Class;
        crate::combos::each_combo(hand, |cards| list.push(Command::Discard { cards }));
        let others = || self.active.round(self.players()).skip(1).filter(|seat| !self.hand(*seat).is_empty());
        for card in hand.of_class(Class::Swap).iter() {
            list.extend(others().map(|target| Command::PlaySwap { card, target }));
        }
        list.extend(hand.of_class(Class::Indians).iter().map(|card: CardId| Command::PlayIndians { card }));
        list.extend(hand.of_class(Class::Helper).iter().map(|card: CardId| Command::PlayHelper { card }));
        if self.row.len() >= 2 {
            list.push(if self.players() == 2 { Command::DeclareDuel } else { Command::StartShootout });
        }
        list.push(Command::Pass);
    }

    fn clock_list(&self, list: &mut Vec<Command>) {
        match self.step {
            Step::Suspense { .. } => list.push(Command::Reveal),
            Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => list.push(Command::Deadline),
            Step::Race { .. } | Step::Window { .. } => orders(self.slapped, &mut |order| {
                let close = Command::Close { order };
                if self.check(By::Clock, &close).is_ok() {
                    list.push(close);
                }
            }),
            Step::Action | Step::Swap { .. } | Step::Miss { .. } | Step::Over => {}
        }
    }
}

/// Every set of exactly so many of them.
fn of_size(cards: Cards, size: usize, each: &mut impl FnMut(Cards)) {
    if size == 0 {
        each(Cards::NONE);
    }
    cards.parts().filter(|part| size > 0 && part.len() == size).for_each(each);
}

/// Every order of them.
fn orders(seats: Seats, each: &mut impl FnMut(crate::list::Order)) {
    fn more(order: crate::list::Order, left: Seats, each: &mut impl FnMut(crate::list::Order)) {
        if left.is_empty() {
            return each(order);
        }
        for seat in left.iter() {
            let mut longer = order;
            longer.push(seat);
            more(longer, left.without(seat), each);
        }
    }
    more(crate::list::Order::EMPTY, seats, each);
}
