//! Finds the places of a source file that can be broken, and how.
//!
//! A place is a range of the text with words to put before and after it, so that places nest without knowing of each other:
//! `a + b` becomes `(if mutant::is(7) { (a) - (b) } else { a + b })`.

use std::collections::HashSet;

use proc_macro2::{LineColumn, Span, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Item, Pat, ReturnType, Stmt, Type, UnOp};

/// One way to break one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The file below `src`.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// The function or constant around it, with its type.
    pub function: String,
    /// What stands there, in one line.
    pub from: String,
    /// What is put in its place.
    pub to: String,
    /// Is it a value in a table and not code?
    pub table: bool,
    /// How many were found in the file before it.
    pub order: usize,
    /// The text it concerns.
    pub range: (usize, usize),
    /// Put before it; `@` stands for the question whether the mutant is alive.
    pub before: String,
    /// Put after it.
    pub after: String,
}

impl Mutant {
    /// Where it stands and how it breaks what.
    pub fn place(&self) -> String {
        format!("{}:{} {}: {} -> {}", self.file, self.line, self.function, self.from, self.to)
    }

    /// What it breaks and how, without the line.
    pub fn text(&self) -> String {
        format!("{} {}: {} -> {}", self.file, self.function, self.from, self.to)
    }
}

/// What must be rewritten so that mutants can be chosen at run time at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The text it concerns.
    pub range: (usize, usize),
    /// Put before it.
    pub before: String,
    /// Put after it.
    pub after: String,
    /// Is the text itself left out?
    pub dropped: bool,
    /// How many mutants of the file were found before: which of two with the same text is outside.
    pub seen: usize,
}

/// What was found in one file.
#[derive(Default)]
pub struct Found {
    /// Ways to break it.
    pub mutants: Vec<Mutant>,
    /// What else is rewritten.
    pub edits: Vec<Edit>,
}

/// Names with a meaning for all files.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Constants that are tables: their uses ask for the table of this process instead.
    pub tables: HashSet<String>,
    /// Files in which such a name means something else.
    pub others: HashSet<(String, String)>,
    /// Functions that must stay constant.
    pub constant: HashSet<String>,
}

/// Types whose constants are tables of rules and printed data.
const TABLES: [&str; 4] = ["CardDef", "CharacterDef", "EventDef", "Face"];

/// The tables a file declares.
pub fn tables(file: &syn::File) -> Vec<String> {
    let items = file.items.iter().filter_map(|item| match item {
        Item::Const(item) if is_table(&item.ty) => Some(item.ident.to_string()),
        _ => None,
    });
    items.collect()
}

fn is_table(of: &Type) -> bool {
    match of {
        Type::Path(path) => path.path.segments.last().is_some_and(|s| TABLES.iter().any(|t| s.ident == t)),
        Type::Array(array) => is_table(&array.elem),
        Type::Slice(list) => is_table(&list.elem),
        Type::Reference(list) => is_table(&list.elem),
        _ => false,
    }
}

/// Finds everything that can be broken in a file.
pub fn find(name: &str, text: &str, file: &syn::File, names: &Names) -> Found {
    let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let mut finder =
        Finder { name, text, lines, names, found: Found::default(), path: Vec::new(), table: false, constant: false };
    finder.visit_file(file);
    finder.found
}

struct Finder<'a> {
    name: &'a str,
    text: &'a str,
    lines: Vec<usize>,
    names: &'a Names,
    found: Found,
    path: Vec<String>,
    table: bool,
    constant: bool,
}

/// One line without doubled spaces.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Finder<'_> {
    fn at(&self, place: LineColumn) -> usize {
        let line = self.lines[place.line - 1];
        let rest = &self.text[line..];
        line + rest.char_indices().nth(place.column).map_or(rest.len(), |(at, _)| at)
    }

    fn range(&self, span: Span) -> (usize, usize) {
        (self.at(span.start()), self.at(span.end()))
    }

    fn source(&self, node: &impl Spanned) -> &str {
        let (start, end) = self.range(node.span());
        &self.text[start..end]
    }

    fn add(&mut self, span: Span, from: &str, to: &str, before: String, after: &str) {
        if self.constant {
            return;
        }
        self.found.mutants.push(Mutant {
            file: self.name.to_owned(),
            line: span.start().line,
            function: self.path.join("::"),
            from: flat(from),
            to: flat(to),
            table: self.table,
            order: self.found.mutants.len(),
            range: self.range(span),
            before,
            after: after.to_owned(),
        });
    }

    fn edit(&mut self, range: (usize, usize), before: &str, after: &str, dropped: bool) {
        let seen = self.found.mutants.len();
        self.found.edits.push(Edit { range, before: before.to_owned(), after: after.to_owned(), dropped, seen });
    }

    /// An expression is replaced by another.
    fn swap(&mut self, node: &impl Spanned, to: &str) {
        let from = self.source(node).to_owned();
        self.add(node.span(), &from, to, format!("(if @ {{ {to} }} else {{ "), " })");
    }

    /// A yes-no expression that is no comparison and no negation: turned round.
    fn negate(&mut self, node: &Expr) {
        if matches!(node, Expr::MethodCall(_) | Expr::Call(_) | Expr::Path(_) | Expr::Field(_)) {
            let to = format!("!({})", self.source(node));
            self.swap(node, &to);
        }
    }

    fn condition(&mut self, node: &Expr) {
        match node {
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) => {
                self.condition(&binary.left);
                self.condition(&binary.right);
            }
            Expr::Paren(inner) => self.condition(&inner.expr),
            other => self.negate(other),
        }
    }

    /// Inside a macro nothing is broken, but tables are named and declared.
    fn tokens(&mut self, tokens: proc_macro2::TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == mark);
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) if name == "static" && is(at + 2, ':') => {
                    let Some(equals) = (at..tokens.len()).find(|i| is(*i, '=')) else { continue };
                    let Some(end) = (equals..tokens.len()).find(|i| is(*i, ';')) else { continue };
                    let range =
                        |from: usize, to: usize| (self.range(tokens[from].span()).0, self.range(tokens[to].span()).1);
                    let (kind, value) = (range(at + 3, equals - 1), range(equals + 1, end - 1));
                    if TABLES.iter().any(|table| self.text[kind.0..kind.1].contains(table)) {
                        self.edit(kind, "std::sync::LazyLock<", ">", false);
                        self.edit(value, "std::sync::LazyLock::new(|| ", ")", false);
                    }
                }
                TokenTree::Ident(name)
                    if at > 2 && is(at - 1, ':') && self.names.tables.contains(&name.to_string()) =>
                {
                    let of_a_module = matches!(&tokens[at - 3], TokenTree::Ident(name)
                        if name.to_string().starts_with(char::is_lowercase));
                    let of_a_parameter = at > 3 && is(at - 4, '$');
                    if of_a_module && !of_a_parameter {
                        self.edit(self.range(name.span()), "", "__()", false);
                    }
                }
                _ => {}
            }
        }
    }

    fn imports(&mut self, tree: &syn::UseTree, in_list: bool) {
        match tree {
            syn::UseTree::Path(path) => self.imports(&path.tree, false),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.imports(item, true)),
            syn::UseTree::Name(name) if self.names.tables.contains(&name.ident.to_string()) => {
                let also = format!(", {}__", name.ident);
                match in_list {
                    true => self.edit(self.range(name.span()), "", &also, false),
                    false => self.edit(self.range(name.span()), "{", &format!("{also}}}"), false),
                }
            }
            syn::UseTree::Name(_) | syn::UseTree::Rename(_) | syn::UseTree::Glob(_) => {}
        }
    }

    /// A list that is borrowed for ever is made when it is asked for, and never given back.
    fn keep(&mut self, list: &syn::ExprReference, before: &str, after: &str) {
        self.edit(self.range(list.and_token.span()), "", "", true);
        let kept = format!("{before}{{ let list: &'static [_] = std::boxed::Box::leak(std::boxed::Box::new(");
        self.edit(self.range(list.expr.span()), &kept, &format!(")); list }}{after}"), false);
    }

    fn inside<T>(&mut self, name: String, work: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(name);
        let done = work(self);
        self.path.pop();
        done
    }

    fn function(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, body: &syn::Block) {
        if is_apart(attributes) {
            return;
        }
        let name = signature.ident.to_string();
        let stays = signature.constness.is_some() && self.names.constant.contains(&name);
        if let (Some(word), false) = (signature.constness, stays) {
            self.edit(self.range(word.span()), "", "", true);
        }
        let outer = std::mem::replace(&mut self.constant, stays);
        self.inside(name, |me| {
            let open = body.brace_token.span.open();
            let whole = me.source(body).to_owned();
            let plain = flat(whole.trim_start_matches('{').trim_end_matches('}'));
            for &value in instead_of(&signature.output) {
                let same = plain == value || value == "()" && body.stmts.is_empty();
                if !same {
                    let at = me.at(open.end());
                    me.add(open, "the whole body", value, format!("if @ {{ return {value}; }} "), "");
                    if let (false, Some(last)) = (me.constant, me.found.mutants.last_mut()) {
                        last.range = (at, at);
                    }
                }
            }
            visit::visit_block(me, body);
        });
        self.constant = outer;
    }
}

/// Is this no part of the program: a test, or something of a feature that is not on?
fn is_apart(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) => {
            let condition = list.tokens.to_string();
            list.path.is_ident("cfg") && ["test", "feature"].iter().any(|word| condition.starts_with(word))
        }
        meta => meta.path().is_ident("test"),
    })
}

/// The files of modules that are no part of the program, which the file `name` declares.
pub fn files_apart(name: &str, file: &syn::File) -> Vec<String> {
    let folder = match name.rsplit_once('/') {
        Some((folder, "mod.rs")) => format!("{folder}/"),
        None if name == "lib.rs" => String::new(),
        _ => format!("{}/", name.trim_end_matches(".rs")),
    };
    let modules = file.items.iter().filter_map(|item| match item {
        Item::Mod(item) if item.content.is_none() && is_apart(&item.attrs) => {
            Some(format!("{folder}{}.rs", item.ident))
        }
        _ => None,
    });
    modules.collect()
}

/// The attributes of an expression that stands as a statement or has a feature of its own.
fn attributes_of(node: &Expr) -> &[syn::Attribute] {
    match node {
        Expr::MethodCall(node) => &node.attrs,
        Expr::Call(node) => &node.attrs,
        Expr::Assign(node) => &node.attrs,
        Expr::Binary(node) => &node.attrs,
        Expr::Try(node) => &node.attrs,
        Expr::Block(node) => &node.attrs,
        Expr::If(node) => &node.attrs,
        _ => &[],
    }
}

/// Values a function might return without doing its work.
fn instead_of(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, output) = output else { return &["()"] };
    match &**output {
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return &[] };
            match last.ident.to_string().as_str() {
                "bool" => &["true", "false"],
                "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
                "Option" => &["None"],
                "String" => &["String::new()"],
                "Vec" => &["Vec::new()"],
                "Seats" => &["Seats::NONE"],
                "CardSet" => &["CardSet::NONE"],
                "Players" => &["Players::NONE"],
                "Result" | "Read" if is_result_of_unit(last) => &["Ok(())"],
                _ => &[],
            }
        }
        _ => &[],
    }
}

fn is_result_of_unit(segment: &syn::PathSegment) -> bool {
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else { return false };
    matches!(arguments.args.first(), Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty())
}

/// What a binary operator may be mistaken for.
fn mistaken(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) => &["*"],
        BinOp::Rem(_) => &["/"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::BitXor(_) => &["|"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        _ => &[],
    }
}

/// What a method may be mistaken for.
fn mistaken_method(name: &str) -> Option<&'static str> {
    Some(match name {
        "any" => "all",
        "all" => "any",
        "min" => "max",
        "max" => "min",
        "is_some" => "is_none",
        "is_none" => "is_some",
        "is_some_and" => "is_none_or",
        "is_none_or" => "is_some_and",
        "with" => "without",
        "without" => "with",
        "first" => "last",
        "last" => "first",
        "and" => "or",
        "or" => "and",
        "minus" => "and",
        "saturating_sub" => "saturating_add",
        _ => return None,
    })
}

/// Methods whose closure decides yes or no.
const DECIDING: [&str; 12] = [
    "filter",
    "any",
    "all",
    "find",
    "position",
    "take_while",
    "skip_while",
    "is_some_and",
    "is_none_or",
    "retain",
    "partition",
    "rposition",
];

fn has_let(node: &Expr) -> bool {
    match node {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Const(item) => &item.attrs,
            Item::Static(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_apart(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.inside(item.ident.to_string(), |me| visit::visit_item_mod(me, item));
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let name = flat(self.source(&item.self_ty));
        if item.trait_.as_ref().is_some_and(|(_, path, _)| path.segments.last().is_some_and(|s| s.ident == "Debug")) {
            return;
        }
        self.inside(name, |me| visit::visit_item_impl(me, item));
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        let name = item.ident.to_string();
        if !self.path.is_empty() || !self.names.tables.contains(&name) {
            return;
        }
        // The constant stays for whoever needs one; beside it stands the table of this process.
        let (_, end) = self.range(item.span());
        let (start, stop) = self.range(item.expr.span());
        let visible = self.source(&item.vis).to_owned();
        let kind = self.source(&item.ty).replace('&', "&'static ").replace("'static 'static", "'static");
        let head = format!("\n#[allow(non_snake_case, missing_docs)] {visible} fn {name}__() -> {kind} {{ ");
        let constant = self.text[start..stop].to_owned();
        self.edit((start, stop), &format!("{constant};{head}"), " }", false);
        self.edit((end - 1, end), "", "", true);
        self.table = true;
        let value = match &*item.expr {
            Expr::Reference(list) => {
                self.keep(list, "", "");
                &list.expr
            }
            _ => &item.expr,
        };
        self.inside(name, |me| me.visit_expr(value));
        self.table = false;
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        let name = item.ident.to_string();
        if matches!(&*item.ty, Type::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == "Ability")) {
            // Constants refer to it. Only what its closures do can be broken.
            self.constant = true;
            self.inside(name, |me| me.visit_expr(&item.expr));
            self.constant = false;
            return;
        }
        self.edit(self.range(item.ty.span()), "std::sync::LazyLock<", ">", false);
        if let Expr::Reference(list) = &*item.expr {
            self.keep(list, "std::sync::LazyLock::new(|| ", ")");
            self.inside(name, |me| me.visit_expr(&list.expr));
            return;
        }
        self.edit(self.range(item.expr.span()), "std::sync::LazyLock::new(|| ", ")", false);
        self.inside(name, |me| me.visit_expr(&item.expr));
    }

    /// Whoever imports a table imports the table of this process as well.
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.imports(&item.tree, false);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        self.tokens(item.mac.tokens.clone());
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_expr_closure(&mut self, node: &'ast syn::ExprClosure) {
        // What is inside runs when it is called, wherever it is written.
        let (table, constant) = (self.table, self.constant);
        (self.table, self.constant) = (false, false);
        self.visit_expr(&node.body);
        (self.table, self.constant) = (table, constant);
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    fn visit_expr_path(&mut self, node: &'ast syn::ExprPath) {
        let mut names = node.path.segments.iter().rev().map(|segment| segment.ident.to_string());
        let last = names.next().unwrap_or_default();
        let of_a_type = names.next().is_some_and(|name| name.starts_with(char::is_uppercase));
        let other = of_a_type || self.names.others.contains(&(self.name.to_owned(), last.clone()));
        if !self.constant && !other && self.names.tables.contains(&last) {
            self.edit(self.range(node.span()), "", "__()", false);
        }
    }

    fn visit_expr_if(&mut self, node: &'ast syn::ExprIf) {
        self.condition(&node.cond);
        visit::visit_expr_if(self, node);
    }

    fn visit_expr_while(&mut self, node: &'ast syn::ExprWhile) {
        self.condition(&node.cond);
        visit::visit_expr_while(self, node);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if is_apart(&arm.attrs) {
            return;
        }
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_match(&mut self, node: &'ast syn::ExprMatch) {
        let names_anything = |pat: &Pat| match pat {
            Pat::Wild(_) => true,
            Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with(char::is_lowercase),
            _ => false,
        };
        let catches_all = |arm: &syn::Arm| arm.guard.is_none() && names_anything(&arm.pat);
        if node.arms.last().is_some_and(catches_all) {
            for arm in &node.arms[..node.arms.len() - 1] {
                let from = flat(self.source(&arm.pat));
                match &arm.guard {
                    Some((_, guard)) if !has_let(guard) => {
                        self.add(guard.span(), &from, "(arm left out)", "!@ && (".into(), ")");
                    }
                    Some(_) => {}
                    None => {
                        let end = self.at(arm.pat.span().end());
                        self.add(arm.pat.span(), &from, "(arm left out)", " if !@".into(), "");
                        if let (false, Some(last)) = (self.constant, self.found.mutants.last_mut()) {
                            last.range = (end, end);
                        }
                    }
                }
            }
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_stmt(&mut self, node: &'ast Stmt) {
        let attributes = match node {
            Stmt::Local(local) => &local.attrs,
            Stmt::Expr(expr, _) => attributes_of(expr),
            _ => &[],
        };
        if is_apart(attributes) {
            return;
        }
        if let Stmt::Expr(expr, Some(_)) = node {
            let inner = if let Expr::Try(inner) = expr { &*inner.expr } else { expr };
            let acts = match inner {
                Expr::MethodCall(_) | Expr::Call(_) | Expr::Assign(_) => true,
                Expr::Binary(binary) => !mistaken(&binary.op).is_empty() || matches!(binary.op, BinOp::ShlAssign(_)),
                _ => false,
            };
            if acts {
                let from = self.source(node).to_owned();
                self.add(node.span(), &from, "(statement left out)", "if !@ { ".into(), " }");
            }
        }
        visit::visit_stmt(self, node);
    }

    fn visit_expr_assign(&mut self, node: &'ast syn::ExprAssign) {
        // What stands on the left is a place; only what it is reached by can be broken.
        if let Expr::Index(index) = &*node.left {
            self.visit_expr(&index.index);
        }
        self.visit_expr(&node.right);
    }

    fn visit_expr_reference(&mut self, node: &'ast syn::ExprReference) {
        // A constant list that lives for ever can only be replaced whole, and its field is.
        if self.table && !matches!(&*node.expr, Expr::Struct(_) | Expr::Path(_)) {
            ClosuresOnly(self).visit_expr(&node.expr);
        } else {
            visit::visit_expr_reference(self, node);
        }
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        if !has_let(&node.left) && !has_let(&node.right) {
            let (left, right) = (self.source(&node.left).to_owned(), self.source(&node.right).to_owned());
            let changes = is_change(&node.op);
            for op in mistaken(&node.op) {
                let to = if changes { format!("{left} {op} {right}") } else { format!("({left}) {op} ({right})") };
                self.swap(node, &to);
            }
            if changes {
                return self.visit_expr(&node.right);
            }
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        if matches!(node.op, UnOp::Not(_)) {
            let to = self.source(&node.expr).to_owned();
            self.swap(node, &to);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_lit(&mut self, node: &'ast syn::ExprLit) {
        match &node.lit {
            syn::Lit::Bool(value) => self.swap(node, if value.value { "false" } else { "true" }),
            syn::Lit::Int(number) => {
                if let Ok(value) = number.base10_parse::<u128>() {
                    let suffix = number.suffix().to_owned();
                    self.swap(node, &format!("{}{suffix}", value.saturating_add(1)));
                    if value > 0 {
                        self.swap(node, &format!("{}{suffix}", value - 1));
                    }
                }
            }
            _ => {}
        }
    }

    fn visit_expr_macro(&mut self, node: &'ast syn::ExprMacro) {
        if node.mac.path.is_ident("matches") {
            let to = format!("!{}", self.source(node));
            self.swap(node, &to);
        }
    }

    fn visit_expr_method_call(&mut self, node: &'ast syn::ExprMethodCall) {
        let name = node.method.to_string();
        if let Some(other) = mistaken_method(&name) {
            let (start, end) = self.range(node.span());
            let (from, to) = self.range(node.method.span());
            let whole = format!("{}{other}{}", &self.text[start..from], &self.text[to..end]);
            self.swap(node, &whole);
        }
        if ["then", "then_some"].contains(&name.as_str()) {
            self.negate(&node.receiver);
        }
        if DECIDING.contains(&name.as_str())
            && let Some(Expr::Closure(closure)) = node.args.first()
            && !matches!(&*closure.body, Expr::Block(_))
        {
            self.swap(&closure.body, "true");
            self.swap(&closure.body, "false");
        }
        visit::visit_expr_method_call(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast syn::ExprStruct) {
        if let Some(rest) = &node.rest {
            let rest = self.source(rest).to_owned();
            for field in node.fields.iter().filter(|field| !is_apart(&field.attrs)) {
                let syn::Member::Named(name) = &field.member else { continue };
                if ["id", "character", "kind"].iter().any(|identity| name == identity) {
                    continue;
                }
                if let Some(rest) = plain_base(&rest) {
                    self.swap(&field.expr, &format!("{rest}.{name}"));
                }
            }
        }
        for field in node.fields.iter().filter(|field| !is_apart(&field.attrs)) {
            if self.table
                && let Expr::Reference(list) = &field.expr
            {
                for to in with_other_numbers(self.source(list)) {
                    self.swap(&field.expr, &to);
                }
            }
            self.visit_expr(&field.expr);
        }
        if let Some(rest) = &node.rest {
            self.visit_expr(rest);
        }
    }
}

/// Only closures and what is inside them; a list in a table is otherwise replaced whole.
struct ClosuresOnly<'a, 'b>(&'a mut Finder<'b>);

impl<'ast> Visit<'ast> for ClosuresOnly<'_, '_> {
    fn visit_expr_closure(&mut self, node: &'ast syn::ExprClosure) {
        self.0.visit_expr_closure(node);
    }
}

fn is_change(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// The value a left-out field falls back to, if it is a plain constant.
fn plain_base(rest: &str) -> Option<&str> {
    rest.chars().all(|c| c.is_alphanumeric() || c == ':' || c == '_').then_some(rest)
}

/// A list with each of its numbers one higher and one lower.
fn with_other_numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let starts = bytes[at].is_ascii_digit()
            && (at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_'));
        let length = bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
        if starts && let Ok(number) = text[at..at + length].parse::<u32>() {
            let with = |other: u32| format!("{}{other}{}", &text[..at], &text[at + length..]);
            found.push(with(number + 1));
            if number > 0 {
                found.push(with(number - 1));
            }
        }
        at += length.max(1);
    }
    found
}
