### Event cards: name and effect. No box with events is in this version.
