//! What happened, ready to be shown: for every fact its sentence, and what changes on the table.
//!
//! Made from a fact as one viewer saw it and from what lay open before, so it can hold nothing the viewer may not know.
//! Whoever shows it applies the changes one after the other and needs no rule for that; the picture of the table that
//! follows a step has the last word.

use std::borrow::Cow;

use saloon_rules::defs::{Border, End, Slot, Step};
use saloon_rules::{
    Aim, CardId, CardSet, Character, Deck, EventCard, Fact, Kind, MOST_SEATS, Phase, Reason, Return, Role, Seat, Seats,
    Source, View, Winner,
};
use serde::{Deserialize, Serialize};

use crate::TableView;
use crate::line::{Cast, Line, end_of, lines};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// What kind of thing, in a word: `played`, `drew`, `lost` and so on.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub fact: Cow<'static, str>,
    /// The sentence of the log; missing if those around it tell as much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<Line>,
    /// What changes on the table, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Change>>", optional))]
    pub changes: Vec<Change>,
}

/// Where a card can be.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// The cards set aside: a store, flipped cards, gifts.
    Aside,
    /// In somebody's hand.
    Hand(Seat),
    /// In play in front of somebody.
    Table(Seat),
}

/// One change on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A card goes somewhere else.
    Move {
        /// Which one; none shows its back to the viewer.
        card: Option<CardId>,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// A turn begins, with its start.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A phase of the turn begins.
    Phase {
        /// Which one.
        phase: Phase,
    },
    /// Life is lost or gained, or set anew.
    Life {
        /// Whose.
        seat: Seat,
        /// What there is now.
        left: i8,
        /// How much more or less than before; nought where it is set anew.
        by: i8,
    },
    /// A role is turned up.
    Role {
        /// Whose.
        seat: Seat,
        /// Which one.
        role: Role,
    },
    /// Somebody is eliminated.
    Died {
        /// Who.
        seat: Seat,
    },
    /// Somebody leaves, because it comes to an open fight of others.
    Withdrew {
        /// Who.
        seat: Seat,
    },
    /// Somebody has another character's ability on top, or no longer.
    Copied {
        /// Who.
        seat: Seat,
        /// Whose ability.
        character: Option<Character>,
    },
    /// Somebody has the abilities of these characters until he replaces them.
    Drawn {
        /// Who.
        seat: Seat,
        /// Whose abilities.
        characters: Vec<Character>,
    },
    /// Somebody's character is turned up.
    Became {
        /// Whose.
        seat: Seat,
        /// Which one.
        character: Character,
    },
    /// This character of its player is active, and the other one is not.
    Active {
        /// Which one.
        seat: Seat,
    },
    /// Two players sit in each other's place.
    Places {
        /// One of them.
        seat: Seat,
        /// The other one.
        with: Seat,
    },
    /// An event is turned up.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which one.
        event: EventCard,
        /// The one that now lies on top of the stack, where that is seen.
        next: Option<EventCard>,
        /// It lies in the side slot.
        side: bool,
        /// Whom it concerns.
        concerns: Vec<Seat>,
    },
    /// Somebody eliminated is there again.
    Returned {
        /// Who.
        seat: Seat,
        /// As a ghost, for this turn.
        ghost: bool,
    },
    /// A ghost leaves.
    Departed {
        /// Who.
        seat: Seat,
    },
    /// Somebody has spoken though an event listens.
    Spoke {
        /// Who.
        seat: Seat,
    },
    /// Somebody is told what to play.
    Ordered {
        /// By whom.
        seat: Seat,
        /// Who.
        to: Seat,
        /// What.
        kind: Kind,
    },
    /// The pile has become the deck.
    Piles {
        /// Cards in the deck now.
        deck: u8,
        /// Cards on the discard pile now.
        discard: u8,
    },
    /// A card is put to use or shown: all eyes are on it.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: CardId,
        /// What it counts as.
        kind: Kind,
    },
    /// A card is flipped to decide something.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: CardId,
    },
    /// The flipped card has decided.
    Checked {
        /// In favour of whoever flipped.
        held: bool,
    },
    /// Somebody is aimed at.
    Shot {
        /// By whom.
        from: Seat,
        /// Who.
        to: Vec<Seat>,
        /// With what; none is an ability.
        kind: Option<Kind>,
    },
    /// A hit is dodged.
    Dodged {
        /// By whom.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Who has won.
        winner: Winner,
    },
}

/// Whose ability each seat has on top of its own.
type Copies = [Option<Character>; MOST_SEATS];

/// What lay open before something happened: enough to say where cards come from.
#[derive(Copy, Clone, Debug)]
pub struct Before {
    tables: [CardSet; MOST_SEATS],
    copies: Copies,
    cast: Cast,
    living: Seats,
    /// The seat at which the hand of each seat's player lies: his first one.
    hands: [Seat; MOST_SEATS],
    deck: u8,
    discard: u8,
}

impl From<&View> for Before {
    fn from(view: &View) -> Before {
        let mut tables = [CardSet::NONE; MOST_SEATS];
        for seat in view.all_seats().iter() {
            tables[seat.index()] = view.table(seat).collect();
        }
        let copies = copies(view);
        let mut hands = own_hands();
        for seat in view.all_seats().iter() {
            hands[seat.index()] = view.own(seat).iter().next().unwrap_or(seat);
        }
        let (cast, living) = (Cast::from(view), view.living);
        Before { tables, copies, cast, living, hands, deck: view.deck_len, discard: view.discard_len }
    }
}

/// Every hand lies at the seat of its own.
fn own_hands() -> [Seat; MOST_SEATS] {
    std::array::from_fn(|i| Seat::new(i).expect("it is below the most seats"))
}

fn copies(view: &View) -> Copies {
    let mut copies = [None; MOST_SEATS];
    view.all_seats().iter().for_each(|seat| copies[seat.index()] = view.seat(seat).borrowed);
    copies
}

impl From<&TableView> for Before {
    fn from(table: &TableView) -> Before {
        let mut tables = [CardSet::NONE; MOST_SEATS];
        for info in &table.seats {
            tables[info.seat.index()] = info.table.iter().map(|laid| laid.card.id).collect();
        }
        let mut copies = [None; MOST_SEATS];
        table.seats.iter().for_each(|info| copies[info.seat.index()] = info.borrowed);
        let living = table.seats.iter().filter(|info| info.alive).fold(Seats::NONE, |all, info| all.with(info.seat));
        let mut hands = own_hands();
        for info in &table.seats {
            hands[info.seat.index()] = info.partner.map_or(info.seat, |partner| partner.min(info.seat));
        }
        Before { tables, copies, cast: Cast::from(table), living, hands, deck: table.deck, discard: table.discard }
    }
}

/// What lies open after it, where no fact says so.
#[derive(Copy, Clone, Debug)]
pub struct After {
    /// Cards set aside.
    aside: CardSet,
    copies: Copies,
    /// Whom the events in force concern, main and side.
    concerned: [Seats; 2],
}

impl From<&View> for After {
    /// From the view of somebody without a seat: what all may know.
    fn from(view: &View) -> After {
        let here = [view.events.main, view.events.side];
        let concerned = here.map(|event| event.map_or(Seats::NONE, |event| view.board().concerned(event)));
        After { aside: view.aside().iter().flatten().copied().collect(), copies: copies(view), concerned }
    }
}

/// The facts of one step as events.
pub fn events(deck: Deck, before: Before, facts: &[Fact], after: After) -> Vec<Event> {
    let told = facts.iter().zip(lines(deck, &before.cast, facts));
    let mut table = Table { deck, now: before, aside: after.aside, flipped: CardSet::NONE, concerned: after.concerned };
    let mut events: Vec<Event> =
        told.map(|(fact, line)| Event { fact: word(fact).into(), line, changes: table.changes(fact) }).collect();
    if let Some(last) = events.last_mut() {
        // A copy ends without a word.
        for (at, character) in after.copies.into_iter().enumerate() {
            if let Some(seat) = Seat::new(at).filter(|_| table.now.copies[at] != character) {
                last.changes.push(Change::Copied { seat, character });
            }
        }
    }
    events
}

/// What lies open, kept up to date from fact to fact.
struct Table {
    deck: Deck,
    now: Before,
    aside: CardSet,
    /// Cards that were flipped onto the pile in this step.
    flipped: CardSet,
    concerned: [Seats; 2],
}

impl Table {
    fn changes(&mut self, fact: &Fact) -> Vec<Change> {
        match *fact {
            Fact::TurnBegan { seat } => vec![Change::Turn { seat }],
            Fact::PhaseBegan { phase, .. } => vec![Change::Phase { phase }],
            Fact::TurnLost { .. } | Fact::Looked { .. } | Fact::Declined { .. } => Vec::new(),
            Fact::Prevented { .. } | Fact::Rewarded { .. } | Fact::Punished { .. } => Vec::new(),
            Fact::Drew { seat, card } => vec![self.go(card, Place::Deck, Place::Hand(seat))],
            // Cards that are to be shared out are laid aside first.
            Fact::TookDiscard { seat, card } => {
                let to = if self.aside.contains(card) { Place::Aside } else { Place::Hand(seat) };
                vec![self.go(Some(card), Place::Discard, to)]
            }
            Fact::Shown { seat, card } => vec![self.shown(seat, card, self.deck.face(card).kind)],
            Fact::Reshuffled => {
                self.now.deck = self.now.deck.saturating_add(self.now.discard);
                self.now.discard = 0;
                vec![Change::Piles { deck: self.now.deck, discard: self.now.discard }]
            }
            Fact::Played { seat, card, kind, aim } => {
                let mut changes = vec![self.shown(seat, card, kind)];
                // A card that stays goes to its place with the fact that follows.
                if !kind.def().stays() {
                    changes.push(self.go(Some(card), Place::Hand(seat), Place::Discard));
                }
                changes.extend(self.shot(seat, Some(kind), kind.def().end_of_play(), aim));
                changes
            }
            Fact::Answered { seat, card, kind } => {
                vec![self.shown(seat, card, kind), self.go(Some(card), Place::Hand(seat), Place::Discard)]
            }
            Fact::Laid { seat, card, on } => vec![self.go(Some(card), Place::Hand(seat), Place::Table(on))],
            Fact::Used { seat, source: Source::Card(card), aim } => {
                let kind = self.deck.face(card).kind;
                let mut changes = vec![self.shown(seat, card, kind)];
                if kind.def().border == Border::Green {
                    changes.push(self.go(Some(card), Place::Table(seat), Place::Discard));
                }
                changes.extend(self.shot(seat, Some(kind), kind.def().end_of_use(), aim));
                changes
            }
            Fact::Used { seat, source, aim } => {
                self.shot(seat, None, end_of(self.deck, source), aim).into_iter().collect()
            }
            Fact::Discarded { seat, card, why } => {
                let from = match why {
                    Reason::LeftOver => Place::Aside,
                    _ if self.now.tables[seat.index()].contains(card) => Place::Table(seat),
                    _ => Place::Hand(seat),
                };
                vec![self.go(Some(card), from, Place::Discard)]
            }
            Fact::Buried { seat, card, why } => {
                let from = match (why, card) {
                    // It has been shown on the pile since it was played.
                    (None, _) => Place::Discard,
                    (_, Some(card)) if self.now.tables[seat.index()].contains(card) => Place::Table(seat),
                    _ => Place::Hand(seat),
                };
                vec![self.go(card, from, Place::Deck)]
            }
            Fact::Guessed { seat, card, held, .. } => {
                let to = if held { Place::Hand(seat) } else { Place::Discard };
                vec![Change::Flipped { seat, card }, Change::Checked { held }, self.go(Some(card), Place::Deck, to)]
            }
            Fact::Flipped { seat, card } => {
                let to = if self.aside.contains(card) { Place::Aside } else { Place::Discard };
                if to == Place::Discard {
                    self.flipped = self.flipped.with(card);
                }
                vec![self.go(Some(card), Place::Deck, to), Change::Flipped { seat, card }]
            }
            Fact::Checked { held, .. } => vec![Change::Checked { held }],
            Fact::Missed { seat, .. } => vec![Change::Dodged { seat }],
            Fact::Lost { seat, points, left, .. } => vec![Change::Life { seat, left, by: -(points as i8) }],
            Fact::Healed { seat, points, left } => vec![Change::Life { seat, left, by: points as i8 }],
            Fact::Took { seat, from, card, hand } => {
                let from = if hand { Place::Hand(from) } else { Place::Table(from) };
                vec![self.go(card, from, Place::Hand(seat))]
            }
            Fact::Passed { card, from, to } => vec![self.go(Some(card), Place::Table(from), Place::Table(to))],
            Fact::Stocked { card } => vec![self.go(Some(card), Place::Deck, Place::Aside)],
            Fact::Picked { seat, card } => {
                let from = if self.flipped.contains(card) { Place::Discard } else { Place::Aside };
                vec![self.go(Some(card), from, Place::Hand(seat))]
            }
            Fact::Gave { to, card, .. } => vec![self.go(card, Place::Aside, Place::Hand(to))],
            Fact::Handed { seat, to, card } => vec![self.go(card, Place::Hand(seat), Place::Hand(to))],
            Fact::Copied { seat, character, .. } => {
                self.now.copies[seat.index()] = character;
                vec![Change::Copied { seat, character }]
            }
            Fact::Eliminated { seat, role, .. } => {
                self.now.living = self.now.living.without(seat);
                role.map(|role| Change::Role { seat, role }).into_iter().chain([Change::Died { seat }]).collect()
            }
            Fact::Activated { seat } => vec![Change::Active { seat }],
            Fact::RoleShown { seat, role } => vec![Change::Role { seat, role }],
            Fact::Revealed { seat, event, next } => {
                let side = event.def().in_box.slot() == Slot::Side;
                let concerned = self.concerned[usize::from(side)];
                vec![Change::Revealed { seat, event, next, side, concerns: concerned.iter().collect() }]
            }
            // The picture of the table that follows shows whose turn is skipped, who is bound and to what.
            Fact::KeeperIs { .. } | Fact::TurnSkipped { .. } | Fact::Chosen { .. } | Fact::Named { .. } => Vec::new(),
            Fact::Departed { seat } => vec![Change::Departed { seat }],
            Fact::Ordered { seat, to, kind, .. } => vec![Change::Ordered { seat, to, kind }],
            Fact::ChangedPlaces { seat, with } => vec![Change::Places { seat, with }],
            // So does it show roles, and hands that lie open.
            Fact::RolesShuffled | Fact::RoleDealt { .. } => Vec::new(),
            Fact::Spoke { seat } => vec![Change::Spoke { seat }],
            Fact::Returned { seat, how, left } => {
                if how == Return::ForGood {
                    self.now.living = self.now.living.with(seat);
                }
                vec![Change::Returned { seat, ghost: how == Return::Ghost }, Change::Life { seat, left, by: left }]
            }
            Fact::Over { winner } => vec![Change::Over { winner }],
            Fact::Declared { .. } => Vec::new(),
            Fact::Withdrew { seat } => {
                self.now.living = self.now.living.without(seat);
                vec![Change::Withdrew { seat }]
            }
            Fact::Became { seat, character } => vec![Change::Became { seat, character }],
            Fact::Swapped { seat, character, left } => {
                vec![Change::Became { seat, character }, Change::Life { seat, left, by: 0 }]
            }
            Fact::Lent { seat, first, second } => {
                vec![Change::Drawn { seat, characters: [Some(first), second].into_iter().flatten().collect() }]
            }
            Fact::Repeated { seat, card, kind, aim } => {
                let mut changes = vec![self.shown(seat, card, kind)];
                changes.extend(self.shot(seat, Some(kind), kind.def().end_of_play(), aim));
                changes
            }
            Fact::Survived { seat, left } => vec![Change::Life { seat, left, by: left }],
            // The picture of the table that follows shows money and what is on offer.
            Fact::Offered { .. } | Fact::Bid { .. } | Fact::Paid { .. } => Vec::new(),
        }
    }

    fn go(&mut self, card: Option<CardId>, from: Place, to: Place) -> Change {
        let hands = self.now.hands;
        let at_hand = |place: Place| match place {
            Place::Hand(seat) => Place::Hand(hands[seat.index()]),
            other => other,
        };
        let (from, to) = (at_hand(from), at_hand(to));
        let Before { tables, deck, discard, .. } = &mut self.now;
        match from {
            Place::Deck => *deck = deck.saturating_sub(1),
            Place::Discard => *discard = discard.saturating_sub(1),
            Place::Table(seat) => {
                tables[seat.index()] = tables[seat.index()].minus(card.map_or(CardSet::NONE, CardSet::only));
            }
            Place::Aside | Place::Hand(_) => {}
        }
        match to {
            Place::Deck => *deck = deck.saturating_add(1),
            Place::Discard => *discard = discard.saturating_add(1),
            Place::Table(seat) => {
                tables[seat.index()] = tables[seat.index()].or(card.map_or(CardSet::NONE, CardSet::only));
            }
            Place::Aside | Place::Hand(_) => {}
        }
        Change::Move { card, from, to }
    }

    fn shown(&self, seat: Seat, card: CardId, kind: Kind) -> Change {
        Change::Shown { seat, card, kind }
    }

    /// Who is in the line of fire, if anybody is.
    fn shot(&self, from: Seat, kind: Option<Kind>, end: End, aim: Aim) -> Option<Change> {
        let each =
            |kind: Kind| kind.def().steps.iter().any(|step| matches!(step, Step::ShootEach | Step::DemandEach(_)));
        let to = match (end, aim.seat) {
            (End::Shoot | End::Duel, Some(seat)) if seat != from => vec![seat],
            (End::Plain, None) if kind.is_some_and(each) => {
                let hands = self.now.hands;
                let own = |seat: &Seat| hands[seat.index()] == hands[from.index()];
                self.now.living.iter().filter(|seat| !own(seat)).collect()
            }
            _ => return None,
        };
        Some(Change::Shot { from, to, kind })
    }
}

/// The word of a fact.
const fn word(fact: &Fact) -> &'static str {
    match fact {
        Fact::TurnBegan { .. } => "turn-began",
        Fact::PhaseBegan { .. } => "phase-began",
        Fact::TurnLost { .. } => "turn-lost",
        Fact::Drew { .. } => "drew",
        Fact::TookDiscard { .. } => "took-discard",
        Fact::Shown { .. } => "shown",
        Fact::Looked { .. } => "looked",
        Fact::Reshuffled => "reshuffled",
        Fact::Played { .. } => "played",
        Fact::Answered { .. } => "answered",
        Fact::Laid { .. } => "laid",
        Fact::Used { .. } => "used",
        Fact::Discarded { .. } => "discarded",
        Fact::Buried { .. } => "buried",
        Fact::Guessed { .. } => "guessed",
        Fact::Flipped { .. } => "flipped",
        Fact::Checked { .. } => "checked",
        Fact::Missed { .. } => "missed",
        Fact::Declined { .. } => "declined",
        Fact::Lost { .. } => "lost",
        Fact::Prevented { .. } => "prevented",
        Fact::Healed { .. } => "healed",
        Fact::Took { .. } => "took",
        Fact::Passed { .. } => "passed",
        Fact::Stocked { .. } => "stocked",
        Fact::Picked { .. } => "picked",
        Fact::Gave { .. } => "gave",
        Fact::Copied { .. } => "copied",
        Fact::Eliminated { .. } => "eliminated",
        Fact::Rewarded { .. } => "rewarded",
        Fact::Punished { .. } => "punished",
        Fact::RoleShown { .. } => "role-shown",
        Fact::Revealed { .. } => "revealed",
        Fact::KeeperIs { .. } => "keeper-is",
        Fact::TurnSkipped { .. } => "turn-skipped",
        Fact::ChangedPlaces { .. } => "changed-places",
        Fact::Ordered { .. } => "ordered",
        Fact::Returned { .. } => "returned",
        Fact::Departed { .. } => "departed",
        Fact::Chosen { .. } => "chosen",
        Fact::Named { .. } => "named",
        Fact::Over { .. } => "over",
        Fact::Became { .. } => "became",
        Fact::Declared { .. } => "declared",
        Fact::Withdrew { .. } => "withdrew",
        Fact::Swapped { .. } => "swapped",
        Fact::RolesShuffled => "roles-shuffled",
        Fact::RoleDealt { .. } => "role-dealt",
        Fact::Spoke { .. } => "spoke",
        Fact::Lent { .. } => "lent",
        Fact::Handed { .. } => "handed",
        Fact::Repeated { .. } => "repeated",
        Fact::Survived { .. } => "survived",
        Fact::Offered { .. } => "offered",
        Fact::Bid { .. } => "bid",
        Fact::Paid { .. } => "paid",
        Fact::Activated { .. } => "activated",
    }
}
