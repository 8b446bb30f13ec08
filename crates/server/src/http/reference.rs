//! Names and texts of everything, in one language; and the rulebook, in its own.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use saloon_protocol::http::{CardText, CharacterText, Problem, Reference, RuleText, Rules, SwitchText, ValueText};
use saloon_rules::{Character, Edition, Kind};
use saloon_text::{Lang, Text, rulebook};
use serde::Deserialize;

use super::Trouble;

/// The catalogue of a language.
#[utoipa::path(get, path = "/api/reference/{lang}", params(("lang" = String, Path)), responses((status = 200, body = Reference), (status = 404, body = Problem)))]
pub(super) async fn show(Path(lang): Path<String>) -> Result<Response, Trouble> {
    static MADE: [OnceLock<Reference>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let place = Lang::ALL.iter().position(|known| known.id().eq_ignore_ascii_case(&lang));
    let place = place.ok_or_else(|| Trouble::not_found("there is no such language"))?;
    let made = MADE[place].get_or_init(|| reference(Lang::ALL[place]));
    Ok(([(header::CACHE_CONTROL, "public, max-age=3600")], Json(made)).into_response())
}

/// The most rules of one answer.
const MOST: usize = 40;

/// What to look for.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    find: String,
}

/// Rules of the rulebook: by id, by the beginning of an id, or by their words.
#[utoipa::path(get, path = "/api/rules", params(("find" = String, Query)), responses((status = 200, body = Rules)))]
pub(super) async fn rules(Query(Wanted { find }): Query<Wanted>) -> Response {
    let (found, more) = rulebook::find(&find, MOST);
    let rule = |entry: rulebook::Entry| RuleText {
        id: entry.id.to_owned(),
        kind: entry.kind.to_owned(),
        chapter: entry.chapter.title().to_owned(),
        title: entry.title.to_owned(),
        text: rulebook::quote(entry.id).unwrap_or_default(),
    };
    let rules = Rules { rules: found.into_iter().map(rule).collect(), more: more as u32 };
    ([(header::CACHE_CONTROL, "public, max-age=3600")], Json(rules)).into_response()
}

fn reference(lang: Lang) -> Reference {
    let text = Text::new(lang);
    let card = |kind: Kind| CardText { id: kind.id().to_owned(), name: text.kind(kind), text: text.kind_text(kind) };
    let character = |character: Character| CharacterText {
        id: character.id().to_owned(),
        name: text.character(character),
        text: text.character_text(character),
        from: character.in_box().id().to_owned(),
        life: character.def().life,
    };
    let switch = |switch: saloon_rules::switches::Switch| SwitchText {
        id: switch.name.to_owned(),
        name: text.switch(switch.name),
        text: text.switch_text(switch.name),
        values: (switch.accepts.iter())
            .map(|value| ValueText { id: value.clone(), name: text.switch_value(switch.name, value) })
            .collect(),
    };
    Reference {
        lang: lang.id().to_owned(),
        cards: Kind::all().map(card).collect(),
        characters: Character::all().map(character).collect(),
        switches: Edition::Compendium.switches().list().into_iter().map(switch).collect(),
    }
}
