### Roles, suits, borders, editions, phases and the words of the game.

## Roles

role-sheriff = 警長
    .text = 消滅所有歹徒和叛徒，而且自己要活著。大家都知道你是誰，但你多1點生命。
role-deputy = 副警長
    .text = 保護警長，協助他消滅所有歹徒和叛徒。警長獲勝你就獲勝，就算你已經出局。
role-outlaw = 歹徒
    .text = 消滅警長。歹徒全體一起獲勝，就算你已經出局；誰消滅1名歹徒，誰就抽3張牌。
role-renegade = 叛徒
    .text = 成為最後一人：消滅其他所有人，警長要留到最後。
role-unknown = 職業不明

## Suits

suit-hearts = 紅心
suit-diamonds = 方塊
suit-clubs = 梅花
suit-spades = 黑桃
face-words = { $suit ->
    [hearts] 紅心
    [diamonds] 方塊
    [clubs] 梅花
   *[spades] 黑桃
} { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}

## Borders

border-brown = 棕色外框
    .text = 立即生效，然後棄掉。
border-blue = 藍色外框
    .text = 留在玩家面前，持續有效，直到被移除。
border-green = 綠色外框
    .text = 現在先放在面前，之後才能使用1次：從自己的下個回合起，用完棄掉。能閃躲的牌，依版本而定，可能在放下的那個回合結束後就已就緒。

## Editions

edition-classic = 經典
    .text = 基本遊戲：4到7人，16個角色，80張牌。
edition-dodge-city = 道奇城
    .text = 獨立版道奇城，有綠色牌：4到7人，15個角色，80張牌。
edition-dodge-city-base = 道奇城加基本遊戲
    .text = 道奇城規則，兩套牌合用：4到8人，31個角色，120張牌。
edition-compendium = 大全
    .text = 全部放上桌：4到8人，42個角色，120張牌。
edition-heist = 飛船劫案
edition-official = 官方
    .text = 盡我們所知，貼近出版社的規則與解答；有些地方無法查證。要用哪些盒裝由你們決定。

## Boxes

box-base = 基本遊戲
box-dodge-city = 道奇城
box-wild-west-show = 狂野西部秀
box-special = 特別角色

## Phases of a turn

phase-start = 開始
phase-draw = 抽牌
phase-play = 出牌
phase-discard = 棄牌
phase-end = 結束

## Sides

side-law = 執法者
side-outlaws = 歹徒
side-renegade = 叛徒

## Words of the game

term-distance = 距離
    .text = 從你到另一位玩家，走較短的一邊要數幾個座位；出局的人不算。「野馬」、「望遠鏡瞄準器」這類牌會改變距離，武器不會，而且距離不會小於1。
term-range = 射程
    .text = 你的武器能打多遠。距離不超過射程的玩家就在射程內；沒有武器時射程是1。
term-life = 生命
    .text = 你能挨幾次攻擊。降到0就出局，而且不會超過開局時的數量。
term-hand = 手牌
    .text = 你拿在手上的牌。其他人只看得到張數。
term-in-play = 面前的牌
    .text = 正面朝上放在玩家面前的牌。不管是誰放的，都屬於那位玩家。
term-deck = 牌庫
    .text = 牌面朝下的牌堆，抽牌和判定都從這裡翻。用完時，把棄牌堆洗牌，成為新的牌庫。
term-discard-pile = 棄牌堆
    .text = 打出和棄掉的牌正面朝上放在這裡。只看得到最上面那張。
term-flip = 判定
    .text = 翻開牌庫頂的牌，看花色和點數：「啤酒桶」、「監獄」、「炸藥」和一些能力都由此決定。之後這張牌棄掉。
term-hit = 攻擊
    .text = 沒有閃躲就損失1點生命。「砰！」是攻擊，「格林機關槍」、「拳擊」、「飛刀」等也是。
term-dodge = 閃躲
    .text = 取消對你的1次攻擊。「失手！」、走運的「啤酒桶」和一些綠色牌都可以；對「印地安人！」、「決鬥」和「炸藥」無效。
term-turn = 回合
    .text = 抽牌、出牌、棄牌，然後輪到左邊的下一位玩家。
term-bang-limit = 「砰！」上限
    .text = 每回合可以出1張「砰！」。其他攻擊和只是棄掉的「砰！」不算；有「連發槍」時，以及威利小子，沒有上限。
term-hand-limit = 手牌上限
    .text = 在自己的棄牌階段，有幾點生命就留幾張手牌，多的棄掉。
term-book-card = 書本牌
    .text = 有自己專屬規則的牌：「決鬥」、「雜貨店」、「印地安人！」、「監獄」和「炸藥」。新手可以先拿掉。
term-settle-point = 結算完畢
    .text = 一切都處理完的時刻。等著這一刻的能力，例如蘇西．拉法葉的，就在這時發生。
