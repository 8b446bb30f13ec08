### Heist, das andere Spiel des Hauses: Karten, was geschah, was gefragt ist, warum nicht.

## Karten

heist-card-number = { $number }
    .text = Lade sie: Der größte Satz einer Zahl gewinnt die Teilung. Oder wirf sie auf die Beute.
heist-card-joker = Joker
    .text = Bei der Teilung zählt er als eine Zahl in deinem Revolver. Ohne Zahl zählt er nichts.
heist-card-miss = Fehlschuss
    .text = Bei der Teilung streicht er eine Karte mit der höchsten Zahl von allen, die eigene, wenn sonst niemand eine hat.
heist-card-swap = Tausch
    .text = Nimm zwei zufällige Karten aus einer Hand und gib zwei beliebige zurück. Solange lädt niemand.
heist-card-helper = Helfer
    .text = Bis zum Ende der Runde hältst du eine Karte mehr.
heist-card-indians = Indianer
    .text = Jeder Gegner verliert eine zufällige geladene Karte und zieht eine auf die Hand.
heist-card-sheriff = Sheriff
    .text = Liegen zwei in der Reihe, darf eine Schießerei beginnen; der vierte beginnt sie von selbst.
heist-mode-realtime = in Echtzeit
heist-mode-commit-drawn = verdeckt, Rennen per Los
heist-mode-commit-sealed = verdeckt, weniger Laden ist schneller
heist-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
heist-list-more = { $before }, { $next }

## Was geschah

heist-log-round = { $who-is ->
    [me] Runde { $round }. Du beginnst.
   *[other] Runde { $round }. { $who } beginnt.
}
heist-log-dealt = { $who-is ->
    [me] Deine Karten: { $cards }.
   *[other] Karten von { $who }: { $cards }.
}
heist-log-turn = { $who-is ->
    [me] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
heist-log-committed = { $who-is ->
    [me] Du hast dich entschieden.
   *[other] { $who } hat sich entschieden.
}
heist-log-loaded = { $who-is ->
    [me] Du lädst: { $cards }.
   *[other] { $who } lädt { heist-count-cards }.
}
heist-log-discarded = { $who-is ->
    [me] Du wirfst auf die Beute: { $cards }.
   *[other] { $who } wirft auf die Beute: { $cards }.
}
heist-log-passed = { $who-is ->
    [me] Du passt.
   *[other] { $who } passt.
}
heist-log-swap = { $who-is ->
    [me] Du spielst einen Tausch gegen { $at }.
   *[other] { $who } spielt einen Tausch gegen { $at }.
}
heist-log-indians = { $who-is ->
    [me] Du schickst die Indianer.
   *[other] { $who } schickt die Indianer.
}
heist-log-helper = { $who-is ->
    [me] Du heuerst einen Helfer an.
   *[other] { $who } heuert einen Helfer an.
}
heist-log-took = { $who-is ->
    [me] Du nimmst von { $at }: { $cards }.
   *[other] { $who } nimmt von { $at }: { $cards }.
}
heist-log-returned = { $who-is ->
    [me] Du gibst zurück an { $at }: { $cards }.
   *[other] { $who } gibt zurück an { $at }: { $cards }.
}
heist-log-buried = { $who-is ->
    [me] Du verlierst aus dem Revolver: { $card }.
   *[other] { $who } verliert eine geladene Karte.
}
heist-log-drew = { $who-is ->
    [me] Du ziehst: { $card }.
   *[other] { $who } zieht eine Karte.
}
heist-log-sheriff = Ein Sheriff! { $count } von 4.
heist-log-turned-over = Alle passen; der Stapel legt auf die Beute: { $card }.
heist-log-race = Der vierte Sheriff! Schlag zu!
heist-log-race-from = { $who-is ->
    [me] Du beginnst die Schießerei!
   *[other] { $who } beginnt die Schießerei. Schlag zu!
}
heist-log-declared = { $who-is ->
    [me] Du forderst zum Duell. Zwei Karten liegen verdeckt.
   *[other] { $who } fordert zum Duell. Zwei Karten liegen verdeckt.
}
heist-log-duel-void = Der Sheriff kommt dazwischen: kein Duell.
heist-log-go = { $card } gegen { $other }: los!
heist-log-no-go = { $card } gegen { $other }: Finger weg!
heist-log-duel-off = Niemand hat sich gerührt. Das Duell fällt aus.
heist-log-slapped = { $who-is ->
    [me] Deine Hand liegt auf der Beute.
   *[other] Die Hand von { $who } liegt auf der Beute.
}
heist-log-lottery = Das Los entscheidet: { $order }.
heist-log-closed = Auf der Beute, von unten: { $order }.
heist-log-missing = Zu spät: { $order }.
heist-log-nobody = Niemand hat nach der Beute gegriffen.
heist-log-false-slap = { $who-is ->
    [me] Du hast umsonst zugeschlagen: Das Päckchen geht an { $at }.
   *[other] { $who } hat umsonst zugeschlagen: Das Päckchen geht an { $at }.
}
heist-log-packet = { $who-is ->
    [me] Du bekommst das Päckchen: { $cards }.
   *[other] { $who } bekommt das Päckchen: { $cards }.
}
heist-log-shown = { $who-is ->
    [me] Dein Revolver: { $cards }.
   *[other] Revolver von { $who }: { $cards }.
}
heist-log-shown-empty = { $who-is ->
    [me] Dein Revolver ist leer.
   *[other] Der Revolver von { $who } ist leer.
}
heist-log-missed = { $who-is ->
    [me] Dein Fehlschuss streicht eine { $card } von { $at }.
   *[other] Der Fehlschuss von { $who } streicht eine { $card } von { $at }.
}
heist-log-missed-own = { $who-is ->
    [me] Dein Fehlschuss streicht deine eigene { $card }.
   *[other] Der Fehlschuss von { $who } streicht die eigene { $card }.
}
heist-log-miss-wasted = { $who-is ->
    [me] Dein Fehlschuss trifft nichts.
   *[other] Der Fehlschuss von { $who } trifft nichts.
}
heist-log-counted = { $who-is ->
    [me] Du zählst { $size } × { $number }.
   *[other] { $who } zählt { $size } × { $number }.
}
heist-log-counted-nothing = { $who-is ->
    [me] Du zählst nichts.
   *[other] { $who } zählt nichts.
}
heist-log-share = { $who-is ->
    [me] Du nimmst { heist-count-cards } der Beute; Punkte: { $points }.
   *[other] { $who } nimmt { heist-count-cards } der Beute; Punkte: { $points }.
}
heist-log-left = Übrig: { heist-count-cards }.
heist-log-won = { $who-is ->
    [me] Du gewinnst das Spiel!
   *[other] { $who } gewinnt das Spiel.
}
heist-log-won-shared = Der Sieg wird geteilt: { $order }.

## Was gefragt ist

heist-ask-loads = Lege verdeckt fest, was du in diesem Zug lädst.
heist-ask-action = Du bist am Zug: abwerfen, Ereigniskarte spielen oder passen.
heist-ask-wait = { $who } überlegt.
heist-ask-waits = Die anderen entscheiden noch.
heist-ask-return = { $count ->
    [one] Gib 1 Karte zurück.
   *[other] Gib { $count } Karten zurück.
}
heist-ask-race = Schlag zu!
heist-ask-race-slapped = Deine Hand liegt auf der Beute.
heist-ask-race-commit = Das Rennen: Lege fest, was du noch lädst. Weniger Karten sind schneller.
heist-ask-suspense = Warte auf die Karten …
heist-ask-duel-commit = Das Duell: schnell, oder ruhig mit dem, was du noch lädst.
heist-ask-go = Los! Schlag zu!
heist-ask-no-go = Finger weg!
heist-ask-aim = Dein Fehlschuss: Wessen Karte wird gestrichen?
heist-ask-over = Das Spiel ist aus.

## Warum nicht

heist-refusal-not-active = Du bist nicht am Zug.
heist-refusal-over = Das Spiel ist aus.
heist-refusal-not-now = Dafür ist jetzt nicht der Moment.
heist-refusal-committed = Du hast dich schon entschieden; verdeckt bleibt verdeckt.
heist-refusal-shootout-for-two = Zu zweit gibt es Duelle statt Schießereien.
heist-refusal-duel-for-two = Duelle gibt es nur zu zweit; hier gibt es Schießereien.
heist-refusal-commit-mode = An diesem Tisch wird verdeckt geladen und geschlagen.
heist-refusal-real-time = An diesem Tisch ist nichts verdeckt: Lade und schlag sofort.
heist-refusal-clock-only = Das entscheidet allein die Uhr.
heist-refusal-wrong-order = In der Reihenfolge stehen genau die, die zugeschlagen haben.
heist-refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
heist-refusal-not-loadable = Laden lassen sich nur Zahlen, Joker und Fehlschüsse.
heist-refusal-other-card = Diese Karte kann etwas anderes.
heist-refusal-no-cards = Wähle erst die Karten.
heist-refusal-nothing-to-load = Wähle mindestens eine Karte zum Laden.
heist-refusal-no-combo = Wirf eine Karte ab, gleiche Karten oder Zahlen, von denen eine die Summe der anderen ist.
heist-refusal-swap-under-way = Während eines Tauschs lädt niemand.
heist-refusal-has-slapped = Wer zugeschlagen hat, lädt nicht mehr.
heist-refusal-race-closed = Das Rennen ist vorbei; die Revolver bleiben, wie sie sind.
heist-refusal-on-oneself = Wähle jemand anderen.
heist-refusal-empty-hand = Aus einer leeren Hand gibt es nichts zu nehmen.
heist-refusal-nobody-there = Dort sitzt niemand.
heist-refusal-no-highest = Dort liegt keine der höchsten Karten.
heist-refusal-few-sheriffs = In der Reihe müssen mindestens zwei Sheriffs liegen.
heist-refusal-as-many-as-taken = Gib so viele Karten zurück, wie genommen wurden.
heist-refusal-no-race = Es läuft kein Rennen; deine Hand ist kurz gesperrt.
heist-refusal-slapped-once = Deine Hand liegt schon auf der Beute.

## Der Tisch im Terminal

heist-ui-round = Runde { $round } von { $rounds }
heist-ui-loot = Beute: { $count }
heist-ui-sheriffs = Sheriffs
heist-ui-deck = Stapel: { $count }
heist-ui-packet = Päckchen: { $count }
heist-ui-hand = Hand
heist-ui-revolver = Revolver
heist-ui-empty = leer
heist-ui-points = Punkte
heist-ui-seconds = { $count } s
heist-ui-key-choose = wählen
heist-ui-key-load = laden
heist-ui-key-discard = abwerfen
heist-ui-key-event = Ereignis spielen
heist-ui-key-swap = tauschen mit
heist-ui-key-shootout = Schießerei
heist-ui-key-duel = Duell
heist-ui-key-pass = passen
heist-ui-key-slap = zuschlagen
heist-ui-key-return = zurückgeben
heist-ui-key-aim = zielen auf
heist-ui-key-seal = festlegen
heist-ui-key-quick = schnell
heist-ui-key-go-on = weiter
heist-ui-key-quit = gehen
heist-ui-key-again = neues Spiel

## Der Tisch im Browser

heist-name = Heist
    .text = Die Luftschiffbank wird ausgeraubt. Lade deinen Revolver, behalte die Sheriffs im Auge und schlag vor den anderen auf die Beute. 2 bis 5 Spieler, in Echtzeit.
heist-web-sheriffs = Sheriffs in der Reihe: { $count } von 4
heist-web-warn = Noch ein Sheriff, und alle rennen los!
heist-web-may-start = Mit zwei Sheriffs in der Reihe kann das Rennen jederzeit beginnen.
heist-web-key-space = Leertaste
heist-web-tap = Tippe eine Karte an oder drücke ihre Nummer: Zahlen, Joker und Fehlschüsse werden geladen, Ereigniskarten ausgespielt. Der Knopf unter einer Karte markiert sie für die Beute. Ziehen geht auch.
heist-web-tap-seal = Markiere die Karten und versiegle deine Entscheidung.
heist-web-mark = { $card } markieren
heist-web-to-loot = zur Beute
heist-web-slap = Zuschlagen
heist-web-load-card = { $card } laden
heist-web-locked = Zu früh! Deine Hand ist einen Moment gesperrt.
heist-web-paused = Das Rennen wurde unterbrochen. Es beginnt neu, sobald alle zurück sind.
heist-web-no-go = Finger weg!
heist-web-go = Draufschlagen!
heist-web-steady = Ruhig
heist-web-slap-order = Platz im Rennen
heist-web-left-out = Geht leer aus
heist-web-share = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
heist-web-go-on = Weiter
heist-web-skip = Überspringen
heist-web-division = Die Teilung
heist-web-scores = Punkte
heist-web-sum = Gesamt
heist-web-tie = Punktgleich: Es gewinnt, wer bei mehr Teilungen Erster war, dann wer mehr Rennen gewonnen hat.
heist-web-round-back = Zurück zum Beginn der Runde
heist-web-round-next = Nächste Runde
heist-web-log = Was geschah
heist-web-again = Noch ein Spiel
heist-web-rounds = Runden
heist-web-mode = Rennen
heist-web-turn-time = Zeit für einen Zug
heist-web-slap-time = Zeit für ein Rennen
heist-web-seconds = { $count } s
heist-web-hours = { $count } Std.
heist-web-bots = Bots
heist-web-level-easy = langsame Hände
heist-web-level-normal = schnelle Hände
heist-web-level-hard = sehr schnelle Hände
heist-web-practice = Eine Minute üben
heist-web-play-now = Jetzt spielen
heist-web-cards = Die Karten
heist-web-how = So geht es
heist-web-without-racing = Du kannst oder willst nicht um die Wette schlagen? Wähle versiegelte Entscheidungen: dasselbe Spiel ohne Reaktionszeit.
heist-how-1 = Alle halten sechs Karten. In deinem Zug tust du eines: Karten auf die Beute werfen, eine Ereigniskarte spielen oder passen. Danach ziehen alle wieder auf sechs nach.
heist-how-2 = Wirf eine Karte, gleiche Karten oder Zahlen, von denen eine die Summe der anderen ist. Je größer die Beute, desto mehr gibt es zu holen.
heist-how-3 = Lade jederzeit Zahlen, Joker und Fehlschüsse in deinen Revolver. Sie kommen nie zurück, und am Ende zählt nur, was geladen ist.
heist-how-4 = Liegen zwei Sheriffs in der Reihe, darf, wer dran ist, die Schießerei beginnen; der vierte Sheriff beginnt sie von selbst. Dann schlagen alle auf die Beute. Wer Letzter ist, geht leer aus.
heist-how-5 = Der größte Satz einer Zahl bekommt die Hälfte der Beute, der nächste die Hälfte vom Rest und so weiter. Vorher streichen Fehlschüsse die höchste Zahl am Tisch.
heist-how-6 = Zu zweit gibt es Duelle: Zwei Karten werden aufgedeckt. Schlag nur, wenn die Karte des Herausforderers höher ist.
heist-coach-load = Sammle eine Zahl. Tippe eine Karte an, um sie zu laden: Was im Revolver steckt, zählt am Ende und kommt nie zurück.
heist-coach-turn = Du bist dran. Markiere eine Karte, gleiche Karten oder eine Summe wie 3 + 4 = 7 und wirf sie auf die Beute. Je größer die Beute, desto besser.
heist-coach-wait = Die anderen spielen. Laden darfst du immer, auch jetzt.
heist-coach-sheriffs = Zwei Sheriffs sind da: Ab jetzt kann das Rennen jederzeit beginnen. Lade deinen Satz und lass einen Finger auf der Leertaste.
heist-coach-race = Schlag auf die Beute: großer Knopf oder Leertaste! Wer Letzter ist, geht leer aus.
heist-coach-slapped = Deine Hand ist auf der Beute. Jetzt werden die Revolver aufgedeckt.
heist-coach-division = Der größte Satz bekommt die Hälfte der Beute, der nächste die Hälfte vom Rest. Das ist schon alles!
