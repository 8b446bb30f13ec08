### The 42 characters: name and ability.

## Base game

character-bart-cassidy = Bart Cassidy
    .text = For each life he loses he draws 1 card, provided he survives.
character-black-jack = Black Jack
    .text = He shows the second card of his draw phase. If it is hearts or diamonds, he draws 1 more.
character-calamity-janet = Calamity Janet
    .text = She may use a Bang! as a Missed! and a Missed! as a Bang!, also where one has to be discarded.
character-el-gringo = El Gringo
    .text = For each life he loses to another player's card, he takes 1 random card from that player's hand.
character-jesse-jones = Jesse Jones
    .text = He may take the first card of his draw phase at random from another player's hand instead of the deck.
character-jourdonnais = Jourdonnais
    .text = He always counts as having a Barrel: once per hit he may flip a card, and hearts dodge the hit. A real Barrel gives him a second flip.
character-kit-carlson = Kit Carlson
    .text = In his draw phase he looks at the top 3 cards of the deck, takes 2 and puts the third back on top.
character-lucky-duke = Lucky Duke
    .text = Whenever he flips, he turns up 2 cards and chooses the one that counts.
character-paul-regret = Paul Regret
    .text = The others see him 1 further away. It adds up with Mustang and Hideout.
character-pedro-ramirez = Pedro Ramirez
    .text = He may take the first card of his draw phase from the top of the discard pile.
character-rose-doolan = Rose Doolan
    .text = She sees the others 1 nearer, though never nearer than 1. It adds up with Scope and Binocular.
character-sid-ketchum = Sid Ketchum
    .text = He may discard 2 cards from his hand to regain 1 life, as often as he likes: in his turn, between turns, before he answers a card, and even to survive the loss of his last life.
ability-sid-ketchum-heal = Discard { $pay-obj }: regain 1 life ({ $source })
character-slab-the-killer = Slab the Killer
    .text = It takes 2 dodges to escape a Bang! he plays. A Barrel counts as 1 of them at most.
character-suzy-lafayette = Suzy Lafayette
    .text = As soon as her hand is empty and nothing is left to resolve, she draws 1 card.
character-vulture-sam = Vulture Sam
    .text = When another player is eliminated, he takes all cards of that player into his hand, those in play as well.
character-willy-the-kid = Willy the Kid
    .text = He may play any number of Bang! cards in his turn.

## Dodge City

character-apache-kid = Apache Kid
    .text = Cards of diamonds played by others do nothing to him, neither harm nor good. Whether that includes a Duel of diamonds depends on the edition.
character-belle-star = Belle Star
    .text = In her turn the cards in play in front of other players have no effect.
character-bill-noface = Bill Noface
    .text = In his draw phase he draws 1 card, plus 1 for each life he is short of his full number.
character-chuck-wengam = Chuck Wengam
    .text = In his turn he may give up 1 life, though never his last, to draw 2 cards, as often as he likes.
ability-chuck-wengam-draw = Give up 1 life: draw 2 cards ({ $source })
character-doc-holyday = Doc Holyday
    .text = Once in his turn he may discard 2 cards from his hand: 1 hit on another player within range of his weapon. It is not a Bang! and leaves his Bang! limit alone.
ability-doc-holyday-shoot = Discard { $pay-obj }: hit { $at } ({ $source })
character-elena-fuente = Elena Fuente
    .text = She may play any card from her hand as a Missed!
character-greg-digger = Greg Digger
    .text = Whenever another player is eliminated, he regains 2 lives.
character-herb-hunter = Herb Hunter
    .text = Whenever another player is eliminated, he draws 2 cards.
character-jose-delgado = José Delgado
    .text = In his turn he may discard a blue card from his hand to draw 2 cards, as often as he likes (official rules: 2 times per turn).
ability-jose-delgado-draw = Discard { $pay-obj }: draw 2 cards ({ $source })
character-molly-stark = Molly Stark
    .text = For each card from her hand that she plays or gives in answer during another player's turn, she draws 1 card; in a Duel once it is over. Cards others take from her or make her discard do not count.
character-pat-brennan = Pat Brennan
    .text = Instead of drawing in his draw phase he may take 1 card in play, at any distance, into his hand.
character-pixie-pete = Pixie Pete
    .text = In his draw phase he draws 4 cards instead of 2 (official rules: 3).
character-sean-mallory = Sean Mallory
    .text = His hand limit is 10 cards, whatever his life (Dodge City rules: no limit).
character-tequila-joe = Tequila Joe
    .text = Each Beer gives him 2 lives instead of 1. Other drinks work as usual.
character-vera-custer = Vera Custer
    .text = At the start of her turn, after Dynamite and Jail, she chooses another player in the game and has that character's ability until her next turn.

## Wild West Show

character-big-spencer = Big Spencer
    .text = He starts with 5 cards. He cannot play Missed!, but may dodge in other ways.
character-flint-westwood = Flint Westwood
    .text = Once in his turn he may swap 1 card of his choice from his hand for 2 random cards from another player's hand (for 1 if there is only 1).
ability-flint-westwood-trade = Swap { $pay-obj } for 2 cards of { $at } ({ $source })
character-gary-looter = Gary Looter
    .text = He starts with 5 cards. Cards that other players discard because of the hand limit go to his hand.
character-greygory-deck = Greygory Deck
    .text = Before the game and at the start of each of his turns he may draw 2 random characters of the base game. He has the abilities of both until he replaces both.
ability-greygory-deck-draw = Draw 2 characters ({ $source })
character-john-pain = John Pain
    .text = While he holds fewer than 6 cards, every card anybody flips goes to his hand. He can use it only after the current effect is over.
character-lee-van-kliff = Lee Van Kliff
    .text = Right after a brown card he played in his turn he may discard a Bang! to get its effect again, once per card.
ability-lee-van-kliff-repeat = Discard { $pay-obj }: the card once more{ $aim ->
    [none] {""}
    [card] {", at "}{ $thing }
   *[other] {", at "}{ $at }
} ({ $source })
character-teren-kill = Teren Kill
    .text = When he would be eliminated, he flips a card: if it is not spades, he stays in the game with 1 life and draws 1 card.
character-youl-grinner = Youl Grinner
    .text = Before he draws in his draw phase, every player with more cards in hand than he has gives him 1 card of their choice.

## Special characters

character-claus-the-saint = Claus the Saint
    .text = In his draw phase he draws 1 card more than there are players left, keeps 2 and gives 1 to each other player.
character-johnny-kisch = Johnny Kisch
    .text = When he lays a card, all cards of the same name in front of other players are discarded.
character-uncle-will = Uncle Will
    .text = Once in his turn he may play any card from his hand as a General Store.
