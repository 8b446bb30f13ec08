### Series: money, keeping, hiring, buying, taking back

## Questions

ask-keep-character = { $who-is ->
    [me] { $cost ->
        [none] Оставить вашего персонажа? Остальные узнают, когда решат все.
        [free] Оставить вашего персонажа? Это бесплатно.
       *[price] Оставить вашего персонажа за ${ $dollars }?
    }
   *[other] { $cost ->
        [none] { $who } тайно решает, оставить ли персонажа.
       *[price] { $who } решает, оставить ли персонажа за ${ $dollars }.
    }
}
ask-nominate = { $who-is ->
    [me] { $alone ->
        [yes] Больше торговаться некому. Какого персонажа нанять за $100?
       *[no] Какого персонажа выставить на торги?
    }
   *[other] { $alone ->
        [yes] { $who } нанимает персонажа за $100.
       *[no] { $who } выставляет персонажа на торги.
    }
}
ask-bid = { $who-is ->
    [me] { $by-is ->
        [none] Ваша первая ставка: { $character }?
       *[other] { $character }: { $by } даёт ${ $dollars }. Дадите больше?
    }
   *[other] { $by-is ->
        [none] { $who } начинает торги: { $character }.
        [me] { $who } может перебить вашу ставку: { $character }, ${ $dollars }.
       *[other] { $who } может перебить ставку игрока { $by }: { $character }, ${ $dollars }.
    }
}
ask-buy = { $who-is ->
    [me] Какую карту выкупить за $500? Она попадёт к вам в руку.
   *[other] { $who } может выкупить карты по $500.
}
ask-take-back = { $who-is ->
    [me] Какой Bang! забрать обратно?
   *[other] { $who } может забрать обратно Bang!
}

## Without an answer

default-keep-character = Без ответа: { $who-is ->
    [me] вы вернёте персонажа
   *[other] { $who } вернёт персонажа
}.
default-bid = Без ответа: { $who-is ->
    [me] вы пасуете
   *[other] { $who } пасует
}.
default-buy = Без ответа: { $who-is ->
    [me] вы больше ничего не купите
   *[other] { $who } больше ничего не купит
}.
default-take-back = Без ответа: карта останется в сбросе.

## Labels of answers

action-keep-for = Оставить за ${ $dollars }: { $character }
action-nominate = Выставить: { $character }
action-hire = Нанять за $100: { $character }
action-bid = Поставить ${ $dollars }

## Refusals

refusal-funds = Это стоило бы ${ $dollars }, а на счету ${ $balance }. Выберите то, что можете оплатить.
refusal-bid = Ставка слишком мала. Поставьте не меньше ${ $dollars } или пасуйте.
refusal-not-eligible = На это у вас нет права. Выберите один из предложенных вариантов.

## What happened

log-offered = На выбор: { $character }.
log-bid = { $who-is ->
    [me] Ваша ставка: ${ $dollars }, { $character }.
   *[other] { $who } ставит ${ $dollars }: { $character }.
}
log-paid = { $why ->
    [stake] { $who-is ->
        [me] У вас для начала ${ $dollars }.
       *[other] { $who } начинает с ${ $dollars }.
    }
    [hire] { $who-is ->
        [me] Вы платите ${ $dollars } за персонажа.
       *[other] { $who } платит ${ $dollars } за персонажа.
    }
    [keep] { $who-is ->
        [me] Вы платите ${ $dollars }, чтобы оставить персонажа.
       *[other] { $who } платит ${ $dollars }, чтобы оставить персонажа.
    }
    [experience] { $who-is ->
        [me] Вы платите ${ $dollars } за карту.
       *[other] { $who } платит ${ $dollars } за карту.
    }
    [bounty] { $who-is ->
        [me] Вы получаете награду за голову: ${ $dollars }.
       *[other] { $who } получает награду за голову: ${ $dollars }.
    }
    [penalty] { $who-is ->
        [me] Вы платите ${ $dollars } за смерть шерифа.
       *[other] { $who } платит ${ $dollars } за смерть шерифа.
    }
    [point] { $who-is ->
        [me] Вы получаете 1 очко.
       *[other] { $who } получает 1 очко.
    }
   *[role] { $who-is ->
        [me] Вы зарабатываете ${ $dollars }.
       *[other] { $who } зарабатывает ${ $dollars }.
    }
}

## Standings

ui-series-standings = Счёт после партии { $game } из { $games }
ui-series-keys = n: следующая партия · l: журнал · q: выход, продолжить — --resume
ui-series-final = Серия окончена
ui-series-wins = { $who-is ->
    [me] Вы выиграли серию!
   *[other] Серию выигрывает { $who }.
}
ui-series-shared = Первое место делят: { $names }.
ui-series-reason = { $why ->
    [stake] начало
    [hire] персонаж
    [keep] персонаж остался
    [experience] карты
    [bounty] награды
    [penalty] штраф
    [point] очки
   *[role] роль
}
ui-money-balance = { $points ->
    [yes] { $dollars ->
        [one] { $dollars } очко
        [few] { $dollars } очка
       *[many] { $dollars } очков
    }
   *[no] ${ $dollars }
}

## Серии на странице

series-title = Серия
series-so-far = { $count ->
    [one] Пока { $count } партия
    [few] Пока { $count } партии
   *[many] Пока { $count } партий
}
series-place = Место
series-player = Игрок
series-money = Счёт
series-won = Победы
series-survived = Выжил
series-role = Роль
series-how = Откуда деньги
series-game = Партия { $game }
series-plot = Деньги от партии к партии
series-link = Вся серия по партиям
series-copy = Скопировать ссылку
series-table = К столу
series-next = Готов к следующей партии
series-leave = Место остаётся за вами: пока вас нет, за вас играет бот.
auction-title = Перед партией
auction-own = У вас
auction-offered = Персонажи на торгах
auction-bids = ставка ${ $dollars }
auction-asked = решает
auction-no-bid = На торгах { $character }. Ставок ещё нет.
auction-highest = На торгах { $character }. Высшая ставка: ${ $dollars }, { $name }.
auction-less = Уменьшить ставку
auction-more = Увеличить ставку
auction-most = Вы можете дойти до ${ $dollars }.
auction-how = Как это устроено?
auction-how-text = Персонажей не раздают, а нанимают. Тот, чья очередь, выбирает одного из выложенных и делает первую ставку. Затем все, у кого персонажа ещё нет, по кругу вправо повышают или пасуют; спасовавший выбывает из этих торгов. Высшая ставка уходит в банк, персонаж — тому, кто её сделал. Все деньги открыты. У кого нет и $100, тот бесплатно получает одного из оставшихся.
me-target = Ваша цель: { $name }
me-last-stand = Победит последний уцелевший
