### Events of A Fistful of Cards: name and effect, and what they ask.

event-dead-man = Dead Man
    .text = When the turn comes to the player who was eliminated first, he returns for good with 2 lives and 2 cards.
