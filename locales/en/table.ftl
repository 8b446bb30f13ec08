### Questions, what happens without an answer, labels of answers, and why something is not allowed.
###
### $who is the player who is asked; names of blanks as in log.ftl. $topic is what is asked about.

## Questions

ask-play = { $who-is ->
    [me] Your turn: play cards or end your turn.
   *[other] { $who } is playing.
}
ask-dodge = { $who-is ->
    [me] { ask-hit-by }: dodge or lose 1 life.{ $count ->
        [1] {""}
       *[other] {" "}You need { count-dodges }.
    }
   *[other] { ask-hit-by }. Will { $who } dodge?
}
ask-dodge-card = { $by-is ->
    [me] You shoot at { $target }. Will { $who } dodge?
   *[other] { $who-is ->
        [me] { $by } shoots at your { $target-name }: dodge or lose the card.
       *[other] { $by } shoots at { $target }. Will { $who } dodge?
    }
}
ask-hit-by = { $by-is ->
    [me] { $kind-id ->
        [none] You hit { $who }
       *[other] You hit { $who } with { $kind }
    }
    [other] { $kind-id ->
        [none] { $by } hits { ask-victim }
       *[other] { $by } hits { ask-victim } with { $kind }
    }
   *[none] { $kind-id ->
        [none] A hit on { ask-victim }
       *[other] { $kind } hits { ask-victim }
    }
}
ask-victim = { $who-is ->
    [me] you
   *[other] { $who }
}
ask-give = { $who-is ->
    [me] { ask-demand }: discard a { $wants } or lose 1 life.
   *[other] { ask-demand }: { $who } discards a { $wants } or loses 1 life.
}
ask-demand = { $kind-id ->
    [duel] { $by-is ->
        [me] Duel with you
       *[other] Duel with { $by }
    }
   *[other] { $by-is ->
        [me] Your { $kind }
       *[other] { $kind } from { $by }
    }
}
ask-prevent = { $who-is ->
    [me] You are about to lose { count-lives }. Beer can prevent that.
   *[other] { $who } is about to lose { count-lives } and may drink Beer.
}
ask-rescue = { $who-is ->
    [me] Your last life is gone: save yourself or you are eliminated.
   *[other] { $who } has no life left and looks for a rescue.
}
ask-interrupt = { $who-is ->
    [me] Do you want to use your ability now?
   *[other] { $who } may use an ability.
}
ask-pick-store = { $who-is ->
    [me] General Store: take 1 of the cards on offer.
   *[other] General Store: { $who } takes 1 of the cards on offer.
}
ask-pick-flip = { $who-is ->
    [me] Which of the flipped cards counts?
   *[other] { $who } chooses which of the flipped cards counts.
}
ask-pick-draw = { $who-is ->
    [me] Which card do you keep?
   *[other] { $who } chooses a card to keep.
}
ask-draw-mode = { $who-is ->
    [me] Where do you draw from?
   *[other] { $who } chooses where to draw from.
}
ask-pick-surplus = { $who-is ->
    [me] You hold too many cards: discard { count-cards }.
   *[other] { $who } holds too many cards and discards { count-cards }.
}
ask-pick-duplicate = { $who-is ->
    [me] You have the same card in play twice: which one goes?
   *[other] { $who } has the same card in play twice and discards one.
}
ask-pick-victim = { $who-is ->
    [me] Which card does { $from } lose?
   *[other] { $who } chooses which card { $from-is ->
        [me] you lose
       *[other] { $from } loses
    }.
}
ask-pick-gift = { $who-is ->
    [me] Which card does { $to } get?
   *[other] { $who } chooses a card for { $to }.
}
ask-pick-loot = { $who-is ->
    [me] { $from } is eliminated: which card do you take?
   *[other] { $who } takes { $from-is ->
        [me] 1 of your cards
       *[other] 1 of { $from }'s cards
    }.
}
ask-name-copy = { $who-is ->
    [me] Whose ability do you copy until your next turn?
   *[other] { $who } chooses whose ability to copy.
}
ask-arrange = { $who-is ->
    [me] Your cards go to the discard pile: which one next?
   *[other] { $who } puts cards on the discard pile.
}
ask-declare = { $who-is ->
    [me] Your turn begins. Enough roles lie open: do you want to put it to the test?
   *[other] { $who } may put it to the test before the turn begins.
}
ask-pick-character = { $who-is ->
    [me] Which character do you keep? The others learn it when all have chosen.
   *[other] { $who } chooses a character in secret.
}
ask-draft = { $who-is ->
    [me] Which character do you take? You get two of the four.
   *[other] { $who } picks a character.
}
ask-sides = { $who-is ->
    [me] Which of your characters lies on your right? Both arrangements are shown together.
   *[other] { $who } arranges two characters in secret.
}
ask-activate = { $who-is ->
    [me] Which of your characters acts?
   *[other] { $who } chooses who acts.
}
ask-place = { $who-is ->
    [me] { $target } comes to you. In front of which character do you lay it?
   *[other] { $who } lays { $target } in front of one of two characters.
}
no-character = Not chosen yet

## Without an answer

default-play = Nobody answers: { $who-is ->
    [me] your turn ends
   *[other] { $who }'s turn ends
}.
default-dodge = Nobody answers: { $who-is ->
    [me] you take the hit
   *[other] { $who } takes the hit
}.
default-dodge-card = Nobody answers: the card is discarded.
default-give = Nobody answers: { $who-is ->
    [me] you lose { count-lives }
   *[other] { $who } loses { count-lives }
}.
default-prevent = Nobody answers: { $who-is ->
    [me] you lose { count-lives }
   *[other] { $who } loses { count-lives }
}.
default-rescue = Nobody answers: { $who-is ->
    [me] you are eliminated
   *[other] { $who } is eliminated
}.
default-interrupt = Nobody answers: { $who-is ->
    [me] you do not use your ability
   *[other] { $who } does not use the ability
}.
default-pick-store = Nobody answers: { $who-is ->
    [me] you take { $card }
   *[other] { $who } takes { $card }
}.
default-pick-flip = Nobody answers: { $card } counts.
default-pick-draw = Nobody answers: { $who-is ->
    [me] you keep { $card }
   *[other] { $who } keeps { $card }
}.
default-draw-mode = Nobody answers: { $who-is ->
    [me] you take { $card }
   *[other] { $who } takes { $card }
}.
default-pick-surplus = Nobody answers: { $who-is ->
    [me] you discard { $card }
   *[other] { $who } discards { $card }
}.
default-pick-duplicate = Nobody answers: { $who-is ->
    [me] you discard { $card }
   *[other] { $who } discards { $card }
}.
default-pick-victim = Nobody answers: { $from-is ->
    [me] you lose { $card }
   *[other] { $from } loses { $card }
}.
default-pick-gift = Nobody answers: { $to-is ->
    [me] you get { $card }
   *[other] { $to } gets { $card }
}.
default-pick-loot = Nobody answers: { $who-is ->
    [me] you take { $card }
   *[other] { $who } takes { $card }
}.
default-declare = Nobody answers: { $who-is ->
    [me] your turn begins
   *[other] { $who }'s turn begins
}.
default-name-copy = Nobody answers: { $who-is ->
    [me] you copy nobody
   *[other] { $who } copies nobody
}.
default-arrange = Nobody answers: { $card } goes first.
default-rest = Nobody answers: the cards go as they lie, then the hand.
default-copy = Nobody answers: { $who-is ->
    [me] you copy { $from }
   *[other] { $who } copies { $from-is ->
        [me] you
       *[other] { $from }
    }
}.
default-keep = Nobody answers: { $who-is ->
    [me] you keep { $character }
   *[other] { $who } keeps one of the characters dealt
}.
default-hand = Nobody answers: a random card from the hand goes.
default-deck = Nobody answers: { $who-is ->
    [me] you draw from the deck
   *[other] { $who } draws from the deck
}.
default-other = Nobody answers: { $label }.

## Labels of answers

action-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] { $end ->
            [heal] {" "}for yourself
           *[other] {" "}on yourself
        }
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
        [me] : a random card of yours
       *[other] : a random card of { $at }
    }
   *[card] { $at-is ->
        [self] : your own { $thing }
        [me] : your { $thing }
       *[other] : { $thing } of { $at }
    }
}
action-paid = { $pay-count ->
    [0] {""}
   *[other] , discarding { $pay-obj }
}
action-card = { $as ->
    [other] { $card-name } as { $kind-name }
   *[itself] { $card-name }
}
action-pass = { $topic ->
    [keep-character] Give it back
    [bid] Pass
    [buy] Buy nothing more
    [take-back] Leave it
    [play] End your turn
    [dodge] Take the hit
    [dodge-card] Let it go
    [give] Lose 1 life
    [prevent] Accept the loss
    [rescue] Give up
    [interrupt] Not now
    [name-copy] Copy nobody
    [declare] Begin the turn
    [event] { $event-id ->
        [hard-liquor] Draw as usual
        [peyote] Stop guessing
        [ranch] That is all
        [blood-brothers] Keep your lives
        [russian-roulette] Lose 2 lives
        [dorothy-rage] { $wants ->
            [kind] No order after all
           *[other] Show your whole hand
        }
       *[other] Pass
    }
   *[other] Pass
}
action-rest = The rest as it lies
action-pick = { $topic ->
    [buy] Buy { $card } for $500
    [take-back] Take back { $card }
    [pick-store] Take { $card }
    [pick-flip] { $card } counts
    [pick-draw] Keep { $card }
    [draw-mode] Take { $card } from play instead of drawing
    [pick-gift] Give { $card }
    [pick-loot] Take { $card }
    [arrange] { $card } next
    [event] { $event-id ->
        [dorothy-rage] { $wants ->
            [card] Play { $card }
            [cost] Pay with { $card }
           *[other] { $card }
        }
       *[other] Discard { $card }
    }
   *[other] Discard { $card }
}
action-name = { $topic ->
    [activate] { $from } acts
    [place] In front of { $from }
    [event] { $from-is ->
        [self] Yourself
       *[other] { $from }
    }
    [name-copy] Copy { $from }
   *[other] First card at random from { $from }'s hand
}
action-choose = { $choice ->
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
    [spades] Spades
    [red] Red
    [black] Black
    [life] Skip drawing, regain 1 life
    [deck] Draw from the deck
    [discard] First card from the discard pile
    [crime-is-defeated] “Crime is defeated”: if no bad role is left, the law wins; if one is, it is you against him
    [the-law-is-dead] “The law is dead”: if no deputy and no renegade is left, the outlaws win; if there is, it is you against them
   *[hand] A random card from the hand
}
action-keep = { $topic ->
    [draft] Take { $character }
    [sides] { $character } on the right
    [activate] { $character } acts
    [event] { $character }
   *[other] Keep { $character }
}
action-order = { $kind }
action-play = { $end ->
    [lay] Lay { $card-name }
   *[other] { action-card }{ action-aimed }{ action-paid }
}
action-dodge = Dodge with { action-card }
action-give = Discard { action-card }
action-drink = Drink { action-card }
action-use = { $end ->
    [flip] Flip for { $card-name }
   *[other] Use { $card-name }{ action-aimed }
}
action-flip = Flip as if for a Barrel ({ $source })
source-ability = { $name }: { $ability }

## Why not

refusal-over = The game is over. Start a new one to play on.
refusal-not-asked = { $who-is ->
    [me] Something else is asked of you. Choose one of the answers on offer.
   *[other] { $who } has to decide now. Wait until you are asked.
}
refusal-stale = This question has been answered already. Look at the one that is asked now.
refusal-wrong-answer = This is no answer to the question. Choose one of the answers on offer.
refusal-not-in-hand = This card is not in your hand. Choose one that you hold.
refusal-not-in-play = This card does not lie in front of you. Choose one of your cards in play.
refusal-not-now = { $kind } cannot be used now. { $when ->
    [hit] It helps when you are hit.
    [rescue] Out of turn it only helps against a loss of life.
    [never-again] With only 2 players left it is of no use.
    [always] It works by itself as long as it lies in front of you.
   *[turn] Wait until it is your turn to play cards.
}
refusal-not-as = This card does not count as { $kind }. Only an ability could make it one.
refusal-limit = You may play only { $count } Bang! per turn. Volcanic would lift the limit.
refusal-out-of-range = That player is at distance { $distance }, your range is { $range }. A longer weapon or Scope would help.
refusal-too-far = That player is at distance { $distance }, this card works up to { $range }. A weapon does not help, but Scope would.
refusal-dead = That player is out of the game. Choose somebody who is still in it.
refusal-aim = This card cannot be aimed like that. Choose a target it can have.
refusal-oneself = You cannot use this on yourself. Choose another player.
refusal-no-card-there = There is no such card. Choose one that lies in front of that player, or a hand with cards in it.
refusal-nobody-to-aim = There is nobody you could use this on. Keep it for later.
refusal-cost = This costs { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} from your hand. Choose what to discard with it.
refusal-duplicate = { $kind } already lies there, and nobody may have it in play twice. Choose something else.
refusal-sheriff = The Sheriff cannot be put in Jail. Choose another player.
refusal-two-left = With only 2 players left Beer is of no use. Other drinks still work.
refusal-not-ready = This card was laid only just now. It is ready in a later turn.
refusal-silenced = Cards in play have no effect in this turn. Wait until it is over.
refusal-tried = You have tried this against the hit already. Use another dodge.
refusal-immune = That player is immune to diamonds. A card of another suit would work.
refusal-no-ability = You do not have this ability, or it cannot be used now. Look at when your character may use it.
refusal-not-offered = This is not among the choices. Choose one of those on offer.
refusal-not-entitled = Your role does not give you the right to say this. Begin your turn.
refusal-no-proof = The roles that lie open do not prove it. Begin your turn.
refusal-forbidden = { $source } does not allow this. Choose something else.
refusal-forbidden-here = The rules of this table do not allow this. Choose something else.
waste-full-life = Nobody it would heal has lost a life.
waste-two-left = With two players left, Beer gives no life.
waste-too-few = This hit takes { $owed } dodges and you have { $have }.
waste-own = You would discard a card of your own.
end-because = { $winner ->
    [law] { $role ->
        [none] Every Outlaw and every Renegade is out.
        [sheriff] Every Outlaw and every Renegade is out.
        [deputy] The Sheriff lives, and every Outlaw and Renegade is out.
       *[other] You are out, and with you everybody who was after the Sheriff.
    }
    [duel] Both characters of one player are out.
    [personal] The target is out, or nobody else is left.
    [outlaws] { $role ->
        [sheriff] You were eliminated, and the Renegade was not alone with you.
        [deputy] The Sheriff died.
        [renegade] The Sheriff died while you were not the last one left.
       *[other] The Sheriff is dead.
    }
    [survivor] In the Wild West Show the last one alive wins, whatever the roles.
   *[renegade] { $role ->
        [renegade] The Sheriff fell last, and you alone are left.
       *[other] The Sheriff fell last, to the Renegade.
    }
}
