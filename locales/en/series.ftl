### Series: money, keeping, hiring, buying, taking back

## Questions

ask-keep-character = { $who-is ->
    [me] { $cost ->
        [none] Do you keep your character? The others learn it when all have decided.
        [free] Do you keep your character? It costs you nothing.
       *[price] Do you keep your character for ${ $dollars }?
    }
   *[other] { $cost ->
        [none] { $who } decides in secret whether to keep the character.
       *[price] { $who } decides whether to keep the character for ${ $dollars }.
    }
}
ask-nominate = { $who-is ->
    [me] { $alone ->
        [yes] Nobody else can bid. Which character do you hire for $100?
       *[no] Which character do you put up for auction?
    }
   *[other] { $alone ->
        [yes] { $who } hires a character for $100.
       *[no] { $who } puts up a character for auction.
    }
}
ask-bid = { $who-is ->
    [me] { $by-is ->
        [none] What is your first bid for { $character }?
       *[other] { $by } bids ${ $dollars } for { $character }. Do you bid more?
    }
   *[other] { $by-is ->
        [none] { $who } opens the bidding for { $character }.
        [me] { $who } may outbid you: ${ $dollars } for { $character }.
       *[other] { $who } may outbid { $by }: ${ $dollars } for { $character }.
    }
}
ask-buy = { $who-is ->
    [me] Which card do you buy back for $500? It goes to your hand.
   *[other] { $who } may buy back cards for $500 each.
}
ask-take-back = { $who-is ->
    [me] Which Bang! do you take back?
   *[other] { $who } may take back a Bang!
}

## Without an answer

default-keep-character = Nobody answers: { $who-is ->
    [me] you give your character back
   *[other] { $who } gives the character back
}.
default-bid = Nobody answers: { $who-is ->
    [me] you pass
   *[other] { $who } passes
}.
default-buy = Nobody answers: { $who-is ->
    [me] you buy nothing more
   *[other] { $who } buys nothing more
}.
default-take-back = Nobody answers: the card stays on the discard pile.

## Labels of answers

action-keep-for = Keep { $character } for ${ $dollars }
action-nominate = Put up { $character }
action-hire = Hire { $character } for $100
action-bid = Bid ${ $dollars }

## Refusals

refusal-funds = That would cost ${ $dollars }, and the balance is ${ $balance }. Choose what you can pay for.
refusal-bid = That bid is too low. Bid at least ${ $dollars }, or pass.
refusal-not-eligible = You have no right to that one. Choose one of those on offer.

## What happened

log-offered = { $character } is on offer.
log-bid = { $who-is ->
    [me] You bid ${ $dollars } for { $character }.
   *[other] { $who } bids ${ $dollars } for { $character }.
}
log-paid = { $why ->
    [stake] { $who-is ->
        [me] You start with ${ $dollars }.
       *[other] { $who } starts with ${ $dollars }.
    }
    [hire] { $who-is ->
        [me] You pay ${ $dollars } for your character.
       *[other] { $who } pays ${ $dollars } for a character.
    }
    [keep] { $who-is ->
        [me] You pay ${ $dollars } to keep your character.
       *[other] { $who } pays ${ $dollars } to keep the character.
    }
    [experience] { $who-is ->
        [me] You pay ${ $dollars } for a card.
       *[other] { $who } pays ${ $dollars } for a card.
    }
    [bounty] { $who-is ->
        [me] You collect the bounty: ${ $dollars }.
       *[other] { $who } collects the bounty: ${ $dollars }.
    }
    [penalty] { $who-is ->
        [me] You pay ${ $dollars } for the Sheriff's death.
       *[other] { $who } pays ${ $dollars } for the Sheriff's death.
    }
    [point] { $who-is ->
        [me] You score 1 point.
       *[other] { $who } scores 1 point.
    }
   *[role] { $who-is ->
        [me] You earn ${ $dollars }.
       *[other] { $who } earns ${ $dollars }.
    }
}

## Standings

ui-series-standings = Standings after game { $game } of { $games }
ui-series-keys = n: next game · l: log · q: quit, and go on later with --resume
ui-series-final = The series is over
ui-series-wins = { $who-is ->
    [me] You win the series!
   *[other] { $who } wins the series.
}
ui-series-shared = The first place is shared: { $names }.
ui-series-reason = { $why ->
    [stake] start
    [hire] character
    [keep] character kept
    [experience] cards
    [bounty] bounties
    [penalty] penalty
    [point] points
   *[role] role
}
ui-money-balance = { $points ->
    [yes] { $dollars ->
        [one] 1 point
       *[other] { $dollars } points
    }
   *[no] ${ $dollars }
}

## Series on the page

series-title = Series
series-so-far = { $count ->
    [one] 1 game so far
   *[other] { $count } games so far
}
series-place = Place
series-player = Player
series-money = Balance
series-won = Won
series-survived = Survived
series-role = Role
series-how = Where it came from
series-game = Game { $game }
series-plot = The money, game by game
series-link = The whole series, game by game
series-copy = Copy the link
series-table = To the table
series-next = Ready for the next game
series-leave = Your seat stays yours: if you are away, a bot plays on until you are back.
auction-title = Before the game
auction-own = You have
auction-offered = Characters up for hire
auction-bids = bids ${ $dollars }
auction-asked = decides
auction-no-bid = { $character } is up. Nobody has bid yet.
auction-highest = { $character } is up. Highest bid: ${ $dollars }, { $name }.
auction-less = Bid less
auction-more = Bid more
auction-most = You can go up to ${ $dollars }.
auction-how = How does this work?
auction-how-text = Nobody is dealt a character: you hire one. Whoever is up picks one of those on the table and makes the first bid. Then everybody without a character raises or passes, to the right round the table; whoever passes is out for this one. The highest bid goes to the bank and the character to the bidder. All money is open. Anyone who cannot pay $100 gets one of those left over, for free.
me-target = Your target: { $name }
me-last-stand = The last one standing wins
