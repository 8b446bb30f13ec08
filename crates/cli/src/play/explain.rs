//! What `?` says about the thing under the cursor, and how a refusal is shown.

use saloon_protocol::{Card, SeatInfo};
use saloon_rules::{CardId, Character, Choice, EventCard, Refusal, Seat, Source};

use super::app::App;
use super::compose::Part;
use super::draw::{Panel, PanelKind, Spot, Tone};
use saloon_text::rulebook::quote;

type Body = Vec<(String, Tone)>;

impl App {
    /// An explanation of what the cursor is on.
    pub(crate) fn about_cursor(&self) -> Panel {
        self.about(self.cursor)
    }

    /// Why something cannot be done, and what it is.
    pub(crate) fn refuse(&mut self, refusal: &Refusal, spot: Spot) {
        let about = self.about(spot);
        let rule = self.rule(refusal.rule);
        let mut body = vec![(self.words.refusal(refusal), Tone::Question), (rule, Tone::Faint), blank()];
        body.extend(about.body);
        let title = format!("{} {}", self.words.ui("why-not"), about.title);
        let rule = Some(refusal.rule.to_owned());
        self.panel = Some(Panel { rule, ..Panel::new(PanelKind::About, title, body) });
    }

    /// The id under which a rule is found in the rulebook.
    fn rule(&self, id: &str) -> String {
        format!("{} {id}", self.words.ui("rule"))
    }

    fn about(&self, spot: Spot) -> Panel {
        let (title, body) = match spot {
            Spot::Deck => self.about_term("deck"),
            Spot::Discard => self.about_term("discard-pile"),
            Spot::Event(event) => self.about_event(event),
            Spot::Seat(seat) => self.about_seat(seat),
            Spot::Hand(card) | Spot::InPlay(card) => self.about_card(card),
            Spot::Choice(part) => self.about_part(part),
            Spot::Question | Spot::Send | Spot::Undo => self.about_question(),
        };
        Panel { rule: self.rule_of(spot), ..Panel::new(PanelKind::About, title, body) }
    }

    /// The rule that says most about a spot.
    fn rule_of(&self, spot: Spot) -> Option<String> {
        let character = |character: Character| format!("CHAR-{}", character.id().to_uppercase());
        match spot {
            Spot::Seat(seat) | Spot::Choice(Part::At(seat) | Part::Name(seat)) => {
                self.seat(seat).and_then(|info| info.character).map(character)
            }
            Spot::Choice(Part::Choose(Choice::Character(one))) => Some(character(one)),
            Spot::Choice(Part::Source(Source::Character(one) | Source::Ability(one, _))) => Some(character(one)),
            Spot::Event(event) | Spot::Choice(Part::Source(Source::Event(event))) => Some(event.def().rule.to_owned()),
            Spot::Choice(Part::As(kind)) => Some(kind.def().rule.to_owned()),
            Spot::Hand(id)
            | Spot::InPlay(id)
            | Spot::Choice(
                Part::Card(id)
                | Part::Pick(id)
                | Part::Pay(id)
                | Part::Target(Some(id))
                | Part::Source(Source::Card(id)),
            ) => self.find_card(id).map(|(card, _)| card.kind.def().rule.to_owned()),
            Spot::Deck
            | Spot::Discard
            | Spot::Question
            | Spot::Send
            | Spot::Undo
            | Spot::Choice(Part::Pass | Part::Rest | Part::Choose(_) | Part::Target(None)) => None,
        }
    }

    /// Opens the words of a rule, as they stand in the rulebook.
    pub(super) fn open_rule(&mut self, id: &str) {
        let Some(text) = quote(id) else { return };
        let mut body: Body = text.into_iter().map(|paragraph| (paragraph, Tone::Plain)).collect();
        body.extend(self.words.in_english().map(|note| (note, Tone::Faint)));
        self.panel = Some(Panel::new(PanelKind::About, self.rule(id), body));
    }

    fn about_term(&self, id: &str) -> (String, Body) {
        let (name, text) = self.words.term(id);
        (name, vec![(text, Tone::Plain)])
    }

    fn about_part(&self, part: Part) -> (String, Body) {
        match part {
            Part::Card(card) | Part::Pick(card) | Part::Pay(card) | Part::Target(Some(card)) => self.about_card(card),
            Part::Source(Source::Card(card)) => self.about_card(card),
            Part::Source(Source::Event(event)) => self.about_event(event),
            Part::Source(Source::Character(character) | Source::Ability(character, _))
            | Part::Choose(Choice::Character(character)) => {
                (self.words.character(character), vec![(self.words.character_text(character), Tone::Plain)])
            }
            Part::At(seat) | Part::Name(seat) => self.about_seat(seat),
            Part::As(kind) => (self.words.kind(kind), vec![(self.words.kind_text(kind), Tone::Plain)]),
            Part::Pass | Part::Rest | Part::Choose(_) | Part::Target(None) => self.about_question(),
        }
    }

    fn about_event(&self, event: EventCard) -> (String, Body) {
        let mut body = vec![(self.words.event_text(event), Tone::Plain), blank()];
        if let Some(events) = &self.table.events {
            let coming = events.next == Some(event);
            if let Some(keeper) = events.keeper.filter(|_| coming) {
                let who = [("seat", self.words.seat(keeper).into()), ("seat-is", self.words.is_me(keeper).into())];
                body.push((self.words.fill("event-keeper", &who), Tone::Faint));
            }
        }
        body.push((self.rule(event.def().rule), Tone::Faint));
        (self.words.event(event), body)
    }

    fn about_card(&self, id: CardId) -> (String, Body) {
        match self.find_card(id) {
            Some((card, waits)) => (self.words.card(card), self.card_body(card, waits)),
            None => self.about_question(),
        }
    }

    /// A card wherever it lies open, and whether it must still wait.
    fn find_card(&self, id: CardId) -> Option<(Card, bool)> {
        let table = &self.table;
        let in_play = table.seats.iter().flat_map(|info| &info.table).find(|one| one.card.id == id);
        if let Some(one) = in_play {
            return Some((one.card, one.fresh));
        }
        let hands = table.seats.iter().flat_map(|info| info.hand.iter().flatten());
        let open = hands.chain(table.aside.iter().flatten()).chain(&table.waiting).chain(&table.discard_top);
        open.copied().find(|card| card.id == id).map(|card| (card, false))
    }

    fn card_body(&self, card: Card, waits: bool) -> Body {
        let (border, meaning) = self.words.border(card.kind.def().border);
        let mut body = vec![(self.words.kind_text(card.kind), Tone::Plain), blank()];
        body.push((self.words.explained(border, meaning), Tone::Faint));
        if waits && card.kind.def().border == saloon_rules::defs::Border::Green {
            body.push((self.words.ui("must-wait"), Tone::Faint));
        }
        body.push((self.rule(card.kind.def().rule), Tone::Faint));
        body
    }

    fn about_seat(&self, seat: Seat) -> (String, Body) {
        let Some(info) = self.seat(seat) else {
            return self.about_question();
        };
        let words = &self.words;
        let title = words.explained(words.seat(seat), words.character(info.character));
        let mut body = vec![(words.character_text(info.character), Tone::Plain)];
        for borrowed in info.borrowed.into_iter().chain(info.drawn.iter().copied()) {
            body.push((
                words.explained(format!("+ {}", words.character(borrowed)), words.character_text(borrowed)),
                Tone::Plain,
            ));
        }
        body.push(blank());
        if let Some((level, text)) = words.bot(seat) {
            body.push((words.explained(level, text), Tone::Faint));
        }
        body.push((self.role_of(info), Tone::Plain));
        body.push((self.numbers_of(info), Tone::Plain));
        for one in &info.table {
            body.push((words.explained(words.card(one.card), words.kind_text(one.card.kind)), Tone::Faint));
        }
        (title, body)
    }

    fn role_of(&self, info: &SeatInfo) -> String {
        match info.role {
            Some(role) => self.words.explained(self.words.role(role), self.words.role_text(role)),
            None => self.words.role_unknown(),
        }
    }

    fn numbers_of(&self, info: &SeatInfo) -> String {
        let numbers = [
            ("life", info.life.max(0).into()),
            ("max", info.max.into()),
            ("hand", info.hand.len().into()),
            ("range", info.range.into()),
        ];
        let mut said = self.words.fill("seat-numbers", &numbers);
        if let Some(distance) = info.distance {
            let id = if info.reachable { "seat-in-range" } else { "seat-out-of-range" };
            said.push(' ');
            said.push_str(&self.words.fill(id, &[("distance", distance.into())]));
        }
        said
    }

    /// The question in words, then how to play.
    fn about_question(&self) -> (String, Body) {
        let mut body = Vec::new();
        if let Some(ask) = self.table.ask {
            body.push((self.words.question(&ask), Tone::Question));
        }
        if let Some(action) = self.composer.whole()
            && let Some(offer) = &self.offer
        {
            body.push((self.words.action(&action, &offer.ask), Tone::Chosen));
        }
        body.push(blank());
        let help = self.words.ui("how-to");
        body.extend(help.lines().map(|line| (line.to_owned(), Tone::Plain)));
        (self.words.ui("help"), body)
    }
}

fn blank() -> (String, Tone) {
    (String::new(), Tone::Plain)
}
