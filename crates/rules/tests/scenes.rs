//! Every scene of the repository, played against the engine.

use std::path::{Path, PathBuf};

use saloon_rules::scene;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the scenes folder can be read") {
        let path = entry.expect("its entries too").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "scene") {
            found.push(path);
        }
    }
}

#[test]
fn all_scenes_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes");
    let mut found = Vec::new();
    files(&root, &mut found);
    found.sort();
    let (mut passed, mut report) = (0, String::new());
    for path in &found {
        let name = path.strip_prefix(&root).expect("it lies below").display();
        let text = std::fs::read_to_string(path).expect("a scene file can be read");
        if !scene::is_ours(&text) {
            continue;
        }
        let scenes = match scene::parse(&text) {
            Ok(scenes) => scenes,
            Err(why) => {
                report += &format!("{name}: {why}\n");
                continue;
            }
        };
        for one in &scenes {
            match scene::check(one) {
                Ok(failures) if failures.is_empty() => passed += 1,
                Ok(failures) => {
                    report += &format!("{name}:{} {}\n", one.line, one.title);
                    for failure in failures {
                        report += &format!("  {failure}\n");
                    }
                }
                Err(why) => report += &format!("{name}: {} ({})\n", why, one.title),
            }
        }
    }
    assert!(report.is_empty(), "{passed} passed\n{report}");
    assert!(passed > 1000, "only {passed} scenes were found");
}
