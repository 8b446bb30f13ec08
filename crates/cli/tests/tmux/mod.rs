//! A real terminal for the real program: tmux on a socket of its own.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The program under test.
pub const SALOON: &str = env!("CARGO_BIN_EXE_saloon");

/// Is there a tmux? Without one the test is skipped, except where it must not be.
pub fn is_there() -> bool {
    let found = Command::new("tmux").arg("-V").output().is_ok();
    assert!(found || std::env::var("CI").as_deref() != Ok("true"), "tmux is missing; `make test` installs it");
    if !found {
        eprintln!("skipped: there is no tmux here");
    }
    found
}

/// One terminal. It is closed when dropped.
pub struct Tmux {
    socket: String,
}

impl Tmux {
    /// Opens a terminal of this size that runs a shell command.
    pub fn run(width: u16, height: u16, command: &str) -> Tmux {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let tmux = Tmux { socket: format!("saloon-test-{}-{number}", std::process::id()) };
        let size = [width.to_string(), height.to_string()];
        let opened = tmux.call(&["new-session", "-d", "-s", "table", "-x", &size[0], "-y", &size[1], command]);
        assert!(opened.status.success(), "{opened:?}");
        tmux
    }

    /// Opens a terminal of this size and plays.
    pub fn play(width: u16, height: u16, arguments: &str) -> Tmux {
        Tmux::run(width, height, &format!("exec '{SALOON}' play {arguments}"))
    }

    fn call(&self, arguments: &[&str]) -> Output {
        let mut tmux = Command::new("tmux");
        tmux.env("LC_ALL", "C.UTF-8").env_remove("TMUX").env_remove("NO_COLOR");
        tmux.args(["-L", &self.socket, "-f", "/dev/null"]).args(arguments);
        tmux.output().expect("tmux runs")
    }

    /// Presses keys, by tmux's names for them.
    pub fn keys(&self, keys: &[&str]) {
        let pressed = self.call(&[&["send-keys", "-t", "table"], keys].concat());
        assert!(pressed.status.success(), "{pressed:?}");
    }

    /// Presses and releases the left mouse button at a cell, counted from 1.
    pub fn click(&self, column: usize, row: usize) {
        let press = format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m");
        self.keys(&["-l", &press]);
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        String::from_utf8_lossy(&self.call(&["capture-pane", "-p", "-t", "table"]).stdout).into_owned()
    }

    /// Something tmux knows about the terminal.
    pub fn ask(&self, format: &str) -> String {
        let answer = self.call(&["display-message", "-p", "-t", "table", format]);
        String::from_utf8_lossy(&answer.stdout).trim().to_owned()
    }

    /// Gives the terminal another size.
    pub fn resize(&self, width: u16, height: u16) {
        let size = [width.to_string(), height.to_string()];
        self.call(&["resize-window", "-t", "table", "-x", &size[0], "-y", &size[1]]);
    }

    /// Sends a signal to what runs in the terminal.
    pub fn signal(&self, signal: &str) {
        let pid = self.ask("#{pane_pid}");
        let sent = Command::new("kill").args([signal, &pid]).status().expect("kill runs");
        assert!(sent.success());
    }

    /// Waits until the screen is as it should be, and returns it.
    pub fn wait(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if is_so(&screen) {
                return screen;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "no {what}:\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for a text on the screen.
    pub fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.call(&["kill-server"]);
    }
}

/// A folder that is removed again.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new empty one.
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("saloon-play-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
