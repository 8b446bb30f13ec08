### Die Webseite: Eingang, Lobby, Tisch, Chat, Spielende.

## Überall

web-skip = Zum Inhalt
web-home = Startseite
web-lobby = Lobby
web-reference = Karten und Regeln
web-settings = Einstellungen
web-credits = Danksagung
web-back = Zurück
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-loading = Einen Moment…
web-retry = Noch einmal
web-unknown-page = Unter dieser Adresse gibt es nichts.
web-problem-full = Gerade ist kein Platz für dich frei: verlass einen Tisch, den du nicht mehr brauchst, oder versuch es später noch einmal.
web-problem-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment und versuch es noch einmal.
web-problem-bad-table = So lässt sich nicht spielen. Ändere die Zahl der Spieler oder die Hausregeln.
web-problem-bad-table-rule = So lässt sich nicht spielen: eine Regel spricht dagegen. Ändere die Zahl der Spieler oder die Hausregeln. Die Regel:
web-problem-not-found = Das gibt es nicht mehr.
web-problem-store = Der Server konnte es nicht festhalten. Versuch es noch einmal.
web-problem-other = Der Server hat das abgelehnt. Lade die Seite neu und versuch es noch einmal.
web-server-away = Der Server antwortet nicht.
web-language = Sprache
web-theme-dark = Zum dunklen Thema wechseln
web-theme-light = Zum hellen Thema wechseln
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-menu = Menü

## Eingang

land-title = Ziehen, schießen, ausweichen.
land-intro = Das Kartenspiel BANG! an einem Tisch im Browser: mit Freunden, mit Fremden, mit Bots. Kostenlos und ohne Anmeldung.
land-name = Dein Name
land-play = Jetzt spielen
land-play-hint = Ein eigener Tisch mit Bots, in wenigen Sekunden
land-share = Mit Freunden spielen
land-share-hint = Tisch aufmachen und Link verschicken
land-learn = In einer Minute lernen
land-learn-hint = Eine kurze Partie mit Anleitung
land-lobby = Offene Tische
land-lobby-hint = Mitspielen oder zuschauen
land-reference-hint = Alle Karten, Charaktere und Regeln
land-heist = Das andere Spiel des Hauses: Heist, ein Wettlauf um die Beute
land-resume = Deine Tische
land-resume-go = Zurück an den Tisch
land-unofficial = Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag von BANG!.

## Lobby

lobby-title = Offene Tische
lobby-online = { $count ->
    [one] 1 Person sitzt an einem Tisch.
   *[other] { $count } Personen sitzen an Tischen.
}
lobby-empty = Gerade ist kein öffentlicher Tisch offen.
lobby-empty-hint = Mach einen auf oder spiel mit Bots, bis jemand kommt.
lobby-new = Neuer Tisch
lobby-join = Hinsetzen
lobby-watch = Zuschauen
lobby-free = { $count ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-host = Gastgeber: { $name }
stage-open = Wartet auf Spieler
stage-playing = Spiel läuft
stage-over = Spiel vorbei

## Vor dem Spiel

wait-title = Der Tisch ist offen
wait-link = Schick deinen Freunden diesen Link
wait-qr = QR-Code des Links
wait-chairs = Plätze
wait-chair-empty = Frei
wait-chair-bot = Bot
wait-chair-you = Du
wait-sit = Hier hinsetzen
wait-stand = Aufstehen
wait-remove = Platz räumen
wait-pass-hat = Zum Gastgeber machen
wait-host = Gastgeber
wait-start = Spiel beginnen
wait-start-hint = Freie Plätze bekommen Bots.
wait-for-host = { $name } beginnt das Spiel.
wait-watchers = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
wait-rules = Regeln: { $edition }

## Plätze

card-fresh = noch nicht bereit
card-hidden = Eine verdeckte Karte
seat-life = { $life } von { $max } Leben
seat-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
seat-guess = Deine Vermutung: { $role }
seat-guess-hint = Drücken, um deine Vermutung zu notieren.
seat-in-reach = Abstand { $distance }, in Reichweite
seat-out-of-reach = Abstand { $distance }, außer Reichweite
seat-turn = Zug: { $phase }
seat-stand-in = ein Bot spielt weiter
seat-away = abwesend
seat-withdrew = zurückgezogen
seat-shot-by-you = von dir erschossen
seat-shot-by = erschossen von { $name }
seat-muted = Karten ohne Wirkung
me-label = Du, { $character }
pair-active = Handelt
pair-passive = Ruht
pair-acting = Muss antworten
me-you = Du
me-out = Du bist raus
me-withdrew = Du hast dich zurückgezogen
me-reach = Reichweite
me-hand = Hand
me-keep = behalten
hand-label = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ring-label = Die anderen, im Uhrzeigersinn von links

## Stapel

pile-deck = Nachziehstapel, { $count } Karten
pile-deck-word = Stapel
pile-draw = Vom Nachziehstapel ziehen
pile-discard = Ablagestapel, { $count } Karten
pile-discard-word = Ablage
pile-aside = Karten auf dem Tisch

## Zielen

aim-shoot = Schießen
aim-duel = Fordern
aim-heal = Heilen
aim-take = Nehmen
aim-discard = Abwerfen lassen
aim-jail = Einsperren
aim-plain = Wählen
aim-lay = Wählen
aim-flip = Wählen
aim-copy = Kopieren
aim-draw = Hier ziehen
aim-activate = Handelt
aim-place = Hierher legen
aim-self = Du selbst
aim-hand = Eine zufällige Handkarte von { $name }
why-not-target = Warum nicht { $name }?
line-needs = { $count ->
    [one] 1 Ausweichen nötig
   *[other] { $count }-mal Ausweichen nötig
}
line-dodged = ausgewichen
line-hit = getroffen

## Die Frage

ask-region = Was gefragt ist
ask-sent = Abgeschickt…
ask-watch = Die Karten sind unterwegs.
ask-watching = Du schaust zu.
clock-left = Noch { $seconds } Sekunden
compose-kind = { $card }: als was spielen?
compose-seat = { $card }: auf wen?
compose-card = { $card }: welche Karte?
compose-pay = { $card }: was wirfst du dafür ab?
compose-whole = { $card }: spielen?
compose-as = Als { $card }
compose-far = Außer Reichweite: { $names }. Deine Reichweite ist { $range }.
compose-back = Zurücknehmen
use-ability = Fähigkeit von { $name }
why-rule = Regel { $rule }
why-lesson = Neu hier? Spiel eine Partie mit Anleitung.

## Zahlen dieses Tischs

now-reach = Jetzt: { $names } in Reichweite deiner Waffe ({ $range }).
now-reach-nobody = Jetzt: niemand ist in deiner Reichweite ({ $range }).
now-near = Jetzt: im Abstand 1: { $names }.
now-near-nobody = Jetzt: niemand ist im Abstand 1.
now-weapon = Jetzt: deine Reichweite ist { $now }, mit dieser Waffe { $range }.
now-hearts = Jetzt: { $good } der { $all } Karten, die du nicht siehst, sind Herz, { $percent } %.
now-dynamite = Jetzt: { $good } der { $all } Karten, die du nicht siehst, ließen es explodieren, { $percent } %.
now-life = Jetzt: du hast { $life } von { $max } Leben.
now-fresh = In diesem Zug gelegt: muss noch warten.

## Verlauf, Erklärung, Chat

log-title = Was geschah
log-since = Seit deinem letzten Zug
log-turn = Zug { $number }
help-title = Erklärt
help-empty = Zeig auf eine Karte, einen Charakter oder ein Symbol oder halte es kurz gedrückt: hier steht, was es bedeutet.
help-rule = In den Regeln
chat-title = Chat
chat-write = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Kurze Sprüche
chat-dead = Die Lebenden hören dich nicht.
chat-costs = Sprechen kostet dich jetzt 1 Leben.
chat-forbidden = Jetzt darf niemand sprechen.
chat-keep-silent = Schweigen
chat-speak-anyway = Trotzdem sprechen
phrase-howdy = Howdy!
phrase-good-game = Gutes Spiel
phrase-nice-shot = Guter Schuss
phrase-thanks = Danke
phrase-sorry = Verzeihung
phrase-ouch = Autsch!
phrase-hurry = Beeilung
phrase-thinking = Lass mich überlegen
phrase-trust-me = Vertrau mir
phrase-not-me = Ich war's nicht
phrase-one-more = Noch eine Runde?
phrase-farewell = Lebt wohl
phrase-renewed = Im Haus gelten jetzt neuere Regeln; das Spiel geht nach ihnen weiter.
phrase-race-again = Ein Rennen wurde unterbrochen; es läuft noch einmal für alle, die noch nicht geschlagen hatten.
early-title = Im Voraus antworten
early-decline-next = Auf den nächsten Angriff nicht antworten
early-decline-interrupts = Außerhalb meines Zugs nie nach meiner Fähigkeit fragen

## Verbindung

conn-on = Verbunden
conn-joining = Verbinde…
conn-lost = Verbindung verloren, neuer Versuch…
conn-lost-in = Verbindung verloren. Nächster Versuch in { $seconds } s.
conn-now = Jetzt versuchen
conn-gone-expired = Dieser Tisch ist geschlossen.
conn-gone-removed = Der Gastgeber hat deinen Platz geräumt.
conn-gone-flood = Von hier kamen zu viele Nachrichten.
conn-gone-signed-out = Du wurdest auf diesem Gerät abgemeldet.
conn-gone-unknown = Diesen Tisch gibt es nicht.
conn-restart = Der Server startet neu und ist gleich wieder da.
conn-ms = { $ms } ms

## Am Tisch

table-your-turn = Dein Zug
table-their-turn = Am Zug: { $name }
table-your-turn-title = ● Dein Zug
table-asked-title = ● Du bist gefragt
table-watching = Zuschauer
table-leave = Tisch verlassen
table-leave-hint = Ein Bot spielt für dich weiter.
table-stand-in = Ein Bot spielt für dich.
table-take-back = Platz zurücknehmen
table-dead = Du bist raus. Schau weiter zu oder fang neu an:
table-next = Nächster Tisch
table-hurry = Vorspulen
table-log = Verlauf
table-chat = Chat
table-help = Hilfe
table-full = Volle Runde
table-first = Erste Partie
table-quick = Schnelle Partie
table-lesson = Lehrpartie
table-triangle = Dreieck
table-evening = Spieleabend

## Das Ende

end-title = Spiel vorbei
end-you-win = Du gewinnst!
end-you-lose = Du verlierst.
end-roles = Wer wer war
end-survived = am Leben
end-dead = ausgeschieden
end-withdrew = zurückgezogen
end-decided = Was den Ausschlag gab
end-stats = In Zahlen
end-turns = Züge
end-shots = Schüsse
end-dodged = Ausgewichen
end-hits = Verlorene Leben
end-beers = Gewonnene Leben
end-best = Bester Schütze
end-best-value = { $name }, { $count } Treffer
end-rematch = Revanche
end-replay = Aufzeichnung ansehen
end-file = Partie speichern
end-verify = Faire Karten: Startzahl prüfen
end-verified = Die Startzahl passt zu der Zahl, die vor dem Geben zu sehen war.
end-not-verified = Die Startzahl passt nicht.
end-look = Tisch ansehen
end-new = Neuer Tisch

## Partie mit Anleitung

learn-skip = Überspringen
learn-next = Weiter
learn-done = Richtig spielen
learn-stay = Hier weiterspielen
learn-steps = Was du hier lernst
learn-goal-done = geschafft
learn-goal-shoot = Schießen
learn-goal-distance = Entfernung
learn-goal-end = Zugende
learn-goal-dodge = Ausweichen
learn-goal-beer = Bier
learn-reach = Die Zahl an jedem Platz ist sein Abstand. { $far } sitzt im Abstand { $distance }, deine Reichweite ist { $range }: tipp { $far } an, und der Tisch sagt dir, warum es nicht geht. { $near } ist nah genug: tipp { $near } an, um zu schießen.
learn-whole = Tipp die Karte noch einmal an oder drück den Knopf, dann ist sie gespielt. Esc oder „Zurücknehmen“ legt sie zurück.
learn-welcome = { $id ->
    [sheriff] Du bist der Sheriff, und alle wissen es. Schalte die Outlaws und den Abtrünnigen aus und bleib am Leben.
    [deputy] Du bist der Hilfssheriff. Beschütze den Sheriff, den Spieler mit dem Stern, und schalte die anderen aus.
    [renegade] Du bist der Abtrünnige. Bleib als Letzter übrig, mit dem Sheriff als letztem Gegner.
   *[outlaw] Du bist ein Outlaw. Schalte den Sheriff aus, den Spieler mit dem Stern.
} Deine Rolle sieht niemand, außer du bist der Sheriff.
learn-shoot = Du bist dran. Was leuchtet, kannst du spielen: tipp auf ein BANG!. Pro Zug ist ein BANG! erlaubt.
learn-target = Wähl jetzt ein Ziel, es leuchtet ebenfalls. Esc oder „Zurücknehmen“ legt die Karte zurück.
learn-end = Mehr gibt es nicht zu tun: beende deinen Zug. Du darfst so viele Karten behalten, wie du Leben hast: { $life }.
learn-surplus = Du hast mehr Karten als Leben. Tipp die an, die du abwerfen willst.
learn-dodge = Du wirst beschossen. Tipp die leuchtende Karte an, um auszuweichen.
learn-no-dodge = Du wirst beschossen und kannst nicht ausweichen. Steck den Treffer ein: 1 Leben ist weg.
learn-beer = Du hast ein Leben verloren. Tipp auf das Bier und spiel es aus: es gibt dir 1 Leben zurück.
learn-other = Eine Frage an dich: was du antippen kannst, leuchtet, und die Leiste sagt, worum es geht.
learn-watch = Die anderen spielen. Der Verlauf erzählt, was geschieht, und Linien zeigen, wer auf wen schießt.
learn-last = Gut gemacht, das Wichtigste kannst du. Spiel die Partie zu Ende oder beginn eine richtige. Jede Karte erklärt sich selbst: zeig darauf oder halte sie kurz gedrückt.

## Was das Haus ablehnt

house-read = Die Nachricht war nicht lesbar.
house-fast = Zu viele Nachrichten auf einmal. Etwas langsamer.
house-seat = Du hast hier keinen Platz oder schon einen.
house-taken = Dieser Platz ist nicht frei.
house-host = Das darf nur der Gastgeber.
house-stage = Das geht gerade nicht.
house-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
house-chat = Leer, zu lang oder zu oft.
house-store = Der Server konnte es nicht festhalten. Nichts ist geschehen, versuch es noch einmal.
house-invite = Hier läuft ein Spiel. Frag die Mitspieler nach einem Platz.
house-removed = Du wurdest hier nicht hereingelassen.
house-many = Genug Spiele für den Moment. Komm etwas später wieder.
house-game = An diesem Tisch wird etwas anderes gespielt.
house-other = Der Server hat das abgelehnt.
pace-word-fast = schnelle Uhr
pace-word-relaxed = ruhige Uhr
pace-word-slow = per Post
pace-word-none = ohne Uhr
web-pair = { $first }, { $second }

## Newcomers while a game runs

knock-ask = Um den Platz eines Bots bitten
knock-hint = Du übernimmst seine Karten und seine geheime Rolle. Alle, die hier spielen, müssen zustimmen.
knock-seat = { $name }: noch { $life ->
    [one] 1 Leben
   *[other] { $life } Leben
}
knock-waiting = Der Tisch ist gefragt. Sobald alle zustimmen, sitzt du.
knock-wants = { $name } möchte für den Bot bei { $seat } weiterspielen.
knock-yes = Hereinlassen
knock-no = Nein

## Joining

wait-invited = { $name } lädt dich an diesen Tisch ein
wait-welcome = Willkommen an diesem Tisch
wait-your-name = Wie sollen wir dich nennen?
wait-sit-down = Hinsetzen
wait-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
wait-ready = bereit
wait-i-am-ready = Ich bin bereit
wait-not-ready = Doch noch nicht bereit
wait-ready-count = { $ready } von { $all } bereit.
wait-ready-not = Noch nicht: { $names }.
wait-start-anyway = Du kannst trotzdem beginnen. Freie Plätze bekommen Bots.
wait-password = Passwort
wait-lock = Tisch abschließen
wait-unlock = Passwort aufheben
wait-lock-this = Neue nach einem Passwort fragen
wait-what = Was hier gespielt wird
say-locked = Wer neu dazukommt, braucht das Passwort.
door-title = Dieser Tisch hat ein Passwort
door-hint = Frag, wer dir den Link geschickt hat. Du brauchst es nur einmal.
door-wrong = Das ist nicht das Passwort.
door-enter = Eintreten
table-rules = Regeln dieses Tischs

## People

person-menu = Stummschalten oder melden
person-mute = Stummschalten
person-unmute = Wieder hören
person-muted = Was diese Person sagt, siehst du nicht.
person-mute-hint = Nur du siehst dann nicht mehr, was diese Person sagt.
person-report = Melden
person-report-hint = Wer diesen Server betreibt, liest es, mit dem, was die Person zuletzt gesagt hat. Die Person erfährt nichts davon.
report-about = Worum geht es?
report-insults = Beleidigungen oder Drohungen
report-name = Anstößiger Name
report-cheating = Betrug
report-spoiling = Verdirbt das Spiel
report-other = Etwas anderes
report-text = In deinen Worten (nicht nötig)
report-send = Meldung abschicken
report-sent = Danke. Es ist für den Betreiber dieses Servers festgehalten.

## One more game

end-ready = { $ready } von { $all } bereit für noch eine Partie.
end-waiting = Es fehlt: { $names }.
end-without = Ohne { $names } spielen
end-rematch-back = Doch keine Revanche
end-begun = Die anderen haben ein neues Spiel begonnen.
end-go-on = Zuschauen
house-password = Das ist nicht das Passwort, oder es ist zu lang.
lobby-locked = Passwort
lobby-take = Um Platz bitten
lobby-take-hint = Das Spiel läuft: du bittest um den Platz eines Bots und bekommst ihn, wie er ist, mit den Leben, die er noch hat, und einer Rolle, die du beim Hinsetzen erfährst.
web-games = Meine Spiele
web-problem-not-yours = Das darfst du nicht entscheiden.

# Am Tisch: was geschieht, was gesammelt ist, was offen liegt.
heap-discard = { $count ->
    [0] Wähle { $all } Karten zum Abwerfen
   *[other] { $count } von { $all } gewählt
}
seat-open-hand = Hand von { $name }
waste-ask = Ohne Wirkung: trotzdem spielen?
waste-anyway = Trotzdem spielen
card-waste = jetzt ohne Wirkung
deal-role = Deine Rolle
deal-character = Deine Figur
deal-sheriff = { $name } ist der Sheriff: { $character }
deal-sheriff-only = { $name } ist der Sheriff
deal-sheriff-you = Du bist der Sheriff, und alle wissen es
deal-go = Antippen, um weiterzumachen
end-hash = Prüfsumme des Mischens, seit dem Geben sichtbar:
replay-jump = Zu diesem Moment
replay-copy = Link kopieren
replay-copy-here = Link zu diesem Moment kopieren
replay-copied = Link kopiert
replay-copied-here = Link zu diesem Moment kopiert
replay-leave = Zurück
learn-again = Ein Bang! pro Zug ist die Regel, aber deine Figur oder Waffe darf noch einmal schießen: Was leuchtet, kannst du spielen. Bist du fertig, beende deinen Zug. Du darfst so viele Karten behalten, wie du Leben hast: { $life }.
learn-more = Was leuchtet, kannst du noch spielen; eine Karte mit gestricheltem Rand hätte jetzt keine Wirkung. Bist du fertig, beende deinen Zug. Du darfst so viele Karten behalten, wie du Leben hast: { $life }.

## Events

events-title = Ereignisse
events-none = Noch kein Ereignis
events-next = Als Nächstes: { $event } (noch { $count })
events-left = Ereignisse übrig: { $count }
events-way-clockwise = Im Uhrzeigersinn
events-way-counter = Gegen den Uhrzeigersinn
events-reveals = { $name } deckt ein Ereignis auf
events-you-reveal = Du deckst ein Ereignis auf
events-concerns-you = Das betrifft dich.
seat-ghost = Geist
seat-back = zurück aus dem Grab
seat-ordered = auf Befehl von { $name }
seat-orders-you = befiehlt dir
seat-skipped = setzt aus
seat-slip = spricht
me-back = Du bist wieder da
me-skipped = Du setzt aus
line-order = auf Befehl
table-everything = Alles
deck-high-noon = High Noon
deck-fistful-of-cards = Eine Handvoll Karten
deck-wild-west-show = Wild West Show
end-study = Partie auswerten
outlook-title = Wie es für alle aussah
outlook-note = Wer vermutlich was war, nur nach dem, was alle gesehen haben.
outlook-likely = { $role } { $share } %
outlook-open = Wie es aussah
