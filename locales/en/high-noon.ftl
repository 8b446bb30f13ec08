### Events of High Noon: name and effect, and what they ask.

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
event-high-noon = High Noon
    .text = Everybody loses 1 life at the start of his turn.
