//! Over the wire, worlds a viewer cannot tell apart are the same bytes.

use saloon_protocol::wire::ServerMessage;
use saloon_rules::{Config, Edition, Fact, Game, Legal, Player, Told};

use crate::table::tell::{Viewer, text};

/// What a viewer is told of a position.
fn bytes(viewer: Viewer, game: &Game, told: &[Told]) -> String {
    let message = ServerMessage::Step {
        version: 1,
        facts: told.iter().map(|told| viewer.fact(told)).collect(),
        table: Some(viewer.table(game)),
        offer: viewer.offer(game),
        clock: None,
        answers: None,
    };
    text(&message).as_str().to_owned()
}

/// Does the viewer learn a card from what happened? Then two worlds may differ from here on.
fn reveals(facts: &[Fact]) -> bool {
    let text = serde_json::to_string(facts).expect("facts can be written");
    text.contains("\"card\":") && !text.contains("\"card\":null")
        || text.contains("role")
        || text.contains("reshuffled")
}

#[test]
fn worlds_a_viewer_cannot_tell_apart_are_the_same_bytes() {
    let editions =
        [(Edition::Classic, 5), (Edition::Compendium, 7), (Edition::DodgeCityBase, 4), (Edition::Official, 6)];
    let (mut compared, mut list) = (0_u32, Legal::new());
    for number in 0..60_u64 {
        let (edition, seats) = editions[number as usize % editions.len()];
        let config = Config::new(edition, seats);
        let mut game = Game::new(&config, number.into()).expect("an edition can be played");
        let mut step = number as usize;
        while let Some(ask) = game.ask() {
            game.legal(&mut list);
            let action = list.actions()[step * 31 % list.len()];
            for index in 0..=seats as usize {
                let player = Player::new(index).filter(|player| player.index() < seats as usize);
                let viewer = player.map_or(Viewer::Spectator, Viewer::Player);
                let other = game.view(player).redeal((number * 7919 + step as u64).into());
                assert_eq!(bytes(viewer, &game, &[]), bytes(viewer, &other, &[]), "game {number} step {step}");
                compared += 1;
                // The same answer in the other world, as long as it shows the viewer nothing new.
                let (mut here, mut there) = (game, other);
                let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
                let both = here.apply(ask.who, action, Some(&mut told_here)).is_ok()
                    && there.apply(ask.who, action, Some(&mut told_there)).is_ok();
                let facts: Vec<Fact> = told_here.iter().map(|told| viewer.fact(told)).collect();
                if both && !reveals(&facts) && here.view(player) == there.view(player) {
                    assert_eq!(bytes(viewer, &here, &told_here), bytes(viewer, &there, &told_there));
                    compared += 1;
                }
            }
            game.apply(ask.who, action, None).expect("it is listed");
            step += 1;
        }
    }
    assert!(compared > 20_000, "{compared}");
}
