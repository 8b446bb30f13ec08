### The words of the screen: headings, keys, hints and notices.

## People: names for those who have none, by the letter of the seat

ui-name-a = Abby
ui-name-b = Buck
ui-name-c = Clara
ui-name-d = Dusty
ui-name-e = Emma
ui-name-f = Frank
ui-name-g = Grace
ui-name-h = Hank
ui-you = You
ui-bot = Bot

## Headings

ui-table = Table
ui-hand = Hand
ui-in-play = In play
ui-log = Log
ui-deck = Deck
ui-discard-pile = Discard pile
ui-role = Role
ui-character = Character
ui-life = Life
ui-distance = Distance
ui-range = Range
ui-reach = In range
ui-out-of-reach = Out of range
ui-options = Options
ui-rule = Rule
ui-help = Help
ui-settings = Settings
ui-column-name = Player
ui-column-character = Character
ui-column-life = Life
ui-column-hand = Hand
ui-column-distance = Dist.
ui-column-play = In play
ui-hand-heading = Your hand: { ui-cards }. Role: { $role }. Range: { $range }
ui-hand-heading-pair = Your hand: { ui-cards }. { $role } acts. Range: { $range }
ui-hand-heading-plain = Your hand: { ui-cards }
ui-hand-heading-out = You are out of the game. Role: { $role }
ui-log-back = Log, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} back

## Numbers

ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
ui-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-turn = Turn { $number }: { $seat }
ui-event = Event: { $event }
ui-event-none = No event yet
ui-event-show = Show: { $event }
ui-event-counter = ↺ counter-clockwise
ui-event-next = Next: { $event } ({ $count } left)
ui-event-left = Events left: { $count }
ui-event-show-left = Shows left: { $count }
ui-event-keeper = { $seat-is ->
    [me] You turn it up at the start of your turn.
   *[other] { $seat } turns it up at the start of the turn.
}
ui-ghost = ghost
ui-over-turns = The game took { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
ui-seat-at-distance = { $seat }, distance { $distance }
ui-seed = Seed { $seed }
ui-more = { $count } more

## Whose decision

ui-your-turn = Your turn
ui-your-decision = Your decision
ui-their-decision = { $seat } decides
ui-waiting-for = Waiting for { $seat }
ui-on-show = On offer: { $cards }
ui-why-not = Why not?
ui-eliminated = Out of the game
ui-empty = empty
ui-nothing-in-play = Nothing in play
ui-log-empty = Nothing has happened yet.

## Putting a play together

ui-choose-kind = What is it played as?
ui-choose-seat = Which player?
ui-choose-card = Which card?
ui-choose-cost = What do you discard for it?
ui-choose-done = Everything is chosen.
ui-random-card = A random card from the hand
ui-use = Use { $what }
ui-undo = Take back

## Keys

ui-press-help = Press ? for help.
ui-key-move = move
ui-key-choose = choose
ui-key-back = back
ui-key-help = help
ui-key-log = log
ui-key-skip = skip ahead
ui-key-speed = speed
ui-key-pause = pause
ui-key-save = save
ui-key-quit = leave
ui-key-scroll = scroll
ui-key-close = close

## Pace

ui-speed = Speed
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = at once
ui-paused = Paused

## Saving and leaving

ui-saved = Saved as { $file }.
ui-not-saved = Could not be saved: { $why }
ui-resumed = The game goes on where you left it.
ui-leave-question = Leave the table? The game is saved.
ui-yes = Yes
ui-no = No
ui-too-small = The window is { $width } × { $height }. The table needs at least { $least-width } × { $least-height }.

## The end

ui-over = Game over
ui-you-win = You win.
ui-you-lose = You lose.
ui-survivors = Still in the game
ui-again = Play again
ui-new-game = New game

## Hints and keys of the terminal

ui-hint-cards = Choose a card with a number in brackets, or an answer above.
ui-hint-choices = Choose an answer above.
ui-hint-out = You are out, the others play on. Any key: next turn · x: to the end · n: new game
ui-keys = Tab next · arrows move · Enter choose · Esc back · ? explain · l log · q quit
ui-keys-waiting = Any key: skip ahead · arrows move · ? explain · l log · q quit
ui-panel-close = Any key closes.
ui-panel-rule = ?: the rule itself · any other key closes
ui-panel-scroll = Arrows scroll. Any other key closes.
ui-panel-leave = Enter or q: leave · any other key: stay

## Explanations

ui-explained = { $name }: { $text }
ui-pile = { $name } { $count }: { $top }
ui-must-wait = It was laid only just now and must still wait.
ui-seat-numbers = { $life } of { $max } lives, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, range { $range }.
ui-seat-in-range = At distance { $distance }, within your range.
ui-seat-out-of-range = At distance { $distance }, out of your range.
ui-how-to =
    Keys in brackets choose: [1] a card, [b] a player, [p] an answer. What is chosen looks like <1>.
    Nothing happens before you press Enter. Esc takes back everything, Backspace the last choice.
    Tab goes to the next thing you can choose, the arrow keys to anything; ? explains what the cursor is on.
    Press the number of a dark card to learn why it cannot be used now.
    With the mouse: left button chooses, right button explains, the wheel scrolls the log.
    Signs: ► has the turn · ? decides · ★ Sheriff · † out · ✓ within your range · ~ without effect for now · + copied ability
ui-leave = Leave the game?
ui-leave-unsaved = This game is not saved; --save FILE would keep it.
ui-leave-saved = Nothing is lost: saloon play --resume { $file } goes on from here.

## Beginning and end of a game in the terminal

ui-intro = You are { $character }. Your role: { $role }.
ui-over-keys = n: new game · l: log · q: quit
ui-fate = out in turn { $turn }
ui-fate-by = eliminated by { $seat-is ->
    [me] you
   *[other] { $seat }
} in turn { $turn }
ui-fate-withdrew = withdrew from the fight
ui-withdrew = withdrew
ui-fate-alive = survived with { $count ->
    [one] 1 life
   *[other] { $count } lives
}

# Replay

ui-replay-prompt = [{ $at } of { $last }] Enter: next, b: back, number: jump, t: table, q: leave
ui-replay-older = This game was recorded under rules version { $then }; it is shown as version { $now } can follow it. To check it exactly takes the rules it was recorded under.
ui-replay-faithful = Every answer fits: it is the game that was played.


## What a messenger shows of a link

preview-title = saloon: the card game BANG! in your browser
preview-text = Play with friends by a link, or with bots within seconds. Free, and nothing to sign.
preview-locked = You are invited to a table with a password.
preview-table = { $name }: a table for BANG!
preview-picture = Five cards of a western card game
preview-table-text = { $stage ->
    [open] { $host } invites you. { $edition }, { $players } players, { $free ->
        [0] all chairs taken
        [one] 1 free chair
       *[other] { $free } free chairs
    }.
    [playing] A game is running. { $edition }, { $players } players. Come and watch.
   *[over] The game is over. { $edition }, { $players } players.
}

## Bots: how well they play, and in what temper.
seat-bot = bot
seat-bot-level = bot: { $level }
bot-random = Random
bot-greedy = Solid
bot-first = First card
bot-grudge = Bears grudges
bot-easy = Easy
    .text = Plays honestly, thinks of this turn only and forgives a lot.
bot-normal = Normal
    .text = Plays soundly, remembers who shot whom and gives nothing away.
bot-sharp = Sharp
    .text = Thinks ahead, reads the table and hides its role.
bot-tempered = { $level }, { $temper }
temper = Temper
temper-even = Even
temper-bold = bold
    .text = Attacks where others would wait.
temper-careful = careful
    .text = Waits where others would attack.
