# 页面上关于3v3、可选规则与系列赛的文字。

page-play-teams-hint = 三人一队，两队对抗；其余位置由电脑担任
page-variants = 可选规则
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
page-option-silent = 静默
    .hint = 对局进行中只能使用预设短语，如同正式比赛。
page-option-maneuvering = 军争牌堆
    .hint = 加入军争篇的52张牌：酒、火攻、铁索连环等。
page-option-round_cap = 轮数上限
    .value = 最多{ $count }轮
    .hint = 到时仍未分出胜负，即为平局。
page-teams-hint = 6人：前三个位置对后三个位置，各队居中者为主帅。
page-team = 第{ $number }队
page-places = 座位
page-draft = 选将
page-draft-team = { $name }的队伍
page-draft-marshal = 主帅
page-draft-picks = 正在挑选{ $count }名武将……
page-draft-has = { $count }／{ $all }
page-draft-thinks = 正在抉择……
page-draft-open-slot = 空位
page-draft-table = 桌上有{ $count }名武将
page-draft-blind = 每叠八张武将牌，双方主帅选定之前谁也看不到。
page-draft-wait = 双方主帅正在抉择。
page-draft-line-up = 从你的八名武将中按位置顺序点选三名；再点一次可收回。
page-draft-line-wait = 对方主帅正在布阵，六名武将将同时亮出。
page-draft-take-back = 收回{ $general }
page-draft-take = 选走{ $generals }
page-draft-lined = 布阵
page-place-in-line =
    { $at ->
        [0] 主帅：{ $name }
        [1] 前锋甲：{ $name }
       *[other] 前锋乙：{ $name }
    }
page-acted = 已行动
page-acted-hint = 已行动：身份牌横置，直到所有人都行动完毕。
page-side-acts = { $side }行动
page-soul-text = { $seat }的暗魂“{ $soul }”。{ $text }
page-soul-yours = 你的暗魂
page-soul-with = 附于{ $seat }
page-soul-use = 发动
page-soul-quiet = 本轮不再询问
page-shield = 保护
page-shield-text =
    { $count ->
        [0] 有人阵亡之前，体力至少保持1点。
       *[other] 有人阵亡之前，体力至少保持1点；但被其攻击过的人不受此限：{ $seats }。
    }
page-reborn = 转世
page-reborn-text = 已转世：照常游戏，但判断胜负时仍视为阵亡。
page-points = 积分
page-series-table = 系列赛积分表
page-series-so-far = 系列赛：已进行{ $played }／{ $count }局
page-series-over = 系列赛共{ $count }局，已结束。
page-series-game = 局
page-series-replay = 第{ $number }局录像：{ $outcome }
page-series-total = 总分
page-series-rank = 名次
page-series-next-lord = 下一局主公：{ $name }
page-series-next = 下一局
page-series-anew = 新的系列赛
page-series-fixed = 系列赛结束之前，座位与规则保持不变。
page-series-end = 结束系列赛
page-outcome-warm_side = 暖色方获胜
page-outcome-cold_side = 冷色方获胜
