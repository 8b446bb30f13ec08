### Events of High Noon: name and effect, and what they ask.

event-blessing = Blessing
    .text = Every card counts as hearts.
event-curse = Curse
    .text = Every card counts as spades.
event-ghost-town = Ghost Town
    .text = Eliminated players come back as ghosts for one turn each. A ghost draws 3 cards, plays as usual, cannot lose or gain life, and leaves when the turn ends.
event-gold-rush = Gold Rush
    .text = Turns go round the table the other way, counter-clockwise, from the player who revealed this card on.
event-handcuffs = Handcuffs
    .text = Whoever reveals it chooses a player, who cannot play cards from hand in his own turn. Under the official rules everybody names a suit after drawing and plays only cards of that suit in that turn.
ask-handcuffs-seat = { $who-is ->
    [me] Whose hands do you bind? That player plays no card from hand in his own turn.
   *[other] { $who } chooses whose hands are bound.
}
ask-handcuffs-choice = { $who-is ->
    [me] Which suit do you play this turn? Cards of other suits stay in your hand.
   *[other] { $who } names the only suit to be played this turn.
}
event-hangover = Hangover
    .text = Characters have no abilities.
event-high-noon = High Noon
    .text = Everybody loses 1 life at the start of his turn.
event-new-identity = New Identity
    .text = At the start of his turn everybody looks at his second character and may take it instead of his own, with 2 life points.
ask-new-identity-choice = { $who-is ->
    [me] Do you become your second character? You will have 2 life points.
   *[other] { $who } decides whether to become somebody else.
}
event-shootout = Shootout
    .text = Everybody may play a second Bang! in his turn.
event-the-daltons = The Daltons
    .text = Everybody with cards in play chooses one of his own and discards it.
ask-the-daltons-card = { $who-is ->
    [me] Which of your cards in play do you discard?
   *[other] { $who } chooses which of his cards in play is discarded.
}
event-the-doctor = The Doctor
    .text = Whoever has the fewest life points regains 1 life; several, if they are equal.
event-the-reverend = The Reverend
    .text = Nobody can play Beer, not even at his last life.
event-the-sermon = The Sermon
    .text = Nobody can use Bang! cards in his own turn, not even in a Duel.
event-thirst = Thirst
    .text = Everybody draws only the first card in his draw phase. Under the official rules one card fewer than usual.
event-train-arrival = Train Arrival
    .text = Everybody draws 1 more card at the end of his draw phase.

## What they mean to a player, as a sign beside him

mind-blessing = Every card is hearts
mind-curse = Every card is spades
mind-ghost-town = { $there ->
    [ghost] You are a ghost until this turn ends
   *[no] You will play a turn as a ghost
}
mind-gold-rush = Turns go the other way
mind-handcuffs = { $suit ->
    [hearts] Only hearts from your hand
    [diamonds] Only diamonds from your hand
    [clubs] Only clubs from your hand
    [spades] Only spades from your hand
    [bound] You play no card from hand in your turn
   *[none] You will name the only suit you play
}
mind-hangover = Your ability does nothing
mind-high-noon = Your turn begins with −1 life
mind-new-identity = You may become somebody else
mind-shootout = { $bangs ->
    [255] Any number of Bang! a turn
   *[other] { $bangs } Bang! in your turn
}
mind-the-daltons = Your turn costs a card in play
mind-the-reverend = No Beer
mind-the-sermon = No Bang! in your turn
mind-thirst = { $draws ->
    [one] You draw only 1 card
   *[other] You draw { $draws } cards
}
mind-train-arrival = You draw 1 card more
