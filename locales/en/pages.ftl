### The web page: new table, settings, reference, replay, credits.

## New table

new-title = New table
new-name = Name of the table
new-name-of = { $name }'s table
new-presets = How do you want to play?
preset-first = First game
    .text = The base game without the difficult cards, relaxed clock.
preset-quick = Quick game
    .text = The base game with bots that think fast.
preset-heist = A heist
    .text = Three rounds of the airship bank against quick hands.
preset-heist-practice = Practice
    .text = One round with time to look at everything.
preset-duel = Duel
    .text = Two players, two characters each: who acts is your choice every turn.
preset-full = Full table
    .text = Both boxes, more characters, more cards.
preset-triangle = Triangle
    .text = Three players, all roles open: everybody hunts somebody.
preset-evening = Evening
    .text = A series for 4 to 7: everybody is Sheriff once, characters are auctioned, money decides.
new-edition = Edition
new-boxes = Boxes
new-boxes-own = As the edition has it
new-players = Players
new-fill = Bots for free chairs
new-chairs = Chair by chair
new-chair = Chair { $seat }
new-chair-person = For a person
new-chairs-hint = A chair with a bot is kept for it; free chairs get the level chosen above when you start.
new-pace = Clock
pace-fast = Fast, 20 seconds
pace-relaxed = Relaxed, 90 seconds
pace-slow = By mail, 2 days
pace-none = No clock
new-public = Show it in the lobby
new-private = Only with the link
new-watching = Watching
watching-anyone = Everybody with the link
watching-seated = Only players of this table
new-open-cards = The dead see all cards
new-ways = Series and money
new-house = House rules
new-house-hint = Every switch of the rules. What differs from the edition is marked.
new-house-changed = { $count ->
    [0] as printed
    [one] 1 changed
   *[other] { $count } changed
}
new-fixed-seat = Seat { $seat }
new-fixed-dealt = Dealt
new-house-reset = Back to the edition
new-switch-changed = changed
new-switch-search = Search the switches
new-create = Make the table
new-yes = Yes
new-no = No

## Settings

set-title = Settings
set-name = Your name
set-language = Language
set-theme = Theme
set-theme-auto = As the device
set-theme-dark = Dark: night in the saloon
set-theme-light = Light: sunlit porch
set-speed = Speed of the cards
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = At once
set-motion = Motion
set-motion-auto = As the device
set-motion-full = Full
set-motion-less = Less
set-sound = Sound
set-volume = Volume
set-sound-try = Try it
set-saved = Everything is kept in this browser.
set-move = Play on another device
set-move-hint = Makes a link that turns another device into you. It works once, for ten minutes.
set-move-make = Make the link
set-learn = Play the guided hand again

## Reference

ref-title = Cards and rules
ref-search = Search
ref-search-hint = Name, effect or word
ref-cards = Playing cards
ref-characters = Characters
ref-roles = Roles
ref-terms = Words of the game
ref-symbols = Symbols
ref-switches = Rule switches
ref-editions = Editions
ref-rules = How to play
ref-none = Nothing found.
ref-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
ref-copies = In the deck: { $cards }
ref-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
ref-values = Values: { $values }
ref-link = Link to this entry
ref-rule-id = Rule { $rule }
rules-goal = Goal
    .text = Everybody has a secret role; only the Sheriff is known. The law wins when all Outlaws and the Renegade are out, the Outlaws win when the Sheriff is out, the Renegade wins as the last one left.
rules-turn = Your turn
    .text = First draw 2 cards. Then play as many cards as you like, but only 1 Bang!. At the end discard down to as many cards as you have lives.
rules-distance = Distance and range
    .text = Count the places to another player the shorter way round. You can shoot players whose distance is not greater than the range of your weapon; without a weapon that is 1.
rules-hit = Hit and dodge
    .text = Whoever is hit may dodge: with a Missed!, with luck and a Barrel, with some green cards. Otherwise 1 life is gone.
rules-life = Lives
    .text = At 0 lives you are out, unless you drink a Beer at that very moment. You never have more lives than at the start.
rules-out = Out of the game
    .text = Your role is shown and your cards are discarded. Whoever eliminates an Outlaw draws 3 cards; a Sheriff who eliminates a Deputy loses all cards.
rules-flip = Flipping
    .text = Barrel, Jail and Dynamite turn up the top card of the deck: its suit and rank decide.

## Symbols

symbol-hit = Hit: 1 life is lost unless it is dodged
symbol-dodge = Dodge: cancels 1 hit
symbol-life = Regain 1 life
symbol-draw = Draw 1 card
symbol-drop = A card is discarded
symbol-take = Take a card
symbol-cost = Costs 1 more card from the hand
symbol-flip = Flip the top card of the deck
symbol-reach = One player within range of the weapon
symbol-one = One player at distance 1
symbol-any = One player at any distance
symbol-all = All other players
symbol-far = The others see you 1 further away
symbol-near = You see the others 1 nearer
symbol-many = No Bang! limit
symbol-book = See the rule

## Replay

replay-title = Replay
replay-view = Seen by
replay-view-public = A spectator
replay-view-open = All cards open
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-start = To the beginning
replay-end = To the end
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-speed = Speed
replay-position = Position { $at } of { $all }
replay-gone = There is no such game, or it may not be shown.

## Credits

credits-title = Credits
credits-icons = The drawings of cards, roles and suits come from game-icons.net and are used under the licence CC BY 3.0. They were recoloured, and two were combined. Authors:
credits-own = Portraits, symbols, card frames, layout and sounds were made for this project.
credits-fonts = Fonts: Rye, Podkova and Source Sans 3, under the SIL Open Font License 1.1, packaged by Fontsource.
credits-game = BANG! was designed by Emiliano Sciarra and is published by dV Giochi. This is an unofficial fan project without any connection to them; names are used to describe the game.
credits-code = saloon is free software under the MIT or Apache 2.0 licence.

## Another device

move-title = Continue on this device
move-lead = You can go on here as { $name }: same name, same chairs.
move-hint = Whoever you have been in this browser until now is forgotten here. If somebody else sent you this link, do not press the button.
move-do = Be { $name } here
move-not = Stay who I am
move-used = This link has been used already, or is more than ten minutes old.
devices-title = Your devices
devices-lead = Here you are signed in as this guest. You are known by your browser alone: there is no password.
devices-browser = Browser
devices-program = Program
devices-this = this one
devices-since = since { $made }, last used { $used }
devices-end = Sign out
devices-ended = Signed out there.
devices-elsewhere = Sign out on all other devices
devices-everywhere = Sign out everywhere
devices-everywhere-hint = On this device too. Nobody, not even you, can then be this guest again; your chairs go to bots.
devices-sure = I do not need this guest any more.
set-devices = Where am I signed in?

## New table: more

new-game = The game
new-comers = Who may come
comers-link = Whoever has the link
comers-password = Friends, with a password
comers-lobby = Everybody, shown in the lobby
group-setup = Set-up and variants
group-turn = Course of the game
group-cards = Playing cards
group-characters = Characters
group-events = Events
group-usual = as printed
group-done = Done
say-bots = Bots
say-bots-some = { $count ->
    [one] 1 chair for a bot; on free chairs: { $kind }
   *[other] { $count } chairs for bots; on free chairs: { $kind }
}
say-bots-fill = on free chairs: { $kind }
say-also = Also
say-watching-seated = Only players of this table may watch.
say-open-cards = The dead see all cards.
say-instead = (printed: { $usual })
say-as-printed = as printed

## My games

games-title = My games
games-hint = Your last 50 games and how they ended. Only you see this page.
games-none = You have not played a game to its end yet.
games-numbers = In numbers
games-role = Role
games-played = Games
games-won = Won
games-share = Share
games-percent = { $percent } %
games-all = All
games-last = The last games
games-you-won = Won
games-you-lost = Lost
games-seats = { $people ->
    [one] { $players } players, 1 person
   *[other] { $players } players, { $people } people
}
games-save = Save as a file
games-forget = Delete all of this
games-forget-sure = Your list and your numbers are gone then. The games themselves stay for those who played with you.
games-forget-yes = Delete
games-forget-no = Keep

## Rulebook

ref-book = Rules of the rulebook
ref-book-english = Each rule has an id, by which refusals, scenes and the code name it.
ref-book-more = { $count } more. Add a word to find fewer.
ref-book-away = The rulebook cannot be reached just now.

## Events

preset-high-noon = High Noon
    .text = The base game, and each round a new event turns the rules about.
preset-fistful = Fistful
    .text = The base game with events about hands, drawing and duels of nerve.
preset-everything = Everything
    .text = All boxes, all characters, all three event decks, 7 players.
new-events = Event cards
new-events-hint = Each round the Sheriff turns up a new event that holds until the next one. Two decks together are mixed.
new-events-edition = Event cards need the Compendium or the Official rules. Choosing a deck switches to the Compendium.
deck-about-high-noon = 15 events: rules change for a round, from two Bang! a turn to no Beer. At the end High Noon costs everybody a life a turn.
deck-about-fistful-of-cards = 15 events: other ways to draw, to shoot and to come back. At the end every card in your hand is a hit.
deck-about-wild-west-show = 10 events in a slot of their own, when a Stagecoach or Wells Fargo is played: open hands, swapped places, roles dealt anew.
ref-events = Events
ref-finale = last card of its deck
