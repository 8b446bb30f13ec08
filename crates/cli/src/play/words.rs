//! What this table's things are called in the player's language.

use saloon_bots::{BotKind, Temper};
use saloon_protocol::{Card, Line, Offer, SeatInfo, TableView};
use saloon_rules::defs::Border;
use saloon_rules::{Action, Ask, Character, Deck, EventCard, Kind, Phase, Refusal, Role, Seat, Suit, Winner};
use saloon_text::{Arg, Lang, Names, Text};

use super::compose::{Part, Stage};

/// The people at the table.
struct People {
    names: Vec<String>,
    me: Option<Seat>,
    /// What seats are called by their characters, where players have two.
    characters: Vec<String>,
    /// The player's other seat, if he has two.
    partner: Option<Seat>,
}

impl Names for People {
    fn seat(&self, seat: Seat) -> String {
        let called = self.characters.get(seat.index()).or_else(|| self.names.get(seat.index()));
        called.cloned().unwrap_or_else(|| seat.letter().to_string())
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.me == Some(seat) || self.partner == Some(seat)
    }

    fn are_characters(&self) -> bool {
        !self.characters.is_empty()
    }

    fn me(&self) -> Option<Seat> {
        self.me
    }
}

/// The words of one language for one table.
pub(crate) struct Words {
    text: Text,
    people: People,
    deck: Deck,
    /// What kind of bot plays for each player; nothing for the person.
    bots: Vec<Option<BotKind>>,
}

impl Words {
    /// Everybody gets a name that begins, in the Latin alphabet, with the letter of the seat.
    pub(crate) fn new(text: Text, deck: Deck, me: Option<Seat>) -> Words {
        let names = ('a'..='h').map(|letter| text.get(&format!("ui-name-{letter}"))).collect();
        Words { text, people: People { names, me, characters: Vec::new(), partner: None }, deck, bots: Vec::new() }
    }

    /// Knows which bots sit at the table.
    pub(crate) fn with_bots(mut self, bots: Vec<Option<BotKind>>) -> Words {
        self.bots = bots;
        self
    }

    /// How well the bot on a seat plays, and what to expect of it; nothing where there is none.
    pub(crate) fn bot(&self, seat: Seat) -> Option<(String, String)> {
        let player = if self.people.are_characters() { seat.index() / 2 } else { seat.index() };
        let kind = self.bots.get(player).copied().flatten()?;
        let id = format!("bot-{}", kind.name.id());
        let (mut level, mut text) = (self.text.get(&id), self.text.attr(&id, "text").unwrap_or_default());
        if kind.temper != Temper::Even {
            let temper = format!("temper-{}", kind.temper.id());
            let args = [("level", Arg::from(level.as_str())), ("temper", Arg::from(self.text.get(&temper).as_str()))];
            level = self.text.fill("bot-tempered", &args);
            text = format!("{text} {}", self.text.attr(&temper, "text").unwrap_or_default());
        }
        Some((self.text.fill("seat-bot-level", &[("level", Arg::from(level.as_str()))]), text))
    }

    /// A message of the screen.
    pub(crate) fn ui(&self, id: &str) -> String {
        self.text.get(&format!("ui-{id}"))
    }

    /// A message of the screen with its blanks filled in.
    pub(crate) fn fill(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.text.fill(&format!("ui-{id}"), args)
    }

    /// A name and what there is to say about it.
    pub(crate) fn explained(&self, name: String, text: String) -> String {
        self.fill("explained", &[("name", name.into()), ("text", text.into())])
    }

    /// A word of the game and what it means.
    pub(crate) fn term(&self, id: &str) -> (String, String) {
        let id = format!("term-{id}");
        (self.text.get(&id), self.text.attr(&id, "text").unwrap_or_default())
    }

    /// That the words of a rule are English, where the player's are not.
    pub(crate) fn in_english(&self) -> Option<String> {
        (self.text.lang() != Lang::En).then(|| self.text.get("ref-in-english"))
    }

    /// Seats of players with two characters are called by those.
    pub(crate) fn meet(&mut self, table: &TableView) {
        if table.seats.iter().all(|info| info.partner.is_none()) {
            return;
        }
        let own = table.seats.iter().find(|info| Some(info.seat) == self.people.me);
        self.people.partner = own.and_then(|info| info.partner);
        self.people.characters.clear();
        for info in &table.seats {
            self.people.characters.push(match info.character {
                Some(character) => self.text.character(character),
                None => self.player(info),
            });
        }
    }

    /// The name of whoever plays a seat; the player himself is "you".
    pub(crate) fn player(&self, info: &SeatInfo) -> String {
        let first = info.partner.map_or(info.seat, |partner| partner.min(info.seat));
        if self.people.is_mine(first) {
            return self.ui("you");
        }
        self.people.names.get(first.index()).cloned().unwrap_or_else(|| first.letter().to_string())
    }

    /// The name of a seat; the player's own is "you", unless he has two.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        let mine = self.people.is_mine(seat) && !self.people.are_characters();
        if mine { self.ui("you") } else { self.people.seat(seat) }
    }

    /// The word by which a message tells the player from others.
    pub(crate) fn is_me(&self, seat: Seat) -> &'static str {
        if self.people.is_mine(seat) { "me" } else { "other" }
    }

    /// A character, or that there is none yet.
    pub(crate) fn character(&self, character: impl Into<Option<Character>>) -> String {
        character.into().map_or_else(|| self.text.get("no-character"), |character| self.text.character(character))
    }

    pub(crate) fn event(&self, event: EventCard) -> String {
        self.text.event(event)
    }

    /// A suit.
    pub(crate) fn suit(&self, suit: Suit) -> String {
        self.text.suit(suit)
    }

    pub(crate) fn event_text(&self, event: EventCard) -> String {
        self.text.event_text(event)
    }

    /// What a character can do.
    pub(crate) fn character_text(&self, character: impl Into<Option<Character>>) -> String {
        character.into().map(|character| self.text.character_text(character)).unwrap_or_default()
    }

    /// A role.
    pub(crate) fn role(&self, role: Role) -> String {
        self.text.role(role)
    }

    /// A role one does not know.
    pub(crate) fn role_unknown(&self) -> String {
        self.text.get("role-unknown")
    }

    /// What a role wants.
    pub(crate) fn role_text(&self, role: Role) -> String {
        self.text.attr(&format!("role-{}", role.id()), "text").unwrap_or_default()
    }

    /// A kind of card.
    pub(crate) fn kind(&self, kind: Kind) -> String {
        self.text.kind(kind)
    }

    /// What a kind of card does.
    pub(crate) fn kind_text(&self, kind: Kind) -> String {
        self.text.kind_text(kind)
    }

    /// A card with suit and rank.
    pub(crate) fn card(&self, card: Card) -> String {
        self.text.card(self.deck, card.id)
    }

    /// A step of the turn.
    pub(crate) fn phase(&self, phase: Phase) -> String {
        self.text.phase(phase)
    }

    /// The colour of a card's edge and what it means.
    pub(crate) fn border(&self, border: Border) -> (String, String) {
        let id = match border {
            Border::Brown => "border-brown",
            Border::Blue => "border-blue",
            Border::Green => "border-green",
        };
        (self.text.get(id), self.text.attr(id, "text").unwrap_or_default())
    }

    /// A line of the log.
    pub(crate) fn line(&self, line: &Line) -> String {
        self.text.line(&self.people, self.deck, line)
    }

    /// The deck the table plays with.
    pub(crate) fn deck(&self) -> Deck {
        self.deck
    }

    /// A question.
    pub(crate) fn question(&self, ask: &Ask) -> String {
        self.text.question(&self.people, self.deck, ask)
    }

    /// A whole action.
    pub(crate) fn action(&self, action: &Action, ask: &Ask) -> String {
        self.text.action(&self.people, self.deck, action, ask)
    }

    /// Why something cannot be done.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        self.text.refusal(&self.people, self.deck, refusal)
    }

    /// Who has won.
    pub(crate) fn winner(&self, winner: Winner) -> String {
        self.text.winner(&self.people, winner)
    }

    /// What is asked while a play is composed.
    pub(crate) fn stage(&self, stage: Stage, ask: &Ask) -> String {
        match stage {
            Stage::Head | Stage::Whole => self.question(ask),
            Stage::As => self.ui("choose-kind"),
            Stage::At => self.ui("choose-seat"),
            Stage::Target => self.ui("choose-card"),
            Stage::Pay => self.ui("choose-cost"),
        }
    }

    /// One choice, as short as it can be said.
    pub(crate) fn part(&self, part: Part, table: &TableView, offer: &Offer) -> String {
        let card = |id| self.text.card(self.deck, id);
        match part {
            Part::Pass => self.action(&Action::Pass, &offer.ask),
            Part::Rest => self.action(&Action::Rest, &offer.ask),
            Part::Choose(choice) => self.action(&Action::Choose(choice), &offer.ask),
            Part::Card(id) | Part::Pick(id) | Part::Pay(id) | Part::Target(Some(id)) => card(id),
            Part::Target(None) => self.ui("random-card"),
            Part::Source(source) => self.fill("use", &[("what", self.text.source(self.deck, source).into())]),
            Part::As(kind) => self.kind(kind),
            Part::Name(seat) => self.seat(seat),
            Part::At(seat) => match table.seats.iter().find(|info| info.seat == seat).and_then(|info| info.distance) {
                Some(distance) => {
                    self.fill("seat-at-distance", &[("seat", self.seat(seat).into()), ("distance", distance.into())])
                }
                None => self.seat(seat),
            },
        }
    }
}
