//! A room that exists in unit tests only: a character and events that no box has, to try what the boxes to come will need.
//!
//! Nothing here is dealt in a game anybody plays. How such things are added to the program is told in docs/worked-example.md.

use crate::ask::{Window, Windows};
use crate::catalog::Kind;
use crate::catalog::{EventBox, InventedSlot};
use crate::defs::{CharacterDef, End, EventDef, Reach};
use crate::frames::draw::{DrawCards, Steal};
use crate::ids::Seats;
use crate::rules::{Ability, Ban, Change, Hook, How, Hush, Rules, Stratum, Verdict};

/// Once a turn takes a card of a neighbour's hand; once a turn may draw when somebody else discards.
pub const MAGPIE_MEG: CharacterDef = CharacterDef::new(
    ("magpie-meg", "AW-1"),
    4,
    Rules {
        abilities: Some(&[SWIPE, SALVAGE]),
        after_discard: Some(|run, me, _| run.offer(me, Window::Discard)),
        ..Rules::NONE
    },
);

const SWIPE: Ability = Ability {
    uses: |_| 1,
    reach: Reach::Distance(1),
    end: End::Take,
    ..Ability::new("swipe", "AW-1", |_, me, aim, _| Steal { who: me, from: aim.seat.unwrap_or(me), count: 1 }.into())
};

const SALVAGE: Ability = Ability {
    windows: |_, _| Windows::of(&[Window::Discard]),
    uses: |_| 1,
    ..Ability::new("salvage", "AW-1", |_, me, _, _| DrawCards { who: me, count: 1 }.into())
};

/// The events of this room.
pub const EVENTS: &[EventDef] = &[DRY_TOWN, HUSH, DROUGHT, PLENTY, FOG];

const fn main(id: &'static str, rules: Rules) -> EventDef {
    EventDef::new(EventBox::Invented(InventedSlot::Main), (id, "EVS-03"), rules)
}

const fn side(id: &'static str, rules: Rules) -> EventDef {
    EventDef::new(EventBox::Invented(InventedSlot::Side), (id, "EVS-03"), rules)
}

/// Every Bang! takes two dodges, and nobody drinks Beer.
pub const DRY_TOWN: EventDef = main(
    "dry-town",
    Rules {
        owed: Some(|_, _, shot| if shot.kind == Some(Kind::Bang) { Change::AtLeast(2) } else { Change::Keep }),
        may_play: Some(Ban::on(&[How::Act, How::Answer], |_, _, attempt| match attempt.kind {
            Some(Kind::Beer) => Verdict::Forbid("EVS-05"),
            _ => Verdict::Allow,
        })),
        ..Rules::NONE
    },
);

/// Characters lose their abilities.
pub const HUSH: EventDef = side(
    "hush",
    Rules {
        silences: Some(|game, _, below| if below == Stratum::Characters { game.all_seats() } else { Seats::NONE }),
        ..Rules::NONE
    },
);

/// Everybody draws one card.
pub const DROUGHT: EventDef = side("drought", Rules { draw_count: Some(|_, _| Change::Set(1)), ..Rules::NONE });

/// Everybody draws three cards.
pub const PLENTY: EventDef = main("plenty", Rules { draw_count: Some(|_, _| Change::Set(3)), ..Rules::NONE });

/// Characters neither see farther nor are seen farther; cards in play still count.
pub const FOG: EventDef = main(
    "fog",
    Rules { hushes: Some(Hush { hooks: &[Hook::Sees, Hook::SeenBy], whom: |game| game.all_seats() }), ..Rules::NONE },
);

#[cfg(test)]
mod tests {
    use crate::catalog::{Character, EventCard};
    use crate::rules::{Change, Rank, Tally, on};
    use crate::{Action, Aim, Config, Edition, Events, Game, Legal, Question, Seat, Source, Why, scene};

    fn event(id: &str) -> EventCard {
        EventCard::from_id(id).expect("it is in the test catalogue")
    }

    fn table(own: &[Character]) -> Game {
        let mut game = Game::new(&Config::new(Edition::Compendium, 5), 3.into()).expect("it can be played");
        for (i, character) in own.iter().enumerate() {
            game.seat_mut(Seat::at(i)).character = *character;
        }
        game.refresh();
        game
    }

    fn holds(text: &str) {
        for scene in scene::parse(text).unwrap_or_else(|why| panic!("{why}")) {
            let failures = scene::check(&scene).unwrap_or_else(|why| panic!("{why}"));
            assert!(failures.is_empty(), "{failures:?}");
        }
    }

    /// Every order of a list.
    fn orders<T: Copy>(list: &[T]) -> Vec<Vec<T>> {
        if list.is_empty() {
            return vec![Vec::new()];
        }
        let pick = |i: usize| {
            let rest: Vec<T> = [&list[..i], &list[i + 1..]].concat();
            orders(&rest).into_iter().map(move |order| [vec![list[i]], order].concat())
        };
        (0..list.len()).flat_map(pick).collect()
    }

    // EVS-04, CLAR-24
    #[test]
    fn the_order_of_asking_changes_no_answer() {
        let answers = [
            (Rank::Card, Change::Set(9)),
            (Rank::Character, Change::Set(4)),
            (Rank::Character, Change::Set(5)),
            (Rank::Character, Change::Add(2)),
            (Rank::SideEvent, Change::AtMost(6)),
            (Rank::Card, Change::AtLeast(1)),
        ];
        for order in orders(&answers) {
            let mut tally = Tally::SILENCE;
            order.iter().for_each(|(rank, change)| tally.hear(*rank, *change));
            // The character's greater number, plus two, cut down to six.
            assert_eq!(tally.from(2), 6, "{order:?}");
        }
    }

    #[test]
    fn a_permission_beats_a_restriction() {
        let mut tally = Tally::SILENCE;
        tally.hear(Rank::MainEvent, Change::AtMost(1));
        tally.hear(Rank::Character, Change::AtLeast(3));
        assert_eq!(tally.from(2), 3);
    }

    // EVS-04, CLAR-24
    #[test]
    fn the_main_event_has_the_last_word_then_the_side_event_then_the_character() {
        let mut game = table(&[Character::PixiePete]);
        let pete = Seat::at(0);
        assert_eq!(game.draw_count(pete), 4);
        game.set_events(Events { main: None, side: Some(event("drought")) });
        assert_eq!(game.draw_count(pete), 1);
        game.set_events(Events { main: Some(event("plenty")), side: Some(event("drought")) });
        assert_eq!(game.draw_count(pete), 3);
        let ranks: Vec<Rank> = game.sources(pete, on::DrawCount).map(|(voice, _)| voice.rank).collect();
        assert_eq!(ranks, [Rank::SideEvent, Rank::MainEvent, Rank::Character], "they are heard in the order they act");
        game.set_events(Events::NONE);
        assert_eq!(game.draw_count(pete), 4);
    }

    #[test]
    fn silenced_characters_neither_answer_nor_silence() {
        let mut game = table(&[Character::BelleStar, Character::PaulRegret, Character::BartCassidy]);
        game.turn.seat = Seat::at(0);
        game.refresh();
        assert!(game.muted.contains(Seat::at(1)), "Belle Star silences cards in her turn");
        let far = game.distance(Seat::at(0), Seat::at(1));
        game.set_events(Events { main: None, side: Some(event("hush")) });
        assert!(game.muted.is_empty());
        assert!(game.distance(Seat::at(0), Seat::at(1)) < far);
        assert!(game.listening(on::AfterWound).is_empty());
    }

    #[test]
    fn a_silence_may_concern_single_questions() {
        let mut game = table(&[Character::RoseDoolan, Character::PaulRegret, Character::PixiePete]);
        let [rose, paul, pete] = [0, 1, 2].map(Seat::at);
        let bare = game.distance(pete, rose);
        assert_eq!((game.distance(rose, pete), game.distance(pete, paul)), (Some(1), Some(2)));
        game.set_events(Events { main: Some(event("fog")), side: None });
        assert_eq!((game.distance(rose, pete), game.distance(pete, paul)), (bare, Some(1)));
        assert_eq!(game.draw_count(pete), 4, "no other question is touched");
        assert!(game.listening(on::SeenBy).is_empty());
    }

    #[test]
    fn several_characters_may_be_lent_at_once_and_go_when_their_seat_falls() {
        let mut game = table(&[Character::VeraCuster]);
        let vera = Seat::at(0);
        let state = game.seat_mut(vera);
        state.borrowed = Some(Character::PaulRegret);
        state.drawn = [Character::RoseDoolan, Character::SlabTheKiller].into_iter().collect();
        game.refresh();
        let heard: Vec<_> = game.sources(vera, on::Sees).map(|(voice, _)| voice.source).collect();
        assert_eq!(heard, [Some(Source::Character(Character::RoseDoolan))]);
        assert_eq!(game.sources(vera, on::SeenBy).count(), 1);
        assert_eq!(game.sources(vera, on::Owed).count(), 1);
        let view = game.view(None);
        assert_eq!(view.seat(vera).drawn, game.seat(vera).drawn, "they are public (CHAR-GREYGORY-DECK-E7)");
        assert_eq!(view.redeal(1.into()).view(None), view);
        let text = serde_json::to_string(&game).expect("it can be saved");
        assert_eq!(serde_json::from_str::<Game>(&text).expect("it can be read"), game);
        game.seat_mut(vera).give_back();
        game.refresh();
        assert_eq!(game.sources(vera, on::Owed).count(), 0);
    }

    #[test]
    fn events_rest_at_none_and_are_seen_by_all() {
        let mut game = table(&[]);
        let before = game.fingerprint();
        game.set_events(Events { main: Some(event("dry-town")), side: None });
        assert_ne!(game.fingerprint(), before);
        let view = game.view(None);
        assert_eq!(view.events.main, Some(event("dry-town")));
        assert_eq!(view.redeal(1.into()).events(), view.events);
        game.set_events(Events::NONE);
        assert_eq!(game.fingerprint(), before);
        let text = serde_json::to_string(&view.events).expect("it can be written");
        assert_eq!(text, r#"{"main":"dry-town"}"#);
        assert_eq!(serde_json::from_str::<Events>(&text).expect("it can be read"), view.events);
    }

    #[test]
    fn every_bang_takes_two_dodges_and_no_beer_is_drunk() {
        holds(
            "scene two dodges, no Beer\n\
             cites EVS-05\n\
             A sheriff rose-doolan 4/5 hand bang beer\n\
             B outlaw bart-cassidy 4/4 hand missed missed\n\
             C outlaw jourdonnais 4/4\n\
             D renegade kit-carlson 4/4\n\
             event dry-town\n\
             turn A play\n\
             --\n\
             refused A beer : EVS-05\n\
             A bang B ? B answers missed owing 2\n\
             B missed ? B answers missed owing 1\n\
             B missed ? A plays exactly pass\n\
             --\n\
             B 4/4\n",
        );
    }

    #[test]
    fn nobody_is_asked_to_save_himself_with_what_is_forbidden() {
        holds(
            "scene a rescue that cannot come\n\
             A sheriff rose-doolan 5/5 hand bang\n\
             B outlaw paul-regret 1/3 hand beer\n\
             C outlaw jourdonnais 4/4\n\
             D renegade kit-carlson 4/4\n\
             event dry-town\n\
             turn A play\n\
             --\n\
             A bang B ? B answers missed owing 2\n\
             B pass ? A plays\n\
             --\n\
             B dead\n",
        );
    }

    #[test]
    fn a_refusal_names_who_forbids_it() {
        let mut game = table(&[]);
        game.set_events(Events { main: Some(event("dry-town")), side: None });
        let me = game.ask().expect("somebody is asked").seat;
        let beer = game.deck().cards().iter().find(|card| game.kind(*card).id() == "beer").expect("there are six");
        let place = game.all_seats().iter().find(|seat| game.hand(*seat).contains(beer));
        match place {
            Some(seat) if seat == me => {}
            Some(seat) => game.hand_to_hand(beer, seat, me, crate::Players::NONE),
            None => {
                while !game.hand(me).contains(beer) {
                    game.deck_to_hand(me);
                }
            }
        }
        game.seat_mut(me).life = 1;
        let action = Action::Play { card: beer, kind: game.kind(beer), aim: Aim::NOTHING, pay: [None, None] };
        let refusal = game.why_not(game.owner(me), action).expect("it is forbidden");
        assert_eq!(
            (refusal.rule, refusal.why),
            ("EVS-05", Why::Forbidden { by: Some(Source::Event(event("dry-town"))) })
        );
        game.set_events(Events::NONE);
        assert_eq!(game.why_not(game.owner(me), action), None);
    }

    #[test]
    fn two_abilities_are_listed_aimed_and_counted_each_for_itself() {
        holds(
            "scene a neighbour's card, once\n\
             edition compendium\n\
             A sheriff magpie-meg 5/5 hand beer\n\
             B outlaw bart-cassidy 4/4 hand missed\n\
             C outlaw jourdonnais 4/4 hand bang\n\
             D renegade kit-carlson 4/4 hand bang\n\
             turn A play\n\
             --\n\
             refused A use magpie-meg C : CORE-DIST-05\n\
             refused A use magpie-meg/salvage : AW-1\n\
             A use magpie-meg/swipe B ? A plays\n\
             refused A use magpie-meg D : AW-1\n\
             A pass ? B plays\n\
             --\n\
             A hand beer missed\n",
        );
    }

    #[test]
    fn a_reaction_to_a_discard_is_asked_once_for_all_that_one_step_does() {
        holds(
            "scene she may draw when somebody else discards\n\
             edition compendium\n\
             A sheriff sid-ketchum 3/5 hand bang missed beer beer\n\
             B outlaw magpie-meg 4/4\n\
             C outlaw jourdonnais 4/4 hand bang\n\
             D renegade kit-carlson 4/4 hand bang\n\
             deck any/2C\n\
             turn A play\n\
             --\n\
             A use sid-ketchum pay bang missed ? B interrupts exactly use magpie-meg/salvage, pass\n\
             B use magpie-meg/salvage ? A plays\n\
             A use sid-ketchum pay beer beer ? B plays\n\
             --\n\
             A 5/5\n",
        );
    }

    #[test]
    fn old_and_new_names_of_abilities_are_read() {
        let first: Source = serde_json::from_str(r#"{"character":"magpie-meg"}"#).expect("the old form");
        assert_eq!(first, Source::ability(Character::MagpieMeg, 0));
        let second = Source::ability(Character::MagpieMeg, 1);
        let text = serde_json::to_string(&second).expect("it can be written");
        assert_eq!(text, r#"{"ability":["magpie-meg",1]}"#);
        assert_eq!(serde_json::from_str::<Source>(&text).expect("it can be read"), second);
        assert_eq!(second.ability_def().expect("she has two").id, "salvage");
        assert!(Source::ability(Character::MagpieMeg, 2).ability_def().is_none());
    }

    #[test]
    fn games_with_invented_things_come_to_an_end() {
        let mut list = Legal::new();
        let mut interrupted = 0;
        for seed in 0..60_u64 {
            let mut game = Game::new(&Config::new(Edition::Compendium, 5), seed.into()).expect("it can be played");
            game.seat_mut(Seat::at(1)).character = Character::MagpieMeg;
            let side = (seed % 2 == 0).then(|| event("drought"));
            game.set_events(Events { main: Some(event("dry-town")), side });
            let mut dice = seed;
            let mut steps = 0;
            while let Some(ask) = game.ask() {
                game.legal(&mut list);
                interrupted += usize::from(ask.question == Question::Interrupt);
                assert!(!list.is_empty(), "seed {seed}: {game:?}");
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let index = (dice >> 33) as usize % list.len();
                assert_eq!(game.why_not(ask.who, list.actions()[index]), None);
                game.take(&list, index, None).expect("it is listed");
                steps += 1;
                assert!(steps < 20_000, "seed {seed} never ends");
            }
        }
        assert!(interrupted > 100, "only {interrupted} reactions were asked for");
    }
}
