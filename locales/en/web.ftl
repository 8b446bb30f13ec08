### The web page: landing, lobby, table, chat, end of a game.

## Everywhere

web-skip = Skip to the content
web-home = Home
web-lobby = Lobby
web-reference = Cards and rules
web-settings = Settings
web-credits = Credits
web-back = Back
web-close = Close
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-retry = Try again
web-unknown-page = There is nothing at this address.
web-problem-full = There is no chair for you now: leave a table you no longer need, or try again in a while.
web-problem-too-fast = Too many requests at once. Wait a moment and try again.
web-problem-bad-table = A table cannot be played like this. Change the number of players or the house rules.
web-problem-bad-table-rule = A table cannot be played like this: a rule speaks against it. Change the number of players or the house rules. The rule:
web-problem-not-found = It is no longer there.
web-problem-store = The server could not write it down. Try again.
web-problem-other = The server refused that. Load the page anew and try again.
web-server-away = The server does not answer.
web-language = Language
web-theme-dark = Switch to the dark theme
web-theme-light = Switch to the light theme
web-sound-on = Switch sound on
web-sound-off = Switch sound off
web-menu = Menu

## Landing

land-title = Draw, shoot, dodge.
land-intro = The card game BANG! at a table in your browser: with friends, with strangers, with bots. Free, and nothing to sign.
land-name = Your name
land-play = Play now
land-play-hint = A table of your own with bots, in a few seconds
land-share = Play with friends
land-share-hint = Make a table and send the link
land-learn = Learn in a minute
land-learn-hint = A short guided hand
land-lobby = Open tables
land-lobby-hint = Join a public table or watch a game
land-reference-hint = Every card, character and rule
land-heist = The other game of the house: Heist, a race for the loot
land-resume = Your tables
land-resume-go = Back to the table
land-unofficial = An unofficial fan project, not connected with the publisher of BANG!.

## Lobby

lobby-title = Open tables
lobby-online = { $count ->
    [one] 1 person is at a table.
   *[other] { $count } people are at tables.
}
lobby-empty = No public table is open right now.
lobby-empty-hint = Make one, or play with bots until somebody comes.
lobby-new = New table
lobby-join = Sit down
lobby-watch = Watch
lobby-free = { $count ->
    [0] full
    [one] 1 free chair
   *[other] { $count } free chairs
}
lobby-host = Host: { $name }
stage-open = Waiting for players
stage-playing = Game running
stage-over = Game over

## Before the game

wait-title = The table is open
wait-link = Send this link to your friends
wait-qr = QR code of the link
wait-chairs = Chairs
wait-chair-empty = Free
wait-chair-bot = Bot
wait-chair-you = You
wait-sit = Sit here
wait-stand = Stand up
wait-remove = Free this chair
wait-pass-hat = Make host
wait-host = Host
wait-start = Start the game
wait-start-hint = Free chairs get bots.
wait-for-host = { $name } starts the game.
wait-watchers = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}
wait-rules = Rules: { $edition }

## Seats

card-fresh = not ready yet
card-hidden = A face-down card
seat-life = { $life } of { $max } lives
seat-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
seat-guess = Your guess: { $role }
seat-guess-hint = Press to note your guess.
seat-in-reach = distance { $distance }, in range
seat-out-of-reach = distance { $distance }, out of range
seat-turn = Turn: { $phase }
seat-stand-in = a bot plays on
seat-away = away
seat-withdrew = withdrew
seat-shot-by-you = shot by you
seat-shot-by = shot by { $name }
seat-muted = cards without effect
me-label = You, { $character }
pair-active = Acts
pair-passive = Rests
pair-acting = Has to answer
me-you = You
me-out = You are out
me-withdrew = You have withdrawn
me-reach = Range
me-hand = Hand
me-keep = keep
hand-label = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ring-label = The other players, clockwise from your left

## Piles

pile-deck = Deck, { $count } cards
pile-deck-word = Deck
pile-draw = Draw from the deck
pile-discard = Discard pile, { $count } cards
pile-discard-word = Discard
pile-aside = Cards on the table

## Aiming

aim-shoot = Shoot
aim-duel = Challenge
aim-heal = Heal
aim-take = Take from
aim-discard = Discard from
aim-jail = Jail
aim-plain = Choose
aim-lay = Choose
aim-flip = Choose
aim-copy = Copy
aim-draw = Draw here
aim-activate = This one acts
aim-place = Lay it here
aim-self = Yourself
aim-hand = A random card from { $name }'s hand
why-not-target = Why not { $name }?
line-needs = { $count ->
    [one] needs 1 dodge
   *[other] needs { $count } dodges
}
line-dodged = dodged
line-hit = hit

## The question

ask-region = What is asked
ask-sent = Sent…
ask-watch = The cards are on the move.
ask-watching = You are watching.
clock-left = { $seconds } seconds left
compose-kind = { $card }: play it as what?
compose-seat = { $card }: at whom?
compose-card = { $card }: which card?
compose-pay = { $card }: what do you discard for it?
compose-whole = { $card }: play it?
compose-as = As { $card }
compose-far = Out of range: { $names }. Your range is { $range }.
compose-back = Take back
use-ability = Use { $name }'s ability
why-rule = Rule { $rule }
why-lesson = New here? Play a guided hand.

## Numbers of this table

now-reach = Now: { $names } in range of your weapon ({ $range }).
now-reach-nobody = Now: nobody is within your range ({ $range }).
now-near = Now: at distance 1: { $names }.
now-near-nobody = Now: nobody is at distance 1.
now-weapon = Now: your range is { $now }; with this weapon it is { $range }.
now-hearts = Now: { $good } of the { $all } cards you cannot see are hearts, { $percent } %.
now-dynamite = Now: { $good } of the { $all } cards you cannot see would set it off, { $percent } %.
now-life = Now: you have { $life } of { $max } lives.
now-fresh = Laid this turn: it has to wait.

## Log, help, chat

log-title = What happened
log-since = Since your last move
log-turn = Turn { $number }
help-title = Explained
help-empty = Point at a card, a character or a symbol, or press it for a moment: it is explained here.
help-rule = In the rules
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-dead = The living cannot hear you.
chat-costs = Speaking costs you 1 life now.
chat-forbidden = Nobody may speak now.
chat-keep-silent = Keep silent
chat-speak-anyway = Speak anyway
phrase-howdy = Howdy!
phrase-good-game = Good game
phrase-nice-shot = Nice shot
phrase-thanks = Thanks
phrase-sorry = Sorry
phrase-ouch = Ouch!
phrase-hurry = Hurry up
phrase-thinking = Let me think
phrase-trust-me = Trust me
phrase-not-me = It wasn't me
phrase-one-more = One more?
phrase-farewell = Farewell
phrase-renewed = The house has newer rules now; this game goes on under them.
phrase-race-again = A race was interrupted; it is run again for everybody who had not slapped.
early-title = Answer in advance
early-decline-next = Do not answer the next attack
early-decline-interrupts = Never ask about my ability out of turn

## Connection

conn-on = Connected
conn-joining = Connecting…
conn-lost = Connection lost, trying again…
conn-lost-in = Connection lost. Next try in { $seconds } s.
conn-now = Try now
conn-gone-expired = This table is closed.
conn-gone-removed = The host has cleared your chair.
conn-gone-flood = Too many messages were sent from here.
conn-gone-signed-out = You have been signed out on this device.
conn-gone-unknown = There is no such table.
conn-restart = The server restarts and will be back in a moment.
conn-ms = { $ms } ms

## At the table

table-your-turn = Your turn
table-their-turn = { $name }'s turn
table-your-turn-title = ● Your turn
table-asked-title = ● You are asked
table-watching = Watching
table-leave = Leave the table
table-leave-hint = A bot plays on for you.
table-stand-in = A bot is playing for you.
table-take-back = Take my seat back
table-dead = You are out. Watch on, or start over:
table-next = Next table
table-hurry = Skip ahead
table-log = Log
table-chat = Chat
table-help = Help
table-full = Full table
table-first = First game
table-quick = Quick game
table-lesson = Guided hand
table-triangle = Triangle
table-evening = Evening

## The end

end-title = Game over
end-you-win = You win!
end-you-lose = You lose.
end-roles = Who was who
end-survived = alive
end-dead = out
end-withdrew = withdrew
end-decided = What decided it
end-stats = In numbers
end-turns = Turns
end-shots = Shots
end-dodged = Dodged
end-hits = Lives lost
end-beers = Lives regained
end-best = Best shot
end-best-value = { $name }, { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
end-rematch = Rematch
end-replay = Watch the replay
end-file = Save the game
end-verify = Fair deal: check the seed
end-verified = The seed matches the number shown before the deal.
end-not-verified = The seed does not match.
end-look = Look at the table
end-new = New table

## Guided hand

learn-skip = Skip
learn-next = Next
learn-done = Play a real game
learn-stay = Play on here
learn-steps = What you learn here
learn-goal-done = done
learn-goal-shoot = Shoot
learn-goal-distance = Distance
learn-goal-end = End of turn
learn-goal-dodge = Dodge
learn-goal-beer = Beer
learn-reach = The number at each seat is its distance. { $far } is { $distance } away and your range is { $range }: touch { $far }, and the table tells you why not. { $near } is close enough: touch { $near } to shoot.
learn-whole = Touch the card once more or press the button, and it is played. Esc or "Take back" puts it back.
learn-welcome = { $id ->
    [sheriff] You are the Sheriff. Everybody knows it. Get rid of the Outlaws and the Renegade, and stay alive.
    [deputy] You are the Deputy. Protect the Sheriff, the player with the star, and get rid of the others.
    [renegade] You are the Renegade. Be the last one left, with the Sheriff as your last opponent.
   *[outlaw] You are an Outlaw. Get rid of the Sheriff, the player with the star.
} Nobody else sees your role unless you are the Sheriff.
learn-shoot = Your turn. What glows can be played: touch a Bang!. You may play one Bang! per turn.
learn-target = Now choose a target: it glows as well. Esc or "Take back" puts the card back.
learn-end = Nothing more to do: end your turn. You may keep as many cards as you have lives: { $life }.
learn-surplus = You hold more cards than you have lives. Touch the ones you want to discard.
learn-dodge = You are under fire. Touch the card that glows to dodge.
learn-no-dodge = You are under fire and have nothing to dodge with. Take the hit: 1 life is lost.
learn-beer = You have lost a life. Touch the Beer, then play it: it gives 1 life back.
learn-other = A question for you: what may be touched glows, and the bar says what it is about.
learn-watch = The others are playing. The log tells what happens, and lines show who shoots at whom.
learn-last = Well done, you know the basics. Play this game to its end, or begin a real one. Every card explains itself: point at it, or press it for a moment.

## What the house refuses

house-read = The message could not be read.
house-fast = Too many messages at once. Slow down a little.
house-seat = You have no chair here, or you have one already.
house-taken = That chair is not free.
house-host = Only the host may do that.
house-stage = That is not possible at the moment.
house-stand-in = A bot plays for you. Take your seat back first.
house-chat = Empty, too long or too often.
house-store = The server could not write it down. Nothing happened; try again.
house-invite = A game is on. Ask its players for a seat.
house-removed = You were not let in here.
house-many = Enough games for now. Come back a little later.
house-game = This table plays another game.
house-other = The server refused that.
pace-word-fast = fast clock
pace-word-relaxed = relaxed clock
pace-word-slow = by mail
pace-word-none = no clock
web-pair = { $first }, { $second }

## Newcomers while a game runs

knock-ask = Ask for a bot’s seat
knock-hint = You take over its cards and its secret role. Everybody who plays here has to agree.
knock-seat = { $name }: { $life ->
    [one] 1 life left
   *[other] { $life } lives left
}
knock-waiting = The table has been asked. You sit down as soon as everybody agrees.
knock-wants = { $name } would like to play on for the bot at { $seat }.
knock-yes = Let in
knock-no = No

## Joining

wait-invited = { $name } invites you to this table
wait-welcome = Welcome to this table
wait-your-name = What shall we call you?
wait-sit-down = Sit down
wait-full = All chairs are taken. You can stay and watch.
wait-ready = ready
wait-i-am-ready = I am ready
wait-not-ready = Not ready after all
wait-ready-count = { $ready } of { $all } ready.
wait-ready-not = Not yet: { $names }.
wait-start-anyway = You may start all the same. Free chairs get bots.
wait-password = Password
wait-lock = Lock the table
wait-unlock = Take the password away
wait-lock-this = Ask newcomers for a password
wait-what = What is played here
say-locked = Newcomers are asked for a password.
door-title = This table has a password
door-hint = Ask whoever sent you the link. You say it once.
door-wrong = That is not the password.
door-enter = Come in
table-rules = Rules of this table

## People

person-menu = Mute or report
person-mute = Mute
person-unmute = Hear again
person-muted = You do not see what this person says.
person-mute-hint = Only you no longer see what this person says.
person-report = Report
person-report-hint = Whoever runs this server reads it, with what the person said last. The person is not told.
report-about = What is it about?
report-insults = Insults or threats
report-name = Offensive name
report-cheating = Cheating
report-spoiling = Spoils the game
report-other = Something else
report-text = In your words (not required)
report-send = Send the report
report-sent = Thank you. It is written down for whoever runs this server.

## One more game

end-ready = { $ready } of { $all } ready for one more.
end-waiting = Waiting for { $names }.
end-without = Play without { $names }
end-rematch-back = No rematch after all
end-begun = The others have begun a new game.
end-go-on = Watch it
house-password = That is not the password, or it is too long.
lobby-locked = password
lobby-take = Ask to join
lobby-take-hint = Game running: you ask for a bot's chair and get it as it is, with the lives it has left and a role you learn when you sit.
web-games = My games
web-problem-not-yours = That is not yours to decide.

# At the table: what happens, what is gathered, what is open.
heap-discard = { $count ->
    [0] Choose { $all } cards to discard
   *[other] { $count } of { $all } chosen
}
seat-open-hand = Hand of { $name }
waste-ask = No effect: play it anyway?
waste-anyway = Play anyway
card-waste = no effect now
deal-role = Your role
deal-character = Your character
deal-sheriff = { $name } is the Sheriff: { $character }
deal-sheriff-only = { $name } is the Sheriff
deal-sheriff-you = You are the Sheriff; everybody knows it
deal-go = Touch to go on
end-hash = Fingerprint of the shuffle, shown since the deal:
replay-jump = Go to this moment
replay-copy = Copy link
replay-copy-here = Copy link to this moment
replay-copied = Link copied
replay-copied-here = Link to this moment copied
replay-leave = Back
learn-again = One Bang! per turn is the rule, but your character or weapon lets you shoot again: what glows can be played. When you are done, end your turn. You may keep as many cards as you have lives: { $life }.
learn-more = What glows can still be played; a card with a broken edge would do nothing now. When you are done, end your turn. You may keep as many cards as you have lives: { $life }.

## Events

events-title = Events
events-none = No event yet
events-next = Next: { $event } ({ $count } left)
events-left = Events left: { $count }
events-way-clockwise = Clockwise
events-way-counter = Counter-clockwise
events-reveals = { $name } reveals an event
events-you-reveal = You reveal an event
events-concerns-you = This concerns you.
seat-ghost = ghost
seat-back = back from the grave
seat-ordered = by order of { $name }
seat-orders-you = orders you
seat-skipped = loses a turn
seat-slip = spoke
me-back = You are back
me-skipped = You lose your next turn
line-order = by order
table-everything = Everything
deck-high-noon = High Noon
deck-fistful-of-cards = A Fistful of Cards
deck-wild-west-show = Wild West Show
end-study = Study this game
outlook-title = How it looked to everybody
outlook-note = Who was probably what, judged only by what all had seen.
outlook-likely = { $role } { $share } %
outlook-open = How it looked
