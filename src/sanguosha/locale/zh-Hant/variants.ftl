# 暗魂與轉世：身份局的可選規則。

skill-luohan = 羅漢
    .text = 忠臣之魂，限一次：宿主即將受到傷害時，魂的玩家可以令宿主棄置一張手牌，此傷害減1。之後此魂消散。
    .verb = 棄置一張手牌，傷害-1
skill-xuanwu = 玄武
    .text = 反賊之魂，附身時從牌堆摸一張牌自己留著；限一次：魂的玩家可以用此牌與宿主的一張手牌交換。
    .detail =
        可在每個階段開始時，或宿主要做與手牌有關的決定之前交換；宿主的手牌不看牌面。
        換得的牌隨此魂消散而置入棄牌堆。
    .verb = 交換一張手牌
skill-zhuyou = 祝由
    .text = 內奸之魂，限一次：宿主自己的出牌階段內，宿主行動之前，魂的玩家可以令其棄置所有手牌，再摸等量的牌。之後此魂消散。
    .verb = 棄置所有手牌，重新摸牌
skill-sacrifice = 獻祭
    .text = 每回合限一次，出牌階段，你可以將一張手牌扣置交給一名已陣亡的玩家。其集滿四張時立即轉世。
    .detail =
        至多五人的局集滿三張即可。
        轉世者換為同勢力的另一武將（羣勢力則任意），體力為1，以這些牌為手牌；照常遊戲，但判斷勝負時仍視為陣亡，且不能獻祭。
    .verb = 將一張牌獻給{ $targets }
pile-offerings = 祭品

choose-host = 你已陣亡，你的暗魂「{ $a }」可以附於一名存活的玩家。附於誰？
    .pass = 不附身
soul-attached = { $seat }的暗魂（{ $skill }）附於{ $other }。
soul-gone = { $seat }的暗魂（{ $skill }）離開了{ $other }。
general-turned-up = 從未用的武將牌中翻開：{ $general }。
reborn = { $seat }轉世為{ $general }！
not-reborn = 未用的武將牌中沒有與{ $seat }同勢力的武將，無法轉世。

reason-luohan = 以令傷害減1
note-soul = { $number }號位的{ $soul }
# 受首亡保護的座位上的提示：$seats 是可以傷害其的座位，$count 是其數目。
note-protected =
    { $count ->
        [0] 首亡保護
       *[other] 首亡保護（不擋{ $seats }號位）
    }
state-reborn = 轉世
