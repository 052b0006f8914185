# 3v3：术语、询问、战报。

role-marshal = 主帅
role-vanguard_3v3 = 前锋
side-warm_side = 暖色方
side-cold_side = 冷色方
sided-role = { $side }{ $role }
mark-acted = 已行动
general-pile-table = 桌上

choose-pile = 请选择一叠背面朝上的武将牌。
    .pile = 第{ $number }叠
choose-first-picker = 你是暖色方主帅。由谁先挑选武将？
    .self = 由我先选
    .other = 由对方主帅先选
# 要拿 $a 张武将牌。
pick-general = 请从桌上挑选{ $a }张武将牌。
# $a、$b、$c 是主帅和两名前锋的座位。
line-up = 请从你的武将中排出三名：第一名归你自己（{ $a }），其余依次归{ $b }和{ $c }。
choose-first-side = 你是冷色方主帅。由哪一方先行动？
    .warm_side = 暖色方
    .cold_side = 冷色方
choose-action = 行动权在你方。由谁行动？
    .marshal = 主帅
    .vanguards = 前锋
choose-vanguard = 哪名前锋先行动？
# $a 是所使用的牌。
choose-direction = 【{ $a }】按哪个方向依次结算？
    .counter_clockwise = 逆时针，从右手边开始
    .clockwise = 顺时针，从左手边开始
option-counter_clockwise = 逆时针
option-clockwise = 顺时针

pile-chosen = { $seat }选择了第{ $pile }叠武将牌。
side-drawn = { $seat }是{ $side }主帅。
generals-laid-out = 摆到桌上的武将：{ $generals }。
picks-first = 由{ $seat }先挑选武将。
generals-picked = { $seat }选走了{ $generals }。
acts-first = { $side }先行动。
action-chosen =
    { $action_id ->
        [marshal] { $side }主帅行动。
       *[other] { $side }前锋行动。
    }
right-passed = { $side }角色都已行动，行动权转给另一方。
role-tapped = { "" }
roles-upright = 所有角色都已行动，身份牌全部重置。

# 选项与结局。
wins-warm_side = 暖色方胜{ $count }局
wins-cold_side = 冷色方胜{ $count }局
page-mode-team_3v3 = 3v3
page-outcome-warm_side = 暖色方获胜
page-outcome-cold_side = 冷色方获胜
page-option-silent = 静默
    .hint = 对局进行中只能使用预设短语，如同正式比赛。
page-option-maneuvering = 军争牌堆
    .hint = 加入军争篇的52张牌：酒、火攻、铁索连环等。
