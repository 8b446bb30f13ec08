### Heist, the other game of the house: cards, what happened, what is asked, why not.
###
### $who is the acting player; $who-is tells whether that is the reader (me) or somebody else (other). $at is another player.
### $cards is a list of card names, $card one of them; $count is a number of cards, $order a list of players.

## Cards

heist-card-number = { $number }
    .text = Load it: the largest set of one number wins the division. Or throw it on the loot.
heist-card-joker = Joker
    .text = In the division it copies a number in your revolver. Without a number it counts for nothing.
heist-card-miss = Miss
    .text = In the division it cancels one card with the highest number of all, your own if nobody else has one.
heist-card-swap = Swap
    .text = Take two random cards from a hand and give back any two. Nobody loads meanwhile.
heist-card-helper = Helper
    .text = For the rest of the round you hold one card more.
heist-card-indians = Indians
    .text = Every opponent loses a random loaded card and draws one into the hand.
heist-card-sheriff = Sheriff
    .text = With two of them in the row a shoot-out may start; the fourth starts it by itself.
heist-mode-realtime = in real time
heist-mode-commit-drawn = sealed, races by lot
heist-mode-commit-sealed = sealed, fewer loads are faster
heist-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
heist-list-more = { $before }, { $next }

## What happened

heist-log-round = { $who-is ->
    [me] Round { $round }. You begin.
   *[other] Round { $round }. { $who } begins.
}
heist-log-dealt = { $who-is ->
    [me] Your cards: { $cards }.
   *[other] Cards of { $who }: { $cards }.
}
heist-log-turn = { $who-is ->
    [me] Your turn.
   *[other] { $who }'s turn.
}
heist-log-committed = { $who-is ->
    [me] You have decided.
   *[other] { $who } has decided.
}
heist-log-loaded = { $who-is ->
    [me] You load: { $cards }.
   *[other] { $who } loads { heist-count-cards }.
}
heist-log-discarded = { $who-is ->
    [me] You throw on the loot: { $cards }.
   *[other] { $who } throws on the loot: { $cards }.
}
heist-log-passed = { $who-is ->
    [me] You pass.
   *[other] { $who } passes.
}
heist-log-swap = { $who-is ->
    [me] You play a Swap against { $at }.
   *[other] { $who } plays a Swap against { $at }.
}
heist-log-indians = { $who-is ->
    [me] You send the Indians.
   *[other] { $who } sends the Indians.
}
heist-log-helper = { $who-is ->
    [me] You hire a Helper.
   *[other] { $who } hires a Helper.
}
heist-log-took = { $who-is ->
    [me] You take from { $at }: { $cards }.
   *[other] { $who } takes from { $at }: { $cards }.
}
heist-log-returned = { $who-is ->
    [me] You give back to { $at }: { $cards }.
   *[other] { $who } gives back to { $at }: { $cards }.
}
heist-log-buried = { $who-is ->
    [me] You lose from the revolver: { $card }.
   *[other] { $who } loses a loaded card.
}
heist-log-drew = { $who-is ->
    [me] You draw: { $card }.
   *[other] { $who } draws a card.
}
heist-log-sheriff = A sheriff! { $count } of 4.
heist-log-turned-over = Everybody passes; the deck adds to the loot: { $card }.
heist-log-race = The fourth sheriff! Slap!
heist-log-race-from = { $who-is ->
    [me] You start the shoot-out!
   *[other] { $who } starts the shoot-out. Slap!
}
heist-log-declared = { $who-is ->
    [me] You declare a duel. Two cards lie face down.
   *[other] { $who } declares a duel. Two cards lie face down.
}
heist-log-duel-void = The sheriff comes between: no duel.
heist-log-go = { $card } against { $other }: go!
heist-log-no-go = { $card } against { $other }: hands off!
heist-log-duel-off = Nobody moved. The duel is off.
heist-log-slapped = { $who-is ->
    [me] Your hand is on the loot.
   *[other] { $who }'s hand is on the loot.
}
heist-log-lottery = The lot decides: { $order }.
heist-log-closed = On the loot, from the bottom: { $order }.
heist-log-missing = Too late: { $order }.
heist-log-nobody = Nobody reached for the loot.
heist-log-false-slap = { $who-is ->
    [me] You slapped for nothing: the packet goes to { $at }.
   *[other] { $who } slapped for nothing: the packet goes to { $at }.
}
heist-log-packet = { $who-is ->
    [me] You get the packet: { $cards }.
   *[other] { $who } gets the packet: { $cards }.
}
heist-log-shown = { $who-is ->
    [me] Your revolver: { $cards }.
   *[other] { $who }'s revolver: { $cards }.
}
heist-log-shown-empty = { $who-is ->
    [me] Your revolver is empty.
   *[other] { $who }'s revolver is empty.
}
heist-log-missed = { $who-is ->
    [me] Your Miss cancels a { $card } of { $at }.
   *[other] { $who }'s Miss cancels a { $card } of { $at }.
}
heist-log-missed-own = { $who-is ->
    [me] Your Miss cancels your own { $card }.
   *[other] { $who }'s Miss cancels a { $card } of their own.
}
heist-log-miss-wasted = { $who-is ->
    [me] Your Miss hits nothing.
   *[other] { $who }'s Miss hits nothing.
}
heist-log-counted = { $who-is ->
    [me] You count { $size } × { $number }.
   *[other] { $who } counts { $size } × { $number }.
}
heist-log-counted-nothing = { $who-is ->
    [me] You count nothing.
   *[other] { $who } counts nothing.
}
heist-log-share = { $who-is ->
    [me] You take { heist-count-cards } of the loot; points: { $points }.
   *[other] { $who } takes { heist-count-cards } of the loot; points: { $points }.
}
heist-log-left = Left over: { heist-count-cards }.
heist-log-won = { $who-is ->
    [me] You win the game!
   *[other] { $who } wins the game.
}
heist-log-won-shared = The victory is shared: { $order }.

## What is asked

heist-ask-loads = Seal what you load this turn.
heist-ask-action = Your turn: discard, play an event card, or pass.
heist-ask-wait = { $who } is thinking.
heist-ask-waits = The others are deciding.
heist-ask-return = { $count ->
    [one] Give back 1 card.
   *[other] Give back { $count } cards.
}
heist-ask-race = Slap!
heist-ask-race-slapped = Your hand is on the loot.
heist-ask-race-commit = The race: seal what you still load. Fewer cards are faster.
heist-ask-suspense = Wait for the cards…
heist-ask-duel-commit = The duel: quick, or steady with what you still load.
heist-ask-go = Go! Slap!
heist-ask-no-go = Hands off!
heist-ask-aim = Your Miss: whose card is cancelled?
heist-ask-over = The game is over.

## Why not

heist-refusal-not-active = It is not your turn.
heist-refusal-over = The game is over.
heist-refusal-not-now = This is not the time for it.
heist-refusal-committed = You have decided already; what is sealed stays sealed.
heist-refusal-shootout-for-two = Two players have duels instead of shoot-outs.
heist-refusal-duel-for-two = Duels are for two players; here there are shoot-outs.
heist-refusal-commit-mode = At this table loads and slaps are sealed.
heist-refusal-real-time = At this table nothing is sealed: load and slap at once.
heist-refusal-clock-only = Only the clock decides that.
heist-refusal-wrong-order = Exactly those who slapped have a place in the order.
heist-refusal-not-in-hand = That card is not in your hand.
heist-refusal-not-loadable = Only numbers, Jokers and Misses can be loaded.
heist-refusal-other-card = That card does something else.
heist-refusal-no-cards = Choose the cards first.
heist-refusal-nothing-to-load = Choose at least one card to load.
heist-refusal-no-combo = Discard one card, equal cards, or numbers of which one is the sum of the others.
heist-refusal-swap-under-way = Nobody loads while a Swap is carried out.
heist-refusal-has-slapped = Whoever has slapped loads no more.
heist-refusal-race-closed = The race is closed; revolvers stay as they are.
heist-refusal-on-oneself = Choose another player.
heist-refusal-empty-hand = There is nothing to take from an empty hand.
heist-refusal-nobody-there = Nobody sits there.
heist-refusal-no-highest = That player has none of the highest cards.
heist-refusal-few-sheriffs = At least two sheriffs must lie in the row.
heist-refusal-as-many-as-taken = Give back as many cards as were taken.
heist-refusal-no-race = There is no race; your hand is locked for a moment.
heist-refusal-slapped-once = Your hand is on the loot already.

## The table in the terminal

heist-ui-round = Round { $round } of { $rounds }
heist-ui-loot = Loot: { $count }
heist-ui-sheriffs = Sheriffs
heist-ui-deck = Deck: { $count }
heist-ui-packet = Packet: { $count }
heist-ui-hand = Hand
heist-ui-revolver = Revolver
heist-ui-empty = empty
heist-ui-points = Points
heist-ui-seconds = { $count } s
heist-ui-key-choose = choose
heist-ui-key-load = load
heist-ui-key-discard = discard
heist-ui-key-event = play event card
heist-ui-key-swap = swap with
heist-ui-key-shootout = shoot-out
heist-ui-key-duel = duel
heist-ui-key-pass = pass
heist-ui-key-slap = slap
heist-ui-key-return = give back
heist-ui-key-aim = aim at
heist-ui-key-seal = seal
heist-ui-key-quick = quick
heist-ui-key-go-on = go on
heist-ui-key-quit = leave
heist-ui-key-again = new game

## The table in the browser

heist-name = Heist
    .text = The airship bank is being robbed. Load your revolver, watch the sheriffs, and slap the loot before the others do. 2 to 5 players, in real time.
heist-web-sheriffs = Sheriffs in the row: { $count } of 4
heist-web-warn = One more sheriff and everybody races!
heist-web-may-start = With two sheriffs in the row the race can start at any moment.
heist-web-key-space = Space bar
heist-web-tap = Tap a card or press its number: numbers, Jokers and Misses are loaded, event cards are played. The button below a card marks it for the loot. You can drag, too.
heist-web-tap-seal = Mark the cards and seal your decision.
heist-web-mark = Mark { $card }
heist-web-to-loot = to loot
heist-web-slap = Slap
heist-web-load-card = Load { $card }
heist-web-locked = Too early! Your hand is locked for a moment.
heist-web-paused = The race was interrupted. It starts again when everybody is back.
heist-web-no-go = Hands off!
heist-web-go = Slap!
heist-web-steady = Steady
heist-web-slap-order = Place in the race
heist-web-left-out = Left out
heist-web-share = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
heist-web-go-on = Go on
heist-web-skip = Skip
heist-web-division = The division
heist-web-scores = Scores
heist-web-sum = Total
heist-web-tie = Equal points: whoever came first in more divisions wins, then whoever won more races.
heist-web-round-back = Back to the beginning of the round
heist-web-round-next = Next round
heist-web-log = What happened
heist-web-again = One more game
heist-web-rounds = Rounds
heist-web-mode = Races
heist-web-turn-time = Time for a turn
heist-web-slap-time = Time for a race
heist-web-seconds = { $count } s
heist-web-hours = { $count } h
heist-web-bots = Bots
heist-web-level-easy = slow hands
heist-web-level-normal = quick hands
heist-web-level-hard = very quick hands
heist-web-practice = Practise for a minute
heist-web-play-now = Play now
heist-web-cards = The cards
heist-web-how = How it goes
heist-web-without-racing = You cannot or do not want to race? Choose sealed decisions: the same game without reaction times.
heist-how-1 = Everybody holds six cards. On your turn do one thing: throw cards on the loot, play an event card, or pass. Then everybody draws up to six again.
heist-how-2 = Throw one card, equal cards, or numbers of which one is the sum of the others. The more there is on the loot, the more there is to win.
heist-how-3 = At any time load numbers, Jokers and Misses into your revolver. They never come back, and only what is loaded counts in the end.
heist-how-4 = With two sheriffs in the row whoever has the turn may start the shoot-out; the fourth sheriff starts it by itself. Then everybody slaps the loot. The last one gets nothing.
heist-how-5 = The largest set of one number wins half of the loot, the next one half of the rest, and so on. Misses cancel the highest number on the table first.
heist-how-6 = With two players there are duels: two cards are turned up. Slap only if the declarer's card is higher.
heist-coach-load = Collect one number. Tap a card to load it: whatever is in the revolver counts in the end and never comes back.
heist-coach-turn = Your turn. Mark one card, equal cards, or a sum like 3 + 4 = 7, and throw them on the loot. The larger the loot, the better.
heist-coach-wait = The others play. You may load at any time, also now.
heist-coach-sheriffs = Two sheriffs are out: from now on anybody may start the race. Load your set and keep a finger on the space bar.
heist-coach-race = Slap the loot: press the big button or the space bar! The last one gets nothing.
heist-coach-slapped = Your hand is on the loot. Now the revolvers are turned up.
heist-coach-division = The largest set takes half of the loot, the next one half of the rest. That was all there is to it!
