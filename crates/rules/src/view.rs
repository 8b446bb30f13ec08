//! What one player may know, built up from what lies open and what he remembers.
//!
//! There is no function that blanks a [`Game`]: a [`View`] is another type, filled card by card from `known`.

mod redeal;

use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::catalog::{Character, Deck, EventCard, Face, Switches};
use crate::events::{EventSet, Open};
use crate::frame::Stack;
use crate::game::{Game, Ring, TurnState, Winner};
use crate::ids::{CardId, CardSet, MOST_CARDS, MOST_SEATS, Player, Players, Role, Seat, Seats};
use crate::modes::Mode;
use crate::order::Directions;
use crate::piles::{Few, PerCard, PerSeat};
use crate::series::Books;
use crate::sources::Events;

pub use redeal::Board;

/// What everybody sees of a seat, and the role if the viewer knows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Life points.
    pub life: i8,
    /// The most it can have.
    pub max: i8,
    /// Its own character.
    pub character: Character,
    /// A character whose ability it has on top.
    pub borrowed: Option<Character>,
    /// Characters whose abilities it has until it replaces them.
    pub drawn: Few<Character, 2>,
    /// Its second character that lies face down, if the viewer knows it.
    pub spare: Option<Character>,
    /// Who knows its second character; nobody may be there to know.
    spare_seen: Option<Players>,
    /// Its role, if known to the viewer.
    pub role: Option<Role>,
    /// Number of hand cards.
    pub hand: u8,
    /// Number of cards in play.
    pub table: u8,
}

/// A card whose place is known, or an unknown one.
type Known = Option<CardId>;

/// What one player, or a spectator, may know of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; none is a spectator.
    pub viewer: Option<Player>,
    /// Which way of playing.
    pub mode: Mode,
    /// Which playing cards are in the game.
    pub deck: Deck,
    /// Seats at the table.
    pub count: u8,
    /// The rule switches.
    pub switches: Switches,
    /// The seats; only the first `count` mean anything.
    seats: PerSeat<SeatView>,
    /// Who decides for a seat.
    owners: PerSeat<Player>,
    /// Characters whose player has another one active.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub passive: Seats,
    /// Passive characters to which something is being done.
    #[serde(default, skip_serializing_if = "no_seats")]
    pub acting: Seats,
    /// Seats not eliminated.
    pub living: Seats,
    /// The event cards in force.
    pub events: Events,
    /// The event that comes next, where the stack lies face up.
    pub next_event: Option<EventCard>,
    /// How many events lie in the main stack.
    pub events_left: u8,
    /// How many events lie in the side stack.
    pub side_events_left: u8,
    pub(crate) open: Open,
    /// Which way turns and effects go.
    pub directions: Directions,
    /// Eliminated, and there for the turn that is theirs.
    pub ghosts: Seats,
    /// Out of the game without having been eliminated.
    pub withdrawn: Seats,
    skips: Seats,
    extra: Seats,
    /// Seats whose cards in play are without effect.
    pub muted: Seats,
    /// Whose role lies face up.
    pub role_shown: Seats,
    /// The current turn.
    pub turn: TurnState,
    /// What is asked, of whom.
    pub ask: Option<Ask>,
    /// Who has won.
    pub winner: Option<Winner>,
    last_stand: u8,
    /// Cards in play that must wait.
    pub fresh: CardSet,
    /// Number of cards in the deck.
    pub deck_len: u8,
    /// Number of cards on the discard pile.
    pub discard_len: u8,
    /// Number of played cards that wait beside the pile.
    waiting_len: u8,
    /// Number of cards lifted off the deck.
    aside_len: u8,
    /// All cards of the game, place by place: hands, tables, waiting, aside, deck from the top, pile from the top.
    places: PerCard<Known>,
    /// Cards the viewer sees only because hands lie open.
    pub(crate) opened: CardSet,
    // Public, and needed to play on from here.
    cards: CardSet,
    kept: CardSet,
    locked: CardSet,
    ring: Ring,
    stack: Stack,
    asked: u32,
    unjudged: bool,
    /// The characters dealt to the viewer, while he chooses or keeps one in secret.
    dealt: [Option<Character>; 3],
    /// How many each seat has been dealt, or keeps.
    dealt_len: [u8; MOST_SEATS],
    pool: u64,
    /// Money, prices and deeds: all of it is public (VAR-SCORE-6).
    #[serde(default, skip_serializing_if = "Books::is_none")]
    pub books: Books,
    /// The viewer has decided to keep his character, while others still decide.
    #[serde(default, skip_serializing_if = "no_seats")]
    keeps: Seats,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn no_seats(seats: &Seats) -> bool {
    seats.is_empty()
}

impl Game {
    /// What this player may know; `None` is a spectator.
    pub fn view(&self, viewer: Option<Player>) -> View {
        let is_among = |known: Players| viewer.map_or(known == Players::ALL, |player| known.contains(player));
        let knows = |card: CardId| is_among(self.onlookers(card)).then_some(card);
        let mut places = PerCard([None; MOST_CARDS]);
        let mut opened = CardSet::NONE;
        let mut at = 0;
        let mut put = |card: CardId| {
            places.0[at] = knows(card);
            if places.0[at].is_some() && !is_among(self.knowers(card)) {
                opened = opened.with(card);
            }
            at += 1;
        };
        let seats = self.all_seats();
        for player in self.players().iter() {
            self.in_order(self.hand_of(player)).for_each(&mut put);
        }
        seats.iter().for_each(|seat| self.in_order(self.table(seat)).for_each(&mut put));
        self.waiting().iter().for_each(&mut put);
        self.in_order(self.aside()).for_each(&mut put);
        self.draw_pile().top_down().for_each(&mut put);
        self.discard_pile().top_down().for_each(&mut put);

        let mut seat_views = PerSeat::all(self.seat_view(Seat::at(0), viewer));
        seats.iter().for_each(|seat| seat_views[seat] = self.seat_view(seat, viewer));
        View {
            viewer,
            mode: self.mode,
            deck: self.deck,
            count: self.count,
            switches: self.switches,
            seats: seat_views,
            owners: self.owners.players(),
            passive: self.passive,
            acting: self.acting,
            ghosts: self.ghosts,
            withdrawn: self.withdrawn,
            skips: self.skips,
            extra: self.extra,
            living: self.living,
            events: self.events,
            next_event: self.next_event(),
            events_left: self.stacks.main.len() as u8,
            side_events_left: self.stacks.side.len() as u8,
            open: self.stacks.open,
            directions: self.directions,
            muted: self.muted,
            role_shown: self.role_shown(),
            turn: TurnState { marked: self.turn.marked.and_then(knows), ..self.turn },
            ask: self.ask,
            winner: self.over,
            last_stand: self.last_stand,
            fresh: self.fresh(),
            deck_len: self.draw_pile().len() as u8,
            discard_len: self.discard_pile().len() as u8,
            waiting_len: self.waiting().len() as u8,
            aside_len: self.aside().len() as u8,
            places,
            opened,
            cards: self.in_game,
            kept: self.kept(),
            locked: self.locked(),
            ring: self.ring,
            stack: self.stack,
            asked: self.asked,
            unjudged: self.unjudged,
            dealt: viewer
                .and_then(|player| self.seats_of(player).iter().next())
                .map_or([None; 3], |own| self.dealt[own.index()]),
            dealt_len: self.dealt.map(|dealt| dealt.iter().flatten().count() as u8),
            pool: self.pool,
            books: self.books,
            keeps: viewer.map_or(Seats::NONE, |player| self.keeps.and(self.seats_of(player))),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Option<Player>) -> SeatView {
        let state = self.seat(seat);
        let sees = |seen: Players| viewer.map_or(seen == Players::ALL, |player| seen.contains(player));
        let role_known = self.mode.has_roles() && (self.is_role_shown(seat) || viewer == Some(self.owner(seat)));
        SeatView {
            life: state.life,
            max: state.max,
            character: state.character,
            borrowed: state.borrowed,
            drawn: state.drawn,
            spare: state.spare.filter(|spare| sees(spare.seen)).map(|spare| spare.character),
            spare_seen: state.spare.map(|spare| spare.seen),
            role: role_known.then(|| self.role(seat)),
            hand: self.hand(seat).len() as u8,
            table: self.table(seat).len() as u8,
        }
    }
}

impl View {
    /// One seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat]
    }

    /// All seats of the table.
    pub fn all_seats(&self) -> Seats {
        Seats::first(self.count as usize)
    }

    /// Seats that are there: the living, and a ghost in its turn.
    pub fn present(&self) -> Seats {
        self.living.or(self.ghosts)
    }

    /// Has this seat won? Nobody has before the game is over.
    pub fn has_won(&self, seat: Seat) -> bool {
        let same = |one, other| self.owner(one) == self.owner(other);
        self.winner.is_some_and(|winner| winner.includes(seat, self.seat(seat).role, same))
    }

    /// Are the goals void, so that only the last one there wins?
    pub fn is_last_stand(&self) -> bool {
        self.last_stand > 0
    }

    /// Is it everybody's goal to be the last one living, whatever his role (EVV-02)?
    pub fn is_each_for_himself(&self) -> bool {
        [self.events.main, self.events.side].into_iter().flatten().any(|event| event.def().rules.goal.is_some())
    }

    /// Whose regular turns change the main event; nobody where no stack is played with.
    pub fn keeper(&self) -> Option<Seat> {
        self.open.keeper
    }

    /// Events that have been in force and are no longer.
    pub fn used_events(&self) -> EventSet {
        self.open.used
    }

    /// Seats the main event has singled out.
    pub fn chosen_by_event(&self) -> Seats {
        self.open.chosen
    }

    /// Other seats that are there clockwise from the left of `seat`.
    pub fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let present = self.present();
        self.ring.after(seat).filter(move |other| *other != seat && present.contains(*other))
    }

    /// All seats of the table clockwise, the dead included, beginning with seat A.
    pub fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = Seat::at(0);
        std::iter::once(first).chain(self.ring.after(first).filter(move |seat| *seat != first))
    }

    /// Seats whose next turn is left out.
    pub fn skipped(&self) -> Seats {
        self.skips
    }

    /// Who decides for a seat.
    pub fn owner(&self, seat: Seat) -> Player {
        self.owners[seat]
    }

    /// The seats a player decides for.
    pub fn seats_of(&self, player: Player) -> Seats {
        self.all_seats().iter().filter(|seat| self.owner(*seat) == player).fold(Seats::NONE, Seats::with)
    }

    /// The seat the viewer plays, the first if there are two.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer.and_then(|player| self.seats_of(player).iter().next())
    }

    /// All seats of the same player, this one among them.
    pub fn own(&self, seat: Seat) -> Seats {
        self.seats_of(self.owner(seat))
    }

    /// The active seat of the same player; the seat itself if none is.
    pub fn front(&self, seat: Seat) -> Seat {
        self.own(seat).and(self.present()).minus(self.passive).iter().next().unwrap_or(seat)
    }

    /// The first seat of each player: a hand belongs to a player, however many seats he has.
    fn hands(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let players = self.all_seats().iter().map(|seat| self.owner(seat)).fold(Players::NONE, Players::with);
        players.iter().filter_map(|player| self.seats_of(player).iter().next())
    }

    fn start_of_tables(&self) -> usize {
        self.hands().map(|seat| self.seat(seat).hand as usize).sum()
    }

    fn start_of_waiting(&self) -> usize {
        self.start_of_tables() + self.all_seats().iter().map(|seat| self.seat(seat).table as usize).sum::<usize>()
    }

    fn slice(&self, start: usize, len: u8) -> &[Known] {
        &self.places.0[start..start + len as usize]
    }

    /// The hand of a seat in the order the cards came: known ones and unknown ones.
    pub fn hand(&self, seat: Seat) -> &[Option<CardId>] {
        let owner = self.owner(seat);
        let before = self.hands().take_while(|seat| self.owner(*seat) != owner);
        let start = before.map(|seat| self.seat(seat).hand as usize).sum();
        self.slice(start, self.seat(seat).hand)
    }

    /// The cards in play in front of a seat, in the order laid.
    pub fn table(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let before = self.all_seats().iter().take_while(|other| *other != seat);
        let before: usize = before.map(|other| self.seat(other).table as usize).sum();
        self.slice(self.start_of_tables() + before, self.seat(seat).table).iter().flatten().copied()
    }

    /// Played cards that wait beside the pile.
    pub fn waiting(&self) -> impl Iterator<Item = CardId> {
        self.slice(self.start_of_waiting(), self.waiting_len).iter().flatten().copied()
    }

    /// Cards lifted off the deck: a store, flipped cards, gifts.
    pub fn aside(&self) -> &[Option<CardId>] {
        self.slice(self.start_of_waiting() + self.waiting_len as usize, self.aside_len)
    }

    /// The deck from the top, as far as the viewer knows it.
    pub fn deck_from_top(&self) -> &[Option<CardId>] {
        let start = self.start_of_waiting() + self.waiting_len as usize + self.aside_len as usize;
        self.slice(start, self.deck_len)
    }

    /// The discard pile from the top. What lies below the top is memory: every discard was seen by all.
    pub fn discard_from_top(&self) -> impl Iterator<Item = CardId> {
        let start =
            self.start_of_waiting() + self.waiting_len as usize + self.aside_len as usize + self.deck_len as usize;
        self.slice(start, self.discard_len).iter().flatten().copied()
    }

    /// The printed face of a card.
    pub fn face(&self, card: CardId) -> Face {
        self.deck.face(card)
    }

    /// Does the seat play a character yet? Not while it is being chosen.
    pub fn has_character(&self, seat: Seat) -> bool {
        self.seat(seat).max > 0
    }

    /// The characters dealt to the viewer of which he keeps one, while he chooses.
    pub fn dealt(&self) -> impl Iterator<Item = Character> {
        self.dealt.into_iter().flatten()
    }
}
