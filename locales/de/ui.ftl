### The words of the screen: headings, keys, hints and notices.

## People: names for those who have none, by the letter of the seat

ui-name-a = Abby
ui-name-b = Buck
ui-name-c = Clara
ui-name-d = Dusty
ui-name-e = Emma
ui-name-f = Frank
ui-name-g = Grace
ui-name-h = Hank
ui-you = Du
ui-bot = Bot

## Headings

ui-table = Tisch
ui-hand = Hand
ui-in-play = Ausliegend
ui-log = Verlauf
ui-deck = Nachziehstapel
ui-discard-pile = Ablagestapel
ui-role = Rolle
ui-character = Charakter
ui-life = Leben
ui-distance = Abstand
ui-range = Reichweite
ui-reach = In Reichweite
ui-out-of-reach = Außer Reichweite
ui-options = Möglichkeiten
ui-rule = Regel
ui-help = Hilfe
ui-settings = Einstellungen
ui-column-name = Spieler
ui-column-character = Charakter
ui-column-life = Leben
ui-column-hand = Hand
ui-column-distance = Abst.
ui-column-play = Ausliegend
ui-hand-heading = Deine Hand: { ui-cards }. Rolle: { $role }. Reichweite: { $range }
ui-hand-heading-pair = Deine Hand: { ui-cards }. { $role } handelt. Reichweite: { $range }
ui-hand-heading-plain = Deine Hand: { ui-cards }
ui-hand-heading-out = Du bist ausgeschieden. Rolle: { $role }
ui-log-back = Verlauf, { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} zurück

## Numbers

ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ui-lives = { $count } Leben
ui-players = { $count } Spieler
ui-turn = Zug { $number }: { $seat }
ui-event = Ereignis: { $event }
ui-event-none = Noch kein Ereignis
ui-event-show = Show: { $event }
ui-event-counter = ↺ gegen den Uhrzeigersinn
ui-event-next = Danach: { $event } (noch { $count })
ui-event-left = Ereignisse übrig: { $count }
ui-event-show-left = Shows übrig: { $count }
ui-event-keeper = { $seat-is ->
    [me] Du deckst es zu Beginn deines Zugs auf.
   *[other] { $seat } deckt es zu Beginn des Zugs auf.
}
ui-ghost = Geist
ui-over-turns = Das Spiel dauerte { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
ui-seat-at-distance = { $seat }, Abstand { $distance }
ui-seed = Startwert { $seed }
ui-more = { $count } weitere

## Whose decision

ui-your-turn = Du bist am Zug
ui-your-decision = Du entscheidest
ui-their-decision = { $seat } entscheidet
ui-waiting-for = Warten auf { $seat }
ui-on-show = Im Angebot: { $cards }
ui-why-not = Warum nicht?
ui-eliminated = Ausgeschieden
ui-empty = leer
ui-nothing-in-play = Nichts liegt aus
ui-log-empty = Noch ist nichts geschehen.

## Putting a play together

ui-choose-kind = Als was wird sie gespielt?
ui-choose-seat = Welcher Spieler?
ui-choose-card = Welche Karte?
ui-choose-cost = Was wirfst du dafür ab?
ui-choose-done = Alles ist gewählt.
ui-random-card = Eine zufällige Handkarte
ui-use = { $what } benutzen
ui-undo = Zurücknehmen

## Keys

ui-press-help = ? zeigt die Hilfe.
ui-key-move = bewegen
ui-key-choose = wählen
ui-key-back = zurück
ui-key-help = Hilfe
ui-key-log = Verlauf
ui-key-skip = vorspulen
ui-key-speed = Tempo
ui-key-pause = Pause
ui-key-save = speichern
ui-key-quit = verlassen
ui-key-scroll = blättern
ui-key-close = schließen

## Pace

ui-speed = Tempo
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = sofort
ui-paused = Pause

## Saving and leaving

ui-saved = Gespeichert als { $file }.
ui-not-saved = Speichern ging nicht: { $why }
ui-resumed = Das Spiel geht dort weiter, wo du aufgehört hast.
ui-leave-question = Den Tisch verlassen? Das Spiel ist gespeichert.
ui-yes = Ja
ui-no = Nein
ui-too-small = Das Fenster hat { $width } × { $height }. Der Tisch braucht mindestens { $least-width } × { $least-height }.

## The end

ui-over = Das Spiel ist vorbei
ui-you-win = Du gewinnst.
ui-you-lose = Du verlierst.
ui-survivors = Noch im Spiel
ui-again = Noch einmal
ui-new-game = Neues Spiel

## Hints and keys of the terminal

ui-hint-cards = Wähle eine Karte mit einer Zahl in Klammern oder eine Antwort darüber.
ui-hint-choices = Wähle eine Antwort darüber.
ui-hint-out = Du bist ausgeschieden, die anderen spielen weiter. Beliebige Taste: nächster Zug · x: bis zum Ende · n: neues Spiel
ui-keys = Tab weiter · Pfeile · Enter wählen · Esc zurück · ? Hilfe · l Verlauf · q Ende
ui-keys-waiting = Beliebige Taste: vorspulen · Pfeile · ? erklären · l Verlauf · q Ende
ui-panel-close = Jede Taste schließt.
ui-panel-rule = ?: die Regel selbst · jede andere Taste schließt
ui-panel-scroll = Pfeile blättern. Jede andere Taste schließt.
ui-panel-leave = Enter oder q: verlassen · jede andere Taste: bleiben

## Explanations

ui-explained = { $name }: { $text }
ui-pile = { $name } { $count }: { $top }
ui-must-wait = Sie wurde eben erst ausgelegt und muss noch warten.
ui-seat-numbers = { $life } von { $max } Leben, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, Reichweite { $range }.
ui-seat-in-range = Abstand { $distance }, in deiner Reichweite.
ui-seat-out-of-range = Abstand { $distance }, außer Reichweite.
ui-how-to =
    Tasten in Klammern wählen: [1] eine Karte, [b] einen Spieler, [p] eine Antwort. Gewähltes sieht so aus: <1>.
    Vor Enter passiert nichts. Esc nimmt alles zurück, die Rücktaste die letzte Wahl.
    Tab springt zum Nächsten, was wählbar ist, die Pfeiltasten überallhin; ? erklärt, worauf der Cursor steht.
    Drücke die Zahl einer dunklen Karte, um zu erfahren, warum sie gerade nicht geht.
    Mit der Maus: linke Taste wählt, rechte erklärt, das Rad blättert im Verlauf.
    Zeichen: ► ist am Zug · ? entscheidet · ★ Sheriff · † ausgeschieden · ✓ in deiner Reichweite · ~ noch ohne Wirkung · + geliehene Fähigkeit
ui-leave = Das Spiel verlassen?
ui-leave-unsaved = Dieses Spiel wird nicht gespeichert; --save DATEI würde es aufheben.
ui-leave-saved = Nichts geht verloren: saloon play --resume { $file } macht hier weiter.

## Beginning and end of a game in the terminal

ui-intro = Du bist { $character }. Deine Rolle: { $role }.
ui-over-keys = n: neues Spiel · l: Verlauf · q: Ende
ui-fate = ausgeschieden in Zug { $turn }
ui-fate-by = in Zug { $turn } ausgeschaltet von { $seat-is ->
    [me] dir
   *[other] { $seat }
}
ui-fate-withdrew = hat sich aus dem Kampf zurückgezogen
ui-withdrew = zurückgezogen
ui-fate-alive = überlebt mit { $count } Leben

# Replay

ui-replay-prompt = [{ $at } von { $last }] Enter: weiter, b: zurück, Zahl: springen, t: Tisch, q: verlassen
ui-replay-older = Diese Partie wurde mit Regelversion { $then } aufgezeichnet; gezeigt wird sie so, wie Version { $now } ihr folgen kann. Genau prüfen lässt sie sich nur mit den damaligen Regeln.
ui-replay-faithful = Jede Antwort passt: Es ist die Partie, die gespielt wurde.


## What a messenger shows of a link

preview-title = saloon: das Kartenspiel BANG! im Browser
preview-text = Spiel mit Freunden per Link oder in Sekunden mit Bots. Kostenlos und ohne Anmeldung.
preview-locked = Du bist an einen Tisch mit Passwort eingeladen.
preview-table = { $name }: ein Tisch für BANG!
preview-picture = Fünf Karten eines Western-Kartenspiels
preview-table-text = { $stage ->
    [open] { $host } lädt dich ein. { $edition }, { $players } Spieler, { $free ->
        [0] alle Plätze besetzt
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }.
    [playing] Ein Spiel läuft. { $edition }, { $players } Spieler. Komm und schau zu.
   *[over] Das Spiel ist vorbei. { $edition }, { $players } Spieler.
}

## Bots: how well they play, and in what temper.
seat-bot = Bot
seat-bot-level = Bot: { $level }
bot-random = Zufällig
bot-greedy = Solide
bot-first = Erstbeste Karte
bot-grudge = Nachtragend
bot-easy = Leicht
    .text = Spielt ehrlich, denkt nur an diesen Zug und verzeiht viel.
bot-normal = Normal
    .text = Spielt ordentlich, merkt sich, wer auf wen schoss, und schenkt nichts her.
bot-sharp = Gewieft
    .text = Denkt voraus, liest den Tisch und verrät seine Rolle nicht.
bot-tempered = { $level }, { $temper }
temper = Gemüt
temper-even = Ausgeglichen
temper-bold = mutig
    .text = Greift an, wo andere warten würden.
temper-careful = vorsichtig
    .text = Wartet, wo andere angreifen würden.
