### The words of the reference: saloon cards, saloon characters, saloon rules.

## Cards and characters

ref-cards = Spielkarten
ref-kinds = { $count } Arten
ref-cards-columns = Name, Kennung und Anzahl im Grundspiel, in Dodge City allein und in beiden zusammen.
ref-cards-more = „saloon cards NAME“ sagt alles über eine davon.
ref-characters = Charaktere
ref-count-characters = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
}
ref-characters-more = „saloon characters NAME“ sagt alles über einen davon.
ref-border = Rand
ref-cost = Kosten
ref-cost-cards = { $count ->
    [0] keine
    [one] 1 weitere Handkarte
   *[other] { $count } weitere Handkarten
}
ref-aim = Ziel
ref-aim-weapon = ein Mitspieler in Reichweite deiner Waffe
ref-aim-near = ein Mitspieler im Abstand 1
ref-aim-card-near = eine Karte eines Spielers im Abstand 1
ref-aim-card-any = eine Karte eines beliebigen Spielers
ref-aim-jail = ein Mitspieler, nur nicht der Sheriff
ref-aim-other = ein beliebiger Mitspieler
ref-aim-any = ein beliebiger Spieler, auch du selbst
ref-aim-others = alle Mitspieler
ref-aim-all = alle Spieler
ref-aim-dodge = niemand: Du weichst damit einem Treffer aus
ref-aim-oneself = niemand außer dir selbst
ref-boxes = Schachteln
ref-copies = Anzahl und Werte
ref-none = keine

## Rules

ref-rules = Regeln
ref-see-also = Erwähnt in
ref-rules-more = „saloon rules NUMMER“ zeigt den Text einer Regel.
ref-rulebook = Das Regelbuch
ref-count-rules = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
ref-how = So findest du etwas
ref-how-id = eine Regel
ref-how-family = alle Regeln einer Gruppe
ref-how-chapter = ein Kapitel
ref-how-name = Karte oder Charakter
ref-how-search = Regeln mit diesen Wörtern
ref-how-switches = die Regelschalter
ref-in-english = Den Text der Regeln gibt es nur auf Englisch.
ref-search = Regeln mit „{ $name }“
ref-kind-rule = Regel
ref-kind-edge = Sonderfall
ref-kind-interaction = Zusammenspiel
ref-kind-vector = Prüffall
ref-kind-bookkeeping = Name eines Schritts oder Begriffs

## Switches

ref-switches = Regelschalter der Ausgabe { $edition }
ref-switches-how = * steht, wo die Ausgabe vom Kompendium abweicht. Für ein Spiel ändern: --set SCHALTER=WERT.
ref-compendium = (Kompendium: { $value }.)

## What is not there

ref-several = „{ $name }“ kann mehreres heißen: { $list }.
ref-unknown-card = Es gibt keine Karte „{ $name }“. „saloon cards“ zeigt alle.
ref-unknown-character = Es gibt keinen Charakter „{ $name }“. „saloon characters“ zeigt alle.
ref-unknown-rule = Es gibt keine Regel, kein Kapitel, keine Karte und keinen Charakter „{ $name }“. „saloon rules“ sagt, wie man sucht, „saloon rules search WÖRTER“ durchsucht den Text.
ref-unknown-edition = Es gibt keine Ausgabe „{ $name }“. Es gibt { $list }.
ref-nothing-found = Keine Regel enthält „{ $name }“. Versuche es mit weniger Wörtern; die Regeln sind auf Englisch.
