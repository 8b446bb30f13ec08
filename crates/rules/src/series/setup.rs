//! The set-up of a game of a series, step by step (VAR-SERIES-3).

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::catalog::{Character, ROSTER};
use crate::config::Config;
use crate::fact::Fact;
use crate::frame::{Got, Next, Stack};
use crate::frames::casting::Casting;
use crate::frames::opening::Opening;
use crate::game::{Game, Spare};
use crate::ids::{Players, Seat, Seats};
use crate::piles::{Few, PerSeat};
use crate::run::{Run, become_frame, call};
use crate::series::buying::Buying;
use crate::series::hiring::Hiring;
use crate::series::keeping::{Keeping, Staying};
use crate::series::money::Dollar;
use crate::switches::{KeepCharacter, Series};
use crate::zones::Place;

/// What everybody starts a series with where characters are hired (VAR-HIRE-1).
const STAKE: i32 = 1000;

/// Steps of the set-up, after the roles.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Everybody gets his first money.
    Stake,
    /// Characters of the game before are kept or given back.
    Keep,
    /// Those who have none get one: dealt, chosen or hired.
    Cast,
    /// Cards are bought for the opening hand.
    Buy,
    /// Everything else is shuffled and dealt.
    Deal,
}

/// A game of a series is set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Who begins the game.
    pub first: Seat,
    /// What comes next.
    pub step: Step,
}

impl Setup {
    fn at(self, step: Step) -> Setup {
        Setup { step, ..self }
    }

    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        match self.step {
            Step::Stake => {
                run.game.all_seats().iter().for_each(|seat| run.book(seat, STAKE, Dollar::Stake));
                become_frame(self.at(Step::Keep))
            }
            Step::Keep => self.keep(run),
            Step::Cast => self.cast(run),
            Step::Buy => {
                let left = run.game.all_seats();
                if run.game.switches.options.experience {
                    return call(self.at(Step::Deal), Buying { first: self.first, left });
                }
                become_frame(self.at(Step::Deal))
            }
            Step::Deal => {
                run.game.deal_rest();
                become_frame(Opening::of(self.first))
            }
        }
    }

    fn keep(self, run: &mut Run<'_>) -> Next {
        let options = &run.game.switches.options;
        let (hire, keep) = (options.hire, options.keep_character == KeepCharacter::SurvivorsMay);
        let then = self.at(Step::Cast);
        let left = run.game.may_keep();
        match (hire, keep) {
            (true, _) => call(then, Staying { first: self.first, left }),
            (false, true) => call(then, Keeping { first: self.first, left }),
            (false, false) => become_frame(then),
        }
    }

    /// Everybody who kept nothing gets a character.
    fn cast(self, run: &mut Run<'_>) -> Next {
        let lacking = run.game.lacking();
        run.game.books.held = PerSeat::all(None);
        for seat in lacking.iter() {
            run.game.books.price[seat] = None;
        }
        let (mut free, count) = run.game.free_characters();
        run.game.chance.shuffle(&mut free[..count]);
        let mut dealt = free[..count].iter().copied();
        let then = self.at(Step::Buy);
        if run.game.switches.options.hire {
            let offered: Few<Character, 8> = dealt.take(lacking.len()).collect();
            run.game.books.offered = offered;
            offered.iter().for_each(|character| run.tell(Fact::Offered { character }));
            return call(then, Hiring { first: self.first, last: None });
        }
        let choice = run.game.switches.options.character_choice.count();
        if choice > 1 && !lacking.is_empty() {
            for seat in lacking.iter() {
                run.game.dealt[seat.index()][..choice].fill_with(|| dealt.next());
            }
            return call(then, Casting { first: self.first, left: lacking });
        }
        for (seat, character) in lacking.iter().zip(dealt) {
            run.become_character(seat, character);
        }
        become_frame(then)
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

impl Config {
    /// Is anything decided between the roles and the first turn, or has the table money to hand out?
    pub(crate) fn is_set_up_in_steps(&self) -> bool {
        let options = &self.switches.options;
        let keeps = options.keep_character == KeepCharacter::SurvivorsMay;
        // Two characters each are picked anew for every game (VAR-DUO-1).
        options.hire || self.mode.characters() == 1 && self.carry.is_some() && (keeps || options.experience)
    }

    /// How many games a series of this table has; one more is a rematch where it is one.
    pub fn games(&self) -> u8 {
        match self.switches.options.series {
            Series::Single => 1,
            Series::Rotation => self.seats,
        }
    }
}

impl Game {
    /// The roles are dealt; everything else is still to come. Cards that lay in front lie there still, without effect.
    pub(crate) fn begin_setup(&mut self, config: &Config, first: Seat) {
        self.pool = config.pool().fold(0, |all, character| all | 1 << character as u8);
        for seat in self.all_seats().iter() {
            if let Some(character) = config.fixed[seat.index()] {
                self.seat_character(seat, character);
                self.books.held[seat] = None;
            }
        }
        let mut left = config.playing_cards();
        if let Some(carry) = config.carry.as_ref().filter(|_| config.switches.options.experience) {
            for seat in self.all_seats().iter() {
                for card in carry.front[seat.index()].iter().filter(|card| left.contains(**card)) {
                    self.place(*card, Place::Table(seat), Players::ALL);
                }
            }
            left = left.minus(self.in_game);
        }
        left.iter().for_each(|card| self.place(card, Place::Deck, Players::NONE));
        self.turn.seat = first;
        self.refresh();
        let step = if config.carry.is_none() { Step::Stake } else { Step::Keep };
        self.stack = Stack::new(Setup { first, step }.into());
    }

    /// Step 6: everything but bought cards is shuffled, events are dealt. Hands are filled as in any game.
    fn deal_rest(&mut self) {
        let (mut free, count) = self.free_characters();
        self.books.offered = Few::EMPTY;
        self.pool = 0;
        self.refresh();
        self.shuffle_all_but_hands();
        self.deal_events();
        if self.stacks.main.iter().any(|event| event.def().needs_spares) {
            self.chance.shuffle(&mut free[..count]);
            for (seat, character) in self.all_seats().iter().zip(free) {
                self.seat_mut(seat).spare = Some(Spare { character, seen: Players::NONE });
            }
        }
    }

    /// Seats without a character, while a game is set up.
    pub(crate) fn lacking(&self) -> Seats {
        self.all_seats().iter().filter(|seat| self.seat(*seat).max == 0).fold(Seats::NONE, Seats::with)
    }

    /// Seats that may keep a character of the game before.
    pub(crate) fn may_keep(&self) -> Seats {
        self.lacking().iter().filter(|seat| self.books.held[*seat].is_some()).fold(Seats::NONE, Seats::with)
    }

    /// Characters of the table that nobody has and that do not lie face up.
    pub(crate) fn free_characters(&self) -> ([Character; ROSTER], usize) {
        let taken = |one: Character| {
            let seated = self.all_seats().minus(self.lacking()).iter().any(|seat| self.seat(seat).character == one);
            seated || self.books.offered.iter().any(|other| other == one)
        };
        let mut free = [self.seat(Seat::at(0)).character; ROSTER];
        let mut count = 0;
        for one in Character::all().filter(|one| self.pool & (1 << *one as u8) != 0 && !taken(*one)) {
            free[count] = one;
            count += 1;
        }
        (free, count)
    }

    /// Seats counter-clockwise from the right of `seat`, which comes last.
    pub(crate) fn counter_clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seat_count();
        (1..=count).map(move |step| Seat::at((seat.index() + count - step) % count))
    }
}

impl Run<'_> {
    /// A seat gets its character, with its full life; everybody sees it.
    pub(crate) fn become_character(&mut self, seat: Seat, character: Character) {
        self.game.seat_character(seat, character);
        self.tell(Fact::Became { seat, character });
    }
}
