### Events of A Fistful of Cards: name and effect, and what they ask.

event-hard-liquor = Hard Liquor
    .text = A wounded player may skip drawing in his turn and regain 1 life instead.
ask-hard-liquor-choice = { $who-is ->
    [me] Draw as usual, or skip drawing and regain 1 life?
   *[other] { $who } decides whether to draw or to drink.
}
event-abandoned-mine = Abandoned Mine
    .text = Draw from the discard pile as long as it lasts. Whoever did so puts his own discards face down on the deck for the rest of the turn. Under the official rules only the cards he plays go there.
event-ranch = Ranch
    .text = At the end of his play phase a player may discard any number of cards and draw as many. Under the official rules this comes right after drawing.
ask-ranch-card = { $who-is ->
    [me] Which cards do you exchange? You draw as many as you discard.
   *[other] { $who } may exchange cards.
}
event-peyote = Peyote
    .text = Instead of drawing, guess red or black and turn over the top card of the deck. If you are right, you keep it and may guess again; if not, it is discarded and you stop.
ask-peyote-choice = { $who-is ->
    [me] Is the top card red or black?
   *[other] { $who } guesses the colour of the top card.
}
event-ambush = Ambush
    .text = Everybody sits at distance 1 from everybody else. Mustang, Scope and the like still count.
event-ricochet = Ricochet
    .text = Any number of Bang! cards may also be shot at cards lying in front of others, at any distance. The owner saves the card with 1 dodge; otherwise it is discarded.
event-the-judge = The Judge
    .text = No card may be laid in front of anybody.
event-lasso = Lasso
    .text = Cards lying in front of players have no effect.
event-blood-brothers = Blood Brothers
    .text = At the start of his turn a player may give 1 of his lives, though not his last, to another wounded player.
ask-blood-brothers-seat = { $who-is ->
    [me] Give 1 of your lives to somebody?
   *[other] { $who } may give somebody a life.
}
event-dead-man = Dead Man
    .text = When the turn comes to the player who was eliminated first, he returns for good with 2 lives and 2 cards.
event-a-fistful-of-cards = A Fistful of Cards
    .text = At the start of his turn a player is hit once for each card in his hand.
event-vendetta = Vendetta
    .text = At the end of his turn a player flips a card. Hearts bring him one more turn, after which he does not flip again.
event-sniper = Sniper
    .text = In his turn a player may discard 2 Bang! cards together for one shot in range. Only 2 dodges cancel it.
ability-sniper-shoot = Discard { $pay }: hit { $at }, who needs 2 dodges ({ $source })
event-russian-roulette = Russian Roulette
    .text = From the player who reveals it on, everybody in turn discards a Missed!. The first who does not loses 2 lives.
ask-russian-roulette-answer = { $who-is ->
    [me] Discard a Missed!, or lose 2 lives.
   *[other] { $who } has to discard a Missed! or lose 2 lives.
}
event-law-of-the-west = Law of the West
    .text = The second card drawn is shown to everybody. It must be played in that turn if that is possible.

## What they mean to a player, as a sign beside him

mind-hard-liquor = 1 life instead of drawing
mind-abandoned-mine = You draw from the discard pile
mind-ranch = You may exchange cards once
mind-peyote = You guess instead of drawing
mind-ambush = Everybody is at distance 1
mind-ricochet = Bang! also hits cards
mind-the-judge = No cards may be laid
mind-lasso = Your cards in play do nothing
mind-blood-brothers = You may give 1 life away
mind-dead-man = You come back on your turn
mind-a-fistful-of-cards = { $hand ->
    [0] No cards, no hits
    [one] 1 hit as your turn begins
   *[other] { $hand } hits as your turn begins
}
mind-vendetta = Hearts give you a second turn
mind-sniper = 2 Bang! together need 2 dodges
mind-law-of-the-west = Your second card must be played
