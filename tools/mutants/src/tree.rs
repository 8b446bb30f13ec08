//! A copy of the rules with all mutants in it, compiled once.
//!
//! What does not compile is found by compiling: the compiler names places, and the mutants around them are taken out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::find::{Edit, Found, Mutant, Names, files_apart, find, tables};
use crate::plant::plant;

/// The copy and what is planted in it.
pub struct Tree {
    root: PathBuf,
    files: Vec<Source>,
    names: Names,
    /// Files that are no part of the program.
    apart: BTreeSet<String>,
    /// Every mutant, by number.
    pub mutants: Vec<Mutant>,
    /// The numbers of those that do not compile.
    pub unfit: BTreeSet<usize>,
}

struct Source {
    name: String,
    text: String,
    parsed: syn::File,
    first: usize,
    edits: Vec<Edit>,
}

/// A program made from the copy.
pub struct Program {
    /// The name of its target.
    pub name: String,
    /// Where it lies.
    pub path: PathBuf,
    /// Is it a test with cargo's own runner?
    pub test: bool,
}

/// For each file: numbers of mutants, and where they stand in the copy.
type Places = BTreeMap<String, Vec<(usize, (usize, usize))>>;

const CRATE: &str = "crates/rules";

/// What the rules stand on; it is copied and stays as it is.
const GROUND: &str = "crates/ground";
/// The name of the program that plays scenes.
pub const RUNNER: &str = "scene_runner";

const ASK: &str = "crate::mutant::is";

impl Tree {
    /// Copies what the rules and their tests need from `house` to `root` and finds every mutant.
    pub fn copy(house: &Path, root: &Path) -> Result<Tree, String> {
        let told = |what: &Path| {
            let what = what.display().to_string();
            move |why: std::io::Error| format!("{what}: {why}")
        };
        for folder in ["crates/rules/src", "crates/rules/tests", GROUND, "scenes"] {
            let path = root.join(folder);
            if path.exists() {
                std::fs::remove_dir_all(&path).map_err(told(&path))?;
            }
            std::fs::create_dir_all(&path).map_err(told(&path))?;
        }
        for folder in ["crates/rules/tests", GROUND, "scenes"] {
            copy_all(&house.join(folder), &root.join(folder)).map_err(told(root))?;
        }
        std::fs::copy(house.join("Cargo.lock"), root.join("Cargo.lock")).map_err(told(house))?;
        let manifest = house.join(CRATE).join("Cargo.toml");
        let text = std::fs::read_to_string(&manifest).map_err(told(&manifest))?;
        let text = format!("{text}\n[[test]]\nname = \"{RUNNER}\"\nharness = false\n");
        std::fs::write(root.join(CRATE).join("Cargo.toml"), text).map_err(told(root))?;
        link_rest(house, root).map_err(told(root))?;
        let (workspace, beside) = workspace(house)?;
        std::fs::write(root.join("Cargo.toml"), workspace).map_err(told(root))?;
        for folder in beside {
            let _ = std::fs::remove_dir_all(root.join(&folder));
            copy_all(&house.join(&folder), &root.join(&folder)).map_err(told(root))?;
        }
        let runner = include_str!("../planted/scene_runner.rs");
        std::fs::write(root.join(CRATE).join("tests/scene_runner.rs"), runner).map_err(told(root))?;

        let src = house.join(CRATE).join("src");
        let mut paths = Vec::new();
        rust_files(&src, &mut paths).map_err(told(&src))?;
        paths.sort();
        let mut files = Vec::new();
        let mut names = Names::default();
        let mut apart = BTreeSet::new();
        for path in paths {
            let text = std::fs::read_to_string(&path).map_err(told(&path))?;
            let parsed = syn::parse_file(&text).map_err(|why| format!("{}: {why}", path.display()))?;
            let name = path.strip_prefix(&src).unwrap_or(&path).display().to_string();
            apart.extend(files_apart(&parsed).into_iter().filter(|_| name == "lib.rs"));
            files.push(Source { name, text, parsed, first: 0, edits: Vec::new() });
        }
        let parts = files.iter().filter(|source: &&Source| !apart.contains(&source.name));
        parts.for_each(|source| names.tables.extend(tables(&source.parsed)));
        let (mutants, unfit) = (Vec::new(), BTreeSet::new());
        let mut tree = Tree { root: root.to_owned(), files, names, apart, mutants, unfit };
        tree.find();
        Ok(tree)
    }

    fn find(&mut self) {
        self.mutants.clear();
        for source in &mut self.files {
            let found = match self.apart.contains(&source.name) {
                true => Found::default(),
                false => find(&source.name, &source.text, &source.parsed, &self.names),
            };
            source.first = self.mutants.len();
            source.edits = found.edits;
            self.mutants.extend(found.mutants);
        }
    }

    /// Writes all files. Gives for each file where its mutants stand now.
    fn write(&self) -> Result<Places, String> {
        let src = self.root.join(CRATE).join("src");
        let mut places = BTreeMap::new();
        let put = |name: &str, text: &str| {
            let path = src.join(name);
            let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            made.and_then(|()| std::fs::write(&path, text)).map_err(|why| format!("{}: {why}", path.display()))
        };
        for (i, source) in self.files.iter().enumerate() {
            let end = self.files.get(i + 1).map_or(self.mutants.len(), |next| next.first);
            let alive: Vec<(usize, &Mutant)> =
                (source.first..end).filter(|n| !self.unfit.contains(n)).map(|n| (n, &self.mutants[n])).collect();
            let mut planted = plant(&source.text, &alive, &source.edits, ASK);
            if source.name == "lib.rs" {
                planted.text += "\npub mod mutant;\n";
            }
            put(&source.name, &planted.text)?;
            places.insert(format!("{CRATE}/src/{}", source.name), planted.places);
        }
        let runtime = include_str!("../planted/mutant.rs");
        let count = format!("pub const COUNT: usize = {};", self.mutants.len());
        put("mutant.rs", &runtime.replace("pub const COUNT: usize = 0;", &count))?;
        Ok(places)
    }

    /// Takes out what does not compile until everything does.
    pub fn fit(&mut self) -> Result<(), String> {
        for round in 1..=30 {
            let places = self.write()?;
            let messages = self.cargo(&["check", "--lib"])?;
            let errors: Vec<&Value> = messages.iter().filter(|m| m["level"] == "error").collect();
            if errors.iter().all(|e| spans(e).is_empty()) {
                if errors.is_empty() {
                    return Ok(());
                }
                return Err(errors[0]["rendered"].as_str().unwrap_or("the copy does not compile").to_owned());
            }
            eprintln!("  round {round}: {} complaints of the compiler", errors.len());
            let sizes = |names: &Names| (names.constant.len(), names.others.len());
            let (before, unfit) = (sizes(&self.names), self.unfit.len());
            for error in &errors {
                self.learn(error, &places);
            }
            if sizes(&self.names) != before {
                // Numbers change with what is found; what was unfit is learnt again.
                self.renumber();
            } else if self.unfit.len() == unfit {
                return Err(errors[0]["rendered"].as_str().unwrap_or("the copy does not compile").to_owned());
            }
        }
        Err("the copy does not compile after thirty rounds".into())
    }

    /// Finds everything again and keeps in mind what was unfit.
    fn renumber(&mut self) {
        let key = |mutant: &Mutant| (mutant.file.clone(), mutant.range, mutant.to.clone());
        let unfit: BTreeSet<_> = self.unfit.iter().map(|n| key(&self.mutants[*n])).collect();
        self.find();
        self.unfit = (0..self.mutants.len()).filter(|n| unfit.contains(&key(&self.mutants[*n]))).collect();
    }

    fn learn(&mut self, error: &Value, places: &Places) {
        let code = error["code"]["code"].as_str().unwrap_or_default();
        let spans = spans(error);
        if code == "E0015" {
            let called = spans.iter().filter_map(|span| self.text_of(span)).filter_map(|text| last_name(&text));
            let called: Vec<String> = called.collect();
            self.names.constant.extend(called);
            return;
        }
        let prefix = format!("{CRATE}/src/");
        if code == "E0425"
            && let Some(span) = spans.first()
            && let Some(file) = span["file_name"].as_str().and_then(|name| name.strip_prefix(&prefix))
            && let Some(name) = self.text_of(span).and_then(|text| text.strip_suffix("__").map(str::to_owned))
        {
            self.names.others.insert((file.to_owned(), name));
            return;
        }
        // A variable without a value, or a value that must live longer, is complained about elsewhere.
        let primary_first = !["E0381", "E0716", "E0515"].contains(&code);
        let mut sorted: Vec<&Value> = spans.iter().filter(|s| s["is_primary"] == primary_first).collect();
        sorted.extend(spans.iter().filter(|s| s["is_primary"] != primary_first));
        for span in sorted {
            let Some(file) = span["file_name"].as_str().and_then(|name| places.get(name)) else { continue };
            let at = |field: &str| span[field].as_u64().unwrap_or_default() as usize;
            let (start, end) = (at("byte_start"), at("byte_end"));
            let around = file.iter().filter(|(n, (a, b))| *a <= start && end <= *b && !self.unfit.contains(n));
            if let Some((number, _)) = around.min_by_key(|(_, (a, b))| b - a) {
                self.unfit.insert(*number);
                return;
            }
        }
    }

    fn text_of(&self, span: &Value) -> Option<String> {
        let text = std::fs::read_to_string(self.root.join(span["file_name"].as_str()?)).ok()?;
        let (start, end) = (span["byte_start"].as_u64()? as usize, span["byte_end"].as_u64()? as usize);
        text.get(start..end).map(str::to_owned)
    }

    /// Builds the scene runner, and all tests unless scenes are all that is wanted.
    pub fn build(&self, scenes_only: bool) -> Result<Vec<Program>, String> {
        let what: &[&str] = if scenes_only { &["--test", RUNNER] } else { &["--lib", "--tests"] };
        let messages = self.cargo(&[&["test", "--no-run"], what].concat())?;
        if let Some(error) = messages.iter().find(|m| m["level"] == "error") {
            return Err(error["rendered"].as_str().unwrap_or("the copy does not compile").to_owned());
        }
        let made = messages.iter().filter(|m| m["executable"].is_string()).map(|m| Program {
            name: m["target"]["name"].as_str().unwrap_or_default().to_owned(),
            path: PathBuf::from(m["executable"].as_str().unwrap_or_default()),
            test: m["target"]["name"] != RUNNER,
        });
        Ok(made.collect())
    }

    /// Runs cargo in the copy and gives its messages.
    fn cargo(&self, arguments: &[&str]) -> Result<Vec<Value>, String> {
        let output = Command::new("cargo")
            .args(arguments)
            .args(["--quiet", "--message-format=json", "--offline"])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .env_remove("RUSTFLAGS")
            .output()
            .map_err(|why| format!("cargo: {why}"))?;
        let lines = String::from_utf8_lossy(&output.stdout);
        let mut messages = Vec::new();
        for line in lines.lines() {
            let Ok(mut value) = serde_json::from_str::<Value>(line) else { continue };
            match value["reason"].as_str() {
                Some("compiler-message") => messages.push(value["message"].take()),
                Some("compiler-artifact") => messages.push(value),
                _ => {}
            }
        }
        if !output.status.success() && !messages.iter().any(|m| m["level"] == "error") {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        Ok(messages)
    }
}

fn spans(error: &Value) -> Vec<Value> {
    error["spans"].as_array().cloned().unwrap_or_default()
}

/// The name of what is called in `a::b(c)` or `a.b(c)`.
fn last_name(call: &str) -> Option<String> {
    let head = call.split('(').next()?;
    let name = head.rsplit([':', '.', ' ']).next()?.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// The workspace of the copy, and the folders of our own crates that the rules stand on: those come along as they are.
fn workspace(house: &Path) -> Result<(String, Vec<String>), String> {
    let table = |path: PathBuf| -> Result<toml::Table, String> {
        let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        text.parse().map_err(|why| format!("{}: {why}", path.display()))
    };
    let rules = table(house.join(CRATE).join("Cargo.toml"))?;
    let needed = ["dependencies", "dev-dependencies"].iter().filter_map(|part| rules.get(*part)?.as_table());
    let needed: BTreeSet<String> = needed.flat_map(|part| part.keys().cloned()).collect();
    let mut table = table(house.join("Cargo.toml"))?;
    let workspace = table.get_mut("workspace").and_then(|w| w.as_table_mut()).ok_or("Cargo.toml has no workspace")?;
    workspace.insert("members".into(), toml::Value::Array(vec![CRATE.into()]));
    let mut beside = Vec::new();
    if let Some(dependencies) = workspace.get_mut("dependencies").and_then(|d| d.as_table_mut()) {
        let kept = |name: &str| !name.starts_with("saloon-") || name == "saloon-rules" || needed.contains(name);
        dependencies.retain(|name, _| kept(name));
        let own = dependencies.iter().filter(|(name, _)| needed.contains(*name));
        let folders = own.filter_map(|(_, value)| Some(value.get("path")?.as_str()?.to_owned()));
        beside.extend(folders.filter(|folder| folder != CRATE));
    }
    workspace.remove("lints");
    // A mutant may overflow or panic for certain; that is for the tests to notice.
    let lints: toml::Table = "[rust]\narithmetic_overflow = \"allow\"\nunconditional_panic = \"allow\"\n\
                              unconditional_recursion = \"allow\""
        .parse()
        .unwrap_or_default();
    workspace.insert("lints".into(), lints.into());
    let profile: toml::Table = "[test]\nopt-level = 1\ndebug = 0\nincremental = true".parse().unwrap_or_default();
    table.insert("profile".into(), profile.into());
    Ok((table.to_string(), beside))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            rust_files(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_all(&path, &to.join(name))?;
        } else {
            std::fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// Everything the tests read from the house lies where they look for it.
fn link_rest(house: &Path, root: &Path) -> std::io::Result<()> {
    for entry in std::fs::read_dir(house)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let own = ["Cargo.toml", "Cargo.lock", "crates", "scenes", "target", ".git"];
        let link = root.join(name);
        if !own.contains(&name) && std::fs::symlink_metadata(&link).is_err() {
            std::os::unix::fs::symlink(&path, &link)?;
        }
    }
    Ok(())
}
