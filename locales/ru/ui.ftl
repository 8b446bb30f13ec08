### Экран: заголовки, клавиши и подсказки.

## Игроки

ui-you = Вы
ui-name-a = Ада
ui-name-b = Бун
ui-name-c = Клем
ui-name-d = Долли
ui-name-e = Эрл
ui-name-f = Флора
ui-name-g = Гас
ui-name-h = Хэтти

## Стол

ui-turn = Ход { $number }: { $seat }
ui-empty = пусто
ui-column-name = Имя
ui-column-character = Персонаж
ui-column-life = Жизни
ui-column-hand = Рука
ui-column-distance = Расст.
ui-column-play = На столе
ui-column-role = Роль
ui-log = Журнал
ui-log-back = Журнал, { $lines } { $lines ->
    [one] строка
    [few] строки
   *[other] строк
} назад
ui-hand-heading = Ваша рука: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
} · ваша роль: { $role } · дальность { $range }
ui-hand-heading-out = Вы выбыли · ваша роль: { $role }
ui-on-show = Открыты: { $cards }

## Решения

ui-your-decision = Решаете вы
ui-their-decision = Решает { $seat }
ui-choose-kind = В каком качестве?
ui-choose-seat = На кого?
ui-choose-card = Какая карта?
ui-choose-cost = Какую карту вы за это сбросите?
ui-random-card = Случайная карта с руки
ui-use = Применить: { $what }
ui-seat-at-distance = { $seat } (расстояние { $distance })
ui-undo = отменить
ui-hint-cards = Выберите карту с цифрой в скобках или ответ выше.
ui-hint-choices = Выберите ответ выше.
ui-hint-skip = Любая клавиша: пропустить ожидание
ui-hint-out = Вы выбыли, остальные играют дальше. Любая клавиша: следующий ход · x: до конца · n: новая игра
ui-keys = Tab дальше · стрелки · Enter выбор · Esc назад · ? что это · l журнал · q выход
ui-keys-waiting = Любая клавиша: пропустить · стрелки · ? что это · l журнал · q выход

## Объяснения

ui-panel-close = Любая клавиша закрывает окно.
ui-panel-scroll = Стрелки прокручивают. Любая другая клавиша закрывает окно.
ui-panel-leave = Enter или q: выйти · любая другая клавиша: остаться
ui-why-not = Почему нельзя? { $what }
ui-rule = Правило { $rule }
ui-must-wait = Её только что положили, придётся подождать.
ui-seat-numbers = Жизней: { $life } из { $max }, карт на руке: { $hand }, дальность: { $range }.
ui-seat-in-range = Расстояние { $distance }, вы достаёте.
ui-seat-out-of-range = Расстояние { $distance }, вы не достаёте.
ui-help-title = Вопрос и как на него ответить
ui-help =
    Клавиши в скобках выбирают: [1] карту, [b] игрока, [p] ответ. Выбранное выглядит так: <1>.
    Пока вы не нажали Enter, ничего не происходит. Esc отменяет всё, Backspace — последний выбор.
    Tab переходит к тому, что можно выбрать, стрелки — к чему угодно; ? объясняет то, на чём стоит курсор.
    Нажмите цифру тусклой карты, чтобы узнать, почему её нельзя сыграть.
    Мышь: левая кнопка выбирает, правая объясняет, колесо прокручивает журнал.
    Знаки: ► ходит · ? решает · ★ шериф · † выбыл · ✓ вы достаёте · ~ пока не действует · + чужая способность
ui-leave = Выйти из игры?
ui-leave-unsaved = Игра не сохраняется; её сохранил бы ключ --save ФАЙЛ.
ui-saved = Игра хранится в { $file }; продолжить её можно с ключом --resume.
ui-too-small = В этом окне { $width } столбцов и { $height } строк, а столу нужно { $least-width } и { $least-height }. Увеличьте окно или нажмите q, чтобы выйти.

## Начало и конец

ui-intro = Ваш персонаж: { $character }. Ваша роль: { $role }.
ui-over = Игра окончена
ui-you-win = Вы среди победителей.
ui-you-lose = Вы проиграли.
ui-over-turns = Сыграно ходов: { $turns }.
ui-over-keys = n: новая игра · l: журнал · q: выход
ui-fate = выбывает на ходу { $turn }
ui-fate-by = выбывает на ходу { $turn }, причина — { $seat-is ->
    [me] вы
   *[other] { $seat }
}
ui-fate-alive = остаётся { $count } { $count ->
    [one] жизнь
    [few] жизни
   *[other] жизней
}
