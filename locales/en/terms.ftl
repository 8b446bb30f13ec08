### Roles, suits, borders, editions, phases and the words of the game.

## Roles

role-sheriff = Sheriff
    .text = Eliminate all Outlaws and every Renegade, and stay alive. Everybody knows who you are, and you have 1 life more.
role-deputy = Deputy
    .text = Protect the Sheriff and help to eliminate all Outlaws and every Renegade. You win with the Sheriff, even if you are out.
role-outlaw = Outlaw
    .text = Eliminate the Sheriff. You win with all Outlaws, even if you are out; whoever eliminates an Outlaw draws 3 cards.
role-renegade = Renegade
    .text = Be the last one left: eliminate everybody else, and the Sheriff last of all.
role-unknown = Role unknown

## Suits

suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
suit-spades = Spades
face-words = { $rank ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $rank }
} of { $suit ->
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
   *[spades] Spades
}

## Borders

border-brown = Brown
    .text = Takes effect at once and is then discarded.
border-blue = Blue
    .text = Stays in front of a player and works until it is removed.
border-green = Green
    .text = Lay it in front of you now and use it once, later: from your next turn on, and then it is discarded. Cards that dodge may be ready as soon as the turn they were laid in is over, if the edition says so.

## Editions

edition-classic = Classic
    .text = The base game: 4 to 7 players, 16 characters, 80 cards.
edition-dodge-city = Dodge City
    .text = The stand-alone Dodge City box with green cards: 4 to 7 players, 15 characters, 80 cards.
edition-dodge-city-base = Dodge City with base game
    .text = Dodge City rules with both card sets: 4 to 8 players, 31 characters, 120 cards.
edition-compendium = Compendium
    .text = Everything on one table: 4 to 8 players, 42 characters, 120 cards.
edition-heist = Heist
edition-official = Official
    .text = As close to the publisher's rules and answers as we know them; not every point could be checked. You choose the boxes.

## Boxes

box-base = Base game
box-dodge-city = Dodge City
box-wild-west-show = Wild West Show
box-special = Special characters

## Phases of a turn

phase-start = Start
phase-draw = Draw
phase-play = Play
phase-discard = Discard
phase-end = End

## Sides

side-law = The law
side-outlaws = The Outlaws
side-renegade = The Renegade

## Words of the game

term-distance = Distance
    .text = The number of places from you to another player, the shorter way round; players who are out do not count. Mustang, Scope and the like change it, weapons do not, and it is never below 1.
term-range = Range
    .text = How far your weapon shoots. A player is within range if the distance is not greater; without a weapon your range is 1.
term-life = Life
    .text = The hits you can take. At 0 you are eliminated, and you never have more lives than at the start.
term-hand = Hand
    .text = The cards you hold. The others see only how many there are.
term-in-play = In play
    .text = Cards lying face up in front of a player. They belong to that player, whoever laid them.
term-deck = Deck
    .text = The face-down pile from which cards are drawn and flipped. When it runs out, the discard pile is shuffled and becomes the new deck.
term-discard-pile = Discard pile
    .text = Played and discarded cards lie here face up. Only the top one is visible.
term-flip = Flip
    .text = Turn up the top card of the deck and look at suit and rank: they decide about Barrel, Jail, Dynamite and some abilities. The card is then discarded.
term-hit = Hit
    .text = Costs 1 life unless it is dodged. Bang! is a hit, and so are Gatling, Punch, Knife and others.
term-dodge = Dodge
    .text = Cancels 1 hit on yourself. Missed!, a lucky Barrel and some green cards do it; none of them helps against Indians!, Duel or Dynamite.
term-turn = Turn
    .text = Draw, play, discard: then the next player on the left goes on.
term-bang-limit = Bang! limit
    .text = You may play 1 Bang! per turn. Other hits and a Bang! you only discard do not count; with Volcanic and for Willy the Kid there is no limit.
term-hand-limit = Hand limit
    .text = In your discard phase you keep as many cards in hand as you have lives and discard the rest.
term-book-card = Book card
    .text = A card with a rule of its own: Duel, General Store, Indians!, Jail and Dynamite. Beginners may leave them out.
term-settle-point = Settle point
    .text = A moment at which nothing is left to resolve. Abilities that wait for it, like Suzy Lafayette's, happen now.
