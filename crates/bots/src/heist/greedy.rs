//! The bot that builds one set, loads it when the sheriff is near and runs when it is ahead.

use std::cmp::Reverse;

use saloon_heist::{Cards, Command, Seat, Stance, Strength, View, Waiting, strength};

use crate::heist::Bot;
use crate::heist::worth::Own;

/// Builds the largest set it can, throws the rest on the loot in the largest combinations, loads when two sheriffs are out
/// and starts the shoot-out when its revolver is strong. It has no memory and no chance.
pub struct Greedy;

impl Bot for Greedy {
    fn choose(&mut self, view: &View, legal: &[Command]) -> Command {
        let own = Own::of(view);
        let wanted = match view.waiting {
            Waiting::LoadCommits => Some(Command::LoadCommit { cards: loads(view, &own) }),
            Waiting::RaceCommits { .. } => Some(Command::RaceCommit { cards: last_loads(&own) }),
            Waiting::DuelCommits => Some(Command::DuelCommit { stance: Stance::Steady { cards: last_loads(&own) } }),
            Waiting::Swap { .. } => returned(&own, legal),
            Waiting::Miss { .. } => aimed(view, legal),
            _ => acted(view, &own, legal),
        };
        wanted.filter(|command| legal.contains(command)).or(legal.last().copied()).unwrap_or(Command::Pass)
    }

    fn load(&mut self, view: &View) -> Cards {
        let own = Own::of(view);
        match view.waiting {
            // The race is on: what is not loaded now is lost, and every card costs time.
            Waiting::Race { .. } | Waiting::Window { .. } => last_loads(&own),
            _ => loads(view, &own),
        }
    }
}

/// While no shoot-out can come, cards are safer and more useful in the hand.
fn loads(view: &View, own: &Own) -> Cards {
    if view.row < 2 { Cards::NONE } else { own.set().and(own.misses()) }
}

/// In a race: only what a weak revolver cannot do without.
fn last_loads(own: &Own) -> Cards {
    if own.loaded().size >= 3 { Cards::NONE } else { own.set() }
}

/// The cheapest cards go back.
fn returned(own: &Own, legal: &[Command]) -> Option<Command> {
    let cost = |command: &&Command| match command {
        Command::SwapReturn { cards } => own.cost(*cards),
        _ => u32::MAX,
    };
    legal.iter().min_by_key(cost).copied()
}

/// A miss goes where it helps most: the fewer revolvers are better than one's own, the better; then at the strongest.
fn aimed(view: &View, legal: &[Command]) -> Option<Command> {
    let me = view.viewer?;
    let worth =
        |seat: Seat, cancelled: Cards| strength(view.seats[seat.index()].revolver.unwrap_or_default(), cancelled);
    let others = || (0..usize::from(view.config.players)).filter_map(Seat::new).filter(|seat| *seat != me);
    let result = |command: &&Command| {
        let Command::MissTarget { player } = command else { return None };
        let hit = highest_of(view, *player);
        let after = view.cancelled.and(hit);
        let mine = worth(me, after);
        let better = others().filter(|seat| worth(*seat, after) > mine).count();
        Some((Reverse(better), *player != me, worth(*player, view.cancelled)))
    };
    legal.iter().max_by_key(result).copied()
}

/// One of somebody's highest cards that are not cancelled.
fn highest_of(view: &View, seat: Seat) -> Cards {
    let revolver = view.seats[seat.index()].revolver.unwrap_or_default();
    let left = revolver.without(view.cancelled).among(Cards::NUMBERS);
    left.iter().last().map_or(Cards::NONE, Cards::only)
}

fn acted(view: &View, own: &Own, legal: &[Command]) -> Option<Command> {
    let find = |wanted: fn(&Command) -> bool| legal.iter().copied().find(wanted);
    let ends = find(|command| matches!(command, Command::StartShootout | Command::DeclareDuel));
    if ends.is_some() && is_ahead(view, own.loaded()) {
        return ends;
    }
    let others_loaded: u8 = rivals(view).map(|seat| view.seats[seat.index()].revolver_count).sum();
    let helper = find(|command| matches!(command, Command::PlayHelper { .. }));
    let raid = find(|command| matches!(command, Command::PlayIndians { .. })).filter(|_| others_loaded > 2);
    helper.or(raid).or_else(|| discarded(own, legal)).or_else(|| swapped(view, legal)).or(Some(Command::Pass))
}

fn rivals(view: &View) -> impl Iterator<Item = Seat> + use<'_> {
    (0..usize::from(view.config.players)).filter_map(Seat::new).filter(|seat| view.viewer != Some(*seat))
}

/// Is a shoot-out now better than one later? The more the others have loaded, the stronger one should be.
fn is_ahead(view: &View, loaded: Strength) -> bool {
    let feared = rivals(view).map(|seat| view.seats[seat.index()].revolver_count).max().unwrap_or(0).div_ceil(2);
    let wanted = if view.row >= 3 { 2 } else { 3 };
    loaded.size >= wanted.max(feared) && view.loot.len() >= 4
}

/// As many cards as possible of those one can do without, the cheapest of equally many.
fn discarded(own: &Own, legal: &[Command]) -> Option<Command> {
    let kept = own.kept();
    let sets = legal.iter().filter_map(|command| match command {
        Command::Discard { cards } if cards.among(kept).is_empty() => Some(*cards),
        _ => None,
    });
    sets.max_by_key(|cards| (cards.len(), Reverse(own.cost(*cards)))).map(|cards| Command::Discard { cards })
}

/// At whoever has most cards in hand.
fn swapped(view: &View, legal: &[Command]) -> Option<Command> {
    let hands = |command: &&Command| match command {
        Command::PlaySwap { target, .. } => Some(view.seats[target.index()].hand_count),
        _ => None,
    };
    legal.iter().filter(|command| hands(command).is_some()).max_by_key(hands).copied()
}
