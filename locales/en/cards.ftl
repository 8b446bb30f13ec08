### The 44 kinds of playing cards: name and what the card does.

## Brown

card-bang = Bang!
    .text = 1 hit on another player within range of your weapon: unless it is dodged, that player loses 1 life. Only 1 Bang! per turn.
card-missed = Missed!
    .text = Play it when you are hit, in anybody's turn: it dodges the hit. It does not help against Indians!, a Duel or Dynamite.
card-dodge = Dodge
    .text = Play it when you are hit, in anybody's turn: it dodges the hit and you draw 1 card. It does not help against Indians!, a Duel or Dynamite.
card-beer = Beer
    .text = You regain 1 life. Out of turn you may only play it at the moment you lose your last life (Dodge City rules: any life). It is of no use once only 2 players are left.
card-saloon = Saloon
    .text = Every player, you included, regains 1 life. It is not a Beer and never saves a last life.
card-whisky = Whisky
    .text = Discard 1 more card from your hand: you regain 2 lives.
card-tequila = Tequila
    .text = Discard 1 more card from your hand: a player of your choice, maybe yourself, regains 1 life.
card-stagecoach = Stagecoach
    .text = Draw 2 cards. If the Wild West Show deck is in use, its next event is revealed.
card-wells-fargo = Wells Fargo
    .text = Draw 3 cards. If the Wild West Show deck is in use, its next event is revealed.
card-general-store = General Store
    .text = Turn up as many cards of the deck as there are players left. Beginning with you, everybody in turn takes 1 of them into hand.
card-panic = Panic!
    .text = Take 1 card from a player at distance 1: a random one from the hand or one in play that you choose. The range of your weapon does not matter.
card-cat-balou = Cat Balou
    .text = Any player, at any distance, discards 1 card: a random one from the hand or one in play that you choose.
card-rag-time = Rag Time
    .text = Discard 1 more card from your hand: take 1 card from a player at any distance, a random one from the hand or one in play that you choose.
card-brawl = Brawl
    .text = Discard 1 more card from your hand: every other player discards 1 card. For each of them you say which: a random one from the hand or one in play that you choose.
card-gatling = Gatling
    .text = 1 hit on every other player, at any distance. It is not a Bang! and leaves your Bang! limit alone.
card-indians = Indians!
    .text = Every other player discards a Bang! or loses 1 life. This is no hit and cannot be dodged.
card-duel = Duel
    .text = Challenge another player at any distance. Beginning with the one challenged, the two of you discard a Bang! by turns: the first who does not loses 1 life. This is no hit and cannot be dodged, and it leaves your Bang! limit alone.
card-punch = Punch
    .text = 1 hit on another player at distance 1. It is not a Bang! and leaves your Bang! limit alone.
card-springfield = Springfield
    .text = Discard 1 more card from your hand: 1 hit on another player at any distance. It is not a Bang! and leaves your Bang! limit alone.

## Blue

card-barrel = Barrel
    .text = When you are hit, you may flip a card: hearts dodge the hit. Once per hit; other dodges stay open to you.
card-mustang = Mustang
    .text = The others see you 1 further away. It adds up with Hideout.
card-hideout = Hideout
    .text = The others see you 1 further away. It adds up with Mustang.
card-scope = Scope
    .text = You see the others 1 nearer, though never nearer than 1. It adds up with Binocular.
card-binocular = Binocular
    .text = You see the others 1 nearer, though never nearer than 1. It adds up with Scope.
card-jail = Jail
    .text = Lay it in front of another player, but not the Sheriff. At the start of that player's turn a card is flipped: hearts, and the turn goes on, otherwise it is lost. Jail is discarded either way.
card-dynamite = Dynamite
    .text = Lay it in front of you. Whoever has it at the start of a later turn flips a card: on spades 2 to 9 it blows up, costs that player 3 lives and is discarded. Otherwise it moves on to the next player without one.
card-volcanic = Volcanic
    .text = Weapon with range 1. While you have it in play, you may play any number of Bang! cards per turn.
card-schofield = Schofield
    .text = Weapon with range 2. A new weapon replaces the one you have.
card-remington = Remington
    .text = Weapon with range 3. A new weapon replaces the one you have.
card-rev-carabine = Rev. Carabine
    .text = Weapon with range 4. A new weapon replaces the one you have.
card-winchester = Winchester
    .text = Weapon with range 5. A new weapon replaces the one you have.

## Green

card-bible = Bible
    .text = Lay it in front of you. Once it is ready, discard it when you are hit: it dodges the hit and you draw 1 card.
card-iron-plate = Iron Plate
    .text = Lay it in front of you. Once it is ready, discard it when you are hit: it dodges the hit.
card-sombrero = Sombrero
    .text = Lay it in front of you. Once it is ready, discard it when you are hit: it dodges the hit.
card-ten-gallon-hat = Ten Gallon Hat
    .text = Lay it in front of you. Once it is ready, discard it when you are hit: it dodges the hit.
card-canteen = Canteen
    .text = Lay it in front of you. In a later turn of yours you may discard it to regain 1 life. It is not a Beer and never saves a last life.
card-pony-express = Pony Express
    .text = Lay it in front of you. In a later turn of yours you may discard it to draw 3 cards.
card-can-can = Can Can
    .text = Lay it in front of you. In a later turn of yours you may discard it: any player, at any distance, discards 1 card, a random one from the hand or one in play that you choose.
card-conestoga = Conestoga
    .text = Lay it in front of you. In a later turn of yours you may discard it: take 1 card from a player at any distance, a random one from the hand or one in play that you choose.
card-derringer = Derringer
    .text = Lay it in front of you. In a later turn of yours you may discard it: 1 hit on another player at distance 1, then you draw 1 card, dodged or not.
card-knife = Knife
    .text = Lay it in front of you. In a later turn of yours you may discard it: 1 hit on another player at distance 1.
card-pepperbox = Pepperbox
    .text = Lay it in front of you. In a later turn of yours you may discard it: 1 hit on another player within range of your weapon. It leaves your Bang! limit alone.
card-buffalo-rifle = Buffalo Rifle
    .text = Lay it in front of you. In a later turn of yours you may discard it: 1 hit on another player at any distance.
card-howitzer = Howitzer
    .text = Lay it in front of you. In a later turn of yours you may discard it: 1 hit on every other player, at any distance.
