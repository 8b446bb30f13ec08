//! Series: money by the table, the sheriff going round, books that balance, files that are resumed and checked.

use std::collections::HashMap;

use crate::common::{Dice, few_or_many, seat, viewers, with};
use saloon_rules::series::score::{End, Fate, Victors, amount};
use saloon_rules::series::{Entry, NextError, SeriesFile, SeriesSnapshot};
use saloon_rules::{
    Action, Config, Dollar, Edition, Fact, Few, Game, Legal, Question, Replay, Role, Seat, Seats, Series, Snapshot,
    Told, Winner,
};

/// All options of the tournament at once.
const ALL: [(&str, &str); 6] = [
    ("scoring", "dollars"),
    ("series", "rotation"),
    ("without_mercy", "true"),
    ("experience", "true"),
    ("hire", "true"),
    ("bounties", "true"),
];

fn tournament(seats: u8) -> Config {
    with(Edition::Compendium, seats, &ALL)
}

fn seats(list: &[usize]) -> Seats {
    list.iter().map(|i| seat(*i)).fold(Seats::NONE, Seats::with)
}

/// Plays the running game to its end with any legal answers, and says which they were.
fn play_out(series: &mut Series, dice: &mut Dice, file: &mut SeriesFile, mut look: impl FnMut(&Series)) {
    let mut list = Legal::new();
    while let Some(ask) = series.ask() {
        series.legal(&mut list);
        let action = dice.pick(list.actions());
        series.apply(ask.who, action, None).expect("it is listed");
        file.games.last_mut().expect("a game runs").push((ask.who, action));
        look(series);
    }
}

fn play_all(config: &Config, seed: u64, mut look: impl FnMut(&Series)) -> (Series, SeriesFile) {
    let mut series = Series::new(config, seed.into()).expect("it can be played");
    let mut file = SeriesFile::new(config.clone(), seed.into());
    let mut dice = Dice(seed);
    loop {
        play_out(&mut series, &mut dice, &mut file, &mut look);
        if series.is_over() {
            return (series, file);
        }
        series.next(None).expect("there is a next game");
        file.games.push(Vec::new());
    }
}

// VAR-TV-P4, VAR-TV-P5, VAR-TV-P6, VAR-TV-P7, VAR-TV-P8, VAR-SCORE-1
#[test]
fn the_table_of_amounts() {
    use Fate::{Dead, DeadLast, Living};
    /// Seats, outlaws, and what law, outlaws and renegade bring to whom.
    type Row = (i32, i32, [i32; 4], [i32; 3], [i32; 2]);
    let rows: [Row; 5] = [
        (4, 2, [3000, 2000, 1400, 1600], [2000, 1600, 1200], [6000, 400]),
        (5, 2, [3000, 2000, 1400, 2000], [2000, 1600, 1500], [7500, 500]),
        (6, 3, [4500, 3000, 2100, 2400], [3000, 2400, 1800], [9000, 600]),
        (7, 3, [4500, 3000, 2100, 2800], [3000, 2400, 2100], [10500, 700]),
        (8, 3, [4500, 3000, 2100, 3200], [3000, 2400, 2400], [12000, 800]),
    ];
    for (n, o, law, outlaws, renegade) in rows {
        let pays = |role, fate, won| amount(role, fate, won, o, n);
        let by_law =
            [(Role::Sheriff, Living), (Role::Deputy, Living), (Role::Deputy, Dead), (Role::Renegade, DeadLast)];
        assert_eq!(by_law.map(|(role, fate)| pays(role, fate, Victors::Law)), law, "{n} seats, law");
        let by_outlaws = [(Role::Outlaw, Living), (Role::Outlaw, Dead), (Role::Renegade, Living)];
        assert_eq!(by_outlaws.map(|(role, fate)| pays(role, fate, Victors::Outlaws)), outlaws, "{n} seats, outlaws");
        assert_eq!(pays(Role::Sheriff, Dead, Victors::Renegade), renegade[1], "{n} seats, renegade");
        let end = End {
            roles: roles(n as usize),
            living: seats(&[1]),
            fallen: [0].map(seat).into_iter().collect(),
            winner: Winner::Renegade(seat(1)),
            traitors: Seats::NONE,
        };
        assert_eq!(end.amount(seat(1)), renegade[0], "{n} seats, the winner");
        for role in [Role::Deputy, Role::Outlaw, Role::Renegade] {
            assert_eq!(pays(role, Dead, Victors::Renegade), 0);
            assert!(role == Role::Outlaw || pays(role, Dead, Victors::Outlaws) == 0);
        }
        assert_eq!(pays(Role::Renegade, Dead, Victors::Law) + pays(Role::Outlaw, DeadLast, Victors::Law), 0);
    }
}

/// Sheriff, renegade, and the rest of the roles for so many.
fn roles(count: usize) -> Few<Role, 8> {
    use Role::{Deputy, Outlaw, Renegade, Sheriff};
    let all = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy, Renegade];
    all[..count].iter().copied().collect()
}

// VAR-TV-E7, VAR-SCORE-4b, VAR-SCORE-4c, VAR-SCORE-2c: the law wins with its sheriff dead, an outlaw card was removed.
// VAR-SCORE-4d: the penalty stays although the law has won.
#[test]
fn a_law_without_its_sheriff_is_paid_by_the_outlaws_dealt() {
    use Role::{Deputy, Outlaw, Renegade, Sheriff};
    let end = End {
        roles: [Sheriff, Deputy, Outlaw, Deputy, Outlaw, Renegade].into_iter().collect(),
        living: seats(&[1, 3]),
        fallen: [0, 2, 4, 5].map(seat).into_iter().collect(),
        winner: Winner::Law,
        traitors: seats(&[3]),
    };
    let amounts: Vec<i32> = (0..6).map(|i| end.amount(seat(i))).collect();
    assert_eq!(amounts, [2000, 2000, 0, 2000, 0, 2400]);
    assert_eq!(end.penalised(), seats(&[3]));
}

// VAR-SCORE-4e: a renegade who wins as a ghost is paid as the winner.
#[test]
fn a_ghost_who_wins_is_paid_as_the_winner() {
    let end = End {
        roles: roles(4),
        living: Seats::NONE,
        fallen: [1, 2, 3, 0].map(seat).into_iter().collect(),
        winner: Winner::Renegade(seat(1)),
        traitors: Seats::NONE,
    };
    assert_eq!([0, 1, 2, 3].map(|i| end.amount(seat(i))), [400, 6000, 0, 0]);
    assert!(end.wins(seat(1)) && !end.wins(seat(0)));
}

// VAR-SERIES-1, VAR-SERIES-2, VAR-STD-1: as many games as seats, the card goes left, everything else is dealt anew.
#[test]
fn the_sheriff_goes_round() {
    for seats in 4..=7_u8 {
        let config = with(Edition::Compendium, seats, &[("series", "rotation"), ("scoring", "points")]);
        let (mut first, mut deals) = (Vec::new(), Vec::new());
        for seed in 0..6 {
            let (mut series, _) = play_all(&config, seed, |_| {});
            assert_eq!((series.length(), series.past().len()), (seats, seats as usize));
            let sheriffs: Vec<usize> = series
                .past()
                .iter()
                .map(|game| game.roles.iter().position(|role| role == Role::Sheriff).expect("there is one"))
                .collect();
            let expected: Vec<usize> = (0..seats as usize).map(|i| (sheriffs[0] + i) % seats as usize).collect();
            assert_eq!(sheriffs, expected);
            first.push(sheriffs[0]);
            deals.push(series.past()[1].roles);
            assert_eq!(series.next(None), Err(NextError::Over));
            let points: i32 = series.standings().iter().map(|one| one.balance).sum();
            let won: u32 = series.past().iter().map(|game| game.won.len() as u32).sum();
            assert_eq!(points, won as i32, "a point for everybody who has won");
        }
        first.sort_unstable();
        first.dedup();
        assert!(first.len() > 1, "the first sheriff is anybody");
        deals.dedup();
        assert!(deals.len() > 1, "the other roles are dealt at random");
    }
}

// VAR-SERIES-1, VAR-ERR-2: no game begins before the one before is over; a single game may be followed by rematches.
#[test]
fn a_rematch_deals_all_roles_anew_and_keeps_the_money() {
    let config = with(Edition::Compendium, 5, &[("scoring", "dollars")]);
    let mut sheriffs = std::collections::HashSet::new();
    for seed in 0..12 {
        let mut series = Series::new(&config, seed.into()).expect("it can be played");
        let mut file = SeriesFile::new(config.clone(), seed.into());
        assert_eq!(series.next(None), Err(NextError::Running));
        assert!(NextError::Running.to_string().contains("VAR-ERR-2"));
        play_out(&mut series, &mut Dice(seed), &mut file, |_| {});
        assert!(series.is_over() && series.length() == 1);
        let before: Vec<i32> = series.standings().iter().map(|one| one.balance).collect();
        series.next(None).expect("a rematch");
        let after: Vec<i32> = series.standings().iter().map(|one| one.balance).collect();
        assert_eq!(before, after);
        let had = series.past()[0].roles.iter().position(|role| role == Role::Sheriff);
        let now = series.game().all_seats().iter().position(|seat| series.game().role(seat) == Role::Sheriff);
        sheriffs.insert(now.zip(had).map(|(now, had)| (now + 5 - had) % 5));
    }
    assert!(sheriffs.len() > 2, "anybody may be sheriff in a rematch");
}

// VAR-SERIES-4: money, then games won, then games survived; what is still equal is shared.
#[test]
fn standings_order_by_money_then_wins_then_survival() {
    for seed in 0..20 {
        let (series, _) = play_all(&tournament(4), seed, |_| {});
        let standings = series.standings();
        for one in &standings {
            let merit = |of: &saloon_rules::series::Standing| (of.balance, of.won, of.survived);
            let better = standings.iter().filter(|other| merit(other) > merit(one)).count();
            assert_eq!(usize::from(one.place), better + 1);
        }
    }
}

/// What the books of a series must be after every answer.
struct Auditor {
    seen: usize,
}

impl Auditor {
    fn look(&mut self, series: &Series) {
        series.check().expect("the ledger sums to the balances");
        let mut balance: HashMap<Seat, i32> = HashMap::new();
        for (i, entry) in series.ledger().iter().enumerate() {
            let Entry { seat, dollars, why, .. } = *entry;
            let now = balance.entry(seat).or_default();
            *now += dollars;
            if i < self.seen {
                continue;
            }
            match why {
                // Nobody pays with money he does not have.
                Dollar::Hire | Dollar::Keep | Dollar::Experience => {
                    assert!(dollars < 0 && *now >= 0, "{seat} pays {dollars} and has {now}");
                    assert!(why != Dollar::Experience || dollars == -500);
                    assert_eq!(dollars % 100, 0);
                }
                Dollar::Stake | Dollar::Bounty => assert_eq!(dollars, 1000),
                Dollar::Penalty => assert_eq!(dollars, -5000),
                Dollar::Role => assert!(dollars > 0 && dollars % 100 == 0),
                Dollar::Point => assert_eq!(dollars, 1),
            }
        }
        self.seen = series.ledger().len();
    }
}

// VAR-GEN-2a, VAR-HIRE-1, VAR-HIRE-4, VAR-EXP-1, VAR-BOUNTY-1, VAR-SCORE-3, VAR-SCORE-6: all options together, random bots.
#[test]
fn every_ledger_sums_and_every_price_is_paid() {
    for series in 0..few_or_many(100, 1700) {
        for seats in [4, 5, 7] {
            let seed = series * 31 + u64::from(seats);
            let mut auditor = Auditor { seen: 0 };
            let mut bought = 0;
            let (series, _) = play_all(&tournament(seats), seed, |series| auditor.look(series));
            for game in 0..seats {
                let entries = || series.ledger().iter().filter(move |entry| entry.game == game);
                assert!(entries().any(|entry| entry.why == Dollar::Role), "somebody earns something");
                assert_eq!(entries().filter(|entry| entry.why == Dollar::Stake).count() > 0, game == 0);
                bought += entries().filter(|entry| entry.why == Dollar::Hire).count();
            }
            assert!(bought > usize::from(seats) / 2, "characters are hired");
        }
    }
}

// Options one by one and the editions that know them: a whole series ends, and its books balance.
#[test]
fn options_alone_and_together() {
    let money = [("scoring", "dollars"), ("series", "rotation")];
    let tables: [&[(&str, &str)]; 8] = [
        &money,
        &[money[0], money[1], ("without_mercy", "true")],
        &[money[0], money[1], ("experience", "true")],
        &[money[0], money[1], ("hire", "true")],
        &[money[0], money[1], ("bounties", "true")],
        &[money[0], money[1], ("house", "true"), ("keep_character", "survivors_may"), ("experience", "true")],
        &[money[0], money[1], ("house", "true"), ("keep_character", "survivors_may"), ("character_choice", "2")],
        &[("series", "rotation"), ("scoring", "points"), ("without_mercy", "true")],
    ];
    for (i, set) in tables.iter().enumerate() {
        for seats in 4..=6 {
            let mut auditor = Auditor { seen: 0 };
            play_all(&with(Edition::Compendium, seats, set), i as u64 * 10 + u64::from(seats), |s| auditor.look(s));
        }
    }
    let classic = with(Edition::Classic, 4, &[("series", "rotation")]);
    let (series, _) = play_all(&classic, 5, |_| {});
    assert!(series.ledger().is_empty(), "nothing is scored");
}

// Decision 0042: a file is read back, cut short it is a series that goes on, and a changed line is noticed.
#[test]
fn a_series_is_written_resumed_and_checked() {
    let (series, file) = play_all(&tournament(4), 8, |_| {});
    let text = file.to_text().expect("it was just played");
    assert!(SeriesFile::is_one(&text) && text.matches("\ngame ").count() == 4, "{text}");
    let (read, again) = SeriesFile::parse(&text).expect("own text can be read");
    assert!(read == file && again == series && again.fingerprint() == series.fingerprint());
    for cut in [text.len() / 5, text.len() / 2, text.len() * 9 / 10] {
        let (part, so_far) = SeriesFile::parse(&text[..cut]).expect("what is there is good");
        let games = part.games.len() - 1;
        let there = file.at(games, part.games[games].len(), &mut Vec::new()).expect("it was played");
        assert!(so_far == there && so_far.fingerprint() == there.fingerprint());
        assert!(!so_far.is_over());
    }
    let line = text.lines().position(|line| line.contains(" choose ")).expect("somebody bids");
    let changed: String =
        text.lines().enumerate().filter(|(i, _)| *i != line).map(|(_, line)| format!("{line}\n")).collect();
    assert!(SeriesFile::parse(&changed).is_err());
    assert!(SeriesFile::parse(&text.replacen("\ngame 2\n", "\ngame 3\n", 1)).is_err());
    assert!(SeriesFile::parse(&text.replacen("saloon series 1", "saloon replay 1", 1)).is_err());
}

// Decision 0042: every game of a series is a game like any other; its own replay stands alone.
#[test]
fn a_game_of_a_series_has_a_replay_of_its_own() {
    for (seed, config) in [(3, tournament(5)), (4, with(Edition::Classic, 4, &[("series", "rotation")]))] {
        let mut series = Series::new(&config, seed.into()).expect("it can be played");
        let mut file = SeriesFile::new(config.clone(), seed.into());
        let mut dice = Dice(seed);
        play_out(&mut series, &mut dice, &mut file, |_| {});
        let (next, key) = series.upcoming().expect("there is a next game");
        series.next(None).expect("there is");
        file.games.push(Vec::new());
        play_out(&mut series, &mut dice, &mut file, |_| {});
        let mut replay = Replay::new(next.clone(), key);
        replay.actions.clone_from(&file.games[1]);
        replay.over = true;
        let text = replay.to_text().expect("it was played");
        assert!(text.contains("\ncarried 1 "), "{text}");
        let read = Replay::parse(&text).expect("it can be read");
        assert_eq!((&read.config, read.seed), (&next, key));
        assert_eq!(read, replay);
    }
}

// Decision 0012: a series is saved by name at any point and goes on as it would have.
#[test]
fn a_series_is_saved_at_any_point() {
    let mut asked = std::collections::HashSet::new();
    for seed in 0..6 {
        let mut step = 0;
        let mut check = |series: &Series| {
            step += 1;
            let setting_up = series.game().turn().number == 0;
            if let Some(ask) = series.ask() {
                asked.insert(format!("{:?}", ask.question).split([' ', '{']).next().unwrap_or_default().to_owned());
            }
            if !setting_up && step % 97 != 0 && series.ask().is_some() {
                return;
            }
            let text = serde_json::to_string(&series.snapshot()).expect("it can be saved");
            let kept: SeriesSnapshot = serde_json::from_str(&text).expect("and read");
            let again = Series::from_snapshot(&kept).unwrap_or_else(|why| panic!("{why}: {text}"));
            assert!(again == *series && again.fingerprint() == series.fingerprint());
            let game = serde_json::to_string(&series.game().snapshot()).expect("a game can be saved");
            let game: Snapshot = serde_json::from_str(&game).expect("and read");
            assert!(Game::from_snapshot(&game).expect("it holds together") == *series.game());
        };
        let keep = [ALL[0], ALL[1], ALL[2], ALL[3], ALL[5], ("house", "true"), ("keep_character", "survivors_may")];
        play_all(&tournament(4), seed, &mut check);
        play_all(&with(Edition::Compendium, 5, &keep), seed, &mut check);
    }
    for question in ["Keep", "Nominate", "Bid", "Buy", "TakeBack"] {
        assert!(asked.contains(question), "{question} is never asked: {asked:?}");
    }
}

#[test]
fn a_saved_series_whose_books_do_not_balance_is_refused() {
    let (series, _) = play_all(&tournament(4), 1, |_| {});
    let text = serde_json::to_string(&series.snapshot()).expect("it can be saved");
    for (from, to) in [("\"dollars\":1000", "\"dollars\":1100"), ("\"rules\":", "\"rules\":99")] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let read: Result<SeriesSnapshot, _> = serde_json::from_str(&changed);
        assert!(read.is_err() || Series::from_snapshot(&read.expect("it was read")).is_err(), "{from}");
    }
}

// CORE-INFO-01, VAR-KEEP-1, VAR-HIRE-3: in the set-up no view, offer or refusal tells more than it may, and a redealt game looks alike.
#[test]
fn the_set_up_of_a_series_tells_no_secrets() {
    let keep = with(
        Edition::Compendium,
        5,
        &[("scoring", "dollars"), ("series", "rotation"), ("house", "true"), ("keep_character", "survivors_may")],
    );
    let mut list = Legal::new();
    for seed in 0..12 {
        let mut dice = Dice(seed + 1000);
        let config = if seed % 2 == 0 { tournament(5) } else { keep.clone() };
        play_all(&config, seed, |series| {
            let game = series.game();
            let Some(ask) = game.ask().filter(|_| game.turn().number == 0) else { return };
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let other = view.redeal(dice.roll().into());
                assert_eq!(other.view(viewer), view);
                for who in game.all_seats().iter() {
                    let known = viewer == Some(game.owner(who)) || game.is_role_shown(who);
                    assert_eq!(view.seat(who).role.is_some(), known, "roles are dealt, and hidden");
                }
                if viewer == Some(ask.who) {
                    let mut theirs = Legal::new();
                    other.legal(&mut theirs);
                    game.legal(&mut list);
                    assert_eq!(theirs.actions(), list.actions());
                }
            }
            if matches!(ask.question, Question::Keep { price: None }) {
                game.legal(&mut list);
                let worlds: Vec<Game> = list
                    .actions()
                    .iter()
                    .map(|action| {
                        let (mut game, mut log): (Game, Vec<Told>) = (*game, Vec::new());
                        game.apply(ask.who, *action, Some(&mut log)).expect("it is listed");
                        game
                    })
                    .collect();
                let still = |world: &Game| matches!(world.ask().map(|ask| ask.question), Some(Question::Keep { .. }));
                if worlds.iter().all(still) {
                    for viewer in viewers(game).filter(|viewer| *viewer != Some(ask.who)) {
                        assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer), "what was decided is sealed");
                    }
                }
            }
        });
    }
}

// VAR-KEEP-1b, VAR-KEEP-1d, VAR-HIRE-6c: what is carried is the card held at the end, and only by those who lived.
#[test]
fn only_survivors_carry_their_characters_and_cards() {
    for seed in 0..15 {
        let config = tournament(5);
        let mut series = Series::new(&config, seed.into()).expect("it can be played");
        let mut file = SeriesFile::new(config.clone(), seed.into());
        play_out(&mut series, &mut Dice(seed), &mut file, |_| {});
        let over = *series.game();
        let carry = series.upcoming().and_then(|(config, _)| config.carry).expect("there is a next game");
        for seat in over.all_seats().iter() {
            let i = seat.index();
            let lives = over.living().contains(seat);
            assert_eq!(carry.held[i], lives.then(|| over.seat(seat).character));
            assert_eq!(carry.balance[i], over.balance(seat));
            assert_eq!(carry.front[i].len(), if lives { over.table(seat).len() } else { 0 });
            assert_eq!(carry.price[i].is_some(), lives, "everybody has hired");
        }
        let mut log = Vec::new();
        series.next(Some(&mut log)).expect("there is");
        let game = series.game();
        assert!(game.all_seats().iter().all(|seat| game.hand(seat).is_empty()), "hands are never kept (CORE-SETUP-06)");
        let asked: Vec<&Told> = log.iter().filter(|told| matches!(told.whole(), Fact::Paid { .. })).collect();
        assert!(asked.is_empty(), "nobody pays before he is asked");
    }
}

// VAR-HIRE-2: in the first lap the sheriff nominates last, counter-clockwise from his right.
#[test]
fn the_first_to_nominate_sits_at_the_sheriffs_right() {
    for seed in 0..20 {
        let series = Series::new(&tournament(6), seed.into()).expect("it can be played");
        let game = series.game();
        let sheriff = game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("there is one");
        let ask = game.ask().expect("somebody nominates");
        assert_eq!(ask.seat.index(), (sheriff.index() + 5) % 6);
        assert_eq!(ask.question, Question::Nominate { alone: false });
        assert_eq!(game.books().offered.len(), 6);
        let mut list = Legal::new();
        game.legal(&mut list);
        let first = list.fallback(&ask).expect("there is a default");
        let offered = game.books().offered.get(0).expect("there are six");
        assert_eq!(first, Action::Choose(saloon_rules::Choice::Character(offered)));
    }
}

#[test]
fn the_fingerprint_of_a_series_tells_its_games_apart() {
    let config = tournament(4);
    let mut series = Series::new(&config, 1.into()).expect("it can be played");
    let before = series.fingerprint();
    assert_eq!(Series::new(&config, 1.into()).map(|other| other.fingerprint()), Ok(before));
    let ask = series.ask().expect("somebody is asked");
    let mut list = Legal::new();
    series.legal(&mut list);
    series.apply(ask.who, list.actions()[0], None).expect("it is listed");
    assert_ne!(series.fingerprint(), before);
    assert_ne!(Series::new(&config, 2.into()).map(|other| other.fingerprint()), Ok(before));
}
