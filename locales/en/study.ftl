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
