//! What nobody needs to write: in every then part the views of all players and of a spectator agree with the table.

use crate::game::Game;
use crate::ids::{CardId, Player, Seat};
use crate::notation::card_text;
use crate::scene::compare::{Compared, same};
use crate::view::View;

/// Does everybody see what lies open, and his own hand and role, where they are?
pub(super) fn all_see_the_table(game: &Game) -> Compared {
    let viewers = game.players().iter().map(Some).chain([None]);
    viewers.map(|viewer| (viewer, game.view(viewer))).try_for_each(|(viewer, view)| sees(game, viewer, &view))
}

fn sees(game: &Game, viewer: Option<Player>, view: &View) -> Compared {
    let name = viewer.map_or("a spectator".to_owned(), |player| format!("player {}", player.index() + 1));
    let agree = |what: &str, table: &[CardId], seen: &[CardId]| {
        let row = |cards: &[CardId]| cards.iter().map(|card| card_text(game.deck, *card)).collect::<Vec<_>>().join(" ");
        same(format!("{name} to see {what}: {}", row(table)), format!("{name} to see {what}: {}", row(seen)))
    };
    let in_order = |set| game.in_order(set).collect::<Vec<CardId>>();
    for seat in game.all_seats().iter() {
        agree(&format!("the table of {seat}"), &in_order(game.table(seat)), &view.table(seat).collect::<Vec<_>>())?;
        let hand = view.hand(seat);
        let known: Vec<CardId> = hand.iter().flatten().copied().collect();
        if viewer == Some(game.owner(seat)) {
            agree("his hand", &in_order(game.hand(seat)), &known)?;
        }
        same(
            format!("{seat} to have {} cards", game.hand(seat).len()),
            format!("{seat} to have {} cards", hand.len()),
        )?;
        let neighbours = |seats: Vec<Seat>| format!("clockwise from {seat}: {seats:?}");
        let others = game.clockwise(seat).filter(|other| *other != seat);
        same(neighbours(others.collect()), neighbours(view.clockwise(seat).collect()))?;
    }
    let own = viewer.and_then(|player| game.seats_of(player).iter().next());
    same(format!("{name} at {own:?}"), format!("{name} at {:?}", view.own_seat()))?;
    agree("what waits", &game.waiting().iter().collect::<Vec<_>>(), &view.waiting().collect::<Vec<_>>())?;
    agree(
        "the pile",
        &game.discard_pile().top_down().collect::<Vec<_>>(),
        &view.discard_from_top().collect::<Vec<_>>(),
    )?;
    let aside: Vec<CardId> = in_order(game.aside()).into_iter().filter(|card| knows(game, viewer, *card)).collect();
    agree("what lies aside", &aside, &view.aside().iter().flatten().copied().collect::<Vec<_>>())?;
    let deck: Vec<CardId> = game.draw_pile().top_down().filter(|card| knows(game, viewer, *card)).collect();
    agree("of the deck", &deck, &view.deck_from_top().iter().flatten().copied().collect::<Vec<_>>())
}

fn knows(game: &Game, viewer: Option<Player>, card: CardId) -> bool {
    let known = game.onlookers(card);
    viewer.map_or(known == crate::ids::Players::ALL, |player| known.contains(player))
}
