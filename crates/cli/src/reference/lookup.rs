//! Finding a thing by any of its names.

/// What a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found<T> {
    /// Exactly this.
    One(T),
    /// Any of these.
    Several(Vec<T>),
    /// Nothing.
    Nothing,
}

/// Looks for a name, a unique beginning of one, or a unique beginning of a word in one.
pub(crate) fn find<T: Copy + PartialEq>(wanted: &str, all: &[(T, Vec<String>)]) -> Found<T> {
    let wanted = folded(wanted);
    if wanted.is_empty() {
        return Found::Nothing;
    }
    let whole = |name: &str| name == wanted;
    let beginning = |name: &str| name.starts_with(&wanted);
    let word = |name: &str| name.match_indices(' ').any(|(at, _)| name[at + 1..].starts_with(&wanted));
    let ways: [&dyn Fn(&str) -> bool; 3] = [&whole, &beginning, &word];
    for fits in ways {
        let mut found: Vec<T> = Vec::new();
        for (thing, names) in all {
            if !found.contains(thing) && names.iter().any(|name| fits(&folded(name))) {
                found.push(*thing);
            }
        }
        match found[..] {
            [] => {}
            [one] => return Found::One(one),
            _ => return Found::Several(found),
        }
    }
    Found::Nothing
}

/// A name as it is compared: small letters, no accents, one space for everything that is neither letter nor digit.
fn folded(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'é' => out.push('e'),
            'ё' => out.push('е'),
            c if c.is_alphanumeric() => out.push(c),
            _ if out.ends_with(' ') => {}
            _ => out.push(' '),
        }
    }
    out.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<(u8, Vec<String>)> {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        vec![
            (1, names(&["panic", "Panic!", "Паника", "驚慌！"])),
            (2, names(&["sid-ketchum", "Sid Ketchum", "Сид Кетчум"])),
            (3, names(&["jose-delgado", "José Delgado"])),
            (4, names(&["pat-brennan", "Pat Brennan"])),
        ]
    }

    #[test]
    fn names_are_found_in_every_writing() {
        for wanted in ["panic", "PANIC!", "паника", "驚慌", "驚慌！"] {
            assert_eq!(find(wanted, &all()), Found::One(1), "{wanted}");
        }
        assert_eq!(find("Sid  ketchum", &all()), Found::One(2));
        assert_eq!(find("sid_ketchum", &all()), Found::One(2));
        assert_eq!(find("José", &all()), Found::One(3));
        assert_eq!(find("jose", &all()), Found::One(3));
    }

    #[test]
    fn a_beginning_must_be_unique() {
        assert_eq!(find("pan", &all()), Found::One(1));
        assert_eq!(find("pa", &all()), Found::Several(vec![1, 4]));
        assert_eq!(find("ketch", &all()), Found::One(2));
        assert_eq!(find("zorro", &all()), Found::Nothing);
        assert_eq!(find("!", &all()), Found::Nothing);
    }
}
