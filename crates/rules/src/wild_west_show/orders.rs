//! Orders: somebody plays a card of a kind that the turn player names, as if it were his own turn.
//!
//! Who may be given which order depends on what everybody can see. Whether the card is there is asked of its holder alone, and he
//! is asked whatever he holds.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Aim, Choice, Question, Wants, Window};
use crate::catalog::{EventCard, Kind, of_kind};
use crate::defs::{Reach, Target};
use crate::fact::Fact;
use crate::frame::{Got, Next};
use crate::frames::play::PlayCard;
use crate::game::Game;
use crate::ids::{CardId, CardSet, Seat, Seats};
use crate::plays::Table;
use crate::rules::{Answered, Telling};
use crate::run::{Run, become_frame, call, wait};
use crate::wild_west_show::DorothyTargetDeclaration;

const fn asks(wants: Wants) -> Question {
    Question::Event { event: EventCard::named("dorothy-rage"), wants }
}

/// The game as if it were this seat's turn, for asking what it might play.
fn as_if_in_turn(game: &Game, seat: Seat) -> Game {
    let mut game = *game;
    game.turn.ordered = Some(seat);
    game
}

/// Kinds somebody may be ordered to play, as far as everybody can see.
fn kinds(game: &Game, to: Seat, mut list: impl FnMut(Kind)) {
    let game = as_if_in_turn(game, to);
    let mut table = Table::new(&game, to);
    for kind in Kind::all().filter(|kind| is_orderable(&game, &mut table, *kind)) {
        list(kind);
    }
}

/// Is there a card of this kind in the game, and anything it could be aimed at?
fn is_orderable(game: &Game, table: &mut Table<'_>, kind: Kind) -> bool {
    let mut any = false;
    if !game.in_game.and(of_kind(kind, game.deck)).is_empty() {
        table.aims_by_order(None, kind, |_| any = true);
    }
    any
}

/// Somebody is given an order: of what kind is the card?
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Who gives it.
    pub by: Seat,
    /// Who carries it out.
    pub to: Seat,
}

impl Order {
    pub(super) fn new(by: Seat, to: Seat) -> Order {
        Order { by, to }
    }

    /// Is there anything this seat can be ordered to play?
    pub(super) fn can_be_given(game: &Game, to: Seat) -> bool {
        if !game.living().contains(to) || game.hand(to).is_empty() {
            return false;
        }
        // What needs no aim is found out soonest.
        let game = as_if_in_turn(game, to);
        let aimless = |kind: &Kind| matches!(kind.def().reach, Reach::Nobody);
        let mut table = Table::new(&game, to);
        Kind::all()
            .filter(aimless)
            .chain(Kind::all().filter(|kind| !aimless(kind)))
            .any(|kind| is_orderable(&game, &mut table, kind))
    }

    /// Whoever names no kind gives no order.
    pub(super) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let kind = match got {
            Got::Answer(Action::Choose(Choice::Kind(kind))) => kind,
            Got::Answer(_) => return Next::DONE,
            Got::Nothing | Got::Back(_) => return wait(self, self.by, asks(Wants::Kind)),
        };
        let errand = Errand { by: self.by, to: self.to, kind, aim: Aim::NOTHING, card: None, stage: ErrandStage::Seat };
        if errand.is_aimed_first(run.game) { become_frame(errand) } else { errand.given(run) }
    }

    pub(super) fn options(self, game: &Game, out: &mut Vec<Action>) {
        kinds(game, self.to, |kind| out.push(Action::Choose(Choice::Kind(kind))));
        out.push(Action::Pass);
    }
}

/// What comes next of an order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrandStage {
    /// Who orders says at whom.
    Seat,
    /// Who orders says at which card of that seat.
    Thing,
    /// Who carries it out shows the card, or his hand.
    Copy,
    /// Who carries it out says what pays for it.
    Cost,
    /// Who carries it out says which card of his own hand it is aimed at.
    Own,
    /// The card has been played.
    Over,
}

/// An order whose kind is named, on its way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// Who has given it.
    pub by: Seat,
    /// Who carries it out.
    pub to: Seat,
    /// The kind of card.
    pub kind: Kind,
    /// At whom or what, as far as that has been said.
    pub aim: Aim,
    /// The card, once it has been shown to everybody.
    pub card: Option<CardId>,
    /// What comes next.
    pub stage: ErrandStage,
}

impl Errand {
    pub(super) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self.stage {
            ErrandStage::Seat => self.name_seat(got, run),
            ErrandStage::Thing => self.name_thing(got, run),
            ErrandStage::Copy => self.show(got, run),
            ErrandStage::Cost => self.pay(got, run),
            ErrandStage::Own => self.give_up(got, run),
            ErrandStage::Over => {
                run.game.turn.ordered = None;
                Next::DONE
            }
        }
    }

    fn at(self, stage: ErrandStage) -> Next {
        become_frame(Errand { stage, ..self })
    }

    /// Is the whole order given before it is known whether the card is there?
    fn is_aimed_first(self, game: &Game) -> bool {
        game.switches.wild_west_show.dorothy_target_declaration == DorothyTargetDeclaration::Upfront
    }

    /// Everything the card can be aimed at: the one that has been shown, or any of its kind.
    fn aims(self, game: &Game, card: Option<CardId>, list: impl FnMut(Aim)) {
        Table::new(&as_if_in_turn(game, self.to), self.to).aims_by_order(card, self.kind, list);
    }

    /// Seats the card can be aimed at; none at all where it needs no aim. Nothing if it cannot be played.
    fn seats(self, game: &Game) -> Option<Seats> {
        let mut found = None;
        self.aims(game, self.card, |aim| {
            let seats = found.unwrap_or(Seats::NONE);
            found = Some(aim.seat.map_or(seats, |seat| seats.with(seat)));
        });
        found
    }

    /// The cards of the seat that has been named which can be aimed at, and whether it can be aimed at as such.
    fn things(self, game: &Game) -> (CardSet, bool) {
        let (mut cards, mut plain) = (CardSet::NONE, false);
        self.aims(game, self.card, |aim| match aim.card {
            _ if aim.seat != self.aim.seat => {}
            Some(card) => cards = cards.with(card),
            None => plain = true,
        });
        (cards, plain)
    }

    fn name_seat(self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(Action::Name(seat)) = got {
            return Errand { aim: Aim::at(seat), ..self }.at(ErrandStage::Thing);
        }
        // A card that turns out to have no target stays where it is (EV-DOROTHY-RAGE-13).
        let Some(seats) = self.seats(run.game) else { return Next::DONE };
        match (seats.len(), seats.iter().next()) {
            (0, _) | (_, None) => self.aimed(run),
            (1, Some(only)) => Errand { aim: Aim::at(only), ..self }.at(ErrandStage::Thing),
            _ => wait(self, self.by, asks(Wants::Seat)),
        }
    }

    fn name_thing(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(action) = got {
            self.aim.card = if let Action::Pick(card) = action { Some(card) } else { None };
            return self.aimed(run);
        }
        let (cards, plain) = self.things(run.game);
        match (cards.len(), plain, self.aim.seat) {
            (0, ..) | (_, _, None) => self.aimed(run),
            (1, false, _) => {
                self.aim.card = cards.lowest();
                self.aimed(run)
            }
            _ if self.kind.def().target == Target::Seat => wait(self, self.by, asks(Wants::Choice)),
            (_, _, Some(seat)) => wait(self, self.by, Question::PickVictim { seat }),
        }
    }

    /// It is clear what the card is aimed at.
    fn aimed(self, run: &mut Run<'_>) -> Next {
        if self.card.is_some() { self.at(ErrandStage::Cost) } else { self.given(run) }
    }

    /// The order is given; now whoever carries it out has the word.
    fn given(self, run: &mut Run<'_>) -> Next {
        run.tell(Fact::Ordered { seat: self.by, to: self.to, kind: self.kind, aim: self.aim });
        self.at(ErrandStage::Copy)
    }

    fn show(mut self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Pick(card)) => {
                self.reveal(run, card);
                self.card = Some(card);
                self.at(if self.is_aimed_first(run.game) { ErrandStage::Cost } else { ErrandStage::Seat })
            }
            Got::Answer(_) => {
                for card in run.game.in_order(run.game.hand(self.to)) {
                    self.reveal(run, card);
                }
                Next::DONE
            }
            Got::Nothing | Got::Back(_) => wait(self, self.to, asks(Wants::Card)),
        }
    }

    fn reveal(self, run: &mut Run<'_>, card: CardId) {
        run.game.show(card);
        run.tell(Fact::Shown { seat: self.to, card });
    }

    /// Cards of the kind in the hand of whoever carries it out, which the order fits.
    fn copies(self, game: &Game) -> CardSet {
        let first = self.is_aimed_first(game);
        let fits = |card: &CardId| {
            let mut fits = false;
            self.aims(game, Some(*card), |aim| fits |= aim == self.aim);
            fits
        };
        let held = game.hand(self.to).and(of_kind(self.kind, game.deck));
        if first { held.iter().filter(fits).collect() } else { held }
    }

    fn pay(self, got: Got, run: &mut Run<'_>) -> Next {
        let Some(card) = self.card else { return Next::DONE };
        let rest = run.game.hand(self.to).without(card);
        let paid = match got {
            Got::Answer(Action::Pick(paid)) => Some(paid),
            _ if self.kind.def().cost == 0 => None,
            _ if rest.len() > 1 => return wait(self, self.to, asks(Wants::Cost)),
            _ => rest.lowest(),
        };
        self.play(run, card, paid)
    }

    fn play(self, run: &mut Run<'_>, card: CardId, paid: Option<CardId>) -> Next {
        let Errand { to, kind, aim, .. } = self;
        run.game.turn.ordered = Some(to);
        run.pay(to, [paid, None]);
        if kind.def().target != Target::Seat && aim == Aim::at(to) {
            return self.at(ErrandStage::Own);
        }
        self.carry_out(run, card, u8::from(paid.is_some()))
    }

    /// An order at his own hand: he says which card goes (CARD-GEN-02).
    fn give_up(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let Some(card) = self.card else { return Next::DONE };
        let rest = run.game.hand(self.to).without(card);
        self.aim.card = match got {
            Got::Answer(Action::Pick(lost)) => Some(lost),
            _ if rest.len() > 1 => return wait(self, self.to, Question::PickVictim { seat: self.to }),
            _ => rest.lowest(),
        };
        self.carry_out(run, card, self.kind.def().cost)
    }

    fn carry_out(self, run: &mut Run<'_>, card: CardId, paid: u8) -> Next {
        let Errand { to, kind, aim, .. } = self;
        run.announce(to, card, kind, aim);
        let cards = 1 + paid;
        run.tell_answered(to, Answered { window: Window::Menu, when: Telling::AtOnce, cards });
        call(Errand { stage: ErrandStage::Over, ..self }, PlayCard::new(to, (card, kind), aim))
    }

    pub(super) fn options(self, game: &Game, out: &mut Vec<Action>) {
        match self.stage {
            // The next one from who plays it is meant if nobody answers.
            ErrandStage::Seat => {
                let seats = self.seats(game).unwrap_or(Seats::NONE);
                out.extend(game.onward(self.to).filter(|seat| seats.contains(*seat)).map(Action::Name));
            }
            ErrandStage::Thing => {
                let (cards, plain) = self.things(game);
                let whole = match self.aim.seat {
                    Some(seat) if self.kind.def().target == Target::Seat => Action::Name(seat),
                    _ => Action::Choose(Choice::Hand),
                };
                out.extend(plain.then_some(whole));
                out.extend(game.in_order(cards).map(Action::Pick));
            }
            ErrandStage::Copy => {
                let copies = self.copies(game);
                out.extend(copies.iter().map(Action::Pick));
                out.extend(copies.is_empty().then_some(Action::Pass));
            }
            ErrandStage::Cost | ErrandStage::Own => {
                let rest = self.card.map_or(CardSet::NONE, |card| game.hand(self.to).without(card));
                out.extend(rest.iter().map(Action::Pick));
            }
            ErrandStage::Over => {}
        }
    }
}
