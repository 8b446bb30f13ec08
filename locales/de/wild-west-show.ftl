### Events of Wild West Show: name and effect, and what they ask.

event-bone-orchard = Knochenacker
    .text = Kommt ein Ausgeschiedener an die Reihe, kehrt er endgültig zurück: mit 1 Leben, ohne Karten und mit einer zufälligen Rolle aus denen der Ausgeschiedenen.
event-gag = Knebel
    .text = Wer spricht, verliert 1 Leben. Gesten sind kein Sprechen. Manche Tische lassen gar niemanden schreiben.
event-helena-zontero = Helena Zontero
    .text = Wenn sie erscheint, wird eine Karte aufgedeckt. Bei Herz oder Karo werden die Rollen aller Lebenden außer dem Sheriff gemischt und neu verteilt.
event-sacagaway = Sacagaway
    .text = Alle spielen mit offener Hand. Die Rollen bleiben verdeckt.
event-wild-west-show = Wild West Show
    .text = Bis zum Ende der Partie hat jeder nur noch ein Ziel: als Letzter am Leben zu sein. Die Rollen bleiben, mit allem, was aus ihnen folgt.
event-darling-valentine = Darling Valentine
    .text = Zu Beginn seines Zugs wirft man die ganze Hand ab und zieht ebenso viele Karten. Danach wird wie üblich gezogen.
event-dorothy-rage = Dorothy Rage
    .text = Einmal in seinem Zug darf man einem anderen Spieler befehlen, eine bestimmte Karte zu spielen, als wäre er am Zug, und bestimmt das Ziel. Hat er sie nicht, zeigt er allen seine Hand.
ability-dorothy-rage-order = { $at } befehlen, eine Karte zu spielen ({ $source })
ask-dorothy-rage-kind = { $who-is ->
    [me] Welche Karte soll gespielt werden?
   *[other] { $who } nennt eine Karte, die gespielt werden soll.
}
ask-dorothy-rage-seat = { $who-is ->
    [me] Gegen wen soll die Karte gespielt werden?
   *[other] { $who } bestimmt, gegen wen die Karte gespielt wird.
}
ask-dorothy-rage-choice = { $who-is ->
    [me] Auf den Spieler oder auf eine Karte vor ihm?
   *[other] { $who } bestimmt, worauf geschossen wird.
}
ask-dorothy-rage-card = { $who-is ->
    [me] Du hast einen Befehl: Spiel die genannte Karte, oder zeig deine ganze Hand vor, wenn du sie nicht hast.
   *[other] { $who } sucht die befohlene Karte.
}
ask-dorothy-rage-cost = { $who-is ->
    [me] Welche Karte wirfst du dazu ab?
   *[other] { $who } wählt eine Karte zum Bezahlen.
}
event-lady-rosa-of-texas = Lady Rosa aus Texas
    .text = Einmal in seinem Zug darf man mit dem rechten Nachbarn den Platz tauschen, dessen nächster Zug dann ausfällt. Jeder nimmt alles mit, was ihm gehört.
ability-lady-rosa-of-texas-swap = Mit { $at } den Platz tauschen, der nächste Zug dort fällt aus ({ $source })
event-miss-susanna = Miss Susanna
    .text = Wer in seinem Zug weniger als 3 Karten gespielt hat, verliert am Ende 1 Leben. Ein im Gefängnis verlorener Zug zählt nicht.
event-showdown = Showdown
    .text = Jede Handkarte darf als BANG! und jedes BANG! als Fehlschuss! benutzt werden.

## What they mean to a player, as a sign beside him

mind-bone-orchard = Du kehrst mit 1 Leben zurück
mind-gag = { $talk ->
    [forbidden] Sprechen ist verboten
   *[costs] Sprechen kostet 1 Leben
}
mind-sacagaway = Alle sehen deine Hand
mind-wild-west-show = Sei als Letzter am Leben
mind-darling-valentine = Dein Zug beginnt mit neuer Hand
mind-dorothy-rage = Du darfst einmal befehlen
mind-lady-rosa-of-texas = Du darfst einmal Platz tauschen
mind-miss-susanna = { $left ->
    [0] 3 Karten gespielt: alles gut
    [one] Noch 1 Karte, sonst −1 Leben
   *[other] Noch { $left } Karten, sonst −1 Leben
}
mind-showdown = Jede Karte ist ein BANG!
