### 網頁：新牌桌、設定、參考、重播、致謝。

## 新牌桌

new-title = 新牌桌
new-name = 牌桌名稱
new-name-of = { $name }的牌桌
new-presets = 想怎麼玩？
preset-first = 第一局
    .text = 不含困難卡牌的基本遊戲，慢節奏。
preset-quick = 快速局
    .text = 基本遊戲，電腦思考得快。
preset-heist = 飛船劫案
    .text = 三回合，對手都是快手。
preset-heist-practice = 練習
    .text = 一回合，慢慢看清楚。
preset-duel = 對決
    .text = 兩人對戰，每人兩個角色：每回合由你決定誰行動。
preset-full = 完整牌桌
    .text = 兩盒全上，更多角色，更多卡牌。
preset-triangle = 三角對決
    .text = 三名玩家，身分全部公開：每個人都有獵物。
preset-evening = 牌局之夜
    .text = 4 至 7 人的系列賽：每人當一次警長，角色用拍賣，由金錢決定勝負。
new-edition = 版本
new-boxes = 盒裝
new-boxes-own = 依版本
new-players = 玩家
new-fill = 補空位的電腦
new-chairs = 逐一安排座位
new-chair = 第 { $seat } 席
new-chair-person = 留給玩家
new-chairs-hint = 指定給電腦的座位就是電腦的；其餘空位開始時由上面選的等級補上。
new-pace = 計時
pace-fast = 快，20秒
pace-relaxed = 慢，90秒
pace-slow = 通訊，2天
pace-none = 不計時
new-public = 顯示在大廳
new-private = 只能用連結
new-watching = 觀戰
watching-anyone = 有連結的人都可以
watching-seated = 只有這桌的玩家
new-open-cards = 出局者看得到所有牌
new-ways = 系列賽與金錢
new-house = 自訂規則
new-house-hint = 規則的所有開關。與版本不同的會標示出來。
new-house-changed = { $count ->
    [0] 依版本
   *[other] 已更改{ $count }項
}
new-fixed-seat = 座位{ $seat }
new-fixed-dealt = 隨機發放
new-house-reset = 恢復成版本設定
new-switch-changed = 已更改
new-switch-search = 搜尋開關
new-create = 開桌
new-yes = 是
new-no = 否

## 設定

set-title = 設定
set-name = 你的名字
set-language = 語言
set-theme = 主題
set-theme-auto = 依裝置
set-theme-dark = 深色：酒館之夜
set-theme-light = 淺色：陽光門廊
set-speed = 牌的速度
set-speed-slow = 慢
set-speed-normal = 普通
set-speed-fast = 快
set-speed-instant = 立即
set-motion = 動畫
set-motion-auto = 依裝置
set-motion-full = 全部
set-motion-less = 減少
set-sound = 聲音
set-volume = 音量
set-sound-try = 試聽
set-saved = 全部保存在這個瀏覽器裡。
set-move = 在另一台裝置上玩
set-move-hint = 產生一個連結，讓另一台裝置成為你。只能用一次，十分鐘內有效。
set-move-make = 產生連結
set-learn = 再玩一次有提示的一局

## 參考

ref-title = 卡牌與規則
ref-search = 搜尋
ref-search-hint = 名稱、效果或詞語
ref-cards = 遊戲牌
ref-characters = 角色
ref-roles = 職業
ref-terms = 遊戲用語
ref-symbols = 符號
ref-switches = 規則開關
ref-editions = 版本
ref-rules = 玩法
ref-none = 找不到。
ref-count = { $count }項
ref-copies = 牌庫中：{ $cards }
ref-lives = { $count }點生命
ref-values = 可選值：{ $values }
ref-link = 這一項的連結
ref-rule-id = 規則 { $rule }
rules-goal = 目標
    .text = 每個人都有祕密職業，只有警長公開。所有歹徒和叛徒出局時，警方獲勝；警長出局時，歹徒獲勝；叛徒要成為最後一人才獲勝。
rules-turn = 你的回合
    .text = 先抽2張牌。接著想打幾張就打幾張，但「砰！」只能打1張。最後棄牌，手牌不得多於生命。
rules-distance = 距離與射程
    .text = 沿較短的一邊數到另一位玩家有幾個座位。距離不超過武器射程的人都打得到；沒有武器時射程是1。
rules-hit = 攻擊與閃躲
    .text = 被攻擊的人可以閃躲：用「失手！」、靠運氣和啤酒桶，或用某些綠色牌。否則失去1點生命。
rules-life = 生命
    .text = 生命到0就出局，除非當下喝一杯啤酒。生命不會超過一開始的數量。
rules-out = 出局
    .text = 公開職業並棄掉所有牌。除掉歹徒的人抽3張牌；警長除掉副警長則失去所有牌。
rules-flip = 判定
    .text = 啤酒桶、監獄和炸藥要翻開牌庫頂的牌：由花色和點數決定。

## 符號

symbol-hit = 攻擊：不閃躲就失去1點生命
symbol-dodge = 閃躲：抵銷1次攻擊
symbol-life = 恢復1點生命
symbol-draw = 抽1張牌
symbol-drop = 棄掉一張牌
symbol-take = 拿一張牌
symbol-cost = 要再棄1張手牌
symbol-flip = 翻開牌庫頂的牌
symbol-reach = 武器射程內的一名玩家
symbol-one = 距離1的一名玩家
symbol-any = 任意距離的一名玩家
symbol-all = 所有其他玩家
symbol-far = 別人看你遠1格
symbol-near = 你看別人近1格
symbol-many = 「砰！」沒有上限
symbol-book = 請看規則

## 重播

replay-title = 重播
replay-view = 視角
replay-view-public = 旁觀者
replay-view-open = 所有牌公開
replay-play = 播放
replay-pause = 暫停
replay-back = 後退一步
replay-next = 前進一步
replay-start = 回到開頭
replay-end = 跳到結尾
replay-turn-back = 後退一回合
replay-turn-next = 前進一回合
replay-speed = 速度
replay-position = 第{ $at }步，共{ $all }步
replay-gone = 沒有這局遊戲，或不能顯示。

## 致謝

credits-title = 致謝
credits-icons = 卡牌、職業和花色的圖案來自 game-icons.net，依 CC BY 3.0 授權使用。圖案經過改色，其中兩個由數個圖案組成。作者：
credits-own = 人像、符號、牌框、版面和音效為本計畫所作。
credits-fonts = 字型：Rye、Podkova 與 Source Sans 3，依 SIL Open Font License 1.1 授權，由 Fontsource 打包。
credits-game = BANG! 由 Emiliano Sciarra 設計，dV Giochi 出版。這是非官方的玩家作品，與他們沒有任何關係；名稱只用來描述遊戲。
credits-code = saloon 是自由軟體，採用 MIT 或 Apache 2.0 授權。

## Another device

move-title = 在這台裝置上繼續
move-lead = 你可以在這裡以 { $name } 的身分繼續：同樣的名字、同樣的座位。
move-hint = 這個瀏覽器會忘記你先前的身分。如果連結是別人傳給你的，請不要按下按鈕。
move-do = 在這裡成為 { $name }
move-not = 維持現在的身分
move-used = 這個連結已被使用，或已超過十分鐘。
devices-title = 你的裝置
devices-lead = 你在以下地方以這位訪客的身分登入。系統只認得你的瀏覽器，沒有密碼。
devices-browser = 瀏覽器
devices-program = 程式
devices-this = 這一個
devices-since = 自 { $made } 起，最近使用：{ $used }
devices-end = 登出
devices-ended = 已在該處登出。
devices-elsewhere = 登出其他所有裝置
devices-everywhere = 全部登出
devices-everywhere-hint = 包括這台裝置。之後任何人（包括你）都無法再成為這位訪客，你的座位會由電腦接手。
devices-sure = 我不再需要這位訪客。
set-devices = 我在哪些地方登入？

## New table: more

new-game = 遊戲
new-comers = 誰可以來
comers-link = 有連結的人
comers-password = 朋友，要密碼
comers-lobby = 所有人，顯示在大廳
group-setup = 準備與變體
group-turn = 遊戲流程
group-cards = 遊戲牌
group-characters = 角色
group-events = 事件
group-usual = 依版本
group-done = 完成
say-bots = 電腦
say-bots-some = { $count }個電腦座位；補空位：{ $kind }
say-bots-fill = 補空位：{ $kind }
say-also = 另外
say-watching-seated = 只有這桌的玩家可以觀戰。
say-open-cards = 出局者看得到所有牌。
say-instead = （原版：{ $usual }）
say-as-printed = 依版本

## My games

games-title = 我的對局
games-hint = 你最近的50局和結果。這一頁只有你看得到。
games-none = 你還沒有玩完任何一局。
games-numbers = 統計
games-role = 職業
games-played = 局數
games-won = 獲勝
games-share = 勝率
games-percent = { $percent }%
games-all = 全部
games-last = 最近的對局
games-you-won = 獲勝
games-you-lost = 落敗
games-seats = { $players }人局，真人{ $people }位
games-save = 存成檔案
games-forget = 全部刪除
games-forget-sure = 你的列表和統計會消失；對局本身仍會留給和你一起玩的人。
games-forget-yes = 刪除
games-forget-no = 保留

## Rulebook

ref-book = 規則書條文
ref-book-english = 每條規則都有編號，拒絕訊息、場景和程式都用它。條文是英文。
ref-book-more = 還有{ $count }條。多加一個詞可以縮小範圍。
ref-book-away = 現在讀不到規則書。

## Events

preset-high-noon = 日正當中
    .text = 基本遊戲，每一輪都有新事件改變規則。
preset-fistful = 一把紙牌
    .text = 基本遊戲，加上關於手牌、抽牌與膽量的事件。
preset-everything = 全部都來
    .text = 所有盒子、所有角色、三副事件牌，7名玩家。
new-events = 事件牌
new-events-hint = 每一輪由警長翻開新事件，直到下一張翻開為止都有效。兩副牌會混在一起。
new-events-edition = 事件牌需要「大全」或「官方」規則。選擇牌組會切換到「大全」。
deck-about-high-noon = 15張事件：規則變動一輪，從每回合兩張「砰！」到禁止「啤酒」。最後「日正當中」讓人每回合失去1點生命。
deck-about-fistful-of-cards = 15張事件：抽牌、射擊與復活的新方式。最後每張手牌都是一次攻擊。
deck-about-wild-west-show = 10張事件另放一處，打出「驛馬車」或「威爾斯．法歌」時翻開：公開手牌、交換座位、重發身分。
ref-events = 事件
ref-finale = 牌組的最後一張
