### 畫面：標題、按鍵與提示。

## 玩家

ui-you = 你
ui-name-a = 艾達
ui-name-b = 布恩
ui-name-c = 克萊姆
ui-name-d = 桃莉
ui-name-e = 厄爾
ui-name-f = 芙蘿拉
ui-name-g = 葛斯
ui-name-h = 海蒂

## 牌桌

ui-turn = 第 { $number } 回合：{ $seat }
ui-empty = 空
ui-column-name = 名字
ui-column-character = 角色
ui-column-life = 生命
ui-column-hand = 手牌
ui-column-distance = 距離
ui-column-play = 場上
ui-column-role = 職業
ui-log = 紀錄
ui-log-back = 紀錄，往回 { $lines } 行
ui-hand-heading = 你的手牌：{ $count } 張 · 你的職業：{ $role } · 射程 { $range }
ui-hand-heading-out = 你已出局 · 你的職業：{ $role }
ui-on-show = 翻開的牌：{ $cards }

## 決定

ui-your-decision = 輪到你決定
ui-their-decision = { $seat }正在決定
ui-choose-kind = 當作什麼牌使用？
ui-choose-seat = 對誰使用？
ui-choose-card = 哪一張牌？
ui-choose-cost = 要為此棄掉哪一張牌？
ui-random-card = 隨機一張手牌
ui-use = 使用{ $what }
ui-seat-at-distance = { $seat }（距離 { $distance }）
ui-undo = 取消
ui-hint-cards = 選一張數字帶括號的牌，或選上面的回答。
ui-hint-choices = 選上面的回答。
ui-hint-skip = 按任意鍵快轉
ui-hint-out = 你已出局，其他人繼續。任意鍵：下一回合 · x：直到結束 · n：新遊戲
ui-keys = Tab 下一個 · 方向鍵 移動 · Enter 選擇 · Esc 取消 · ? 說明 · l 紀錄 · q 離開
ui-keys-waiting = 任意鍵：快轉 · 方向鍵 移動 · ? 說明 · l 紀錄 · q 離開

## 說明

ui-panel-close = 按任意鍵關閉。
ui-panel-scroll = 方向鍵捲動，其他鍵關閉。
ui-panel-leave = Enter 或 q：離開 · 其他鍵：留下
ui-why-not = 為什麼不行？{ $what }
ui-rule = 規則 { $rule }
ui-must-wait = 這張牌剛放下，還要再等。
ui-seat-numbers = 生命 { $life }／{ $max }，手牌 { $hand } 張，射程 { $range }。
ui-seat-in-range = 距離 { $distance }，在你的射程內。
ui-seat-out-of-range = 距離 { $distance }，在你的射程外。
ui-help-title = 目前的問題與回答方式
ui-help =
    括號裡的鍵用來選擇：[1] 是牌，[b] 是玩家，[p] 是回答。選好的會變成 <1>。
    按 Enter 之前什麼都不會發生。Esc 全部取消，Backspace 取消上一步。
    Tab 跳到下一個可選的項目，方向鍵可到任何地方；? 說明游標所在的東西。
    按暗色牌的數字，就知道它現在為什麼不能用。
    滑鼠：左鍵選擇，右鍵說明，滾輪捲動紀錄。
    符號：► 回合中 · ? 決定中 · ★ 警長 · † 出局 · ✓ 射程內 · ~ 暫時無效 · + 複製的能力
ui-leave = 要離開遊戲嗎？
ui-leave-unsaved = 這局沒有存檔；用 --save 檔案 就能保存。
ui-saved = 這局存在 { $file }；用 --resume 就能繼續。
ui-too-small = 這個視窗有 { $width } 欄 { $height } 列，牌桌需要 { $least-width } 欄 { $least-height } 列。請放大視窗，或按 q 離開。

## 開始與結束

ui-intro = 你的角色：{ $character }。你的職業：{ $role }。
ui-over = 遊戲結束
ui-you-win = 你是贏家之一。
ui-you-lose = 你輸了。
ui-over-turns = 共進行了 { $turns } 個回合。
ui-over-keys = n：新遊戲 · l：紀錄 · q：離開
ui-fate = 第 { $turn } 回合出局
ui-fate-by = 第 { $turn } 回合被{ $seat }淘汰
ui-fate-alive = 存活，剩 { $count } 點生命
