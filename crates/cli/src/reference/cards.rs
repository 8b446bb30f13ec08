//! Pages about playing cards.

use saloon_rules::defs::{Border, Reach, Step, Target};
use saloon_rules::{Box, CardId, Deck, Kind};
use saloon_text::{Lang, Text};

use super::in_all_languages;
use super::page::Page;
use super::rules::{label_width, list_rules};

const DECKS: [Deck; 3] = [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion];

/// Every kind with its names.
pub(super) fn names() -> Vec<(Kind, Vec<String>)> {
    let texts = in_all_languages();
    let names = |kind: Kind| {
        let called = texts.iter().map(|text| text.kind(kind));
        called.chain([kind.id().to_owned()]).collect()
    };
    Kind::all().map(|kind| (kind, names(kind))).collect()
}

/// All kinds of cards.
pub(super) fn list(text: &Text) -> Page {
    let mut page = Page::new();
    page.title(&text.get("ref-cards"), &text.fill("ref-kinds", &[("count", Kind::all().count().into())]));
    page.paragraph(&text.get("ref-cards-columns"));
    for border in [Border::Brown, Border::Blue, Border::Green] {
        let id = border_id(border);
        page.heading(&text.get(id));
        page.paragraph(&text.attr(id, "text").unwrap_or_default());
        page.blank();
        let row = |kind: Kind| {
            let counts = DECKS.map(|deck| match copies(deck, kind).len() {
                0 => "  –".to_owned(),
                count => format!("{count:>3}"),
            });
            [vec![text.kind(kind), kind.id().to_owned()], counts.to_vec()].concat()
        };
        let rows: Vec<_> = Kind::all().filter(|kind| kind.def().border == border).map(row).collect();
        page.columns(&rows);
    }
    page.blank();
    page.paragraph(&text.get("ref-cards-more"));
    page
}

/// One kind of card.
pub(super) fn one(text: &Text, kind: Kind) -> Page {
    let def = kind.def();
    let mut page = Page::new();
    page.title(&text.kind(kind), kind.id());
    page.paragraph(&text.kind_text(kind));
    page.blank();
    let column = label_width(text);
    for other in in_all_languages() {
        page.field(other.lang().name(), column, &other.kind(kind));
    }
    page.blank();
    let border = border_id(def.border);
    let meaning = text.attr(border, "text").unwrap_or_default();
    page.field(&text.get("ref-border"), column, &format!("{}. {meaning}", text.get(border)));
    page.field(&text.get("ref-cost"), column, &text.fill("ref-cost-cards", &[("count", def.cost.into())]));
    page.field(&text.get("ref-aim"), column, &text.get(aim(kind)));
    if def.book {
        page.field(&text.get("term-book-card"), column, &text.get("ui-yes"));
    }
    let boxes: Vec<String> = boxes(kind).iter().map(|found| text.get(&format!("box-{}", found.id()))).collect();
    page.field(&text.get("ref-boxes"), column, &boxes.join(", "));
    page.heading(&text.get("ref-copies"));
    for deck in DECKS {
        let copies = copies(deck, kind);
        let signs: Vec<String> = copies.iter().map(|card| text.sign(deck, *card)).collect();
        let signs =
            if signs.is_empty() { text.get("ref-none") } else { format!("{}: {}", signs.len(), signs.join(" ")) };
        page.field(&text.switch_value("deck", deck.id()), 40, &signs);
    }
    let own = def.rule.rsplit_once('-').map_or(def.rule, |(family, _)| family);
    let families = [own.to_owned(), format!("CARD-{}", kind.id().to_ascii_uppercase())];
    list_rules(&mut page, text, &families, &[Text::new(Lang::En).kind(kind)]);
    page
}

/// The cards of this kind in a deck, by suit and rank.
fn copies(deck: Deck, kind: Kind) -> Vec<CardId> {
    let mut copies: Vec<CardId> = deck.cards().iter().filter(|card| deck.face(*card).kind == kind).collect();
    copies.sort_by_key(|card| (deck.face(*card).suit, deck.face(*card).rank));
    copies
}

/// The boxes this kind comes in.
fn boxes(kind: Kind) -> Vec<Box> {
    let count = |deck| copies(deck, kind).len();
    let in_base = count(Deck::Base) > 0;
    let in_dodge_city = count(Deck::Standalone) > 0 || count(Deck::BaseAndExpansion) > count(Deck::Base);
    let boxes = [(Box::Base, in_base), (Box::DodgeCity, in_dodge_city)];
    boxes.into_iter().filter(|(_, there)| *there).map(|(found, _)| found).collect()
}

fn border_id(border: Border) -> &'static str {
    match border {
        Border::Brown => "border-brown",
        Border::Blue => "border-blue",
        Border::Green => "border-green",
    }
}

/// Whom it may be aimed at, in words.
fn aim(kind: Kind) -> &'static str {
    let def = kind.def();
    let card = !matches!(def.target, Target::Seat);
    match def.reach {
        Reach::Weapon => "ref-aim-weapon",
        Reach::Distance(_) if card => "ref-aim-card-near",
        Reach::Distance(_) => "ref-aim-near",
        Reach::Other if card => "ref-aim-card-any",
        Reach::Other if def.laid_on_others => "ref-aim-jail",
        Reach::Other => "ref-aim-other",
        Reach::Any => "ref-aim-any",
        Reach::Nobody => {
            let any = |test: fn(&Step) -> bool| def.steps.iter().any(test);
            if kind == Kind::Brawl || any(|step| matches!(step, Step::ShootEach | Step::DemandEach(_))) {
                "ref-aim-others"
            } else if kind == Kind::GeneralStore || any(|step| matches!(step, Step::HealAll(_))) {
                "ref-aim-all"
            } else if def.dodges {
                "ref-aim-dodge"
            } else {
                "ref-aim-oneself"
            }
        }
    }
}
