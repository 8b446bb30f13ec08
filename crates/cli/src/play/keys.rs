//! Which key chooses what. The same thing has the same key as long as it is there.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use saloon_rules::{CardId, Seat};

use super::compose::Part;

/// Letters for what is neither a hand card nor a seat: none of them is a seat's or a command's.
const SPARE: &str = "xyzuvwskmtoj";

/// The key of a place in the hand: 1 to 9, then 0.
pub(crate) fn of_place(place: usize) -> Option<char> {
    "1234567890".chars().nth(place)
}

/// The key of a seat: a to h.
pub(crate) fn of_seat(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

/// A key for each choice, as far as there are keys.
pub(crate) fn assign(choices: &[Part], hand: &[CardId]) -> Vec<(Part, Option<char>)> {
    let place = |part: &Part| match *part {
        Part::Card(card) | Part::Pick(card) | Part::Pay(card) | Part::Target(Some(card)) => {
            hand.iter().position(|own| *own == card)
        }
        _ => None,
    };
    let digits_taken = choices.iter().any(|part| place(part).is_some());
    let mut spare = if digits_taken { SPARE } else { "1234567890" }.chars();
    choices
        .iter()
        .map(|part| {
            let key = match *part {
                Part::Pass => Some('p'),
                Part::Rest => Some('r'),
                Part::At(seat) | Part::Name(seat) => Some(of_seat(seat)),
                _ => place(part).map_or_else(|| spare.next(), of_place),
            };
            (*part, key)
        })
        .collect()
}

/// What a key press means here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter, digit or sign, as on a Latin keyboard.
    Sign(char),
    /// Enter.
    Enter,
    /// Esc.
    Escape,
    /// Backspace: one step back.
    Back,
    /// To the next choice.
    Next,
    /// To the choice before.
    Previous,
    /// Moves the cursor.
    Move(Way),
    /// Back in the log.
    PageUp,
    /// Forward in the log.
    PageDown,
    /// Leave at once.
    Interrupt,
    /// Any other key.
    Other,
}

/// A direction on the screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Key {
    /// Reads a key event.
    pub(crate) fn of(event: KeyEvent) -> Key {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        match event.code {
            KeyCode::Char(c) if control && matches!(latin(c), 'c' | 'd') => Key::Interrupt,
            KeyCode::Char(_) if control => Key::Other,
            KeyCode::Char(c) => Key::Sign(latin(c)),
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Back,
            KeyCode::Tab => Key::Next,
            KeyCode::BackTab => Key::Previous,
            KeyCode::Up => Key::Move(Way::Up),
            KeyCode::Down => Key::Move(Way::Down),
            KeyCode::Left => Key::Move(Way::Left),
            KeyCode::Right => Key::Move(Way::Right),
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            _ => Key::Other,
        }
    }
}

/// The sign on the same key of a Latin keyboard, so that nobody has to change the layout to play.
fn latin(c: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзфывапролдячсмить";
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
    if let '！'..='～' = c {
        let narrow = u32::from(c) - u32::from('！') + u32::from('!');
        return char::from_u32(narrow).unwrap_or(c).to_ascii_lowercase();
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    let place = CYRILLIC.chars().position(|other| other == small);
    place.and_then(|place| LATIN.chars().nth(place)).unwrap_or(small)
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::Choice;

    fn card(index: usize) -> CardId {
        CardId::new(index).expect("a card of the deck")
    }

    #[test]
    fn hand_cards_have_digits_seats_have_letters() {
        let seat = Seat::new(1).expect("a seat");
        let hand = [card(4), card(7)];
        let keys = assign(&[Part::Pass, Part::Card(card(7)), Part::At(seat), Part::Choose(Choice::Deck)], &hand);
        let keys: String = keys.iter().filter_map(|(_, key)| *key).collect();
        assert_eq!(keys, "p2bx");
    }

    #[test]
    fn where_no_hand_card_is_offered_digits_count_the_choices() {
        let keys = assign(&[Part::Target(None), Part::Target(Some(card(9)))], &[card(1)]);
        let keys: String = keys.iter().filter_map(|(_, key)| *key).collect();
        assert_eq!(keys, "12");
    }

    #[test]
    fn spare_letters_are_nobody_elses() {
        let taken = "abcdefghprqnli";
        assert!(SPARE.chars().all(|letter| !taken.contains(letter)));
    }

    #[test]
    fn keys_mean_the_same_in_every_layout() {
        assert_eq!(latin('з'), 'p');
        assert_eq!(latin('Ф'), 'a');
        assert_eq!(latin('？'), '?');
        assert_eq!(latin('１'), '1');
        assert_eq!(latin('Q'), 'q');
    }
}
