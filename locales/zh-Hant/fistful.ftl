### Events of A Fistful of Cards: name and effect, and what they ask.

event-dead-man = 死人歸來
    .text = 輪到最先出局的玩家時，他帶著2點生命和2張牌正式回到遊戲。
