### The words of the screen: headings, keys, hints and notices.

## People: names for those who have none, by the letter of the seat

ui-name-a = Эбби
ui-name-b = Бак
ui-name-c = Клара
ui-name-d = Дасти
ui-name-e = Эмма
ui-name-f = Фрэнк
ui-name-g = Грейс
ui-name-h = Хэнк
ui-you = Вы
ui-bot = Бот

## Headings

ui-table = Стол
ui-hand = Рука
ui-in-play = На столе
ui-log = Журнал
ui-deck = Колода
ui-discard-pile = Сброс
ui-role = Роль
ui-character = Персонаж
ui-life = Жизнь
ui-distance = Расстояние
ui-range = Дальность
ui-reach = В пределах дальности
ui-out-of-reach = Вне дальности
ui-options = Варианты
ui-rule = Правило
ui-help = Справка
ui-settings = Настройки
ui-column-name = Игрок
ui-column-character = Персонаж
ui-column-life = Жизнь
ui-column-hand = Рука
ui-column-distance = Расст.
ui-column-play = На столе
ui-hand-heading = Ваша рука: { ui-cards }. Роль: { $role }. Дальность: { $range }
ui-hand-heading-pair = Ваша рука: { ui-cards }. Действует { $role }. Дальность: { $range }
ui-hand-heading-plain = Ваша рука: { ui-cards }
ui-hand-heading-out = Вы выбыли. Роль: { $role }
ui-log-back = Журнал, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
} назад

## Numbers

ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-lives = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[many] { $count } жизней
}
ui-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-turn = Ход { $number }: { $seat }
ui-event = Событие: { $event }
ui-event-none = Событий пока нет
ui-event-show = Шоу: { $event }
ui-event-counter = ↺ против часовой
ui-event-next = Дальше: { $event } (осталось { $count })
ui-event-left = Осталось событий: { $count }
ui-event-show-left = Осталось шоу: { $count }
ui-event-keeper = { $seat-is ->
    [me] Вы откроете его в начале своего хода.
   *[other] Откроет { $seat } в начале своего хода.
}
ui-ghost = призрак
ui-over-turns = Игра длилась { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
ui-seat-at-distance = { $seat }, расстояние { $distance }
ui-seed = Зерно { $seed }
ui-more = ещё { $count }

## Whose decision

ui-your-turn = Ваш ход
ui-your-decision = Решаете вы
ui-their-decision = Решает { $seat }
ui-waiting-for = Ждём: { $seat }
ui-on-show = На прилавке: { $cards }
ui-why-not = Почему нельзя?
ui-eliminated = Вне игры
ui-empty = пусто
ui-nothing-in-play = На столе ничего нет
ui-log-empty = Пока ничего не произошло.

## Putting a play together

ui-choose-kind = Как сыграть эту карту?
ui-choose-seat = Какой игрок?
ui-choose-card = Какую карту?
ui-choose-cost = Что сбросить за это?
ui-choose-done = Всё выбрано.
ui-random-card = Случайная карта с руки
ui-use = Применить: { $what }
ui-undo = Взять назад

## Keys

ui-press-help = Нажмите ? для справки.
ui-key-move = двигаться
ui-key-choose = выбрать
ui-key-back = назад
ui-key-help = справка
ui-key-log = журнал
ui-key-skip = вперёд
ui-key-speed = скорость
ui-key-pause = пауза
ui-key-save = сохранить
ui-key-quit = выйти
ui-key-scroll = листать
ui-key-close = закрыть

## Pace

ui-speed = Скорость
ui-speed-slow = медленно
ui-speed-normal = обычно
ui-speed-fast = быстро
ui-speed-instant = сразу
ui-paused = Пауза

## Saving and leaving

ui-saved = Сохранено: { $file }.
ui-not-saved = Не удалось сохранить: { $why }
ui-resumed = Игра продолжается с того же места.
ui-leave-question = Выйти из-за стола? Игра сохранена.
ui-yes = Да
ui-no = Нет
ui-too-small = Окно { $width } × { $height }. Столу нужно хотя бы { $least-width } × { $least-height }.

## The end

ui-over = Игра окончена
ui-you-win = Вы победили.
ui-you-lose = Вы проиграли.
ui-survivors = Остались в игре
ui-again = Сыграть ещё раз
ui-new-game = Новая игра

## Hints and keys of the terminal

ui-hint-cards = Выберите карту с цифрой в скобках или ответ выше.
ui-hint-choices = Выберите ответ выше.
ui-hint-out = Вы выбыли, остальные играют дальше. Любая клавиша: следующий ход · x: до конца · n: новая игра
ui-keys = Tab дальше · стрелки · Enter выбор · Esc назад · ? что это · l журнал · q выход
ui-keys-waiting = Любая клавиша: пропустить · стрелки · ? что это · l журнал · q выход
ui-panel-close = Любая клавиша закрывает окно.
ui-panel-rule = ?: само правило · любая другая клавиша закрывает окно
ui-panel-scroll = Стрелки прокручивают. Любая другая клавиша закрывает окно.
ui-panel-leave = Enter или q: выйти · любая другая клавиша: остаться

## Explanations

ui-explained = { $name }: { $text }
ui-pile = { $name } { $count }: { $top }
ui-must-wait = Её только что положили, придётся подождать.
ui-seat-numbers = Жизней: { $life } из { $max }, карт на руке: { $hand }, дальность: { $range }.
ui-seat-in-range = Расстояние { $distance }, в пределах дальности.
ui-seat-out-of-range = Расстояние { $distance }, вне дальности.
ui-how-to =
    Клавиши в скобках выбирают: [1] карту, [b] игрока, [p] ответ. Выбранное выглядит так: <1>.
    Пока вы не нажали Enter, ничего не происходит. Esc отменяет всё, Backspace — последний выбор.
    Tab переходит к тому, что можно выбрать, стрелки — к чему угодно; ? объясняет то, на чём стоит курсор.
    Нажмите цифру тусклой карты, чтобы узнать, почему её нельзя сыграть.
    Мышь: левая кнопка выбирает, правая объясняет, колесо прокручивает журнал.
    Знаки: ► ходит · ? решает · ★ шериф · † выбыл · ✓ в пределах дальности · ~ пока не действует · + чужая способность
ui-leave = Выйти из игры?
ui-leave-unsaved = Игра не сохраняется; её сохранил бы ключ --save ФАЙЛ.
ui-leave-saved = Ничего не пропадёт: saloon play --resume { $file } продолжит с этого места.

## Beginning and end of a game in the terminal

ui-intro = Ваш персонаж: { $character }. Ваша роль: { $role }.
ui-over-keys = n: новая игра · l: журнал · q: выход
ui-fate = выбывает на ходу { $turn }
ui-fate-by = выбывает на ходу { $turn }, причина — { $seat-is ->
    [me] вы
   *[other] { $seat }
}
ui-fate-withdrew = вышел из боя
ui-withdrew = вне боя
ui-fate-alive = остаётся { $count } { $count ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}

# Replay

ui-replay-prompt = [{ $at } из { $last }] Enter: дальше, b: назад, число: перейти, t: стол, q: выход
ui-replay-older = Эта партия записана по правилам версии { $then }; она показана так, как её понимает версия { $now }. Точная проверка возможна только с прежними правилами.
ui-replay-faithful = Все ответы подходят: это та самая партия.


## What a messenger shows of a link

preview-title = saloon: карточная игра BANG! в браузере
preview-text = Играйте с друзьями по ссылке или с ботами за пару секунд. Бесплатно и без регистрации.
preview-locked = Вас приглашают за стол с паролем.
preview-table = { $name }: стол для BANG!
preview-picture = Пять карт вестерн-игры
preview-table-text = { $stage ->
    [open] { $host } приглашает вас. { $edition }, игроков: { $players }, { $free ->
        [0] все места заняты
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }.
    [playing] Идёт партия. { $edition }, игроков: { $players }. Приходите посмотреть.
   *[over] Партия окончена. { $edition }, игроков: { $players }.
}

## Bots: how well they play, and in what temper.
seat-bot = бот
seat-bot-level = бот: { $level }
bot-random = Случайный
bot-greedy = Крепкий
bot-first = Первая карта
bot-grudge = Злопамятный
bot-easy = Лёгкий
    .text = Играет честно, думает только об этом ходе и многое прощает.
bot-normal = Обычный
    .text = Играет толково, помнит, кто в кого стрелял, и поблажек не даёт.
bot-sharp = Сильный
    .text = Думает наперёд, читает стол и скрывает свою роль.
bot-tempered = { $level }, { $temper }
temper = Характер
temper-even = Ровный
temper-bold = смелый
    .text = Нападает там, где другие подождали бы.
temper-careful = осторожный
    .text = Ждёт там, где другие напали бы.
