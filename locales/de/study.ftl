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
study-page = Rückblick
study-waiting = { $ahead ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $ahead } andere Partien sind vorher dran.
}
study-running = Die Partie wird wieder und wieder durchgespielt: { $percent } % geschafft.
study-leave = Du kannst die Seite verlassen: Es geht weiter, und das Ergebnis wartet hier auf dich.
study-failed = Diese Partie lässt sich nicht auswerten.
study-running-game = Auswerten lässt sich eine Partie erst, wenn sie vorbei ist.
study-full = Viele Partien warten schon auf die Auswertung. Versuch es in ein paar Minuten noch einmal.
study-enough = Genug ausgewertet für eine Weile. Komm später wieder.
study-when = Zug { $turn }:
study-chance = { $camp } { $chance } %
study-watch = Ab hier ansehen
study-slide = Zeitpunkt der Partie
study-table = Dasselbe als Tabelle
study-whose = Wessen Züge?
study-instead = Gewieft wäre: { $better }. Das gewinnt { $gain } von 100 Partien mehr (± { $half }).
study-as-good = Gewieft wäre: { $better }. Viel hätte es nicht ausgemacht.
study-nothing = Keine andere Antwort wäre klar besser gewesen.
study-rest = { $count ->
    [one] Noch eine Antwort, die ein gewiefter Spieler anders gegeben hätte
   *[other] Noch { $count } Antworten, die ein gewiefter Spieler anders gegeben hätte
}
study-fair = Beurteilt nur nach dem, was man in dem Moment wissen konnte: keine verdeckte Karte, keine verdeckte Rolle.
