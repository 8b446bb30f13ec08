### Questions, what happens without an answer, labels of answers, and why something is not allowed.
###
### $who is the player who is asked; names of blanks as in log.ftl. $topic is what is asked about.

## Questions

ask-play = { $who-is ->
    [me] Du bist am Zug: Spiele Karten oder beende deinen Zug.
   *[other] { $who } spielt Karten.
}
ask-dodge = { $who-is ->
    [me] { ask-hit-by }: Weiche aus oder verliere 1 Leben.{ $count ->
        [1] {""}
       *[other] {" "}Du musst { count-dodges } ausweichen.
    }
   *[other] { ask-hit-by }. Weicht { $who } aus?
}
ask-dodge-card = { $by-is ->
    [me] Du schießt auf { $target }. Weicht { $who } aus?
   *[other] { $who-is ->
        [me] { $by } schießt auf deine Karte { $target-name }: Weiche aus oder verliere sie.
       *[other] { $by } schießt auf { $target }. Weicht { $who } aus?
    }
}
ask-hit-by = { $by-is ->
    [me] { $kind-id ->
        [none] Du schießt auf { $who }
       *[other] Du spielst { $kind } gegen { $who }
    }
    [other] { $kind-id ->
        [none] { $by } schießt auf { ask-victim }
       *[other] { $by } spielt { $kind } gegen { ask-victim }
    }
   *[none] { $kind-id ->
        [none] Treffer gegen { ask-victim }
       *[other] { $kind } gegen { ask-victim }
    }
}
ask-victim = { $who-is ->
    [me] dich
   *[other] { $who }
}
ask-give = { $who-is ->
    [me] { ask-demand }: Wirf ein { $wants } ab oder verliere 1 Leben.
   *[other] { ask-demand }: { $who } wirft ein { $wants } ab oder verliert 1 Leben.
}
ask-demand = { $kind-id ->
    [duel] { $by-is ->
        [me] Duell mit dir
       *[other] Duell mit { $by }
    }
   *[other] { $by-is ->
        [me] { $kind } von dir
       *[other] { $kind } von { $by }
    }
}
ask-prevent = { $who-is ->
    [me] Du verlierst gleich { count-lives }. Bier kann das verhindern.
   *[other] { $who } verliert gleich { count-lives } und darf Bier trinken.
}
ask-rescue = { $who-is ->
    [me] Dein letztes Leben ist weg: Rette dich, sonst scheidest du aus.
   *[other] { $who } hat kein Leben mehr und sucht Rettung.
}
ask-interrupt = { $who-is ->
    [me] Möchtest du jetzt deine Fähigkeit benutzen?
   *[other] { $who } darf eine Fähigkeit benutzen.
}
ask-pick-store = { $who-is ->
    [me] General Store: Nimm 1 der offenen Karten.
   *[other] General Store: { $who } nimmt 1 der offenen Karten.
}
ask-pick-flip = { $who-is ->
    [me] Welche der aufgedeckten Karten gilt?
   *[other] { $who } wählt, welche der aufgedeckten Karten gilt.
}
ask-pick-draw = { $who-is ->
    [me] Welche Karte behältst du?
   *[other] { $who } wählt eine Karte zum Behalten.
}
ask-draw-mode = { $who-is ->
    [me] Woher nimmst du deine Karten?
   *[other] { $who } wählt, woher die Karten kommen.
}
ask-pick-surplus = { $who-is ->
    [me] Du hast zu viele Handkarten: Wirf { count-cards } ab.
   *[other] { $who } hat zu viele Handkarten und wirft { count-cards } ab.
}
ask-pick-duplicate = { $who-is ->
    [me] Vor dir liegt eine Karte doppelt: Welche geht?
   *[other] Vor { $who } liegt eine Karte doppelt: Eine davon geht.
}
ask-pick-victim = { $who-is ->
    [me] Welche Karte verliert { $from }?
   *[other] { $who } wählt, welche Karte { $from-is ->
        [me] du verlierst
       *[other] { $from } verliert
    }.
}
ask-pick-gift = { $who-is ->
    [me] Welche Karte bekommt { $to }?
   *[other] { $who } wählt eine Karte { $to-is ->
        [me] für dich
       *[other] für { $to }
    }.
}
ask-pick-loot = { $who-is ->
    [me] { $from } scheidet aus: Welche Karte nimmst du?
   *[other] { $who } nimmt 1 Karte { $from-is ->
        [me] von dir
       *[other] von { $from }
    }.
}
ask-name-copy = { $who-is ->
    [me] Wessen Fähigkeit kopierst du bis zu deinem nächsten Zug?
   *[other] { $who } wählt, wessen Fähigkeit kopiert wird.
}
ask-arrange = { $who-is ->
    [me] Deine Karten gehen auf den Ablagestapel: Welche als Nächste?
   *[other] { $who } legt Karten auf den Ablagestapel.
}
ask-declare = { $who-is ->
    [me] Dein Zug beginnt. Genug Rollen liegen offen: Willst du es darauf ankommen lassen?
   *[other] { $who } kann es vor dem Zug darauf ankommen lassen.
}
ask-pick-character = { $who-is ->
    [me] Welchen Charakter behältst du? Die anderen erfahren es, wenn alle gewählt haben.
   *[other] { $who } wählt verdeckt einen Charakter.
}
ask-draft = { $who-is ->
    [me] Welchen Charakter nimmst du? Du bekommst zwei von vieren.
   *[other] { $who } wählt einen Charakter.
}
ask-sides = { $who-is ->
    [me] Welcher deiner Charaktere liegt rechts? Beide Aufstellungen werden zugleich aufgedeckt.
   *[other] { $who } stellt verdeckt zwei Charaktere auf.
}
ask-activate = { $who-is ->
    [me] Welcher deiner Charaktere handelt?
   *[other] { $who } bestimmt, wer handelt.
}
ask-place = { $who-is ->
    [me] { $target } kommt zu dir. Vor welchen Charakter legst du die Karte?
   *[other] { $who } legt { $target } vor einen von zwei Charakteren.
}
no-character = Noch nicht gewählt

## Without an answer

default-play = Ohne Antwort: { $who-is ->
    [me] Dein Zug endet
   *[other] Der Zug von { $who } endet
}.
default-dodge = Ohne Antwort: { $who-is ->
    [me] Du steckst den Treffer ein
   *[other] { $who } steckt den Treffer ein
}.
default-dodge-card = Ohne Antwort: Die Karte wird abgeworfen.
default-give = Ohne Antwort: { $who-is ->
    [me] Du verlierst { count-lives }
   *[other] { $who } verliert { count-lives }
}.
default-prevent = Ohne Antwort: { $who-is ->
    [me] Du verlierst { count-lives }
   *[other] { $who } verliert { count-lives }
}.
default-rescue = Ohne Antwort: { $who-is ->
    [me] Du scheidest aus
   *[other] { $who } scheidet aus
}.
default-interrupt = Ohne Antwort: { $who-is ->
    [me] Du benutzt deine Fähigkeit nicht
   *[other] { $who } benutzt die Fähigkeit nicht
}.
default-pick-store = Ohne Antwort: { $who-is ->
    [me] Du nimmst { $card }
   *[other] { $who } nimmt { $card }
}.
default-pick-flip = Ohne Antwort: Es gilt { $card }.
default-pick-draw = Ohne Antwort: { $who-is ->
    [me] Du behältst { $card }
   *[other] { $who } behält { $card }
}.
default-draw-mode = Ohne Antwort: { $who-is ->
    [me] Du nimmst { $card }
   *[other] { $who } nimmt { $card }
}.
default-pick-surplus = Ohne Antwort: { $who-is ->
    [me] Du wirfst { $card } ab
   *[other] { $who } wirft { $card } ab
}.
default-pick-duplicate = Ohne Antwort: { $who-is ->
    [me] Du wirfst { $card } ab
   *[other] { $who } wirft { $card } ab
}.
default-pick-victim = Ohne Antwort: { $from-is ->
    [me] Du verlierst { $card }
   *[other] { $from } verliert { $card }
}.
default-pick-gift = Ohne Antwort: { $to-is ->
    [me] Du bekommst { $card }
   *[other] { $to } bekommt { $card }
}.
default-pick-loot = Ohne Antwort: { $who-is ->
    [me] Du nimmst { $card }
   *[other] { $who } nimmt { $card }
}.
default-declare = Ohne Antwort: { $who-is ->
    [me] Dein Zug beginnt
   *[other] Der Zug von { $who } beginnt
}.
default-name-copy = Ohne Antwort: { $who-is ->
    [me] Du kopierst niemanden
   *[other] { $who } kopiert niemanden
}.
default-arrange = Ohne Antwort: { $card } kommt als Nächste.
default-rest = Ohne Antwort: erst die ausliegenden Karten der Reihe nach, dann die Hand.
default-copy = Ohne Antwort: { $who-is ->
    [me] Du kopierst { $from }
   *[other] { $who } kopiert { $from-is ->
        [me] dich
       *[other] { $from }
    }
}.
default-keep = Ohne Antwort: { $who-is ->
    [me] Du behältst { $character }
   *[other] { $who } behält einen der ausgeteilten Charaktere
}.
default-hand = Ohne Antwort: Eine zufällige Handkarte geht.
default-deck = Ohne Antwort: { $who-is ->
    [me] Du ziehst vom Nachziehstapel
   *[other] { $who } zieht vom Nachziehstapel
}.
default-other = Ohne Antwort: { $label }.

## Labels of answers

action-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] { $end ->
            [heal] {" "}für dich selbst
            [jail] {" "}vor dich selbst
           *[other] {" "}gegen dich selbst
        }
        [me] { $end ->
            [heal] {" "}für dich
            [jail] {" "}vor dich
           *[other] {" "}gegen dich
        }
       *[other] { $end ->
            [heal] {" "}für { $at }
            [jail] {" "}vor { $at }
           *[other] {" "}gegen { $at }
        }
    }
    [hand] { $at-is ->
        [me] : eine zufällige Handkarte von dir
       *[other] : eine zufällige Handkarte von { $at }
    }
   *[card] { $at-is ->
        [self] : deine eigene Karte { $thing }
        [me] : deine Karte { $thing }
       *[other] : { $thing } von { $at }
    }
}
action-paid = { $pay-count ->
    [0] {""}
   *[other] , dazu { $pay-obj } abwerfen
}
action-card = { $as ->
    [other] { $card-name } als { $kind-name }
   *[itself] { $card-name }
}
action-pass = { $topic ->
    [keep-character] Zurückgeben
    [bid] Passen
    [buy] Nichts mehr kaufen
    [take-back] Liegen lassen
    [play] Zug beenden
    [dodge] Treffer einstecken
    [dodge-card] Die Karte aufgeben
    [give] 1 Leben verlieren
    [prevent] Verlust hinnehmen
    [rescue] Aufgeben
    [interrupt] Jetzt nicht
    [name-copy] Niemanden kopieren
    [declare] Zug beginnen
    [event] { $event-id ->
        [hard-liquor] Wie üblich ziehen
        [peyote] Nicht weiterraten
        [ranch] Das ist alles
        [blood-brothers] Alle behalten
        [russian-roulette] 2 Leben verlieren
        [dorothy-rage] { $wants ->
            [kind] Doch kein Befehl
           *[other] Die ganze Hand vorzeigen
        }
       *[other] Verzichten
    }
   *[other] Verzichten
}
action-rest = Den Rest der Reihe nach
action-pick = { $topic ->
    [buy] { $card } für 500 $ kaufen
    [take-back] { $card } zurücknehmen
    [pick-store] { $card } nehmen
    [pick-flip] { $card } gilt
    [pick-draw] { $card } behalten
    [draw-mode] Statt zu ziehen die ausliegende Karte { $card } nehmen
    [pick-gift] { $card } geben
    [pick-loot] { $card } nehmen
    [arrange] { $card } als Nächste
    [event] { $event-id ->
        [dorothy-rage] { $wants ->
            [card] { $card } spielen
            [cost] Mit { $card } bezahlen
           *[other] { $card }
        }
       *[other] { $card } abwerfen
    }
   *[other] { $card } abwerfen
}
action-name = { $topic ->
    [activate] { $from } handelt
    [place] Vor { $from }
    [event] { $from-is ->
        [self] Du selbst
       *[other] { $from }
    }
    [name-copy] { $from } kopieren
   *[other] Erste Karte zufällig aus der Hand von { $from }
}
action-choose = { $choice ->
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [spades] Pik
    [red] Rot
    [black] Schwarz
    [life] Nicht ziehen, 1 Leben zurück
    [deck] Vom Nachziehstapel ziehen
    [discard] Erste Karte vom Ablagestapel
    [crime-is-defeated] „Das Verbrechen ist besiegt“: Ist kein Bösewicht mehr da, siegt das Gesetz; sonst heißt es du gegen ihn
    [the-law-is-dead] „Das Gesetz ist tot“: Sind Hilfssheriffs und Abtrünniger fort, siegen die Outlaws; sonst heißt es du gegen sie
   *[hand] Eine zufällige Handkarte
}
action-keep = { $topic ->
    [draft] { $character } nehmen
    [sides] { $character } nach rechts
    [activate] { $character } handelt
    [event] { $character }
   *[other] { $character } behalten
}
action-order = { $kind }
action-play = { $end ->
    [lay] { $card-name } auslegen
   *[other] { action-card }{ action-aimed }{ action-paid }
}
action-dodge = Ausweichen mit { action-card }
action-give = { action-card } abwerfen
action-drink = { action-card } trinken
action-use = { $end ->
    [flip] Aufdecken für { $card-name }
   *[other] { $card-name } benutzen{ action-aimed }
}
action-flip = Aufdecken wie für ein Fass ({ $source })
source-ability = { $name }: { $ability }

## Why not

refusal-over = Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.
refusal-not-asked = { $who-is ->
    [me] Du bist etwas anderes gefragt. Wähle eine der angebotenen Antworten.
   *[other] Jetzt entscheidet { $who }. Warte, bis du gefragt bist.
}
refusal-stale = Diese Frage ist schon beantwortet. Sieh nach, was jetzt gefragt ist.
refusal-wrong-answer = Das ist keine Antwort auf die Frage. Wähle eine der angebotenen Antworten.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
refusal-not-in-play = Diese Karte liegt nicht vor dir. Wähle eine deiner ausliegenden Karten.
refusal-not-now = { $kind } nützt dir jetzt nichts. { $when ->
    [hit] Die Karte hilft, wenn dir ein Treffer droht.
    [rescue] Außerhalb deines Zuges hilft die Karte nur gegen den Verlust von Leben.
    [never-again] Sind nur noch 2 Spieler übrig, hilft die Karte nicht mehr.
    [always] Die Karte wirkt von selbst, solange sie vor dir ausliegt.
   *[turn] Warte, bis du an der Reihe bist, Karten zu spielen.
}
refusal-not-as = Diese Karte gilt nicht als { $kind }. Nur eine Fähigkeit könnte das ändern.
refusal-limit = Du darfst nur { $count } BANG! pro Zug spielen. Mit einer Volcanic gilt kein Limit.
refusal-out-of-range = Dieser Spieler ist im Abstand { $distance }, deine Waffe hat Reichweite { $range }. Eine bessere Waffe oder ein Zielfernrohr hilft.
refusal-too-far = Dieser Spieler ist im Abstand { $distance }, diese Karte wirkt bis { $range }. Eine Waffe hilft hier nicht, ein Zielfernrohr schon.
refusal-dead = Dieser Spieler ist ausgeschieden. Wähle einen, der noch im Spiel ist.
refusal-aim = So lässt sich diese Karte nicht einsetzen. Wähle ein passendes Ziel.
refusal-oneself = Auf dich selbst geht das nicht. Wähle einen Mitspieler.
refusal-no-card-there = Dort ist keine solche Karte. Wähle eine, die vor dem Spieler ausliegt, oder eine Hand, die nicht leer ist.
refusal-nobody-to-aim = Es gibt niemanden, gegen den das geht. Heb die Karte für später auf.
refusal-cost = Das kostet noch { count-cards } aus deiner Hand. Wähle, was du dafür abwirfst.
refusal-duplicate = { $kind } liegt dort schon aus, und doppelt darf die Karte nicht liegen. Wähle etwas anderes.
refusal-sheriff = Der Sheriff kann nicht ins Gefängnis. Wähle einen anderen Mitspieler.
refusal-two-left = Sind nur noch 2 Spieler übrig, nützt Bier nichts. Andere Getränke wirken noch.
refusal-not-ready = Diese Karte liegt erst seit eben aus. Sie ist in einem späteren Zug bereit.
refusal-silenced = In diesem Zug wirken ausliegende Karten nicht. Warte, bis er vorbei ist.
refusal-tried = Das hast du gegen diesen Treffer schon versucht. Weiche anders aus.
refusal-immune = Karo wirkt auf diesen Spieler nicht. Eine Karte anderer Farbe ginge.
refusal-no-ability = Diese Fähigkeit hast du nicht, oder sie geht jetzt nicht. Sieh nach, wann sie gilt.
refusal-not-offered = Das steht nicht zur Wahl. Wähle eines der Angebote.
refusal-not-entitled = Deine Rolle gibt dir kein Recht dazu. Beginne deinen Zug.
refusal-no-proof = Die offenen Rollen beweisen das nicht. Beginne deinen Zug.
refusal-forbidden = { $source } erlaubt das nicht. Wähle etwas anderes.
refusal-forbidden-here = Die Regeln dieses Tisches erlauben das nicht. Wähle etwas anderes.
waste-full-life = Niemand, den es heilen würde, hat ein Leben verloren.
waste-two-left = Zu zweit gibt das Bier kein Leben mehr.
waste-too-few = Gegen diesen Treffer braucht es { $owed }-mal Ausweichen, du hast { $have }.
waste-own = Du würdest eine eigene Karte abwerfen.
end-because = { $winner ->
    [law] { $role ->
        [none] Alle Outlaws und Abtrünnigen sind ausgeschieden.
        [sheriff] Alle Outlaws und Abtrünnigen sind ausgeschieden.
        [deputy] Der Sheriff lebt, alle Outlaws und Abtrünnigen sind ausgeschieden.
       *[other] Du bist ausgeschieden, und mit dir alle, die hinter dem Sheriff her waren.
    }
    [duel] Beide Charaktere eines Spielers sind ausgeschieden.
    [personal] Das Ziel ist ausgeschieden, oder niemand sonst ist übrig.
    [outlaws] { $role ->
        [sheriff] Du wurdest ausgeschaltet, und der Abtrünnige war nicht allein mit dir.
        [deputy] Der Sheriff ist tot.
        [renegade] Der Sheriff starb, als du noch nicht der Letzte warst.
       *[other] Der Sheriff ist tot.
    }
    [survivor] In der Wild West Show gewinnt, wer als Letzter lebt, gleich in welcher Rolle.
   *[renegade] { $role ->
        [renegade] Der Sheriff fiel zuletzt, nur du bist übrig.
       *[other] Der Sheriff fiel zuletzt, durch den Abtrünnigen.
    }
}
