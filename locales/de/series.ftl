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

log-offered = { $character } steht zur Versteigerung.
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
