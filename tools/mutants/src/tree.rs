//! A copy of the rules with all mutants in it, compiled once.
//!
//! What does not compile is found by compiling: the compiler names places, and the mutants around them are taken out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::copy::{self, copy_all, link_rest, rust_files, workspace};
use crate::find::{Edit, Found, Mutant, Names, files_apart, find, tables};
use crate::learnt;
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

/// The rules, below the house and below the copy.
pub const CRATE: &str = "crates/rules";

/// What the rules stand on; it is copied and stays as it is.
const GROUND: &str = "crates/ground";
/// The name of the program that plays scenes.
pub const RUNNER: &str = "scene_runner";

/// What earlier runs learnt about what does not compile.
const LEARNT: &str = "learnt.json";

const ASK: &str = "crate::mutant::is";

impl Tree {
    /// Copies what the rules and their tests need from `house` to `root` and finds every mutant.
    pub fn copy(house: &Path, root: &Path) -> Result<Tree, String> {
        let told = |what: &Path| {
            let what = what.display().to_string();
            move |why: std::io::Error| format!("{what}: {why}")
        };
        let put = |name: &str, text: &str| copy::write(&root.join(name), text.as_bytes()).map_err(told(root));
        for folder in ["crates/rules/tests", GROUND, "scenes"] {
            copy_all(&house.join(folder), &root.join(folder)).map_err(told(root))?;
        }
        let read = |name: &str| std::fs::read_to_string(house.join(name)).map_err(told(&house.join(name)));
        put("Cargo.lock", &read("Cargo.lock")?)?;
        let manifest = format!("{CRATE}/Cargo.toml");
        let text = read(&manifest)?;
        let target = format!("[[test]]\nname = \"{RUNNER}\"\npath = \"planted/{RUNNER}.rs\"\nharness = false\n");
        put(&manifest, &format!("{text}\n{target}"))?;
        link_rest(house, root).map_err(told(root))?;
        let (workspace, beside) = workspace(house)?;
        put("Cargo.toml", &workspace)?;
        for folder in beside {
            copy_all(&house.join(&folder), &root.join(&folder)).map_err(told(root))?;
        }
        put(&format!("{CRATE}/planted/{RUNNER}.rs"), include_str!("../planted/scene_runner.rs"))?;

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
            apart.extend(files_apart(&name, &parsed));
            files.push(Source { name, text, parsed, first: 0, edits: Vec::new() });
        }
        let parts = files.iter().filter(|source: &&Source| !apart.contains(&source.name));
        parts.for_each(|source| names.tables.extend(tables(&source.parsed)));
        let (mutants, unfit) = (Vec::new(), BTreeSet::new());
        let mut tree = Tree { root: root.to_owned(), files, names, apart, mutants, unfit };
        tree.names.learnt(&root.join(LEARNT));
        tree.find();
        tree.unfit = learnt::unfit(&root.join(LEARNT), &tree.mutants);
        tree.sweep().map_err(told(root))?;
        Ok(tree)
    }

    /// Takes away files that are no longer there.
    fn sweep(&self) -> std::io::Result<()> {
        let src = self.root.join(CRATE).join("src");
        let mut found = Vec::new();
        if src.exists() {
            rust_files(&src, &mut found)?;
        }
        let kept = |path: &PathBuf| {
            let name = path.strip_prefix(&src).map(|name| name.display().to_string()).unwrap_or_default();
            name == "mutant.rs" || self.files.iter().any(|source| source.name == name)
        };
        found.iter().filter(|path| !kept(path)).try_for_each(std::fs::remove_file)
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
            copy::write(&path, text.as_bytes()).map_err(|why| format!("{}: {why}", path.display()))
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
                    return learnt::keep(&self.root.join(LEARNT), &self.names, &self.mutants, &self.unfit);
                }
                return Err(errors[0]["rendered"].as_str().unwrap_or("the copy does not compile").to_owned());
            }
            eprintln!("  round {round}: {} complaints of the compiler", errors.len());
            learnt::keep(&self.root.join(LEARNT), &self.names, &self.mutants, &self.unfit)?;
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
            && let Some(span) = spans.iter().find(|span| span["is_primary"] == true)
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
        self.write()?;
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
