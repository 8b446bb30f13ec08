//! `saloon serve`, `saloon backup`, `saloon restore` and `saloon move`: the house and its data.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use saloon_server::{LogForm, Options, Place};

/// Run a server for browsers and programs.
#[derive(Args)]
pub struct ServeOptions {
    #[command(flatten)]
    setting: Setting,

    /// How the log is written: text, or json (one object a line).
    #[arg(long, value_name = "FORM")]
    log: Option<LogForm>,
}

/// What a server is started with.
#[derive(Args)]
pub struct Setting {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub addr: SocketAddr,

    #[command(flatten)]
    pub kept: Kept,

    /// Where the other nodes of a town are reached: nats://HOST. They share one database.
    #[arg(long, env = "SALOON_NATS", hide_env_values = true, value_name = "ADDRESS")]
    pub nats: Option<String>,

    /// Limits, clocks and the like, as TOML; docs/serving.md lists them.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

impl ServeOptions {
    /// Serves until it is asked to stop.
    pub fn run(&self) -> Result<ExitCode> {
        let setting = &self.setting;
        let mut options = match &setting.config {
            None => Options::default(),
            Some(path) => {
                let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
                Options::parse(&text).map_err(anyhow::Error::msg).with_context(|| path.display().to_string())?
            }
        };
        options.nats = setting.nats.clone().or(options.nats);
        let node = options.node.clone().unwrap_or_else(|| setting.addr.to_string());
        crate::log::begin(self.log.unwrap_or(options.log), &node)?;
        let ready = |address| println!("The saloon is open: http://{address}/");
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(saloon_server::serve(setting.addr, &setting.kept.place(), options, ready));
        // A bot that still thinks does not keep the house open.
        runtime.shutdown_timeout(std::time::Duration::from_millis(200));
        served?;
        println!("The saloon is closed.");
        Ok(ExitCode::SUCCESS)
    }
}

/// Where everything is kept.
#[derive(Args)]
pub struct Kept {
    /// Where everything is kept: a directory with one SQLite file.
    #[arg(long, default_value = "saloon-data", value_name = "DIR")]
    data: PathBuf,

    /// The same as an address: sqlite:DIR, or postgres://USER:PASSWORD@HOST/DATABASE.
    /// SALOON_STORE says it without showing it to everybody who lists processes.
    #[arg(long, env = "SALOON_STORE", hide_env_values = true, value_name = "PLACE", conflicts_with = "data")]
    store: Option<Place>,
}

impl Kept {
    /// The one that was named.
    pub fn place(&self) -> Place {
        self.store.clone().unwrap_or_else(|| Place::Folder(self.data.clone()))
    }
}

/// Carry everything a stopped server keeps into an empty place of another kind, and check that all of it arrived.
#[derive(Args)]
pub struct MoveOptions {
    /// Where everything is: sqlite:DIR, or postgres://USER:PASSWORD@HOST/DATABASE. It stays there.
    from: Place,

    /// Where it is to be: the same, with nothing in it yet.
    to: Place,
}

impl MoveOptions {
    /// Carries.
    pub fn run(&self) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        for carried in runtime.block_on(saloon_server::carry(&self.from, &self.to))? {
            println!("{carried}");
        }
        println!("{} holds everything that is in {}; every row was held against its original.", self.to, self.from);
        Ok(ExitCode::SUCCESS)
    }
}

/// Copy the data of a server into one file, while it may be running.
#[derive(Args)]
pub struct BackupOptions {
    /// The copy; must not exist. `saloon restore` puts it back.
    file: PathBuf,

    /// Where everything is kept.
    #[arg(long, default_value = "saloon-data", value_name = "DIR")]
    data: PathBuf,
}

impl BackupOptions {
    /// Copies.
    pub fn run(&self) -> Result<ExitCode> {
        saloon_server::backup(&self.data, &self.file)?;
        println!("{} holds everything that was in {}.", self.file.display(), self.data.display());
        Ok(ExitCode::SUCCESS)
    }
}

/// Put a copy made by `saloon backup` back. The server must be stopped; what it had meanwhile is gone.
#[derive(Args)]
pub struct RestoreOptions {
    /// The copy. It stays as it is.
    file: PathBuf,

    /// Where everything is kept.
    #[arg(long, default_value = "saloon-data", value_name = "DIR")]
    data: PathBuf,
}

impl RestoreOptions {
    /// Puts it back.
    pub fn run(&self) -> Result<ExitCode> {
        saloon_server::restore(&self.data, &self.file)?;
        println!("{} is again what it was when {} was made.", self.data.display(), self.file.display());
        Ok(ExitCode::SUCCESS)
    }
}
