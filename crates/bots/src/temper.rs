//! A matter of taste: a bold bot shoots where another waits, a careful one waits where another shoots, as long as both come out
//! nearly alike. It knows no more and thinks no less.

use saloon_rules::defs::Step;
use saloon_rules::{Action, Deck, Kind, Seat};

use crate::{Bot, BotName, Level, Mind};

/// What a bot likes to do where it makes little difference.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Nothing in particular.
    #[default]
    Even,
    /// To attack.
    Bold,
    /// To wait.
    Careful,
}

impl Temper {
    /// All of them.
    pub const ALL: [Temper; 3] = [Temper::Even, Temper::Bold, Temper::Careful];

    /// The word used in files and flags; nothing for the usual one.
    pub const fn id(self) -> &'static str {
        match self {
            Temper::Even => "",
            Temper::Bold => "bold",
            Temper::Careful => "careful",
        }
    }

    /// Of answers that come out alike, the best first: the one it likes, if it has a liking and one of them is of the sort.
    pub(crate) fn liked(self, alike: impl Iterator<Item = usize>, is_attack: impl Fn(usize) -> bool) -> Option<usize> {
        let mut alike = alike;
        match self {
            Temper::Even => None,
            Temper::Bold => alike.find(|index| is_attack(*index)),
            Temper::Careful => alike.find(|index| !is_attack(*index)),
        }
    }
}

/// A kind of bot somebody may ask for: which one, and in what temper. Written `sharp`, or `sharp:bold`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BotKind {
    /// Which one.
    pub name: BotName,
    /// Its temper; only levels have one.
    pub temper: Temper,
}

impl From<BotName> for BotKind {
    fn from(name: BotName) -> BotKind {
        BotKind { name, temper: Temper::Even }
    }
}

impl BotKind {
    /// The kind with this word.
    pub fn from_id(id: &str) -> Option<BotKind> {
        let Some((name, temper)) = id.split_once(':') else { return BotName::from_id(id).map(BotKind::from) };
        let name = BotName::from_id(name).filter(|name| name.is_level())?;
        let temper = Temper::ALL.into_iter().find(|one| *one != Temper::Even && one.id() == temper)?;
        Some(BotKind { name, temper })
    }

    /// The word used in files and flags.
    pub fn id(self) -> String {
        match self.temper {
            Temper::Even => self.name.id().to_owned(),
            temper => format!("{}:{}", self.name.id(), temper.id()),
        }
    }

    /// A bot of this kind for one seat of one game.
    pub fn seated(self, seed: u64) -> Box<dyn Bot> {
        let level = match self.name {
            BotName::Easy => Level::Easy,
            BotName::Normal => Level::Normal,
            BotName::Sharp => Level::Sharp,
            other => return other.seated(seed),
        };
        Box::new(Mind::new(level, seed).with_temper(self.temper))
    }
}

/// Does it do harm to somebody else, if it comes off?
pub(crate) fn is_attack(action: &Action, deck: Deck, me: Seat) -> bool {
    let (kind, aim) = match *action {
        Action::Play { kind, aim, .. } => (kind, aim),
        Action::Use { source: saloon_rules::Source::Card(card), aim, .. } => (deck.face(card).kind, aim),
        _ => return false,
    };
    let at_another = aim.seat.is_some_and(|seat| seat != me);
    match kind.def().steps.first() {
        Some(Step::ShootEach | Step::DemandEach(_)) => true,
        Some(Step::Shoot) => at_another,
        _ => at_another && matches!(kind, Kind::Duel | Kind::Jail),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_written_as_they_are_read() {
        for name in BotName::ALL {
            for temper in Temper::ALL {
                let kind = BotKind { name, temper };
                let known = temper == Temper::Even || name.is_level();
                assert_eq!(BotKind::from_id(&kind.id()), known.then_some(kind), "{}", kind.id());
            }
        }
        for wrong in ["", "sharp:", "sharp:even", "sharp:bold:bold", ":bold", "sharp:rash", "nobody"] {
            assert_eq!(BotKind::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_temper_takes_the_best_of_its_sort() {
        let attack = |index: usize| index >= 10;
        let liked = |temper: Temper| temper.liked([3, 12, 4, 11].into_iter(), attack);
        assert_eq!([liked(Temper::Even), liked(Temper::Bold), liked(Temper::Careful)], [None, Some(12), Some(3)]);
        assert_eq!(Temper::Bold.liked([3, 4].into_iter(), attack), None);
    }
}
