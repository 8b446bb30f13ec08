### Looking back at a game: who was winning, what decided it, what a sharp player would have done.
study-title = Wer vorn lag
study-open-note = Beurteilt mit offenen Karten und Rollen, aber ohne zu wissen, was im Stapel liegt.
study-law = Das Gesetz
study-outlaws = Outlaws
study-renegades = Abtrünniger
study-turns = Zug
study-own = wie { $who } es sehen konnte
study-moments = Was es entschied
study-no-moments = Keine einzelne Antwort: Es kam Schritt für Schritt.
study-moment = Antwort { $at }, Zug { $turn }: { $what } ({ $chances })
study-change = { $camp } von { $before } auf { $after } %
study-moves = Was ein gewiefter Spieler getan hätte, ohne mehr zu wissen
study-agreed = { $who }: { $agreed } von { $all } Antworten hätte ein gewiefter Spieler auch gegeben.
study-move = Antwort { $at }: { $did }. Gewieft: { $better }. Das wären { $gain } Siege mehr in 100 (± { $half }).
