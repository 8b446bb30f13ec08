### The words of the reference: saloon cards, saloon characters, saloon rules.

## Cards and characters

ref-cards = Игровые карты
ref-kinds = Видов: { $count }
ref-cards-columns = Название, имя для команд и число карт в базовой игре, в отдельном «Додж-Сити» и в обоих вместе.
ref-cards-more = «saloon cards НАЗВАНИЕ» расскажет о карте всё.
ref-characters = Персонажи
ref-count-characters = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[many] { $count } персонажей
}
ref-characters-more = «saloon characters ИМЯ» расскажет о персонаже всё.
ref-border = Рамка
ref-cost = Цена
ref-cost-cards = { $count ->
    [0] нет
    [one] ещё { $count } карта с руки
    [few] ещё { $count } карты с руки
   *[many] ещё { $count } карт с руки
}
ref-aim = Цель
ref-aim-weapon = другой игрок в пределах дальности вашего оружия
ref-aim-near = другой игрок на расстоянии 1
ref-aim-card-near = карта игрока на расстоянии 1
ref-aim-card-any = карта любого игрока
ref-aim-jail = другой игрок, но не шериф
ref-aim-other = любой другой игрок
ref-aim-any = любой игрок, можно и вы сами
ref-aim-others = все остальные игроки
ref-aim-all = все игроки
ref-aim-dodge = никто: это уворот от выстрела в вас
ref-aim-oneself = никто, кроме вас самих
ref-boxes = Коробки
ref-copies = Сколько и какие
ref-none = нет

## Rules

ref-rules = Правила
ref-see-also = Упоминается в
ref-rules-more = «saloon rules НОМЕР» покажет текст правила.
ref-rulebook = Книга правил
ref-count-rules = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
ref-how = Как искать
ref-how-id = одно правило
ref-how-family = все правила семейства
ref-how-chapter = глава
ref-how-name = карта или персонаж
ref-how-search = правила с этими словами
ref-how-switches = настройки правил
ref-in-english = Текст правил есть только по-английски.
ref-search = Правила со словами «{ $name }»
ref-kind-rule = Правило
ref-kind-edge = Частный случай
ref-kind-interaction = Сочетание
ref-kind-vector = Проверка
ref-kind-bookkeeping = Название шага или понятия

## Switches

ref-switches = Настройки правил издания «{ $edition }»
ref-switches-how = * отмечено то, что отличается от компендиума. Изменить для своей игры: --set НАСТРОЙКА=ЗНАЧЕНИЕ.
ref-compendium = (Компендиум: { $value }.)

## What is not there

ref-several = «{ $name }» может означать: { $list }.
ref-unknown-card = Карты «{ $name }» нет. Все карты покажет «saloon cards».
ref-unknown-character = Персонажа «{ $name }» нет. Всех персонажей покажет «saloon characters».
ref-unknown-rule = Нет ни правила, ни главы, ни карты, ни персонажа «{ $name }». Как искать, скажет «saloon rules», а «saloon rules search СЛОВА» ищет в тексте.
ref-unknown-edition = Издания «{ $name }» нет. Есть { $list }.
ref-nothing-found = Правил со словами «{ $name }» нет. Попробуйте меньше слов; текст правил английский.
