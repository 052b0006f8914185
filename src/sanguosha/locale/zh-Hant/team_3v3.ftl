# 3v3：術語、詢問、戰報。

role-marshal = 主帥
role-vanguard_3v3 = 前鋒
side-warm_side = 暖色方
side-cold_side = 冷色方
sided-role = { $side }{ $role }
mark-acted = 已行動
general-pile-table = 桌上

choose-pile = 請選擇一疊背面朝上的武將牌。
    .pile = 第{ $number }疊
choose-first-picker = 你是暖色方主帥。由誰先挑選武將？
    .self = 由我先選
    .other = 由對方主帥先選
# 要拿 $a 張武將牌。
pick-general = 請從桌上挑選{ $a }張武將牌。
# $a、$b、$c 是主帥和兩名前鋒的座位。
line-up = 請從你的武將中排出三名：第一名歸你自己（{ $a }），其餘依次歸{ $b }和{ $c }。
choose-first-side = 你是冷色方主帥。由哪一方先行動？
    .warm_side = 暖色方
    .cold_side = 冷色方
choose-action = 行動權在你方。由誰行動？
    .marshal = 主帥
    .vanguards = 前鋒
choose-vanguard = 哪名前鋒先行動？
# $a 是所使用的牌。
choose-direction = 【{ $a }】按哪個方向依次結算？
    .counter_clockwise = 逆時針，從右手邊開始
    .clockwise = 順時針，從左手邊開始
option-counter_clockwise = 逆時針
option-clockwise = 順時針

pile-chosen = { $seat }選擇了第{ $pile }疊武將牌。
side-drawn = { $seat }是{ $side }主帥。
generals-laid-out = 擺到桌上的武將：{ $generals }。
picks-first = 由{ $seat }先挑選武將。
generals-picked = { $seat }選走了{ $generals }。
acts-first = { $side }先行動。
action-chosen =
    { $action_id ->
        [marshal] { $side }主帥行動。
       *[other] { $side }前鋒行動。
    }
right-passed = { $side }角色都已行動，行動權轉給另一方。
role-tapped = { "" }
roles-upright = 所有角色都已行動，身份牌全部重置。

# 選項與結局。
wins-warm_side = 暖色方勝{ $count }局
wins-cold_side = 冷色方勝{ $count }局
page-mode-team_3v3 = 3v3
page-outcome-warm_side = 暖色方獲勝
page-outcome-cold_side = 冷色方獲勝
page-option-silent = 靜默
    .hint = 對局進行中只能使用預設短語，如同正式比賽。
page-option-maneuvering = 軍爭牌堆
    .hint = 加入軍爭篇的52張牌：酒、火攻、鐵索連環等。
