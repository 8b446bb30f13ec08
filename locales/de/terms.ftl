### Roles, suits, borders, editions, phases and the words of the game.

## Roles

role-sheriff = Sheriff
    .text = Schalte alle Outlaws und jeden Abtrünnigen aus und bleib am Leben. Alle wissen, wer du bist, dafür hast du 1 Leben mehr.
role-deputy = Hilfssheriff
    .text = Beschütze den Sheriff und hilf ihm, alle Outlaws und jeden Abtrünnigen auszuschalten. Du gewinnst mit dem Sheriff, auch wenn du ausgeschieden bist.
role-outlaw = Outlaw
    .text = Schalte den Sheriff aus. Du gewinnst mit allen Outlaws, auch wenn du ausgeschieden bist; wer einen Outlaw ausschaltet, zieht 3 Karten.
role-renegade = Abtrünniger
    .text = Bleib als Letzter übrig: Schalte alle anderen aus, und den Sheriff ganz zum Schluss.
role-unknown = Rolle unbekannt

## Suits

suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
suit-spades = Pik
face-words = { $suit ->
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
   *[spades] Pik
} { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}

## Borders

border-brown = Brauner Rand
    .text = Wirkt sofort und wird dann abgeworfen.
border-blue = Blauer Rand
    .text = Bleibt vor einem Spieler liegen und wirkt, bis etwas sie entfernt.
border-green = Grüner Rand
    .text = Lege sie jetzt aus und benutze sie später, ein einziges Mal: ab deinem nächsten Zug, und dann wird sie abgeworfen. Karten zum Ausweichen sind je nach Ausgabe schon bereit, sobald der Zug vorbei ist, in dem sie ausgelegt wurden.

## Editions

edition-classic = Klassisch
    .text = Das Grundspiel: 4 bis 7 Spieler, 16 Charaktere, 80 Karten.
edition-dodge-city = Dodge City
    .text = Die eigenständige Schachtel Dodge City mit grünen Karten: 4 bis 7 Spieler, 15 Charaktere, 80 Karten.
edition-dodge-city-base = Dodge City mit Grundspiel
    .text = Die Regeln von Dodge City mit beiden Kartensätzen: 4 bis 8 Spieler, 31 Charaktere, 120 Karten.
edition-compendium = Kompendium
    .text = Alles auf einem Tisch: 4 bis 8 Spieler, 42 Charaktere, 120 Karten.
edition-heist = Heist
edition-official = Offiziell
    .text = So nah an den Regeln und Antworten des Verlags, wie wir sie kennen; nicht jeder Punkt ließ sich prüfen. Die Schachteln wählt ihr.

## Boxes

box-base = Grundspiel
box-dodge-city = Dodge City
box-wild-west-show = Wild West Show
box-special = Sondercharaktere

## Phases of a turn

phase-start = Beginn
phase-draw = Ziehen
phase-play = Spielen
phase-discard = Abwerfen
phase-end = Ende

## Sides

side-law = Die Gesetzeshüter
side-outlaws = Die Outlaws
side-renegade = Der Abtrünnige

## Words of the game

term-distance = Abstand
    .text = Die Zahl der Plätze von dir zu einem Mitspieler, auf dem kürzeren Weg; Ausgeschiedene zählen nicht. Mustang, Zielfernrohr und Ähnliches ändern ihn, Waffen nicht, und kleiner als 1 wird er nie.
term-range = Reichweite
    .text = Wie weit deine Waffe schießt. In Reichweite ist, wer keinen größeren Abstand zu dir hat; ohne Waffe ist deine Reichweite 1.
term-life = Leben
    .text = Wie viele Treffer du aushältst. Bei 0 scheidest du aus, und mehr Leben als zu Beginn hast du nie.
term-hand = Hand
    .text = Die Karten, die du hältst. Die anderen sehen nur, wie viele es sind.
term-in-play = Ausliegend
    .text = Karten, die offen vor einem Spieler liegen. Sie gehören ihm, egal wer sie ausgelegt hat.
term-deck = Nachziehstapel
    .text = Der verdeckte Stapel, von dem gezogen und aufgedeckt wird. Ist er leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
term-discard-pile = Ablagestapel
    .text = Hier landen gespielte und abgeworfene Karten, offen. Zu sehen ist nur die oberste.
term-flip = Aufdecken
    .text = Die oberste Karte des Nachziehstapels umdrehen und Farbe und Wert ansehen: Sie entscheiden über Fass, Gefängnis, Dynamit und manche Fähigkeiten. Danach wird die Karte abgeworfen.
term-hit = Treffer
    .text = Kostet 1 Leben, wenn man nicht ausweicht. BANG! ist ein Treffer, aber auch Gatling, Faustschlag, Wurfmesser und andere.
term-dodge = Ausweichen
    .text = Hebt 1 Treffer gegen dich auf. Das geht mit Fehlschuss!, einem glücklichen Fass und manchen grünen Karten; gegen Indianer!, Duell und Dynamit hilft nichts davon.
term-turn = Zug
    .text = Ziehen, spielen, abwerfen: Dann ist der nächste Spieler links an der Reihe.
term-bang-limit = BANG!-Limit
    .text = Du darfst 1 BANG! pro Zug spielen. Andere Treffer und ein nur abgeworfenes BANG! zählen nicht; mit der Volcanic und für Willy the Kid gilt kein Limit.
term-hand-limit = Handkartenlimit
    .text = In deiner Abwurfphase behältst du so viele Karten auf der Hand, wie du Leben hast, und wirfst den Rest ab.
term-book-card = Buchkarte
    .text = Eine Karte mit eigener Regel: Duell, General Store, Indianer!, Gefängnis und Dynamit. Neulinge dürfen sie weglassen.
term-settle-point = Ruhepunkt
    .text = Ein Moment, in dem alles abgehandelt ist. Fähigkeiten, die darauf warten, wie die von Suzy Lafayette, geschehen jetzt.
