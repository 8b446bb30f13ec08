//! Through whose eyes a game is seen: a view is made from what its viewer may know and nothing else.

use saloon_protocol::{Card, Offer, TableView};
use saloon_rules::{Fact, Game, Legal, Player, Seat, Told};

use crate::table::Chair;

/// Through whose eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody without a seat.
    Spectator,
    /// A player.
    Player(Player),
    /// All cards lie open: the dead where the table allows it, and replays of games that are over.
    Open(Option<Seat>),
}

impl Viewer {
    /// The table in these eyes.
    pub fn table(self, game: &Game) -> TableView {
        match self {
            Viewer::Spectator => TableView::from(&game.view(None)),
            Viewer::Player(player) => TableView::from(&game.view(Some(player))),
            Viewer::Open(me) => open_table(game, me),
        }
    }

    /// A fact in these eyes.
    pub fn fact(self, told: &Told) -> Fact {
        match self {
            Viewer::Spectator => told.seen_by(None),
            Viewer::Player(player) => told.seen_by(Some(player)),
            Viewer::Open(_) => told.whole(),
        }
    }

    /// Are these the eyes of whoever sits there, alive or not?
    pub fn belongs_to(self, chair: Chair) -> bool {
        match self {
            Viewer::Spectator | Viewer::Open(None) => false,
            Viewer::Player(own) => own.index() == chair.index(),
            Viewer::Open(Some(seat)) => seat.index() == chair.index(),
        }
    }

    /// The question, if it is the viewer's own.
    pub fn offer(self, game: &Game) -> Option<Offer> {
        let ask = game.ask().filter(|ask| self == Viewer::Player(ask.who))?;
        let mut list = Legal::new();
        game.legal(&mut list);
        Some(Offer::of(game.deck(), ask, &list, |action| game.waste(action)))
    }
}

fn open_table(game: &Game, me: Option<Seat>) -> TableView {
    let mut table = TableView::from(&game.view(None));
    table.me = me;
    for info in &mut table.seats {
        info.role = Some(game.role(info.seat));
        info.hand = game.in_order(game.hand(info.seat)).map(|card| Some(Card::of(game.deck(), card))).collect();
    }
    table.judge();
    table
}
