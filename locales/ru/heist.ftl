### «Ограбление», вторая игра заведения: карты, что произошло, что спрашивают, почему нельзя.

## Карты

heist-card-number = { $number }
    .text = Зарядите её: при дележе побеждает самый большой набор одного номинала. Или сбросьте в добычу.
heist-card-joker = Джокер
    .text = При дележе копирует номинал из вашего револьвера. Без карт с номиналом не считается.
heist-card-miss = Промах
    .text = При дележе отменяет одну карту самого высокого номинала на столе, хотя бы и вашу, если у других такой нет.
heist-card-swap = Подмена
    .text = Возьмите две случайные карты с чужой руки и верните две любые. Пока это длится, никто не заряжает.
heist-card-helper = Помощник
    .text = До конца раунда у вас на одну карту больше.
heist-card-indians = Индейцы
    .text = Каждый соперник теряет случайную карту из револьвера и берёт карту на руку.
heist-card-sheriff = Шериф
    .text = Когда в ряду двое, можно начать перестрелку; четвёртый начинает её сам.
heist-mode-realtime = в реальном времени
heist-mode-commit-drawn = втёмную, гонки по жребию
heist-mode-commit-sealed = втёмную, кто меньше заряжает, тот быстрее
heist-count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
heist-list-more = { $before }, { $next }

## Что произошло

heist-log-round = { $who-is ->
    [me] Раунд { $round }. Вы ходите первым.
   *[other] Раунд { $round }. Первый ход: { $who }.
}
heist-log-dealt = { $who-is ->
    [me] Ваши карты: { $cards }.
   *[other] Карты игрока { $who }: { $cards }.
}
heist-log-turn = { $who-is ->
    [me] Ваш ход.
   *[other] Ходит { $who }.
}
heist-log-committed = { $who-is ->
    [me] Вы решили.
   *[other] { $who }: решение принято.
}
heist-log-loaded = { $who-is ->
    [me] Вы заряжаете: { $cards }.
   *[other] { $who } заряжает { heist-count-cards }.
}
heist-log-discarded = { $who-is ->
    [me] Вы сбрасываете в добычу: { $cards }.
   *[other] { $who } сбрасывает в добычу: { $cards }.
}
heist-log-passed = { $who-is ->
    [me] Вы пропускаете ход.
   *[other] { $who } пропускает ход.
}
heist-log-swap = { $who-is ->
    [me] Вы разыгрываете «Подмену». Цель: { $at }.
   *[other] { $who } разыгрывает «Подмену». Цель: { $at }.
}
heist-log-indians = { $who-is ->
    [me] Вы насылаете индейцев.
   *[other] { $who } насылает индейцев.
}
heist-log-helper = { $who-is ->
    [me] Вы нанимаете помощника.
   *[other] { $who } нанимает помощника.
}
heist-log-took = { $who-is ->
    [me] Вы берёте карты ({ $at }): { $cards }.
   *[other] { $who } берёт карты ({ $at }): { $cards }.
}
heist-log-returned = { $who-is ->
    [me] Вы возвращаете карты ({ $at }): { $cards }.
   *[other] { $who } возвращает карты ({ $at }): { $cards }.
}
heist-log-buried = { $who-is ->
    [me] Вы теряете из револьвера: { $card }.
   *[other] { $who } теряет карту из револьвера.
}
heist-log-drew = { $who-is ->
    [me] Вы берёте: { $card }.
   *[other] { $who } берёт карту.
}
heist-log-sheriff = Шериф! { $count } из 4.
heist-log-turned-over = Все пропускают; из колоды в добычу: { $card }.
heist-log-race = Четвёртый шериф! Хлопайте!
heist-log-race-from = { $who-is ->
    [me] Вы начинаете перестрелку!
   *[other] { $who } начинает перестрелку. Хлопайте!
}
heist-log-declared = { $who-is ->
    [me] Вы объявляете дуэль. Две карты лежат взакрытую.
   *[other] { $who } объявляет дуэль. Две карты лежат взакрытую.
}
heist-log-duel-void = Явился шериф: дуэли не будет.
heist-log-go = { $card } против { $other }: давай!
heist-log-no-go = { $card } против { $other }: руки прочь!
heist-log-duel-off = Никто не дёрнулся. Дуэль отменяется.
heist-log-slapped = { $who-is ->
    [me] Ваша рука на добыче.
   *[other] { $who }: рука на добыче.
}
heist-log-lottery = Жребий: { $order }.
heist-log-closed = На добыче, снизу вверх: { $order }.
heist-log-missing = Опоздали: { $order }.
heist-log-nobody = До добычи никто не дотянулся.
heist-log-false-slap = { $who-is ->
    [me] Вы хлопнули зря. Бонусные карты получает { $at }.
   *[other] { $who } хлопает зря. Бонусные карты: { $at }.
}
heist-log-packet = { $who-is ->
    [me] Вы получаете бонусные карты: { $cards }.
   *[other] { $who } получает бонусные карты: { $cards }.
}
heist-log-shown = { $who-is ->
    [me] Ваш револьвер: { $cards }.
   *[other] { $who }, револьвер: { $cards }.
}
heist-log-shown-empty = { $who-is ->
    [me] Ваш револьвер пуст.
   *[other] { $who }: револьвер пуст.
}
heist-log-missed = { $who-is ->
    [me] Ваш промах отменяет карту { $card } ({ $at }).
   *[other] { $who }: промах отменяет карту { $card } ({ $at }).
}
heist-log-missed-own = { $who-is ->
    [me] Ваш промах отменяет вашу же карту { $card }.
   *[other] { $who }: промах отменяет свою же карту { $card }.
}
heist-log-miss-wasted = { $who-is ->
    [me] Ваш промах ни в кого не попал.
   *[other] { $who }: промах ни в кого не попал.
}
heist-log-counted = { $who-is ->
    [me] У вас { $size } × { $number }.
   *[other] { $who }: { $size } × { $number }.
}
heist-log-counted-nothing = { $who-is ->
    [me] У вас ничего.
   *[other] { $who }: ничего.
}
heist-log-share = { $who-is ->
    [me] Вы забираете { heist-count-cards } добычи; очки: { $points }.
   *[other] { $who } забирает { heist-count-cards } добычи; очки: { $points }.
}
heist-log-left = Пропадает карт: { $count }.
heist-log-won = { $who-is ->
    [me] Вы победили!
   *[other] Побеждает { $who }.
}
heist-log-won-shared = Победа на всех: { $order }.

## Что спрашивают

heist-ask-loads = Выберите втёмную, что зарядить в этот ход.
heist-ask-action = Ваш ход: сброс, карта события или пропуск.
heist-ask-wait = { $who } думает.
heist-ask-waits = Остальные решают.
heist-ask-return = { $count ->
    [one] Верните { $count } карту.
    [few] Верните { $count } карты.
   *[many] Верните { $count } карт.
}
heist-ask-race = Хлопайте!
heist-ask-race-slapped = Ваша рука на добыче.
heist-ask-race-commit = Гонка: выберите, что ещё зарядить. Чем меньше карт, тем быстрее.
heist-ask-suspense = Ждите карт…
heist-ask-duel-commit = Дуэль: быстро или спокойно, с тем, что ещё зарядите.
heist-ask-go = Давай! Хлопайте!
heist-ask-no-go = Руки прочь!
heist-ask-aim = Ваш промах: чью карту отменить?
heist-ask-over = Игра окончена.

## Почему нельзя

heist-refusal-not-active = Сейчас не ваш ход.
heist-refusal-over = Игра окончена.
heist-refusal-not-now = Сейчас не время для этого.
heist-refusal-committed = Вы уже решили; передумать нельзя.
heist-refusal-shootout-for-two = Вдвоём вместо перестрелки бывает дуэль.
heist-refusal-duel-for-two = Дуэль бывает только вдвоём; здесь перестрелки.
heist-refusal-commit-mode = За этим столом заряжают и хлопают втёмную.
heist-refusal-real-time = За этим столом всё вживую: заряжайте и хлопайте сразу.
heist-refusal-clock-only = Это решают только часы.
heist-refusal-wrong-order = В очереди стоят ровно те, кто хлопнул.
heist-refusal-not-in-hand = Этой карты нет у вас на руке.
heist-refusal-not-loadable = Заряжают только номиналы, джокеры и промахи.
heist-refusal-other-card = Эта карта делает другое.
heist-refusal-no-cards = Сначала выберите карты.
heist-refusal-nothing-to-load = Выберите хотя бы одну карту, чтобы зарядить.
heist-refusal-no-combo = Сбрасывают одну карту, одинаковые карты или номиналы, из которых один равен сумме остальных.
heist-refusal-swap-under-way = Пока идёт подмена, никто не заряжает.
heist-refusal-has-slapped = Кто хлопнул, больше не заряжает.
heist-refusal-race-closed = Гонка окончена; револьверы остаются как есть.
heist-refusal-on-oneself = Выберите другого игрока.
heist-refusal-empty-hand = С пустой руки взять нечего.
heist-refusal-nobody-there = Там никто не сидит.
heist-refusal-no-highest = У этого игрока нет карты самого высокого номинала.
heist-refusal-few-sheriffs = В ряду должно быть хотя бы два шерифа.
heist-refusal-as-many-as-taken = Верните столько карт, сколько взяли.
heist-refusal-no-race = Гонки нет; ваша рука ненадолго заблокирована.
heist-refusal-slapped-once = Ваша рука уже на добыче.

## Стол в терминале

heist-ui-round = Раунд { $round } из { $rounds }
heist-ui-loot = Добыча: { $count }
heist-ui-sheriffs = Шерифы
heist-ui-deck = Колода: { $count }
heist-ui-packet = Бонус: { $count }
heist-ui-hand = Рука
heist-ui-revolver = Револьвер
heist-ui-empty = пусто
heist-ui-points = Очки
heist-ui-seconds = { $count } с
heist-ui-key-choose = выбрать
heist-ui-key-load = зарядить
heist-ui-key-discard = сбросить
heist-ui-key-event = сыграть событие
heist-ui-key-swap = подмена с
heist-ui-key-shootout = перестрелка
heist-ui-key-duel = дуэль
heist-ui-key-pass = пропустить
heist-ui-key-slap = хлопнуть
heist-ui-key-return = вернуть
heist-ui-key-aim = цель
heist-ui-key-seal = решить
heist-ui-key-quick = быстро
heist-ui-key-go-on = дальше
heist-ui-key-quit = выйти
heist-ui-key-again = новая игра

## Стол в браузере

heist-name = Налёт
    .text = Грабят банк на дирижабле. Заряжайте револьвер, следите за шерифами и успейте хлопнуть по добыче раньше других. От 2 до 5 игроков, в реальном времени.
heist-web-sheriffs = Шерифов в ряду: { $count } из 4
heist-web-warn = Ещё один шериф — и все бросятся к добыче!
heist-web-may-start = Два шерифа в ряду: гонка может начаться в любой момент.
heist-web-key-space = Пробел
heist-web-tap = Коснитесь карты или нажмите её номер: числа, джокеры и промахи заряжаются, карты событий разыгрываются. Кнопка под картой отмечает её для добычи. Можно и перетаскивать.
heist-web-tap-seal = Отметьте карты и запечатайте решение.
heist-web-mark = Отметить: { $card }
heist-web-to-loot = в добычу
heist-web-slap = Хлопнуть
heist-web-load-card = Зарядить: { $card }
heist-web-locked = Слишком рано! Рука ненадолго заблокирована.
heist-web-paused = Гонку прервали. Она начнётся заново, когда все вернутся.
heist-web-no-go = Руки прочь!
heist-web-go = Хлопайте!
heist-web-steady = Спокойно
heist-web-slap-order = Место в гонке
heist-web-left-out = Остаётся ни с чем
heist-web-share = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
}
heist-web-go-on = Дальше
heist-web-skip = Пропустить
heist-web-division = Делёж
heist-web-scores = Счёт
heist-web-sum = Всего
heist-web-tie = Поровну очков: побеждает тот, кто чаще был первым при дележе, а затем — кто выиграл больше гонок.
heist-web-round-back = К началу раунда
heist-web-round-next = Следующий раунд
heist-web-log = Что случилось
heist-web-again = Ещё одна игра
heist-web-rounds = Раунды
heist-web-mode = Гонки
heist-web-turn-time = Время на ход
heist-web-slap-time = Время гонки
heist-web-seconds = { $count } с
heist-web-hours = { $count } ч
heist-web-bots = Боты
heist-web-level-easy = медленные руки
heist-web-level-normal = быстрые руки
heist-web-level-hard = очень быстрые руки
heist-web-practice = Минута тренировки
heist-web-play-now = Играть сейчас
heist-web-cards = Карты
heist-web-how = Как играть
heist-web-without-racing = Не можете или не хотите соревноваться в реакции? Выберите запечатанные решения: та же игра без гонки.
heist-how-1 = У каждого шесть карт. В свой ход сделайте одно: бросьте карты в добычу, сыграйте событие или пасуйте. Потом все добирают до шести.
heist-how-2 = Бросайте одну карту, одинаковые карты или числа, одно из которых — сумма остальных. Чем больше добыча, тем больше можно выиграть.
heist-how-3 = В любой момент заряжайте в револьвер числа, джокеры и промахи. Назад они не вернутся, а в конце считается только заряженное.
heist-how-4 = Когда в ряду два шерифа, тот, чей ход, может начать перестрелку; четвёртый шериф начинает её сам. Все хлопают по добыче. Последний не получает ничего.
heist-how-5 = Самый большой набор одного числа берёт половину добычи, следующий — половину остатка и так далее. Сначала промахи отменяют самое большое число на столе.
heist-how-6 = Вдвоём играют дуэли: открывают две карты. Хлопайте, только если карта вызвавшего выше.
heist-coach-load = Собирайте одно число. Коснитесь карты, чтобы зарядить: что в револьвере, то считается в конце и назад не вернётся.
heist-coach-turn = Ваш ход. Отметьте одну карту, одинаковые карты или сумму вроде 3 + 4 = 7 и бросьте в добычу. Чем она больше, тем лучше.
heist-coach-wait = Ходят другие. Заряжать можно всегда, и сейчас тоже.
heist-coach-sheriffs = Вышли два шерифа: теперь любой может начать гонку. Зарядите набор и держите палец на пробеле.
heist-coach-race = Хлопните по добыче: большая кнопка или пробел! Последний остаётся ни с чем.
heist-coach-slapped = Ваша рука на добыче. Теперь открывают револьверы.
heist-coach-division = Самый большой набор берёт половину добычи, следующий — половину остатка. Вот и вся игра!
