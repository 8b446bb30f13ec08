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
heist-log-dealt = { $who-is ->
    [me] 你的牌：{ $cards }。
   *[other] { $who }的牌：{ $cards }。
}
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

## 瀏覽器裡的牌桌

heist-name = 飛船劫案
    .text = 有人在搶飛船銀行。裝好左輪、盯緊警長，搶在別人之前拍下贓物。2 到 5 人，即時進行。
heist-web-sheriffs = 警長列：{ $count } / 4
heist-web-warn = 再來一位警長，所有人就要搶拍！
heist-web-may-start = 警長列已有兩位，隨時可能開始搶拍。
heist-web-key-space = 空白鍵
heist-web-tap = 點一張牌或按它的數字：數字、百搭和失手會裝填，事件牌會打出。牌下方的按鈕用來標記要丟進贓物堆的牌，也可以直接拖曳。
heist-web-tap-seal = 標記牌，然後封存你的決定。
heist-web-mark = 標記 { $card }
heist-web-to-loot = 丟出
heist-web-slap = 拍
heist-web-load-card = 裝填 { $card }
heist-web-locked = 太早了！你的手暫時被鎖住。
heist-web-paused = 搶拍中斷了。等大家回來後重新開始。
heist-web-no-go = 別動手！
heist-web-go = 快拍！
heist-web-steady = 穩住
heist-web-slap-order = 搶拍名次
heist-web-left-out = 沒有份
heist-web-share = +{ $count } 張
heist-web-go-on = 繼續
heist-web-skip = 略過
heist-web-division = 分贓
heist-web-scores = 分數
heist-web-sum = 總分
heist-web-tie = 同分時，分贓得第一次數較多者獲勝；再相同則看搶拍得第一的次數。
heist-web-round-back = 回到本輪開頭
heist-web-round-next = 下一輪
heist-web-log = 經過
heist-web-again = 再玩一局
heist-web-rounds = 回合數
heist-web-mode = 搶拍方式
heist-web-turn-time = 每回合時間
heist-web-slap-time = 搶拍時間
heist-web-seconds = { $count } 秒
heist-web-hours = { $count } 小時
heist-web-bots = 電腦玩家
heist-web-level-easy = 慢手
heist-web-level-normal = 快手
heist-web-level-hard = 飛快的手
heist-web-practice = 練習一分鐘
heist-web-play-now = 馬上玩
heist-web-cards = 牌面
heist-web-how = 玩法
heist-web-without-racing = 不能或不想比手快？選擇封存決定：同樣的遊戲，不比反應。
heist-how-1 = 每人手上六張牌。輪到你時做一件事：把牌丟進贓物、打出事件牌，或跳過。之後所有人補回六張。
heist-how-2 = 可以丟一張牌、相同的牌，或其中一個等於其餘總和的數字牌。贓物愈多，能贏的就愈多。
heist-how-3 = 隨時可以把數字、百搭和失手裝進左輪。裝了就拿不回來，而最後只算裝填的牌。
heist-how-4 = 警長列有兩位時，輪到的人可以開始槍戰；第四位警長出現時自動開始。大家搶拍贓物，最後一個什麼也拿不到。
heist-how-5 = 同一數字最多的人拿走一半贓物，下一位拿剩下的一半，依此類推。在那之前，失手會取消桌上最大的數字。
heist-how-6 = 兩人遊戲有決鬥：翻開兩張牌。只有宣告者的牌較大時才拍。
heist-coach-load = 收集同一個數字。點一張牌來裝填：左輪裡的牌最後才算分，而且拿不回來。
heist-coach-turn = 輪到你了。標記一張牌、相同的牌，或像 3 + 4 = 7 這樣的總和，丟進贓物。贓物愈多愈好。
heist-coach-wait = 其他人正在行動。你隨時可以裝填，現在也行。
heist-coach-sheriffs = 已有兩位警長：任何人都可能開始搶拍。把牌裝好，手指放在空白鍵上。
heist-coach-race = 快拍贓物：按大按鈕或空白鍵！最後一個什麼也拿不到。
heist-coach-slapped = 你的手已在贓物上。現在翻開左輪。
heist-coach-division = 最大的一組拿走一半贓物，下一組拿剩下的一半。就這麼簡單！
