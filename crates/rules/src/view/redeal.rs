//! Games a player could not tell from the real one: what he cannot know is dealt anew, or left out.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use saloon_ground::{self as chance, Chance, Seed};

use super::View;
use crate::catalog::{Character, EventCard};
use crate::events::Stacks;
use crate::events::stacks::{self, Shown};
use crate::game::{Game, Spare};
use crate::ids::{CardId, CardSet, MOST_CARDS, MOST_SEATS, Players, Role, Seat, Seats};
use crate::owners::Owners;
use crate::piles::PerPlayer;
use crate::rules::Talk;
use crate::zones::Place;

/// How often roles are dealt anew until they could have been dealt like that.
const TRIES: usize = 64;

impl Game {
    /// The same position with another future: hands and roles as they are, but the cards of the deck and the events to come,
    /// as far as nobody knows them, in another order, and other luck from here on. For judging what lies open, not what will be.
    pub fn reshuffled(&self, seed: Seed) -> Game {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        let mut game = *self;
        game.shuffle_unseen_deck(|cards| chance::shuffle(&mut rng, cards));
        game.stacks = self.view(None).redeal_stacks(&mut rng);
        let mut key = [0; 32];
        rand_chacha::rand_core::Rng::fill_bytes(&mut rng, &mut key);
        game.chance = Chance::new(Seed(key));
        game
    }
}

impl View {
    /// A full game the viewer could not tell from the real one. Whatever he cannot know is dealt anew.
    pub fn redeal(&self, seed: Seed) -> Game {
        self.redeal_as(seed, None)
    }

    /// The same with these roles, by seat, wherever the viewer does not know better. They must be ones that could have been dealt.
    pub fn redeal_as(&self, seed: Seed, roles: Option<&[Role; MOST_SEATS]>) -> Game {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        let known: CardSet = self.places.0.iter().flatten().copied().collect();
        let mut unknown: Vec<CardId> = self.cards.minus(known).iter().collect();
        chance::shuffle(&mut rng, &mut unknown);
        let mut next = unknown.into_iter();
        let total = self.cards.len();
        let mut filled = [CardId::at(0); MOST_CARDS];
        for (place, card) in filled.iter_mut().zip(self.places.0).take(total) {
            *place = card.or_else(|| next.next()).unwrap_or(CardId::at(0));
        }
        let mut game = self.skeleton();
        game.roles = match roles {
            Some(roles) => self.roles_as(roles),
            None => self.redeal_roles(&mut rng),
        };
        game.stacks = self.redeal_stacks(&mut rng);
        self.redeal_spares(&mut game, &mut rng);
        self.redeal_characters(&mut game, &mut rng);
        self.redeal_decisions(&mut game, &mut rng);
        // What lies open for a while is known to nobody when it is closed again.
        let known = known.minus(self.opened);
        let mut cards = filled[..total].iter().copied();
        let mut take = |count: u8| -> Vec<CardId> { cards.by_ref().take(count as usize).collect() };
        for seat in self.hands() {
            let owner = self.owner(seat);
            for card in take(self.seat(seat).hand) {
                game.place(card, Place::Hand(seat), self.knowers(card, known).with(owner));
            }
        }
        for seat in self.all_seats().iter() {
            for card in take(self.seat(seat).table) {
                game.place(card, Place::Table(seat), Players::ALL);
            }
        }
        for card in take(self.waiting_len) {
            game.place(card, Place::Waiting, Players::ALL);
        }
        for card in take(self.aside_len) {
            let asked = self.ask.map_or(Players::NONE, |ask| Players::only(ask.who));
            game.place(card, Place::Aside, self.knowers(card, known).or(asked));
        }
        for card in take(self.deck_len).into_iter().rev() {
            game.place(card, Place::Deck, self.knowers(card, known));
        }
        for card in take(self.discard_len).into_iter().rev() {
            game.place(card, Place::Discard, Players::ALL);
        }
        let mut key = [0; 32];
        rand_chacha::rand_core::Rng::fill_bytes(&mut rng, &mut key);
        game.chance = Chance::new(Seed(key));
        game
    }

    /// Second characters that lie face down: known ones as they are, others out of the boxes that can be seen.
    fn redeal_spares(&self, game: &mut Game, rng: &mut ChaCha8Rng) {
        let seats = || self.all_seats().iter().map(|seat| self.seat(seat));
        let own = |one: Character| self.dealt.contains(&Some(one));
        let offered = |one: Character| self.books.offered.iter().any(|other| other == one);
        let own = |one: Character| own(one) || offered(one);
        let open = |one: Character| own(one) || seats().any(|seat| seat.character == one || seat.spare == Some(one));
        let at_hand = |one: Character| match self.pool {
            0 => seats().any(|seat| seat.character.in_box() == one.in_box()),
            pool => pool & (1 << one as u8) != 0,
        };
        let mut left: Vec<Character> = Character::all().filter(|one| at_hand(*one) && !open(*one)).collect();
        chance::shuffle(rng, &mut left);
        for seat in self.all_seats().iter() {
            let view = self.seat(seat);
            if let Some(seen) = view.spare_seen {
                let character = view.spare.or_else(|| left.pop()).unwrap_or(view.character);
                game.seat_mut(seat).spare = Some(Spare { character, seen });
            }
        }
    }

    /// Stacks of events in an order there could be.
    fn redeal_stacks(&self, rng: &mut ChaCha8Rng) -> Stacks {
        let shown = Shown {
            next: self.next_event,
            main_left: self.events_left as usize,
            side_left: self.side_events_left as usize,
            in_force: [self.events.main, self.events.side],
        };
        stacks::redeal(self.open, shown, (&self.switches, self.mode), rng)
    }

    /// What lies open on the table, as a game without hidden cards: for asking distances, ranges and limits.
    pub fn board(&self) -> Board {
        let mut game = self.skeleton();
        for seat in self.all_seats().iter() {
            if let Some(role) = self.seat(seat).role {
                game.roles[self.owner(seat)] = role;
            }
            for card in self.table(seat) {
                game.place(card, Place::Table(seat), Players::ALL);
            }
        }
        Board(game)
    }

    /// Who knows a card in a redealt game: the viewer if he does; a spectator knows only what all know.
    fn knowers(&self, card: CardId, known: CardSet) -> Players {
        if !known.contains(card) {
            return Players::NONE;
        }
        self.viewer.map_or(Players::ALL, Players::only)
    }

    fn redeal_roles(&self, rng: &mut ChaCha8Rng) -> PerPlayer<Role> {
        let mut left: Vec<Role> = self.mode.roles(self.count as usize).to_vec();
        for seat in self.hands() {
            if let Some(at) = self.seat(seat).role.and_then(|role| left.iter().position(|r| *r == role)) {
                left.swap_remove(at);
            }
        }
        left.sort_unstable();
        // Where a card is missing from the table, not every order can have been dealt; an event may have changed even that.
        for _ in 0..TRIES {
            chance::shuffle(rng, &mut left);
            let mut hidden = left.iter().rev().copied();
            let dealt = self.hands().map(|seat| self.seat(seat).role.or_else(|| hidden.next()).unwrap_or(Role::Outlaw));
            if self.mode.could_be_dealt(&dealt.collect::<Vec<Role>>()) {
                break;
            }
        }
        let mut roles = PerPlayer::all(Role::Outlaw);
        for seat in self.hands() {
            roles[self.owner(seat)] = self.seat(seat).role.or_else(|| left.pop()).unwrap_or(Role::Outlaw);
        }
        roles
    }

    /// These roles, and what the viewer knows.
    fn roles_as(&self, wanted: &[Role; MOST_SEATS]) -> PerPlayer<Role> {
        let mut roles = PerPlayer::all(Role::Outlaw);
        for seat in self.hands() {
            roles[self.owner(seat)] = self.seat(seat).role.unwrap_or(wanted[seat.index()]);
        }
        roles
    }

    /// Characters that lie hidden are dealt anew from those nobody has been seen with.
    fn redeal_characters(&self, game: &mut Game, rng: &mut ChaCha8Rng) {
        if self.pool == 0 {
            return;
        }
        let fixed =
            self.all_seats().iter().filter(|seat| self.has_character(*seat)).map(|seat| self.seat(seat).character);
        let spares = self.all_seats().iter().filter_map(|seat| game.seat(seat).spare).map(|spare| spare.character);
        let known: Vec<Character> = fixed.chain(self.dealt()).chain(spares).collect();
        let in_pool = |c: &Character| self.pool & (1 << *c as u8) != 0 && !known.contains(c);
        let mut left: Vec<Character> = Character::all().filter(in_pool).collect();
        chance::shuffle(rng, &mut left);
        for seat in self.all_seats().iter() {
            let count = self.dealt_len[seat.index()] as usize;
            game.dealt[seat.index()] = match self.own_seat() {
                Some(own) if own == seat => self.dealt,
                _ => std::array::from_fn(|i| if i < count { left.pop() } else { None }),
            };
        }
    }

    /// What others decided about their characters nobody else knows: anything is possible.
    fn redeal_decisions(&self, game: &mut Game, rng: &mut ChaCha8Rng) {
        let Some(decided) = game.sealed() else { return };
        let own = self.viewer.map_or(Seats::NONE, |player| self.seats_of(player));
        let mut coins = [false, true].repeat(decided.len());
        chance::shuffle(rng, &mut coins);
        let others = decided.minus(own).iter().zip(coins).filter(|(_, keeps)| *keeps);
        game.keeps = others.fold(self.keeps, |all, (seat, _)| all.with(seat));
    }

    /// The game without its cards, roles and chance.
    fn skeleton(&self) -> Game {
        let players = self.count / self.mode.characters();
        let mut config = crate::config::Config::new(crate::config::Edition::Compendium, players);
        (config.mode, config.deck, config.switches) = (self.mode, self.deck, self.switches);
        let mut game = Game::empty(&config, Seed([0; 32]));
        for seat in self.all_seats().iter() {
            let view = self.seat(seat);
            *game.seat_mut(seat) = crate::game::SeatState {
                life: view.life,
                max: view.max,
                character: view.character,
                borrowed: view.borrowed,
                drawn: view.drawn,
                spare: None,
            };
        }
        game.pool = self.pool;
        game.books = self.books;
        game.in_game = self.cards;
        game.ring = self.ring;
        game.owners = Owners::new(self.all_seats(), |seat| self.owners[seat]);
        (game.passive, game.acting) = (self.passive, self.acting);
        game.living = self.living;
        (game.ghosts, game.withdrawn) = (self.ghosts, self.withdrawn);
        (game.skips, game.extra) = (self.skips, self.extra);
        game.shown = self.role_shown.iter().map(|seat| self.owner(seat)).fold(Players::NONE, Players::with);
        game.turn = self.turn;
        game.stacks.open = self.open;
        game.set_events(self.events);
        game.muted = self.muted;
        game.stack = self.stack;
        game.ask = self.ask;
        game.asked = self.asked;
        game.unjudged = self.unjudged;
        game.over = self.winner;
        game.last_stand = self.last_stand;
        game.mark(self.fresh, self.kept);
        game.lock(self.locked);
        game
    }
}

/// The open part of a table, which can be asked what everybody can work out.
#[derive(Copy, Clone)]
pub struct Board(Game);

impl Board {
    /// The distance at which one seat sees another; `None` where the table leaves it undefined.
    pub fn distance(&self, from: Seat, to: Seat) -> Option<u8> {
        self.0.distance(from, to)
    }

    /// Whom a seat must eliminate, where everybody is after one and that still counts (VAR-TRIO-2).
    pub fn target(&self, seat: Seat) -> Option<Seat> {
        self.0.target(seat)
    }

    /// Range of a seat's shots.
    pub fn range(&self, seat: Seat) -> u8 {
        self.0.range(seat)
    }

    /// Everybody within a seat's range.
    pub fn reachable(&self, seat: Seat) -> Seats {
        self.0.reachable(seat)
    }

    /// How many limited cards (Bang!) the seat may play in its turn.
    pub fn limit(&self, seat: Seat) -> u8 {
        self.0.limit(seat)
    }

    /// What speaking brings the seat: whoever is out, and everybody when the game is over, speaks freely.
    pub fn talk(&self, seat: Seat) -> Talk {
        if self.0.over.is_some() || !self.0.living.contains(seat) { Talk::Free } else { self.0.talk(seat).1 }
    }

    /// How many cards the seat draws in phase one.
    pub fn draw_count(&self, seat: Seat) -> u8 {
        self.0.draw_count(seat)
    }

    /// Whom an event means anything to just now.
    pub fn concerned(&self, event: EventCard) -> Seats {
        match event.def().concerns {
            Some(concerns) => {
                self.0.all_seats().iter().filter(|seat| concerns(&self.0, *seat)).fold(Seats::NONE, Seats::with)
            }
            None => self.0.present(),
        }
    }

    /// How many cards the seat may keep in phase three.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        self.0.hand_limit(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Legal;
    use crate::config::{Config, Edition};

    // Whatever anybody knows is as it was; what nobody knows lies otherwise.
    #[test]
    fn another_future_looks_the_same_to_everybody() {
        let mut config = Config::new(Edition::Compendium, 5);
        config.set("event_mode", "mixed").expect("there is such a stack");
        let mut game = Game::new(&config, 3.into()).expect("it can be played");
        let (mut list, mut other_decks, mut steps) = (Legal::new(), 0, 0_usize);
        while game.ask().is_some() && steps < 400 {
            let other = game.reshuffled((steps as u64).into());
            for player in game.players().iter() {
                assert_eq!(other.view(Some(player)), game.view(Some(player)), "step {steps}");
                assert_eq!(other.hand_of(player), game.hand_of(player));
            }
            assert!(game.all_seats().iter().all(|seat| other.role(seat) == game.role(seat)));
            other_decks += usize::from(other.draw_pile().as_slice() != game.draw_pile().as_slice());
            game.legal(&mut list);
            game.take(&list, (steps * 7 + 3) % list.len(), None).expect("it is listed");
            steps += 1;
        }
        assert!(steps > 100 && other_decks > steps / 2, "{other_decks} of {steps}");
    }
}
