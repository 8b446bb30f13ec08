### Looking back at a game: who was winning, what decided it, what a sharp player would have done.
study-title = 誰佔上風
study-open-note = 以所有手牌與身分公開來判斷，但不看牌庫裡的牌。
study-law = 警長一方
study-outlaws = 歹徒
study-renegades = 叛徒
study-turns = 回合
study-own = { $who } 當時看得到的
study-moments = 決定勝負的時刻
study-no-moments = 沒有哪一步單獨決定勝負，是一點一滴累積的。
study-moment = 第 { $at } 步，第 { $turn } 回合：{ $what }（{ $chances }）
study-change = { $camp } { $before } → { $after } %
study-moves = 高手在同樣所知之下會怎麼打
study-agreed = { $who }：{ $all } 步中有 { $agreed } 步與高手相同。
study-move = 第 { $at } 步：{ $did }。高手：{ $better }。每 100 局可多贏 { $gain } 局（± { $half }）。
