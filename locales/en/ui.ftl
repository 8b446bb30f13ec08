### The screen: headings, keys and hints.

## Players

ui-you = You
ui-name-a = Ada
ui-name-b = Boone
ui-name-c = Clem
ui-name-d = Dolly
ui-name-e = Earl
ui-name-f = Flora
ui-name-g = Gus
ui-name-h = Hattie

## The table

ui-turn = Turn { $number }: { $seat }
ui-empty = empty
ui-column-name = Name
ui-column-character = Character
ui-column-life = Life
ui-column-hand = Hand
ui-column-distance = Dist.
ui-column-play = In play
ui-column-role = Role
ui-log = Log
ui-log-back = Log, { $lines } { $lines ->
    [one] line
   *[other] lines
} back
ui-hand-heading = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
} · your role: { $role } · range { $range }
ui-hand-heading-out = You are out · your role: { $role }
ui-on-show = On show: { $cards }

## Deciding

ui-your-decision = You decide
ui-their-decision = { $seat } decides
ui-choose-kind = As what do you use it?
ui-choose-seat = On whom?
ui-choose-card = Which card?
ui-choose-cost = Which card do you discard for it?
ui-random-card = A random card from the hand
ui-use = Use { $what }
ui-seat-at-distance = { $seat } (distance { $distance })
ui-undo = take back
ui-hint-cards = Choose a card with a number in brackets, or an answer above.
ui-hint-choices = Choose an answer above.
ui-hint-skip = Any key: skip ahead
ui-hint-out = You are out, the others play on. Any key: next turn · x: to the end · n: new game
ui-keys = Tab next · arrows move · Enter choose · Esc back · ? explain · l log · q quit
ui-keys-waiting = Any key: skip ahead · arrows move · ? explain · l log · q quit

## Explanations

ui-panel-close = Any key closes.
ui-panel-scroll = Arrows scroll. Any other key closes.
ui-panel-leave = Enter or q: leave · any other key: stay
ui-why-not = Why not? { $what }
ui-rule = Rule { $rule }
ui-must-wait = It was laid only just now and must still wait.
ui-seat-numbers = { $life } of { $max } lives, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, range { $range }.
ui-seat-in-range = At distance { $distance }, within your range.
ui-seat-out-of-range = At distance { $distance }, out of your range.
ui-help-title = The question, and how to answer
ui-help =
    Keys in brackets choose: [1] a card, [b] a player, [p] an answer. What is chosen looks like <1>.
    Nothing happens before you press Enter. Esc takes back everything, Backspace the last choice.
    Tab goes to the next thing you can choose, the arrow keys to anything; ? explains what the cursor is on.
    Press the number of a dark card to learn why it cannot be used now.
    With the mouse: left button chooses, right button explains, the wheel scrolls the log.
    Signs: ► has the turn · ? decides · ★ Sheriff · † out · ✓ within your range · ~ without effect for now · + copied ability
ui-leave = Leave the game?
ui-leave-unsaved = This game is not saved; --save FILE would keep it.
ui-saved = The game is kept in { $file }; --resume goes on with it.
ui-too-small = This window has { $width } columns and { $height } rows; the table needs { $least-width } and { $least-height }. Make it larger, or press q to leave.

## Beginning and end

ui-intro = You are { $character }. Your role: { $role }.
ui-over = The game is over
ui-you-win = You are among the winners.
ui-you-lose = You have lost.
ui-over-turns = { $turns ->
    [one] 1 turn was played.
   *[other] { $turns } turns were played.
}
ui-over-keys = n: new game · l: log · q: quit
ui-fate = out in turn { $turn }
ui-fate-by = eliminated by { $seat-is ->
    [me] you
   *[other] { $seat }
} in turn { $turn }
ui-fate-alive = survived with { $count ->
    [one] 1 life
   *[other] { $count } lives
}
