//! From the command line to the table and back: sets up, runs one game after another, and ends.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use ratatui::crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use saloon_rules::Action;

use super::app::App;
use super::input::Wish;
use super::journal::{Journal, Saved, Setup};
use super::keys::{Key, Way};
use super::options::PlayOptions;
use super::referee::{Answer, LocalTable};
use super::terminal::{Screen, Signals};
use super::why;
use super::words::Words;

/// The longest time without looking for signals.
const PATIENCE: Duration = Duration::from_millis(100);
/// The most answers of bots between two looks at the keyboard.
const BURST: usize = 64;

/// How a game was left.
enum End {
    Quit,
    NewGame,
    Signal(u8),
}

/// Plays until the player has had enough.
pub(crate) fn run(options: &PlayOptions) -> Result<ExitCode> {
    let heist = options.heist()?;
    let dealt = if heist.is_none() && options.resume.is_none() { Some(options.setup()?) } else { None };
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        bail!("saloon play needs a terminal for its keyboard and its screen; this is none");
    }
    if let Some(setup) = heist {
        return super::heist::run(options, setup);
    }
    let signals = Signals::watch()?;
    let mut sitting = match (dealt, &options.resume) {
        (Some(dealt), _) => Sitting::new(dealt, options.save.clone())?,
        (None, Some(path)) => Sitting::resume(path)?,
        (None, None) => bail!("there is nothing to play"),
    };
    println!("{}", sitting.announcement());
    let mut screen = Screen::open()?;
    let mut later = Vec::new();
    let end = loop {
        let (setup, path) = (sitting.setup.clone(), sitting.path.clone());
        let end = play(options, sitting, &mut screen, &signals)?;
        if !matches!(end, End::NewGame) {
            break end;
        }
        let dealt = options.another(&setup, later.len() as u64 + 1)?;
        sitting = Sitting::new(dealt, path.as_deref().map(free_path))?;
        later.push(sitting.announcement());
    };
    drop(screen);
    later.iter().for_each(|line| println!("{line}"));
    Ok(match end {
        End::Signal(signal) => ExitCode::from(128u8.saturating_add(signal)),
        End::Quit | End::NewGame => ExitCode::SUCCESS,
    })
}

/// One game: how it was dealt, where it is kept, and what has been answered so far.
struct Sitting {
    setup: Setup,
    number: Option<u64>,
    path: Option<PathBuf>,
    journal: Option<Journal>,
    past: Vec<Vec<Action>>,
}

impl Sitting {
    fn new((setup, number): (Setup, u64), path: Option<PathBuf>) -> Result<Sitting> {
        let journal = path.as_deref().map(|path| Journal::create(path, &setup)).transpose()?;
        Ok(Sitting { setup, number: Some(number), path, journal, past: Vec::new() })
    }

    fn resume(path: &Path) -> Result<Sitting> {
        let Saved { journal, setup, past } = Journal::open(path)?;
        Ok(Sitting { setup, number: None, path: Some(path.to_owned()), journal: Some(journal), past })
    }

    /// Stays on the terminal below the game, so that the same deal can be played again.
    fn announcement(&self) -> String {
        let seat = self.setup.seat.index() / usize::from(self.setup.config.mode.characters()) + 1;
        let mut said = format!("saloon: {} players, you sit at {seat}", self.setup.config.seats);
        if let Some(number) = self.number {
            said += &format!("; the same again: --seed {number} --seat {seat}");
        }
        if let Some(path) = &self.path {
            said += &format!("\nsaloon: the game is kept in {}", path.display());
        }
        said
    }
}

/// Plays one game.
fn play(options: &PlayOptions, sitting: Sitting, screen: &mut Screen, signals: &Signals) -> Result<End> {
    let (mut table, update) = LocalTable::new(&sitting.setup, sitting.journal, &sitting.past)?;
    let words =
        |table: &LocalTable| Words::new(options.language.text(), table.deck(), table.seat()).with_bots(table.kinds());
    let mut app = App::new(words(&table), options.speed, update);
    app.file = sitting.path.map(|path| path.display().to_string());
    loop {
        for _ in 0..BURST {
            app.tick(Instant::now());
            if !app.wants_more() {
                break;
            }
            if let Some(update) = table.step()? {
                app.receive(update);
            }
        }
        if app.take_dirty() {
            screen.draw(&mut app)?;
        }
        if let Some(signal) = signals.seen() {
            return Ok(End::Signal(signal));
        }
        let rest = if app.wants_more() { Duration::ZERO } else { app.rest(Instant::now()).unwrap_or(PATIENCE) };
        if !event::poll(rest.min(PATIENCE))? {
            continue;
        }
        match grant(&mut app, &mut table, &event::read()?)? {
            Some(End::NewGame) if table.is_series() && !app.is_series_over() => {
                if let Some(update) = table.next_game()? {
                    let file = app.file.take();
                    app = App::new(words(&table), options.speed, update);
                    app.file = file;
                }
            }
            Some(end) => return Ok(end),
            None => {}
        }
    }
}

/// Passes an event to the screen and does what the player wishes.
fn grant(app: &mut App, table: &mut LocalTable, event: &Event) -> Result<Option<End>> {
    let wish = match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => app.key(Key::of(*key)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(button) => app.click(mouse.column, mouse.row, button != MouseButton::Left),
            MouseEventKind::ScrollUp => {
                app.wheel(Way::Up);
                Wish::Nothing
            }
            MouseEventKind::ScrollDown => {
                app.wheel(Way::Down);
                Wish::Nothing
            }
            _ => Wish::Nothing,
        },
        Event::Resize(..) => {
            app.touch();
            Wish::Nothing
        }
        _ => Wish::Nothing,
    };
    match wish {
        Wish::Nothing => {}
        Wish::Quit => return Ok(Some(End::Quit)),
        Wish::NewGame => return Ok(Some(End::NewGame)),
        Wish::Send(number, action) => match table.answer(number, action)? {
            Answer::Taken(update) => app.sent(*update),
            Answer::Refused(refusal) => app.refuse(&refusal, app.cursor),
        },
        Wish::WhyNot(actions, spot) => {
            if let Some(refusal) = why::best(actions.into_iter().filter_map(|action| table.why_not(action))) {
                app.refuse(&refusal, spot);
            }
        }
    }
    Ok(None)
}

/// A name beside this one that is not taken: `game-2.txt` after `game.txt`.
fn free_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    (2..)
        .map(|number| path.with_file_name(format!("{stem}-{number}{ending}")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| path.to_owned())
}
