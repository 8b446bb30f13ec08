### Looking back at a game: who was winning, what decided it, what a sharp player would have done.
study-title = Who was winning
study-open-note = Judged with all hands and roles open, but not by what lay in the deck.
study-law = The law
study-outlaws = Outlaws
study-renegades = Renegade
study-turns = Turn
study-own = as { $who } could see it
study-moments = What decided it
study-no-moments = No single answer did: it went little by little.
study-moment = Answer { $at }, turn { $turn }: { $what } ({ $chances })
study-change = { $camp } { $before } → { $after } %
study-moves = What a sharp player would have done, knowing no more than the one who played
study-agreed = { $who }: { $agreed } of { $all } answers were a sharp player’s too.
study-move = Answer { $at }: { $did }. Sharp: { $better }. Worth { $gain } more wins in 100 (± { $half }).
study-page = Looking back
study-waiting = { $ahead ->
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
study-running = The game is being played through again and again: { $percent } % done.
study-leave = You may leave this page: it goes on, and the result will be here when you come back.
study-failed = This game cannot be studied.
study-running-game = A game can be studied when it is over.
study-full = Many games are waiting to be studied. Try again in a few minutes.
study-enough = That was enough studying for a while. Come back later.
study-when = Turn { $turn }:
study-chance = { $camp } { $chance } %
study-watch = Watch from here
study-slide = Moment of the game
study-table = The same as a table
study-whose = Whose moves?
study-instead = A sharp player: { $better }. That wins { $gain } more games in 100 (± { $half }).
study-as-good = A sharp player: { $better }. It would hardly have mattered.
study-nothing = No other answer would have been clearly better.
study-rest = { $count ->
    [one] One more answer a sharp player would have given otherwise
   *[other] { $count } more answers a sharp player would have given otherwise
}
study-fair = Judged only by what could be known at that moment: no hidden card, no hidden role.
