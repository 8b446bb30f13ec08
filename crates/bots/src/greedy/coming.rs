//! The event everybody sees coming: what it means for the cards one holds now.
//!
//! The next event of the main stack lies open. It will be in force when the holder's next turn begins, so cards that will be
//! useless then are used up now, and cards that will be needed are kept.

use saloon_rules::{Kind, View};

/// How the next event changes what is worth doing now.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Coming {
    /// Nothing that matters to a plan, or nobody knows.
    #[default]
    Nothing,
    /// No Bang! in one's own turn.
    NoShots,
    /// Two Bang! cards a turn, or two for a shot.
    MoreShots,
    /// No Beer.
    NoBeer,
    /// A hit for each card in hand.
    HandsHurt,
    /// A dodge or two life points.
    DodgesCount,
    /// Nothing can be laid in play.
    NothingLaid,
    /// Everybody loses a card in play.
    TableRobbed,
    /// Everybody loses a life point.
    LifeLost,
    /// Hardly any cards to draw.
    FewCards,
}

impl Coming {
    /// What is coming, as far as the viewer can see.
    pub(super) fn of(view: &View) -> Coming {
        let Some(event) = view.next_event.filter(|_| view.keeper().is_some()) else { return Coming::Nothing };
        match event.id() {
            "the-sermon" => Coming::NoShots,
            "shootout" | "sniper" | "ricochet" => Coming::MoreShots,
            "the-reverend" => Coming::NoBeer,
            "a-fistful-of-cards" => Coming::HandsHurt,
            "russian-roulette" => Coming::DodgesCount,
            "the-judge" => Coming::NothingLaid,
            "the-daltons" => Coming::TableRobbed,
            "high-noon" => Coming::LifeLost,
            "thirst" => Coming::FewCards,
            _ => Coming::Nothing,
        }
    }

    /// How much more or less a card in hand will be worth then.
    pub(super) fn kept(self, kind: Kind) -> f32 {
        let def = kind.def();
        match self {
            Coming::NoShots if kind == Kind::Bang => -1.2,
            Coming::MoreShots if kind == Kind::Bang => 0.8,
            Coming::NoBeer if kind == Kind::Beer => -1.8,
            Coming::HandsHurt if def.dodges => 0.8,
            Coming::HandsHurt => -1.2,
            Coming::DodgesCount if def.dodges => 2.0,
            Coming::NothingLaid if def.stays() => -0.8,
            Coming::LifeLost if kind == Kind::Beer => 0.6,
            Coming::FewCards => 0.2,
            _ => 0.0,
        }
    }

    /// How much better it is that a card leaves the hand now; `bare` if nothing else of the holder's is in play.
    pub(super) fn used_now(self, kind: Kind, bare: bool) -> f32 {
        let def = kind.def();
        match self {
            Coming::NoShots if kind == Kind::Bang => 0.3,
            Coming::HandsHurt if !def.dodges => 0.8,
            Coming::NothingLaid if def.stays() => 0.8,
            Coming::TableRobbed if def.stays() && !def.laid_on_others => {
                if bare {
                    -2.5
                } else {
                    -0.3
                }
            }
            _ => 0.0,
        }
    }

    /// How much better or worse it is to draw a card now.
    pub(super) fn drawn_now(self) -> f32 {
        match self {
            Coming::HandsHurt => -2.2,
            Coming::FewCards => 0.3,
            _ => 0.0,
        }
    }

    /// Will drinking later be impossible?
    pub(super) fn is_last_call(self) -> bool {
        self == Coming::NoBeer
    }
}

#[cfg(test)]
mod tests {
    use super::super::Greedy;
    use crate::Bot;
    use saloon_rules::notation::action_text;
    use saloon_rules::scene::{opening, parse};
    use saloon_rules::{Game, Legal};

    /// What the greedy player does in a position, in notation.
    fn answer(game: &Game) -> String {
        let ask = game.ask().expect("somebody is asked");
        let mut legal = Legal::new();
        game.legal(&mut legal);
        let index = Greedy::new().choose(&game.view(Some(ask.who)), &ask, &legal);
        action_text(game.deck(), legal.actions()[index])
    }

    /// The same position with this event on top of the stack.
    fn before(next: &str, seats: &str) -> Game {
        let text = format!("scene Before {next}\ncites EVS-07\n{seats}\nstack {next} blessing curse\n--\n? A");
        let scene = parse(&text).unwrap_or_else(|why| panic!("{why}\n{text}")).remove(0);
        opening(&scene).unwrap_or_else(|why| panic!("{why}\n{text}"))
    }

    /// What is done before one event, and before another that changes nothing.
    fn both(next: &str, seats: &str) -> (String, String) {
        (answer(&before(next, seats)), answer(&before("the-doctor", seats)))
    }

    const OTHERS: &str = "B outlaw bart-cassidy 4/4 hand missed missed missed missed\nC outlaw jourdonnais 4/4 hand missed\n\
                          D renegade kit-carlson 4/4 hand missed";

    #[test]
    fn no_hand_is_built_before_hands_hurt() {
        let seats =
            format!("edition compendium\nA sheriff willy-the-kid 5/5 hand stagecoach missed\n{OTHERS}\nturn A play");
        let (planned, usual) = both("a-fistful-of-cards", &seats);
        assert_eq!((planned.as_str(), usual.as_str()), ("pass", "stagecoach/9S"));
    }

    #[test]
    fn beer_is_drunk_in_time_where_it_can_prevent_a_loss() {
        let seats = format!(
            "edition dodge-city+base\nset house = true\nA sheriff willy-the-kid 4/5 hand beer bang\n{OTHERS}\nturn A discard"
        );
        let drunk = |next: &str| {
            let text =
                seats.replace("turn A discard", "turn B play").replace("hand missed missed missed missed", "hand bang");
            let mut game = before(next, &text);
            let shot = game.ask().expect("B plays");
            let mut legal = Legal::new();
            game.legal(&mut legal);
            let bang =
                legal.actions().iter().position(|a| action_text(game.deck(), *a).starts_with("bang")).expect("a shot");
            assert_eq!(shot.seat.index(), 1);
            game.take(&legal, bang, None).expect("it is listed");
            // Nothing to dodge with.
            game.legal(&mut legal);
            let pass = legal
                .actions()
                .iter()
                .position(|a| action_text(game.deck(), *a) == "pass")
                .expect("a hit may be taken");
            game.take(&legal, pass, None).expect("it is listed");
            answer(&game)
        };
        assert_eq!((drunk("the-reverend").as_str(), drunk("the-doctor").as_str()), ("beer/6H", "pass"));
    }

    #[test]
    fn beer_goes_first_when_it_cannot_be_drunk_and_bang_when_it_cannot_be_shot() {
        let seats = format!("edition compendium\nA sheriff paul-regret 1/4 hand beer bang\n{OTHERS}\nturn A discard");
        let (planned, usual) = both("the-reverend", &seats);
        assert!(planned.starts_with("pick beer") && usual.starts_with("pick bang"), "{planned}, {usual}");
        let seats = seats.replace("hand beer bang", "hand bang indians");
        let (planned, usual) = both("the-sermon", &seats);
        assert!(planned.starts_with("pick bang") && usual.starts_with("pick indians"), "{planned}, {usual}");
    }

    #[test]
    fn a_bang_is_kept_for_the_end_of_the_sermon() {
        let seats = format!(
            "edition compendium\nA sheriff paul-regret 1/4 hand bang punch\n{OTHERS}\nevent the-sermon\nturn A discard"
        );
        let (planned, usual) = both("shootout", &seats);
        assert!(planned.starts_with("pick punch") && usual.starts_with("pick bang"), "{planned}, {usual}");
    }

    #[test]
    fn dodges_are_kept_for_the_roulette() {
        let seats = format!(
            "edition compendium\nA sheriff paul-regret 3/4 hand missed wells-fargo missed missed\n{OTHERS}\nturn A discard"
        );
        let (planned, usual) = both("russian-roulette", &seats);
        assert!(planned.starts_with("pick wells-fargo") && usual.starts_with("pick missed"), "{planned}, {usual}");
    }

    #[test]
    fn cards_are_laid_before_they_cannot_be_and_not_before_they_are_robbed() {
        let seats =
            format!("edition compendium\nA sheriff paul-regret 4/4 hand schofield missed\n{OTHERS}\nturn A play");
        let judged = answer(&before("the-judge", &seats));
        let robbed = answer(&before("the-daltons", &seats.replace("schofield", "binocular")));
        assert!(judged.starts_with("schofield") && robbed == "pass", "{judged}, {robbed}");
    }

    #[test]
    fn nothing_is_planned_for_what_cannot_be_seen() {
        let seats = format!(
            "edition compendium\nset event_stack_visibility = face_down\nA sheriff willy-the-kid 5/5 hand stagecoach missed\n\
             {OTHERS}\nturn A play"
        );
        let (planned, usual) = both("a-fistful-of-cards", &seats);
        assert_eq!(planned, usual);
    }
}
