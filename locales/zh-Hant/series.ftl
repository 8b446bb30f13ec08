### Series: money, keeping, hiring, buying, taking back

## Questions

ask-keep-character = { $who-is ->
    [me] { $cost ->
        [none] 要留下你的角色嗎？所有人決定後才會公開。
        [free] 要留下你的角色嗎？不用付錢。
       *[price] 要付${ $dollars }留下你的角色嗎？
    }
   *[other] { $cost ->
        [none] { $who }暗中決定是否留下角色。
       *[price] { $who }決定是否付${ $dollars }留下角色。
    }
}
ask-nominate = { $who-is ->
    [me] { $alone ->
        [yes] 沒有其他人能出價。要用$100雇用哪個角色？
       *[no] 要拿哪個角色出來拍賣？
    }
   *[other] { $alone ->
        [yes] { $who }用$100雇用1個角色。
       *[no] { $who }拿出1個角色拍賣。
    }
}
ask-bid = { $who-is ->
    [me] { $by-is ->
        [none] 你為{ $character }開價多少？
       *[other] { $by }為{ $character }出價${ $dollars }。要加價嗎？
    }
   *[other] { $by-is ->
        [none] { $who }為{ $character }開價。
        [me] { $who }可以超過你的出價：{ $character }，${ $dollars }。
       *[other] { $who }可以超過{ $by }的出價：{ $character }，${ $dollars }。
    }
}
ask-buy = { $who-is ->
    [me] 要用$500買回哪張牌？買回的牌加入手牌。
   *[other] { $who }可以買回牌，每張$500。
}
ask-take-back = { $who-is ->
    [me] 要收回哪張砰！？
   *[other] { $who }可以收回1張砰！。
}

## Without an answer

default-keep-character = 沒有回應：{ $who }交回角色。
default-bid = 沒有回應：{ $who }不加價。
default-buy = 沒有回應：{ $who }不再買牌。
default-take-back = 沒有回應：那張牌留在棄牌堆。

## Labels of answers

action-keep-for = 付${ $dollars }留下{ $character }
action-nominate = 拍賣{ $character }
action-hire = 用$100雇用{ $character }
action-bid = 出價${ $dollars }

## Refusals

refusal-funds = 這要${ $dollars }，但餘額只有${ $balance }。請選擇付得起的。
refusal-bid = 出價太低。至少要出${ $dollars }，或不加價。
refusal-not-eligible = 你沒有這個權利。請從提供的選項中選擇。

## What happened

log-offered = { $character }翻開待選。
log-bid = { $who }為{ $character }出價${ $dollars }。
log-paid = { $why ->
    [stake] { $who }的本錢是${ $dollars }。
    [hire] { $who }付${ $dollars }雇用角色。
    [keep] { $who }付${ $dollars }留下角色。
    [experience] { $who }付${ $dollars }買1張牌。
    [bounty] { $who }領取賞金${ $dollars }。
    [penalty] { $who }為警長之死付出${ $dollars }。
    [point] { $who }得1分。
   *[role] { $who }賺得${ $dollars }。
}

## Standings

ui-series-standings = 第{ $game }局後的排名（共{ $games }局）
ui-series-keys = n：下一局 · l：紀錄 · q：離開，之後用 --resume 繼續
ui-series-final = 系列賽結束
ui-series-wins = { $who-is ->
    [me] 你贏得了系列賽！
   *[other] { $who }贏得系列賽。
}
ui-series-shared = 並列第一：{ $names }。
ui-series-reason = { $why ->
    [stake] 本錢
    [hire] 角色
    [keep] 留下角色
    [experience] 買牌
    [bounty] 賞金
    [penalty] 罰款
    [point] 分數
   *[role] 身分
}
ui-money-balance = { $points ->
    [yes] { $dollars }分
   *[no] ${ $dollars }
}

## 頁面上的系列賽

series-title = 系列賽
series-so-far = 目前 { $count } 局
series-place = 名次
series-player = 玩家
series-money = 餘額
series-won = 勝局
series-survived = 存活
series-role = 身分
series-how = 錢的來源
series-game = 第 { $game } 局
series-plot = 逐局金額
series-link = 整個系列賽，逐局查看
series-copy = 複製連結
series-table = 回到牌桌
series-next = 準備好下一局
series-leave = 座位仍是你的：離開時由機器人代打，直到你回來。
auction-title = 開局之前
auction-own = 你有
auction-offered = 待聘的角色
auction-bids = 出價 ${ $dollars }
auction-asked = 決定中
auction-no-bid = 正在拍賣{ $character }，還沒有人出價。
auction-highest = 正在拍賣{ $character }。最高出價：{ $name } ${ $dollars }。
auction-less = 減少出價
auction-more = 增加出價
auction-most = 你最多可以出到 ${ $dollars }。
auction-how = 這是怎麼進行的？
auction-how-text = 角色不用發的，而是用聘的。輪到的人從桌上選一名角色並首先出價。接著，還沒有角色的人依序向右加價或放棄；放棄的人退出這一次拍賣。最高價付給銀行，角色歸出價者。所有人的錢都是公開的。付不起 $100 的人免費得到剩下的一名角色。
me-target = 你的目標：{ $name }
me-last-stand = 最後存活的人獲勝
