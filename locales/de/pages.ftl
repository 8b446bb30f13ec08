### Die Webseite: neuer Tisch, Einstellungen, Nachschlagen, Aufzeichnungen, Danksagung.

## Neuer Tisch

new-title = Neuer Tisch
new-name = Name des Tischs
new-name-of = Tisch von { $name }
new-presets = Wie möchtest du spielen?
preset-first = Erste Partie
    .text = Das Grundspiel ohne die schwierigen Karten, ruhige Uhr.
preset-quick = Schnelle Partie
    .text = Das Grundspiel mit Bots, die flott denken.
preset-heist = Heist
    .text = Drei Runden Luftschiffbank gegen schnelle Hände.
preset-heist-practice = Übung
    .text = Eine Runde mit Zeit, sich alles anzusehen.
preset-duel = Duell
    .text = Zwei Spieler mit je zwei Charakteren: Jede Runde bestimmst du, wer handelt.
preset-full = Volle Runde
    .text = Beide Schachteln, mehr Charaktere, mehr Karten.
preset-triangle = Dreieck
    .text = Drei Spieler, alle Rollen offen: Jeder jagt jemanden.
preset-evening = Spieleabend
    .text = Eine Serie für 4 bis 7: Jeder ist einmal Sheriff, Charaktere werden versteigert, das Geld entscheidet.
new-edition = Ausgabe
new-boxes = Schachteln
new-boxes-own = Wie in der Ausgabe
new-players = Spieler
new-fill = Bots für freie Plätze
new-chairs = Platz für Platz
new-chair = Platz { $seat }
new-chair-person = Für Menschen
new-chairs-hint = Ein Platz mit Bot bleibt ihm; freie Plätze bekommen beim Start die oben gewählte Stärke.
new-pace = Uhr
pace-fast = Schnell, 20 Sekunden
pace-relaxed = Ruhig, 90 Sekunden
pace-slow = Per Post, 2 Tage
pace-none = Ohne Uhr
new-public = In der Lobby zeigen
new-private = Nur mit Link
new-watching = Zuschauen
watching-anyone = Alle mit dem Link
watching-seated = Nur Spieler dieses Tischs
new-open-cards = Ausgeschiedene sehen alle Karten
new-ways = Serie und Geld
new-house = Hausregeln
new-house-hint = Alle Schalter der Regeln. Was von der Ausgabe abweicht, ist markiert.
new-house-changed = { $count ->
    [0] wie gedruckt
   *[other] { $count } geändert
}
new-fixed-seat = Platz { $seat }
new-fixed-dealt = Wird verteilt
new-house-reset = Zurück zur Ausgabe
new-switch-changed = geändert
new-switch-search = Schalter suchen
new-create = Tisch aufmachen
new-yes = Ja
new-no = Nein

## Einstellungen

set-title = Einstellungen
set-name = Dein Name
set-language = Sprache
set-theme = Thema
set-theme-auto = Wie das Gerät
set-theme-dark = Dunkel: Nacht im Saloon
set-theme-light = Hell: sonnige Veranda
set-speed = Tempo der Karten
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-speed-instant = Sofort
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-full = Alles
set-motion-less = Weniger
set-sound = Ton
set-volume = Lautstärke
set-sound-try = Anhören
set-saved = Alles bleibt in diesem Browser.
set-move = Auf einem anderen Gerät weiterspielen
set-move-hint = Macht einen Link, mit dem ein anderes Gerät zu dir wird. Er gilt einmal, zehn Minuten lang.
set-move-make = Link machen
set-learn = Noch einmal mit Anleitung

## Nachschlagen

ref-title = Karten und Regeln
ref-search = Suchen
ref-search-hint = Name, Wirkung oder Wort
ref-cards = Spielkarten
ref-characters = Charaktere
ref-roles = Rollen
ref-terms = Wörter des Spiels
ref-symbols = Symbole
ref-switches = Regelschalter
ref-editions = Ausgaben
ref-rules = So wird gespielt
ref-none = Nichts gefunden.
ref-count = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
ref-copies = Im Stapel: { $cards }
ref-lives = { $count } Leben
ref-values = Werte: { $values }
ref-link = Link zu diesem Eintrag
ref-rule-id = Regel { $rule }
rules-goal = Ziel
    .text = Jeder hat eine geheime Rolle, nur der Sheriff ist bekannt. Das Gesetz gewinnt, wenn alle Outlaws und der Abtrünnige ausgeschieden sind, die Outlaws gewinnen, wenn der Sheriff ausgeschieden ist, der Abtrünnige gewinnt als Letzter.
rules-turn = Dein Zug
    .text = Zieh zuerst 2 Karten. Spiel dann beliebig viele Karten, aber nur 1 BANG!. Wirf am Ende ab, bis du nicht mehr Karten hast als Leben.
rules-distance = Abstand und Reichweite
    .text = Zähl die Plätze bis zum anderen Spieler auf dem kürzeren Weg. Schießen kannst du auf alle, deren Abstand nicht größer ist als die Reichweite deiner Waffe; ohne Waffe ist sie 1.
rules-hit = Treffer und Ausweichen
    .text = Wer getroffen wird, darf ausweichen: mit einem Fehlschuss!, mit Glück und einem Fass, mit manchen grünen Karten. Sonst ist 1 Leben weg.
rules-life = Leben
    .text = Bei 0 Leben scheidest du aus, außer du trinkst genau dann ein Bier. Du hast nie mehr Leben als zu Beginn.
rules-out = Ausscheiden
    .text = Deine Rolle wird gezeigt, deine Karten werden abgeworfen. Wer einen Outlaw ausschaltet, zieht 3 Karten; ein Sheriff, der einen Hilfssheriff ausschaltet, verliert alle Karten.
rules-flip = Aufdecken
    .text = Fass, Gefängnis und Dynamit decken die oberste Karte des Stapels auf: Farbe und Wert entscheiden.

## Symbole

symbol-hit = Treffer: 1 Leben weniger, wenn nicht ausgewichen wird
symbol-dodge = Ausweichen: hebt 1 Treffer auf
symbol-life = 1 Leben zurück
symbol-draw = 1 Karte ziehen
symbol-drop = Eine Karte wird abgeworfen
symbol-take = Eine Karte nehmen
symbol-cost = Kostet 1 weitere Handkarte
symbol-flip = Oberste Karte des Stapels aufdecken
symbol-reach = Ein Spieler in Reichweite der Waffe
symbol-one = Ein Spieler im Abstand 1
symbol-any = Ein Spieler in beliebigem Abstand
symbol-all = Alle anderen Spieler
symbol-far = Die anderen sehen dich 1 weiter weg
symbol-near = Du siehst die anderen 1 näher
symbol-many = Kein BANG!-Limit
symbol-book = Siehe Regel

## Aufzeichnung

replay-title = Aufzeichnung
replay-view = Gesehen von
replay-view-public = Zuschauer
replay-view-open = Alle Karten offen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-start = Zum Anfang
replay-end = Zum Ende
replay-turn-back = Ein Zug zurück
replay-turn-next = Ein Zug weiter
replay-speed = Tempo
replay-position = Stellung { $at } von { $all }
replay-gone = Diese Partie gibt es nicht, oder sie darf nicht gezeigt werden.

## Danksagung

credits-title = Danksagung
credits-icons = Die Zeichnungen von Karten, Rollen und Farben stammen von game-icons.net und stehen unter der Lizenz CC BY 3.0. Sie wurden umgefärbt, zwei wurden zusammengesetzt. Urheber:
credits-own = Porträts, Symbole, Kartenrahmen, Gestaltung und Töne wurden für dieses Projekt gemacht.
credits-fonts = Schriften: Rye, Podkova und Source Sans 3, unter der SIL Open Font License 1.1, verpackt von Fontsource.
credits-game = BANG! stammt von Emiliano Sciarra und erscheint bei dV Giochi. Dies ist ein inoffizielles Fanprojekt ohne Verbindung zu ihnen; Namen beschreiben nur das Spiel.
credits-code = saloon ist freie Software unter der MIT- oder Apache-2.0-Lizenz.

## Another device

move-title = Auf diesem Gerät weiterspielen
move-lead = Du kannst hier als { $name } weitermachen: gleicher Name, gleiche Plätze.
move-hint = Wer du in diesem Browser bisher warst, wird hier vergessen. Wenn dir jemand anders diesen Link geschickt hat, drück den Knopf nicht.
move-do = Hier { $name } sein
move-not = Bleiben, wer ich bin
move-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.
devices-title = Deine Geräte
devices-lead = Hier bist du als dieser Gast angemeldet. Nur dein Browser weist dich aus: Es gibt kein Passwort.
devices-browser = Browser
devices-program = Programm
devices-this = dieser
devices-since = seit { $made }, zuletzt benutzt am { $used }
devices-end = Abmelden
devices-ended = Dort abgemeldet.
devices-elsewhere = Auf allen anderen Geräten abmelden
devices-everywhere = Überall abmelden
devices-everywhere-hint = Auch auf diesem Gerät. Danach kann niemand mehr dieser Gast sein, auch du nicht; deine Plätze übernehmen Bots.
devices-sure = Ich brauche diesen Gast nicht mehr.
set-devices = Wo bin ich angemeldet?

## New table: more

new-game = Das Spiel
new-comers = Wer kommen darf
comers-link = Wer den Link hat
comers-password = Freunde, mit Passwort
comers-lobby = Alle, in der Lobby zu sehen
group-setup = Aufbau und Varianten
group-turn = Spielablauf
group-cards = Spielkarten
group-characters = Charaktere
group-events = Ereignisse
group-usual = wie gedruckt
group-done = Fertig
say-bots = Bots
say-bots-some = { $count ->
    [one] 1 Platz für einen Bot; auf freien Plätzen: { $kind }
   *[other] { $count } Plätze für Bots; auf freien Plätzen: { $kind }
}
say-bots-fill = auf freien Plätzen: { $kind }
say-also = Außerdem
say-watching-seated = Nur Spieler dieses Tischs dürfen zuschauen.
say-open-cards = Ausgeschiedene sehen alle Karten.
say-instead = (gedruckt: { $usual })
say-as-printed = wie gedruckt

## My games

games-title = Meine Spiele
games-hint = Deine letzten 50 Spiele und wie sie ausgingen. Nur du siehst diese Seite.
games-none = Du hast noch kein Spiel zu Ende gespielt.
games-numbers = In Zahlen
games-role = Rolle
games-played = Spiele
games-won = Gewonnen
games-share = Anteil
games-percent = { $percent } %
games-all = Alle
games-last = Die letzten Spiele
games-you-won = Gewonnen
games-you-lost = Verloren
games-seats = { $people ->
    [one] { $players } Spieler, 1 Mensch
   *[other] { $players } Spieler, { $people } Menschen
}
games-save = Als Datei sichern
games-forget = Alles löschen
games-forget-sure = Deine Liste und deine Zahlen sind dann weg. Die Spiele selbst bleiben für deine Mitspieler.
games-forget-yes = Löschen
games-forget-no = Behalten

## Rulebook

ref-book = Regeln des Regelwerks
ref-book-english = Jede Regel hat eine Kennung, mit der Ablehnungen, Szenen und der Code sie nennen. Der Wortlaut ist englisch.
ref-book-more = { $count } weitere. Mit einem Wort mehr werden es weniger.
ref-book-away = Das Regelwerk ist gerade nicht erreichbar.

## Events

preset-high-noon = High Noon
    .text = Das Grundspiel, und jede Runde dreht ein Ereignis die Regeln um.
preset-fistful = Handvoll
    .text = Das Grundspiel mit Ereignissen um Hand, Ziehen und gute Nerven.
preset-everything = Alles
    .text = Alle Schachteln, alle Charaktere, alle drei Ereignisstapel, 7 Spieler.
new-events = Ereigniskarten
new-events-hint = Jede Runde deckt der Sheriff ein neues Ereignis auf; es gilt bis zum nächsten. Zwei Stapel werden gemischt.
new-events-edition = Ereignisse brauchen das Kompendium oder die offiziellen Regeln. Ein Stapel schaltet auf das Kompendium um.
deck-about-high-noon = 15 Ereignisse: Für eine Runde ändern sich Regeln, von zwei BANG! im Zug bis zum Bierverbot. Am Ende kostet „Zwölf Uhr mittags“ jeden Zug ein Leben.
deck-about-fistful-of-cards = 15 Ereignisse: anders ziehen, anders schießen, zurückkehren. Am Ende ist jede Handkarte ein Treffer.
deck-about-wild-west-show = 10 Ereignisse auf eigenem Platz, wenn Postkutsche oder Wells Fargo gespielt wird: offene Hände, getauschte Plätze, neue Rollen.
ref-events = Ereignisse
ref-finale = letzte Karte des Stapels
