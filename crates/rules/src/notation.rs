//! Text for cards, actions and questions: what scenes, replays and messages are written in. See `docs/scenes.md`.

use std::fmt::Write as _;

use crate::ask::{Action, Aim, Ask, Choice, Pay, Question, Source};
use crate::catalog::{Character, Deck, EventCard, Kind};
use crate::defs::Target;
use crate::game::{Game, Winner};
use crate::ids::{CardId, Rank, Seat, Suit};
use crate::series::Price;

/// A card as it is written: a kind, a sign, or both.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CardPattern {
    kind: Option<Kind>,
    suit: Option<Suit>,
    rank: Option<Rank>,
    twin: Option<u8>,
}

impl CardPattern {
    /// Reads `bang`, `bang/7C`, `bang/D`, `any/H`, `stagecoach/9S#2`.
    pub fn parse(text: &str) -> Result<CardPattern, String> {
        let (name, sign) = text.split_once('/').map_or((text, None), |(name, sign)| (name, Some(sign)));
        let kind = match name {
            "any" if sign.is_some() => None,
            _ => Some(Kind::from_id(name).ok_or_else(|| format!("there is no card called {name}"))?),
        };
        let mut pattern = CardPattern { kind, suit: None, rank: None, twin: None };
        let Some(sign) = sign else { return Ok(pattern) };
        let (sign, twin) = sign.split_once('#').map_or((sign, None), |(sign, twin)| (sign, Some(twin)));
        if let Some(twin) = twin {
            pattern.twin = Some(twin.parse().map_err(|_| format!("{text}: # wants a number"))?);
        }
        let wrong = || format!("{text}: a sign is a rank and a suit, like 7C or QH, or a suit alone");
        let suit = sign.chars().last().ok_or_else(wrong)?;
        pattern.suit = Some(Suit::from_letter(suit).ok_or_else(wrong)?);
        let rank = &sign[..sign.len() - 1];
        if !rank.is_empty() {
            pattern.rank = Some(rank.parse().map_err(|()| wrong())?);
        }
        Ok(pattern)
    }

    /// Is this card meant?
    pub fn fits(&self, deck: Deck, card: CardId) -> bool {
        let face = deck.face(card);
        self.kind.is_none_or(|kind| kind == face.kind)
            && self.suit.is_none_or(|suit| suit == face.suit)
            && self.rank.is_none_or(|rank| rank == face.rank)
            && self.twin.is_none_or(|twin| twin == twin_number(deck, card))
    }

    /// How narrowly it is written: higher is narrower.
    pub(crate) fn narrowness(&self) -> u8 {
        match (self.kind.is_some(), self.suit.is_some(), self.rank.is_some()) {
            (true, _, true) => 5,
            (false, _, true) => 4,
            (true, true, false) => 3,
            (true, false, false) => 2,
            _ => 1,
        }
    }
}

impl std::fmt::Display for CardPattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind.map_or("any", Kind::id))?;
        if let Some(suit) = self.suit {
            write!(f, "/{}{}", self.rank.map(|rank| rank.to_string()).unwrap_or_default(), suit.letter())?;
        }
        self.twin.map_or(Ok(()), |twin| write!(f, "#{twin}"))
    }
}

/// 1 for the first card of a face in a deck, 2 for its twin.
fn twin_number(deck: Deck, card: CardId) -> u8 {
    let face = deck.face(card);
    deck.cards().iter().take_while(|other| *other != card).filter(|other| deck.face(*other) == face).count() as u8 + 1
}

/// A card as text, exactly: `bang/7C`, `stagecoach/9S#2`.
pub fn card_text(deck: Deck, card: CardId) -> String {
    let face = deck.face(card);
    let twin = twin_number(deck, card);
    let mut text = format!("{}/{}{}", face.kind.id(), face.rank, face.suit.letter());
    if twin > 1 {
        let _ = write!(text, "#{twin}");
    }
    text
}

/// What an action is aimed at, as written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum AimCard {
    Any,
    Hand,
    Card(CardPattern),
}

/// An action as it is written; parts left out match anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionPattern {
    verb: Verb,
    seat: Option<Seat>,
    aim: AimCard,
    pay: Option<Vec<CardPattern>>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Verb {
    Pass,
    Rest,
    Play(CardPattern, Option<Kind>),
    UseCard(CardPattern),
    UseAbility(Source),
    Pick(CardPattern),
    Name(Seat),
    Choose(Choice),
}

impl ActionPattern {
    /// Reads an action, for example `panic B mustang` or `use sid-ketchum pay bang beer`.
    pub fn parse(text: &str) -> Result<ActionPattern, String> {
        let mut words = text.split_whitespace().peekable();
        let first = words.next().ok_or("an action is missing")?;
        let mut next = |what: &str| words.next().ok_or_else(|| format!("{first} wants {what}"));
        let verb = match first {
            "pass" => Verb::Pass,
            "rest" => Verb::Rest,
            "pick" => Verb::Pick(CardPattern::parse(next("a card")?)?),
            "name" => Verb::Name(parse_seat(next("a seat")?)?),
            "choose" => {
                let word = next("what")?;
                let named = Choice::ALL.into_iter().find(|choice| choice.id() == word);
                let choice = named.or_else(|| Character::from_id(word).map(Choice::Character));
                let choice = choice.or_else(|| word.parse().ok().and_then(Price::of).map(Choice::Dollars));
                let choice = choice.or_else(|| Kind::from_id(word).map(Choice::Kind));
                Verb::Choose(choice.ok_or_else(|| format!("there is nothing called {word} to choose"))?)
            }
            "use" => {
                let word = next("a card or a character")?;
                match parse_ability(word)? {
                    Some(source) => Verb::UseAbility(source),
                    None => Verb::UseCard(CardPattern::parse(word)?),
                }
            }
            _ => Verb::Play(CardPattern::parse(first)?, None),
        };
        let mut pattern = ActionPattern { verb, seat: None, aim: AimCard::Any, pay: None };
        while let Some(word) = words.next() {
            match (word, &mut pattern) {
                ("as", ActionPattern { verb: Verb::Play(_, kind @ None), .. }) => {
                    let name = words.next().ok_or("as wants a kind")?;
                    *kind = Some(Kind::from_id(name).ok_or_else(|| format!("there is no card called {name}"))?);
                }
                ("pay", pattern) => {
                    let cards: Result<Vec<_>, _> = words.by_ref().map(CardPattern::parse).collect();
                    pattern.pay = Some(cards?);
                }
                ("hand", pattern) if pattern.seat.is_some() => pattern.aim = AimCard::Hand,
                (word, pattern) if pattern.seat.is_none() => pattern.seat = Some(parse_seat(word)?),
                (word, pattern) if pattern.aim == AimCard::Any => {
                    pattern.aim = AimCard::Card(CardPattern::parse(word)?);
                }
                (word, _) => return Err(format!("{word} does not belong here")),
            }
        }
        Ok(pattern)
    }

    /// Is this action meant?
    pub fn fits(&self, deck: Deck, action: Action) -> bool {
        match (self.verb, action) {
            (Verb::Pass, Action::Pass) | (Verb::Rest, Action::Rest) => true,
            (Verb::Pick(pattern), Action::Pick(card)) => pattern.fits(deck, card),
            (Verb::Name(wanted), Action::Name(seat)) => wanted == seat,
            (Verb::Choose(wanted), Action::Choose(choice)) => wanted == choice,
            (Verb::Play(pattern, as_kind), Action::Play { card, kind, aim, pay }) => {
                pattern.fits(deck, card)
                    && kind == as_kind.unwrap_or(deck.face(card).kind)
                    && self.fits_aim(deck, aim)
                    && !(self.means_seat(kind) && aim.card.is_some())
                    && self.fits_pay(deck, pay)
            }
            (Verb::UseCard(pattern), Action::Use { source: Source::Card(card), aim, pay }) => {
                pattern.fits(deck, card) && self.fits_aim(deck, aim) && self.fits_pay(deck, pay)
            }
            (Verb::UseAbility(wanted), Action::Use { source, aim, pay }) => {
                wanted == source && self.fits_aim(deck, aim) && self.fits_pay(deck, pay)
            }
            _ => false,
        }
    }

    fn fits_aim(&self, deck: Deck, aim: Aim) -> bool {
        let card = match self.aim {
            AimCard::Any => true,
            AimCard::Hand => aim.card.is_none(),
            AimCard::Card(pattern) => aim.card.is_some_and(|card| pattern.fits(deck, card)),
        };
        card && self.seat.is_none_or(|seat| aim.seat == Some(seat))
    }

    /// A seat alone means the seat itself where the kind is aimed at seats, even if it may also be aimed at a card.
    fn means_seat(&self, kind: Kind) -> bool {
        self.seat.is_some() && self.aim == AimCard::Any && kind.def().target == Target::Seat
    }

    fn fits_pay(&self, deck: Deck, pay: Pay) -> bool {
        let Some(wanted) = &self.pay else { return true };
        let paid: Vec<CardId> = pay.into_iter().flatten().collect();
        match (wanted.as_slice(), paid.as_slice()) {
            ([], []) => true,
            ([a], [x]) => a.fits(deck, *x),
            ([a, b], [x, y]) => (a.fits(deck, *x) && b.fits(deck, *y)) || (a.fits(deck, *y) && b.fits(deck, *x)),
            _ => false,
        }
    }

    /// Is what it pays written in the order in which the action pays it?
    pub(crate) fn pays_in_order(&self, deck: Deck, action: Action) -> bool {
        let (Action::Play { pay, .. } | Action::Use { pay, .. }) = action else { return true };
        let wanted = self.pay.iter().flatten();
        wanted.zip(pay.into_iter().flatten()).all(|(pattern, card)| pattern.fits(deck, card))
    }

    /// Every seat it names.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let named = if let Verb::Name(seat) = self.verb { Some(seat) } else { None };
        named.into_iter().chain(self.seat)
    }

    /// The same with nothing paid where the cost of a play is not written: what `refused` means by it.
    pub(crate) fn as_written(&self) -> ActionPattern {
        let unpaid = matches!(self.verb, Verb::Play(..)) && self.pay.is_none();
        ActionPattern { pay: if unpaid { Some(Vec::new()) } else { self.pay.clone() }, ..self.clone() }
    }

    /// If more is paid than any action can carry: the same with one or two of those cards.
    pub(crate) fn paying_less(&self) -> Option<Vec<ActionPattern>> {
        let paid = self.pay.as_ref().filter(|pay| pay.len() > 2)?;
        let with = |pay: &[CardPattern]| ActionPattern { pay: Some(pay.to_vec()), ..self.clone() };
        let pairs = (0..paid.len()).flat_map(|i| (i + 1..paid.len()).map(move |j| [paid[i], paid[j]]));
        Some(paid.iter().map(|one| with(&[*one])).chain(pairs.map(|pair| with(&pair))).collect())
    }

    /// Makes an action of it even if it is not legal, with cards found where they would have to be.
    pub(crate) fn compose(&self, game: &Game, me: Seat) -> Result<Action, String> {
        let find = |pattern: &CardPattern, first: crate::ids::CardSet| {
            let anywhere = game.deck.cards();
            let found = first.iter().chain(anywhere.iter()).find(|card| pattern.fits(game.deck, *card));
            found.ok_or_else(|| "there is no such card in the game".to_owned())
        };
        let aim_card = match (&self.aim, self.seat) {
            (AimCard::Card(pattern), Some(seat)) => Some(find(pattern, game.table(seat).or(game.hand(seat)))?),
            _ => None,
        };
        let aim = Aim { seat: self.seat, card: aim_card };
        let mut pay = [None, None];
        for (slot, pattern) in pay.iter_mut().zip(self.pay.iter().flatten()) {
            *slot = Some(find(pattern, game.hand(me))?);
        }
        Ok(match self.verb {
            Verb::Pass => Action::Pass,
            Verb::Rest => Action::Rest,
            Verb::Play(pattern, as_kind) => {
                let card = find(&pattern, game.hand(me))?;
                Action::Play { card, kind: as_kind.unwrap_or(game.kind(card)), aim, pay }
            }
            Verb::UseCard(pattern) => Action::Use { source: Source::Card(find(&pattern, game.table(me))?), aim, pay },
            Verb::UseAbility(source) => Action::Use { source, aim, pay },
            Verb::Pick(pattern) => Action::Pick(find(&pattern, game.table(me).or(game.hand(me)))?),
            Verb::Name(seat) => Action::Name(seat),
            Verb::Choose(choice) => Action::Choose(choice),
        })
    }
}

/// Reads an ability: a character for its first one, `character/ability`, or an event; none if the word means a card.
fn parse_ability(word: &str) -> Result<Option<Source>, String> {
    if let Some(event) = EventCard::from_id(word) {
        return Ok(Some(Source::Event(event)));
    }
    let (name, which) = word.split_once('/').map_or((word, None), |(name, which)| (name, Some(which)));
    let Some(character) = Character::from_id(name) else { return Ok(None) };
    let abilities = character.def().rules.abilities.unwrap_or_default();
    let nth = match which {
        None => 0,
        Some(which) => abilities
            .iter()
            .position(|ability| ability.id == which)
            .ok_or_else(|| format!("{name} has no ability called {which}"))?,
    };
    Ok(Some(Source::ability(character, nth as u8)))
}

/// Something that can be used, as text: a card, a character for its first ability, `character/ability`, an event.
pub fn source_text(deck: Deck, source: Source) -> String {
    match source {
        Source::Card(card) => card_text(deck, card),
        Source::Character(character) => character.id().into(),
        Source::Ability(character, _) => {
            format!("{}/{}", character.id(), source.ability_def().map_or("?", |ability| ability.id))
        }
        Source::Event(event) => event.id().into(),
    }
}

/// Reads a seat letter.
pub fn parse_seat(word: &str) -> Result<Seat, String> {
    let mut letters = word.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(format!("{word} is no seat; seats are A to H")),
    }
}

/// An action as text, exactly: no two actions of one list are written alike.
pub fn action_text(deck: Deck, action: Action) -> String {
    let aim_and_pay = |aim: Aim, pay: Pay, to_card: bool| {
        let mut text = String::new();
        if let Some(seat) = aim.seat {
            let _ = write!(text, " {seat}");
            match aim.card {
                Some(card) => text += &format!(" {}", card_text(deck, card)),
                None if to_card => text += " hand",
                None => {}
            }
        }
        for (i, card) in pay.into_iter().flatten().enumerate() {
            text += if i == 0 { " pay " } else { " " };
            text += &card_text(deck, card);
        }
        text
    };
    let to_card = |kind: Kind| !matches!(kind.def().target, Target::Seat);
    match action {
        Action::Pass => "pass".into(),
        Action::Rest => "rest".into(),
        Action::Play { card, kind, aim, pay } => {
            let as_kind = if kind == deck.face(card).kind { String::new() } else { format!(" as {}", kind.id()) };
            format!("{}{as_kind}{}", card_text(deck, card), aim_and_pay(aim, pay, to_card(kind)))
        }
        Action::Use { source: Source::Card(card), aim, pay } => {
            format!("use {}{}", card_text(deck, card), aim_and_pay(aim, pay, to_card(deck.face(card).kind)))
        }
        Action::Use { source, aim, pay } => {
            format!("use {}{}", source_text(deck, source), aim_and_pay(aim, pay, false))
        }
        Action::Pick(card) => format!("pick {}", card_text(deck, card)),
        Action::Name(seat) => format!("name {seat}"),
        Action::Choose(choice) => format!("choose {}", choice_text(choice)),
    }
}

/// A choice as text: its word, or an amount of money.
pub fn choice_text(choice: Choice) -> String {
    match choice {
        Choice::Dollars(price) => price.to_string(),
        named => named.id().into(),
    }
}

/// A question as text: who is asked what.
pub fn ask_text(ask: &Ask) -> String {
    let who = ask.seat;
    match ask.question {
        Question::Play => format!("{who} plays"),
        Question::Dodge { owed, .. } => format!("{who} answers missed owing {owed}"),
        Question::Give { wants, .. } => format!("{who} answers {}", wants.id()),
        Question::Prevent { points } => format!("{who} prevents {points}"),
        Question::Rescue => format!("{who} rescues"),
        Question::Interrupt => format!("{who} interrupts"),
        Question::PickStore => format!("{who} picks store"),
        Question::PickFlip => format!("{who} picks flip"),
        Question::PickDraw => format!("{who} picks draw"),
        Question::DrawMode => format!("{who} chooses draw"),
        Question::PickSurplus { .. } => format!("{who} picks surplus"),
        Question::PickDuplicate => format!("{who} picks duplicate"),
        Question::PickVictim { seat } => format!("{who} picks victim {seat}"),
        Question::PickGift { to } => format!("{who} picks gift {to}"),
        Question::PickLoot { .. } => format!("{who} picks loot"),
        Question::NameCopy => format!("{who} names copy"),
        Question::Arrange => format!("{who} arranges"),
        Question::Event { event, wants } => format!("{who} decides {} {}", event.id(), wants.id()),
        Question::PickCharacter => format!("{who} picks character"),
        Question::Declare => format!("{who} declares"),
        Question::Keep { price: None } => format!("{who} keeps"),
        Question::Keep { price: Some(price) } => format!("{who} keeps for {price}"),
        Question::Nominate { alone: false } => format!("{who} nominates"),
        Question::Nominate { alone: true } => format!("{who} nominates alone"),
        Question::Bid { character, by: None, .. } => format!("{who} bids {} opening", character.id()),
        Question::Bid { character, by: Some(by), bid } => format!("{who} bids {} over {bid} by {by}", character.id()),
        Question::Buy => format!("{who} buys"),
        Question::TakeBack => format!("{who} takes back"),
        Question::Draft => format!("{who} drafts"),
        Question::Sides => format!("{who} arranges sides"),
        Question::Activate => format!("{who} activates"),
        Question::Place { .. } => format!("{who} places"),
    }
}

/// The end as text.
pub fn winner_text(winner: Winner) -> String {
    match winner {
        Winner::Law => "over law".into(),
        Winner::Outlaws => "over outlaws".into(),
        Winner::Renegade(seat) => format!("over renegade {seat}"),
        Winner::Survivor(seat) => format!("over survivor {seat}"),
        Winner::Personal(seat) => format!("over personal {seat}"),
    }
}

/// What the game stands at, as text.
pub fn state_text(game: &Game) -> String {
    match (game.ask(), game.winner()) {
        (Some(ask), _) => ask_text(&ask),
        (None, Some(winner)) => winner_text(winner),
        (None, None) => "nothing".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Edition, Legal};

    #[test]
    fn every_card_is_written_differently_and_read_back() {
        for deck in [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion] {
            for card in deck.cards().iter() {
                let pattern = CardPattern::parse(&card_text(deck, card)).expect("own text can be read");
                let meant: Vec<_> = deck.cards().iter().filter(|c| pattern.fits(deck, *c)).collect();
                assert!(meant.contains(&card));
                if twin_number(deck, card) > 1 {
                    assert_eq!(meant, [card]);
                }
            }
        }
    }

    #[test]
    fn every_legal_action_is_read_back() {
        let mut game = Game::new(&Config::new(Edition::Compendium, 7), 5.into()).expect("compendium can be played");
        let mut list = Legal::new();
        for step in 0..400 {
            if game.ask().is_none() {
                break;
            }
            game.legal(&mut list);
            for action in list.actions() {
                let text = action_text(game.deck(), *action);
                let pattern = ActionPattern::parse(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
                assert!(pattern.fits(game.deck(), *action), "{text}");
            }
            let _ = game.take(&list, step * 7 % list.len(), None);
        }
    }

    #[test]
    fn nonsense_is_named() {
        assert!(CardPattern::parse("bong").is_err_and(|why| why.contains("bong")));
        assert!(CardPattern::parse("bang/1C").is_err());
        assert!(CardPattern::parse("bang/").is_err());
        assert!(ActionPattern::parse("panic Z").is_err());
        assert!(ActionPattern::parse("choose sun").is_err());
        assert!(ActionPattern::parse("").is_err());
    }
}
