### Questions, what happens without an answer, labels of answers, and why something is not allowed.
###
### $who is the player who is asked; names of blanks as in log.ftl. $topic is what is asked about.

## Questions

ask-play = { $who-is ->
    [me] Ваш ход: играйте карты или завершите ход.
   *[other] { $who } играет карты.
}
ask-dodge = { $who-is ->
    [me] { ask-hit-by }: увернитесь или потеряете 1 жизнь.{ $count ->
        [1] {""}
       *[other] {" "}Нужно { count-dodges }.
    }
   *[other] { ask-hit-by }. Увернётся ли { $who }?
}
ask-dodge-card = { $by-is ->
    [me] Вы стреляете в { $target-obj }. Увернётся ли { $who }?
   *[other] { $who-is ->
        [me] { $by } стреляет в вашу карту «{ $target-name }»: увернитесь или потеряете её.
       *[other] { $by } стреляет в { $target-obj }. Увернётся ли { $who }?
    }
}
ask-hit-by = { $by-is ->
    [me] { $kind-id ->
        [none] Вы стреляете в игрока { $who }
       *[other] Вы играете { $kind-obj } против игрока { $who }
    }
    [other] { $kind-id ->
        [none] { $by } стреляет в { ask-victim }
       *[other] { $by } играет { $kind-obj } против { ask-victim }
    }
   *[none] { $kind-id ->
        [none] Выстрел в { ask-victim }
       *[other] { $kind } против { ask-victim }
    }
}
ask-victim = { $who-is ->
    [me] вас
   *[other] игрока { $who }
}
ask-give = { $who-is ->
    [me] { ask-demand }: сбросьте { $wants-obj } или потеряете 1 жизнь.
   *[other] { ask-demand }: { $who } сбрасывает { $wants-obj } или теряет 1 жизнь.
}
ask-demand = { $kind-id ->
    [duel] { $by-is ->
        [me] «Дуэль» с вами
       *[other] «Дуэль» с игроком { $by }
    }
   *[other] { $by-is ->
        [me] { $kind } от вас
       *[other] { $kind } от игрока { $by }
    }
}
ask-prevent = { $who-is ->
    [me] Вы вот-вот потеряете { count-lives }. «Пиво» может это предотвратить.
   *[other] { $who } вот-вот потеряет { count-lives } и может выпить «Пиво».
}
ask-rescue = { $who-is ->
    [me] У вас не осталось жизней: спасайтесь, иначе вы выбываете.
   *[other] У игрока { $who } не осталось жизней, нужно спасение.
}
ask-interrupt = { $who-is ->
    [me] Применить способность сейчас?
   *[other] { $who } может применить способность.
}
ask-pick-store = { $who-is ->
    [me] «Лавка»: возьмите 1 из открытых карт.
   *[other] «Лавка»: { $who } берёт 1 из открытых карт.
}
ask-pick-flip = { $who-is ->
    [me] Какая из открытых карт считается?
   *[other] { $who } выбирает, какая из открытых карт считается.
}
ask-pick-draw = { $who-is ->
    [me] Какую карту оставить себе?
   *[other] { $who } выбирает, какую карту оставить себе.
}
ask-draw-mode = { $who-is ->
    [me] Откуда взять карты?
   *[other] { $who } решает, откуда взять карты.
}
ask-pick-surplus = { $who-is ->
    [me] На руке слишком много карт: сбросьте { count-cards }.
   *[other] У игрока { $who } слишком много карт: нужно сбросить { count-cards }.
}
ask-pick-duplicate = { $who-is ->
    [me] Перед вами две одинаковые карты: какую сбросить?
   *[other] Перед игроком { $who } две одинаковые карты: одна уходит в сброс.
}
ask-pick-victim = { $who-is ->
    [me] Какую карту потеряет { $from }?
   *[other] { $who } выбирает, какую карту { $from-is ->
        [me] потеряете вы
       *[other] потеряет { $from }
    }.
}
ask-pick-gift = { $who-is ->
    [me] Какую карту получит { $to }?
   *[other] { $who } выбирает карту { $to-is ->
        [me] для вас
       *[other] для игрока { $to }
    }.
}
ask-pick-loot = { $who-is ->
    [me] { $from } выбывает: какую карту взять?
   *[other] { $who } берёт 1 карту { $from-is ->
        [me] у вас
       *[other] у игрока { $from }
    }.
}
ask-name-copy = { $who-is ->
    [me] Чью способность копировать до вашего следующего хода?
   *[other] { $who } выбирает, чью способность копировать.
}
ask-arrange = { $who-is ->
    [me] Ваши карты уходят в сброс: какая следующая?
   *[other] { $who } кладёт карты в сброс.
}
ask-declare = { $who-is ->
    [me] Ваш ход начинается. Открыто достаточно ролей: сделаете объявление?
   *[other] { $who } может сделать объявление перед началом хода.
}
ask-pick-character = { $who-is ->
    [me] Какого персонажа оставить? Остальные узнают, когда выберут все.
   *[other] { $who } тайно выбирает персонажа.
}
ask-draft = { $who-is ->
    [me] Какого персонажа взять? Вам достанутся двое из четырёх.
   *[other] { $who } выбирает персонажа.
}
ask-sides = { $who-is ->
    [me] Кто из ваших персонажей ляжет справа? Обе расстановки откроют вместе.
   *[other] { $who } тайно расставляет двух персонажей.
}
ask-activate = { $who-is ->
    [me] Кто из ваших персонажей действует?
   *[other] { $who } решает, кто действует.
}
ask-place = { $who-is ->
    [me] К вам переходит { $target }. Перед каким персонажем положить карту?
   *[other] { $who } решает, перед кем лежать карте { $target }.
}
no-character = Ещё не выбран

## Without an answer

default-play = Без ответа: { $who-is ->
    [me] ваш ход закончится
   *[other] ход игрока { $who } закончится
}.
default-dodge = Без ответа: { $who-is ->
    [me] выстрел попадёт в вас
   *[other] выстрел попадёт в игрока { $who }
}.
default-dodge-card = Без ответа: карта сбрасывается.
default-give = Без ответа: { $who-is ->
    [me] вы теряете { count-lives }
   *[other] { $who } теряет { count-lives }
}.
default-prevent = Без ответа: { $who-is ->
    [me] вы теряете { count-lives }
   *[other] { $who } теряет { count-lives }
}.
default-rescue = Без ответа: { $who-is ->
    [me] вы выбываете
   *[other] { $who } выбывает
}.
default-interrupt = Без ответа: { $who-is ->
    [me] вы не применяете способность
   *[other] { $who } не применяет способность
}.
default-pick-store = Без ответа: { $who-is ->
    [me] вы берёте { $card-obj }
   *[other] { $who } берёт { $card-obj }
}.
default-pick-flip = Без ответа: считается { $card }.
default-pick-draw = Без ответа: { $who-is ->
    [me] вы оставляете себе { $card-obj }
   *[other] { $who } оставляет себе { $card-obj }
}.
default-draw-mode = Без ответа: { $who-is ->
    [me] вы забираете { $card-obj }
   *[other] { $who } забирает { $card-obj }
}.
default-pick-surplus = Без ответа: { $who-is ->
    [me] вы сбрасываете { $card-obj }
   *[other] { $who } сбрасывает { $card-obj }
}.
default-pick-duplicate = Без ответа: { $who-is ->
    [me] вы сбрасываете { $card-obj }
   *[other] { $who } сбрасывает { $card-obj }
}.
default-pick-victim = Без ответа: { $from-is ->
    [me] вы теряете { $card-obj }
   *[other] { $from } теряет { $card-obj }
}.
default-pick-gift = Без ответа: { $to-is ->
    [me] вы получаете { $card-obj }
   *[other] { $to } получает { $card-obj }
}.
default-pick-loot = Без ответа: { $who-is ->
    [me] вы берёте { $card-obj }
   *[other] { $who } берёт { $card-obj }
}.
default-declare = Без ответа: { $who-is ->
    [me] начинается ваш ход
   *[other] начинается ход игрока { $who }
}.
default-name-copy = Без ответа: { $who-is ->
    [me] вы никого не копируете
   *[other] { $who } никого не копирует
}.
default-arrange = Без ответа: следующей уходит { $card }.
default-rest = Без ответа: карты уходят по порядку, сначала со стола, потом с руки.
default-copy = Без ответа: { $who-is ->
    [me] вы копируете игрока { $from }
   *[other] { $who } копирует { $from-is ->
        [me] вас
       *[other] игрока { $from }
    }
}.
default-keep = Без ответа: { $who-is ->
    [me] ваш персонаж — { $character }
   *[other] { $who } оставляет одного из розданных персонажей
}.
default-hand = Без ответа: уходит случайная карта с руки.
default-deck = Без ответа: { $who-is ->
    [me] вы берёте из колоды
   *[other] { $who } берёт из колоды
}.
default-other = Без ответа: { $label }.

## Labels of answers

action-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] : вы сами
       *[other] : { $at }
    }
    [hand] : { $at }, случайная карта с руки
   *[card] { $at-is ->
        [self] : своя карта { $thing }
       *[other] : { $at }, { $thing }
    }
}
action-paid = { $pay-count ->
    [0] {""}
   *[other] , сбросив { $pay-obj }
}
action-card = { $as ->
    [other] { $card-name } как { $kind-name }
   *[itself] { $card-name }
}
action-pass = { $topic ->
    [keep-character] Вернуть
    [bid] Пас
    [buy] Больше ничего
    [take-back] Не забирать
    [play] Завершить ход
    [dodge] Принять выстрел
    [dodge-card] Пусть пропадёт
    [give] Потерять 1 жизнь
    [prevent] Смириться с потерей
    [rescue] Сдаться
    [interrupt] Не сейчас
    [name-copy] Никого не копировать
    [declare] Начать ход
    [event] { $event-id ->
        [hard-liquor] Взять карты
        [peyote] Больше не гадать
        [ranch] Больше не менять
        [blood-brothers] Оставить себе
        [russian-roulette] Потерять 2 жизни
        [dorothy-rage] { $wants ->
            [kind] Не приказывать
           *[other] Показать всю руку
        }
       *[other] Отказаться
    }
   *[other] Отказаться
}
action-rest = Остальные по порядку
action-pick = { $topic ->
    [buy] Выкупить { $card-obj } за $500
    [take-back] Забрать { $card-obj }
    [pick-store] Взять { $card-obj }
    [pick-flip] Считается { $card }
    [pick-draw] Оставить { $card-obj }
    [draw-mode] Забрать со стола { $card-obj } вместо добора
    [pick-gift] Отдать { $card-obj }
    [pick-loot] Взять { $card-obj }
    [arrange] Следующая — { $card }
    [event] { $event-id ->
        [dorothy-rage] { $wants ->
            [card] Сыграть { $card-obj }
            [cost] Заплатить: { $card }
           *[other] { $card }
        }
       *[other] Сбросить { $card-obj }
    }
   *[other] Сбросить { $card-obj }
}
action-name = { $topic ->
    [activate] Действует { $from }
    [place] Перед персонажем { $from }
    [event] { $from-is ->
        [self] Вы сами
       *[other] { $from }
    }
    [name-copy] Копировать игрока { $from }
   *[other] Первую карту — наугад с руки игрока { $from }
}
action-choose = { $choice ->
    [hearts] Черви
    [diamonds] Бубны
    [clubs] Трефы
    [spades] Пики
    [red] Красная
    [black] Чёрная
    [life] Не брать карты, восстановить 1 жизнь
    [deck] Взять из колоды
    [discard] Первую карту — из сброса
    [crime-is-defeated] «Преступность повержена»: если злодеев не осталось, побеждает закон; если один есть — вы против него
    [the-law-is-dead] «Закон мёртв»: если нет ни помощников, ни ренегата, побеждают бандиты; иначе — вы против них
   *[hand] Случайная карта с руки
}
action-keep = { $topic ->
    [draft] Взять: { $character }
    [sides] Справа: { $character }
    [activate] Действует { $character }
    [event] { $character }
   *[other] Оставить: { $character }
}
action-order = { $kind }
action-play = { $end ->
    [lay] Положить { $card-obj }
   *[other] { action-card }{ action-aimed }{ action-paid }
}
action-dodge = Увернуться: { action-card }
action-give = Сбросить: { action-card }
action-drink = Выпить: { action-card }
action-use = { $end ->
    [flip] Попробовать { $card-obj }
   *[other] Применить { $card-obj }{ action-aimed }
}
action-flip = Открыть карту, как с «Бочкой» ({ $source })
source-ability = { $name }: { $ability }

## Why not

refusal-over = Игра окончена. Чтобы играть дальше, начните новую.
refusal-not-asked = { $who-is ->
    [me] От вас ждут другого. Выберите один из предложенных ответов.
   *[other] Сейчас решает { $who }. Подождите, пока спросят вас.
}
refusal-stale = На этот вопрос уже ответили. Посмотрите, что спрашивают сейчас.
refusal-wrong-answer = Это не ответ на вопрос. Выберите один из предложенных ответов.
refusal-not-in-hand = Этой карты нет у вас на руке. Выберите одну из тех, что есть.
refusal-not-in-play = Эта карта не лежит перед вами. Выберите одну из своих карт на столе.
refusal-not-now = Карту { $kind } сейчас не применить. { $when ->
    [hit] Она пригодится, когда в вас стреляют.
    [rescue] Вне вашего хода она помогает только при потере жизни.
    [never-again] Когда игроков осталось 2, пользы от неё нет.
    [always] Она действует сама, пока лежит перед вами.
   *[turn] Подождите, пока придёт ваша очередь играть карты.
}
refusal-not-as = Эта карта не считается картой { $kind }. Изменить это могла бы только способность.
refusal-limit = За ход можно сыграть только { $count } Bang! С «Вулканом» предела нет.
refusal-out-of-range = До этого игрока расстояние { $distance }, а дальность вашего оружия { $range }. Поможет более дальнобойное оружие или «Снайпер».
refusal-too-far = До этого игрока расстояние { $distance }, а карта действует до { $range }. Оружие тут не поможет, а вот «Снайпер» — да.
refusal-dead = Этот игрок выбыл. Выберите того, кто ещё в игре.
refusal-aim = Так эту карту не применить. Выберите подходящую цель.
refusal-oneself = К себе это применить нельзя. Выберите другого игрока.
refusal-no-card-there = Такой карты там нет. Выберите карту, которая лежит перед игроком, или руку, в которой есть карты.
refusal-nobody-to-aim = Применить это не к кому. Приберегите карту на потом.
refusal-cost = Для этого нужно сбросить с руки ещё { count-cards }. Выберите, что сбросить.
refusal-duplicate = Карта { $kind } там уже лежит, а двух одинаковых на столе быть не может. Выберите что-нибудь другое.
refusal-sheriff = Шерифа нельзя посадить в «Тюрьму». Выберите другого игрока.
refusal-two-left = Когда игроков осталось 2, от «Пива» пользы нет. Другие напитки ещё действуют.
refusal-not-ready = Эту карту положили только что. Она будет готова в один из следующих ходов.
refusal-silenced = В этот ход карты на столе не действуют. Подождите, пока он закончится.
refusal-tried = Против этого выстрела вы это уже пробовали. Увернитесь иначе.
refusal-immune = Бубны на этого игрока не действуют. Подойдёт карта другой масти.
refusal-no-ability = У вас нет этой способности, или сейчас её не применить. Посмотрите, когда она действует.
refusal-not-offered = Этого нет среди вариантов. Выберите один из предложенных.
refusal-not-entitled = Ваша роль не даёт на это права. Начинайте ход.
refusal-no-proof = Открытые роли этого не доказывают. Начинайте ход.
refusal-forbidden = «{ $source }» этого не позволяет. Выберите что-нибудь другое.
refusal-forbidden-here = Правила этого стола этого не позволяют. Выберите что-нибудь другое.
waste-full-life = Никто из тех, кого это лечит, не ранен.
waste-two-left = Когда осталось двое, «Пиво» не лечит.
waste-too-few = Против этого выстрела нужно увернуться { $owed } раза, а у вас только { $have }.
waste-own = Вы сбросите собственную карту.
end-because = { $winner ->
    [law] { $role ->
        [none] Все бандиты и ренегаты выбыли.
        [sheriff] Все бандиты и ренегаты выбыли.
        [deputy] Шериф жив, а все бандиты и ренегаты выбыли.
       *[other] Вы выбыли, и с вами все, кто охотился на шерифа.
    }
    [duel] Оба персонажа одного из игроков выбыли.
    [personal] Цель выбыла или больше никого не осталось.
    [outlaws] { $role ->
        [sheriff] Вы погибли, и ренегат не был с вами один на один.
        [deputy] Шериф погиб.
        [renegade] Шериф погиб, а вы не остались последним.
       *[other] Шериф мёртв.
    }
    [survivor] В Шоу Дикого Запада побеждает последний выживший, какой бы ни была его роль.
   *[renegade] { $role ->
        [renegade] Шериф пал последним, и остались только вы.
       *[other] Шериф пал последним от руки ренегата.
    }
}
