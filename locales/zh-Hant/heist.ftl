### 「飛船大劫案」，本店的另一款遊戲：卡牌、經過、提問、不能的理由。

## 卡牌

heist-card-number = { $number }
    .text = 裝進左輪：分贓時同一數字張數最多者勝。也可以丟進贓物堆。
heist-card-joker = 百搭
    .text = 分贓時可當作你左輪裡已有的任一數字；左輪裡沒有數字牌就不算。
heist-card-miss = 失手
    .text = 分贓時取消全場最大數字的一張牌；若只有你自己有，就得取消自己的。
heist-card-swap = 調包
    .text = 從一名玩家手中隨機拿兩張牌，再任選兩張還給他。期間誰都不能裝彈。
heist-card-helper = 幫手
    .text = 本輪結束前，你可以多持有一張牌。
heist-card-indians = 印第安人
    .text = 每位對手隨機失去一張已裝的牌，再抽一張到手中。
heist-card-sheriff = 警長
    .text = 場上有兩張時可以開始槍戰；第四張出現時槍戰自動開始。
heist-mode-realtime = 即時
heist-mode-commit-drawn = 暗選，抽籤決定先後
heist-mode-commit-sealed = 暗選，裝得少就快
heist-count-cards = { $count } 張牌
heist-list-more = { $before }、{ $next }

## 經過

heist-log-round = { $who-is ->
    [me] 第 { $round } 輪，由你開始。
   *[other] 第 { $round } 輪，由 { $who } 開始。
}
heist-log-dealt = 你的牌：{ $cards }。
heist-log-turn = { $who-is ->
    [me] 輪到你了。
   *[other] 輪到 { $who }。
}
heist-log-committed = { $who-is ->
    [me] 你已決定。
   *[other] { $who } 已決定。
}
heist-log-loaded = { $who-is ->
    [me] 你裝彈：{ $cards }。
   *[other] { $who } 裝了 { heist-count-cards }。
}
heist-log-discarded = { $who-is ->
    [me] 你丟進贓物堆：{ $cards }。
   *[other] { $who } 丟進贓物堆：{ $cards }。
}
heist-log-passed = { $who-is ->
    [me] 你跳過。
   *[other] { $who } 跳過。
}
heist-log-swap = { $who-is ->
    [me] 你對 { $at } 使用「調包」。
   *[other] { $who } 對 { $at } 使用「調包」。
}
heist-log-indians = { $who-is ->
    [me] 你引來了印第安人。
   *[other] { $who } 引來了印第安人。
}
heist-log-helper = { $who-is ->
    [me] 你雇了一名幫手。
   *[other] { $who } 雇了一名幫手。
}
heist-log-took = { $who-is ->
    [me] 你從 { $at } 手中拿走：{ $cards }。
   *[other] { $who } 從 { $at } 手中拿走：{ $cards }。
}
heist-log-returned = { $who-is ->
    [me] 你還給 { $at }：{ $cards }。
   *[other] { $who } 還給 { $at }：{ $cards }。
}
heist-log-buried = { $who-is ->
    [me] 你的左輪失去：{ $card }。
   *[other] { $who } 失去一張已裝的牌。
}
heist-log-drew = { $who-is ->
    [me] 你抽到：{ $card }。
   *[other] { $who } 抽了一張牌。
}
heist-log-sheriff = 警長來了！4 張中的第 { $count } 張。
heist-log-turned-over = 大家都跳過，牌庫頂進了贓物堆：{ $card }。
heist-log-race = 第四張警長！快拍！
heist-log-race-from = { $who-is ->
    [me] 你開始槍戰！
   *[other] { $who } 開始槍戰。快拍！
}
heist-log-declared = { $who-is ->
    [me] 你宣布決鬥，兩張牌面朝下放著。
   *[other] { $who } 宣布決鬥，兩張牌面朝下放著。
}
heist-log-duel-void = 警長插了進來：決鬥作廢。
heist-log-go = { $card } 對 { $other }：動手！
heist-log-no-go = { $card } 對 { $other }：別動！
heist-log-duel-off = 誰也沒動，決鬥取消。
heist-log-slapped = { $who-is ->
    [me] 你的手按上了贓物。
   *[other] { $who } 的手按上了贓物。
}
heist-log-lottery = 抽籤順序：{ $order }。
heist-log-closed = 按在贓物上的手，由下往上：{ $order }。
heist-log-missing = 太遲了：{ $order }。
heist-log-nobody = 沒有人搶到贓物。
heist-log-false-slap = { $who-is ->
    [me] 你拍錯了：獎勵牌歸 { $at }。
   *[other] { $who } 拍錯了：獎勵牌歸 { $at }。
}
heist-log-packet = { $who-is ->
    [me] 你得到獎勵牌：{ $cards }。
   *[other] { $who } 得到獎勵牌：{ $cards }。
}
heist-log-shown = { $who-is ->
    [me] 你的左輪：{ $cards }。
   *[other] { $who } 的左輪：{ $cards }。
}
heist-log-shown-empty = { $who-is ->
    [me] 你的左輪是空的。
   *[other] { $who } 的左輪是空的。
}
heist-log-missed = { $who-is ->
    [me] 你的「失手」取消了 { $at } 的一張 { $card }。
   *[other] { $who } 的「失手」取消了 { $at } 的一張 { $card }。
}
heist-log-missed-own = { $who-is ->
    [me] 你的「失手」取消了自己的 { $card }。
   *[other] { $who } 的「失手」取消了自己的 { $card }。
}
heist-log-miss-wasted = { $who-is ->
    [me] 你的「失手」什麼也沒打中。
   *[other] { $who } 的「失手」什麼也沒打中。
}
heist-log-counted = { $who-is ->
    [me] 你有 { $size } 張 { $number }。
   *[other] { $who } 有 { $size } 張 { $number }。
}
heist-log-counted-nothing = { $who-is ->
    [me] 你什麼都沒有。
   *[other] { $who } 什麼都沒有。
}
heist-log-share = { $who-is ->
    [me] 你分得 { heist-count-cards }，共 { $points } 分。
   *[other] { $who } 分得 { heist-count-cards }，共 { $points } 分。
}
heist-log-left = 剩下 { heist-count-cards }。
heist-log-won = { $who-is ->
    [me] 你贏了！
   *[other] { $who } 獲勝。
}
heist-log-won-shared = 共享勝利：{ $order }。

## 提問

heist-ask-loads = 暗選這回合要裝的牌。
heist-ask-action = 輪到你：丟牌、使用事件牌或跳過。
heist-ask-wait = { $who } 正在考慮。
heist-ask-waits = 其他人正在決定。
heist-ask-return = 還 { $count } 張牌。
heist-ask-race = 快拍！
heist-ask-race-slapped = 你的手按在贓物上。
heist-ask-race-commit = 搶贓物：暗選還要裝的牌，越少越快。
heist-ask-suspense = 等著翻牌……
heist-ask-duel-commit = 決鬥：搶快，或穩住並再裝幾張。
heist-ask-go = 動手！快拍！
heist-ask-no-go = 別動！
heist-ask-aim = 你的「失手」：取消誰的牌？
heist-ask-over = 遊戲結束。

## 不能的理由

heist-refusal-not-active = 還沒輪到你。
heist-refusal-over = 遊戲已經結束。
heist-refusal-not-now = 現在不是時候。
heist-refusal-committed = 你已經決定，不能反悔。
heist-refusal-shootout-for-two = 兩人遊戲只有決鬥，沒有槍戰。
heist-refusal-duel-for-two = 決鬥只在兩人遊戲中；這裡是槍戰。
heist-refusal-commit-mode = 這張桌子的裝彈和拍牌都是暗選。
heist-refusal-real-time = 這張桌子沒有暗選：直接裝彈、直接拍。
heist-refusal-clock-only = 這只由時鐘決定。
heist-refusal-wrong-order = 順序裡只能是拍過的人。
heist-refusal-not-in-hand = 這張牌不在你手中。
heist-refusal-not-loadable = 只有數字、百搭和失手可以裝彈。
heist-refusal-other-card = 這張牌不是這樣用的。
heist-refusal-no-cards = 先選牌。
heist-refusal-nothing-to-load = 至少選一張牌來裝。
heist-refusal-no-combo = 只能丟一張牌、相同的牌，或其中一張等於其餘之和的數字牌。
heist-refusal-swap-under-way = 調包期間誰都不能裝彈。
heist-refusal-has-slapped = 拍過的人不能再裝彈。
heist-refusal-race-closed = 搶完了，左輪維持原狀。
heist-refusal-on-oneself = 請選別的玩家。
heist-refusal-empty-hand = 空手沒有牌可拿。
heist-refusal-nobody-there = 那裡沒有人。
heist-refusal-no-highest = 那名玩家沒有最大的牌。
heist-refusal-few-sheriffs = 場上至少要有兩張警長。
heist-refusal-as-many-as-taken = 拿了幾張就還幾張。
heist-refusal-no-race = 現在沒有搶贓物；你的手暫時鎖住。
heist-refusal-slapped-once = 你的手已經按在贓物上了。

## 終端機裡的牌桌

heist-ui-round = 第 { $round } 輪，共 { $rounds } 輪
heist-ui-loot = 贓物：{ $count }
heist-ui-sheriffs = 警長
heist-ui-deck = 牌庫：{ $count }
heist-ui-packet = 獎勵牌：{ $count }
heist-ui-hand = 手牌
heist-ui-revolver = 左輪
heist-ui-empty = 空
heist-ui-points = 分數
heist-ui-seconds = { $count } 秒
heist-ui-key-choose = 選牌
heist-ui-key-load = 裝彈
heist-ui-key-discard = 丟牌
heist-ui-key-event = 使用事件牌
heist-ui-key-swap = 調包對象
heist-ui-key-shootout = 槍戰
heist-ui-key-duel = 決鬥
heist-ui-key-pass = 跳過
heist-ui-key-slap = 拍
heist-ui-key-return = 歸還
heist-ui-key-aim = 瞄準
heist-ui-key-seal = 決定
heist-ui-key-quick = 搶快
heist-ui-key-go-on = 繼續
heist-ui-key-quit = 離開
heist-ui-key-again = 新遊戲
