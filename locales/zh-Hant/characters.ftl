### The 42 characters: name and ability.

## Base game

character-bart-cassidy = 巴特．卡西迪
    .text = 每損失1點生命，只要還活著，就抽1張牌。
character-black-jack = 黑傑克
    .text = 抽牌階段抽到的第2張牌要亮給大家看。若是紅心或方塊，再抽1張。
character-calamity-janet = 凶神賈奈特
    .text = 可以把「砰！」當「失手！」、把「失手！」當「砰！」使用，需要棄掉其中一種時也行。
character-el-gringo = 艾爾．格林哥
    .text = 因其他玩家的牌每損失1點生命，就從那位玩家手中隨機拿走1張手牌。
character-jesse-jones = 傑西．瓊斯
    .text = 抽牌階段的第1張牌，可以不從牌庫抽，改從1位其他玩家的手牌中隨機拿走。
character-jourdonnais = 喬多內
    .text = 隨時視為有一個「啤酒桶」：每次攻擊可以判定1次，翻出紅心就閃躲。若真的有「啤酒桶」，就能判定2次。
character-kit-carlson = 工具人卡爾森
    .text = 抽牌階段看牌庫頂3張牌，拿2張，把第3張放回牌庫頂。
character-lucky-duke = 幸運公爵
    .text = 判定時翻開2張牌，選1張作為結果。
character-paul-regret = 保羅．瑞格萊特
    .text = 其他人看他的距離加1。可與「野馬」和「藏身處」累加。
character-pedro-ramirez = 派德羅．拉米雷茲
    .text = 抽牌階段的第1張牌，可以改拿棄牌堆頂的牌。
character-rose-doolan = 蘿絲．杜蘭
    .text = 她看其他人的距離減1，但不會小於1。可與「望遠鏡瞄準器」和「雙筒望遠鏡」累加。
character-sid-ketchum = 席德．可臣
    .text = 可以棄掉2張手牌來恢復1點生命，次數不限：自己的回合、回合與回合之間、回應別人的牌之前，甚至失去最後1點生命時都可以。
ability-sid-ketchum-heal = 棄掉{ $pay-obj }：恢復1點生命（{ $source }）
character-slab-the-killer = 殺手史拉伯
    .text = 要閃躲他的「砰！」，必須閃躲2次。「啤酒桶」最多算1次。
character-suzy-lafayette = 蘇西．拉法葉
    .text = 手牌用完，且一切都結算完畢時，抽1張牌。
character-vulture-sam = 禿鷹山姆
    .text = 其他玩家出局時，把他的所有手牌和面前的牌全部加入自己的手牌。
character-willy-the-kid = 威利小子
    .text = 自己的回合可以出任意張數的「砰！」。

## Dodge City

character-apache-kid = 阿帕契小子
    .text = 別人打出的方塊牌對他無效，壞處好處都一樣。方塊的「決鬥」算不算在內，要看版本。
character-belle-star = 貝兒．史塔
    .text = 在她的回合，其他玩家面前的牌全部失效。
character-bill-noface = 無面比爾
    .text = 抽牌階段抽1張牌；比生命上限每少1點，再多抽1張。
character-chuck-wengam = 查克．溫根
    .text = 自己的回合可以付出1點生命（最後1點除外）來抽2張牌，次數不限。
ability-chuck-wengam-draw = 付出1點生命：抽2張牌（{ $source }）
character-doc-holyday = 霍利戴醫生
    .text = 自己的回合限1次，可以棄掉2張手牌：對武器射程內的1位其他玩家發動1次攻擊。它不是「砰！」，不佔「砰！」上限。
ability-doc-holyday-shoot = 棄掉{ $pay-obj }：攻擊{ $at }（{ $source }）
character-elena-fuente = 艾蓮娜．富恩特
    .text = 任何手牌都可以當「失手！」打出。
character-greg-digger = 葛瑞格．迪格
    .text = 每當其他玩家出局，恢復2點生命。
character-herb-hunter = 赫伯．杭特
    .text = 每當其他玩家出局，抽2張牌。
character-jose-delgado = 荷西．德爾加多
    .text = 自己的回合可以棄掉1張藍色手牌來抽2張牌，次數不限（官方規則：每回合2次）。
ability-jose-delgado-draw = 棄掉{ $pay-obj }：抽2張牌（{ $source }）
character-molly-stark = 莫莉．史塔克
    .text = 在別人的回合，每打出1張手牌或為了回應而棄掉1張手牌，就抽1張牌；「決鬥」則等結束後才抽。被別人拿走或逼她棄掉的牌不算。
character-pat-brennan = 派特．布瑞南
    .text = 抽牌階段可以不抽牌，改拿任1張玩家面前的牌加入手牌，不限距離。
character-pixie-pete = 皮克西．彼特
    .text = 抽牌階段抽4張牌，而不是2張（官方規則：3張）。
character-sean-mallory = 尚恩．馬洛里
    .text = 不論生命多少，手牌上限都是10張（道奇城規則：沒有上限）。
character-tequila-joe = 龍舌蘭喬
    .text = 「啤酒」讓他恢復2點生命，而不是1點。其他酒照常。
character-vera-custer = 薇拉．卡斯特
    .text = 自己回合開始時，在「炸藥」和「監獄」之後，選1位還在場的其他玩家，直到她的下個回合為止，擁有對方角色的能力。

## Wild West Show

character-big-spencer = 大塊頭史賓塞
    .text = 起始手牌5張。不能打出「失手！」，但可以用別的方式閃躲。
character-flint-westwood = 弗林特．威斯伍
    .text = 自己的回合限1次，可以用自選的1張手牌，交換1位其他玩家的隨機2張手牌（對方只有1張就換1張）。
ability-flint-westwood-trade = 用{ $pay-obj }交換{ $at }的2張手牌（{ $source }）
character-gary-looter = 蓋瑞．盧特
    .text = 起始手牌5張。其他玩家因手牌上限而棄掉的牌，都進他的手牌。
character-greygory-deck = 葛雷戈里．德克
    .text = 遊戲開始前，以及每個自己的回合開始時，可以隨機抽2個基本遊戲的角色，同時擁有兩者的能力，直到2個一起換掉為止。
ability-greygory-deck-draw = 抽2個角色（{ $source }）
character-john-pain = 約翰．潘恩
    .text = 手牌少於6張時，任何人判定翻開的牌都進他的手牌。要等一切都結算完畢才能使用。
character-lee-van-kliff = 李．凡．克里夫
    .text = 在自己的回合打出棕色牌之後，可以馬上棄掉1張「砰！」，讓它的效果再來1次，每張牌限1次。
ability-lee-van-kliff-repeat = 棄掉{ $pay-obj }：再來1次{ $aim ->
    [none] {""}
    [card] ，目標{ $thing }
   *[other] ，目標{ $at }
}（{ $source }）
character-teren-kill = 泰倫．基爾
    .text = 即將出局時判定：只要不是黑桃，就以1點生命留在場上，並抽1張牌。
character-youl-grinner = 尤爾．葛林納
    .text = 抽牌階段抽牌之前，手牌比他多的每位玩家，各給他1張自選的手牌。

## Special characters

character-claus-the-saint = 聖人克勞斯
    .text = 抽牌階段抽的張數是場上玩家人數加1，自己留2張，再給其他玩家每人1張。
character-johnny-kisch = 強尼．基許
    .text = 他把牌放到面前時，其他玩家面前所有同名的牌都要棄掉。
character-uncle-will = 威爾叔叔
    .text = 自己的回合限1次，可以把任1張手牌當「雜貨店」打出。
