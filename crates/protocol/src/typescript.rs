//! The same types for the browser, written by `cargo run -p saloon-protocol --features ts --example types`.

use saloon_heist as h;
use saloon_rules::{
    Action, Aim, Ask, CardId, Character, Choice, Direction, Dollar, EventCard, Kind, Phase, Player, Price, Question,
    Rank, Role, Seat, Shape, Source, Suit, Wants, Winner,
};
use ts_rs::{Config, TS};

use crate::{
    Blank, Branch, Card, Change, Event, EventsInfo, Fallback, InPlay, Line, Meaning, MoneyInfo, NoEffect, Offer, Place,
    SeatInfo, TableView, TalkInfo, Target, TurnInfo, Way, heist, http, study, wire,
};

/// Where the file lies, seen from the root of the repository.
pub const FILE: &str = "web/src/protocol/index.ts";

/// The whole file.
pub fn declarations() -> String {
    let config = Config::default();
    let mut text = String::from("// Written by `make types` from crates/protocol. Do not edit.\n");
    macro_rules! declare {
        ($($name:ty),+ $(,)?) => { $(
            text += "\nexport ";
            text += &<$name as TS>::decl(&config);
            text += "\n";
        )+ };
    }
    declare![
        Seat, Player, CardId, Suit, Rank, Role, Kind, Character, EventCard, Phase, Winner, Aim, Source, Choice, Action,
        Wants, Question, Shape, Ask, Line, Blank, Place, Change, Event, Card, InPlay, SeatInfo, TurnInfo, Direction,
        TalkInfo, Meaning, EventsInfo, Price, Dollar, MoneyInfo, TableView, NoEffect, Target, Way, Branch, Fallback,
        Offer,
    ];
    declare![
        h::Cards,
        h::Seats,
        h::Mode,
        h::Strength,
        h::Stance,
        h::Command,
        h::Fact,
        h::Waiting,
        heist::Rules,
        heist::SeatInfo,
        heist::Round,
        heist::Table,
        heist::Seal,
        heist::Offer,
        heist::Shown,
    ];
    declare![
        wire::Order,
        wire::Other,
        wire::ClientMessage,
        wire::ServerMessage,
        wire::Gone,
        wire::Standing,
        wire::Stage,
        wire::Sitter,
        wire::Chair,
        wire::Knock,
        wire::SeriesPlace,
        wire::SeriesInfo,
        wire::People,
        wire::Clock,
        wire::Pace,
        wire::Watching,
        wire::SwitchValue,
        wire::Settings,
        wire::Said,
        wire::Phrase,
    ];
    declare![
        http::Problem,
        http::Me,
        http::Rename,
        http::MoveLink,
        http::MoveOffer,
        http::SessionInfo,
        http::SignOutFrom,
        http::SignOut,
        http::Token,
        http::TableCard,
        http::Lobby,
        http::Opened,
        http::Quick,
        http::Password,
        http::Done,
        http::Complaint,
        http::Report,
        http::PlayedGame,
        http::RoleTally,
        http::History,
        http::Preset,
        http::EditionInfo,
        http::SwitchInfo,
        http::DeckInfo,
        http::Editions,
        http::CardText,
        http::CharacterText,
        http::SwitchText,
        http::ValueText,
        http::Reference,
        http::RuleText,
        http::Rules,
        http::Frame,
        http::Recording,
        study::Camp,
        study::StudyMoment,
        study::StudyMove,
        study::GameStudy,
        study::StudyState,
        study::RoleOdds,
        http::SeriesEntry,
        http::SeriesGame,
        http::SeriesPage,
    ];
    text
}
