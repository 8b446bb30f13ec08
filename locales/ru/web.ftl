### Страница: вход, лобби, стол, чат, конец партии.

## Везде

web-skip = К содержанию
web-home = На главную
web-lobby = Лобби
web-reference = Карты и правила
web-settings = Настройки
web-credits = Благодарности
web-back = Назад
web-close = Закрыть
web-copy = Скопировать
web-copied = Скопировано
web-loading = Минуту…
web-retry = Ещё раз
web-unknown-page = По этому адресу ничего нет.
web-problem-full = Сейчас для вас нет места: покиньте ненужный стол или попробуйте чуть позже.
web-problem-too-fast = Слишком много запросов сразу. Подождите немного и попробуйте ещё раз.
web-problem-bad-table = С такими настройками играть нельзя. Измените число игроков или домашние правила.
web-problem-bad-table-rule = С такими настройками играть нельзя: это запрещает правило. Измените число игроков или домашние правила. Правило:
web-problem-not-found = Этого здесь больше нет.
web-problem-store = Серверу не удалось это записать. Попробуйте ещё раз.
web-problem-other = Сервер отказал. Обновите страницу и попробуйте ещё раз.
web-server-away = Сервер не отвечает.
web-language = Язык
web-theme-dark = Включить тёмную тему
web-theme-light = Включить светлую тему
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-menu = Меню

## Вход

land-title = Стреляй, уворачивайся, выживай.
land-intro = Карточная игра BANG! за столом в браузере: с друзьями, с незнакомцами, с ботами. Бесплатно и без регистрации.
land-name = Ваше имя
land-play = Играть
land-play-hint = Свой стол с ботами через несколько секунд
land-share = Играть с друзьями
land-share-hint = Создать стол и отправить ссылку
land-learn = Научиться за минуту
land-learn-hint = Короткая партия с подсказками
land-lobby = Открытые столы
land-lobby-hint = Сесть за общий стол или смотреть
land-reference-hint = Все карты, персонажи и правила
land-heist = Другая игра дома: «Налёт», гонка за добычей
land-resume = Ваши столы
land-resume-go = Вернуться за стол
land-unofficial = Неофициальный проект поклонников, не связанный с издателем BANG!.

## Лобби

lobby-title = Открытые столы
lobby-online = { $count ->
    [one] За столами { $count } человек.
    [few] За столами { $count } человека.
   *[other] За столами { $count } человек.
}
lobby-empty = Сейчас нет ни одного открытого стола.
lobby-empty-hint = Создайте свой или поиграйте пока с ботами.
lobby-new = Новый стол
lobby-join = Сесть
lobby-watch = Смотреть
lobby-free = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
lobby-host = Хозяин: { $name }
stage-open = Ждут игроков
stage-playing = Идёт игра
stage-over = Игра окончена

## Перед игрой

wait-title = Стол открыт
wait-link = Отправьте друзьям эту ссылку
wait-qr = QR-код ссылки
wait-chairs = Места
wait-chair-empty = Свободно
wait-chair-bot = Бот
wait-chair-you = Вы
wait-sit = Сесть сюда
wait-stand = Встать
wait-remove = Освободить место
wait-pass-hat = Сделать хозяином
wait-host = Хозяин
wait-start = Начать игру
wait-start-hint = На свободные места сядут боты.
wait-for-host = Игру начинает { $name }.
wait-watchers = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
}
wait-rules = Правила: { $edition }

## Места

card-fresh = ещё не готова
card-hidden = Закрытая карта
seat-life = Жизни: { $life } из { $max }
seat-hand = { $count ->
    [0] нет карт на руке
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
seat-guess = Ваша догадка: { $role }
seat-guess-hint = Нажмите, чтобы отметить догадку.
seat-in-reach = расстояние { $distance }, в пределах дальности
seat-out-of-reach = расстояние { $distance }, вне дальности
seat-turn = Ход: { $phase }
seat-stand-in = пока играет бот
seat-away = отошёл
seat-withdrew = вне боя
seat-shot-by-you = убит вами
seat-shot-by = убийца: { $name }
seat-muted = карты не действуют
me-label = Вы, { $character }
pair-active = Действует
pair-passive = Отдыхает
pair-acting = Должен ответить
me-you = Вы
me-out = Вы выбыли
me-withdrew = Вы вышли из боя
me-reach = Дальность
me-hand = Рука
me-keep = предел
hand-label = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ring-label = Остальные игроки, по часовой стрелке слева от вас

## Стопки

pile-deck = Колода, карт: { $count }
pile-deck-word = Колода
pile-draw = Взять из колоды
pile-discard = Сброс, карт: { $count }
pile-discard-word = Сброс
pile-aside = Карты на столе

## Цель

aim-shoot = Стрелять
aim-duel = Вызвать
aim-heal = Лечить
aim-take = Забрать
aim-discard = Сбросить
aim-jail = В тюрьму
aim-plain = Выбрать
aim-lay = Выбрать
aim-flip = Выбрать
aim-copy = Копировать
aim-draw = Взять здесь
aim-activate = Действует
aim-place = Положить сюда
aim-self = Вы сами
aim-hand = Случайная карта с руки: { $name }
why-not-target = Почему не { $name }?
line-needs = { $count ->
    [one] нужен { $count } уворот
    [few] нужно { $count } уворота
   *[other] нужно { $count } уворотов
}
line-dodged = мимо
line-hit = попадание

## Вопрос

ask-region = О чём спрашивают
ask-sent = Отправлено…
ask-watch = Карты в движении.
ask-watching = Вы смотрите.
clock-left = Осталось секунд: { $seconds }
compose-kind = { $card }: как её сыграть?
compose-seat = { $card }: на кого?
compose-card = { $card }: какую карту?
compose-pay = { $card }: что сбросить за неё?
compose-whole = { $card }: сыграть?
compose-as = Как { $card }
compose-far = Вне дальности: { $names }. Ваша дальность { $range }.
compose-back = Взять назад
use-ability = Способность: { $name }
why-rule = Правило { $rule }
why-lesson = Впервые здесь? Сыграйте партию с подсказками.

## Числа этого стола

now-reach = Сейчас: в пределах дальности ({ $range }): { $names }.
now-reach-nobody = Сейчас: в пределах дальности ({ $range }) никого.
now-near = Сейчас: на расстоянии 1: { $names }.
now-near-nobody = Сейчас: на расстоянии 1 никого нет.
now-weapon = Сейчас: ваша дальность { $now }, с этим оружием { $range }.
now-hearts = Сейчас: из { $all } не видных вам карт черви { $good }, это { $percent } %.
now-dynamite = Сейчас: из { $all } не видных вам карт взорвут его { $good }, это { $percent } %.
now-life = Сейчас: у вас { $life } из { $max } жизней.
now-fresh = Выложена в этот ход: пока ждёт.

## Журнал, справка, чат

log-title = Что было
log-since = С вашего последнего хода
log-turn = Ход { $number }
help-title = Пояснение
help-empty = Наведите на карту, персонажа или символ либо задержите палец: пояснение появится здесь.
help-rule = В правилах
chat-title = Чат
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-phrases = Быстрые фразы
chat-dead = Живые вас не слышат.
chat-costs = Сейчас слова стоят вам 1 жизни.
chat-forbidden = Сейчас говорить нельзя.
chat-keep-silent = Промолчать
chat-speak-anyway = Всё равно сказать
phrase-howdy = Здорово!
phrase-good-game = Хорошая игра
phrase-nice-shot = Метко
phrase-thanks = Спасибо
phrase-sorry = Извините
phrase-ouch = Ой!
phrase-hurry = Быстрее
phrase-thinking = Дайте подумать
phrase-trust-me = Поверьте мне
phrase-not-me = Это не я
phrase-one-more = Ещё партию?
phrase-farewell = До встречи
phrase-renewed = В доме обновились правила; партия продолжается по ним.
phrase-race-again = Гонку прервали; она проводится заново для всех, кто ещё не хлопнул.
early-title = Ответить заранее
early-decline-next = Не отвечать на следующую атаку
early-decline-interrupts = Не спрашивать о способности вне моего хода

## Связь

conn-on = На связи
conn-joining = Соединение…
conn-lost = Связь потеряна, пробуем снова…
conn-lost-in = Связь потеряна. Следующая попытка через { $seconds } с.
conn-now = Сейчас
conn-gone-expired = Этот стол закрыт.
conn-gone-removed = Хозяин освободил ваше место.
conn-gone-flood = Отсюда пришло слишком много сообщений.
conn-gone-signed-out = На этом устройстве выполнен выход.
conn-gone-unknown = Такого стола нет.
conn-restart = Сервер перезапускается и скоро вернётся.
conn-ms = { $ms } мс

## За столом

table-your-turn = Ваш ход
table-their-turn = Ход: { $name }
table-your-turn-title = ● Ваш ход
table-asked-title = ● Вас спрашивают
table-watching = Вы смотрите
table-leave = Уйти из-за стола
table-leave-hint = За вас доиграет бот.
table-stand-in = За вас играет бот.
table-take-back = Вернуться на место
table-dead = Вы выбыли. Смотрите дальше или начните заново:
table-next = Следующий стол
table-hurry = Пропустить
table-log = Журнал
table-chat = Чат
table-help = Справка
table-full = Полный стол
table-first = Первая партия
table-quick = Быстрая партия
table-lesson = Учебная партия
table-triangle = Треугольник
table-evening = Вечер

## Конец

end-title = Игра окончена
end-you-win = Вы победили!
end-you-lose = Вы проиграли.
end-roles = Кто кем был
end-survived = в игре
end-dead = выбыл
end-withdrew = вне боя
end-decided = Что решило исход
end-stats = В числах
end-turns = Ходы
end-shots = Выстрелы
end-dodged = Увороты
end-hits = Потеряно жизней
end-beers = Возвращено жизней
end-best = Лучший стрелок
end-best-value = { $name }, { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
end-rematch = Ещё партию
end-replay = Посмотреть запись
end-file = Сохранить партию
end-verify = Честная раздача: проверить
end-verified = Зерно совпадает с числом, показанным до раздачи.
end-not-verified = Зерно не совпадает.
end-look = Посмотреть на стол
end-new = Новый стол

## Партия с подсказками

learn-skip = Пропустить
learn-next = Дальше
learn-done = Сыграть по-настоящему
learn-stay = Доиграть здесь
learn-steps = Чему вы здесь научитесь
learn-goal-done = готово
learn-goal-shoot = Выстрел
learn-goal-distance = Расстояние
learn-goal-end = Конец хода
learn-goal-dodge = Уворот
learn-goal-beer = Пиво
learn-reach = Число у каждого места показывает расстояние. { $far }: расстояние { $distance }, а ваша дальность { $range }. Коснитесь этого места, и стол объяснит, почему нельзя. { $near }: достаточно близко. Коснитесь, чтобы выстрелить.
learn-whole = Коснитесь карты ещё раз или нажмите кнопку, и она сыграна. Esc или «Взять назад» вернёт её.
learn-welcome = { $id ->
    [sheriff] Вы шериф, и все это знают. Устраните бандитов и ренегата и останьтесь в живых.
    [deputy] Вы помощник шерифа. Защищайте шерифа (игрок со звездой) и устраняйте остальных.
    [renegade] Вы ренегат. Останьтесь последним, а шериф пусть будет последним противником.
   *[outlaw] Вы бандит. Устраните шерифа: это игрок со звездой.
} Вашу роль никто не видит, если вы не шериф.
learn-shoot = Ваш ход. Светящиеся карты можно сыграть: коснитесь Bang!. За ход разрешён один Bang!.
learn-target = Теперь выберите цель, она тоже светится. Esc или «Взять назад» вернёт карту.
learn-end = Больше делать нечего: завершите ход. На руке остаётся столько карт, сколько у вас жизней: { $life }.
learn-surplus = Карт больше, чем жизней. Коснитесь тех, что хотите сбросить.
learn-dodge = В вас стреляют. Коснитесь светящейся карты, чтобы увернуться.
learn-no-dodge = В вас стреляют, а увернуться нечем. Примите выстрел: минус 1 жизнь.
learn-beer = Вы потеряли жизнь. Коснитесь Пива и сыграйте его: оно вернёт 1 жизнь.
learn-other = Вопрос к вам: то, что можно тронуть, светится, а строка говорит, о чём речь.
learn-watch = Играют остальные. Журнал рассказывает, что происходит, а линии показывают, кто в кого стреляет.
learn-last = Отлично, основы вы знаете. Доиграйте эту партию или начните настоящую. Каждая карта объясняет себя сама: наведите на неё или задержите палец.

## Отказы заведения

house-read = Сообщение не удалось прочитать.
house-fast = Слишком много сообщений сразу. Чуть медленнее.
house-seat = У вас здесь нет места, или оно уже есть.
house-taken = Это место занято.
house-host = Это может только хозяин.
house-stage = Сейчас это невозможно.
house-stand-in = За вас играет бот. Сначала вернитесь на место.
house-chat = Пусто, слишком длинно или слишком часто.
house-store = Сервер не смог это записать. Ничего не произошло, попробуйте снова.
house-invite = Идёт игра. Попросите игроков уступить вам место бота.
house-removed = Вас сюда не пустили.
house-many = Пока достаточно игр. Загляните чуть позже.
house-game = За этим столом играют в другую игру.
house-other = Сервер отказал.
pace-word-fast = быстрые часы
pace-word-relaxed = спокойные часы
pace-word-slow = по переписке
pace-word-none = без часов
web-pair = { $first }, { $second }

## Newcomers while a game runs

knock-ask = Попроситься на место бота
knock-hint = Вам достанутся его карты и тайная роль. Должны согласиться все, кто здесь играет.
knock-seat = { $name }: { $life ->
    [one] осталась { $life } жизнь
    [few] осталось { $life } жизни
   *[other] осталось { $life } жизней
}
knock-waiting = Стол спросили. Вы сядете, как только все согласятся.
knock-wants = { $name } хочет доиграть за бота: { $seat }.
knock-yes = Пустить
knock-no = Нет

## Joining

wait-invited = { $name } приглашает вас за этот стол
wait-welcome = Добро пожаловать за этот стол
wait-your-name = Как вас называть?
wait-sit-down = Сесть за стол
wait-full = Все места заняты. Можно остаться и посмотреть.
wait-ready = готов
wait-i-am-ready = Я готов
wait-not-ready = Ещё не готов
wait-ready-count = Готовы: { $ready } из { $all }.
wait-ready-not = Ещё нет: { $names }.
wait-start-anyway = Можно начать и так. На свободные места сядут боты.
wait-password = Пароль
wait-lock = Закрыть стол
wait-unlock = Убрать пароль
wait-lock-this = Спрашивать пароль у новых гостей
wait-what = Во что здесь играют
say-locked = Новых гостей спрашивают о пароле.
door-title = У этого стола есть пароль
door-hint = Спросите у того, кто прислал ссылку. Ввести его нужно один раз.
door-wrong = Пароль неверный.
door-enter = Войти
table-rules = Правила этого стола

## People

person-menu = Заглушить или пожаловаться
person-mute = Заглушить
person-unmute = Снова слышать
person-muted = Вы не видите, что говорит этот игрок.
person-mute-hint = Только вы перестанете видеть, что говорит этот игрок.
person-report = Пожаловаться
person-report-hint = Жалобу прочтёт владелец сервера вместе с последними словами игрока. Сам игрок о ней не узнает.
report-about = В чём дело?
report-insults = Оскорбления или угрозы
report-name = Оскорбительное имя
report-cheating = Жульничество
report-spoiling = Портит игру
report-other = Другое
report-text = Своими словами (необязательно)
report-send = Отправить жалобу
report-sent = Спасибо. Жалоба записана для владельца сервера.

## One more game

end-ready = Ещё партию хотят { $ready } из { $all }.
end-waiting = Ждём: { $names }.
end-without = Играть без них: { $names }
end-rematch-back = Передумать
end-begun = Остальные начали новую партию.
end-go-on = Смотреть
house-password = Пароль неверный или слишком длинный.
lobby-locked = пароль
lobby-take = Попроситься
lobby-take-hint = Партия идёт: вы проситесь на место бота и получаете его как есть, с оставшимися жизнями и ролью, которую узнаете, когда сядете.
web-games = Мои партии
web-problem-not-yours = Это решаете не вы.

# За столом: что происходит, что собрано, что открыто.
heap-discard = { $count ->
    [0] Выберите, что сбросить: { $all }
   *[other] Выбрано { $count } из { $all }
}
seat-open-hand = Рука: { $name }
waste-ask = Без толку: всё равно сыграть?
waste-anyway = Всё равно сыграть
card-waste = сейчас без толку
deal-role = Ваша роль
deal-character = Ваш персонаж
deal-sheriff = Шериф — { $name }: { $character }
deal-sheriff-only = Шериф — { $name }
deal-sheriff-you = Вы шериф, и это знают все
deal-go = Коснитесь, чтобы продолжить
end-hash = Отпечаток тасовки, известный с раздачи:
replay-jump = К этому моменту
replay-copy = Скопировать ссылку
replay-copy-here = Ссылка на этот момент
replay-copied = Ссылка скопирована
replay-copied-here = Ссылка на этот момент скопирована
replay-leave = Назад
learn-again = Обычно за ход играют один «Бэнг!», но ваш персонаж или оружие позволяет стрелять ещё: всё, что светится, можно сыграть. Когда закончите, завершите ход. Оставить можно столько карт, сколько у вас жизней: { $life }.
learn-more = Что светится, ещё можно сыграть; карта с прерывистой рамкой сейчас ничего не даст. Когда закончите, завершите ход. Оставить можно столько карт, сколько у вас жизней: { $life }.

## Events

events-title = События
events-none = Событий пока нет
events-next = Дальше: { $event } (ещё { $count })
events-left = Осталось событий: { $count }
events-way-clockwise = По часовой
events-way-counter = Против часовой
events-reveals = { $name } открывает событие
events-you-reveal = Вы открываете событие
events-concerns-you = Это касается вас.
seat-ghost = призрак
seat-back = вернулся из могилы
seat-ordered = по приказу: { $name }
seat-orders-you = приказывает вам
seat-skipped = пропустит ход
seat-slip = речь
me-back = Вы вернулись
me-skipped = Вы пропустите ход
line-order = приказ
table-everything = Всё сразу
deck-high-noon = Жаркий полдень
deck-fistful-of-cards = Россыпь карт
deck-wild-west-show = Шоу Дикого Запада
end-study = Разобрать партию
outlook-title = Как это выглядело со стороны
outlook-note = Кто кем казался, если судить лишь по тому, что видели все.
outlook-likely = { $role } { $share } %
outlook-open = Как это выглядело
