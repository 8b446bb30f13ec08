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
study-page = Разбор партии
study-waiting = { $ahead ->
    [one] Впереди ещё { $ahead } партия.
    [few] Впереди ещё { $ahead } партии.
   *[many] Впереди ещё { $ahead } партий.
}
study-running = Партия переигрывается снова и снова: готово { $percent } %.
study-leave = Страницу можно закрыть: разбор продолжится, и результат будет ждать здесь.
study-failed = Эту партию разобрать нельзя.
study-running-game = Разобрать партию можно, когда она закончится.
study-full = Слишком много партий ждут разбора. Попробуйте через несколько минут.
study-enough = Пока хватит разборов. Приходите позже.
study-when = Ход { $turn }:
study-chance = { $camp } { $chance } %
study-watch = Смотреть отсюда
study-slide = Момент партии
study-table = То же самое таблицей
study-whose = Чьи ходы?
study-instead = Сильный игрок: { $better }. Это на { $gain ->
    [one] { $gain } победу
    [few] { $gain } победы
   *[many] { $gain } побед
} из 100 больше (± { $half }).
study-as-good = Сильный игрок: { $better }. Почти ничего бы не изменилось.
study-nothing = Ни один другой ответ не был бы заметно лучше.
study-rest = { $count ->
    [one] Ещё { $count } ответ, где сильный игрок поступил бы иначе
    [few] Ещё { $count } ответа, где сильный игрок поступил бы иначе
   *[many] Ещё { $count } ответов, где сильный игрок поступил бы иначе
}
study-fair = Оценивается лишь то, что можно было знать в тот момент: без чужих карт и скрытых ролей.
