//! The screen at several sizes, in all languages, through whole games: nothing overlaps, nothing essential is missing.

use std::time::Instant;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use saloon_rules::{Config, Edition, Seat};
use saloon_text::{Lang, Text};
use unicode_width::UnicodeWidthStr;

use super::plan::Plan;
use super::{Drawn, Spot, Theme, draw};
use crate::play::app::App;
use crate::play::input::Wish;
use crate::play::journal::Setup;
use crate::play::keys::{Key, Way};
use crate::play::options::{Speed, mix};
use crate::play::referee::{Answer, LocalTable, Update};
use crate::play::words::Words;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (140, 45)];

/// A player who presses keys at random, with a look at the screen after each.
struct Player {
    table: LocalTable,
    app: App,
    dice: u64,
}

impl Player {
    fn sit(lang: Lang, edition: Edition, seats: u8, seed: u64) -> Player {
        Player::sit_at(lang, Config::new(edition, seats), seed)
    }

    fn sit_at(lang: Lang, config: Config, seed: u64) -> Player {
        let seat = Seat::new(seed as usize % config.seats as usize).expect("a seat");
        let setup = Setup { config, seed: seed.into(), seat, bots: "random".into() };
        let (table, update): (LocalTable, Update) = LocalTable::new(&setup, None, &[]).expect("a table");
        let words = Words::new(Text::new(lang), table.deck(), table.seat());
        let app = App::new(words, Speed::Instant, update);
        Player { table, app, dice: seed }
    }

    fn roll(&mut self, below: usize) -> usize {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (mix(self.dice) % below.max(1) as u64) as usize
    }

    /// Lets the bots play until the player is asked or the game is over.
    fn wait(&mut self) {
        loop {
            self.app.tick(Instant::now());
            if !self.app.wants_more() {
                return;
            }
            if let Some(update) = self.table.step().expect("no journal") {
                self.app.receive(update);
            }
        }
    }

    /// Presses a key and has the wish granted.
    fn press(&mut self, key: Key) {
        self.look(SIZES[0]);
        match self.app.key(key) {
            Wish::Send(number, action) => match self.table.answer(number, action).expect("no journal") {
                Answer::Taken(update) => self.app.sent(*update),
                Answer::Refused(refusal) => {
                    panic!("the screen sent what is not legal: {refusal:?}")
                }
            },
            Wish::WhyNot(actions, spot) => {
                let refusals = actions.into_iter().filter_map(|action| self.table.why_not(action));
                if let Some(refusal) = crate::play::why::best(refusals) {
                    self.app.refuse(&refusal, spot);
                }
            }
            Wish::Nothing | Wish::NewGame | Wish::Quit => {}
        }
    }

    /// Chooses something and sends it, or changes his mind.
    fn decide(&mut self) {
        for _ in 0..self.roll(4) {
            self.press(Key::Next);
        }
        self.press(Key::Enter);
        match self.roll(12) {
            0 => self.press(Key::Sign('?')),
            1 => self.press(Key::Sign(char::from(b'1' + (self.dice % 9) as u8))),
            2 => self.press(Key::Move([Way::Up, Way::Down, Way::Left, Way::Right][self.dice as usize % 4])),
            3 => self.press(Key::Back),
            _ => {}
        }
    }

    /// Draws the screen as it is now.
    fn look(&mut self, (width, height): (u16, u16)) -> (Buffer, Drawn) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut drawn = Drawn::default();
        terminal
            .draw(|frame| drawn = draw(frame.buffer_mut(), &self.app, Theme::new(true)))
            .expect("memory can be drawn on");
        self.app.drew(drawn.clone());
        (terminal.backend().buffer().clone(), drawn)
    }
}

fn rows(buffer: &Buffer) -> Vec<String> {
    part(buffer, buffer.area)
}

/// The lines of a part of the screen.
fn part(buffer: &Buffer, area: Rect) -> Vec<String> {
    (area.top()..area.bottom())
        .map(|y| {
            let mut row = String::new();
            let mut x = area.left();
            while x < area.right() {
                let symbol = buffer[(x, y)].symbol();
                row.push_str(symbol);
                x += symbol.width().max(1) as u16;
            }
            row
        })
        .collect()
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Wide signs stay whole, and every line is exactly as wide as the screen.
fn check_cells(buffer: &Buffer, screen: &str) {
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            if buffer[(x, y)].symbol().width() == 2 {
                assert!(x + 1 < buffer.area.width, "half a sign at the edge\n{screen}");
                let next = buffer[(x + 1, y)].symbol();
                assert!(next.trim().is_empty(), "{next} overlaps a wide sign at {x},{y}\n{screen}");
            }
        }
    }
    for row in rows(buffer) {
        assert_eq!(row.width(), buffer.area.width as usize, "{row}");
    }
}

/// No spot lies on another or leaves the screen.
fn check_places(buffer: &Buffer, drawn: &Drawn, screen: &str) {
    let places: Vec<_> = drawn.map.places().collect();
    for (i, (spot, place)) in places.iter().enumerate() {
        assert_eq!(place.intersection(buffer.area), *place, "{spot:?} leaves the screen\n{screen}");
        for (other, at) in &places[i + 1..] {
            assert!(!place.intersects(*at), "{spot:?} overlaps {other:?}\n{screen}");
        }
    }
}

/// The question, what is composed, and everything that can be chosen are there.
fn check_question(app: &App, buffer: &Buffer, drawn: &Drawn, screen: &str) {
    let Some(offer) = &app.offer else { return };
    let plan = Plan::new(buffer.area, app.table.seats.len() as u16, app.table.events.is_some()).expect("large enough");
    let seen = without_spaces(&part(buffer, plan.question).concat());
    let prompt = app.prompt();
    assert!(seen.contains(&without_spaces(&prompt)), "{prompt}\nis cut:\n{screen}");
    if let Some(action) = app.composer.whole() {
        let sentence = app.words.action(&action, &offer.ask);
        assert!(seen.contains(&without_spaces(&sentence)), "{sentence}\nis cut:\n{screen}");
        assert!(drawn.map.places().any(|(spot, _)| spot == Spot::Send), "{screen}");
    }
    if app.cursor != Spot::Question {
        assert!(
            drawn.map.places().any(|(spot, _)| spot == app.cursor),
            "the cursor is nowhere: {:?}\n{screen}",
            app.cursor
        );
    }
    let seen = without_spaces(&part(buffer, plan.seats).concat());
    for info in &app.table.seats {
        let name = without_spaces(&app.words.seat(info.seat));
        assert!(seen.contains(&name), "{name} is missing\n{screen}");
    }
}

fn check(player: &mut Player, size: (u16, u16)) {
    let (buffer, drawn) = player.look(size);
    let screen = rows(&buffer).join("\n");
    check_cells(&buffer, &screen);
    if player.app.panel.is_some() || player.app.is_over() {
        return;
    }
    check_places(&buffer, &drawn, &screen);
    check_question(&player.app, &buffer, &drawn, &screen);
    check_events(&player.app, &buffer, &drawn, &screen);
}

/// Every event that can be seen is named, and ghosts are told from the living and the dead.
fn check_events(app: &App, buffer: &Buffer, drawn: &Drawn, screen: &str) {
    let Some(events) = &app.table.events else { return };
    for event in [events.main, events.side].into_iter().flatten() {
        assert!(drawn.map.places().any(|(spot, _)| spot == Spot::Event(event)), "{event:?} is missing\n{screen}");
    }
    let plan = Plan::new(buffer.area, app.table.seats.len() as u16, true).expect("large enough");
    let seen = part(buffer, plan.seats).concat();
    let ghost = app.words.ui("ghost");
    assert_eq!(seen.contains(&ghost), !events.ghosts.is_empty(), "{ghost}\n{screen}");
}

#[test]
fn whole_games_fit_every_screen_in_every_language() {
    let plain = [(Edition::Classic, 5), (Edition::DodgeCityBase, 8), (Edition::Compendium, 6)];
    let mut tables: Vec<Config> = plain.into_iter().map(|(edition, seats)| Config::new(edition, seats)).collect();
    for (edition, mode) in [(Edition::Compendium, "high-noon"), (Edition::Official, "mixed")] {
        let mut config = Config::new(edition, if mode == "mixed" { 7 } else { 8 });
        config.set("event_mode", mode).expect("it exists");
        tables.push(config);
    }
    for lang in Lang::ALL {
        for (i, config) in tables.iter().enumerate() {
            let mut player = Player::sit_at(lang, config.clone(), 11 + i as u64);
            for size in SIZES {
                check(&mut player, size);
            }
            for _ in 0..400 {
                player.wait();
                if player.app.is_over() {
                    break;
                }
                player.decide();
                for size in SIZES {
                    check(&mut player, size);
                }
                if player.app.panel.is_some() {
                    player.press(Key::Escape);
                }
            }
            for size in SIZES {
                check(&mut player, size);
            }
        }
    }
}

#[test]
fn the_keys_fit_the_smallest_screen() {
    for lang in Lang::ALL {
        let player = Player::sit(lang, Edition::Classic, 5, 3);
        for id in ["keys", "keys-waiting", "over-keys"] {
            let keys = player.app.words.ui(id);
            assert!(keys.width() < 80, "{lang}: {} cells: {keys}", keys.width());
        }
    }
}

#[test]
fn without_colours_nothing_is_coloured() {
    let mut player = Player::sit(Lang::En, Edition::Classic, 5, 3);
    player.wait();
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    draw(&mut buffer, &player.app, Theme::new(false));
    for cell in &buffer.content {
        assert_eq!((cell.fg, cell.bg), (ratatui::style::Color::Reset, ratatui::style::Color::Reset));
    }
}

#[test]
fn a_small_window_says_so() {
    for lang in Lang::ALL {
        let mut player = Player::sit(lang, Edition::Classic, 5, 3);
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            let (buffer, drawn) = player.look(size);
            assert!(size.0 == 1 || !rows(&buffer).join("").trim().is_empty());
            assert_eq!(drawn.map.places().count(), 0);
        }
    }
}
