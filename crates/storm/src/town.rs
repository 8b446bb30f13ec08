//! A town of its own: PostgreSQL, NATS, nodes with a way to each of them that can be cut; and the hand that does what the
//! plan says. Everything listens on the loopback address and ends with the town.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};

use crate::chronicle::Chronicle;
use crate::now;
use crate::plan::{Kind, Stroke};
use crate::way::{Place, Way, Weather};

const SCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts");

/// Everybody comes from one address.
const CONFIG: &str = include_str!("../../../examples/load.toml");

/// How long a node may take to open.
const OPENING: Duration = Duration::from_secs(30);

/// Between two tries to start one that does not open.
const AGAIN: Duration = Duration::from_millis(500);

/// How long one that was asked to stop may take.
const STOPPING: Duration = Duration::from_secs(10);

/// A stroke that was carried out; times in milliseconds since 1970.
#[derive(Copy, Clone, Debug)]
pub struct Struck {
    /// As it was planned.
    pub stroke: Stroke,
    /// When it began.
    pub at: u64,
    /// When everything was mended again.
    pub mended: u64,
}

/// One node.
struct Node {
    base: Way,
    nats: Way,
    child: Mutex<Option<Child>>,
}

/// The town.
pub struct Town {
    home: tempfile::TempDir,
    bin: PathBuf,
    nodes: Vec<Node>,
    /// Where each node listens, in all its lives.
    pub addresses: Vec<SocketAddr>,
}

impl Town {
    /// Starts everything.
    pub async fn start(bin: &Path, count: usize) -> Result<Town> {
        if !bin.is_file() {
            bail!("{} cannot be started; build it first", bin.display());
        }
        let home = tempfile::Builder::new().prefix("saloon-storm-").tempdir()?;
        // PostgreSQL may run as somebody else.
        std::fs::set_permissions(home.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
        std::fs::write(home.path().join("house.toml"), CONFIG)?;
        let mut town = Town { home, bin: bin.to_owned(), nodes: Vec::new(), addresses: Vec::new() };
        town.script("postgres", "start").await?;
        let nats = town.script("nats", "start").await?;
        let nats: SocketAddr = nats.strip_prefix("nats://").context("an address of NATS")?.parse()?;
        for number in 0..count {
            let base = Way::open(Place::Socket(town.base().join(".s.PGSQL.5432"))).await?;
            let nats = Way::open(Place::Port(nats)).await?;
            town.nodes.push(Node { base, nats, child: Mutex::new(None) });
            let (child, address) = town.node(number, "127.0.0.1:0".parse()?).await?;
            town.nodes[number].child = Mutex::new(Some(child));
            town.addresses.push(address);
            if number == 0 {
                // The first has made the tables; from now on everything is noted that happens to them.
                town.chronicle().begin().await?;
            }
        }
        Ok(town)
    }

    fn base(&self) -> PathBuf {
        self.home.path().join("postgres")
    }

    /// What the database has seen.
    pub fn chronicle(&self) -> Chronicle {
        Chronicle::new(&self.base())
    }

    async fn script(&self, name: &str, word: &str) -> Result<String> {
        let mut command = Command::new(format!("{SCRIPTS}/{name}"));
        command.arg(word).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command.env("SALOON_POSTGRES_HOME", self.base()).env("SALOON_NATS_HOME", self.home.path().join("nats"));
        let done = command.output().await.with_context(|| format!("scripts/{name}"))?;
        if !done.status.success() {
            bail!("scripts/{name} {word} failed");
        }
        Ok(String::from_utf8_lossy(&done.stdout).trim().to_owned())
    }

    /// Starts a node, once.
    async fn node(&self, number: usize, address: SocketAddr) -> Result<(Child, SocketAddr)> {
        let ways = &self.nodes[number];
        let store =
            format!("postgres://postgres@{}/postgres?application_name={}", ways.base.address, Chronicle::name(number));
        let log = self.home.path().join(format!("node-{number}.log"));
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
        let mut child = Command::new(&self.bin)
            .args(["serve", "--addr", &address.to_string(), "--store", &store])
            .args(["--nats", &format!("nats://{}", ways.nats.address), "--config"])
            .arg(self.home.path().join("house.toml"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} cannot be started", self.bin.display()))?;
        let mut words = BufReader::new(child.stdout.take().context("it is piped")?).lines();
        let line = timeout(OPENING, words.next_line()).await.context("a node does not open")??;
        let line = line.with_context(|| format!("node {number} did not open; its log says why"))?;
        let address = line.split("http://").nth(1).context("it says where it is")?.trim_end_matches('/').parse()?;
        // What it says later has somewhere to go.
        tokio::spawn(async move { while let Ok(Some(_)) = words.next_line().await {} });
        Ok((child, address))
    }

    /// Starts a node again, as often as it takes: whatever it needs may be away.
    async fn again(&self, number: usize) -> Result<Child> {
        let mut tries = 0;
        loop {
            match self.node(number, self.addresses[number]).await {
                Ok((child, _)) => return Ok(child),
                Err(why) if tries == 40 => return Err(why),
                Err(_) => tries += 1,
            }
            sleep(AGAIN).await;
        }
    }

    /// Carries out a stroke, and mends what it broke.
    pub async fn strike(&self, stroke: Stroke) -> Result<Struck> {
        let at = now();
        let ways = &self.nodes[stroke.node];
        match stroke.kind {
            Kind::Kill => {
                let mut child = self.nodes[stroke.node].child.lock().await;
                if let Some(mut child) = child.take() {
                    child.kill().await?;
                }
                sleep(stroke.lasts).await;
                *child = Some(self.again(stroke.node).await?);
            }
            Kind::Stop => {
                let mut child = self.nodes[stroke.node].child.lock().await;
                if let Some(mut child) = child.take() {
                    signal("TERM", &child).await?;
                    timeout(STOPPING, child.wait()).await.context("a node does not stop")??;
                }
                sleep(stroke.lasts).await;
                *child = Some(self.again(stroke.node).await?);
            }
            Kind::Freeze => {
                let child = self.nodes[stroke.node].child.lock().await;
                if let Some(child) = child.as_ref() {
                    signal("STOP", child).await?;
                    sleep(stroke.lasts).await;
                    signal("CONT", child).await?;
                }
            }
            Kind::CutBase | Kind::HushBase | Kind::CutNats | Kind::HushNats => {
                let way = if matches!(stroke.kind, Kind::CutBase | Kind::HushBase) { &ways.base } else { &ways.nats };
                let cut = matches!(stroke.kind, Kind::CutBase | Kind::CutNats);
                way.set(if cut { Weather::Cut } else { Weather::Hushed });
                sleep(stroke.lasts).await;
                way.set(Weather::Fair);
            }
            Kind::FallBase => {
                self.script("postgres", "fall").await?;
                sleep(stroke.lasts).await;
                self.script("postgres", "rise").await?;
            }
            Kind::FallNats => {
                let pid = std::fs::read_to_string(self.home.path().join("nats/pid"))?;
                Command::new("kill").args(["-KILL", pid.trim()]).status().await?;
                sleep(stroke.lasts).await;
                self.script("nats", "start").await?;
            }
        }
        Ok(Struck { stroke, at, mended: now() })
    }
}

async fn signal(signal: &str, child: &Child) -> Result<()> {
    let id = child.id().context("it runs")?.to_string();
    Command::new("kill").args([&format!("-{signal}"), &id]).status().await?;
    Ok(())
}

impl Drop for Town {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            if let Some(child) = node.child.get_mut() {
                // It may have ended already.
                let _ = child.start_kill();
            }
        }
        for name in ["nats", "postgres"] {
            let mut command = std::process::Command::new(format!("{SCRIPTS}/{name}"));
            command.arg("stop").stdin(Stdio::null()).stdout(Stdio::null());
            command.env("SALOON_POSTGRES_HOME", self.base()).env("SALOON_NATS_HOME", self.home.path().join("nats"));
            if let Err(why) = command.status() {
                eprintln!("saloon-storm: scripts/{name} stop: {why}");
            }
        }
    }
}
