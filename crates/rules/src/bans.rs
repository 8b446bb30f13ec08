//! What a source forbids: plays, answers, payments and discards, judged one attempt at a time.
//!
//! A prohibition beats every permission (EVS-05). `legal` leaves out what is forbidden, `why_not` names who forbids it.

use crate::ask::{Action, Aim, Pay, Question, Refusal, Source, Why};
use crate::catalog::{Kind, of_kind};
use crate::defs::CardDef;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::rules::{Attempt, How, Verdict, Ways, on};
use crate::sources::Sources;

/// Everybody who forbids a seat anything.
type Bans = Sources<on::MayPlay>;

/// What answering a question with a card is called.
fn how(question: Question) -> Option<How> {
    match question {
        Question::Play | Question::Interrupt => Some(How::Act),
        Question::Dodge { .. } | Question::Prevent { .. } | Question::Rescue => Some(How::Answer),
        Question::Give { .. } => Some(How::Give),
        Question::PickSurplus { .. } | Question::PickDuplicate => Some(How::Discard),
        Question::PickStore
        | Question::PickFlip
        | Question::PickDraw
        | Question::DrawMode
        | Question::PickVictim { .. }
        | Question::PickGift { .. }
        | Question::PickLoot { .. }
        | Question::PickCharacter
        | Question::Draft
        | Question::Sides
        | Question::Activate
        | Question::Place { .. }
        | Question::Declare
        | Question::Keep { .. }
        | Question::Nominate { .. }
        | Question::Bid { .. }
        | Question::Buy
        | Question::TakeBack
        | Question::NameCopy
        | Question::Arrange => None,
        Question::Event { .. } => Some(How::Give),
    }
}

/// Does an answer play a hand card or use it up?
fn plays_card(action: Action, card: CardId) -> bool {
    matches!(action, Action::Play { card: played, .. } if played == card)
}

impl Game {
    /// Leaves out what a source forbids. A ban that would leave nothing at all does not hold.
    #[inline]
    pub(crate) fn leave_out_forbidden(&self, me: Seat, question: Question, actions: &mut Vec<Action>) {
        if self.is_bent(me, on::MayPlay) && self.may_forbid(me, question) {
            self.leave_out(me, question, actions);
        }
    }

    /// Does anybody forbid some way of answering this question?
    fn may_forbid(&self, me: Seat, question: Question) -> bool {
        let ways = match how(question) {
            None => return false,
            Some(How::Act) => const { Ways::of(&[How::Act, How::Cost]) },
            Some(How::Answer) => const { Ways::of(&[How::Answer, How::Act, How::Cost]) },
            Some(How::Give) => const { Ways::of(&[How::Give, How::Act, How::Cost, How::Discard]) },
            Some(How::Cost | How::Discard) => const { Ways::of(&[How::Cost, How::Discard]) },
        };
        self.sources(me, on::MayPlay).any(|(_, ban)| ban.ways.meet(ways))
    }

    #[inline(never)]
    fn leave_out(&self, me: Seat, question: Question, actions: &mut Vec<Action>) {
        let bans = self.sources(me, on::MayPlay);
        // A card is judged once, however many it can be aimed at.
        let mut judged = None;
        let mut is_free = |action: &Action| {
            let Action::Play { card, kind, pay, .. } = *action else {
                return self.forbidden_by(bans, me, question, *action).is_none();
            };
            match judged {
                Some((what, free)) if what == (card, kind, pay) => free,
                _ => {
                    let free = self.forbidden_by(bans, me, question, *action).is_none();
                    judged = Some(((card, kind, pay), free));
                    free
                }
            }
        };
        if actions.iter().any(&mut is_free) {
            actions.retain(is_free);
        }
    }

    /// Who forbids this answer, and by which rule.
    pub(crate) fn forbidden(&self, me: Seat, question: Question, action: Action) -> Option<Refusal> {
        self.forbidden_by(self.sources(me, on::MayPlay), me, question, action)
    }

    fn forbidden_by(&self, bans: Bans, me: Seat, question: Question, action: Action) -> Option<Refusal> {
        let mut how = how(question)?;
        if how == How::Give && matches!(action, Action::Pick(_)) {
            how = How::Discard;
        }
        let of = |card: CardId, kind: Kind, how: How| Attempt { how, ..self.attempt(me, card, kind) };
        let (attempt, pay) = match action {
            Action::Play { card, kind, pay, .. } => (of(card, kind, how), pay),
            Action::Use { source: Source::Card(card), pay, .. } => (of(card, self.kind(card), how), pay),
            Action::Use { pay, .. } => (self.thrown(me, pay), pay),
            Action::Pick(card) => (of(card, self.kind(card), how), [None, None]),
            Action::Pass | Action::Rest | Action::Name(_) | Action::Choose(_) => return None,
        };
        let ban = self.ban_among(bans, &attempt);
        if ban.is_some() || pay == [None, None] {
            return ban;
        }
        // What pays for some abilities is played, as the kind they ask for.
        let played_as = match action {
            Action::Use { source, .. } => {
                source.ability_def().filter(|ability| ability.plays).and_then(|it| it.pays_as)
            }
            _ => None,
        };
        let mut costs = pay.into_iter().flatten().map(|card| match played_as {
            Some(kind) => of(card, kind, How::Act),
            None => of(card, self.kind(card), How::Cost),
        });
        costs.find_map(|attempt| self.ban_among(bans, &attempt))
    }

    /// Who forbids an attempt, and by which rule.
    pub(crate) fn ban_on(&self, attempt: &Attempt) -> Option<Refusal> {
        self.ban_among(self.sources(attempt.by, on::MayPlay), attempt)
    }

    fn ban_among(&self, bans: Bans, attempt: &Attempt) -> Option<Refusal> {
        let mut bans = bans.filter(|(_, ban)| ban.ways.has(attempt.how));
        bans.find_map(|(voice, ban)| match (ban.judge)(self, attempt.by, attempt) {
            Verdict::Forbid(rule) => Some(Refusal { rule, why: Why::Forbidden { by: voice.source } }),
            Verdict::Allow => None,
        })
    }

    /// A card `me` must play now if he can, and who says so.
    #[inline]
    fn duty(&self, me: Seat, question: Question) -> Option<(CardId, Refusal)> {
        if question != Question::Play || !self.is_bent(me, on::MustPlay) {
            return None;
        }
        self.sources(me, on::MustPlay).find_map(|(voice, duty)| {
            let card = (duty.card)(self, me)?;
            Some((card, Refusal { rule: duty.rule, why: Why::Forbidden { by: voice.source } }))
        })
    }

    /// Is this a play of the card under its own kind?
    fn fulfils(&self, card: CardId, action: Action) -> bool {
        matches!(action, Action::Play { card: played, kind, .. } if played == card && kind == self.kind(card))
    }

    /// Ends phase two, plays another card of the same kind first, or gives the card away.
    fn shirks(&self, card: CardId, action: Action) -> bool {
        let gives_away = |aim: Aim, pay: Pay| pay.contains(&Some(card)) || aim.card == Some(card);
        match action {
            Action::Pass => true,
            action if plays_card(action, card) => false,
            Action::Play { kind, aim, pay, .. } => kind == self.kind(card) || gives_away(aim, pay),
            Action::Use { aim, pay, .. } => gives_away(aim, pay),
            Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => false,
        }
    }

    /// Leaves out whatever evades a duty that can be fulfilled; says which play is made if nobody answers: at the first
    /// target in the direction of effects.
    #[inline]
    pub(crate) fn enforce_duty(&self, me: Seat, question: Question, actions: &mut Vec<Action>) -> Option<u16> {
        let (card, _) = self.duty(me, question)?;
        if !actions.iter().any(|action| self.fulfils(card, *action)) {
            return None;
        }
        actions.retain(|action| !self.shirks(card, *action));
        let steps = |action: &Action| match action {
            Action::Play { aim: Aim { seat: Some(at), .. }, .. } => self.onward(me).position(|seat| seat == *at),
            _ => None,
        };
        let due = actions.iter().enumerate().filter(|(_, action)| self.fulfils(card, **action));
        due.min_by_key(|(_, action)| steps(action)).map(|(index, _)| index as u16)
    }

    /// The refusal of an answer that evades a duty, given everything that could be answered otherwise.
    pub(crate) fn evaded(&self, me: Seat, question: Question, action: Action, all: &[Action]) -> Option<Refusal> {
        let (card, refusal) = self.duty(me, question)?;
        let free = |other: &Action| self.fulfils(card, *other) && self.forbidden(me, question, *other).is_none();
        (self.shirks(card, action) && all.iter().any(free)).then_some(refusal)
    }

    /// Might `who` hold a card to give that nothing forbids?
    pub(crate) fn may_give(&self, who: Seat, wants: Kind) -> bool {
        !self.free_hand(who).is_empty() && self.may_answer(who, How::Give, |kind, _| kind == wants)
    }

    /// Could `who` use a card of some such kind like this, as far as everybody can see? Nobody is asked in vain (AW-4).
    #[inline]
    pub(crate) fn may_answer(&self, who: Seat, how: How, fits: impl Fn(Kind, &CardDef) -> bool) -> bool {
        let free = |kind: Kind| {
            let any = Attempt { by: who, card: None, kind: Some(kind), how, suits: [None, None] };
            fits(kind, kind.def()) && !of_kind(kind, self.deck).is_empty() && self.ban_on(&any).is_none()
        };
        !self.is_bent(who, on::MayPlay) || Kind::all().any(free)
    }
}
