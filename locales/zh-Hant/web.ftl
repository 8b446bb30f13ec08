### 網頁：首頁、大廳、牌桌、聊天、遊戲結束。

## 各處

web-skip = 跳到內容
web-home = 首頁
web-lobby = 大廳
web-reference = 卡牌與規則
web-settings = 設定
web-credits = 致謝
web-back = 返回
web-close = 關閉
web-copy = 複製
web-copied = 已複製
web-loading = 請稍候…
web-retry = 再試一次
web-unknown-page = 這個網址沒有內容。
web-problem-full = 現在沒有你的座位：離開不再需要的牌桌，或稍後再試。
web-problem-too-fast = 一次太多要求了。等一下再試。
web-problem-bad-table = 這樣的設定無法進行遊戲。請調整人數或自訂規則。
web-problem-bad-table-rule = 這樣的設定無法進行遊戲，有規則不允許。請調整人數或自訂規則。規則：
web-problem-not-found = 它已經不在了。
web-problem-store = 伺服器無法記錄，請再試一次。
web-problem-other = 伺服器拒絕了。請重新載入頁面再試。
web-server-away = 伺服器沒有回應。
web-language = 語言
web-theme-dark = 切換到深色主題
web-theme-light = 切換到淺色主題
web-sound-on = 開啟聲音
web-sound-off = 關閉聲音
web-menu = 選單

## 首頁

land-title = 拔槍、開火、閃躲。
land-intro = 在瀏覽器裡的牌桌上玩卡牌遊戲 BANG!：和朋友、陌生人或電腦一起玩。免費，不必註冊。
land-name = 你的名字
land-play = 馬上玩
land-play-hint = 幾秒鐘內和電腦開自己的一桌
land-share = 和朋友玩
land-share-hint = 開一張牌桌，把連結傳給朋友
land-learn = 一分鐘學會
land-learn-hint = 有提示的短局
land-lobby = 開放的牌桌
land-lobby-hint = 加入公開牌桌或觀戰
land-reference-hint = 所有卡牌、角色和規則
land-heist = 店裡的另一個遊戲：飛船劫案，搶拍贓物
land-resume = 你的牌桌
land-resume-go = 回到牌桌
land-unofficial = 非官方的玩家作品，與 BANG! 出版商無關。

## 大廳

lobby-title = 開放的牌桌
lobby-online = 有{ $count }人在牌桌上。
lobby-empty = 目前沒有公開的牌桌。
lobby-empty-hint = 開一張吧，或先和電腦玩，等人來。
lobby-new = 新牌桌
lobby-join = 坐下
lobby-watch = 觀戰
lobby-free = { $count ->
    [0] 已滿
   *[other] { $count }個空位
}
lobby-host = 桌主：{ $name }
stage-open = 等待玩家
stage-playing = 遊戲進行中
stage-over = 遊戲結束

## 開始之前

wait-title = 牌桌已開放
wait-link = 把這個連結傳給朋友
wait-qr = 連結的 QR 碼
wait-chairs = 座位
wait-chair-empty = 空位
wait-chair-bot = 電腦
wait-chair-you = 你
wait-sit = 坐這裡
wait-stand = 站起來
wait-remove = 清空座位
wait-pass-hat = 設為桌主
wait-host = 桌主
wait-start = 開始遊戲
wait-start-hint = 空位會由電腦補上。
wait-for-host = 由{ $name }開始遊戲。
wait-watchers = { $count ->
    [0] 沒有人觀戰
   *[other] { $count }人觀戰
}
wait-rules = 規則：{ $edition }

## 座位

card-fresh = 尚未就緒
card-hidden = 一張蓋著的牌
seat-life = 生命{ $life }／{ $max }
seat-hand = { $count ->
    [0] 沒有手牌
   *[other] { $count }張手牌
}
seat-guess = 你的猜測：{ $role }
seat-guess-hint = 按一下記下你的猜測。
seat-in-reach = 距離{ $distance }，射程內
seat-out-of-reach = 距離{ $distance }，射程外
seat-turn = 回合：{ $phase }
seat-stand-in = 電腦代打
seat-away = 離開中
seat-withdrew = 退出對決
seat-shot-by-you = 被你擊殺
seat-shot-by = 被{ $name }擊殺
seat-muted = 牌暫時無效
me-label = 你，{ $character }
pair-active = 行動中
pair-passive = 休息
pair-acting = 必須回應
me-you = 你
me-out = 你已出局
me-withdrew = 你已退出對決
me-reach = 射程
me-hand = 手牌
me-keep = 上限
hand-label = 你的手牌，{ $count }張
ring-label = 其他玩家，從你的左邊順時針

## 牌堆

pile-deck = 牌庫，{ $count }張
pile-deck-word = 牌庫
pile-draw = 從牌庫抽牌
pile-discard = 棄牌堆，{ $count }張
pile-discard-word = 棄牌堆
pile-aside = 桌上的牌

## 瞄準

aim-shoot = 開槍
aim-duel = 挑戰
aim-heal = 治療
aim-take = 拿牌
aim-discard = 使其棄牌
aim-jail = 關進監獄
aim-plain = 選擇
aim-lay = 選擇
aim-flip = 選擇
aim-copy = 複製
aim-draw = 從這裡抽
aim-activate = 由他行動
aim-place = 放這裡
aim-self = 你自己
aim-hand = { $name }的一張隨機手牌
why-not-target = 為什麼不能選{ $name }？
line-needs = 需要{ $count }次閃躲
line-dodged = 閃過
line-hit = 命中

## 提問

ask-region = 目前的問題
ask-sent = 已送出…
ask-watch = 牌正在移動。
ask-watching = 你正在觀戰。
clock-left = 剩下{ $seconds }秒
compose-kind = { $card }：當作什麼打出？
compose-seat = { $card }：對誰？
compose-card = { $card }：哪一張牌？
compose-pay = { $card }：棄掉哪張牌？
compose-whole = { $card }：要打出嗎？
compose-as = 當作{ $card }
compose-far = 射程外：{ $names }。你的射程是{ $range }。
compose-back = 收回
use-ability = 使用{ $name }的能力
why-rule = 規則 { $rule }
why-lesson = 第一次來？玩一局有提示的遊戲。

## 這張牌桌的數字

now-reach = 現在：射程（{ $range }）內有{ $names }。
now-reach-nobody = 現在：射程（{ $range }）內沒有人。
now-near = 現在：距離1的有{ $names }。
now-near-nobody = 現在：距離1沒有人。
now-weapon = 現在：你的射程是{ $now }，換上這把是{ $range }。
now-hearts = 現在：你看不到的{ $all }張牌裡有{ $good }張紅心，{ $percent }%。
now-dynamite = 現在：你看不到的{ $all }張牌裡有{ $good }張會引爆，{ $percent }%。
now-life = 現在：你的生命是{ $life }／{ $max }。
now-fresh = 這回合才放下：還要等。

## 紀錄、說明、聊天

log-title = 經過
log-since = 你上次行動之後
log-turn = 第{ $number }回合
help-title = 說明
help-empty = 指著卡牌、角色或符號，或按住片刻，這裡就會說明。
help-rule = 見規則
chat-title = 聊天
chat-write = 說點什麼
chat-send = 送出
chat-empty = 還沒有人說話。
chat-phrases = 常用語
chat-dead = 活著的人聽不見你。
chat-costs = 現在說話會失去1點生命。
chat-forbidden = 現在不能說話。
chat-keep-silent = 保持沉默
chat-speak-anyway = 還是要說
phrase-howdy = 大家好！
phrase-good-game = 好局
phrase-nice-shot = 好槍法
phrase-thanks = 謝謝
phrase-sorry = 抱歉
phrase-ouch = 好痛！
phrase-hurry = 快一點
phrase-thinking = 讓我想想
phrase-trust-me = 相信我
phrase-not-me = 不是我
phrase-one-more = 再來一局？
phrase-farewell = 再會
phrase-renewed = 酒館的規則已更新；這局依新規則繼續。
phrase-race-again = 搶拍中斷了；還沒拍的人重新來一次。
early-title = 預先回答
early-decline-next = 不回應下一次攻擊
early-decline-interrupts = 不在自己的回合時不要問我的能力

## 連線

conn-on = 已連線
conn-joining = 連線中…
conn-lost = 連線中斷，正在重試…
conn-lost-in = 連線中斷，{ $seconds }秒後重試。
conn-now = 立刻重試
conn-gone-expired = 這張牌桌已關閉。
conn-gone-removed = 桌主清空了你的座位。
conn-gone-flood = 從這裡送出的訊息太多了。
conn-gone-signed-out = 你已在這台裝置上登出。
conn-gone-unknown = 沒有這張牌桌。
conn-restart = 伺服器正在重新啟動，馬上回來。
conn-ms = { $ms }毫秒

## 牌桌上

table-your-turn = 你的回合
table-their-turn = { $name }的回合
table-your-turn-title = ● 輪到你了
table-asked-title = ● 有問題要你回答
table-watching = 觀戰中
table-leave = 離開牌桌
table-leave-hint = 電腦會替你玩下去。
table-stand-in = 電腦正在替你玩。
table-take-back = 拿回座位
table-dead = 你已出局。繼續觀戰，或重新開始：
table-next = 下一桌
table-hurry = 快轉
table-log = 紀錄
table-chat = 聊天
table-help = 說明
table-full = 完整牌桌
table-first = 第一局
table-quick = 快速局
table-lesson = 教學局
table-triangle = 三角對決
table-evening = 牌局之夜

## 結束

end-title = 遊戲結束
end-you-win = 你贏了！
end-you-lose = 你輸了。
end-roles = 各人的職業
end-survived = 存活
end-dead = 出局
end-withdrew = 退出對決
end-decided = 決定勝負的時刻
end-stats = 數字
end-turns = 回合
end-shots = 開槍
end-dodged = 閃躲
end-hits = 失去的生命
end-beers = 恢復的生命
end-best = 最佳槍手
end-best-value = { $name }，命中{ $count }次
end-rematch = 再來一局
end-replay = 看重播
end-file = 儲存這局
end-verify = 公平發牌：檢查種子
end-verified = 種子與發牌前公布的數字相符。
end-not-verified = 種子不相符。
end-look = 看看牌桌
end-new = 新牌桌

## 有提示的一局

learn-skip = 跳過
learn-next = 下一步
learn-done = 正式玩一局
learn-stay = 繼續玩這局
learn-steps = 這一局要學的
learn-goal-done = 完成
learn-goal-shoot = 射擊
learn-goal-distance = 距離
learn-goal-end = 結束回合
learn-goal-dodge = 閃躲
learn-goal-beer = 啤酒
learn-reach = 每個座位旁的數字是距離。{ $far }的距離是{ $distance }，你的射程只有{ $range }：點{ $far }，牌桌會告訴你為什麼打不到。{ $near }夠近：點{ $near }就能射擊。
learn-whole = 再點一次這張牌或按下按鈕，就會打出。按 Esc 或「收回」可以放回去。
learn-welcome = { $id ->
    [sheriff] 你是警長，大家都知道。除掉歹徒和叛徒，並且活下來。
    [deputy] 你是副警長。保護有星星的警長，除掉其他人。
    [renegade] 你是叛徒。成為最後一人，並讓警長當你最後的對手。
   *[outlaw] 你是歹徒。除掉有星星的警長。
}除非你是警長，否則沒有人看得到你的職業。
learn-shoot = 輪到你了。發亮的牌可以打出：點一張「砰！」。每回合只能打一張「砰！」。
learn-target = 現在選目標，目標也會發亮。按 Esc 或「收回」可以把牌放回去。
learn-end = 沒有別的事了：結束回合。手牌最多留下和生命一樣多：{ $life }張。
learn-surplus = 你的手牌比生命多。點你要棄掉的牌。
learn-dodge = 有人向你開槍。點發亮的牌來閃躲。
learn-no-dodge = 有人向你開槍，而你沒有東西可以閃躲。承受攻擊：失去1點生命。
learn-beer = 你失去了生命。點「啤酒」再打出：恢復1點生命。
learn-other = 有問題要你回答：可以點的東西會發亮，橫條上寫著是什麼事。
learn-watch = 輪到其他人。紀錄會說明發生了什麼，線條顯示誰向誰開槍。
learn-last = 很好，基本的你都會了。把這局玩完，或開始正式的一局。每張牌都會自我說明：指著它，或按住片刻。

## 被拒絕的事

house-read = 訊息無法讀取。
house-fast = 一次太多訊息了，慢一點。
house-seat = 你在這裡沒有座位，或已經有座位了。
house-taken = 那個座位有人了。
house-host = 只有桌主可以這麼做。
house-stage = 現在不能這麼做。
house-stand-in = 電腦正在替你玩，請先拿回座位。
house-chat = 空白、太長或太頻繁。
house-store = 伺服器無法記錄，什麼都沒發生，請再試一次。
house-invite = 遊戲正在進行，請先徵求玩家同意。
house-removed = 你未獲准入座。
house-many = 目前遊戲場數已達上限，請稍後再來。
house-game = 這張桌子玩的是另一個遊戲。
house-other = 伺服器拒絕了。
pace-word-fast = 快節奏
pace-word-relaxed = 慢節奏
pace-word-slow = 通訊對局
pace-word-none = 不計時
web-pair = { $first }，{ $second }

## Newcomers while a game runs

knock-ask = 請求接手電腦的座位
knock-hint = 你會接手它的手牌與秘密身分。在座的玩家必須全部同意。
knock-seat = { $name }：剩 { $life } 點生命
knock-waiting = 已徵詢全桌意見，所有人同意後你就能入座。
knock-wants = { $name } 想接手 { $seat } 的電腦座位。
knock-yes = 讓他入座
knock-no = 不同意

## Joining

wait-invited = { $name }邀請你來這一桌
wait-welcome = 歡迎來到這一桌
wait-your-name = 怎麼稱呼你？
wait-sit-down = 坐下
wait-full = 座位都滿了，你可以留下來觀戰。
wait-ready = 準備好了
wait-i-am-ready = 我準備好了
wait-not-ready = 還沒準備好
wait-ready-count = { $all }人中{ $ready }人準備好了。
wait-ready-not = 還沒好：{ $names }。
wait-start-anyway = 你還是可以直接開始。空位會由電腦補上。
wait-password = 密碼
wait-lock = 鎖上牌桌
wait-unlock = 取消密碼
wait-lock-this = 要求新來的人輸入密碼
wait-what = 這桌怎麼玩
say-locked = 新來的人要輸入密碼。
door-title = 這一桌有密碼
door-hint = 問問傳連結給你的人，只要輸入一次。
door-wrong = 密碼不對。
door-enter = 進入
table-rules = 這一桌的規則

## People

person-menu = 靜音或檢舉
person-mute = 靜音
person-unmute = 取消靜音
person-muted = 你看不到這個人說的話。
person-mute-hint = 只有你看不到這個人說的話。
person-report = 檢舉
person-report-hint = 伺服器的主人會看到檢舉和對方最近說的話，對方不會知道。
report-about = 什麼問題？
report-insults = 辱罵或威脅
report-name = 冒犯的名字
report-cheating = 作弊
report-spoiling = 破壞遊戲
report-other = 其他
report-text = 用你的話說（可不填）
report-send = 送出檢舉
report-sent = 謝謝，已記下來給伺服器的主人。

## One more game

end-ready = { $all }人中{ $ready }人想再來一局。
end-waiting = 等待{ $names }。
end-without = 不等{ $names }
end-rematch-back = 還是不玩了
end-begun = 其他人已經開始新的一局。
end-go-on = 去觀戰
house-password = 密碼不對或太長。
lobby-locked = 有密碼
lobby-take = 要求加入
lobby-take-hint = 遊戲進行中：你可以要求接手電腦的座位，用它剩下的生命，職業坐下才知道。
web-games = 我的對局
web-problem-not-yours = 這不由你決定。

# 牌桌上：正在發生的事、收集的牌、公開的牌。
heap-discard = { $count ->
    [0] 選{ $all }張牌棄掉
   *[other] 已選{ $count }／{ $all }張
}
seat-open-hand = { $name }的手牌
waste-ask = 沒有效果，還是要打出嗎？
waste-anyway = 還是打出
card-waste = 現在沒有效果
deal-role = 你的職業
deal-character = 你的角色
deal-sheriff = 警長是{ $name }：{ $character }
deal-sheriff-only = 警長是{ $name }
deal-sheriff-you = 你是警長，大家都知道
deal-go = 點一下繼續
end-hash = 洗牌的指紋，發牌時就已公開：
replay-jump = 跳到這一刻
replay-copy = 複製連結
replay-copy-here = 複製這一刻的連結
replay-copied = 已複製連結
replay-copied-here = 已複製這一刻的連結
replay-leave = 返回
learn-again = 通常每回合只能打一張「砰！」，但你的角色或武器可以再開槍：發亮的牌都能打。打完就結束回合。最多留下和生命一樣多的牌：{ $life }張。
learn-more = 發亮的牌還可以打；虛線框的牌現在沒有效果。打完就結束回合。最多留下和生命一樣多的牌：{ $life }張。

## Events

events-title = 事件
events-none = 還沒有事件
events-next = 下一個：{ $event }（剩{ $count }張）
events-left = 剩餘事件：{ $count }
events-way-clockwise = 順時針
events-way-counter = 逆時針
events-reveals = { $name }翻開事件
events-you-reveal = 你翻開事件
events-concerns-you = 這與你有關。
seat-ghost = 鬼魂
seat-back = 死而復生
seat-ordered = 奉{ $name }之命
seat-orders-you = 命令你
seat-skipped = 跳過下回合
seat-slip = 開口了
me-back = 你復活了
me-skipped = 你下回合被跳過
line-order = 奉命
table-everything = 全部都來
deck-high-noon = 日正當中
deck-fistful-of-cards = 一把紙牌
deck-wild-west-show = 狂野西部秀
end-study = 分析這局
outlook-title = 大家當時怎麼看
outlook-note = 只依所有人看到的行動，推測每個人的身分。
outlook-likely = { $role } { $share } %
outlook-open = 當時的看法
