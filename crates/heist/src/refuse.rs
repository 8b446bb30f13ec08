//! What is refused, by which rule and why (section 14). What is not refused here is carried out in `apply`.

use crate::combos::combo;
use crate::command::{By, Command, Refusal, Stance, Why};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Class, Seat, Seats};
use crate::list::Order;

type Checked = Result<(), Refusal>;

const fn no(rule: &'static str, why: Why) -> Checked {
    Err(Refusal { rule, why })
}

impl Game {
    /// Would this command be accepted? If several things are wrong with it, the first in the order of section 14 is named.
    pub fn check(&self, by: By, command: &Command) -> Checked {
        let seat = match by {
            By::Clock => return self.check_clock(command),
            By::Seat(seat) if seat.index() >= self.players() => return no("HEIST-GEN-1", Why::NobodyThere),
            By::Seat(seat) => seat,
        };
        match *command {
            Command::Discard { cards } => self.acts(seat).and_then(|()| self.check_discard(cards)),
            Command::PlaySwap { card, target } => {
                self.acts(seat)?;
                self.plays(card, Class::Swap, "HEIST-EVT-2")?;
                self.check_target(target)
            }
            Command::PlayIndians { card } => {
                self.acts(seat).and_then(|()| self.plays(card, Class::Indians, "HEIST-EVT-3"))
            }
            Command::PlayHelper { card } => {
                self.acts(seat).and_then(|()| self.plays(card, Class::Helper, "HEIST-EVT-4"))
            }
            Command::StartShootout => {
                self.acts(seat)?;
                if self.players() == 2 {
                    return no("HEIST-DUO-1", Why::ShootoutForTwo);
                }
                if self.row.len() < 2 { no("HEIST-SHOOT-1", Why::FewSheriffs) } else { Ok(()) }
            }
            Command::DeclareDuel => {
                self.acts(seat)?;
                if self.players() != 2 {
                    return no("HEIST-DUO-1", Why::DuelForTwo);
                }
                if self.row.len() < 2 { no("HEIST-DUO-2", Why::FewSheriffs) } else { Ok(()) }
            }
            Command::Pass => self.acts(seat),
            Command::SwapReturn { cards } => self.check_return(seat, cards),
            Command::Load { cards } => self.check_load(seat, cards),
            Command::Slap => self.check_slap(seat),
            Command::MissTarget { player } => match self.step {
                Step::Miss { owner } if owner == seat => {
                    let found = self.miss_targets().position(player).is_some();
                    if found { Ok(()) } else { no("HEIST-DIV-2", Why::NoHighest) }
                }
                _ => no("HEIST-DIV-2", self.not_now()),
            },
            Command::LoadCommit { cards } => {
                let asked = matches!(self.step, Step::LoadCommits);
                self.commits(seat, asked, "HEIST-COMMIT-1").and_then(|()| self.loadable(seat, cards))
            }
            Command::RaceCommit { cards } => {
                let asked = matches!(self.step, Step::RaceCommits { .. });
                self.commits(seat, asked, "HEIST-COMMIT-3").and_then(|()| self.loadable(seat, cards))
            }
            Command::DuelCommit { stance } => {
                let asked = matches!(self.step, Step::DuelCommits { .. });
                self.commits(seat, asked, "HEIST-COMMIT-4")?;
                match stance {
                    Stance::Quick => Ok(()),
                    Stance::Steady { cards } => self.loadable(seat, cards),
                }
            }
            Command::Reveal | Command::Close { .. } | Command::Deadline => no("HEIST-CMD-1", Why::ClockOnly),
        }
    }

    fn not_now(&self) -> Why {
        if self.is_over() { Why::Over } else { Why::NotNow }
    }

    /// Is this the active player's moment?
    fn acts(&self, seat: Seat) -> Checked {
        if seat != self.active {
            return no("HEIST-TURN-1", Why::NotActive);
        }
        if self.step == Step::Action { Ok(()) } else { no("HEIST-TURN-1", self.not_now()) }
    }

    fn check_discard(&self, cards: Cards) -> Checked {
        if !self.hand(self.active).holds(cards) {
            return no("HEIST-LOOT-1", Why::NotInHand);
        }
        if cards.is_empty() {
            return no("HEIST-LOOT-1", Why::NoCards);
        }
        if combo(cards).is_none() { no("HEIST-LOOT-1", Why::NoCombo) } else { Ok(()) }
    }

    fn plays(&self, card: CardId, class: Class, rule: &'static str) -> Checked {
        if !self.hand(self.active).contains(card) {
            return no(rule, Why::NotInHand);
        }
        if card.class() == class { Ok(()) } else { no(rule, Why::OtherCard) }
    }

    fn check_target(&self, target: Seat) -> Checked {
        if target == self.active {
            return no("HEIST-EVT-2", Why::OnOneself);
        }
        if target.index() >= self.players() {
            return no("HEIST-EVT-2", Why::NobodyThere);
        }
        if self.hand(target).is_empty() { no("HEIST-EVT-2c", Why::EmptyHand) } else { Ok(()) }
    }

    fn check_return(&self, seat: Seat, cards: Cards) -> Checked {
        if seat != self.active {
            return no("HEIST-EVT-2", Why::NotActive);
        }
        let Step::Swap { taken, .. } = self.step else { return no("HEIST-EVT-2", self.not_now()) };
        if !self.hand(seat).holds(cards) {
            return no("HEIST-EVT-2a", Why::NotInHand);
        }
        if cards.len() == taken.len() { Ok(()) } else { no("HEIST-EVT-2", Why::AsManyAsTaken) }
    }

    /// Cards of the hand that may lie in a revolver.
    fn loadable(&self, seat: Seat, cards: Cards) -> Checked {
        if !self.hand(seat).holds(cards) {
            return no("HEIST-LOAD-1", Why::NotInHand);
        }
        if Cards::LOADABLE.holds(cards) { Ok(()) } else { no("HEIST-LOAD-1a", Why::NotLoadable) }
    }

    fn check_load(&self, seat: Seat, cards: Cards) -> Checked {
        if !self.is_realtime() {
            return no("HEIST-CMD-1", Why::CommitMode);
        }
        self.loadable(seat, cards)?;
        if cards.is_empty() {
            return no("HEIST-LOAD-1", Why::NothingToLoad);
        }
        self.lock(seat).map_or(Ok(()), Err)
    }

    /// Why somebody cannot load now, if he cannot (HEIST-LOAD-1b).
    pub(crate) fn lock(&self, seat: Seat) -> Option<Refusal> {
        let (rule, why) = match self.step {
            Step::Swap { .. } => ("HEIST-EVT-2e", Why::SwapUnderWay),
            Step::Miss { .. } | Step::Over => ("HEIST-LOAD-1b", Why::RaceClosed),
            Step::Window { go: false } if !self.slapped.is_empty() => ("HEIST-DUO-4b", Why::RaceClosed),
            Step::Race { .. } | Step::Window { .. } if self.slapped.contains(seat) => ("HEIST-RACE-1", Why::HasSlapped),
            _ => return None,
        };
        Some(Refusal { rule, why })
    }

    fn check_slap(&self, seat: Seat) -> Checked {
        if !self.is_realtime() {
            return no("HEIST-CMD-1", Why::CommitMode);
        }
        match self.step {
            Step::Race { .. } | Step::Window { .. } if self.slapped.contains(seat) => {
                no("HEIST-RACE-1", Why::SlappedOnce)
            }
            Step::Race { .. } | Step::Window { .. } => Ok(()),
            _ if self.players() == 2 => no("HEIST-DUO-7", Why::NoRace),
            _ => no("HEIST-RACE-3", Why::NoRace),
        }
    }

    /// Does somebody owe a sealed decision of this kind?
    fn commits(&self, seat: Seat, asked: bool, rule: &'static str) -> Checked {
        if self.is_realtime() {
            return no("HEIST-CMD-1", Why::RealTime);
        }
        if !asked {
            return no(rule, self.not_now());
        }
        if self.owing.contains(seat) { Ok(()) } else { no(rule, Why::Committed) }
    }

    fn check_clock(&self, command: &Command) -> Checked {
        match (*command, self.step) {
            (Command::Reveal, Step::Suspense { .. }) => Ok(()),
            (Command::Close { order }, Step::Race { starter }) => self.check_order(&order, starter),
            (Command::Close { order }, Step::Window { .. }) => self.check_order(&order, None),
            (Command::Deadline, Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. }) => Ok(()),
            _ => no("HEIST-CMD-1", self.not_now()),
        }
    }

    fn check_order(&self, order: &Order, starter: Option<Seat>) -> Checked {
        let named = order.iter().fold(Seats::NONE, Seats::with);
        let fits = named == self.slapped && named.len() == order.len();
        let first = starter.is_none_or(|seat| order.first() == Some(seat));
        if fits && first { Ok(()) } else { no("HEIST-RACE-1", Why::WrongOrder) }
    }
}
