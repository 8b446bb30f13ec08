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
