//! What a source forbids: plays, answers, payments and discards, judged one attempt at a time.
//!
//! A prohibition beats every permission (EVS-05). `legal` leaves out what is forbidden, `why_not` names who forbids it.

use crate::ask::{Action, Aim, Question, Refusal, Source, Why};
use crate::catalog::Kind;
use crate::defs::CardDef;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::rules::{Attempt, How, Verdict, on};

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
        | Question::NameCopy
        | Question::Arrange
        | Question::Event { .. } => None,
    }
}

impl Game {
    /// Leaves out what a source forbids. A ban that would leave nothing at all does not hold.
    #[inline]
    pub(crate) fn leave_out_forbidden(&self, me: Seat, question: Question, actions: &mut Vec<Action>) {
        if self.is_bent(me, on::MayPlay) && actions.iter().any(|action| self.forbidden(me, question, *action).is_none())
        {
            actions.retain(|action| self.forbidden(me, question, *action).is_none());
        }
    }

    /// Who forbids this answer, and by which rule.
    pub(crate) fn forbidden(&self, me: Seat, question: Question, action: Action) -> Option<Refusal> {
        let how = how(question)?;
        let of = |card: CardId, kind: Kind, how: How, aim: Aim| Attempt { how, aim, ..self.attempt(me, card, kind) };
        let (attempt, pay) = match action {
            Action::Play { card, kind, aim, pay } => (of(card, kind, how, aim), pay),
            Action::Use { source: Source::Card(card), aim, pay } => (of(card, self.kind(card), how, aim), pay),
            Action::Use { aim, pay, .. } => (self.thrown(me, aim, pay), pay),
            Action::Pick(card) => (of(card, self.kind(card), how, Aim::NOTHING), [None, None]),
            Action::Pass | Action::Rest | Action::Name(_) | Action::Choose(_) => return None,
        };
        let costs = pay.into_iter().flatten().map(|card| of(card, self.kind(card), How::Cost, Aim::NOTHING));
        std::iter::once(attempt).chain(costs).find_map(|attempt| self.ban_on(&attempt))
    }

    /// Who forbids an attempt, and by which rule.
    fn ban_on(&self, attempt: &Attempt) -> Option<Refusal> {
        self.sources(attempt.by, on::MayPlay).find_map(|(voice, judge)| match judge(self, attempt.by, attempt) {
            Verdict::Forbid(rule) => Some(Refusal { rule, why: Why::Forbidden { by: voice.source } }),
            Verdict::Allow => None,
        })
    }

    /// Might `who` hold a card to give that nothing forbids?
    pub(crate) fn may_give(&self, who: Seat, wants: Kind) -> bool {
        !self.hand(who).is_empty() && self.may_answer(who, How::Give, |kind, _| kind == wants)
    }

    /// Could `who` use a card of some such kind like this, as far as everybody can see? Nobody is asked in vain (AW-4).
    #[inline]
    pub(crate) fn may_answer(&self, who: Seat, how: How, fits: impl Fn(Kind, &CardDef) -> bool) -> bool {
        let free = |kind: Kind| {
            let any = Attempt { by: who, card: None, kind: Some(kind), how, aim: Aim::NOTHING, suits: [None, None] };
            fits(kind, kind.def()) && self.ban_on(&any).is_none()
        };
        !self.is_bent(who, on::MayPlay) || Kind::all().any(free)
    }
}
