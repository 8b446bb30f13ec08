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
