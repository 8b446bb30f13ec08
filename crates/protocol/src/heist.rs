//! Tables of heist on the wire: what a viewer may know, made from his view, and what he may send, folded.

use saloon_heist::{
    By, CardId, Cards, Command, Config, Fact, Game, Mode, RoundEnd, Seat, Seats, Strength, View, Waiting,
};
use serde::{Deserialize, Serialize};

/// What a table of heist plays. Times are milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistRules"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistRules"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = HeistRules))]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// How many rounds.
    pub rounds: u8,
    /// How races are decided.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub mode: Mode,
    /// For an action.
    pub turn: u32,
    /// For the cards that go back after a swap.
    pub swap_return: u32,
    /// For aiming one miss.
    pub miss: u32,
    /// For a race.
    pub slap: u32,
}

impl Default for Rules {
    fn default() -> Rules {
        let Config { rounds, mode, .. } = Config::new(4, Mode::Realtime);
        Rules { rounds, mode, turn: 30_000, swap_return: 15_000, miss: 10_000, slap: 5_000 }
    }
}

/// What a viewer is shown of a table of heist.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistShown"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistShown"))]
pub struct Shown {
    /// What happened, in order, as he saw it; in `full` everything since the deal, if he asked for the log.
    pub facts: Vec<Fact>,
    /// The table now; missing only while he catches up and a later step follows at once.
    pub table: Option<Box<Table>>,
    /// What he may send.
    pub offer: Option<Box<Offer>>,
}

/// A table of heist as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistTable"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistTable"))]
pub struct Table {
    /// The viewer's seat.
    pub me: Option<Seat>,
    /// Which round, from 1.
    pub round: u8,
    /// Of so many.
    pub rounds: u8,
    /// How races are decided.
    pub mode: Mode,
    /// Whose turn it is.
    pub active: Seat,
    /// What the table is waiting for.
    pub waiting: Waiting,
    /// A race was interrupted: the house waits for people to come back and runs it again.
    pub paused: bool,
    /// Passes in a row.
    pub passes: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Sheriffs beside it.
    pub row: u8,
    /// The loot, in the order it came.
    pub loot: Vec<CardId>,
    /// Cards in the bonus packet.
    pub packet: u8,
    /// Everybody, in order of seats.
    pub seats: Vec<SeatInfo>,
    /// What misses have cancelled in the division that is going on.
    pub cancelled: Cards,
    /// How the last round ended.
    pub last: Option<Round>,
    /// Who has won, when the game is over.
    pub winners: Option<Seats>,
}

/// One player as a viewer sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistSeat"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistSeat"))]
pub struct SeatInfo {
    /// Hand cards.
    pub hand_count: u8,
    /// Which, if the viewer may know.
    pub hand: Option<Cards>,
    /// Loaded cards.
    pub revolver_count: u8,
    /// Which, if the viewer may know.
    pub revolver: Option<Cards>,
    /// In front of him.
    pub helpers: Cards,
    /// So far.
    pub points: u16,
    /// His hand is on the loot.
    pub slapped: bool,
    /// He owes a sealed decision.
    pub owes: bool,
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistRound"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistRound"))]
pub struct Round {
    /// Which round, from 1.
    pub round: u8,
    /// Who slapped, earliest first.
    pub order: Vec<Seat>,
    /// Who did not.
    pub missing: Vec<Seat>,
    /// Participants, best first.
    pub ranking: Vec<Seat>,
    /// All revolvers, in order of seats.
    pub revolvers: Vec<Cards>,
    /// What misses cancelled.
    pub cancelled: Cards,
    /// What the revolvers of participants were worth.
    pub strengths: Vec<Strength>,
    /// Cards of the loot each got.
    pub shares: Vec<u8>,
    /// Cards of the loot nobody got.
    pub lost: u8,
}

/// What is sealed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistSeal"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistSeal"))]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// What to load this turn.
    Load,
    /// What to load before slapping.
    Race,
    /// What to do in a duel.
    Duel,
}

/// Everything a seat may send now, folded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistOffer"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistOffer"))]
pub struct Offer {
    /// The number decisions carry; loads and slaps carry none.
    pub ask: u32,
    /// Nothing this time.
    pub pass: bool,
    /// Start the shoot-out.
    pub shootout: bool,
    /// Declare a duel.
    pub duel: bool,
    /// Sets that may go to the loot.
    pub discards: Vec<Cards>,
    /// Event cards that are played as they are.
    pub events: Vec<CardId>,
    /// Swaps.
    pub swaps: Vec<CardId>,
    /// Whom a swap, or a miss, may be aimed at.
    pub targets: Vec<Seat>,
    /// So many cards go back.
    pub give_back: u8,
    /// A miss is aimed.
    pub aim: bool,
    /// Any of these may be loaded, now or sealed.
    pub load: Cards,
    /// Something is sealed; `load` says of which cards.
    pub seal: Option<Seal>,
    /// A slap is wanted. One that is not wanted locks the hand for a moment.
    pub slap: bool,
}

impl Table {
    /// What a view says; never more.
    pub fn of(view: &View, paused: bool) -> Table {
        let players = usize::from(view.config.players);
        let seat = |seat: &saloon_heist::SeatView| SeatInfo {
            hand_count: seat.hand_count,
            hand: seat.hand,
            revolver_count: seat.revolver_count,
            revolver: seat.revolver,
            helpers: seat.helpers,
            points: seat.points,
            slapped: seat.slapped,
            owes: seat.owes,
        };
        Table {
            me: view.viewer,
            round: view.round,
            rounds: view.config.rounds,
            mode: view.config.mode,
            active: view.active,
            waiting: view.waiting,
            paused,
            passes: view.passes,
            deck: view.deck,
            row: view.row,
            loot: view.loot.iter().collect(),
            packet: view.packet,
            seats: view.seats.iter().take(players).map(seat).collect(),
            cancelled: view.cancelled,
            last: view.last.as_ref().map(|last| Round::of(last, players)),
            winners: view.winners,
        }
    }
}

impl Round {
    fn of(end: &RoundEnd, players: usize) -> Round {
        Round {
            round: end.round,
            order: end.order.iter().collect(),
            missing: end.missing.iter().collect(),
            ranking: end.ranking.iter().collect(),
            revolvers: end.revolvers[..players].to_vec(),
            cancelled: end.cancelled,
            strengths: end.strengths[..players].to_vec(),
            shares: end.shares[..players].to_vec(),
            lost: end.lost,
        }
    }
}

impl Offer {
    /// Everything a seat may send; none if that is nothing at all.
    pub fn of(game: &Game, seat: Seat) -> Option<Offer> {
        let mut list = Vec::new();
        game.legal(By::Seat(seat), &mut list);
        let mut offer = Offer { ask: game.taken(), ..Offer::default() };
        for command in &list {
            offer.add(command);
        }
        (!list.is_empty()).then_some(offer)
    }

    fn add(&mut self, command: &Command) {
        let aim_at = |targets: &mut Vec<Seat>, seat| {
            if !targets.contains(&seat) {
                targets.push(seat);
            }
        };
        match *command {
            Command::Discard { cards } => self.discards.push(cards),
            Command::PlaySwap { card, target } => {
                if !self.swaps.contains(&card) {
                    self.swaps.push(card);
                }
                aim_at(&mut self.targets, target);
            }
            Command::PlayIndians { card } | Command::PlayHelper { card } => self.events.push(card),
            Command::StartShootout => self.shootout = true,
            Command::DeclareDuel => self.duel = true,
            Command::Pass => self.pass = true,
            Command::SwapReturn { cards } => self.give_back = cards.len() as u8,
            Command::Load { cards } => self.load = self.load.and(cards),
            Command::Slap => self.slap = true,
            Command::MissTarget { player } => {
                self.aim = true;
                aim_at(&mut self.targets, player);
            }
            Command::LoadCommit { cards } => self.seal(Seal::Load, cards),
            Command::RaceCommit { cards } => self.seal(Seal::Race, cards),
            Command::DuelCommit { stance } => match stance {
                saloon_heist::Stance::Quick => self.seal(Seal::Duel, Cards::NONE),
                saloon_heist::Stance::Steady { cards } => self.seal(Seal::Duel, cards),
            },
            Command::Reveal | Command::Close { .. } | Command::Deadline => {}
        }
    }

    fn seal(&mut self, seal: Seal, cards: Cards) {
        self.seal = Some(seal);
        self.load = self.load.and(cards);
    }
}
