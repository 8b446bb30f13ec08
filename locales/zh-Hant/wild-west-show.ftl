### Events of Wild West Show: name and effect, and what they ask.

event-bone-orchard = 亂葬崗
    .text = 輪到已出局的玩家時，他以1點生命、沒有手牌的狀態永久復活，並從出局者的身分牌中隨機得到一張。
event-gag = 封口
    .text = 開口說話的人失去1點生命。表情手勢不算說話。有些牌桌則完全不准發言。
event-helena-zontero = 海倫娜．宗特羅
    .text = 翻開時判定一張牌。若是紅心或方塊，除警長外所有存活玩家的身分牌重新洗勻發下。
event-sacagaway = 薩卡加維亞
    .text = 所有人公開手牌。身分仍然保密。
event-wild-west-show = 狂野西部秀
    .text = 直到遊戲結束，每個人唯一的目標就是成為最後的生還者。身分不變，身分帶來的規則也照舊。
event-darling-valentine = 甜心瓦倫汀
    .text = 回合開始時，玩家棄掉全部手牌，再抽同樣張數，然後照常抽牌。
event-dorothy-rage = 暴怒桃樂絲
    .text = 每回合一次，玩家可以指定另一名玩家和一種牌：對方若有，就必須當作在自己的回合打出，目標由下令者決定。若沒有，就要向所有人亮出手牌。
ability-dorothy-rage-order = 命令{ $at }打出一張牌（{ $source }）
ask-dorothy-rage-kind = { $who-is ->
    [me] 要命令對方打出哪種牌？
   *[other] { $who }在指定要打出的牌。
}
ask-dorothy-rage-seat = { $who-is ->
    [me] 這張牌要對誰打出？
   *[other] { $who }決定這張牌對誰打出。
}
ask-dorothy-rage-choice = { $who-is ->
    [me] 射擊玩家，還是他面前的牌？
   *[other] { $who }決定射擊什麼。
}
ask-dorothy-rage-card = { $who-is ->
    [me] 你接到命令：打出指定的牌；若沒有，就亮出全部手牌。
   *[other] { $who }在找被命令打出的牌。
}
ask-dorothy-rage-cost = { $who-is ->
    [me] 要一起棄掉哪張牌？
   *[other] { $who }選擇作為代價的牌。
}
event-lady-rosa-of-texas = 德州羅莎女士
    .text = 每回合一次，玩家可以與右邊的玩家交換座位，對方的下一個回合被跳過。各人的一切都跟著自己走。
ability-lady-rosa-of-texas-swap = 與{ $at }交換座位，對方跳過一個回合（{ $source }）
event-miss-susanna = 蘇珊娜小姐
    .text = 在自己的回合打出的牌少於3張的玩家，回合結束時損失1點生命。被關在監獄而失去的回合不算。
event-showdown = 攤牌
    .text = 任何手牌都可以當作「砰！」使用，任何「砰！」都可以當作「失手！」使用。

## What they mean to a player, as a sign beside him

mind-bone-orchard = 你會以1點生命復活
mind-gag = { $talk ->
    [forbidden] 不准說話
   *[costs] 說話就−1生命
}
mind-sacagaway = 大家都看得到你的手牌
mind-wild-west-show = 活到最後就獲勝
mind-darling-valentine = 回合開始時換掉手牌
mind-dorothy-rage = 你可以下一次命令
mind-lady-rosa-of-texas = 可換一次座位
mind-miss-susanna = { $left ->
    [0] 已打3張牌，安全了
   *[other] 再打{ $left }張，否則−1生命
}
mind-showdown = 任何牌都可當「砰！」
