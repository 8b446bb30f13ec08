//! The log of a finished game: what was fixed before the deal, who sat where, every answer.

use saloon_protocol::wire::Settings;
use saloon_rules::{Action, Config, Player, Seed, Winner};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::pack;
use super::words::{Damaged, Reader, Writer};
use crate::ids::Id;

/// A finished game without its recording.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Log {
    /// The version of the rules it was played under.
    pub rules: u32,
    /// The table.
    pub room: Id,
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    #[serde(skip, default = "no_seed")]
    pub seed: Seed,
    /// What the table played.
    pub settings: Settings,
    /// Who sat where.
    pub names: Vec<String>,
    /// When it began, in seconds since 1970.
    pub began: i64,
    /// When it ended.
    pub over: i64,
    /// Who won.
    pub winner: Option<Winner>,
    /// Who answered, one after the other.
    pub players: Vec<Player>,
    /// What.
    pub actions: Vec<Action>,
    /// So many seconds after the answer before.
    #[serde(default)]
    pub after: Vec<u32>,
    /// Who spoke, and after how many answers.
    #[serde(default)]
    pub spoken: Vec<(u32, Player)>,
    /// The rules were renewed while it was played: after how many answers, and which ones they were before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renewed: Vec<(u32, u32)>,
    /// The lower half of the fingerprint after each answer, if these could not be checked when the game was packed.
    #[serde(skip)]
    pub prints: Vec<u32>,
    /// The fingerprint at the end.
    #[serde(skip)]
    pub end: u64,
}

fn no_seed() -> Seed {
    Seed([0; 32])
}

impl Log {
    /// As it is kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        // What is as good as random is not packed.
        let mut whole = self.seed.0.to_vec();
        whole.extend(self.end.to_le_bytes());
        whole.extend((self.prints.len() as u32).to_le_bytes());
        self.prints.iter().for_each(|print| whole.extend(print.to_le_bytes()));
        whole.extend(pack::pack(&self.plain()));
        whole
    }

    pub(super) fn plain(&self) -> Vec<u8> {
        let mut writer = Writer::new();
        writer.value(&serde_json::to_value(self).expect("a log holds nothing JSON cannot"));
        writer.finish()
    }

    /// Reads what was kept.
    pub fn from_bytes(bytes: &[u8]) -> Result<Log, Damaged> {
        const SHORT: Damaged = Damaged("it ends too early");
        let (seed, bytes) = bytes.split_first_chunk::<32>().ok_or(SHORT)?;
        let (end, bytes) = bytes.split_first_chunk::<8>().ok_or(SHORT)?;
        let (count, bytes) = bytes.split_first_chunk::<4>().ok_or(SHORT)?;
        let count = u32::from_le_bytes(*count) as usize;
        let (prints, bytes) = bytes.split_at_checked(count.saturating_mul(4)).ok_or(SHORT)?;
        let bytes = pack::unpack(bytes)?;
        let value: Value = Reader::new(&bytes)?.value()?;
        let mut log: Log = serde_json::from_value(value).map_err(|_| Damaged("no log"))?;
        log.seed = Seed(*seed);
        log.end = u64::from_le_bytes(*end);
        log.prints = prints.as_chunks::<4>().0.iter().map(|print| u32::from_le_bytes(*print)).collect();
        let fits = log.players.len() == log.actions.len() && log.prints.len() <= log.actions.len();
        if fits { Ok(log) } else { Err(Damaged("answers are missing")) }
    }
}
