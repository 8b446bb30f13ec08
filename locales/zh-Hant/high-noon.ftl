### Events of High Noon: name and effect, and what they ask.

event-blessing = 祝福
    .text = 所有牌都視為紅心。
event-curse = 詛咒
    .text = 所有牌都視為黑桃。
event-ghost-town = 鬼鎮
    .text = 已出局的玩家輪到時以鬼魂身分回來進行一個回合：抽3張牌，照常出牌，生命不增不減，回合結束時離場。
event-gold-rush = 淘金熱
    .text = 從翻開此牌的玩家開始，回合改為逆時針進行。
event-handcuffs = 手銬
    .text = 翻開此牌的人指定一名玩家，他在自己的回合不能打出手牌。依官方規則，每名玩家抽牌後宣告一種花色，該回合只能打出那種花色的牌。
ask-handcuffs-seat = { $who-is ->
    [me] 要銬住誰？他在自己的回合不能打出手牌。
   *[other] { $who }要決定銬住誰。
}
ask-handcuffs-choice = { $who-is ->
    [me] 這個回合要打哪種花色？其他花色的牌只能留在手上。
   *[other] { $who }要宣告這個回合唯一能打的花色。
}
event-hangover = 宿醉
    .text = 所有角色失去能力。
event-high-noon = 日正當中
    .text = 每名玩家在自己回合開始時失去1點生命。
event-new-identity = 新身分
    .text = 每名玩家在自己回合開始時查看自己的第二個角色，可以換成那個角色，生命變為2點。
ask-new-identity-choice = { $who-is ->
    [me] 要換成你的第二個角色嗎？生命會變為2點。
   *[other] { $who }正在決定要不要更換角色。
}
event-shootout = 槍戰
    .text = 每名玩家在自己的回合可以打出第二張「砰！」。
event-the-daltons = 達爾頓兄弟
    .text = 面前有牌的玩家各選一張自己面前的牌棄掉。
ask-the-daltons-card = { $who-is ->
    [me] 要棄掉自己面前的哪張牌？
   *[other] { $who }要選擇棄掉自己面前的哪張牌。
}
event-the-doctor = 醫生
    .text = 生命最少的玩家恢復1點生命；若有數人相同，每人都恢復。
event-the-reverend = 牧師
    .text = 任何人都不能打出「啤酒」，失去最後一點生命時也不行。
event-the-sermon = 佈道
    .text = 任何人在自己的回合都不能使用「砰！」，決鬥中也不行。
event-thirst = 乾渴
    .text = 每名玩家在抽牌階段只抽第一張牌。依官方規則則比平時少抽一張。
event-train-arrival = 火車到站
    .text = 每名玩家在抽牌階段結束時多抽1張牌。

## What they mean to a player, as a sign beside him

mind-blessing = 所有牌都是紅心
mind-curse = 所有牌都是黑桃
mind-ghost-town = { $there ->
    [ghost] 你是鬼魂，直到這回合結束
   *[no] 你會以鬼魂身分再玩一回合
}
mind-gold-rush = 回合逆時針進行
mind-handcuffs = { $suit ->
    [hearts] 手牌只能打紅心
    [diamonds] 手牌只能打方塊
    [clubs] 手牌只能打梅花
    [spades] 手牌只能打黑桃
    [bound] 你的回合不能打出手牌
   *[none] 你要宣告唯一能打的花色
}
mind-hangover = 你的能力無效
mind-high-noon = 回合開始時−1生命
mind-new-identity = 你可以換角色
mind-shootout = { $bangs ->
    [255] 每回合「砰！」不限
   *[other] 每回合可打{ $bangs }張「砰！」
}
mind-the-daltons = 你的回合要棄一張面前的牌
mind-the-reverend = 不能喝啤酒
mind-the-sermon = 你的回合不能用「砰！」
mind-thirst = 你只抽{ $draws }張牌
mind-train-arrival = 你多抽1張牌
