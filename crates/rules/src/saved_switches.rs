//! Switches in files: flat, by name, and only those that differ from their resting value (docs/decisions/0013).
//!
//! A switch that moves to another room is the same switch. One that is new rests in everything written before it. The form
//! with a group for each room, which the first version wrote, is read too.

use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::catalog::Switches;
use crate::switches::SwitchError;

/// The groups of the first version. What they hold is read by its name, wherever it belongs now.
const OLD_GROUPS: [&str; 6] = ["options", "table", "base", "dodge_city", "special", "later"];

/// How an unlimited number was written in the first version.
const OLD_UNLIMITED: u64 = 255;

/// Switches that came after version 1 of the rules, with the version that brought them. In a recording of older rules they
/// rest, whatever the edition says today.
const SINCE: &[(&str, u32)] = &[
    ("area_losses", 2),
    ("character_choice", 2),
    ("reshuffle_top", 2),
    ("same_weapon", 2),
    ("sid_timing", 2),
    ("suzy_between_dodges", 2),
    #[cfg(feature = "grown")]
    ("siesta", u32::MAX),
];

impl Default for Switches {
    fn default() -> Self {
        Switches::REST
    }
}

impl Switches {
    /// The version of the rules that brought a switch.
    pub fn since(name: &str) -> u32 {
        SINCE.iter().find(|(switch, _)| *switch == name).map_or(1, |(_, since)| *since)
    }

    /// These switches as they were under older rules: those that came later rest.
    pub(crate) fn as_of(mut self, rules: u32) -> Switches {
        let rest = Switches::REST.list();
        for (name, _) in SINCE.iter().filter(|(_, since)| *since > rules) {
            let resting = rest.iter().find(|switch| switch.name == *name);
            let set = resting.map(|switch| self.set(name, &switch.value));
            debug_assert_eq!(set, Some(Ok(())), "{name} is a switch that can rest");
        }
        self
    }
}

impl Serialize for Switches {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        self.options.write(&mut map)?;
        self.table.write(&mut map)?;
        self.base.write(&mut map)?;
        self.dodge_city.write(&mut map)?;
        self.special.write(&mut map)?;
        self.events.write(&mut map)?;
        self.high_noon.write(&mut map)?;
        self.fistful.write(&mut map)?;
        self.wild_west_show.write(&mut map)?;
        #[cfg(feature = "grown")]
        self.grown.write(&mut map)?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Switches {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut switches = Switches::REST;
        for (name, value) in from.deserialize_map(Entries)? {
            switches.set(&name, &value).map_err(|why| match why {
                SwitchError::Unknown(name) => de::Error::custom(format_args!("there is no switch called {name}")),
                SwitchError::Value { name, value, accepts } => de::Error::custom(format_args!(
                    "switch {name} does not take {value}; it takes {}",
                    accepts.join(", ")
                )),
            })?;
        }
        Ok(switches)
    }
}

/// Reads names and values, out of groups too.
struct Entries;

impl<'de> Visitor<'de> for Entries {
    type Value = Vec<(String, String)>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("switches by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            if OLD_GROUPS.contains(&name.as_str()) {
                entries.extend(map.next_value::<Group>()?.0);
            } else {
                entries.push((name, map.next_value::<Written>()?.0));
            }
        }
        Ok(entries)
    }
}

struct Group(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Entries).map(Group)
    }
}

/// A value as one would write it after `=`.
struct Written(String);

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = String;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a word, a number, true or false")
            }

            fn visit_bool<E: de::Error>(self, value: bool) -> Result<String, E> {
                Ok(value.to_string())
            }

            fn visit_u64<E: de::Error>(self, value: u64) -> Result<String, E> {
                Ok(if value == OLD_UNLIMITED { "unlimited".into() } else { value.to_string() })
            }

            fn visit_str<E: de::Error>(self, value: &str) -> Result<String, E> {
                Ok(value.to_owned())
            }
        }
        from.deserialize_any(Read).map(Written)
    }
}
