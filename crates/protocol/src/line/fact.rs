//! What happened, as sentences of the log, and who has won.

use saloon_rules::defs::Step;
use saloon_rules::{CardId, Deck, Fact, Kind, Reason, Return, Role, Seat, Source, Winner};

use super::{Blank, Cast, Line, acting, end_of};

impl Line {
    /// The log sentence of a fact; none if the facts around it tell as much.
    pub fn of_fact(deck: Deck, fact: &Fact) -> Option<Line> {
        let about = Line::about;
        Some(match *fact {
            // The play itself, and the loss that follows, say it all.
            Fact::PhaseBegan { .. } | Fact::Laid { .. } | Fact::Declined { .. } => return None,
            Fact::TurnBegan { seat } => about("log-turn-began", seat),
            Fact::TurnLost { seat } => about("log-turn-lost", seat),
            Fact::Drew { seat, card } => about("log-drew", seat).card("card", card).number("count", 1),
            Fact::TookDiscard { seat, card } => about("log-took-discard", seat).card("card", Some(card)),
            Fact::Shown { seat, card } => about("log-shown", seat).card("card", Some(card)),
            Fact::Looked { seat, count } => about("log-looked", seat).number("count", count),
            Fact::Reshuffled => Line::plain("log-reshuffled"),
            Fact::Played { seat, card, kind, aim } => {
                about("log-played", seat).card_as(deck, card, kind).aimed(kind.def().end_of_play(), aim)
            }
            Fact::Answered { seat, card, kind } => about("log-answered", seat).card_as(deck, card, kind),
            Fact::Used { seat, source, aim } => {
                let id = match source {
                    Source::Card(_) => "log-used-card",
                    Source::Event(_) => "log-used-event",
                    Source::Character(_) | Source::Ability(..) => "log-used-ability",
                };
                about(id, seat).source(source).aimed(end_of(deck, source), aim)
            }
            Fact::Discarded { seat, card, why } => about(discarded(why), seat).card("card", Some(card)),
            Fact::Buried { seat, card, .. } => about("log-buried", seat).card("card", card),
            Fact::Guessed { seat, choice, card, held } => about("log-guessed", seat)
                .word("choice", choice.id())
                .card("card", Some(card))
                .word("held", if held { "yes" } else { "no" }),
            Fact::Flipped { seat, card } => about("log-flipped", seat).card("card", Some(card)),
            Fact::Checked { seat, source, held } => {
                about(checked(source), seat).source(source).word("held", if held { "yes" } else { "no" })
            }
            Fact::Missed { seat, by } => about("log-missed", seat).seat("by", by),
            Fact::Lost { seat, points, by, left, kind } => about("log-lost", seat)
                .number("count", points)
                .seat("by", by)
                .kind("kind", kind)
                .number("left", left.max(0)),
            Fact::Prevented { seat, points } => about("log-prevented", seat).number("count", points),
            Fact::Healed { seat, points, left } => {
                about("log-healed", seat).number("count", points).number("left", left)
            }
            Fact::Took { seat, from, card, hand } => about("log-took", seat)
                .seat("from", Some(from))
                .card("card", card)
                .word("zone", if hand { "hand" } else { "play" })
                .number("count", 1),
            Fact::Passed { card, from, to } => about("log-passed", from).seat("to", Some(to)).card("card", Some(card)),
            Fact::Stocked { card } => Line::plain("log-stocked").card("card", Some(card)),
            Fact::Picked { seat, card } => about("log-picked", seat).card("card", Some(card)),
            Fact::Gave { seat, to, card } | Fact::Handed { seat, to, card } => {
                about("log-gave", seat).seat("to", Some(to)).card("card", card).number("count", 1)
            }
            Fact::Copied { seat, character, from } => about("log-copied", seat)
                .seat("from", from)
                .with("character", character.map_or(Blank::Nothing, |character| Blank::Character { character })),
            Fact::Eliminated { seat, by, role: Some(role) } => about("log-eliminated", seat).seat("by", by).role(role),
            Fact::Eliminated { seat, by, role: None } => about("log-fell", seat).seat("by", by),
            Fact::Activated { seat } => about("log-active", seat),
            Fact::Rewarded { seat, cards } => about("log-rewarded", seat).number("count", cards),
            Fact::Punished { seat } => about("log-punished", seat),
            Fact::RoleShown { seat, role } => about("log-role-shown", seat).role(role),
            Fact::Revealed { seat, event, next } => about("log-revealed", seat)
                .with("event", Blank::Event { event })
                .with("next", next.map_or(Blank::Nothing, |event| Blank::Event { event }))
                .word("more", if next.is_some() { "yes" } else { "no" }),
            Fact::KeeperIs { seat } => about("log-keeper", seat),
            Fact::TurnSkipped { seat } => about("log-turn-skipped", seat),
            Fact::ChangedPlaces { seat, with } => about("log-changed-places", seat).seat("at", Some(with)),
            Fact::Ordered { seat, to, kind, aim } => about("log-ordered", seat)
                .seat("to", Some(to))
                .kind("kind", Some(kind))
                .aimed(kind.def().end_of_play(), aim),
            Fact::Returned { seat, how, left } => {
                let how = if how == Return::Ghost { "ghost" } else { "for-good" };
                about("log-returned", seat).word("how", how).number("left", left.max(0))
            }
            Fact::Departed { seat } => about("log-departed", seat),
            Fact::Chosen { seat, at } => about("log-chosen", seat).seat("at", Some(at)),
            Fact::Named { seat, choice } => about("log-named", seat).word("choice", choice.id()),
            Fact::Over { winner } => Line::of_winner(winner),
            Fact::Became { seat, character } => about("log-became", seat).character(character),
            Fact::Declared { seat, choice } => about("log-declared", seat).word("choice", choice.id()),
            Fact::Withdrew { seat } => about("log-withdrew", seat),
            Fact::Swapped { seat, character, left } => {
                about("log-swapped", seat).character(character).number("left", left)
            }
            Fact::RolesShuffled => Line::plain("log-roles-shuffled"),
            // That roles were dealt has been told; whose they are is nobody else's business.
            Fact::RoleDealt { role: None, .. } => return None,
            Fact::RoleDealt { seat, role: Some(role) } => about("log-role-dealt", seat).role(role),
            Fact::Spoke { seat } => about("log-spoke", seat),
            Fact::Lent { seat, first, second } => about("log-lent", seat)
                .with("first", Blank::Character { character: first })
                .with("second", second.map_or(Blank::Nothing, |character| Blank::Character { character })),
            Fact::Repeated { seat, kind, aim, .. } => {
                about("log-repeated", seat).kind("kind", Some(kind)).aimed(kind.def().end_of_play(), aim)
            }
            Fact::Survived { seat, left } => about("log-survived", seat).number("left", left),
            Fact::Offered { character } => Line::plain("log-offered").character(character),
            Fact::Bid { seat, character, dollars } => {
                about("log-bid", seat).character(character).number("dollars", dollars.dollars())
            }
            Fact::Paid { seat, dollars, why } => {
                about("log-paid", seat).word("why", why.id()).number("dollars", dollars.abs())
            }
        })
    }

    /// Who has won, as a sentence.
    pub fn of_winner(winner: Winner) -> Line {
        match winner {
            Winner::Law => Line::plain("winner-law"),
            Winner::Outlaws => Line::plain("winner-outlaws"),
            Winner::Renegade(seat) => Line::about("winner-renegade", seat),
            Winner::Survivor(seat) => Line::about("winner-survivor", seat),
            Winner::Personal(seat) => Line::about("winner-personal", seat),
        }
    }

    /// Why the game ended as it did, to somebody of this role; none watches. Two players with two characters each fight a duel.
    pub fn of_end(winner: Winner, role: Option<Role>, duel: bool) -> Line {
        let won = match winner {
            Winner::Law => "law",
            Winner::Outlaws => "outlaws",
            Winner::Renegade(_) => "renegade",
            Winner::Survivor(_) => "survivor",
            Winner::Personal(_) if duel => "duel",
            Winner::Personal(_) => "personal",
        };
        Line::plain("end-because").word("winner", won).word("role", role.map_or("none", Role::id))
    }

    /// One sentence for facts that belong together.
    fn of_facts(deck: Deck, facts: &[Fact]) -> Option<Line> {
        let cards = || Blank::Cards { cards: facts.iter().filter_map(card).collect() };
        match facts {
            [] => None,
            [Fact::Drew { seat, card: Some(_) }, _, ..] => Some(Line::about("log-drew", *seat).with("card", cards())),
            [Fact::Drew { seat, card: None }, ..] => {
                Some(Line::about("log-drew", *seat).card("card", None).number("count", facts.len() as i32))
            }
            [Fact::Shown { seat, .. }, _, ..] => Some(Line::about("log-shown", *seat).with("card", cards())),
            [Fact::Stocked { .. }, ..] => Some(Line::plain("log-stocked").with("card", cards())),
            [first, ..] => Line::of_fact(deck, first),
        }
    }
}

/// The sentence of each fact, at a table where these sat before. Where several are told in one, the first has it and the others have none.
pub fn lines(deck: Deck, cast: &Cast, facts: &[Fact]) -> Vec<Option<Line>> {
    let mut lines = Vec::with_capacity(facts.len());
    let mut rest = facts;
    while !rest.is_empty() {
        let (together, others) = rest.split_at(belonging_together(rest));
        let before = &facts[..facts.len() - rest.len()];
        let line = Line::of_facts(deck, together).map(|line| acting::named(cast, before, &together[0], line));
        let why = wasted(deck, before, rest);
        lines.push(match why {
            Some(why) => line.map(|line| {
                Line::plain("log-wasted").with("told", Blank::Line { line: Box::new(line) }).word("why", why)
            }),
            None => line,
        });
        lines.resize(facts.len() - others.len(), None);
        rest = others;
    }
    lines
}

/// Why what was tried has come to nothing, if the facts of this step say so: a card that heals nobody, a dodge too few.
fn wasted(deck: Deck, before: &[Fact], facts: &[Fact]) -> Option<&'static str> {
    let heals = |kind: Kind| {
        let steps = kind.def().steps;
        !steps.is_empty()
            && steps.iter().all(|step| matches!(step, Step::Heal(_) | Step::HealTarget(_) | Step::HealAll(_)))
    };
    let (first, after) = facts.split_first()?;
    match *first {
        Fact::Lost { seat, .. } => has_dodged_in_vain(seat, before).then_some("too-few"),
        // What is laid has its effect another time.
        Fact::Played { kind, .. } if heals(kind) && !kind.def().stays() => healed_nobody(kind, after),
        Fact::Used { source: Source::Card(card), .. } if heals(deck.face(card).kind) => {
            healed_nobody(deck.face(card).kind, after)
        }
        _ => None,
    }
}

fn healed_nobody(kind: Kind, after: &[Fact]) -> Option<&'static str> {
    let next = |fact: &&Fact| !matches!(fact, Fact::Played { .. } | Fact::TurnBegan { .. });
    let healed = after.iter().take_while(next).any(|fact| matches!(fact, Fact::Healed { .. }));
    (!healed).then_some(if kind.def().saves { "saves" } else { "full" })
}

/// Was the last thing this seat did a dodge that did not save it?
fn has_dodged_in_vain(seat: Seat, before: &[Fact]) -> bool {
    let last = before.iter().rev().find(|fact| match fact {
        Fact::Answered { seat: by, .. } | Fact::Missed { seat: by, .. } | Fact::Lost { seat: by, .. } => *by == seat,
        Fact::Played { .. } | Fact::TurnBegan { .. } => true,
        _ => false,
    });
    matches!(last, Some(Fact::Answered { kind, .. }) if kind.def().dodges)
}

/// How many facts from the first on one sentence can tell: cards drawn or shown one after the other, a shop being filled.
fn belonging_together(facts: &[Fact]) -> usize {
    let Some((first, others)) = facts.split_first() else { return 0 };
    let belongs = |next: &&Fact| match (first, next) {
        (Fact::Drew { seat, card }, Fact::Drew { seat: by, card: another }) => {
            seat == by && card.is_some() == another.is_some()
        }
        (Fact::Shown { seat, .. }, Fact::Shown { seat: by, .. }) => seat == by,
        (Fact::Stocked { .. }, Fact::Stocked { .. }) => true,
        _ => false,
    };
    1 + others.iter().take_while(belongs).count()
}

fn card(fact: &Fact) -> Option<CardId> {
    match *fact {
        Fact::Drew { card, .. } => card,
        Fact::Shown { card, .. } | Fact::Stocked { card } => Some(card),
        _ => None,
    }
}

/// The sentence for what came of a check.
fn checked(source: Source) -> &'static str {
    match source {
        Source::Character(character) if character.def().rules.last_chance.is_some() => "log-checked-chance",
        Source::Card(_) | Source::Character(_) | Source::Ability(..) | Source::Event(_) => "log-checked",
    }
}

/// The sentence for a card that goes to the pile.
fn discarded(why: Reason) -> &'static str {
    match why {
        Reason::Cost => "log-discarded-cost",
        Reason::Given => "log-discarded-given",
        Reason::Surplus => "log-discarded-surplus",
        Reason::Duplicate => "log-discarded-duplicate",
        Reason::Replaced => "log-discarded-replaced",
        Reason::Forced => "log-discarded-forced",
        Reason::Death | Reason::Withdrawn => "log-discarded-death",
        Reason::Penalty => "log-discarded-penalty",
        Reason::Spent => "log-discarded-spent",
        Reason::LeftOver => "log-discarded-left-over",
    }
}
