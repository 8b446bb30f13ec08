### The words of the reference: saloon cards, saloon characters, saloon rules.

## Cards and characters

ref-cards = 遊戲牌
ref-kinds = { $count }種
ref-cards-columns = 名稱、代號，以及在基本遊戲、獨立版道奇城、兩者合用時各有幾張。
ref-cards-more = 「saloon cards 名稱」會說明其中一張的一切。
ref-characters = 角色
ref-count-characters = { $count }個角色
ref-characters-more = 「saloon characters 名稱」會說明其中一個的一切。
ref-border = 外框
ref-cost = 代價
ref-cost-cards = { $count ->
    [0] 無
   *[other] 另外{ $count }張手牌
}
ref-aim = 目標
ref-aim-weapon = 武器射程內的其他玩家
ref-aim-near = 距離1的其他玩家
ref-aim-card-near = 距離1的玩家的1張牌
ref-aim-card-any = 任何玩家的1張牌
ref-aim-jail = 其他玩家，但不能是警長
ref-aim-other = 任何其他玩家
ref-aim-any = 任何玩家，包括你自己
ref-aim-others = 所有其他玩家
ref-aim-all = 所有玩家
ref-aim-dodge = 無：用來閃躲對你的攻擊
ref-aim-oneself = 只有你自己
ref-boxes = 盒裝
ref-copies = 張數與花色點數
ref-none = 無

## Rules

ref-rules = 規則
ref-see-also = 另見
ref-rules-more = 「saloon rules 編號」會顯示規則全文。
ref-rulebook = 規則書
ref-count-rules = { $count }條
ref-how = 怎麼查
ref-how-id = 單一規則
ref-how-family = 同類的所有規則
ref-how-chapter = 一章
ref-how-name = 牌或角色
ref-how-search = 含有這些字的規則
ref-how-switches = 規則選項
ref-in-english = 規則全文只有英文。
ref-search = 含有「{ $name }」的規則
ref-kind-rule = 規則
ref-kind-edge = 特例
ref-kind-interaction = 交互作用
ref-kind-vector = 測試案例
ref-kind-bookkeeping = 步驟或用語名稱

## Switches

ref-switches = 「{ $edition }」版的規則選項
ref-switches-how = * 表示與大全不同。要在一局中更改：--set 選項=值。
ref-compendium = （大全：{ $value }。）

## What is not there

ref-several = 「{ $name }」可能是：{ $list }。
ref-unknown-card = 沒有叫「{ $name }」的牌。「saloon cards」會列出全部。
ref-unknown-character = 沒有叫「{ $name }」的角色。「saloon characters」會列出全部。
ref-unknown-rule = 沒有叫「{ $name }」的規則、章節、牌或角色。「saloon rules」說明怎麼查，「saloon rules search 字詞」可以搜尋內文。
ref-unknown-edition = 沒有叫「{ $name }」的版本。有{ $list }。
ref-nothing-found = 沒有規則含有「{ $name }」。請試試較少的字；規則全文是英文。
