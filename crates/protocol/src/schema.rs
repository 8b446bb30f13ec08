//! JSON Schema of the messages at a table, written by `cargo run -p saloon-protocol --features schema --example schema`.

use schemars::generate::SchemaSettings;

use crate::wire::{ClientMessage, PROTOCOL_VERSION, ServerMessage};

/// Where the file lies, seen from the root of the repository.
pub const FILE: &str = "docs/protocol.schema.json";

/// One document: `$defs` has every type by its name, `ClientMessage` and `ServerMessage` among them.
pub fn schema() -> serde_json::Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<ServerMessage>();
    serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages at a table of saloon",
        "description": format!("Version {PROTOCOL_VERSION}; docs/protocol.md says what they mean."),
        "anyOf": [{ "$ref": "#/$defs/ClientMessage" }, { "$ref": "#/$defs/ServerMessage" }],
        "$defs": generator.take_definitions(true),
    })
}

/// The whole file.
pub fn text() -> String {
    let mut text = serde_json::to_string_pretty(&schema()).expect("a schema holds nothing JSON cannot");
    text.push('\n');
    text
}
