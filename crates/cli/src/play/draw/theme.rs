//! Colours and the signs beside them. Whoever sees no colours loses nothing.

use ratatui::style::{Color, Modifier, Style};
use saloon_protocol::Card;
use saloon_rules::{Fact, defs::Border};

/// What a piece of text means on this screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Nothing in particular.
    Plain,
    /// Can be chosen now.
    Legal,
    /// Has been chosen.
    Chosen,
    /// Cannot be chosen, or does not matter now.
    Faint,
    /// Hurts somebody.
    Harm,
    /// Helps somebody.
    Help,
    /// Whose turn it is, headings.
    Title,
    /// The one question that matters.
    Question,
}

/// Where the cursor is.
pub(crate) const CURSOR: &str = "▸";
/// Whose turn it is.
pub(crate) const TURN: &str = "►";
/// Who is being asked.
pub(crate) const ASKED: &str = "?";
/// The sheriff.
pub(crate) const STAR: &str = "★";
/// The active one of a player's two characters.
pub(crate) const ACTIVE: &str = "●";
/// The passive one.
pub(crate) const PASSIVE: &str = "○";
/// The passive one, while something is being done to it.
pub(crate) const ACTING: &str = "◆";
/// The same as above.
pub(crate) const DITTO: &str = "\"";
/// Eliminated.
pub(crate) const CROSS: &str = "†";
/// A card in play that cannot be used yet.
pub(crate) const WAITING: &str = "~";
/// Before each card in play.
pub(crate) const BULLET: &str = "·";
/// Within range of one's weapon.
pub(crate) const IN_RANGE: &str = "✓";

/// How tones look.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Theme {
    colour: bool,
}

impl Theme {
    /// With colours or without.
    pub(crate) fn new(colour: bool) -> Theme {
        Theme { colour }
    }

    /// As the environment wants it (`NO_COLOR`).
    pub(crate) fn from_env() -> Theme {
        Theme::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    /// The look of a tone.
    pub(crate) fn style(self, tone: Tone) -> Style {
        let (colour, modifier) = match tone {
            Tone::Plain => (None, Modifier::empty()),
            Tone::Legal => (Some(Color::Yellow), Modifier::BOLD),
            Tone::Chosen => (Some(Color::Green), Modifier::BOLD),
            Tone::Faint => (None, Modifier::DIM),
            Tone::Harm => (Some(Color::Red), Modifier::empty()),
            Tone::Help => (Some(Color::Green), Modifier::empty()),
            Tone::Title => (Some(Color::Cyan), Modifier::BOLD),
            Tone::Question => (None, Modifier::BOLD),
        };
        let style = Style::new().add_modifier(modifier);
        match colour.filter(|_| self.colour) {
            Some(colour) => style.fg(colour),
            None => style,
        }
    }
}

/// The tone of a card in play: what hurts its owner stands out.
pub(crate) fn in_play(card: Card, fresh: bool) -> Tone {
    let def = card.kind.def();
    match def.border {
        _ if fresh && def.border == Border::Green => Tone::Faint,
        Border::Blue if def.laid_on_others || card.kind.def().rules.check.is_some() => Tone::Harm,
        Border::Brown | Border::Blue | Border::Green => Tone::Plain,
    }
}

/// The sign and tone of a line in the log.
pub(crate) fn of_fact(fact: &Fact) -> (&'static str, Tone) {
    match fact {
        Fact::TurnBegan { .. } => (TURN, Tone::Title),
        Fact::Lost { .. } => ("-", Tone::Harm),
        Fact::Healed { .. } | Fact::Prevented { .. } => ("+", Tone::Help),
        Fact::Eliminated { .. } => (CROSS, Tone::Harm),
        Fact::Over { .. } => (STAR, Tone::Title),
        _ => (" ", Tone::Plain),
    }
}
