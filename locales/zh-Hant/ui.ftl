### The words of the screen: headings, keys, hints and notices.

## People: names for those who have none, by the letter of the seat

ui-name-a = 艾比
ui-name-b = 巴克
ui-name-c = 克拉拉
ui-name-d = 達斯提
ui-name-e = 艾瑪
ui-name-f = 法蘭克
ui-name-g = 葛蕾絲
ui-name-h = 漢克
ui-you = 你
ui-bot = 電腦

## Headings

ui-table = 牌桌
ui-hand = 手牌
ui-in-play = 面前的牌
ui-log = 紀錄
ui-deck = 牌庫
ui-discard-pile = 棄牌堆
ui-role = 職業
ui-character = 角色
ui-life = 生命
ui-distance = 距離
ui-range = 射程
ui-reach = 射程內
ui-out-of-reach = 射程外
ui-options = 選項
ui-rule = 規則
ui-help = 說明
ui-settings = 設定
ui-column-name = 玩家
ui-column-character = 角色
ui-column-life = 生命
ui-column-hand = 手牌
ui-column-distance = 距離
ui-column-play = 面前的牌
ui-hand-heading = 你的手牌：{ ui-cards }。職業：{ $role }。射程：{ $range }
ui-hand-heading-pair = 你的手牌：{ ui-cards }。由{ $role }行動。射程：{ $range }
ui-hand-heading-plain = 你的手牌：{ ui-cards }
ui-hand-heading-out = 你已經出局。職業：{ $role }
ui-log-back = 紀錄，往回{ $lines }行

## Numbers

ui-cards = { $count }張牌
ui-lives = { $count }點生命
ui-players = { $count }位玩家
ui-turn = 第{ $number }回合：{ $seat }
ui-event = 事件：{ $event }
ui-event-none = 尚無事件
ui-event-show = 表演：{ $event }
ui-event-counter = ↺ 逆時針
ui-event-next = 下一張：{ $event }（剩{ $count }張）
ui-event-left = 剩餘事件：{ $count }張
ui-event-show-left = 剩餘表演：{ $count }張
ui-event-keeper = { $seat-is ->
    [me] 你在自己回合開始時翻開。
   *[other] { $seat }在自己回合開始時翻開。
}
ui-ghost = 鬼魂
ui-over-turns = 這局共{ $turns }個回合。
ui-seat-at-distance = { $seat }，距離{ $distance }
ui-seed = 種子{ $seed }
ui-more = 還有{ $count }個

## Whose decision

ui-your-turn = 輪到你
ui-your-decision = 由你決定
ui-their-decision = 由{ $seat }決定
ui-waiting-for = 等待{ $seat }
ui-on-show = 店裡有：{ $cards }
ui-why-not = 為什麼不行？
ui-eliminated = 已出局
ui-empty = 空
ui-nothing-in-play = 面前沒有牌
ui-log-empty = 還沒有發生任何事。

## Putting a play together

ui-choose-kind = 當作什麼打出？
ui-choose-seat = 哪位玩家？
ui-choose-card = 哪張牌？
ui-choose-cost = 棄掉什麼作為代價？
ui-choose-done = 都選好了。
ui-random-card = 隨機1張手牌
ui-use = 使用{ $what }
ui-undo = 收回

## Keys

ui-press-help = 按 ? 看說明。
ui-key-move = 移動
ui-key-choose = 選擇
ui-key-back = 返回
ui-key-help = 說明
ui-key-log = 紀錄
ui-key-skip = 快轉
ui-key-speed = 速度
ui-key-pause = 暫停
ui-key-save = 存檔
ui-key-quit = 離開
ui-key-scroll = 捲動
ui-key-close = 關閉

## Pace

ui-speed = 速度
ui-speed-slow = 慢
ui-speed-normal = 一般
ui-speed-fast = 快
ui-speed-instant = 立即
ui-paused = 暫停

## Saving and leaving

ui-saved = 已存檔：{ $file }。
ui-not-saved = 無法存檔：{ $why }
ui-resumed = 從上次停下的地方繼續。
ui-leave-question = 要離開牌桌嗎？遊戲已存檔。
ui-yes = 是
ui-no = 否
ui-too-small = 視窗是{ $width } × { $height }，牌桌至少需要{ $least-width } × { $least-height }。

## The end

ui-over = 遊戲結束
ui-you-win = 你獲勝。
ui-you-lose = 你輸了。
ui-survivors = 還在場上
ui-again = 再玩一局
ui-new-game = 新的一局

## Hints and keys of the terminal

ui-hint-cards = 選一張數字帶括號的牌，或選上面的回答。
ui-hint-choices = 選上面的回答。
ui-hint-out = 你已出局，其他人繼續。任意鍵：下一回合 · x：直到結束 · n：新遊戲
ui-keys = Tab 下一個 · 方向鍵 移動 · Enter 選擇 · Esc 取消 · ? 說明 · l 紀錄 · q 離開
ui-keys-waiting = 任意鍵：快轉 · 方向鍵 移動 · ? 說明 · l 紀錄 · q 離開
ui-panel-close = 按任意鍵關閉。
ui-panel-rule = ?：規則原文 · 其他鍵關閉
ui-panel-scroll = 方向鍵捲動，其他鍵關閉。
ui-panel-leave = Enter 或 q：離開 · 其他鍵：留下

## Explanations

ui-explained = { $name }：{ $text }
ui-pile = { $name } { $count }：{ $top }
ui-must-wait = 這張牌剛放下，還要再等。
ui-seat-numbers = 生命 { $life }／{ $max }，手牌 { $hand } 張，射程 { $range }。
ui-seat-in-range = 距離 { $distance }，在你的射程內。
ui-seat-out-of-range = 距離 { $distance }，在你的射程外。
ui-how-to =
    括號裡的鍵用來選擇：[1] 是牌，[b] 是玩家，[p] 是回答。選好的會變成 <1>。
    按 Enter 之前什麼都不會發生。Esc 全部取消，Backspace 取消上一步。
    Tab 跳到下一個可選的項目，方向鍵可到任何地方；? 說明游標所在的東西。
    按暗色牌的數字，就知道它現在為什麼不能用。
    滑鼠：左鍵選擇，右鍵說明，滾輪捲動紀錄。
    符號：► 回合中 · ? 決定中 · ★ 警長 · † 出局 · ✓ 射程內 · ~ 暫時無效 · + 複製的能力
ui-leave = 要離開遊戲嗎？
ui-leave-unsaved = 這局沒有存檔；用 --save 檔案 就能保存。
ui-leave-saved = 進度都已保存：用 saloon play --resume { $file } 就能從這裡繼續。

## Beginning and end of a game in the terminal

ui-intro = 你的角色：{ $character }。你的職業：{ $role }。
ui-over-keys = n：新遊戲 · l：紀錄 · q：離開
ui-fate = 第 { $turn } 回合出局
ui-fate-by = 第 { $turn } 回合被{ $seat }淘汰
ui-fate-withdrew = 退出對決
ui-withdrew = 退出
ui-fate-alive = 存活，剩 { $count } 點生命

# Replay

ui-replay-prompt = [{ $at } / { $last }] Enter：下一步，b：上一步，數字：跳到，t：牌桌，q：離開
ui-replay-older = 這局是依規則第 { $then } 版記錄的，現在以第 { $now } 版能跟上的方式播放。要逐步查核，須使用當時的規則版本。
ui-replay-faithful = 每一步都吻合：這就是當時的那一局。


## What a messenger shows of a link

preview-title = saloon：在瀏覽器玩卡牌遊戲 BANG!
preview-text = 傳個連結和朋友玩，或幾秒內和電腦開局。免費，不必註冊。
preview-locked = 有人邀請你來一張有密碼的牌桌。
preview-table = { $name }：BANG! 牌桌
preview-picture = 五張西部卡牌
preview-table-text = { $stage ->
    [open] { $host }邀請你。{ $edition }，{ $players }人局，{ $free ->
        [0] 座位已滿
       *[other] 還有{ $free }個空位
    }。
    [playing] 遊戲進行中。{ $edition }，{ $players }人局。來觀戰吧。
   *[over] 遊戲結束了。{ $edition }，{ $players }人局。
}

## Bots: how well they play, and in what temper.
seat-bot = 電腦
seat-bot-level = 電腦：{ $level }
bot-random = 隨機
bot-greedy = 穩健
bot-first = 有牌就出
bot-grudge = 記仇
bot-easy = 輕鬆
    .text = 老實出牌，只想眼前這一回合，常放人一馬。
bot-normal = 普通
    .text = 打得扎實，記得誰打過誰，不會手軟。
bot-sharp = 高手
    .text = 看得遠，讀得懂牌桌，也藏得住身分。
bot-tempered = { $level }・{ $temper }
temper = 性格
temper-even = 平穩
temper-bold = 大膽
    .text = 別人會等的時候，他會出手。
temper-careful = 謹慎
    .text = 別人會出手的時候，他會等。
