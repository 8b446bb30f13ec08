### Events of A Fistful of Cards: name and effect, and what they ask.

event-hard-liquor = 烈酒
    .text = 受傷的玩家在自己的回合可以不抽牌，改為恢復1點生命。
ask-hard-liquor-choice = { $who-is ->
    [me] 照常抽牌，還是不抽牌、恢復1點生命？
   *[other] { $who }要決定抽牌還是喝酒。
}
event-abandoned-mine = 廢棄礦坑
    .text = 棄牌堆還有牌時，從棄牌堆抽牌。這樣抽過牌的玩家，在該回合結束前，自己棄掉的牌都面朝下放到牌庫頂。依官方規則，只有打出的牌才這樣放。
event-ranch = 牧場
    .text = 出牌階段結束時，玩家可以棄掉任意張手牌，再抽同樣張數。依官方規則，改在抽牌之後進行。
ask-ranch-card = { $who-is ->
    [me] 要換掉哪些牌？棄幾張就抽幾張。
   *[other] { $who }可以換牌。
}
event-peyote = 仙人掌
    .text = 不抽牌，改猜牌庫頂的牌是紅是黑，然後翻開。猜對就收下，可以再猜；猜錯就棄掉，不能再猜。
ask-peyote-choice = { $who-is ->
    [me] 牌庫頂的牌是紅色還是黑色？
   *[other] { $who }在猜牌庫頂的顏色。
}
event-ambush = 埋伏
    .text = 任何兩名玩家之間的距離都是1。野馬、望遠鏡瞄準器等照樣計算。
event-ricochet = 跳彈
    .text = 可以用任意張「砰！」射擊別人面前的牌，不限距離。牌主閃躲1次就能保住，否則那張牌被棄掉。
event-the-judge = 法官
    .text = 不能在任何人面前放置牌。
event-lasso = 套索
    .text = 玩家面前的牌都沒有效果。
event-blood-brothers = 結拜兄弟
    .text = 回合開始時，玩家可以把自己的1點生命（最後1點除外）送給另一名受傷的玩家。
ask-blood-brothers-seat = { $who-is ->
    [me] 要把1點生命送給誰嗎？
   *[other] { $who }可以把1點生命送給別人。
}
event-dead-man = 死人歸來
    .text = 輪到最先出局的玩家時，他帶著2點生命和2張牌正式回到遊戲。
event-a-fistful-of-cards = 一把紙牌
    .text = 回合開始時，玩家每有1張手牌就受到1次攻擊。
event-vendetta = 血仇
    .text = 回合結束時，玩家翻開1張牌判定。紅心就立刻再進行一個回合，該回合結束時不再判定。
event-sniper = 狙擊手
    .text = 玩家在自己的回合可以一起棄掉2張「砰！」，攻擊射程內的一名玩家。要閃躲2次才能躲開。
ability-sniper-shoot = 棄掉{ $pay }：攻擊{ $at }，須閃躲2次（{ $source }）
event-russian-roulette = 俄羅斯輪盤
    .text = 從翻開此牌的玩家開始，大家輪流棄掉1張「失手！」。第一個沒棄的人損失2點生命。
ask-russian-roulette-answer = { $who-is ->
    [me] 棄掉1張「失手！」，否則損失2點生命。
   *[other] { $who }要棄掉1張「失手！」，否則損失2點生命。
}
event-law-of-the-west = 西部法則
    .text = 抽到的第2張牌要亮給大家看。只要能打出，這個回合就必須打出。

## What they mean to a player, as a sign beside him

mind-hard-liquor = 可不抽牌，恢復1生命
mind-abandoned-mine = 你從棄牌堆抽牌
mind-ranch = 可換一次手牌
mind-peyote = 不抽牌，改猜顏色
mind-ambush = 所有人距離都是1
mind-ricochet = 「砰！」也能打牌
mind-the-judge = 不能放置牌
mind-lasso = 你面前的牌無效
mind-blood-brothers = 可送出1點生命
mind-dead-man = 輪到你時你會復活
mind-a-fistful-of-cards = { $hand ->
    [0] 沒有手牌，不受攻擊
   *[other] 回合開始時受{ $hand }次攻擊
}
mind-vendetta = 翻到紅心就再一回合
mind-sniper = 2張「砰！」要閃2次
mind-law-of-the-west = 第2張牌必須打出
