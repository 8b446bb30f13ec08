//! Which cards may go to the loot together (HEIST-LOOT-1).

use crate::ids::{Cards, Class};

/// How cards go together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Combo {
    /// One card.
    Single,
    /// Equal ones.
    Identical,
    /// Numbers of which one is the sum of the others.
    Sum,
}

/// How these go together, if they do.
pub fn combo(cards: Cards) -> Option<Combo> {
    let first = cards.first()?.class();
    if cards.len() == 1 {
        return Some(Combo::Single);
    }
    if first.cards().holds(cards) {
        return (first != Class::Sheriff).then_some(Combo::Identical);
    }
    let numbers = cards.len() >= 3 && Cards::NUMBERS.holds(cards);
    let value = |card: crate::ids::CardId| u32::from(card.class().value());
    let (total, highest) =
        cards.iter().fold((0, 0), |(total, highest), card| (total + value(card), value(card).max(highest)));
    (numbers && 2 * highest == total).then_some(Combo::Sum)
}

/// Everything of a hand that may go to the loot together.
pub(crate) fn each_combo(hand: Cards, mut each: impl FnMut(Cards)) {
    for class in Class::ALL {
        let alike = hand.of_class(class);
        alike.parts().for_each(&mut each);
    }
    // Sums, built from the lowest card upwards: the highest is the sum of those below it and is added last.
    let numbers = hand.among(Cards::NUMBERS);
    if numbers.len() >= 3 {
        for part in numbers.parts().filter(|part| part.len() >= 3) {
            if combo(part) == Some(Combo::Sum) {
                each(part);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::CardId;

    /// A set of so many cards of each class.
    fn set(words: &str) -> Cards {
        let mut cards = Cards::NONE;
        for word in words.split_whitespace() {
            let class = Class::from_id(word).expect("a class");
            cards = cards.and(Cards::only(class.cards().without(cards).first().expect("one is left")));
        }
        cards
    }

    #[test]
    fn sums() {
        // HEIST-TV-20, HEIST-TV-21, HEIST-LOOT-1, HEIST-LOOT-1b
        for words in ["3 4 7", "1 1 2", "2 2 3 7", "1 2 3 6"] {
            assert_eq!(combo(set(words)), Some(Combo::Sum), "{words}");
        }
    }

    #[test]
    fn equal_cards() {
        // HEIST-TV-22, HEIST-LOOT-1c
        for words in ["3 3", "7 7 7 7", "joker joker", "swap swap swap"] {
            assert_eq!(combo(set(words)), Some(Combo::Identical), "{words}");
        }
    }

    #[test]
    fn what_does_not_go_together() {
        // HEIST-TV-23, HEIST-LOOT-1c
        for words in ["1 2", "1 2 4", "2 3 5 5", "joker 3 3", "swap helper", ""] {
            assert_eq!(combo(set(words)), None, "{words}");
        }
    }

    #[test]
    fn one_card_is_always_a_combination() {
        // HEIST-TV-24, HEIST-LOOT-1a
        for class in Class::ALL {
            assert_eq!(combo(set(class.id())), Some(Combo::Single), "{class:?}");
        }
    }

    #[test]
    fn each_combination_is_listed_once() {
        let hands =
            ["1 1 2 2 3 3 7 7", "1 2 3 4 5 6 7 joker", "7 7 7 joker joker miss swap swap", "2 2 2 2 4 6 swap indians"];
        for hand in hands.map(set) {
            let mut listed = Vec::new();
            each_combo(hand, |cards| listed.push(cards.0));
            let mut all: Vec<u128> = hand.parts().filter(|part| combo(*part).is_some()).map(|part| part.0).collect();
            listed.sort_unstable();
            all.sort_unstable();
            assert_eq!(listed, all, "{hand:?}");
        }
        assert_eq!(CardId::new(69), None);
    }
}
