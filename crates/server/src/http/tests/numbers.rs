//! What whoever runs a town watches: dashboard and alert rules name only numbers that are served, and the page about them
//! names every one.

use std::collections::BTreeSet;
use std::path::Path;

use super::server_with;
use crate::options::{MetricsDoor, Options};

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Every name of ours in a text.
fn names(text: &str) -> BTreeSet<String> {
    let word =
        |rest: &str| rest.chars().take_while(|sign| sign.is_ascii_lowercase() || *sign == '_').collect::<String>();
    text.match_indices("saloon_").map(|(at, _)| word(&text[at..])).collect()
}

#[tokio::test]
async fn dashboard_rules_and_page_name_the_numbers_that_are_served() {
    let metrics = MetricsDoor { address: None, token: Some("swordfish".into()) };
    let server = server_with(Options { metrics, ..Options::default() }).await;
    let shown = server.ask("GET", "/metrics", "authorization: Bearer swordfish\r\n", "").await;
    let served: BTreeSet<String> = shown
        .lines()
        .filter(|line| line.starts_with("saloon_"))
        .filter_map(|line| Some(line.split(['{', ' ']).next()?.to_owned()))
        .collect();
    assert!(served.len() > 25, "{served:?}");
    let dashboard: serde_json::Value = serde_json::from_str(&read("operations/grafana.json")).expect("it is JSON");
    let mut drawn = BTreeSet::new();
    for panel in dashboard["panels"].as_array().expect("panels") {
        for target in panel["targets"].as_array().expect("targets") {
            let expression = target["expr"].as_str().expect("an expression");
            let (open, close) = (expression.matches('(').count(), expression.matches(')').count());
            assert!(!names(expression).is_empty() && open == close, "{expression}");
            drawn.extend(names(expression));
        }
    }
    let warned = names(&read("operations/alerts.yml"));
    for (file, used) in [("grafana.json", &drawn), ("alerts.yml", &warned)] {
        assert!(used.len() > 8, "{file} looks at nothing: {used:?}");
        let unknown: Vec<&String> = used.difference(&served).collect();
        assert!(unknown.is_empty(), "{file} names what nobody serves: {unknown:?}");
    }
    // A histogram is one number to people.
    let told = names(&read("operations.md"));
    for name in &served {
        let one = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
        assert!(told.contains(name) || told.contains(one), "docs/operations.md does not say what {name} is");
    }
    let unknown: Vec<&String> =
        told.iter().filter(|name| !served.contains(*name) && !served.contains(&format!("{name}_bucket"))).collect();
    assert!(unknown.is_empty(), "docs/operations.md names what nobody serves: {unknown:?}");
}
