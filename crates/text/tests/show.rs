//! scratch
mod common;
use common::*;
use saloon_text::*;
use saloon_rules::*;
#[test]
fn show() {
    let lang = Lang::from_id(&std::env::var("L").unwrap_or("en".into())).unwrap();
    let text = Text::new(lang);
    let me = std::env::var("ME").ok().map(|m| seat(m.parse().unwrap()));
    let t = Table { me };
    if std::env::var("S").is_ok() {
        for f in facts() { if let Some(s) = text.fact(&t, DECK, &f) { println!("{s}"); } }
        return;
    }
    if std::env::var("A").is_ok() {
        for a in asks() { println!("{}\n", text.question(&t, DECK, &a)); }
        for a in asks() { for x in [Action::Pass, Action::Rest, Action::Pick(card(3)), Action::Name(seat(1)), Action::Choose(Choice::Deck), Action::Choose(Choice::Hand)] { println!("{:?}: {} | {}", x, text.action(&t, DECK, &x, &a), text.default_note(&t, DECK, &a, &x)); } }
        let a = asks()[0]; for x in actions() { println!("{}", text.action(&t, DECK, &x, &a)); }
        return;
    }
    let mut n = 0;
    play(Edition::Compendium, std::env::var("SEED").ok().map(|s| s.parse().unwrap()).unwrap_or(1), |g, l, log| {
        n += 1; if n > 400 { return }
        for f in log { if let Some(s) = text.fact(&t, g.deck(), &f.whole()) { println!("{s}"); } }
        if let Some(ask) = g.ask() { println!("  ? {}", text.question(&t, g.deck(), &ask));
          println!("     {}", text.default_note(&t, g.deck(), &ask, &l.fallback(&ask).unwrap()));
          for a in l.actions().iter().take(6) { println!("     - {}", text.action(&t, g.deck(), a, &ask)); } }
    });
}
