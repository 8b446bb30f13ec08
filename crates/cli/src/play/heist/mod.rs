//! `saloon play --game heist`: one person against bots and the clock, in the terminal.
//!
//! `table` runs the game in its own time; `app` is what the player sees and has chosen; `draw` puts it on the screen.

mod app;
mod draw;
mod table;

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use saloon_bots::BotName;
use saloon_heist::clock::Level;
use saloon_heist::{Config, Replay, Seat};

use super::options::PlayOptions;
use super::terminal::{Screen, Signals};
use app::{App, Wish};
use table::Table;

/// The longest time without a look at the clock.
const TICK: Duration = Duration::from_millis(40);

/// What is played, and by whom.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) config: Config,
    pub(super) seed: u64,
    pub(super) seat: Seat,
    pub(super) bots: BotName,
    pub(super) level: Level,
}

/// Plays until the player has had enough.
pub(super) fn run(options: &PlayOptions, mut setup: Setup) -> Result<ExitCode> {
    let signals = Signals::watch()?;
    let seat = setup.seat.index() + 1;
    println!(
        "saloon: heist, {} players, you sit at {seat}; the same again: --seed {}",
        setup.config.players, setup.seed
    );
    let mut screen = Screen::open()?;
    loop {
        match play(options, &setup, &mut screen, &signals)? {
            Wish::Again => setup.seed = setup.seed.wrapping_add(1),
            Wish::Signal(signal) => return Ok(ExitCode::from(128_u8.saturating_add(signal))),
            _ => return Ok(ExitCode::SUCCESS),
        }
    }
}

/// The file a game is kept in, line by line.
struct File {
    file: std::fs::File,
    written: usize,
}

impl File {
    fn create(options: &PlayOptions, setup: &Setup) -> Result<Option<File>> {
        let Some(path) = &options.save else { return Ok(None) };
        let mut file = std::fs::File::options().write(true).create_new(true).open(path);
        if file.is_err() && path.exists() {
            bail!("{} is there already; games are never overwritten", path.display());
        }
        let head = Replay::new(setup.config, setup.seed.into()).head();
        let written = file.as_mut().map_err(|why| std::io::Error::new(why.kind(), why.to_string()));
        written
            .and_then(|file| file.write_all(head.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))?;
        Ok(file.ok().map(|file| File { file, written: 0 }))
    }

    /// Adds what has happened since.
    fn keep(&mut self, table: &mut Table) -> Result<()> {
        for line in table.lines_from(self.written) {
            self.file.write_all(line.as_bytes()).context("the game cannot be kept")?;
            self.written += 1;
        }
        Ok(())
    }
}

/// Plays one game; says how it was left.
fn play(options: &PlayOptions, setup: &Setup, screen: &mut Screen, signals: &Signals) -> Result<Wish> {
    let mut table = Table::new(setup, options.speed)?;
    let mut app = App::new(options.language.text(), setup);
    let mut file = File::create(options, setup)?;
    let began = Instant::now();
    let mut paused = Duration::ZERO;
    let mut resting: Option<Instant> = None;
    app.hear(&table.opening());
    loop {
        let now = (began.elapsed().saturating_sub(paused)).as_millis() as u64;
        if resting.is_none() {
            let facts = table.wake(now);
            app.hear(&facts);
            if app.wants_rest() {
                resting = Some(Instant::now());
            }
        }
        if let Some(file) = &mut file {
            file.keep(&mut table)?;
        }
        screen.paint(|area, buffer| draw::draw(area, buffer, &app, &table, now, resting.is_some()))?;
        if let Some(signal) = signals.seen() {
            return Ok(Wish::Signal(signal));
        }
        if !event::poll(TICK)? {
            continue;
        }
        let now = (began.elapsed().saturating_sub(paused)).as_millis() as u64;
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        match wish(&app, key, &table, resting.is_some()) {
            Wish::GoOn => {
                if let Some(since) = resting.take() {
                    paused += since.elapsed();
                    app.rested();
                }
            }
            Wish::Send(command) if resting.is_none() => {
                let (facts, refused) = table.send(now, &command);
                app.sent(refused);
                app.hear(&facts);
            }
            Wish::Choose(number) => app.choose(number, &table),
            end @ (Wish::Again | Wish::Quit) => return Ok(end),
            Wish::Nothing | Wish::Signal(_) | Wish::Send(_) => {}
        }
    }
}

/// What a key means now.
fn wish(app: &App, key: KeyEvent, table: &Table, resting: bool) -> Wish {
    match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Wish::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Wish::Quit,
        KeyCode::Char('n') if table.game().is_over() => Wish::Again,
        KeyCode::Enter if resting => Wish::GoOn,
        _ if table.game().is_over() => Wish::Nothing,
        KeyCode::Char(letter) => app.letter(letter, table),
        KeyCode::Enter => app.letter('\n', table),
        _ => Wish::Nothing,
    }
}
