# 身份局：术语、战报、变体（暗魂、转世）、页面上的说明。

role-lord = 主公
role-loyalist = 忠臣
role-rebel = 反贼
role-renegade = 内奸
lord-shown = { $seat }是主公。

skill-luohan = 罗汉
    .text = 忠臣之魂，限一次：宿主即将受到伤害时，魂的玩家可以令宿主弃置一张手牌，此伤害减1。之后此魂消散。
    .verb = 弃置一张手牌，伤害-1
skill-xuanwu = 玄武
    .text = 反贼之魂，附身时从牌堆摸一张牌自己留着；限一次：魂的玩家可以用此牌与宿主的一张手牌交换。
    .detail =
        可在每个阶段开始时，或宿主要做与手牌有关的决定之前交换；宿主的手牌不看牌面。
        换得的牌随此魂消散而置入弃牌堆。
    .verb = 交换一张手牌
skill-zhuyou = 祝由
    .text = 内奸之魂，限一次：宿主自己的出牌阶段内，宿主行动之前，魂的玩家可以令其弃置所有手牌，再摸等量的牌。之后此魂消散。
    .verb = 弃置所有手牌，重新摸牌
skill-sacrifice = 献祭
    .text = 每回合限一次，出牌阶段，你可以将一张手牌扣置交给一名已阵亡的玩家。其集满四张时立即转世。
    .detail =
        至多五人的局集满三张即可。
        转世者换为同势力的另一武将（群势力则任意），体力为1，以这些牌为手牌；照常游戏，但判断胜负时仍视为阵亡，且不能献祭。
    .verb = 将一张牌献给{ $targets }
pile-offerings = 祭品

choose-host = 你已阵亡，你的暗魂“{ $a }”可以附于一名存活的玩家。附于谁？
    .pass = 不附身
soul-attached = { $seat }的暗魂（{ $skill }）附于{ $other }。
soul-gone = { $seat }的暗魂（{ $skill }）离开了{ $other }。
reborn = { $seat }转世为{ $general }！
not-reborn = 未用的武将牌中没有与{ $seat }同势力的武将，无法转世。

reason-luohan = 以令伤害减1
note-soul = { $number }号位的{ $soul }
# 受首亡保护的座位上的提示：$seats 是可以伤害其的座位，$count 是其数目。
note-protected =
    { $count ->
        [0] 首亡保护
       *[other] 首亡保护（不挡{ $seats }号位）
    }
state-reborn = 转世

# 选项与结局。
wins-lord = 主公方胜{ $count }局
wins-rebel = 反贼胜{ $count }局
wins-renegade = 内奸胜{ $count }局
page-mode-identity = 身份局
page-outcome-lord =
    { $won ->
        [1] 主公获胜
       *[other] 主公与忠臣获胜
    }
page-outcome-rebel = 反贼获胜
page-outcome-renegade = 内奸获胜
page-option-first_out_protection = 首亡保护
    .hint = 上一局最先阵亡的玩家，在本局有人阵亡之前体力至少保持1点；被其攻击过的人可以还击。
page-option-first_out_protection-off = 关
page-option-first_out_protection-on = 开（无暗魂时）
page-option-first_out_protection-always = 始终
page-option-three_player_attrition = 三人消耗
    .hint = 只剩三人时，满三轮后每轮每人失去1点体力，残局不再拖延。
page-option-dark_souls = 暗魂
    .hint = 阵亡者可化为魂，附于一名存活的玩家，拥有一次性的能力。
page-option-reincarnation = 转世
    .hint = 存活者向阵亡者献牌，集满三四张即可转世再战。
page-option-scoring = 积分
    .hint = 每局按锦标赛积分表计分。
page-option-rebel_bonus_needs_win = 反贼落败无奖分
    .hint = 反贼只有获胜时才计击杀奖分。
page-option-series = 系列赛
    .hint = 人数即局数，每人轮流当一次主公，累计积分。
