### Looking back at a game: who was winning, what decided it, what a sharp player would have done.
study-title = Кто побеждал
study-open-note = Оценка при открытых картах и ролях, но без знания того, что лежит в колоде.
study-law = Закон
study-outlaws = Бандиты
study-renegades = Ренегат
study-turns = Ход
study-own = как это видел { $who }
study-moments = Что решило исход
study-no-moments = Ни один ответ сам по себе: всё складывалось понемногу.
study-moment = Ответ { $at }, ход { $turn }: { $what } ({ $chances })
study-change = { $camp } с { $before } до { $after } %
study-moves = Как сыграл бы сильный игрок, зная не больше
study-agreed = { $who }: { $agreed } из { $all } ответов дал бы и сильный игрок.
study-move = Ответ { $at }: { $did }. Сильный: { $better }. Это на { $gain ->
    [one] { $gain } победу
    [few] { $gain } победы
   *[many] { $gain } побед
} из 100 больше (± { $half }).
