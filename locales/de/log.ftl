### What happened at the table: one sentence per fact.
###
### $who is the acting player; $who-is tells whether that is the reader (me) or somebody else (other).
### Further players are $at, $by, $from and $to; their -is may also be self (the acting player again) or none.
### A card is $card, or $card-obj as the object of a verb; $card-id is its kind, or none if it is hidden.
### $count is a number of lives or cards, $left the lives that are left.

## Building blocks

you = du
name-card = { $name }
name-card-obj = { $name }
signed-bare = { $name } { $sign }
signed-quoted = { $name } { $sign }
list-more = { $before }, { $next }
list-last = { $before } und { $next }
value-unlimited = Unbegrenzt
count-lives = { $count } Leben
count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-dodges = { $count }-mal
log-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] { $end ->
            [jail] { $who-is ->
                [me] {" "}vor dich selbst
               *[other] {" "}vor sich selbst
            }
           *[other] {""}
        }
        [me] { $end ->
            [jail] {" "}vor dich
            [heal] {" "}für dich
           *[other] {" "}gegen dich
        }
       *[other] { $end ->
            [jail] {" "}vor { $at }
            [heal] {" "}für { $at }
           *[other] {" "}gegen { $at }
        }
    }
    [hand] { $at-is ->
        [me] {" "}gegen deine Hand
       *[other] {" "}gegen die Hand von { $at }
    }
   *[card] { $at-is ->
        [self] { $who-is ->
            [me] {" "}gegen deine eigene Karte { $thing }
           *[other] {" "}gegen die eigene Karte { $thing }
        }
        [me] {" "}gegen deine Karte { $thing }
       *[other] {" "}gegen { $thing } von { $at }
    }
}
log-lost-to = { $by-is ->
    [me] { $kind-id ->
        [none] {" "}durch dich
       *[other] {" "}durch { $kind } von dir
    }
    [other] { $kind-id ->
        [none] {" "}durch { $by }
       *[other] {" "}durch { $kind } von { $by }
    }
   *[none] { $kind-id ->
        [none] {""}
        [duel] {" "}im Duell
       *[other] {" "}durch { $kind }
    }
}

## The turn

log-turn-began = { $who-is ->
    [me] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
log-turn-lost = { $who-is ->
    [me] Du setzt diesen Zug aus.
   *[other] { $who } setzt diesen Zug aus.
}

## Cards from the deck and the pile

log-drew = { $who-is ->
    [me] Du ziehst
   *[other] { $who } zieht
} { $card-id ->
    [none] { count-cards }
   *[other] { $card }
}.
log-took-discard = { $who-is ->
    [me] Du nimmst
   *[other] { $who } nimmt
} { $card } vom Ablagestapel.
log-shown = { $who-is ->
    [me] Du zeigst
   *[other] { $who } zeigt
} { $card } vor.
log-looked = { $who-is ->
    [me] Du siehst dir
   *[other] { $who } sieht sich
} { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} des Nachziehstapels an.
log-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.

## Cards put to use

log-played = { $who-is ->
    [me] { $end ->
        [lay] Du legst { $card } aus.
        [jail] Du legst { log-played-card }{ log-aimed }.
       *[other] Du spielst { log-played-card }{ log-aimed }.
    }
   *[other] { $end ->
        [lay] { $who } legt { $card } aus.
        [jail] { $who } legt { log-played-card }{ log-aimed }.
       *[other] { $who } spielt { log-played-card }{ log-aimed }.
    }
}
log-played-card = { $as ->
    [other] { $card } als { $kind }
   *[itself] { $card }
}
log-acting = { $source }: { $told }
log-wasted = { $told } { $why ->
    [saves] Es heilt niemanden: Das Leben war voll, oder es sind nur noch zwei im Spiel.
    [too-few] Einmal Ausweichen war nicht genug.
   *[full] Es heilt niemanden: Niemand hatte ein Leben verloren.
}
log-answered = { $who-is ->
    [me] Du antwortest
   *[other] { $who } antwortet
} mit { log-played-card }.
log-used-card = { $end ->
    [flip] { $who-is ->
        [me] Du versuchst es mit { $source }.
       *[other] { $who } versucht es mit { $source }.
    }
   *[other] { $who-is ->
        [me] Du benutzt { $source }{ log-aimed }.
       *[other] { $who } benutzt { $source }{ log-aimed }.
    }
}
log-used-ability = { $who-is ->
    [me] Du benutzt
   *[other] { $who } benutzt
} die Fähigkeit von { $source }{ log-aimed }.
log-used-event = { $who-is ->
    [me] Du benutzt
   *[other] { $who } benutzt
} { $source }{ log-aimed }.
log-discarded-cost = { $who-is ->
    [me] Du bezahlst
   *[other] { $who } bezahlt
} mit { $card }.
log-discarded-given = { $who-is ->
    [me] Du wirfst
   *[other] { $who } wirft
} als Antwort { $card } ab.
log-discarded-surplus = { $who-is ->
    [me] Du wirfst
   *[other] { $who } wirft
} { $card } ab: zu viele Handkarten.
log-discarded-duplicate = { $who-is ->
    [me] Du wirfst
   *[other] { $who } wirft
} { $card } ab: Die Karte liegt doppelt aus.
log-discarded-replaced = { $who-is ->
    [me] Du wirfst
   *[other] { $who } wirft
} { $card } ab, um Platz zu machen.
log-discarded-forced = { $who-is ->
    [me] Du musst
   *[other] { $who } muss
} { $card } abwerfen.
log-discarded-death = { $who-is ->
    [me] Deine Karte { $card } wird abgeworfen.
   *[other] { $card } von { $who } wird abgeworfen.
}
log-discarded-penalty = { $who-is ->
    [me] Du wirfst
   *[other] { $who } wirft
} zur Strafe { $card } ab.
log-discarded-spent = { $who-is ->
    [me] { $card } vor dir hat ausgedient und wird abgeworfen.
   *[other] { $card } vor { $who } hat ausgedient und wird abgeworfen.
}
log-discarded-left-over = Niemand nimmt { $card }, die Karte wird abgeworfen.

## Flips and hits

log-buried = { $who-is ->
    [me] Du legst
   *[other] { $who } legt
} { $card-id ->
    [none] eine Karte
   *[other] { $card }
} verdeckt auf den Nachziehstapel.
log-guessed = { $who-is ->
    [me] Du tippst
   *[other] { $who } tippt
} auf { $choice ->
    [red] Rot
   *[black] Schwarz
}: { $card }. { $held ->
    [yes] Richtig.
   *[no] Falsch.
}
log-flipped = { $who-is ->
    [me] Du deckst
   *[other] { $who } deckt
} { $card } auf.
log-checked = { $source-id ->
    [jail] { $held ->
        [yes] { $who-is ->
            [me] Du kommst aus dem Gefängnis frei.
           *[other] { $who } kommt aus dem Gefängnis frei.
        }
       *[no] { $who-is ->
            [me] Du bleibst im Gefängnis.
           *[other] { $who } bleibt im Gefängnis.
        }
    }
    [dynamite] { $held ->
        [yes] { $who-is ->
            [me] Das Dynamit explodiert vor dir.
           *[other] Das Dynamit explodiert vor { $who }.
        }
       *[no] Das Dynamit explodiert nicht.
    }
    [character] { $held ->
        [yes] Die Fähigkeit von { $source } hilft: einmal ausgewichen.
       *[no] Die Fähigkeit von { $source } hilft nicht.
    }
    [event] { $held ->
        [yes] { $source }: Die Probe gelingt.
       *[no] { $source }: Die Probe misslingt.
    }
   *[other] { $held ->
        [yes] { $source } hilft: einmal ausgewichen.
       *[no] { $source } hilft nicht.
    }
}
log-missed = { $who-is ->
    [me] { $by-is ->
        [other] Du weichst dem Treffer von { $by } aus.
       *[none] Du weichst dem Treffer aus.
    }
   *[other] { $by-is ->
        [me] { $who } weicht deinem Treffer aus.
        [other] { $who } weicht dem Treffer von { $by } aus.
       *[none] { $who } weicht dem Treffer aus.
    }
}
log-lost = { $who-is ->
    [me] Du verlierst
   *[other] { $who } verliert
} { count-lives }{ log-lost-to } (noch { $left }).
log-prevented = { $who-is ->
    [me] Du rettest
   *[other] { $who } rettet
} { count-lives }.
log-healed = { $who-is ->
    [me] Du erhältst
   *[other] { $who } erhält
} { count-lives } zurück (jetzt { $left }).

## Cards from player to player

log-took = { $who-is ->
    [me] Du nimmst
   *[other] { $who } nimmt
} { $zone ->
    [hand] { $card-id ->
        [none] { count-cards }
       *[other] { $card }
    } { $from-is ->
        [me] aus deiner Hand
       *[other] aus der Hand von { $from }
    }
   *[play] { $from-is ->
        [self] { $card } zurück auf die Hand
        [me] deine ausliegende Karte { $card }
       *[other] die ausliegende Karte { $card } von { $from }
    }
}.
log-passed = { $card } wandert { $who-is ->
    [me] von dir
   *[other] von { $who }
} { $to-is ->
    [me] zu dir
   *[other] zu { $to }
}.
log-stocked = Im Angebot: { $card }.
log-picked = { $who-is ->
    [me] Du wählst
   *[other] { $who } wählt
} { $card }.
log-gave = { $who-is ->
    [me] Du gibst
   *[other] { $who } gibt
} { $to-is ->
    [me] dir
   *[other] { $to }
} { $card-id ->
    [none] { count-cards }
   *[other] { $card }
}.
log-copied = { $who-is ->
    [me] { $from-is ->
        [none] Du kopierst niemanden.
       *[other] Du kopierst { $from }: { $character }.
    }
   *[other] { $from-is ->
        [none] { $who } kopiert niemanden.
        [me] { $who } kopiert dich: { $character }.
       *[other] { $who } kopiert { $from }: { $character }.
    }
}
log-lent = { $who-is ->
    [me] Du hast jetzt
   *[other] { $who } hat jetzt
} { $second-id ->
    [none] die Fähigkeit von { $first }
   *[other] die Fähigkeiten von { $first } und { $second }
}.
log-repeated = { $who-is ->
    [me] Du wiederholst
   *[other] { $who } wiederholt
} die Wirkung von { $kind }{ log-aimed }.
log-survived = { $who-is ->
    [me] Du springst dem Tod von der Schippe
   *[other] { $who } springt dem Tod von der Schippe
}. Leben: { $left }.
log-checked-chance = { $held ->
    [yes] { $source }: kein Pik.
   *[no] { $source }: Pik.
}
log-became = { $who-is ->
    [me] Du bist { $character }.
   *[other] { $who } ist { $character }.
}
log-active = { $who-is ->
    [me] Du handelst mit diesem Charakter.
   *[other] { $who } ist aktiv.
}
log-fell = { $who-is ->
    [me] { $by-is ->
        [other] { $by } schaltet deinen Charakter aus.
       *[none] Dein Charakter scheidet aus.
    }
   *[other] { $by-is ->
        [me] Du schaltest { $who } aus.
        [other] { $by } schaltet { $who } aus.
       *[none] { $who } scheidet aus.
    }
}
log-swapped = { $who-is ->
    [me] Du nimmst { $character } statt deines bisherigen Charakters.
   *[other] { $who } nimmt einen anderen Charakter: { $character }.
} Leben: { $left }.

## Elimination and the end

log-eliminated = { $who-is ->
    [me] { $by-is ->
        [other] { $by } schaltet dich aus.
       *[none] Du scheidest aus.
    } Deine Rolle: { $role }.
   *[other] { $by-is ->
        [me] Du schaltest { $who } aus.
        [other] { $by } schaltet { $who } aus.
       *[none] { $who } scheidet aus.
    } Rolle: { $role }.
}
log-rewarded = { $who-is ->
    [me] Du erhältst
   *[other] { $who } erhält
} { count-cards } als Belohnung.
log-punished = { $who-is ->
    [me] Du verlierst alle deine Karten: die Strafe für einen Hilfssheriff.
   *[other] { $who } verliert alle Karten: die Strafe für einen Hilfssheriff.
}
log-role-shown = { $who-is ->
    [me] Deine Rolle: { $role }.
   *[other] { $who } zeigt die Rolle: { $role }.
}
winner-law = Der Sheriff und seine Hilfssheriffs gewinnen.
winner-outlaws = Die Outlaws gewinnen.
winner-renegade = { $who-is ->
    [me] Du gewinnst als Abtrünniger.
   *[other] { $who } gewinnt als Abtrünniger.
}
winner-survivor = { $who-is ->
    [me] Du bist als Letzter am Leben und gewinnst.
   *[other] { $who } ist als Letzter am Leben und gewinnt.
}
winner-personal = { $who-is ->
    [me] Du gewinnst.
   *[other] { $who } gewinnt.
}

## Events

log-revealed = { $who-is ->
    [me] Du deckst
   *[other] { $who } deckt
} „{ $event }“ auf.{ $more ->
    [yes] {" "}Als Nächstes: „{ $next }“.
   *[no] {""}
}
log-keeper = { $who-is ->
    [me] Von jetzt an deckst du die Ereignisse auf.
   *[other] Von jetzt an deckt { $who } die Ereignisse auf.
}
log-turn-skipped = { $who-is ->
    [me] Dein Zug fällt aus.
   *[other] Der Zug von { $who } fällt aus.
}
log-changed-places = { $who-is ->
    [me] Du tauschst den Platz mit { $at }; der nächste Zug von { $at } fällt aus.
   *[other] { $at-is ->
        [me] { $who } tauscht mit dir den Platz. Dein nächster Zug fällt aus.
       *[other] { $who } tauscht den Platz mit { $at }; der nächste Zug von { $at } fällt aus.
    }
}
log-ordered = { $who-is ->
    [me] Du befiehlst { $to }, { $kind } zu spielen
   *[other] { $to-is ->
        [me] { $who } befiehlt dir, { $kind } zu spielen
       *[other] { $who } befiehlt { $to }, { $kind } zu spielen
    }
}{ log-order-aim }.
log-order-at = { $at-is ->
    [self] { $who }
   *[other] { $at }
}
log-order-aim = { $aim ->
    [none] {""}
    [seat] {" "}(Ziel: { log-order-at })
    [hand] {" "}(Ziel: { log-order-at }, eine Handkarte)
   *[card] {" "}(Ziel: { log-order-at }, { $thing })
}
log-returned = { $how ->
    [ghost] { $who-is ->
        [me] Du kehrst für diesen Zug als Geist zurück.
       *[other] { $who } kehrt für diesen Zug als Geist zurück.
    }
   *[for-good] { $who-is ->
        [me] Du kehrst ins Leben zurück.
       *[other] { $who } kehrt ins Leben zurück.
    } Leben: { $left }.
}
log-roles-shuffled = Rollen werden gemischt und neu verteilt.
log-role-dealt = { $who-is ->
    [me] Deine Rolle ist jetzt: { $role }.
   *[other] Die Rolle von { $who } ist jetzt: { $role }.
}
log-spoke = { $who-is ->
    [me] Du hast gesprochen. Das kostet dich 1 Leben.
   *[other] { $who } hat gesprochen. Das kostet 1 Leben.
}
log-declared = { $choice ->
    [crime-is-defeated] { $who-is ->
        [me] Du erklärst das Verbrechen für besiegt.
       *[other] { $who } erklärt das Verbrechen für besiegt.
    }
   *[the-law-is-dead] { $who-is ->
        [me] Du erklärst das Gesetz für tot.
       *[other] { $who } erklärt das Gesetz für tot.
    }
}
log-withdrew = { $who-is ->
    [me] Du ziehst dich aus dem Kampf zurück.
   *[other] { $who } zieht sich aus dem Kampf zurück.
}
log-departed = { $who-is ->
    [me] Du verschwindest wieder.
   *[other] { $who } verschwindet wieder.
}
log-chosen = { $who-is ->
    [me] { $at-is ->
        [self] Du wählst dich selbst.
       *[other] Du wählst { $at }.
    }
   *[other] { $at-is ->
        [self] { $who } wählt sich selbst.
        [me] { $who } wählt dich.
       *[other] { $who } wählt { $at }.
    }
}
log-named = { $who-is ->
    [me] Du nennst
   *[other] { $who } nennt
} { $choice ->
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [spades] Pik
   *[other] { $choice }
}.
