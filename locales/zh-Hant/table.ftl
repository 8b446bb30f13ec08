### Questions, what happens without an answer, labels of answers, and why something is not allowed.
###
### $who is the player who is asked; names of blanks as in log.ftl. $topic is what is asked about.

## Questions

ask-play = { $who-is ->
    [me] 輪到你：出牌，或結束回合。
   *[other] { $who }正在出牌。
}
ask-dodge = { $who-is ->
    [me] { ask-hit-by }：閃躲，否則損失1點生命。{ $count ->
        [1] {""}
       *[other] 需要{ count-dodges }。
    }
   *[other] { ask-hit-by }。{ $who }會閃躲嗎？
}
ask-dodge-card = { $by-is ->
    [me] 你射擊{ $target }。{ $who }會閃躲嗎？
   *[other] { $who-is ->
        [me] { $by }射擊你的{ $target-name }：閃躲，否則失去這張牌。
       *[other] { $by }射擊{ $target }。{ $who }會閃躲嗎？
    }
}
ask-hit-by = { $by-is ->
    [none] { $kind-id ->
        [none] { ask-victim }受到攻擊
       *[other] { ask-victim }受到{ $kind }的攻擊
    }
   *[other] { $kind-id ->
        [none] { $by }攻擊{ ask-victim }
       *[other] { $by }用{ $kind }攻擊{ ask-victim }
    }
}
ask-victim = { $who }
ask-give = { $who-is ->
    [me] { ask-demand }：棄掉1張{ $wants }，否則損失1點生命。
   *[other] { ask-demand }：{ $who }要棄掉1張{ $wants }，否則損失1點生命。
}
ask-demand = { $kind-id ->
    [duel] 與{ $by }的「決鬥」
   *[other] { $by }的{ $kind }
}
ask-prevent = { $who-is ->
    [me] 你將損失{ count-lives }。「啤酒」可以抵銷。
   *[other] { $who }將損失{ count-lives }，可以喝「啤酒」抵銷。
}
ask-rescue = { $who-is ->
    [me] 你失去了最後1點生命：自救，否則出局。
   *[other] { $who }沒有生命了，正在設法自救。
}
ask-interrupt = { $who-is ->
    [me] 現在要使用能力嗎？
   *[other] { $who }可以使用能力。
}
ask-pick-store = { $who-is ->
    [me] 「雜貨店」：從翻開的牌中拿1張。
   *[other] 「雜貨店」：{ $who }從翻開的牌中拿1張。
}
ask-pick-flip = { $who-is ->
    [me] 以哪張翻開的牌為準？
   *[other] { $who }選擇以哪張翻開的牌為準。
}
ask-pick-draw = { $who-is ->
    [me] 要留下哪張牌？
   *[other] { $who }選擇要留下的牌。
}
ask-draw-mode = { $who-is ->
    [me] 從哪裡拿牌？
   *[other] { $who }選擇從哪裡拿牌。
}
ask-pick-surplus = { $who-is ->
    [me] 手牌超過上限：棄掉{ count-cards }。
   *[other] { $who }的手牌超過上限，要棄掉{ count-cards }。
}
ask-pick-duplicate = { $who-is ->
    [me] 你面前有兩張相同的牌：棄掉哪一張？
   *[other] { $who }面前有兩張相同的牌，要棄掉1張。
}
ask-pick-victim = { $who-is ->
    [me] { $from }要失去哪張牌？
   *[other] { $who }選擇{ $from }要失去哪張牌。
}
ask-pick-gift = { $who-is ->
    [me] 要給{ $to }哪張牌？
   *[other] { $who }選擇給{ $to }的牌。
}
ask-pick-loot = { $who-is ->
    [me] { $from }出局：你要拿哪張牌？
   *[other] { $who }從{ $from }那裡拿1張牌。
}
ask-name-copy = { $who-is ->
    [me] 到你的下個回合為止，要複製誰的能力？
   *[other] { $who }選擇要複製誰的能力。
}
ask-arrange = { $who-is ->
    [me] 你的牌要進入棄牌堆：下一張是哪張？
   *[other] { $who }把牌放到棄牌堆。
}
ask-declare = { $who-is ->
    [me] 你的回合開始。已有足夠的身分亮出：要宣告嗎？
   *[other] { $who }可以在回合開始前宣告。
}
ask-pick-character = { $who-is ->
    [me] 要留下哪個角色？所有人選完後才會公開。
   *[other] { $who }暗中選擇角色。
}
ask-draft = { $who-is ->
    [me] 要選哪個角色？你會得到四個中的兩個。
   *[other] { $who }選擇角色。
}
ask-sides = { $who-is ->
    [me] 哪個角色放在你的右邊？雙方的排列會同時公開。
   *[other] { $who }暗中排列兩個角色。
}
ask-activate = { $who-is ->
    [me] 由你的哪個角色行動？
   *[other] { $who }決定由誰行動。
}
ask-place = { $who-is ->
    [me] { $target }傳到你這邊，要放在哪個角色面前？
   *[other] { $who }決定把{ $target }放在誰面前。
}
no-character = 尚未選擇

## Without an answer

default-play = 沒有回應：{ $who }的回合結束。
default-dodge = 沒有回應：{ $who }承受攻擊。
default-dodge-card = 沒有回應：那張牌被棄掉。
default-give = 沒有回應：{ $who }損失{ count-lives }。
default-prevent = 沒有回應：{ $who }損失{ count-lives }。
default-rescue = 沒有回應：{ $who }出局。
default-interrupt = 沒有回應：{ $who }不使用能力。
default-pick-store = 沒有回應：{ $who }拿走{ $card }。
default-pick-flip = 沒有回應：以{ $card }為準。
default-pick-draw = 沒有回應：{ $who }留下{ $card }。
default-draw-mode = 沒有回應：{ $who }拿走{ $card }。
default-pick-surplus = 沒有回應：{ $who }棄掉{ $card }。
default-pick-duplicate = 沒有回應：{ $who }棄掉{ $card }。
default-pick-victim = 沒有回應：{ $from }失去{ $card }。
default-pick-gift = 沒有回應：{ $to }得到{ $card }。
default-pick-loot = 沒有回應：{ $who }拿走{ $card }。
default-declare = 沒有回應：{ $who }的回合開始。
default-name-copy = 沒有回應：{ $who }不複製任何人。
default-arrange = 沒有回應：下一張是{ $card }。
default-rest = 沒有回應：依序棄掉，先面前的牌，再手牌。
default-copy = 沒有回應：{ $who }複製{ $from }。
default-keep = 沒有回應：{ $who-is ->
    [me] 你留下{ $character }。
   *[other] { $who }留下其中1個角色。
}
default-hand = 沒有回應：棄掉隨機1張手牌。
default-deck = 沒有回應：{ $who }從牌庫抽牌。
default-other = 沒有回應：{ $label }。

## Labels of answers

action-aimed = { $aim ->
    [none] {""}
    [seat] { $at-is ->
        [self] ，對自己
       *[other] ，對{ $at }
    }
    [hand] ，{ $at }的隨機1張手牌
   *[card] { $at-is ->
        [self] ，自己的{ $thing }
       *[other] ，{ $at }的{ $thing }
    }
}
action-paid = { $pay-count ->
    [0] {""}
   *[other] ，另棄{ $pay-obj }
}
action-card = { $as ->
    [other] { $card-name }當作{ $kind-name }
   *[itself] { $card-name }
}
action-pass = { $topic ->
    [keep-character] 交回
    [bid] 不加價
    [buy] 不再買
    [take-back] 不收回
    [play] 結束回合
    [dodge] 承受攻擊
    [dodge-card] 放棄這張牌
    [give] 損失1點生命
    [prevent] 接受損失
    [rescue] 放棄
    [interrupt] 現在不用
    [name-copy] 不複製任何人
    [declare] 開始回合
    [event] { $event-id ->
        [hard-liquor] 照常抽牌
        [peyote] 不再猜
        [ranch] 換好了
        [blood-brothers] 自己留著
        [russian-roulette] 損失2點生命
        [dorothy-rage] { $wants ->
            [kind] 不下命令了
           *[other] 亮出全部手牌
        }
       *[other] 放棄
    }
   *[other] 放棄
}
action-rest = 其餘依序
action-pick = { $topic ->
    [buy] 用$500買回{ $card }
    [take-back] 收回{ $card }
    [pick-store] 拿{ $card }
    [pick-flip] 以{ $card }為準
    [pick-draw] 留下{ $card }
    [draw-mode] 不抽牌，改拿面前的{ $card }
    [pick-gift] 給{ $card }
    [pick-loot] 拿{ $card }
    [arrange] 下一張：{ $card }
    [event] { $event-id ->
        [dorothy-rage] { $wants ->
            [card] 打出{ $card }
            [cost] 棄掉{ $card }作為代價
           *[other] { $card }
        }
       *[other] 棄掉{ $card }
    }
   *[other] 棄掉{ $card }
}
action-name = { $topic ->
    [activate] 由{ $from }行動
    [place] 放在{ $from }面前
    [event] { $from-is ->
        [self] 自己
       *[other] { $from }
    }
    [name-copy] 複製{ $from }
   *[other] 第1張牌從{ $from }的手牌隨機拿
}
action-choose = { $choice ->
    [hearts] 紅心
    [diamonds] 方塊
    [clubs] 梅花
    [spades] 黑桃
    [red] 紅色
    [black] 黑色
    [life] 不抽牌，恢復1點生命
    [deck] 從牌庫抽牌
    [discard] 第1張牌拿棄牌堆頂的牌
    [crime-is-defeated] 「罪惡已除」：若已無歹徒與叛徒，執法方獲勝；若還有一人，就由你與他對決
    [the-law-is-dead] 「法紀已亡」：若已無副警長與叛徒，歹徒獲勝；若還有，就由你與他們對決
   *[hand] 隨機1張手牌
}
action-keep = { $topic ->
    [draft] 選{ $character }
    [sides] { $character }放右邊
    [activate] 由{ $character }行動
    [event] { $character }
   *[other] 留下{ $character }
}
action-order = { $kind }
action-play = { $end ->
    [lay] 放下{ $card-name }
   *[other] { action-card }{ action-aimed }{ action-paid }
}
action-dodge = 用{ action-card }閃躲
action-give = 棄掉{ action-card }
action-drink = 喝{ action-card }
action-use = { $end ->
    [flip] 用{ $card-name }判定
   *[other] 使用{ $card-name }{ action-aimed }
}
action-flip = 如同「啤酒桶」判定（{ $source }）
source-ability = { $name }：{ $ability }

## Why not

refusal-over = 遊戲已經結束。想繼續玩，請開始新的一局。
refusal-not-asked = { $who-is ->
    [me] 現在問你的是別的事。請從提供的選項中選擇。
   *[other] 現在由{ $who }決定。請等到問你的時候。
}
refusal-stale = 這個問題已經有人回答了。請看現在問的是什麼。
refusal-wrong-answer = 這不是問題的答案。請從提供的選項中選擇。
refusal-not-in-hand = 這張牌不在你的手牌裡。請選你有的牌。
refusal-not-in-play = 這張牌不在你面前。請選你面前的牌。
refusal-not-now = 現在不能使用{ $kind }。{ $when ->
    [hit] 受到攻擊時才用得上。
    [rescue] 在別人的回合，只有損失生命時才有用。
    [never-again] 只剩2位玩家時沒有用。
    [always] 它在你面前就會自動生效。
   *[turn] 請等到輪到你出牌。
}
refusal-not-as = 這張牌不能當作{ $kind }。只有能力可以改變這一點。
refusal-limit = 每回合只能出{ $count }張「砰！」。有「連發槍」就沒有上限。
refusal-out-of-range = 對方在距離{ $distance }，你的武器射程是{ $range }。射程更遠的武器或「望遠鏡瞄準器」會有幫助。
refusal-too-far = 對方在距離{ $distance }，這張牌只到{ $range }。武器幫不上忙，「望遠鏡瞄準器」可以。
refusal-dead = 這位玩家已經出局。請選還在場上的人。
refusal-aim = 這張牌不能這樣用。請選適合的目標。
refusal-oneself = 不能對自己使用。請選其他玩家。
refusal-no-card-there = 那裡沒有這張牌。請選對方面前的牌，或有牌的手牌。
refusal-nobody-to-aim = 沒有人可以當目標。先留著吧。
refusal-cost = 還要另外棄掉{ $count }張手牌。請選要棄掉的牌。
refusal-duplicate = 那裡已經有{ $kind }，不能有兩張相同的牌。請選別的。
refusal-sheriff = 警長不能進「監獄」。請選其他玩家。
refusal-two-left = 只剩2位玩家時，「啤酒」沒有用。其他的酒還有效。
refusal-not-ready = 這張牌剛放下。要到之後的回合才就緒。
refusal-silenced = 這個回合面前的牌都失效。請等回合結束。
refusal-tried = 對這次攻擊已經試過了。請用別的方式閃躲。
refusal-immune = 方塊對這位玩家無效。其他花色的牌可以。
refusal-no-ability = 你沒有這個能力，或現在不能用。請看它什麼時候可以使用。
refusal-not-offered = 這不在選項裡。請從提供的選項中選擇。
refusal-not-entitled = 你的身分無權這樣宣告。請開始回合。
refusal-no-proof = 亮出的身分不足以證明。請開始回合。
refusal-forbidden = { $source }不允許這麼做。請選擇其他做法。
refusal-forbidden-here = 這桌的規則不允許這麼做。請選擇其他做法。
waste-full-life = 它能治療的人都沒有受傷。
waste-two-left = 只剩兩人時，啤酒不能恢復生命。
waste-too-few = 這次攻擊需要閃躲{ $owed }次，你只有{ $have }張。
waste-own = 你會棄掉自己的牌。
end-because = { $winner ->
    [law] { $role ->
        [none] 歹徒和叛徒全部出局。
        [sheriff] 歹徒和叛徒全部出局。
        [deputy] 警長還活著，歹徒和叛徒全部出局。
       *[other] 你出局了，追殺警長的人也都出局了。
    }
    [duel] 其中一方的兩名角色都已出局。
    [personal] 目標出局，或場上只剩一人。
    [outlaws] { $role ->
        [sheriff] 你被消滅了，而且場上不只剩叛徒和你。
        [deputy] 警長死了。
        [renegade] 警長死時，你還不是最後一人。
       *[other] 警長死了。
    }
    [survivor] 狂野西部秀中，不論身分，最後活著的人獲勝。
   *[renegade] { $role ->
        [renegade] 警長最後倒下，只剩下你。
       *[other] 警長最後倒下，敗給了叛徒。
    }
}
