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
ui-reach = In reach
ui-out-of-reach = Out of reach
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
ui-choose-seat = At whom?
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
