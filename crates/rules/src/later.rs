//! Switches of boxes that are not built yet: the event decks and the characters of Wild West Show.
//!
//! They have names and values, so that a configuration can be written down and compared; a table that needs one of these
//! boxes is refused by `config`. When a box is built, its switches move into its room.

use crate::switches::{Count, choice, switches};

choice! { /// Events before or after the checks of the turn.
CheckTiming { BeforeChecks = "before_checks", AfterChecks = "after_checks" } }
choice! { /// Which event decks are used.
EventMode { None = "none", HighNoon = "high-noon", FistfulOfCards = "fistful-of-cards", Mixed = "mixed" } }
choice! { /// Is the next event known?
EventStackVisibility { FaceUp = "face_up", FaceDown = "face_down" } }
choice! { /// Where the finale lies.
EventFinalePosition { Last = "last", Random = "random" } }
choice! { /// The other finale of a mixed stack.
MixedSecondFinale { ShuffledIn = "shuffled_in", Removed = "removed" } }
choice! { /// When the stack is used up.
EventDeckExhausted { Reshuffle = "reshuffle", KeepLast = "keep_last" } }
choice! { /// How long the finale lasts.
HighNoonDuration { OneRound = "one_round", UntilEnd = "until_end" } }
choice! { /// Handcuffs.
HandcuffsMode { TargetPlayer = "target_player", NamedSuit = "named_suit" } }
choice! { /// The Daltons: which cards.
DaltonsCards { AnyInPlay = "any_in_play", BlueOnly = "blue_only" } }
choice! { /// The Daltons: when.
DaltonsTiming { OnReveal = "on_reveal", OwnTurn = "own_turn" } }
choice! { /// Gold Rush and card effects.
GoldRushCardEffects { CounterClockwise = "counter_clockwise", Clockwise = "clockwise" } }
choice! { /// Thirst.
ThirstMode { FirstOnly = "first_only", OneFewer = "one_fewer" } }
choice! { /// The Doctor after his work.
DoctorAfterEffect { RemovedAtOnce = "removed_at_once", StaysRound = "stays_round" } }
choice! { /// Abandoned Mine: which discards.
AbandonedMineScope { ActivePlayerDiscards = "active_player_discards", PlayedCardsOnly = "played_cards_only", Phase3Only = "phase3_only" } }
choice! { /// Ranch: when.
RanchTiming { EndOfPhase2 = "end_of_phase_2", EndOfPhase1 = "end_of_phase_1" } }
choice! { /// Peyote: which suit counts.
PeyoteSuitSource { Printed = "printed", Effective = "effective" } }
choice! { /// Dead Man: when he returns.
DeadManTiming { OwnTurn = "own_turn", OnReveal = "on_reveal" } }
choice! { /// Which show acts first.
WwsPriority { WwsFirst = "wws_first" } }
choice! { /// Bottom card of the show.
WwsLastCard { WildWestShow = "wild-west-show" } }
choice! { /// Cards that reveal a show card.
WwsTrigger { Coaches = "stagecoach,wells-fargo" } }
choice! { /// Dorothy Rage: when the target is named.
DorothyTargetDeclaration { AfterReveal = "after_reveal", Upfront = "upfront" } }
choice! { /// Lady Rosa: with whom.
LadyRosaDirection { RightNeighbour = "right_neighbour" } }
choice! { /// Gag.
GagMode { Penalty = "penalty", Mute = "mute", Off = "off" } }

switches! {
    /// Values for boxes that are not built yet: the events, and the characters of Wild West Show.
    pub struct Later {
        /// Events before or after the checks.
        start_of_turn_event_timing: CheckTiming = CheckTiming::BeforeChecks,
        /// Big Spencer's opening hand.
        big_spencer_start_cards: Count = Count(5),
        /// Gary Looter's opening hand.
        gary_looter_start_cards: Count = Count(5),
        /// Flint Westwood's exchanges.
        flint_uses_per_turn: Count = Count(1),
        /// Lee Van Kliff and extra costs.
        lee_repeat_pays_extra: bool = false,
        /// Which event decks are used.
        event_mode: EventMode = EventMode::None,
        /// Is the next event known?
        event_stack_visibility: EventStackVisibility = EventStackVisibility::FaceUp,
        /// Where the finale lies.
        event_finale_position: EventFinalePosition = EventFinalePosition::Last,
        /// The other finale of a mixed stack.
        mixed_second_finale: MixedSecondFinale = MixedSecondFinale::ShuffledIn,
        /// Events in a mixed stack.
        mixed_deck_size: Count = Count::UNLIMITED,
        /// When the stack is used up.
        event_deck_exhausted: EventDeckExhausted = EventDeckExhausted::Reshuffle,
        /// How long the finale lasts.
        high_noon_duration: HighNoonDuration = HighNoonDuration::OneRound,
        /// Turn of the first event.
        first_event_turn: Count = Count(2),
        /// Handcuffs.
        handcuffs_mode: HandcuffsMode = HandcuffsMode::TargetPlayer,
        /// The Daltons: which cards.
        daltons_cards: DaltonsCards = DaltonsCards::AnyInPlay,
        /// The Daltons: when.
        daltons_timing: DaltonsTiming = DaltonsTiming::OnReveal,
        /// Gold Rush and card effects.
        gold_rush_card_effects: GoldRushCardEffects = GoldRushCardEffects::CounterClockwise,
        /// Ghosts cannot die.
        ghost_immortal: bool = true,
        /// Ghosts count for victory.
        ghost_counts_for_victory: bool = true,
        /// Ghosts leaving is a death.
        ghost_exit_triggers_death: bool = true,
        /// Thirst.
        thirst_mode: ThirstMode = ThirstMode::FirstOnly,
        /// The Sermon and Duels.
        sermon_blocks_duel: bool = true,
        /// The Doctor after his work.
        doctor_after_effect: DoctorAfterEffect = DoctorAfterEffect::RemovedAtOnce,
        /// Abandoned Mine: which discards.
        abandoned_mine_scope: AbandonedMineScope = AbandonedMineScope::ActivePlayerDiscards,
        /// Ranch: when.
        ranch_timing: RanchTiming = RanchTiming::EndOfPhase2,
        /// Peyote: stop after a right guess.
        peyote_may_stop: bool = true,
        /// Peyote: which suit counts.
        peyote_suit_source: PeyoteSuitSource = PeyoteSuitSource::Printed,
        /// Ambush and characters.
        ambush_character_modifiers: bool = true,
        /// Barrel against Ricochet.
        ricochet_barrel: bool = false,
        /// Dead Man: when he returns.
        dead_man_timing: DeadManTiming = DeadManTiming::OwnTurn,
        /// Sniper and the Bang! limit.
        sniper_uses_bang_limit: bool = true,
        /// Russian Roulette: decline.
        roulette_may_decline: bool = false,
        /// Russian Roulette: Barrel.
        roulette_barrel: bool = false,
        /// The Wild West Show deck.
        wild_west_show: bool = false,
        /// Cards that reveal a show card.
        wws_trigger: WwsTrigger = WwsTrigger::Coaches,
        /// Which show acts first.
        wws_priority: WwsPriority = WwsPriority::WwsFirst,
        /// Bottom card of the show.
        wws_last_card: WwsLastCard = WwsLastCard::WildWestShow,
        /// Showdown: Bang! only as Missed!.
        showdown_bang_must_be_missed: bool = false,
        /// Dorothy Rage's orders.
        dorothy_uses_per_turn: Count = Count(1),
        /// Dorothy Rage: when the target is named.
        dorothy_target_declaration: DorothyTargetDeclaration = DorothyTargetDeclaration::AfterReveal,
        /// Lady Rosa's swaps.
        lady_rosa_uses_per_turn: Count = Count(1),
        /// Lady Rosa: with whom.
        lady_rosa_direction: LadyRosaDirection = LadyRosaDirection::RightNeighbour,
        /// Miss Susanna and Jail.
        susanna_exempts_jail: bool = true,
        /// Gag.
        gag_mode: GagMode = GagMode::Penalty,
        /// Gag and the last life.
        gag_lethal: bool = true,
    }
}
