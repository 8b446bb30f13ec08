//! What goes over HTTP: people, the lobby, new tables, replays, the catalogue.

use saloon_rules::{Character, Dollar, Role, Seat, Winner};
use serde::{Deserialize, Serialize};

use crate::wire::{Other, SeriesPlace, Settings, Stage};
use crate::{Card, Event, TableView};

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A word for programs: `not-found`, `not-yours`, `too-fast`, `bad-request`, `bad-table`, `other-site`,
    /// `other-host`, `too-slow`, `full`, `store`, `fault`.
    pub problem: String,
    /// The rule of the rulebook, where there is one.
    pub rule: Option<String>,
    /// The reason in English.
    pub text: String,
}

/// The person who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name the person goes by.
    pub name: String,
    /// Tables where the person has a chair.
    pub tables: Vec<TableCard>,
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A link that makes another device the same person, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveLink {
    /// The path to open on the other device.
    pub path: String,
    /// Seconds until it no longer works.
    pub good_for: u32,
}

/// Whom a link makes of somebody who presses the button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveOffer {
    /// The name of that person.
    pub name: String,
}

/// A place where the person is signed in. Times are seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Its name in this list.
    pub id: String,
    /// When it began.
    pub made: u32,
    /// When it was last used, to the day.
    pub used: u32,
    /// It belongs to a program.
    pub program: bool,
    /// It is the one that asks.
    pub own: bool,
}

/// Where to sign out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SignOutFrom {
    /// In this browser.
    Here,
    /// Everywhere but here.
    Elsewhere,
    /// Everywhere.
    Everywhere,
}

/// Sign out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// Where.
    pub place: SignOutFrom,
}

/// A session for a program, sent as `Authorization: Bearer TOKEN`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// Shown once; the server keeps a hash of it.
    pub token: String,
    /// The name it goes by.
    pub name: String,
}

/// One table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCard {
    /// Its id, part of its link.
    pub id: String,
    /// What is played and how.
    pub settings: Settings,
    /// Where it is in its life.
    pub stage: Stage,
    /// The host's name.
    pub host: String,
    /// How many people sit.
    pub people: u8,
    /// How many more can sit down; while a game runs, how many bots' chairs may be asked for.
    pub free: u8,
    /// It asks for a password.
    pub locked: bool,
    /// How many watch.
    pub watchers: u32,
}

/// The lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Public tables, those with free chairs first.
    pub tables: Vec<TableCard>,
    /// People connected to tables just now.
    pub online: u32,
}

/// A table that was made or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// The link for friends.
    pub path: String,
}

/// The password of a table: said by whoever comes, or set by its host. An empty one locks nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// Nothing more is to be said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {
    /// Always.
    pub done: bool,
}

/// What was wrong with what somebody did or said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Complaint {
    /// Insults or threats.
    Insults,
    /// An offensive name.
    Name,
    /// Cheating, or telling what should be secret.
    Cheating,
    /// Playing to spoil the game, or never answering.
    Spoiling,
    /// Something else.
    Other,
}

/// A report about somebody at a table, for whoever runs the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The number of the person at this table.
    pub who: u32,
    /// What it is about.
    pub about: Complaint,
    /// In words.
    #[serde(default)]
    pub text: String,
}

/// A game somebody played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedGame {
    /// Its recording.
    pub game: String,
    /// When it ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// What the table was called.
    pub table: String,
    /// The edition.
    pub edition: String,
    /// How many seats.
    pub players: u8,
    /// How many of them were people.
    pub people: u8,
    /// The person's role, in a game that has them.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub role: Option<Role>,
    /// The person's character, likewise.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub character: Option<Character>,
    /// The person won.
    pub won: bool,
    /// The person was alive at the end.
    pub alive: bool,
}

/// How often somebody had a role and won with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoleTally {
    /// The role.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub role: Role,
    /// Games played to their end.
    pub games: u32,
    /// Games won.
    pub won: u32,
}

/// What a guest has played: the last games, and numbers about all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct History {
    /// The last games, the latest first.
    pub games: Vec<PlayedGame>,
    /// By role, over all games.
    pub roles: Vec<RoleTally>,
}

/// What quick play should look for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Quick {
    /// A preset by its id; none is the quick one.
    #[serde(default)]
    pub preset: Option<String>,
}

/// A ready-made choice of settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preset {
    /// Its id: `first`, `quick` or `full`.
    pub id: String,
    /// The settings.
    pub settings: Settings,
}

/// An edition with the values of its switches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    /// Its id.
    pub id: String,
    /// Its boxes.
    pub boxes: Vec<String>,
    /// The numbers of players a table can be dealt for as it is.
    pub players: Vec<u8>,
    /// Its switches.
    pub switches: Vec<SwitchInfo>,
}

/// A switch of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwitchInfo {
    /// Its name.
    pub name: String,
    /// Its value in the edition.
    pub value: String,
    /// What may be written instead.
    pub accepts: Vec<String>,
}

/// A deck: which number is which card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeckInfo {
    /// Its id.
    pub id: String,
    /// Its cards.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub cards: Vec<Card>,
}

/// Everything a form for a new table, and a client that draws cards, needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Editions {
    /// Ready-made choices.
    pub presets: Vec<Preset>,
    /// The editions.
    pub editions: Vec<EditionInfo>,
    /// The boxes there are.
    pub boxes: Vec<String>,
    /// The decks: which number is which card.
    pub decks: Vec<DeckInfo>,
    /// The kinds of bot there are.
    pub bots: Vec<String>,
}

/// One card in the catalogue of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardText {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// One character in the catalogue of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CharacterText {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Its box.
    pub from: String,
    /// Its life points.
    pub life: u8,
}

/// One switch in the catalogue of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwitchText {
    /// Its name in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it decides.
    pub text: String,
    /// The names of its values, in the order of `accepts`.
    pub values: Vec<ValueText>,
}

/// One value of a switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ValueText {
    /// The value in files.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// The catalogue in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reference {
    /// The language.
    pub lang: String,
    /// Playing cards.
    pub cards: Vec<CardText>,
    /// Characters.
    pub characters: Vec<CharacterText>,
    /// Switches.
    pub switches: Vec<SwitchText>,
}

/// A rule of the rulebook. Its words are English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// Rule, edge, interaction, vector or bookkeeping.
    pub kind: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// What it is about.
    pub title: String,
    /// Its words, paragraph by paragraph.
    pub text: Vec<String>,
}

/// Rules that were looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rules {
    /// Those found, in the order of the book.
    pub rules: Vec<RuleText>,
    /// How many more there are.
    pub more: u32,
}

/// One position of a replay, with what led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frame {
    /// How many answers were given before.
    pub at: u32,
    /// What happened.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
    /// The table then; none of another game than Bang!.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub table: Option<TableView>,
    /// The same of another game than Bang!.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other: Option<Other>,
}

/// A piece of a recorded game as one viewer saw it, or open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Recording {
    /// Its id.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// What was played and how.
    pub settings: Settings,
    /// Who sat where.
    pub names: Vec<String>,
    /// The deck; `/api/editions` tells which number is which card.
    pub deck: String,
    /// Through whose eyes; none and not `open` is a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub viewer: Option<Seat>,
    /// All cards are shown; only once the game is over.
    pub open: bool,
    /// The game is over.
    pub over: bool,
    /// Who won.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub winner: Option<Winner>,
    /// SHA-256 of the seed.
    pub seed_hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// How many positions there are.
    pub length: u32,
    /// The positions asked for.
    pub frames: Vec<Frame>,
}

/// A line of the ledger of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesEntry {
    /// Whose money.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// What came, or went if it is below nought: dollars, or points.
    pub dollars: i32,
    /// What for.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub why: Dollar,
}

/// A game of a series that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesGame {
    /// Its recording.
    pub game: String,
    /// Who won.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub winner: Winner,
    /// The roles held at the end, by seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub roles: Vec<Role>,
    /// Seats on the winning side.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub won: Vec<Seat>,
    /// What everybody had at its end, by seat.
    pub balance: Vec<i32>,
    /// Every dollar of it, in the order they came and went.
    pub ledger: Vec<SeriesEntry>,
}

/// A series: its games, how each dollar came, and how it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesPage {
    /// Its id.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// What was played and how.
    pub settings: Settings,
    /// Who sat where in the last of its games.
    pub names: Vec<String>,
    /// Games it has; 1 is a single game, which any number of others may follow.
    pub length: u8,
    /// All have been played.
    pub over: bool,
    /// Points are counted, not dollars.
    pub points: bool,
    /// The games that are over, the first one first.
    pub games: Vec<SeriesGame>,
    /// Everybody's place, in the order of seats.
    pub places: Vec<SeriesPlace>,
}
