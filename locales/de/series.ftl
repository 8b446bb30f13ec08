### Series: money, keeping, hiring, buying, taking back

## Questions

ask-keep-character = { $who-is ->
    [me] { $cost ->
        [none] Behältst du deinen Charakter? Die anderen erfahren es, wenn alle entschieden haben.
        [free] Behältst du deinen Charakter? Es kostet dich nichts.
       *[price] Behältst du deinen Charakter für { $dollars } $?
    }
   *[other] { $cost ->
        [none] { $who } entscheidet verdeckt, ob der Charakter bleibt.
       *[price] { $who } entscheidet, ob der Charakter für { $dollars } $ bleibt.
    }
}
ask-nominate = { $who-is ->
    [me] { $alone ->
        [yes] Niemand sonst kann bieten. Welchen Charakter heuerst du für 100 $ an?
       *[no] Welchen Charakter bringst du zur Versteigerung?
    }
   *[other] { $alone ->
        [yes] { $who } heuert für 100 $ einen Charakter an.
       *[no] { $who } bringt einen Charakter zur Versteigerung.
    }
}
ask-bid = { $who-is ->
    [me] { $by-is ->
        [none] Wie hoch ist dein erstes Gebot für { $character }?
       *[other] { $by } bietet { $dollars } $ für { $character }. Bietest du mehr?
    }
   *[other] { $by-is ->
        [none] { $who } eröffnet die Gebote für { $character }.
        [me] { $who } kann dich überbieten: { $dollars } $ für { $character }.
       *[other] { $who } kann { $by } überbieten: { $dollars } $ für { $character }.
    }
}
ask-buy = { $who-is ->
    [me] Welche Karte kaufst du für 500 $ zurück? Sie kommt auf deine Hand.
   *[other] { $who } kann Karten für je 500 $ zurückkaufen.
}
ask-take-back = { $who-is ->
    [me] Welches BANG! nimmst du zurück?
   *[other] { $who } kann ein BANG! zurücknehmen.
}

## Without an answer

default-keep-character = Ohne Antwort: { $who-is ->
    [me] du gibst deinen Charakter zurück
   *[other] { $who } gibt den Charakter zurück
}.
default-bid = Ohne Antwort: { $who-is ->
    [me] du passt
   *[other] { $who } passt
}.
default-buy = Ohne Antwort: { $who-is ->
    [me] du kaufst nichts mehr
   *[other] { $who } kauft nichts mehr
}.
default-take-back = Ohne Antwort: die Karte bleibt auf dem Ablagestapel.

## Labels of answers

action-keep-for = { $character } für { $dollars } $ behalten
action-nominate = { $character } versteigern
action-hire = { $character } für 100 $ anheuern
action-bid = { $dollars } $ bieten

## Refusals

refusal-funds = Das würde { $dollars } $ kosten, der Kontostand ist { $balance } $. Wähle, was du bezahlen kannst.
refusal-bid = Das Gebot ist zu niedrig. Biete mindestens { $dollars } $ oder passe.
refusal-not-eligible = Darauf hast du kein Recht. Wähle eines der Angebote.

## What happened

log-offered = { $character } liegt offen aus.
log-bid = { $who-is ->
    [me] Du bietest { $dollars } $ für { $character }.
   *[other] { $who } bietet { $dollars } $ für { $character }.
}
log-paid = { $why ->
    [stake] { $who-is ->
        [me] Du beginnst mit { $dollars } $.
       *[other] { $who } beginnt mit { $dollars } $.
    }
    [hire] { $who-is ->
        [me] Du zahlst { $dollars } $ für deinen Charakter.
       *[other] { $who } zahlt { $dollars } $ für einen Charakter.
    }
    [keep] { $who-is ->
        [me] Du zahlst { $dollars } $, um deinen Charakter zu behalten.
       *[other] { $who } zahlt { $dollars } $, um den Charakter zu behalten.
    }
    [experience] { $who-is ->
        [me] Du zahlst { $dollars } $ für eine Karte.
       *[other] { $who } zahlt { $dollars } $ für eine Karte.
    }
    [bounty] { $who-is ->
        [me] Du kassierst das Kopfgeld: { $dollars } $.
       *[other] { $who } kassiert das Kopfgeld: { $dollars } $.
    }
    [penalty] { $who-is ->
        [me] Du zahlst { $dollars } $ für den Tod des Sheriffs.
       *[other] { $who } zahlt { $dollars } $ für den Tod des Sheriffs.
    }
    [point] { $who-is ->
        [me] Du bekommst 1 Punkt.
       *[other] { $who } bekommt 1 Punkt.
    }
   *[role] { $who-is ->
        [me] Du verdienst { $dollars } $.
       *[other] { $who } verdient { $dollars } $.
    }
}

## Standings

ui-series-standings = Stand nach Spiel { $game } von { $games }
ui-series-keys = n: nächstes Spiel · l: Verlauf · q: Ende, später weiter mit --resume
ui-series-final = Die Serie ist zu Ende
ui-series-wins = { $who-is ->
    [me] Du gewinnst die Serie!
   *[other] { $who } gewinnt die Serie.
}
ui-series-shared = Der erste Platz wird geteilt: { $names }.
ui-series-reason = { $why ->
    [stake] Start
    [hire] Charakter
    [keep] Charakter behalten
    [experience] Karten
    [bounty] Kopfgelder
    [penalty] Strafe
    [point] Punkte
   *[role] Rolle
}
ui-money-balance = { $points ->
    [yes] { $dollars ->
        [one] 1 Punkt
       *[other] { $dollars } Punkte
    }
   *[no] { $dollars } $
}

## Serien auf der Seite

series-title = Serie
series-so-far = { $count ->
    [one] Bisher 1 Partie
   *[other] Bisher { $count } Partien
}
series-place = Platz
series-player = Spieler
series-money = Stand
series-won = Gewonnen
series-survived = Überlebt
series-role = Rolle
series-how = Woher es kam
series-game = Partie { $game }
series-plot = Das Geld, Partie für Partie
series-link = Die ganze Serie, Partie für Partie
series-copy = Link kopieren
series-table = Zum Tisch
series-next = Bereit für die nächste Partie
series-leave = Dein Platz bleibt deiner: Bist du weg, spielt ein Bot weiter, bis du zurück bist.
auction-title = Vor der Partie
auction-own = Du hast
auction-offered = Charaktere zum Anheuern
auction-bids = bietet { $dollars } $
auction-asked = entscheidet
auction-no-bid = { $character } wird versteigert. Noch hat niemand geboten.
auction-highest = { $character } wird versteigert. Höchstes Gebot: { $dollars } $, { $name }.
auction-less = Weniger bieten
auction-more = Mehr bieten
auction-most = Du kannst bis { $dollars } $ gehen.
auction-how = Wie geht das?
auction-how-text = Charaktere werden nicht ausgeteilt, sondern angeheuert. Wer an der Reihe ist, wählt einen der ausliegenden und macht das erste Gebot. Dann erhöht oder passt reihum nach rechts jeder, der noch keinen hat; wer passt, ist für diesen raus. Das höchste Gebot geht an die Bank, der Charakter an den Bieter. Alles Geld liegt offen. Wer keine 100 $ hat, bekommt umsonst einen der übrigen.
me-target = Dein Ziel: { $name }
me-last-stand = Wer als Letzter steht, gewinnt
