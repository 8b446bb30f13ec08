//! A view of Bang! is made from what its viewer may know and nothing else.

use saloon_protocol::{Card, Offer, TableView};
use saloon_rules::{Fact, Game, Legal, Player, Seat, Told};

use super::super::Viewer;
use crate::table::Chair;

impl Viewer {
    /// The table in these eyes.
    pub fn table(self, game: &Game) -> TableView {
        match self {
            Viewer::Spectator => TableView::from(&game.view(None)),
            Viewer::Player(chair) => TableView::from(&game.view(player(chair))),
            Viewer::Open(me) => {
                let seats = me.and_then(player).map(|player| game.seats_of(player));
                open_table(game, seats.and_then(|seats| seats.iter().next()))
            }
        }
    }

    /// A fact in these eyes.
    pub fn fact(self, told: &Told) -> Fact {
        match self {
            Viewer::Spectator => told.seen_by(None),
            Viewer::Player(chair) => told.seen_by(player(chair)),
            Viewer::Open(_) => told.whole(),
        }
    }

    /// The question, if it is the viewer's own.
    pub fn offer(self, game: &Game) -> Option<Offer> {
        let ask = game.ask().filter(|ask| self == Viewer::Player(ask.who.into()))?;
        let mut list = Legal::new();
        game.legal(&mut list);
        Some(Offer::of(game.deck(), ask, &list, |action| game.waste(action)))
    }
}

fn player(chair: Chair) -> Option<Player> {
    Player::new(chair.index())
}

fn open_table(game: &Game, me: Option<Seat>) -> TableView {
    let mut table = TableView::from(&game.view(None));
    table.me = me;
    for info in &mut table.seats {
        info.role = game.mode().has_roles().then(|| game.role(info.seat));
        // One hand for two characters lies at the first.
        if info.partner.is_some_and(|partner| partner < info.seat) {
            continue;
        }
        info.hand = game.in_order(game.hand(info.seat)).map(|card| Some(Card::of(game.deck(), card))).collect();
    }
    table.judge();
    table
}
