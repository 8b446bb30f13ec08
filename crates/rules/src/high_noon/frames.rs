//! Frames of High Noon: a ghost comes, somebody is put in handcuffs, a suit is named, cards are lost to robbers, the weakest are
//! looked after, copies end, characters are swapped.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question, Wants};
use crate::catalog::{EventCard, Property, having};
use crate::defs::Slot;
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::{Game, Spare};
use crate::high_noon::{DaltonsCards, DoctorAfterEffect};
use crate::ids::{CardId, CardSet, Players, Role, Seat, Seats, Suit};
use crate::run::{Run, become_frame, wait};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Somebody eliminated is there for his turn.
    Haunt(Haunt),
    /// Whose hands are bound.
    Cuff(Cuff),
    /// Which suit may be played.
    NameSuit(NameSuit),
    /// One card in play of each goes.
    Rob(Rob),
    /// Those with the fewest life points regain one.
    Tend(Tend),
    /// What is copied is gone.
    Sober(Sober),
    /// One character for the other.
    Swap(Swap),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Haunt(frame) => frame.step(run),
            Frame::Cuff(frame) => frame.step(got, run),
            Frame::NameSuit(frame) => frame.step(got, run),
            Frame::Rob(frame) => frame.step(got, run),
            Frame::Tend(frame) => frame.step(run),
            Frame::Sober(frame) => frame.step(run),
            Frame::Swap(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Haunt(_) | Frame::Tend(_) | Frame::Sober(_) => {}
            Frame::Cuff(_) => Cuff::options(game, seat, out),
            Frame::NameSuit(_) => NameSuit::options(game, seat, out),
            Frame::Rob(_) => Rob::options(game, seat, out),
            Frame::Swap(_) => Swap::options(game, seat, out),
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::HighNoon(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Haunt, Cuff, NameSuit, Rob, Tend, Sober, Swap);

const HANDCUFFS: EventCard = EventCard::named("handcuffs");
const THE_DALTONS: EventCard = EventCard::named("the-daltons");
const NEW_IDENTITY: EventCard = EventCard::named("new-identity");

/// Somebody eliminated is there for his turn (RET-G1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Haunt {
    /// Who.
    pub who: Seat,
}

impl Haunt {
    fn step(self, run: &mut Run<'_>) -> Next {
        run.haunt(self.who);
        Next::DONE
    }
}

/// The keeper chooses whose hands are bound.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cuff {
    /// Who chooses.
    pub by: Seat,
}

impl Cuff {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Name(seat)) => {
                run.game.stacks.open.chosen = Seats::only(seat);
                run.tell(Fact::Chosen { seat: self.by, at: seat });
                Next::DONE
            }
            _ => wait(self, self.by, Question::Event { event: HANDCUFFS, wants: Wants::Seat }),
        }
    }

    /// Everybody living, the next to play first: he is meant if nobody answers.
    fn options(game: &Game, by: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_turn_order(by).map(Action::Name));
    }
}

/// A player names the suit he may play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameSuit {
    /// Who.
    pub who: Seat,
}

impl NameSuit {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(Action::Choose(choice)) = got
            && let Some(suit) = choice.suit()
        {
            run.game.turn.suit = Some(suit);
            run.tell(Fact::Named { seat: self.who, choice });
            return Next::DONE;
        }
        wait(self, self.who, Question::Event { event: HANDCUFFS, wants: Wants::Choice })
    }

    /// The suit of most cards first: it is meant if nobody answers.
    fn options(game: &Game, who: Seat, out: &mut Vec<Action>) {
        let count = |suit: &Suit| game.hand(who).iter().filter(|card| game.suit(*card) == *suit).count();
        let mut suits = Suit::ALL;
        suits.sort_by_key(|suit| std::cmp::Reverse(count(suit)));
        out.extend(suits.map(|suit| Action::Choose(Choice::of(suit))));
    }
}

/// One card in play of each player goes, one player after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rob {
    /// With whom it begins.
    pub from: Seat,
    /// Who is still to come.
    pub left: Seats,
}

impl Rob {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let first = self.left.contains(self.from).then_some(self.from);
        let next = first.or_else(|| run.game.onward(self.from).find(|seat| self.left.contains(*seat)));
        let Some(seat) = next else { return Next::DONE };
        let (cards, rest) = (Rob::cards(run.game, seat), Rob { left: self.left.without(seat), ..self });
        let card = match got {
            Got::Answer(Action::Pick(card)) => Some(card),
            _ if cards.len() > 1 => {
                return wait(self, seat, Question::Event { event: THE_DALTONS, wants: Wants::Card });
            }
            _ => cards.lowest(),
        };
        let from = |game: &Game, card: CardId| game.own(seat).iter().find(|own| game.table(*own).contains(card));
        if let Some((card, from)) = card.and_then(|card| Some((card, from(run.game, card)?))) {
            run.discard_from_table(card, from, Reason::Forced);
        }
        become_frame(rest)
    }

    /// The cards in play one of which must go, whichever character of a player they lie in front of (VAR-DUO-19c).
    fn cards(game: &Game, seat: Seat) -> CardSet {
        let all = game.own_present(seat).iter().fold(CardSet::NONE, |all, own| all.or(game.table(own)));
        match game.switches.high_noon.daltons_cards {
            DaltonsCards::AnyInPlay => all,
            DaltonsCards::BlueOnly => all.and(having(Property::Blue, game.deck)),
        }
    }

    /// What must be checked first, then as the cards are numbered: the first one is meant if nobody answers.
    fn options(game: &Game, seat: Seat, out: &mut Vec<Action>) {
        let harmless = |card: &CardId| game.kind(*card).def().rules.check.is_none();
        let cards = Rob::cards(game, seat);
        out.extend(cards.iter().filter(|card| !harmless(card)).chain(cards.iter().filter(harmless)).map(Action::Pick));
    }
}

/// All those living with the fewest life points regain one, at the same time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tend {}

impl Tend {
    fn step(self, run: &mut Run<'_>) -> Next {
        let life = |game: &Game, seat: Seat| game.seat(seat).life;
        let living = run.game.living;
        let fewest = living.iter().map(|seat| life(run.game, seat)).min();
        let weakest = living.iter().filter(|seat| Some(life(run.game, *seat)) == fewest).fold(Seats::NONE, Seats::with);
        for seat in weakest.iter() {
            run.heal(seat, 1);
        }
        if run.game.switches.high_noon.doctor_after_effect == DoctorAfterEffect::RemovedAtOnce {
            run.game.end_event(Slot::Main);
            run.refresh();
        }
        Next::DONE
    }
}

/// Every copied ability is gone for good (CLAR-31).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sober {}

impl Sober {
    fn step(self, run: &mut Run<'_>) -> Next {
        for seat in run.game.all_seats().iter() {
            if run.game.seat(seat).borrowed.is_some() {
                run.end_copy(seat);
            }
        }
        Next::DONE
    }
}

/// A player looks at his second character and may become it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// Who.
    pub who: Seat,
}

impl Swap {
    /// Life points of whoever has swapped.
    const LIFE: i8 = 2;

    /// The second character of a player, and the seat it lies at: it is one for each player (VAR-DUO-19f).
    fn spare(game: &Game, who: Seat) -> Option<(Seat, Spare)> {
        game.own(who).iter().find_map(|own| Some((own, game.seat(own).spare?)))
    }

    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let Some((holder, spare)) = Swap::spare(run.game, self.who) else { return Next::DONE };
        match got {
            Got::Answer(Action::Choose(Choice::Character(chosen))) if chosen == spare.character => {
                self.become_other(holder, spare, run);
                Next::DONE
            }
            Got::Answer(_) => Next::DONE,
            Got::Nothing | Got::Back(_) => {
                // Its owner sees the card, and nobody else (EV-NEW-IDENTITY-7).
                let seen = spare.seen.with(run.game.owner(self.who));
                run.game.seat_mut(holder).spare = Some(Spare { seen, ..spare });
                wait(self, self.who, Question::Event { event: NEW_IDENTITY, wants: Wants::Choice })
            }
        }
    }

    /// Life is set, neither lost nor regained; what was lent goes, and the old character lies open as the spare one.
    fn become_other(self, holder: Seat, spare: Spare, run: &mut Run<'_>) {
        let sheriff = run.game.role(self.who) == Role::Sheriff;
        let character = spare.character;
        let state = run.game.seat_mut(self.who);
        state.give_back();
        let old = std::mem::replace(&mut state.character, character);
        state.max = character.def().life as i8 + i8::from(sheriff);
        state.life = Swap::LIFE;
        run.game.seat_mut(holder).spare = Some(Spare { character: old, seen: Players::ALL });
        run.refresh();
        run.tell(Fact::Swapped { seat: self.who, character, left: Swap::LIFE });
    }

    /// His own first: he stays who he is if nobody answers.
    fn options(game: &Game, who: Seat, out: &mut Vec<Action>) {
        let spare = Swap::spare(game, who).map(|(_, spare)| spare.character);
        out.extend(
            std::iter::once(game.seat(who).character).chain(spare).map(|one| Action::Choose(Choice::Character(one))),
        );
    }
}
