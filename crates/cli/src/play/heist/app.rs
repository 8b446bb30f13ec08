//! What the player sees and has chosen so far.

use saloon_heist::{CardId, Cards, Class, Command, Fact, Refusal, Seat, Stance, Step};
use saloon_text::{HeistNames, Text};

use super::Setup;
use super::table::Table;

/// What a key asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Nothing,
    Send(Command),
    /// Take a hand card up or put it back, counted from 0.
    Choose(usize),
    GoOn,
    Again,
    Quit,
    Signal(u8),
}

/// The state of the screen.
pub(super) struct App {
    pub(super) text: Text,
    me: Seat,
    names: Vec<String>,
    pub(super) chosen: Cards,
    pub(super) log: Vec<String>,
    /// Why the last thing did not work.
    pub(super) refused: Option<String>,
    rest: bool,
}

impl HeistNames for App {
    fn seat(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    fn me(&self) -> Option<Seat> {
        Some(self.me)
    }
}

impl App {
    pub(super) fn new(text: Text, setup: &Setup) -> App {
        let names = ["a", "b", "c", "d", "e"].map(|letter| text.get(&format!("ui-name-{letter}")));
        let (me, names) = (setup.seat, names.to_vec());
        App { text, me, names, chosen: Cards::NONE, log: Vec::new(), refused: None, rest: false }
    }

    /// Something has happened.
    pub(super) fn hear(&mut self, facts: &[Fact]) {
        if !facts.is_empty() {
            self.refused = None;
        }
        for fact in facts {
            self.rest |= matches!(fact, Fact::RoundBegan { round, .. } if *round > 1);
            if matches!(fact, Fact::RoundBegan { .. }) {
                self.chosen = Cards::NONE;
            }
            let line = self.text.heist_fact(self, fact);
            self.log.extend(line);
        }
        let extra = self.log.len().saturating_sub(500);
        self.log.drain(..extra);
    }

    /// A round is over and wants to be looked at.
    pub(super) fn wants_rest(&self) -> bool {
        self.rest
    }

    pub(super) fn rested(&mut self) {
        self.rest = false;
    }

    /// The player has sent something.
    pub(super) fn sent(&mut self, refused: Option<Refusal>) {
        self.refused = refused.map(|refusal| format!("{} ({})", self.text.heist_refusal(&refusal), refusal.rule));
        if self.refused.is_none() {
            self.chosen = Cards::NONE;
        }
    }

    /// Takes a hand card up or puts it back.
    pub(super) fn choose(&mut self, number: usize, table: &Table) {
        let hand = table.game().hand(self.me);
        if let Some(card) = hand.iter().nth(number) {
            let one = Cards::only(card);
            self.chosen = if self.chosen.contains(card) { self.chosen.without(one) } else { self.chosen.and(one) };
        }
        self.chosen = self.chosen.among(hand);
        self.refused = None;
    }

    /// The chosen card of a class, or the only one in the hand.
    fn event(&self, table: &Table, class: Class) -> Option<CardId> {
        let hand = table.game().hand(self.me).of_class(class);
        self.chosen.among(hand).first().or(hand.first())
    }

    /// What a letter, a digit or the space bar asks for.
    pub(super) fn letter(&self, letter: char, table: &Table) -> Wish {
        let cards = self.chosen.among(table.game().hand(self.me));
        let two = table.game().players() == 2;
        Wish::Send(match letter {
            '1'..='9' => return Wish::Choose(letter as usize - '1' as usize),
            ' ' => Command::Slap,
            'l' => Command::Load { cards },
            'd' => Command::Discard { cards },
            'p' => Command::Pass,
            's' if two => Command::DeclareDuel,
            's' => Command::StartShootout,
            'r' => Command::SwapReturn { cards },
            'k' => Command::DuelCommit { stance: Stance::Quick },
            'e' => match (self.event(table, Class::Helper), self.event(table, Class::Indians)) {
                (Some(card), _) if self.chosen.contains(card) => Command::PlayHelper { card },
                (_, Some(card)) if self.chosen.contains(card) => Command::PlayIndians { card },
                (Some(card), _) => Command::PlayHelper { card },
                (None, Some(card)) => Command::PlayIndians { card },
                (None, None) => return Wish::Nothing,
            },
            'A'..='E' => return self.seat_letter(letter, table),
            '\n' => match table.game().step() {
                Step::LoadCommits => Command::LoadCommit { cards },
                Step::RaceCommits { .. } => Command::RaceCommit { cards },
                Step::DuelCommits { .. } => Command::DuelCommit { stance: Stance::Steady { cards } },
                Step::Swap { .. } => Command::SwapReturn { cards },
                _ => Command::Discard { cards },
            },
            _ => return Wish::Nothing,
        })
    }

    /// A seat was named: for a swap, or for a miss.
    fn seat_letter(&self, letter: char, table: &Table) -> Wish {
        let Some(seat) = Seat::new(letter as usize - 'A' as usize) else { return Wish::Nothing };
        if matches!(table.game().step(), Step::Miss { .. }) {
            return Wish::Send(Command::MissTarget { player: seat });
        }
        let card = self.event(table, Class::Swap);
        card.map_or(Wish::Nothing, |card| Wish::Send(Command::PlaySwap { card, target: seat }))
    }

    /// The keys that do something now, with what they do.
    pub(super) fn keys(&self, table: &Table, resting: bool) -> Vec<(String, String)> {
        let label = |id: &str| self.text.get(&format!("heist-ui-key-{id}"));
        if resting {
            return vec![("Enter".into(), label("go-on")), ("q".into(), label("quit"))];
        }
        let mut keys = Vec::new();
        let hand = table.game().hand(self.me);
        if !hand.is_empty() {
            keys.push((format!("1-{}", hand.len()), label("choose")));
        }
        let words = [
            (' ', "slap"),
            ('l', "load"),
            ('d', "discard"),
            ('e', "event"),
            ('p', "pass"),
            ('r', "return"),
            ('k', "quick"),
        ];
        for (letter, id) in words {
            if let Wish::Send(command) = self.letter(letter, table)
                && table.check(&command).is_ok()
            {
                keys.push((if letter == ' ' { "␣".into() } else { letter.to_string() }, label(id)));
            }
        }
        let ends = if table.game().players() == 2 { "duel" } else { "shootout" };
        let offered = |wish: Wish| matches!(wish, Wish::Send(command) if table.check(&command).is_ok());
        if offered(self.letter('s', table)) {
            keys.push(("s".into(), label(ends)));
        }
        let commits =
            matches!(table.game().step(), Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. });
        if commits && offered(self.letter('\n', table)) {
            keys.push(("Enter".into(), label("seal")));
        }
        let seats: String = ('A'..='E').filter(|letter| offered(self.seat_letter(*letter, table))).collect();
        if !seats.is_empty() {
            let id = if matches!(table.game().step(), Step::Miss { .. }) { "aim" } else { "swap" };
            keys.push((seats, label(id)));
        }
        if table.game().is_over() {
            keys.push(("n".into(), label("again")));
        }
        keys.push(("q".into(), label("quit")));
        keys
    }

    /// What the player is asked.
    pub(super) fn question(&self, table: &Table) -> String {
        let game = table.game();
        let mine = game.asked().contains(self.me);
        let slapped = game.slapped().contains(self.me);
        match game.step() {
            Step::LoadCommits if mine => self.text.get("heist-ask-loads"),
            Step::RaceCommits { .. } if mine => self.text.get("heist-ask-race-commit"),
            Step::DuelCommits { .. } if mine => self.text.get("heist-ask-duel-commit"),
            Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => self.text.get("heist-ask-waits"),
            Step::Action if mine => self.text.get("heist-ask-action"),
            Step::Swap { taken, .. } if mine => self.text.fill("heist-ask-return", &[("count", taken.len().into())]),
            Step::Miss { .. } if mine => self.text.get("heist-ask-aim"),
            Step::Miss { owner } => self.waits_for(owner),
            Step::Action | Step::Swap { .. } => self.waits_for(game.active()),
            Step::Race { .. } if slapped => self.text.get("heist-ask-race-slapped"),
            Step::Race { .. } => self.text.get("heist-ask-race"),
            Step::Suspense { .. } => self.text.get("heist-ask-suspense"),
            Step::Window { .. } if slapped => self.text.get("heist-ask-race-slapped"),
            Step::Window { go: true } => self.text.get("heist-ask-go"),
            Step::Window { go: false } => self.text.get("heist-ask-no-go"),
            Step::Over => self.text.get("heist-ask-over"),
        }
    }

    fn waits_for(&self, seat: Seat) -> String {
        self.text.fill("heist-ask-wait", &[("who", self.seat(seat).into())])
    }
}
