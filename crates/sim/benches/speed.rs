//! How fast things are: whole games, and what they are made of. `cargo bench -p saloon-sim`.

use divan::Bencher;
use divan::counter::ItemsCount;
use saloon_bots::{Bot, BotName, Greedy, Minds, Rollout, Weights};
use saloon_rules::{Ask, Config, Edition, Game, Legal, Seat};
use saloon_sim::{Plan, Table};

fn main() {
    divan::main();
}

/// Tables from small to large.
const TABLES: [(Edition, u8); 3] = [(Edition::Classic, 5), (Edition::DodgeCity, 7), (Edition::Compendium, 8)];

/// Whole games, in decisions per second.
#[divan::bench(args = TABLES)]
fn random_games(bencher: Bencher<'_, '_>, table: (Edition, u8)) {
    games(bencher, table, BotName::Random);
}

/// The same with players who think.
#[divan::bench(args = TABLES)]
fn greedy_games(bencher: Bencher<'_, '_>, table: (Edition, u8)) {
    games(bencher, table, BotName::Greedy);
}

fn games(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8), bot: BotName) {
    const GAMES: u64 = 50;
    let plan = Plan { seed: 1, bots: vec![bot], ..Plan::new(Config::new(edition, seats)) };
    let mut table = Table::new(&plan);
    let mut play = || -> u64 {
        (0..GAMES)
            .map(|number| {
                table.play(number).expect("the game ends");
                table.decisions()
            })
            .sum()
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}

/// Every question with a choice of some games between greedy players, with its legal list.
fn questions((edition, seats): (Edition, u8)) -> Vec<(Game, Ask, Legal)> {
    let mut all = Vec::new();
    for seed in 0..6_u64 {
        let mut game = Game::new(&Config::new(edition, seats), seed.into()).expect("it can be played");
        let mut bots: Vec<Greedy> = (0..seats).map(|_| Greedy::new()).collect();
        while let Some(ask) = game.ask() {
            let mut list = Legal::new();
            game.legal(&mut list);
            let index = bots[ask.who.index()].choose(&game.view(Some(ask.who)), &ask, &list);
            let before = game;
            game.take(&list, index, None).expect("bots answer with what is listed");
            if list.len() > 1 {
                all.push((before, ask, list));
            }
        }
    }
    all
}

/// What a greedy answer costs: a view, and the choice.
#[divan::bench(args = TABLES)]
fn greedy_answers(bencher: Bencher<'_, '_>, table: (Edition, u8)) {
    let questions = questions(table);
    bencher.counter(ItemsCount::new(questions.len())).bench_local(|| {
        let mut greedy = Greedy::new();
        questions.iter().fold(0, |sum, (game, ask, list)| sum + greedy.choose(&game.view(Some(ask.who)), ask, list))
    });
}

/// What an answer of the fast policy costs to the same questions.
#[divan::bench(args = TABLES)]
fn policy_answers(bencher: Bencher<'_, '_>, table: (Edition, u8)) {
    let questions = questions(table);
    let rollout = Rollout::new(*Weights::tuned());
    bencher.counter(ItemsCount::new(questions.len())).bench_local(|| {
        let mut minds = Minds::at_first(&questions[0].0);
        questions.iter().fold(0, |sum, (game, ask, list)| {
            minds.update(game);
            sum + rollout.answer(game, ask, list, &mut minds)
        })
    });
}

/// A position in the middle of a game, at a question in phase two with many answers.
fn middle(edition: Edition, seats: u8) -> Game {
    let mut game = Game::new(&Config::new(edition, seats), 3.into()).expect("it can be played");
    let mut list = Legal::new();
    let mut best = (0, game);
    for step in 0..80 {
        game.legal(&mut list);
        if list.len() > best.0 {
            best = (list.len(), game);
        }
        if list.is_empty() || game.take(&list, step * 7 % list.len(), None).is_err() {
            break;
        }
    }
    best.1
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    bencher.bench(|| *divan::black_box(&game));
}

#[divan::bench(args = TABLES)]
fn legal(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    let mut list = Legal::new();
    bencher.bench_local(|| divan::black_box(&game).legal(&mut list));
}

#[divan::bench(args = TABLES)]
fn apply(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    let mut list = Legal::new();
    game.legal(&mut list);
    let mut index = 0;
    bencher.with_inputs(|| game).bench_local_refs(|game| {
        index = (index + 1) % list.len();
        game.take(&list, index, None)
    });
}

#[divan::bench(args = TABLES)]
fn view(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    let who = game.ask().map(|ask| ask.who);
    bencher.bench(|| divan::black_box(&game).view(who));
}

#[divan::bench(args = TABLES)]
fn distance(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    let ends = Seat::new(0).zip(Seat::new(3)).expect("there are eight seats at most");
    bencher.bench(|| divan::black_box(&game).distance(divan::black_box(ends.0), ends.1));
}

#[divan::bench(args = TABLES)]
fn fingerprint(bencher: Bencher<'_, '_>, (edition, seats): (Edition, u8)) {
    let game = middle(edition, seats);
    bencher.bench(|| divan::black_box(&game).fingerprint());
}
