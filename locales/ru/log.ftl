### What happened at the table: one sentence per fact.
###
### $who is the acting player; $who-is tells whether that is the reader (me) or somebody else (other).
### Further players are $at, $by, $from and $to; their -is may also be self (the acting player again) or none.
### A card is $card, or $card-obj as the object of a verb; $card-id is its kind, or none if it is hidden.
### $count is a number of lives or cards, $left the lives that are left.

## Building blocks

you = вы
name-card = { $id ->
    [bang] { $name }
   *[other] «{ $name }»
}
name-card-obj = { $id ->
    [bang] { $name }
    [barrel] «Бочку»
    [bible] «Библию»
    [brawl] «Драку»
    [canteen] «Дозаправку»
    [conestoga] «Конестогу»
    [general-store] «Лавку»
    [howitzer] «Гаубицу»
    [jail] «Тюрьму»
    [panic] «Панику»
    [tequila] «Текилу»
   *[other] «{ $name }»
}
signed-bare = { $name } { $sign }
signed-quoted = { $name } { $sign }
list-more = { $before }, { $next }
list-last = { $before } и { $next }
value-unlimited = Без предела
count-lives = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[many] { $count } жизней
}
count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
count-dodges = { $count ->
    [one] { $count } уворот
    [few] { $count } уворота
   *[many] { $count } уворотов
}
log-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] { $end ->
            [jail] {" "}перед собой
           *[other] {""}
        }
        [me] { $end ->
            [jail] {" "}перед вами
            [heal] {" "}для вас
           *[other] {" "}против вас
        }
       *[other] { $end ->
            [jail] {" "}перед игроком { $at }
            [heal] {" "}для игрока { $at }
           *[other] {" "}против игрока { $at }
        }
    }
    [hand] { $at-is ->
        [me] {" "}на вашу руку
       *[other] {" "}на руку игрока { $at }
    }
   *[card] { $at-is ->
        [self] {" "}на свою карту { $thing }
        [me] {" "}на вашу карту { $thing }
       *[other] {" "}на карту { $thing } игрока { $at }
    }
}
log-lost-to = { $by-is ->
    [me] { $kind-id ->
        [none] {" "}из-за вас
       *[other] : { $kind } от вас
    }
    [other] { $kind-id ->
        [none] {" "}из-за игрока { $by }
       *[other] : { $kind } от игрока { $by }
    }
   *[none] { $kind-id ->
        [none] {""}
        [duel] {" "}в «Дуэли»
       *[other] : { $kind }
    }
}

## The turn

log-turn-began = { $who-is ->
    [me] Ваш ход.
   *[other] Ходит { $who }.
}
log-turn-lost = { $who-is ->
    [me] Вы пропускаете ход.
   *[other] { $who } пропускает ход.
}

## Cards from the deck and the pile

log-drew = { $who-is ->
    [me] Вы берёте
   *[other] { $who } берёт
} { $card-id ->
    [none] { count-cards }
   *[other] { $card-obj }
}.
log-took-discard = { $who-is ->
    [me] Вы берёте
   *[other] { $who } берёт
} из сброса { $card-obj }.
log-shown = { $who-is ->
    [me] Вы показываете
   *[other] { $who } показывает
} { $card-obj }.
log-looked = { $who-is ->
    [me] Вы смотрите
   *[other] { $who } смотрит
} верхние карты колоды: { $count }.
log-reshuffled = Сброс перемешивают, и он становится новой колодой.

## Cards put to use

log-played = { $who-is ->
    [me] { $end ->
        [lay] Вы кладёте перед собой { $card-obj }.
        [jail] Вы кладёте { log-played-card }{ log-aimed }.
       *[other] Вы играете { log-played-card }{ log-aimed }.
    }
   *[other] { $end ->
        [lay] { $who } кладёт перед собой { $card-obj }.
        [jail] { $who } кладёт { log-played-card }{ log-aimed }.
       *[other] { $who } играет { log-played-card }{ log-aimed }.
    }
}
log-played-card = { $as ->
    [other] { $card-obj } как { $kind-obj }
   *[itself] { $card-obj }
}
log-acting = { $source }: { $told }
log-wasted = { $told } { $why ->
    [saves] Это никого не лечит: жизнь и так полная или осталось только двое.
    [too-few] Одного уворота не хватило.
   *[full] Это никого не лечит: никто не терял жизни.
}
log-answered = { $who-is ->
    [me] Вы отвечаете
   *[other] { $who } отвечает
}: { $as ->
    [other] { $card } как { $kind }
   *[itself] { $card }
}.
log-used-card = { $end ->
    [flip] { $who-is ->
        [me] Вы пробуете { $source-obj }.
       *[other] { $who } пробует { $source-obj }.
    }
   *[other] { $who-is ->
        [me] Вы применяете { $source-obj }{ log-aimed }.
       *[other] { $who } применяет { $source-obj }{ log-aimed }.
    }
}
log-used-ability = { $who-is ->
    [me] Вы применяете
   *[other] { $who } применяет
} способность «{ $source }»{ log-aimed }.
log-used-event = { $who-is ->
    [me] Вы применяете
   *[other] { $who } применяет
} событие «{ $source }»{ log-aimed }.
log-discarded-cost = { $who-is ->
    [me] Вы платите
   *[other] { $who } платит
} картой { $card }.
log-discarded-given = { $who-is ->
    [me] Вы сбрасываете
   *[other] { $who } сбрасывает
} в ответ { $card-obj }.
log-discarded-surplus = { $who-is ->
    [me] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $card-obj }: на руке слишком много карт.
log-discarded-duplicate = { $who-is ->
    [me] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $card-obj }: на столе две такие карты.
log-discarded-replaced = { $who-is ->
    [me] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $card-obj }, чтобы освободить место.
log-discarded-forced = { $who-is ->
    [me] Вам приходится сбросить
   *[other] { $who } вынужденно сбрасывает
} { $card-obj }.
log-discarded-death = { $who-is ->
    [me] Ваша карта { $card } уходит в сброс.
   *[other] Карта { $card } игрока { $who } уходит в сброс.
}
log-discarded-penalty = { $who-is ->
    [me] Вы сбрасываете
   *[other] { $who } сбрасывает
} в наказание { $card-obj }.
log-discarded-spent = { $who-is ->
    [me] Карта { $card } перед вами сделала своё дело и уходит в сброс.
   *[other] Карта { $card } перед игроком { $who } сделала своё дело и уходит в сброс.
}
log-discarded-left-over = Карту { $card } никто не берёт, она уходит в сброс.

## Flips and hits

log-buried = { $who-is ->
    [me] Вы кладёте
   *[other] { $who } кладёт
} на колоду рубашкой вверх { $card-id ->
    [none] карту
   *[other] { $card-obj }
}.
log-guessed = { $who-is ->
    [me] Вы говорите
   *[other] { $who } говорит
} «{ $choice ->
    [red] красная
   *[black] чёрная
}»: { $card }. { $held ->
    [yes] Верно.
   *[no] Неверно.
}
log-flipped = { $who-is ->
    [me] Вы открываете
   *[other] { $who } открывает
} { $card-obj }.
log-checked = { $source-id ->
    [jail] { $held ->
        [yes] { $who-is ->
            [me] Вы выходите из «Тюрьмы».
           *[other] { $who } выходит из «Тюрьмы».
        }
       *[no] { $who-is ->
            [me] Вы остаётесь в «Тюрьме».
           *[other] { $who } остаётся в «Тюрьме».
        }
    }
    [dynamite] { $held ->
        [yes] { $who-is ->
            [me] «Динамит» взрывается перед вами.
           *[other] «Динамит» взрывается перед игроком { $who }.
        }
       *[no] «Динамит» не взрывается.
    }
    [character] { $held ->
        [yes] Способность «{ $source }» даёт 1 уворот.
       *[no] Способность «{ $source }» не помогает.
    }
    [event] { $held ->
        [yes] «{ $source }»: проверка удалась.
       *[no] «{ $source }»: проверка не удалась.
    }
   *[other] { $held ->
        [yes] { $source } даёт 1 уворот.
       *[no] { $source } не помогает.
    }
}
log-missed = { $who-is ->
    [me] { $by-is ->
        [other] Вы уворачиваетесь от выстрела игрока { $by }.
       *[none] Вы уворачиваетесь от выстрела.
    }
   *[other] { $by-is ->
        [me] { $who } уворачивается от вашего выстрела.
        [other] { $who } уворачивается от выстрела игрока { $by }.
       *[none] { $who } уворачивается от выстрела.
    }
}
log-lost = { $who-is ->
    [me] Вы теряете
   *[other] { $who } теряет
} { count-lives }{ log-lost-to } (осталось: { $left }).
log-prevented = { $who-is ->
    [me] Вы сохраняете
   *[other] { $who } сохраняет
} { count-lives }.
log-healed = { $who-is ->
    [me] Вы возвращаете
   *[other] { $who } возвращает
} себе { count-lives } (теперь { $left }).

## Cards from player to player

log-took = { $who-is ->
    [me] Вы забираете
   *[other] { $who } забирает
} { $zone ->
    [hand] { $from-is ->
        [me] у вас с руки
       *[other] у игрока { $from } с руки
    } { $card-id ->
        [none] { count-cards }
       *[other] { $card-obj }
    }
   *[play] { $from-is ->
        [self] со стола свою карту { $card }
        [me] у вас со стола { $card-obj }
       *[other] у игрока { $from } со стола { $card-obj }
    }
}.
log-passed = Карта { $card } переходит { $who-is ->
    [me] от вас
   *[other] от игрока { $who }
} { $to-is ->
    [me] к вам
   *[other] к игроку { $to }
}.
log-stocked = На прилавке: { $card }.
log-picked = { $who-is ->
    [me] Вы выбираете
   *[other] { $who } выбирает
} { $card-obj }.
log-gave = { $who-is ->
    [me] Вы даёте
   *[other] { $who } даёт
} { $to-is ->
    [me] вам
   *[other] игроку { $to }
} { $card-id ->
    [none] { count-cards }
   *[other] { $card-obj }
}.
log-copied = { $who-is ->
    [me] { $from-is ->
        [none] Вы никого не копируете.
       *[other] Вы копируете игрока { $from }: { $character }.
    }
   *[other] { $from-is ->
        [none] { $who } никого не копирует.
        [me] { $who } копирует вас: { $character }.
       *[other] { $who } копирует игрока { $from }: { $character }.
    }
}
log-lent = { $who-is ->
    [me] Теперь у вас
   *[other] Теперь у игрока { $who }
} { $second-id ->
    [none] способность персонажа: { $first }
   *[other] способности двух персонажей: { $first } и { $second }
}.
log-repeated = { $who-is ->
    [me] Вы повторяете
   *[other] { $who } повторяет
} { $kind-obj }{ log-aimed }.
log-survived = { $who-is ->
    [me] Вы остаётесь
   *[other] { $who } остаётся
} в игре. Жизней: { $left }.
log-checked-chance = { $held ->
    [yes] { $source }: не пики.
   *[no] { $source }: пики.
}
log-became = { $who-is ->
    [me] Ваш персонаж — { $character }.
   *[other] { $who }: персонаж — { $character }.
}
log-active = { $who-is ->
    [me] Теперь действует этот ваш персонаж.
   *[other] Действует { $who }.
}
log-fell = { $who-is ->
    [me] { $by-is ->
        [other] { $by } устраняет вашего персонажа.
       *[none] Ваш персонаж выбывает.
    }
   *[other] { $by-is ->
        [me] Вы устраняете персонажа { $who }.
        [other] { $by } устраняет персонажа { $who }.
       *[none] { $who } выбывает.
    }
}
log-swapped = { $who-is ->
    [me] Вы меняете персонажа на нового: { $character }.
   *[other] { $who } меняет персонажа: теперь это { $character }.
} Жизней: { $left }.

## Elimination and the end

log-eliminated = { $who-is ->
    [me] { $by-is ->
        [other] { $by } устраняет вас.
       *[none] Вы выбываете.
    } Ваша роль: { $role }.
   *[other] { $by-is ->
        [me] Вы устраняете игрока { $who }.
        [other] { $by } устраняет игрока { $who }.
       *[none] { $who } выбывает.
    } Роль: { $role }.
}
log-rewarded = { $who-is ->
    [me] Вы получаете
   *[other] { $who } получает
} в награду { count-cards }.
log-punished = { $who-is ->
    [me] Вы теряете все карты: это наказание за помощника шерифа.
   *[other] { $who } теряет все карты: это наказание за помощника шерифа.
}
log-role-shown = { $who-is ->
    [me] Ваша роль: { $role }.
   *[other] { $who } открывает роль: { $role }.
}
winner-law = Побеждают шериф и его помощники.
winner-outlaws = Побеждают бандиты.
winner-renegade = { $who-is ->
    [me] Вы побеждаете в роли ренегата.
   *[other] { $who } побеждает в роли ренегата.
}
winner-survivor = { $who-is ->
    [me] Вы единственный, кто остался в живых. Вы побеждаете.
   *[other] { $who } — единственный, кто остался в живых, и побеждает.
}
winner-personal = { $who-is ->
    [me] Вы побеждаете.
   *[other] { $who } побеждает.
}

## Events

log-revealed = { $who-is ->
    [me] Вы открываете событие
   *[other] { $who } открывает событие
} «{ $event }».{ $more ->
    [yes] {" "}Следующее: «{ $next }».
   *[no] {""}
}
log-keeper = { $who-is ->
    [me] Теперь события открываете вы.
   *[other] Теперь события открывает { $who }.
}
log-turn-skipped = { $who-is ->
    [me] Ваш ход пропускается.
   *[other] Ход игрока { $who } пропускается.
}
log-changed-places = { $who-is ->
    [me] Вы меняетесь местами с игроком { $at }, который пропустит следующий ход.
   *[other] { $at-is ->
        [me] { $who } меняется местами с вами. Вы пропустите следующий ход.
       *[other] { $who } меняется местами с игроком { $at }, который пропустит следующий ход.
    }
}
log-ordered = { $who-is ->
    [me] Вы приказываете игроку { $to } сыграть { $kind-obj }
   *[other] { $to-is ->
        [me] { $who } приказывает вам сыграть { $kind-obj }
       *[other] { $who } приказывает игроку { $to } сыграть { $kind-obj }
    }
}{ log-order-aim }.
log-order-at = { $at-is ->
    [self] { $who }
   *[other] { $at }
}
log-order-aim = { $aim ->
    [none] {""}
    [seat] {" "}(цель — { log-order-at })
    [hand] {" "}(цель — { log-order-at }, карта с руки)
   *[card] {" "}(цель — { log-order-at }, { $thing })
}
log-returned = { $how ->
    [ghost] { $who-is ->
        [me] Вы возвращаетесь призраком на этот ход.
       *[other] { $who } возвращается призраком на этот ход.
    }
   *[for-good] { $who-is ->
        [me] Вы возвращаетесь к жизни.
       *[other] { $who } возвращается к жизни.
    } Жизней: { $left }.
}
log-roles-shuffled = Роли перемешаны и розданы заново.
log-role-dealt = { $who-is ->
    [me] Теперь ваша роль — { $role }.
   *[other] Теперь роль игрока { $who } — { $role }.
}
log-spoke = { $who-is ->
    [me] Вы заговорили. Это стоит вам 1 жизни.
   *[other] { $who } говорит. Это стоит 1 жизни.
}
log-declared = { $choice ->
    [crime-is-defeated] { $who-is ->
        [me] Вы объявляете, что преступность повержена.
       *[other] { $who } объявляет, что преступность повержена.
    }
   *[the-law-is-dead] { $who-is ->
        [me] Вы объявляете, что закон мёртв.
       *[other] { $who } объявляет, что закон мёртв.
    }
}
log-withdrew = { $who-is ->
    [me] Вы выходите из боя.
   *[other] { $who } выходит из боя.
}
log-departed = { $who-is ->
    [me] Вы снова исчезаете.
   *[other] { $who } снова исчезает.
}
log-chosen = { $who-is ->
    [me] { $at-is ->
        [self] Вы выбираете себя.
       *[other] Вы выбираете игрока { $at }.
    }
   *[other] { $at-is ->
        [self] { $who } выбирает себя.
        [me] { $who } выбирает вас.
       *[other] { $who } выбирает игрока { $at }.
    }
}
log-named = { $who-is ->
    [me] Вы называете масть
   *[other] { $who } называет масть
}: { $choice ->
    [hearts] черви
    [diamonds] бубны
    [clubs] трефы
    [spades] пики
   *[other] { $choice }
}.
