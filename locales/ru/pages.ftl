### Страница: новый стол, настройки, справочник, записи, благодарности.

## Новый стол

new-title = Новый стол
new-name = Название стола
new-name-of = Стол { $name }
new-presets = Как хотите играть?
preset-first = Первая партия
    .text = Базовая игра без сложных карт, спокойные часы.
preset-quick = Быстрая партия
    .text = Базовая игра с ботами, которые быстро думают.
preset-heist = Налёт
    .text = Три раунда против быстрых рук.
preset-heist-practice = Тренировка
    .text = Один раунд, чтобы спокойно всё рассмотреть.
preset-duel = Дуэль
    .text = Двое игроков, у каждого два персонажа: каждый ход решаете, кто действует.
preset-full = Полный стол
    .text = Обе коробки, больше персонажей, больше карт.
preset-triangle = Треугольник
    .text = Трое игроков, все роли открыты: каждый за кем-то охотится.
preset-evening = Вечер
    .text = Серия для 4–7 игроков: каждый побудет Шерифом, персонажи с торгов, всё решают деньги.
new-edition = Издание
new-boxes = Коробки
new-boxes-own = Как в издании
new-players = Игроки
new-fill = Боты на свободных местах
new-chairs = По местам
new-chair = Место { $seat }
new-chair-person = Для человека
new-chairs-hint = Место с ботом остаётся за ним; свободные места при старте займут боты уровня, выбранного выше.
new-pace = Часы
pace-fast = Быстро, 20 секунд
pace-relaxed = Спокойно, 90 секунд
pace-slow = По переписке, 2 дня
pace-none = Без часов
new-public = Показать в лобби
new-private = Только по ссылке
new-watching = Зрители
watching-anyone = Все, у кого есть ссылка
watching-seated = Только игроки этого стола
new-open-cards = Выбывшие видят все карты
new-ways = Серия и деньги
new-house = Домашние правила
new-house-hint = Все переключатели правил. Отличия от издания отмечены.
new-house-changed = { $count ->
    [0] как в издании
   *[other] изменено: { $count }
}
new-fixed-seat = Место { $seat }
new-fixed-dealt = Раздаётся
new-house-reset = Вернуть как в издании
new-switch-changed = изменено
new-switch-search = Искать переключатель
new-create = Создать стол
new-yes = Да
new-no = Нет

## Настройки

set-title = Настройки
set-name = Ваше имя
set-language = Язык
set-theme = Тема
set-theme-auto = Как на устройстве
set-theme-dark = Тёмная: ночь в салуне
set-theme-light = Светлая: солнечное крыльцо
set-speed = Скорость карт
set-speed-slow = Медленно
set-speed-normal = Обычно
set-speed-fast = Быстро
set-speed-instant = Сразу
set-motion = Движение
set-motion-auto = Как на устройстве
set-motion-full = Всё
set-motion-less = Меньше
set-sound = Звук
set-volume = Громкость
set-sound-try = Послушать
set-saved = Всё хранится в этом браузере.
set-move = Играть на другом устройстве
set-move-hint = Создаёт ссылку, с которой другое устройство станет вами. Действует один раз, десять минут.
set-move-make = Создать ссылку
set-learn = Снова партия с подсказками

## Справочник

ref-title = Карты и правила
ref-search = Поиск
ref-search-hint = Название, действие или слово
ref-cards = Игровые карты
ref-characters = Персонажи
ref-roles = Роли
ref-terms = Слова игры
ref-symbols = Символы
ref-switches = Переключатели правил
ref-editions = Издания
ref-rules = Как играть
ref-none = Ничего не найдено.
ref-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
}
ref-copies = В колоде: { $cards }
ref-lives = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
ref-values = Значения: { $values }
ref-link = Ссылка на эту запись
ref-rule-id = Правило { $rule }
rules-goal = Цель
    .text = У каждого тайная роль, известен только шериф. Закон побеждает, когда выбыли все бандиты и ренегат; бандиты побеждают, когда выбыл шериф; ренегат побеждает, оставшись последним.
rules-turn = Ваш ход
    .text = Сначала возьмите 2 карты. Затем играйте сколько угодно карт, но только один Bang!. В конце сбросьте лишнее: на руке остаётся столько карт, сколько у вас жизней.
rules-distance = Расстояние и дальность
    .text = Считайте места до другого игрока по короткой стороне. Стрелять можно в тех, до кого расстояние не больше дальности оружия; без оружия она равна 1.
rules-hit = Выстрел и уворот
    .text = Тот, в кого стреляют, может увернуться: картой «Мимо!», удачной Бочкой, некоторыми зелёными картами. Иначе теряется 1 жизнь.
rules-life = Жизни
    .text = При 0 жизней вы выбываете, если не выпьете Пиво в тот же миг. Жизней не бывает больше, чем в начале.
rules-out = Выбывание
    .text = Роль открывают, карты сбрасывают. Устранивший бандита берёт 3 карты; шериф, устранивший помощника, теряет все карты.
rules-flip = Проверка
    .text = Бочка, Тюрьма и Динамит открывают верхнюю карту колоды: решают её масть и достоинство.

## Символы

symbol-hit = Выстрел: минус 1 жизнь, если не увернуться
symbol-dodge = Уворот: отменяет 1 выстрел
symbol-life = Вернуть 1 жизнь
symbol-draw = Взять 1 карту
symbol-drop = Карта сбрасывается
symbol-take = Забрать карту
symbol-cost = Нужно сбросить ещё 1 карту с руки
symbol-flip = Открыть верхнюю карту колоды
symbol-reach = Один игрок в пределах дальности оружия
symbol-one = Один игрок на расстоянии 1
symbol-any = Один игрок на любом расстоянии
symbol-all = Все остальные игроки
symbol-far = Остальные видят вас на 1 дальше
symbol-near = Вы видите остальных на 1 ближе
symbol-many = Без предела Bang!
symbol-book = Смотрите правило

## Запись

replay-title = Запись партии
replay-view = Чьими глазами
replay-view-public = Зритель
replay-view-open = Все карты открыты
replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-start = В начало
replay-end = В конец
replay-turn-back = Ход назад
replay-turn-next = Ход вперёд
replay-speed = Скорость
replay-position = Позиция { $at } из { $all }
replay-gone = Такой партии нет, или её нельзя показать.

## Благодарности

credits-title = Благодарности
credits-icons = Рисунки карт, ролей и мастей взяты с game-icons.net по лицензии CC BY 3.0. Они перекрашены, два рисунка составлены из нескольких. Авторы:
credits-own = Портреты, символы, рамки карт, оформление и звуки сделаны для этого проекта.
credits-fonts = Шрифты: Rye, Podkova и Source Sans 3, лицензия SIL Open Font License 1.1, пакеты Fontsource.
credits-game = Игру BANG! придумал Эмилиано Шарра, её издаёт dV Giochi. Это неофициальный проект поклонников, никак с ними не связанный; названия лишь описывают игру.
credits-code = saloon — свободная программа под лицензией MIT или Apache 2.0.

## Another device

move-title = Продолжить на этом устройстве
move-lead = Здесь можно продолжить как { $name }: то же имя, те же места.
move-hint = Тот, кем вы были в этом браузере, здесь забудется. Если ссылку прислал кто-то другой, не нажимайте кнопку.
move-do = Стать { $name } здесь
move-not = Остаться собой
move-used = Эта ссылка уже использована или ей больше десяти минут.
devices-title = Ваши устройства
devices-lead = Здесь вы вошли как этот гость. Вас узнают только по браузеру: пароля нет.
devices-browser = Браузер
devices-program = Программа
devices-this = этот
devices-since = с { $made }, последний раз { $used }
devices-end = Выйти
devices-ended = Там выполнен выход.
devices-elsewhere = Выйти на всех остальных устройствах
devices-everywhere = Выйти везде
devices-everywhere-hint = И на этом устройстве тоже. После этого никто, даже вы, не сможет снова стать этим гостем; ваши места займут боты.
devices-sure = Этот гость мне больше не нужен.
set-devices = Где я вошёл?

## New table: more

new-game = Игра
new-comers = Кто может прийти
comers-link = У кого есть ссылка
comers-password = Друзья, по паролю
comers-lobby = Все, стол виден в лобби
group-setup = Подготовка и варианты
group-turn = Ход игры
group-cards = Игровые карты
group-characters = Персонажи
group-events = События
group-usual = как в издании
group-done = Готово
say-bots = Боты
say-bots-some = { $count ->
    [one] { $count } место для бота; на свободных местах: { $kind }
    [few] { $count } места для ботов; на свободных местах: { $kind }
   *[other] { $count } мест для ботов; на свободных местах: { $kind }
}
say-bots-fill = на свободных местах: { $kind }
say-also = Ещё
say-watching-seated = Смотреть могут только игроки этого стола.
say-open-cards = Выбывшие видят все карты.
say-instead = (в издании: { $usual })
say-as-printed = как в издании

## My games

games-title = Мои партии
games-hint = Ваши последние 50 партий и чем они закончились. Эту страницу видите только вы.
games-none = Вы ещё не доиграли ни одной партии.
games-numbers = В цифрах
games-role = Роль
games-played = Партии
games-won = Победы
games-share = Доля
games-percent = { $percent } %
games-all = Всего
games-last = Последние партии
games-you-won = Победа
games-you-lost = Поражение
games-seats = { $people ->
    [one] игроков: { $players }, из них { $people } человек
    [few] игроков: { $players }, из них { $people } человека
   *[other] игроков: { $players }, из них { $people } человек
}
games-save = Сохранить в файл
games-forget = Удалить всё это
games-forget-sure = Список и цифры исчезнут. Сами партии останутся у тех, кто играл с вами.
games-forget-yes = Удалить
games-forget-no = Оставить

## Rulebook

ref-book = Правила из свода
ref-book-english = У каждого правила есть код, по которому на него ссылаются отказы, сцены и программа. Текст правил на английском.
ref-book-more = Ещё { $count }. Добавьте слово, чтобы сузить поиск.
ref-book-away = Свод правил сейчас недоступен.

## Events

preset-high-noon = Жаркий полдень
    .text = Базовая игра, и каждый круг новое событие меняет правила.
preset-fistful = Россыпь
    .text = Базовая игра с событиями о руке, доборе и крепких нервах.
preset-everything = Всё сразу
    .text = Все коробки, все персонажи, все три колоды событий, 7 игроков.
new-events = Карты событий
new-events-hint = Каждый круг шериф открывает новое событие; оно действует до следующего. Две колоды перемешиваются.
new-events-edition = Для событий нужны «Компендиум» или официальные правила. Выбор колоды включит «Компендиум».
deck-about-high-noon = 15 событий: правила меняются на круг — от двух Bang! за ход до запрета «Пива». В конце «Жаркий полдень» отнимает по жизни за ход.
deck-about-fistful-of-cards = 15 событий: иначе берут карты, иначе стреляют, возвращаются мёртвые. В конце каждая карта на руке — выстрел в вас.
deck-about-wild-west-show = 10 событий на отдельном месте, когда играют «Дилижанс» или «Уэллс Фарго»: открытые руки, смена мест, новые роли.
ref-events = События
ref-finale = последняя карта колоды
