//! What keys and clicks do.

use saloon_rules::Action;

use super::app::{App, parts};
use super::compose::{Part, Stage};
use super::draw::{Panel, PanelKind, Spot, Tone};
use super::keys::{self, Key, Way};
use super::pace::Hurry;
use super::why;

/// What the player wants of whoever runs the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Nothing; the screen has done what there was to do.
    Nothing,
    /// To answer the question of this number.
    Send(u32, Action),
    /// To know why none of these can be done; the first real reason counts.
    WhyNot(Vec<Action>, Spot),
    /// Another game.
    NewGame,
    /// To leave.
    Quit,
}

impl App {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: Key) -> Wish {
        self.touch();
        if key == Key::Interrupt {
            return Wish::Quit;
        }
        if let Some(panel) = self.panel.as_ref().map(|panel| panel.kind) {
            return self.panel_key(panel, key);
        }
        match key {
            Key::Sign('l') => self.open_log(),
            Key::Sign('q') if self.is_over() => return Wish::Quit,
            Key::Sign('n') if self.is_over() || self.is_out() && self.standings.is_none() => return Wish::NewGame,
            _ if self.is_over() => {}
            Key::Sign('q') => self.open_leave(),
            Key::Sign('?') => self.panel = Some(self.about_cursor()),
            Key::PageUp => self.log_back += 5,
            Key::PageDown => self.log_back = self.log_back.saturating_sub(5),
            Key::Move(way) => self.go(way),
            _ if self.offer.is_none() => self.skip(key),
            Key::Enter => return self.act(self.cursor),
            Key::Escape => self.take_back(true),
            Key::Back => self.take_back(false),
            Key::Next => self.cycle(1),
            Key::Previous => self.cycle(-1),
            Key::Sign(sign) => return self.sign(sign),
            Key::Interrupt | Key::Other => {}
        }
        Wish::Nothing
    }

    /// The mouse was pressed here; `explain` if with the other button.
    pub(crate) fn click(&mut self, x: u16, y: u16, explain: bool) -> Wish {
        self.touch();
        if self.panel.take().is_some() || self.is_over() {
            return Wish::Nothing;
        }
        let Some(spot) = self.drawn.map.at(x, y) else {
            if self.offer.is_none() {
                self.skip(Key::Other);
            }
            return Wish::Nothing;
        };
        self.cursor = spot;
        if explain || self.offer.is_none() || spot == Spot::Question {
            self.panel = Some(self.about_cursor());
            return Wish::Nothing;
        }
        self.act(spot)
    }

    /// The wheel was turned.
    pub(crate) fn wheel(&mut self, way: Way) {
        self.touch();
        if self.panel.is_some() {
            self.scroll(way, 3);
        } else if way == Way::Up {
            self.log_back += 1;
        } else {
            self.log_back = self.log_back.saturating_sub(1);
        }
    }

    fn panel_key(&mut self, kind: PanelKind, key: Key) -> Wish {
        match (kind, key) {
            (PanelKind::About, Key::Sign('?')) => {
                if let Some(rule) = self.panel.take().and_then(|panel| panel.rule) {
                    self.open_rule(&rule);
                }
            }
            (PanelKind::Leave, Key::Enter | Key::Sign('q' | 'y')) => return Wish::Quit,
            (PanelKind::About | PanelKind::Log, Key::Move(way)) => self.scroll(way, 1),
            (PanelKind::About | PanelKind::Log, Key::PageUp) => self.scroll(Way::Up, 10),
            (PanelKind::About | PanelKind::Log, Key::PageDown) => self.scroll(Way::Down, 10),
            _ => self.panel = None,
        }
        Wish::Nothing
    }

    fn scroll(&mut self, way: Way, lines: usize) {
        let most = self.drawn.scroll;
        if let Some(panel) = &mut self.panel {
            panel.scroll = match way {
                Way::Up | Way::Left => panel.scroll.min(most).saturating_sub(lines),
                Way::Down | Way::Right => (panel.scroll + lines).min(most),
            };
        }
    }

    fn open_log(&mut self) {
        let body = self.log.iter().map(|entry| (format!("{} {}", entry.sign, entry.text), entry.tone)).collect();
        let panel = Panel::new(PanelKind::Log, self.words.ui("log"), body);
        self.panel = Some(Panel { scroll: usize::MAX, ..panel });
    }

    fn open_leave(&mut self) {
        let saved = match &self.file {
            Some(file) => self.words.fill("leave-saved", &[("file", file.as_str().into())]),
            None => self.words.ui("leave-unsaved"),
        };
        let body = vec![(saved, Tone::Plain)];
        self.panel = Some(Panel::new(PanelKind::Leave, self.words.ui("leave"), body));
    }

    /// Eliminated, while the others play on.
    pub(super) fn is_out(&self) -> bool {
        let living = self.table.seats.iter().any(|info| info.alive && self.is_mine(info.seat));
        self.me().is_some() && !living
    }

    fn skip(&mut self, key: Key) {
        self.log_back = 0;
        self.pace.hurry(match key {
            Key::Sign('x') if self.is_out() => Hurry::ToEnd,
            _ if self.is_out() => Hurry::ToTurn,
            _ => Hurry::ToQuestion,
        });
    }

    fn go(&mut self, way: Way) {
        if let Some(spot) = self.drawn.map.go(self.cursor, way) {
            self.cursor = spot;
        }
    }

    /// To the next thing that can be chosen.
    fn cycle(&mut self, step: isize) {
        let mut spots: Vec<Spot> = self.hand().iter().map(|card| Spot::Hand(card.id)).collect();
        spots.retain(|spot| self.choices.iter().any(|(part, _)| self.home(*part) == *spot));
        for (part, _) in &self.choices {
            if !spots.contains(&self.home(*part)) {
                spots.push(self.home(*part));
            }
        }
        if self.composer.whole().is_some() {
            spots.push(Spot::Send);
        }
        let count = spots.len() as isize;
        let here = spots.iter().position(|spot| *spot == self.cursor);
        let next = here.map_or(0, |at| (at as isize + step).rem_euclid(count.max(1)));
        if let Some(spot) = spots.get(next as usize) {
            self.cursor = *spot;
        }
    }

    fn take_back(&mut self, all: bool) {
        let changed = if all { self.composer.clear() } else { self.composer.take_back() };
        if changed {
            self.chosen();
        }
    }

    /// A letter or digit: whatever has this key.
    fn sign(&mut self, sign: char) -> Wish {
        if let Some((part, _)) = self.choices.iter().find(|(_, key)| *key == Some(sign)) {
            return self.act(self.home(*part));
        }
        let hand = self.hand();
        let card = (0..hand.len()).find(|place| keys::of_place(*place) == Some(sign));
        if let Some(place) = card {
            return self.act(Spot::Hand(hand[place].id));
        }
        if let Some(info) = self.table.seats.iter().find(|info| keys::of_seat(info.seat) == sign) {
            return self.act(Spot::Seat(info.seat));
        }
        // Passing is possible in the middle of something else, if it was possible at its beginning.
        let part = match sign {
            'p' => Part::Pass,
            'r' => Part::Rest,
            _ => return Wish::Nothing,
        };
        if self.composer.restart(part) {
            self.chosen();
        }
        Wish::Nothing
    }

    /// Chooses what is at a spot, sends, takes back, or asks why not.
    fn act(&mut self, spot: Spot) -> Wish {
        let Some(offer) = &self.offer else {
            return Wish::Nothing;
        };
        let number = offer.ask.number;
        self.cursor = spot;
        let again = self.composer.stage() == Stage::Whole
            && parts(spot).iter().any(|part| self.composer.chosen().last() == Some(part));
        if spot == Spot::Send || again {
            return self.composer.whole().map_or(Wish::Nothing, |action| Wish::Send(number, action));
        }
        match spot {
            Spot::Undo => {
                self.take_back(true);
                return Wish::Nothing;
            }
            Spot::Question => {
                self.panel = Some(self.about_cursor());
                return Wish::Nothing;
            }
            _ => {}
        }
        if self.choose(spot) {
            self.chosen();
            return Wish::Nothing;
        }
        let asked = why::attempts(self, spot);
        if asked.is_empty() {
            self.panel = Some(self.about_cursor());
            return Wish::Nothing;
        }
        Wish::WhyNot(asked, spot)
    }

    /// Adds the choice at a spot, or starts over with it. A card of somebody also names its owner.
    fn choose(&mut self, spot: Spot) -> bool {
        let parts = parts(spot);
        if parts.iter().any(|part| self.composer.choose(*part)) {
            return true;
        }
        if let Spot::InPlay(card) = spot
            && let Some(owner) = self.in_play(card).map(|(info, _)| info.seat)
            && self.composer.stage() == Stage::At
        {
            let mut tried = self.composer.clone();
            if tried.choose(Part::At(owner)) && tried.choose(Part::Target(Some(card))) {
                self.composer = tried;
                return true;
            }
        }
        parts.iter().any(|part| self.composer.restart(*part))
    }
}
