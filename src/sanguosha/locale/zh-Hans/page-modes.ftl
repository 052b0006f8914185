# 页面上关于3v3、可选规则与系列赛的文字。

page-play-teams-hint = 三人一队，两队对抗；其余位置由电脑担任
page-variants = 可选规则
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
