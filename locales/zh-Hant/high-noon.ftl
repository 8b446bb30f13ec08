### Events of High Noon: name and effect, and what they ask.

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
event-high-noon = 日正當中
    .text = 每名玩家在自己回合開始時失去1點生命。
