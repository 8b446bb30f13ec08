//! Money: what everybody has, where it came from in this game, and who leads the series.

use saloon_rules::Seat;
use saloon_rules::series::Entry;

use crate::play::app::App;

/// An amount as it is written at this table.
pub(super) fn amount(app: &App, dollars: i32) -> String {
    let points = app.table.money.as_ref().is_some_and(|money| money.points);
    let points = if points { "yes" } else { "no" };
    app.words.fill("money-balance", &[("points", points.into()), ("dollars", dollars.into())])
}

/// Everybody's money in one line, before the first turn.
pub(super) fn everybody(app: &App) -> Option<String> {
    let money = app.table.money.as_ref().filter(|_| app.table.turn.number == 0)?;
    let of = |(seat, dollars): (Seat, i32)| format!("{} {}", app.words.seat(seat), amount(app, dollars));
    let seats = app.table.seats.iter().map(|info| info.seat).zip(money.balance.iter().copied());
    Some(seats.map(of).collect::<Vec<_>>().join(" · "))
}

/// The player's own money.
pub(super) fn own(app: &App) -> Option<String> {
    let money = app.table.money.as_ref()?;
    let dollars = money.balance.get(app.table.me?.index())?;
    Some(amount(app, *dollars))
}

/// What somebody has and how it came in this game: `$4000 = role +3000, bounties +1000`.
pub(super) fn account(app: &App, seat: Seat) -> Option<String> {
    let money = app.table.money.as_ref()?;
    let balance = amount(app, *money.balance.get(seat.index())?);
    let entries: &[Entry] = app.standings.as_ref().map_or(&[], |standings| &standings.entries);
    let mut sums: Vec<(&str, i32)> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.seat == seat) {
        match sums.iter_mut().find(|(why, _)| *why == entry.why.id()) {
            Some((_, sum)) => *sum += entry.dollars,
            None => sums.push((entry.why.id(), entry.dollars)),
        }
    }
    let reason =
        |(why, sum): &(&str, i32)| format!("{} {sum:+}", app.words.fill("series-reason", &[("why", (*why).into())]));
    let how: Vec<String> = sums.iter().map(reason).collect();
    Some(if how.is_empty() { balance } else { format!("{balance} = {}", how.join(", ")) })
}

/// The place of a seat in the series.
pub(super) fn place(app: &App, seat: Seat) -> Option<u8> {
    let standings = app.standings.as_ref()?;
    standings.rows.iter().find(|row| row.seat == seat).map(|row| row.place)
}

/// The heading of the end of a game of a series.
pub(super) fn heading(app: &App) -> Option<String> {
    let standings = app.standings.as_ref()?;
    let numbers = [("game", standings.game.into()), ("games", standings.games.into())];
    Some(if standings.over { app.words.ui("series-final") } else { app.words.fill("series-standings", &numbers) })
}

/// Who has won the series, once it is over.
pub(super) fn victor(app: &App) -> Option<String> {
    let standings = app.standings.as_ref().filter(|standings| standings.over)?;
    let first: Vec<Seat> = standings.rows.iter().filter(|row| row.place == 1).map(|row| row.seat).collect();
    if let [winner] = first[..] {
        let who = [("who", app.words.seat(winner).into()), ("who-is", app.words.is_me(winner).into())];
        return Some(app.words.fill("series-wins", &who));
    }
    let names = first.iter().map(|seat| app.words.seat(*seat)).collect::<Vec<_>>().join(", ");
    Some(app.words.fill("series-shared", &[("names", names.into())]))
}
