# 身份局：術語、戰報、變體（暗魂、轉世）、頁面上的說明。

role-lord = 主公
role-loyalist = 忠臣
role-rebel = 反賊
role-renegade = 內奸
lord-shown = { $seat }是主公。

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

# 選項與結局。
wins-lord = 主公方勝{ $count }局
wins-rebel = 反賊勝{ $count }局
wins-renegade = 內奸勝{ $count }局
page-mode-identity = 身份局
page-outcome-lord =
    { $won ->
        [1] 主公獲勝
       *[other] 主公與忠臣獲勝
    }
page-outcome-rebel = 反賊獲勝
page-outcome-renegade = 內奸獲勝
page-option-first_out_protection = 首亡保護
    .hint = 上一局最先陣亡的玩家，在本局有人陣亡之前體力至少保持1點；被其攻擊過的人可以還擊。
page-option-first_out_protection-off = 關
page-option-first_out_protection-on = 開（無暗魂時）
page-option-first_out_protection-always = 始終
page-option-three_player_attrition = 三人消耗
    .hint = 只剩三人時，滿三輪後每輪每人失去1點體力，殘局不再拖延。
page-option-dark_souls = 暗魂
    .hint = 陣亡者可化為魂，附於一名存活的玩家，擁有一次性的能力。
page-option-reincarnation = 轉世
    .hint = 存活者向陣亡者獻牌，集滿三四張即可轉世再戰。
page-option-scoring = 積分
    .hint = 每局按錦標賽積分表計分。
page-option-rebel_bonus_needs_win = 反賊落敗無獎分
    .hint = 反賊只有獲勝時才計擊殺獎分。
page-option-series = 系列賽
    .hint = 人數即局數，每人輪流當一次主公，累計積分。
