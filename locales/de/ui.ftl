### Der Bildschirm: Überschriften, Tasten und Hinweise.

## Spieler

ui-you = Du
ui-name-a = Ada
ui-name-b = Boone
ui-name-c = Clem
ui-name-d = Dolly
ui-name-e = Earl
ui-name-f = Flora
ui-name-g = Gus
ui-name-h = Hattie

## Der Tisch

ui-turn = Zug { $number }: { $seat }
ui-empty = leer
ui-column-name = Name
ui-column-character = Charakter
ui-column-life = Leben
ui-column-hand = Hand
ui-column-distance = Entf.
ui-column-play = Im Spiel
ui-column-role = Rolle
ui-log = Verlauf
ui-log-back = Verlauf, { $lines } { $lines ->
    [one] Zeile
   *[other] Zeilen
} zurück
ui-hand-heading = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} · deine Rolle: { $role } · Reichweite { $range }
ui-hand-heading-out = Du bist ausgeschieden · deine Rolle: { $role }
ui-on-show = Offen liegen: { $cards }

## Entscheiden

ui-your-decision = Du entscheidest
ui-their-decision = { $seat } entscheidet
ui-choose-kind = Als was setzt du sie ein?
ui-choose-seat = Auf wen?
ui-choose-card = Welche Karte?
ui-choose-cost = Welche Karte wirfst du dafür ab?
ui-random-card = Eine zufällige Handkarte
ui-use = { $what } einsetzen
ui-seat-at-distance = { $seat } (Entfernung { $distance })
ui-undo = zurücknehmen
ui-hint-cards = Wähle eine Karte mit einer Zahl in Klammern oder eine Antwort darüber.
ui-hint-choices = Wähle eine Antwort darüber.
ui-hint-skip = Beliebige Taste: vorspulen
ui-hint-out = Du bist ausgeschieden, die anderen spielen weiter. Beliebige Taste: nächster Zug · x: bis zum Ende · n: neues Spiel
ui-keys = Tab weiter · Pfeile · Enter wählen · Esc zurück · ? Hilfe · l Verlauf · q Ende
ui-keys-waiting = Beliebige Taste: vorspulen · Pfeile · ? erklären · l Verlauf · q Ende

## Erklärungen

ui-panel-close = Jede Taste schließt.
ui-panel-scroll = Pfeile blättern. Jede andere Taste schließt.
ui-panel-leave = Enter oder q: verlassen · jede andere Taste: bleiben
ui-why-not = Warum nicht? { $what }
ui-rule = Regel { $rule }
ui-must-wait = Sie wurde eben erst ausgelegt und muss noch warten.
ui-seat-numbers = { $life } von { $max } Leben, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, Reichweite { $range }.
ui-seat-in-range = Entfernung { $distance }, in deiner Reichweite.
ui-seat-out-of-range = Entfernung { $distance }, außer Reichweite.
ui-help-title = Die Frage und wie man antwortet
ui-help =
    Tasten in Klammern wählen: [1] eine Karte, [b] einen Spieler, [p] eine Antwort. Gewähltes sieht so aus: <1>.
    Vor Enter passiert nichts. Esc nimmt alles zurück, die Rücktaste die letzte Wahl.
    Tab springt zum Nächsten, was wählbar ist, die Pfeiltasten überallhin; ? erklärt, worauf der Cursor steht.
    Drücke die Zahl einer dunklen Karte, um zu erfahren, warum sie gerade nicht geht.
    Mit der Maus: linke Taste wählt, rechte erklärt, das Rad blättert im Verlauf.
    Zeichen: ► ist am Zug · ? entscheidet · ★ Sheriff · † ausgeschieden · ✓ in deiner Reichweite · ~ noch ohne Wirkung · + geliehene Fähigkeit
ui-leave = Das Spiel verlassen?
ui-leave-unsaved = Dieses Spiel wird nicht gespeichert; --save DATEI würde es aufheben.
ui-saved = Das Spiel liegt in { $file }; mit --resume geht es weiter.
ui-too-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; der Tisch braucht { $least-width } und { $least-height }. Mach es größer, oder drücke q zum Verlassen.

## Anfang und Ende

ui-intro = Du bist { $character }. Deine Rolle: { $role }.
ui-over = Das Spiel ist aus
ui-you-win = Du gehörst zu den Siegern.
ui-you-lose = Du hast verloren.
ui-over-turns = { $turns ->
    [one] Es wurde 1 Zug gespielt.
   *[other] Es wurden { $turns } Züge gespielt.
}
ui-over-keys = n: neues Spiel · l: Verlauf · q: Ende
ui-fate = ausgeschieden in Zug { $turn }
ui-fate-by = in Zug { $turn } ausgeschaltet von { $seat-is ->
    [me] dir
   *[other] { $seat }
}
ui-fate-alive = überlebt mit { $count } Leben
