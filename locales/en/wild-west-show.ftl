### Events of Wild West Show: name and effect, and what they ask.

event-bone-orchard = Bone Orchard
    .text = When the turn comes to an eliminated player, he returns for good with 1 life, no cards and a role dealt at random from those of the eliminated.
event-gag = Gag
    .text = Whoever speaks loses 1 life. Emotes are no speech. By rule of the table nobody may write at all.
event-helena-zontero = Helena Zontero
    .text = When she appears, a card is flipped. If it is hearts or diamonds, the roles of all living players except the Sheriff are shuffled and dealt anew.
event-sacagaway = Sacagaway
    .text = Everybody plays with an open hand. Roles stay hidden.
event-wild-west-show = Wild West Show
    .text = Until the end of the game nobody has any goal but to be the last one alive. Roles stay as they are, with all that follows from them.
event-darling-valentine = Darling Valentine
    .text = At the start of his turn a player discards his whole hand and draws as many cards. Then he draws as usual.
event-dorothy-rage = Dorothy Rage
    .text = Once in his turn a player may name another player and a kind of card: if that player holds one, he must play it as if it were his own turn, at whatever target he is told. If he holds none, he shows everybody his hand.
ability-dorothy-rage-order = Order { $at } to play a card ({ $source })
ask-dorothy-rage-kind = { $who-is ->
    [me] Which card is to be played?
   *[other] { $who } names a card to be played.
}
ask-dorothy-rage-seat = { $who-is ->
    [me] At whom is the card to be played?
   *[other] { $who } decides at whom the card is played.
}
ask-dorothy-rage-choice = { $who-is ->
    [me] At the player, or at a card in front of him?
   *[other] { $who } decides what is shot at.
}
ask-dorothy-rage-card = { $who-is ->
    [me] You have been given an order: play the card you were told, or show your whole hand if you do not have it.
   *[other] { $who } looks for the card he was ordered to play.
}
ask-dorothy-rage-cost = { $who-is ->
    [me] Which card do you discard with it?
   *[other] { $who } chooses a card to pay with.
}
event-lady-rosa-of-texas = Lady Rosa of Texas
    .text = Once in his turn a player may change places with the player on his right, whose next turn is then skipped. Everybody takes all that is his along.
ability-lady-rosa-of-texas-swap = Change places with { $at }, who loses a turn ({ $source })
event-miss-susanna = Miss Susanna
    .text = Whoever has played fewer than 3 cards in his turn loses 1 life at its end. A turn lost in Jail does not count.
event-showdown = Showdown
    .text = Every hand card may be used as a Bang!, and every Bang! as a Missed!.

## What they mean to a player, as a sign beside him

mind-bone-orchard = You come back with 1 life
mind-gag = { $talk ->
    [forbidden] You may not speak
   *[costs] Speaking costs 1 life
}
mind-sacagaway = Everybody sees your hand
mind-wild-west-show = Be the last one alive
mind-darling-valentine = Your turn begins with a new hand
mind-dorothy-rage = You may give one order
mind-lady-rosa-of-texas = You may change places once
mind-miss-susanna = { $left ->
    [0] 3 cards played: you are safe
    [one] Play 1 more card or lose 1 life
   *[other] Play { $left } more cards or lose 1 life
}
mind-showdown = Any card is a Bang!
