//! What a messenger shows of a link: a title, a sentence and a picture, written into the page for those who do not run it.

use axum::http::{HeaderMap, header};
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::Stage;
use saloon_text::{Arg, Lang, Text};

use super::App;
use crate::ids::Id;

/// The picture, an own drawing.
const PICTURE: &str = "/preview.png";

/// Where the lines go: everything a page says about itself stands in its head.
const HEAD_ENDS: &str = "</head>";

/// The page with the lines about this address.
pub(super) async fn page(html: &str, app: &App, path: &str, headers: &HeaderMap) -> String {
    let table = table(app, path).await;
    let text = Text::new(language(headers));
    let (title, sentence) = words(&text, table.as_ref());
    let place = place(app, headers);
    let url = format!("{place}{path}");
    let picture = format!("{place}{PICTURE}");
    let lines: String = [
        ("og:type", "website"),
        ("og:site_name", "saloon"),
        ("og:title", &title),
        ("og:description", &sentence),
        ("og:url", &url),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:image:alt", &text.get("preview-picture")),
        ("twitter:card", "summary_large_image"),
    ]
    .iter()
    .map(|(name, value)| format!("    <meta property=\"{name}\" content=\"{}\" />\n", escaped(value)))
    .collect();
    html.replacen(HEAD_ENDS, &format!("{lines}  {HEAD_ENDS}"), 1)
}

async fn table(app: &App, path: &str) -> Option<TableCard> {
    let id = path.strip_prefix("/t/")?;
    Some(app.house.find(Id::parse(id)?).await.ok()??.card())
}

fn words(text: &Text, table: Option<&TableCard>) -> (String, String) {
    let Some(table) = table else { return (text.get("preview-title"), text.get("preview-text")) };
    if table.locked {
        return (text.get("preview-title"), text.get("preview-locked"));
    }
    let stage = match table.stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
    };
    let title = text.fill("preview-table", &[("name", table.settings.name.clone().into())]);
    let edition = text.get(&format!("edition-{}", table.settings.edition.replace('+', "-")));
    let blanks: [(&str, Arg); 5] = [
        ("host", table.host.clone().into()),
        ("edition", edition.into()),
        ("players", u32::from(table.settings.players).into()),
        ("free", u32::from(table.free).into()),
        ("stage", stage.into()),
    ];
    (title, text.fill("preview-table-text", &blanks))
}

/// The first language asked for that there is.
fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    let known = |tag: &str| {
        let tag = tag.split(';').next().unwrap_or_default().trim().to_lowercase();
        let first = tag.split('-').next().unwrap_or_default().to_owned();
        Lang::ALL
            .into_iter()
            .find(|lang| !first.is_empty() && lang.id().to_lowercase().split('-').next() == Some(&first))
    };
    wanted.split(',').find_map(known).unwrap_or(Lang::En)
}

/// The address of the house as whoever asks writes it.
fn place(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-' | '[' | ']');
    if host.is_empty() || !host.chars().all(plain) {
        return String::new();
    }
    format!("{}://{host}", if app.doors.is_https(headers) { "https" } else { "http" })
}

/// As the value of an attribute: names are written by people.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_a_name() {
        assert_eq!(escaped("<b>\"R&B\"'s"), "&lt;b&gt;&quot;R&amp;B&quot;&#39;s");
    }

    #[test]
    fn the_first_language_there_is_is_spoken() {
        let speak = |wanted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wanted.parse().expect("it is a value"));
            language(&headers).id()
        };
        assert_eq!(
            (speak("fr-FR, de;q=0.8, en"), speak("zh-TW"), speak("*"), speak("")),
            ("de", "zh-Hant", "en", "en")
        );
    }
}
