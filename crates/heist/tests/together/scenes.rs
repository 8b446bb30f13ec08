//! Every scene of heist, played against the engine.

use std::path::Path;

use saloon_heist::scene;

#[test]
fn all_scenes_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes/heist");
    let entries = std::fs::read_dir(&root).expect("the scenes folder can be read");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("its entries too").path()).collect();
    files.sort();
    let (mut passed, mut report) = (0, String::new());
    for path in files {
        let name = path.strip_prefix(&root).expect("it lies below").display();
        let text = std::fs::read_to_string(&path).expect("a scene file can be read");
        assert!(scene::is_heist(&text), "{name} says which game it is");
        for one in scene::parse_each(&text) {
            let (title, failures) = match one {
                Ok(one) => (format!("{}:{}", one.line, one.title), scene::check(&one)),
                Err(why) => (String::new(), Err(why)),
            };
            match failures {
                Ok(failures) if failures.is_empty() => passed += 1,
                Ok(failures) => {
                    report += &format!("{name}:{title}\n");
                    failures.iter().for_each(|failure| report += &format!("  {failure}\n"));
                }
                Err(why) => report += &format!("{name}:{why} ({title})\n"),
            }
        }
    }
    assert!(report.is_empty(), "{passed} passed\n{report}");
    assert!(passed > 100, "only {passed} scenes were found");
}
