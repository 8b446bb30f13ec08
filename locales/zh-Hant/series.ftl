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

log-offered = { $character }等待雇用。
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
