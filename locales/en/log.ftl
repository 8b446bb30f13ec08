### What happened at the table: one sentence per fact.
###
### $who is the acting player; $who-is tells whether that is the reader (me) or somebody else (other).
### Further players are $at, $by, $from and $to; their -is may also be self (the acting player again) or none.
### A card is $card, or $card-obj as the object of a verb; $card-id is its kind, or none if it is hidden.
### $count is a number of lives or cards, $left the lives that are left.

## Building blocks

you = you
name-card = { $name }
name-card-obj = { $name }
signed-bare = { $name } { $sign }
signed-quoted = { $name } { $sign }
list-more = { $before }, { $next }
list-last = { $before } and { $next }
value-unlimited = Unlimited
count-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-dodges = { $count ->
    [one] 1 dodge
   *[other] { $count } dodges
}
log-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] {""}
        [me] { $end ->
            [shoot] {" "}at you
            [duel] {" "}against you
            [heal] {" "}for you
           *[other] {" "}on you
        }
       *[other] { $end ->
            [shoot] {" "}at { $at }
            [duel] {" "}against { $at }
            [heal] {" "}for { $at }
           *[other] {" "}on { $at }
        }
    }
    [hand] { $at-is ->
        [me] {" "}on your hand
       *[other] {" "}on { $at }'s hand
    }
   *[card] { $at-is ->
        [self] { $who-is ->
            [me] {" "}on your own { $thing }
           *[other] {" "}on their own { $thing }
        }
        [me] {" "}on your { $thing }
       *[other] {" "}on { $at }'s { $thing }
    }
}
log-lost-to = { $by-is ->
    [me] { $kind-id ->
        [none] {" "}to you
       *[other] {" "}to your { $kind }
    }
    [other] { $kind-id ->
        [none] {" "}to { $by }
       *[other] {" "}to { $by }'s { $kind }
    }
   *[none] { $kind-id ->
        [none] {""}
        [duel] {" "}in the Duel
       *[other] {" "}to { $kind }
    }
}

## The turn

log-turn-began = { $who-is ->
    [me] Your turn begins.
   *[other] { $who }'s turn begins.
}
log-turn-lost = { $who-is ->
    [me] You lose this turn.
   *[other] { $who } loses this turn.
}

## Cards from the deck and the pile

log-drew = { $who-is ->
    [me] You draw
   *[other] { $who } draws
} { $card-id ->
    [none] { count-cards }
   *[other] { $card }
}.
log-took-discard = { $who-is ->
    [me] You take
   *[other] { $who } takes
} { $card } from the discard pile.
log-shown = { $who-is ->
    [me] You show
   *[other] { $who } shows
} { $card }.
log-looked = { $who-is ->
    [me] You look
   *[other] { $who } looks
} at the top { count-cards } of the deck.
log-reshuffled = The discard pile is shuffled and becomes the new deck.

## Cards put to use

log-played = { $who-is ->
    [me] { $end ->
        [lay] You lay { $card }.
       *[other] You play { log-played-card }{ log-aimed }.
    }
   *[other] { $end ->
        [lay] { $who } lays { $card }.
       *[other] { $who } plays { log-played-card }{ log-aimed }.
    }
}
log-played-card = { $as ->
    [other] { $card } as { $kind }
   *[itself] { $card }
}
log-acting = { $source }: { $told }
log-wasted = { $told } { $why ->
    [saves] It heals nobody: life was full, or only two players are left.
    [too-few] One dodge was not enough.
   *[full] It heals nobody: nobody had lost a life.
}
log-answered = { $who-is ->
    [me] You answer
   *[other] { $who } answers
} with { log-played-card }.
log-used-card = { $end ->
    [flip] { $who-is ->
        [me] You flip for { $source }.
       *[other] { $who } flips for { $source }.
    }
   *[other] { $who-is ->
        [me] You use { $source }{ log-aimed }.
       *[other] { $who } uses { $source }{ log-aimed }.
    }
}
log-used-ability = { $who-is ->
    [me] You use
   *[other] { $who } uses
} the ability of { $source }{ log-aimed }.
log-used-event = { $who-is ->
    [me] You use
   *[other] { $who } uses
} { $source }{ log-aimed }.
log-discarded-cost = { $who-is ->
    [me] You pay
   *[other] { $who } pays
} with { $card }.
log-discarded-given = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} { $card } in answer.
log-discarded-surplus = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} { $card }: too many cards in hand.
log-discarded-duplicate = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} { $card }: it lies there twice.
log-discarded-replaced = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} { $card } to make room.
log-discarded-forced = { $who-is ->
    [me] You have to discard
   *[other] { $who } has to discard
} { $card }.
log-discarded-death = { $who-is ->
    [me] Your { $card } is discarded.
   *[other] { $who }'s { $card } is discarded.
}
log-discarded-penalty = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} { $card } as a penalty.
log-discarded-spent = { $who-is ->
    [me] Your { $card } has done its work and is discarded.
   *[other] { $who }'s { $card } has done its work and is discarded.
}
log-discarded-left-over = Nobody takes { $card }, it is discarded.

## Flips and hits

log-buried = { $who-is ->
    [me] You put
   *[other] { $who } puts
} { $card-id ->
    [none] a card
   *[other] { $card }
} face down on the deck.
log-guessed = { $who-is ->
    [me] You guess
   *[other] { $who } guesses
} { $choice ->
    [red] red
   *[black] black
}: { $card }. { $held ->
    [yes] That is right.
   *[no] That is wrong.
}
log-flipped = { $who-is ->
    [me] You flip
   *[other] { $who } flips
} { $card }.
log-checked = { $source-id ->
    [jail] { $held ->
        [yes] { $who-is ->
            [me] You leave Jail.
           *[other] { $who } leaves Jail.
        }
       *[no] { $who-is ->
            [me] You stay in Jail.
           *[other] { $who } stays in Jail.
        }
    }
    [dynamite] { $held ->
        [yes] { $who-is ->
            [me] Dynamite blows up in front of you.
           *[other] Dynamite blows up in front of { $who }.
        }
       *[no] Dynamite does not blow up.
    }
    [character] { $held ->
        [yes] The flip of { $source } counts as 1 dodge.
       *[no] The flip of { $source } does not help.
    }
    [event] { $held ->
        [yes] { $source }: the flip succeeds.
       *[no] { $source }: the flip fails.
    }
   *[other] { $held ->
        [yes] { $source } counts as 1 dodge.
       *[no] { $source } does not help.
    }
}
log-missed = { $who-is ->
    [me] { $by-is ->
        [other] You dodge the hit by { $by }.
       *[none] You dodge the hit.
    }
   *[other] { $by-is ->
        [me] { $who } dodges your hit.
        [other] { $who } dodges the hit by { $by }.
       *[none] { $who } dodges the hit.
    }
}
log-lost = { $who-is ->
    [me] You lose
   *[other] { $who } loses
} { count-lives }{ log-lost-to } ({ $left } left).
log-prevented = { $who-is ->
    [me] You prevent
   *[other] { $who } prevents
} the loss of { count-lives }.
log-healed = { $who-is ->
    [me] You regain
   *[other] { $who } regains
} { count-lives } (now { $left }).

## Cards from player to player

log-took = { $who-is ->
    [me] You take
   *[other] { $who } takes
} { $zone ->
    [hand] { $card-id ->
        [none] { count-cards }
       *[other] { $card }
    } from { $from-is ->
        [me] your hand
       *[other] { $from }'s hand
    }
   *[play] { $from-is ->
        [self] back { $card }
        [me] your { $card }
       *[other] { $from }'s { $card }
    }
}.
log-passed = { $card } moves on { $who-is ->
    [me] from you
   *[other] from { $who }
} to { $to-is ->
    [me] you
   *[other] { $to }
}.
log-stocked = On offer: { $card }.
log-picked = { $who-is ->
    [me] You choose
   *[other] { $who } chooses
} { $card }.
log-gave = { $who-is ->
    [me] You give
   *[other] { $who } gives
} { $to-is ->
    [me] you
   *[other] { $to }
} { $card-id ->
    [none] { count-cards }
   *[other] { $card }
}.
log-copied = { $who-is ->
    [me] { $from-is ->
        [none] You copy nobody.
       *[other] You copy { $from }: { $character }.
    }
   *[other] { $from-is ->
        [none] { $who } copies nobody.
        [me] { $who } copies you: { $character }.
       *[other] { $who } copies { $from }: { $character }.
    }
}
log-lent = { $who-is ->
    [me] You have the abilities of
   *[other] { $who } has the abilities of
} { $second-id ->
    [none] { $first }
   *[other] { $first } and { $second }
}.
log-repeated = { $who-is ->
    [me] You have
   *[other] { $who } has
} the effect of { $kind } once more{ log-aimed }.
log-survived = { $who-is ->
    [me] You cheat death
   *[other] { $who } cheats death
}. Lives: { $left }.
log-checked-chance = { $held ->
    [yes] { $source }: not spades.
   *[no] { $source }: spades.
}
log-became = { $who-is ->
    [me] You are { $character }.
   *[other] { $who } is { $character }.
}
log-active = { $who-is ->
    [me] You act with this character.
   *[other] { $who } is active.
}
log-fell = { $who-is ->
    [me] { $by-is ->
        [other] { $by } eliminates your character.
       *[none] Your character is eliminated.
    }
   *[other] { $by-is ->
        [me] You eliminate { $who }.
        [other] { $by } eliminates { $who }.
       *[none] { $who } is eliminated.
    }
}
log-swapped = { $who-is ->
    [me] You take { $character } instead of your own character.
   *[other] { $who } takes another character: { $character }.
} Lives: { $left }.

## Elimination and the end

log-eliminated = { $who-is ->
    [me] { $by-is ->
        [other] { $by } eliminates you.
       *[none] You are eliminated.
    } Your role: { $role }.
   *[other] { $by-is ->
        [me] You eliminate { $who }.
        [other] { $by } eliminates { $who }.
       *[none] { $who } is eliminated.
    } Role: { $role }.
}
log-rewarded = { $who-is ->
    [me] You get
   *[other] { $who } gets
} { count-cards } as a reward.
log-punished = { $who-is ->
    [me] You lose all your cards: the penalty for a Deputy.
   *[other] { $who } loses all cards: the penalty for a Deputy.
}
log-role-shown = { $who-is ->
    [me] Your role: { $role }.
   *[other] { $who } shows the role: { $role }.
}
winner-law = The Sheriff and the Deputies win.
winner-outlaws = The Outlaws win.
winner-renegade = { $who-is ->
    [me] You win as Renegade.
   *[other] { $who } wins as Renegade.
}
winner-survivor = { $who-is ->
    [me] You are the last one alive and win.
   *[other] { $who } is the last one alive and wins.
}
winner-personal = { $who-is ->
    [me] You win.
   *[other] { $who } wins.
}

## Events

log-revealed = { $who-is ->
    [me] You reveal
   *[other] { $who } reveals
} { $event }.{ $more ->
    [yes] {" "}Next: { $next }.
   *[no] {""}
}
log-keeper = { $who-is ->
    [me] You reveal the events from now on.
   *[other] { $who } reveals the events from now on.
}
log-turn-skipped = { $who-is ->
    [me] Your turn is skipped.
   *[other] { $who }'s turn is skipped.
}
log-changed-places = { $who-is ->
    [me] You change places with { $at }, whose next turn is skipped.
   *[other] { $at-is ->
        [me] { $who } changes places with you. Your next turn is skipped.
       *[other] { $who } changes places with { $at }, whose next turn is skipped.
    }
}
log-ordered = { $who-is ->
    [me] You order { $to } to play { $kind }
   *[other] { $to-is ->
        [me] { $who } orders you to play { $kind }
       *[other] { $who } orders { $to } to play { $kind }
    }
}{ log-order-aim }.
log-order-at = { $at-is ->
    [self] { $who }
   *[other] { $at }
}
log-order-aim = { $aim ->
    [none] {""}
    [seat] {" "}(target: { log-order-at })
    [hand] {" "}(target: { log-order-at }, a card of the hand)
   *[card] {" "}(target: { log-order-at }, { $thing })
}
log-returned = { $how ->
    [ghost] { $who-is ->
        [me] You come back as a ghost for this turn.
       *[other] { $who } comes back as a ghost for this turn.
    }
   *[for-good] { $who-is ->
        [me] You come back to life.
       *[other] { $who } comes back to life.
    } Lives: { $left }.
}
log-roles-shuffled = Roles are shuffled and dealt anew.
log-role-dealt = { $who-is ->
    [me] Your role is now { $role }.
   *[other] { $who }'s role is now { $role }.
}
log-spoke = { $who-is ->
    [me] You spoke. That costs you 1 life.
   *[other] { $who } spoke. That costs 1 life.
}
log-declared = { $choice ->
    [crime-is-defeated] { $who-is ->
        [me] You declare that crime is defeated.
       *[other] { $who } declares that crime is defeated.
    }
   *[the-law-is-dead] { $who-is ->
        [me] You declare that the law is dead.
       *[other] { $who } declares that the law is dead.
    }
}
log-withdrew = { $who-is ->
    [me] You withdraw from the fight.
   *[other] { $who } withdraws from the fight.
}
log-departed = { $who-is ->
    [me] You fade away again.
   *[other] { $who } fades away again.
}
log-chosen = { $who-is ->
    [me] { $at-is ->
        [self] You choose yourself.
       *[other] You choose { $at }.
    }
   *[other] { $at-is ->
        [self] { $who } chooses to be the one.
        [me] { $who } chooses you.
       *[other] { $who } chooses { $at }.
    }
}
log-named = { $who-is ->
    [me] You name
   *[other] { $who } names
} { $choice ->
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
    [spades] Spades
   *[other] { $choice }
}.
