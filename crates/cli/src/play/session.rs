//! From the command line to the table and back: sets up, runs one game after another, and ends.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use ratatui::crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use saloon_rules::Action;
use saloon_text::Lang;

use super::app::App;
use super::input::Wish;
use super::journal::{Journal, Setup};
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
    let lang = language(options.lang.as_deref())?;
    let mut setup = match &options.resume {
        None => Some(options.setup()?),
        Some(_) => None,
    };
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        bail!("saloon play needs a terminal for its keyboard and its screen; this is none");
    }
    let signals = Signals::watch()?;
    let mut path = options.save.clone();
    loop {
        let (journal, dealt, past) = match setup.take() {
            Some(dealt) => {
                let journal = path.as_deref().map(|path| Journal::create(path, &dealt)).transpose()?;
                (journal, dealt, Vec::new())
            }
            None => {
                path = options.resume.clone();
                let path = path.as_deref().context("nothing to go on with")?;
                let (journal, dealt, past) = Journal::open(path)?;
                (Some(journal), dealt, past)
            }
        };
        announce(&dealt, path.as_deref());
        match play(options, lang, &dealt, (journal, path.as_deref()), &past, &signals)? {
            End::Quit => return Ok(ExitCode::SUCCESS),
            End::Signal(signal) => return Ok(ExitCode::from(128u8.saturating_add(signal))),
            End::NewGame => {
                path = path.as_deref().map(free_path);
                setup = Some(options.another(&dealt)?);
            }
        }
    }
}

fn language(wanted: Option<&str>) -> Result<Lang> {
    let all = || Lang::ALL.map(Lang::id).join(", ");
    match wanted {
        Some(id) => Lang::from_id(id).with_context(|| format!("there is no language {id}; there are {}", all())),
        None => {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
            Ok(Lang::from_env_locale(&locale.unwrap_or_default()))
        }
    }
}

/// Stays on the terminal below the game, so that the same deal can be played again.
fn announce(setup: &Setup, path: Option<&Path>) {
    let seat = setup.seat.index() + 1;
    println!(
        "saloon: {} players, you sit at {seat}; the same again: --seed {} --seat {seat}",
        setup.config.seats, setup.seed
    );
    if let Some(path) = path {
        println!("saloon: the game is kept in {}", path.display());
    }
}

fn play(
    options: &PlayOptions,
    lang: Lang,
    setup: &Setup,
    (journal, path): (Option<Journal>, Option<&Path>),
    past: &[Action],
    signals: &Signals,
) -> Result<End> {
    let (mut table, update) = LocalTable::new(setup, journal, past)?;
    let words = Words::new(lang, table.deck(), table.seat());
    let mut app = App::new(words, options.speed, update);
    app.note = path.map(|path| app.words.fill("saved", &[("file", path.display().to_string().into())]));
    let mut screen = Screen::open()?;
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
        if let Some(end) = grant(&mut app, &mut table, &event::read()?)? {
            return Ok(end);
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
            Answer::Taken(update) => app.sent(update),
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
