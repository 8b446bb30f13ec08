### What happened at the table: one sentence per fact.
###
### $who is the acting player; $who-is tells whether that is the reader (me) or somebody else (other).
### Further players are $at, $by, $from and $to; their -is may also be self (the acting player again) or none.
### A card is $card, or $card-obj as the object of a verb; $card-id is its kind, or none if it is hidden.
### $count is a number of lives or cards, $left the lives that are left.

## Building blocks

you = 你
name-card = 「{ $name }」
name-card-obj = 「{ $name }」
signed-bare = { $name } { $sign }
signed-quoted = { $name }{ $sign }
list-more = { $before }、{ $next }
list-last = { $before }和{ $next }
value-unlimited = 不限
count-lives = { $count }點生命
count-cards = { $count }張牌
count-dodges = { $count }次閃躲
log-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] 對自己
       *[other] 對{ $at }
    }
    [hand] 對{ $at }的手牌
   *[card] { $at-is ->
        [self] 對自己的{ $thing }
       *[other] 對{ $at }的{ $thing }
    }
}
log-lost-to = { $by-is ->
    [none] { $kind-id ->
        [none] {""}
       *[other] 因{ $kind }
    }
   *[other] { $kind-id ->
        [none] 因{ $by }
       *[other] 因{ $by }的{ $kind }
    }
}

## The turn

log-turn-began = 輪到{ $who }。
log-turn-lost = { $who }失去這個回合。

## Cards from the deck and the pile

log-drew = { $who }抽{ $card-id ->
    [none] { count-cards }
   *[other] 到{ $card }
}。
log-took-discard = { $who }從棄牌堆拿走{ $card }。
log-shown = { $who }亮出{ $card }。
log-looked = { $who }查看牌庫頂{ count-cards }。
log-reshuffled = 棄牌堆洗牌，成為新的牌庫。

## Cards put to use

log-played = { $end ->
    [lay] { $who }放下{ $card }。
    [jail] { $at-is ->
        [self] { $who }把{ $card }放在自己面前。
       *[other] { $who }把{ $card }放在{ $at }面前。
    }
   *[other] { $who }{ log-aimed }打出{ log-played-card }。
}
log-played-card = { $as ->
    [other] { $card }當作{ $kind }
   *[itself] { $card }
}
log-acting = { $source }：{ $told }
log-wasted = { $told }{ $why ->
    [saves] 沒有人恢復生命：生命已滿，或只剩兩名玩家。
    [too-few] 只閃躲一次還不夠。
   *[full] 沒有人恢復生命：大家的生命都是滿的。
}
log-answered = { $who }用{ log-played-card }回應。
log-used-card = { $end ->
    [flip] { $who }用{ $source }判定。
   *[other] { $who }{ log-aimed }使用{ $source }。
}
log-used-ability = { $who }{ log-aimed }發動{ $source }的能力。
log-used-event = { $who }{ log-aimed }發動{ $source }。
log-discarded-cost = { $who }棄掉{ $card }作為代價。
log-discarded-given = { $who }棄掉{ $card }回應。
log-discarded-surplus = { $who }棄掉{ $card }：手牌超過上限。
log-discarded-duplicate = { $who }棄掉{ $card }：面前有兩張相同的牌。
log-discarded-replaced = { $who }棄掉{ $card }，換上新牌。
log-discarded-forced = { $who }被迫棄掉{ $card }。
log-discarded-death = { $who }的{ $card }進入棄牌堆。
log-discarded-penalty = { $who }受罰棄掉{ $card }。
log-discarded-spent = { $who }面前的{ $card }用完棄掉。
log-discarded-left-over = { $card }沒有人拿，進入棄牌堆。

## Flips and hits

log-buried = { $who }把{ $card-id ->
    [none] 1張牌
   *[other] { $card }
}面朝下放到牌庫頂。
log-guessed = { $who }猜{ $choice ->
    [red] 紅色
   *[black] 黑色
}：{ $card }。{ $held ->
    [yes] 猜對了。
   *[no] 猜錯了。
}
log-flipped = { $who }判定翻出{ $card }。
log-checked = { $source-id ->
    [jail] { $held ->
        [yes] { $who }離開「監獄」。
       *[no] { $who }留在「監獄」。
    }
    [dynamite] { $held ->
        [yes] 「炸藥」在{ $who }面前爆炸。
       *[no] 「炸藥」沒有爆炸。
    }
    [character] { $held ->
        [yes] { $source }的能力算1次閃躲。
       *[no] { $source }的能力沒有用。
    }
    [event] { $held ->
        [yes] { $source }：判定成功。
       *[no] { $source }：判定失敗。
    }
   *[other] { $held ->
        [yes] { $source }算1次閃躲。
       *[no] { $source }沒有用。
    }
}
log-missed = { $by-is ->
    [none] { $who }閃躲了攻擊。
   *[other] { $who }閃躲了{ $by }的攻擊。
}
log-lost = { $who }{ log-lost-to }損失{ count-lives }（剩{ $left }點）。
log-prevented = { $who }保住{ count-lives }。
log-healed = { $who }恢復{ count-lives }（現在{ $left }點）。

## Cards from player to player

log-took = { $zone ->
    [hand] { $who }從{ $from }的手牌拿走{ $card-id ->
        [none] { count-cards }
       *[other] { $card }
    }。
   *[play] { $from-is ->
        [self] { $who }把自己面前的{ $card }收回手牌。
       *[other] { $who }拿走{ $from }面前的{ $card }。
    }
}
log-passed = { $card }從{ $who }傳給{ $to }。
log-stocked = 店裡有：{ $card }。
log-picked = { $who }選了{ $card }。
log-gave = { $who }給{ $to }{ $card-id ->
    [none] { count-cards }
   *[other] { $card }
}。
log-copied = { $from-is ->
    [none] { $who }不複製任何人。
   *[other] { $who }複製{ $from }：{ $character }。
}
log-lent = { $who }擁有{ $second-id ->
    [none] { $first }
   *[other] { $first }和{ $second }
}的能力。
log-repeated = { $who }{ log-aimed }再次發動{ $kind }的效果。
log-survived = { $who }死裡逃生，生命{ $left }點。
log-checked-chance = { $held ->
    [yes] { $source }：不是黑桃。
   *[no] { $source }：黑桃。
}
log-became = { $who }的角色是{ $character }。
log-active = { $who-is ->
    [me] 你由這個角色行動。
   *[other] 由{ $who }行動。
}
log-fell = { $by-is ->
    [other] { $by }消滅了{ $who }。
    [me] { $by }消滅了{ $who }。
   *[none] { $who }出局。
}
log-swapped = { $who }換了角色，現在是{ $character }，生命{ $left }點。

## Elimination and the end

log-eliminated = { $by-is ->
    [other] { $by }消滅了{ $who }。
    [me] { $by }消滅了{ $who }。
   *[none] { $who }出局。
}{ $who-is ->
    [me] 你的職業：{ $role }。
   *[other] 職業：{ $role }。
}
log-rewarded = { $who }獲得{ count-cards }作為獎勵。
log-punished = { $who }失去所有的牌：這是誤殺副警長的懲罰。
log-role-shown = { $who-is ->
    [me] 你的職業：{ $role }。
   *[other] { $who }亮出職業：{ $role }。
}
winner-law = 警長和副警長獲勝。
winner-outlaws = 歹徒獲勝。
winner-renegade = { $who }以叛徒身分獲勝。
winner-survivor = { $who }成為最後的生還者，獲得勝利。
winner-personal = { $who }獲勝。

## Events

log-revealed = { $who }翻開「{ $event }」。{ $more ->
    [yes] 下一張：「{ $next }」。
   *[no] {""}
}
log-keeper = 從現在起由{ $who }翻開事件。
log-turn-skipped = { $who }的回合被跳過。
log-changed-places = { $who }與{ $at }交換座位，{ $at }下一個回合被跳過。
log-ordered = { $who }命令{ $to }打出{ $kind }{ log-order-aim }。
log-order-at = { $at-is ->
    [self] { $who }
   *[other] { $at }
}
log-order-aim = { $aim ->
    [none] {""}
    [seat] （目標：{ log-order-at }）
    [hand] （目標：{ log-order-at }的1張手牌）
   *[card] （目標：{ log-order-at }的{ $thing }）
}
log-returned = { $how ->
    [ghost] { $who }以鬼魂身分回來進行這個回合。
   *[for-good] { $who }復活了，生命{ $left }點。
}
log-roles-shuffled = 身分牌重新洗勻發下。
log-role-dealt = { $who }現在的身分是{ $role }。
log-spoke = { $who }開口說話，要失去1點生命。
log-declared = { $choice ->
    [crime-is-defeated] { $who }宣告罪惡已除。
   *[the-law-is-dead] { $who }宣告法紀已亡。
}
log-withdrew = { $who }退出對決。
log-departed = { $who }又離場了。
log-chosen = { $who }選擇{ $at-is ->
    [self] 自己
   *[other] { $at }
}。
log-named = { $who }宣告{ $choice ->
    [hearts] 紅心
    [diamonds] 方塊
    [clubs] 梅花
    [spades] 黑桃
   *[other] { $choice }
}。
