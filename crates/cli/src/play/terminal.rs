//! The terminal itself: taken over for the game, and given back however the game ends.

use std::io::{Stdout, stdout};
use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use ratatui::layout::Rect;

use super::app::App;
use super::draw::{self, Theme};

/// The terminal while the game has it.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    theme: Theme,
}

impl Screen {
    /// Takes the terminal over. It is given back when this is dropped, or when something panics.
    pub(crate) fn open() -> Result<Screen> {
        give_back_on_panic();
        enable_raw_mode().context("cannot read single keys from this terminal")?;
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Screen { terminal, theme: Theme::from_env() }),
            Err(error) => {
                give_back();
                Err(error).context("cannot draw on this terminal")
            }
        }
    }

    /// Draws whatever it is told to, all at once.
    pub(crate) fn paint(&mut self, what: impl FnOnce(Rect, &mut Buffer)) -> Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| what(frame.area(), frame.buffer_mut()))?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        Ok(())
    }

    /// Draws what has changed, all at once.
    pub(crate) fn draw(&mut self, app: &mut App) -> Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        let mut drawn = draw::Drawn::default();
        self.terminal.draw(|frame| drawn = draw::draw(frame.buffer_mut(), app, self.theme))?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        app.drew(drawn);
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Nothing more can be done if this fails: the terminal may be gone.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
    });
}

/// Signals that ask the program to end.
pub(crate) struct Signals(Arc<AtomicUsize>);

impl Signals {
    /// From now on these signals are only noted.
    pub(crate) fn watch() -> Result<Signals> {
        let seen = Arc::new(AtomicUsize::new(0));
        for signal in ENDING {
            signal_hook::flag::register_usize(*signal, Arc::clone(&seen), *signal as usize)?;
        }
        let signals = Signals(seen);
        signals.insist();
        Ok(signals)
    }

    /// Ends the program shortly after a signal if the game does not: reading keys may hang when the terminal is gone.
    fn insist(&self) {
        let signals = Signals(Arc::clone(&self.0));
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(PATIENCE);
                if let Some(signal) = signals.seen() {
                    std::thread::sleep(GRACE);
                    give_back();
                    std::process::exit(128 + i32::from(signal));
                }
            }
        });
    }

    /// The number of the signal that came, if one did.
    pub(crate) fn seen(&self) -> Option<u8> {
        match self.0.load(Ordering::Relaxed) {
            0 => None,
            signal => u8::try_from(signal).ok(),
        }
    }
}

/// How often the watch over signals looks.
const PATIENCE: Duration = Duration::from_millis(250);
/// How long the game has to end by itself after a signal.
const GRACE: Duration = Duration::from_secs(1);

#[cfg(unix)]
const ENDING: &[i32] = &[signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const ENDING: &[i32] = &[signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT];
