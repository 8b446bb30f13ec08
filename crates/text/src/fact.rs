//! What happened, as sentences of the log, and who has won.

use saloon_rules::defs::End;
use saloon_rules::{Deck, Fact, Reason, Source, Winner};

use crate::sentence::Sentence;
use crate::{Names, Text};

impl Text {
    /// The log sentence of a fact; none if the facts around it tell as much.
    pub fn fact(&self, names: &dyn Names, deck: Deck, fact: &Fact) -> Option<String> {
        let about = |seat| Sentence::about(self, names, deck, seat);
        let nobody = || Sentence::new(self, names, deck);
        Some(match *fact {
            // The play itself, and the loss that follows, say it all.
            Fact::PhaseBegan { .. } | Fact::Laid { .. } | Fact::Declined { .. } => return None,
            Fact::TurnBegan { seat } => about(seat).say("log-turn-began"),
            Fact::TurnLost { seat } => about(seat).say("log-turn-lost"),
            Fact::Drew { seat, card } => about(seat).card("card", card).number("count", 1).say("log-drew"),
            Fact::TookDiscard { seat, card } => about(seat).card("card", Some(card)).say("log-took-discard"),
            Fact::Shown { seat, card } => about(seat).card("card", Some(card)).say("log-shown"),
            Fact::Looked { seat, count } => about(seat).number("count", count).say("log-looked"),
            Fact::Reshuffled => self.get("log-reshuffled"),
            Fact::Played { seat, card, kind, aim } => {
                about(seat).card_as(card, kind).aim(kind.def().end_of_play(), aim).say("log-played")
            }
            Fact::Answered { seat, card, kind } => about(seat).card_as(card, kind).say("log-answered"),
            Fact::Used { seat, source, aim } => match source {
                Source::Card(card) => {
                    let end = deck.face(card).kind.def().end_of_use();
                    about(seat).source(source).aim(end, aim).say("log-used-card")
                }
                Source::Character(_) | Source::Ability(..) | Source::Event(_) => {
                    let end = source.ability_def().map_or(End::Flip, |ability| ability.end);
                    about(seat).source(source).aim(end, aim).say("log-used-ability")
                }
            },
            Fact::Discarded { seat, card, why } => about(seat).card("card", Some(card)).say(discarded(why)),
            Fact::Flipped { seat, card } => about(seat).card("card", Some(card)).say("log-flipped"),
            Fact::Checked { seat, source, held } => {
                about(seat).source(source).word("held", if held { "yes" } else { "no" }).say("log-checked")
            }
            Fact::Missed { seat, by } => about(seat).seat("by", by).say("log-missed"),
            Fact::Lost { seat, points, by, left, kind } => about(seat)
                .number("count", points)
                .seat("by", by)
                .kind("kind", kind)
                .number("left", left.max(0))
                .say("log-lost"),
            Fact::Prevented { seat, points } => about(seat).number("count", points).say("log-prevented"),
            Fact::Healed { seat, points, left } => {
                about(seat).number("count", points).number("left", left).say("log-healed")
            }
            Fact::Took { seat, from, card, hand } => about(seat)
                .seat("from", Some(from))
                .card("card", card)
                .word("zone", if hand { "hand" } else { "play" })
                .number("count", 1)
                .say("log-took"),
            Fact::Passed { card, from, to } => {
                about(from).seat("to", Some(to)).card("card", Some(card)).say("log-passed")
            }
            Fact::Stocked { card } => nobody().card("card", Some(card)).say("log-stocked"),
            Fact::Picked { seat, card } => about(seat).card("card", Some(card)).say("log-picked"),
            Fact::Gave { seat, to, card } => {
                about(seat).seat("to", Some(to)).card("card", card).number("count", 1).say("log-gave")
            }
            Fact::Copied { seat, character, from } => about(seat)
                .seat("from", from)
                .word("character", &character.map(|c| self.character(c)).unwrap_or_default())
                .say("log-copied"),
            Fact::Eliminated { seat, by, role } => {
                about(seat).seat("by", by).word("role", &self.role(role)).say("log-eliminated")
            }
            Fact::Rewarded { seat, cards } => about(seat).number("count", cards).say("log-rewarded"),
            Fact::Punished { seat } => about(seat).say("log-punished"),
            Fact::RoleShown { seat, role } => about(seat).word("role", &self.role(role)).say("log-role-shown"),
            Fact::Over { winner } => self.winner(names, winner),
            Fact::Became { seat, character } => {
                about(seat).word("character", &self.character(character)).say("log-became")
            }
        })
    }

    /// Who has won, as a sentence.
    pub fn winner(&self, names: &dyn Names, winner: Winner) -> String {
        match winner {
            Winner::Law => self.get("winner-law"),
            Winner::Outlaws => self.get("winner-outlaws"),
            // No card is named, so any deck will do.
            Winner::Renegade(seat) => Sentence::about(self, names, Deck::Base, seat).say("winner-renegade"),
        }
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
        Reason::Death => "log-discarded-death",
        Reason::Penalty => "log-discarded-penalty",
        Reason::Spent => "log-discarded-spent",
        Reason::LeftOver => "log-discarded-left-over",
    }
}
