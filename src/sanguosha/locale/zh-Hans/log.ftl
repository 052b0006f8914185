# 战报。$seat 等是文字，$seat_id 是原样；事件没有的参数原样为 “none”。
# $what 是所使用的牌，$cards 是牌，$count 是张数，$nameless 是不带武将的座位，$hp 是 $seat 的体力。一行可以为空。

seat = { $general }({ $number })
nameless-seat = { $number }号位
many-seats = { $count }名角色
hidden-cards = { $count }张牌
made-of = { $card }（{ $cards }）

place-draw_pile = 牌堆
place-discard_pile = 弃牌堆
place-table = 处理区
place-out = 游戏外
place-hand = { $seat }的手牌
place-equip = { $seat }的装备区
place-judge = { $seat }的判定区
place-pile = { $seat }的“{ $pile }”

general-shown = { $nameless }选择了武将{ $general }。
role-shown = { $seat }的身份是{ $role }。
revealed = { $seat }亮出了武将{ $general }。
hidden = { $seat }暗置了武将{ $general }。
general-turned-up = 从未用的武将牌中翻开：{ $general }。
generals-taken = { $seat }获得了{ $count }张未用的武将牌。
generals-returned = { $seat }放回了{ $count }张武将牌。
generals-shown = { $seat }展示了武将牌{ $generals }。
general-removed = { $seat }移除了武将{ $general }，以士兵牌代替。
general-changed = { $seat }变更了武将{ $general }。
turn = 第{ $round }轮，{ $seat }的回合
phase = { "" }
phase-skipped = { $seat }跳过了{ $phase }。
game-over =
    { $outcome_id ->
        [lord]
            { $won ->
                [1] 主公获胜：{ $winners }。
               *[other] 主公与忠臣获胜：{ $winners }。
            }
        [rebel] 反贼获胜：{ $winners }。
        [renegade] 内奸获胜：{ $winners }。
        [warm_side] 暖色方获胜：{ $winners }。
        [cold_side] 冷色方获胜：{ $winners }。
        [round_cap] 已到最后一轮，平局。
        [no_cards] 已无牌可摸，平局。
       *[other] 游戏结束，获胜者：{ $winners }。
    }

used =
    { $against_id ->
        [none]
            { $equipment ->
                [yes] { $seat }装备了{ $what }。
               *[no]
                    { $targets_id ->
                        [none] { $seat }使用了{ $what }。
                       *[other]
                            { $on_self ->
                                [yes] { $seat }使用了{ $what }。
                               *[no]
                                    { $second_id ->
                                        [none]
                                            { $direction_id ->
                                                [none] { $seat }对{ $targets }使用了{ $what }。
                                               *[other] { $seat }对{ $targets }使用了{ $what }，{ $direction }。
                                            }
                                       *[other] { $seat }对{ $targets }使用了{ $what }，指定{ $second }。
                                    }
                            }
                    }
            }
       *[other]
            { $whom_id ->
                [none] { $seat }使用{ $what }响应【{ $against }】。
               *[other] { $seat }使用{ $what }响应对{ $whom }的【{ $against }】。
            }
    }
played = { $seat }打出了{ $what }。
void = 【{ $card }】对{ $seat }无效。
skill =
    { $targets_id ->
        [none] { $seat }发动了“{ $skill }”。
       *[other] { $seat }对{ $targets }发动了“{ $skill }”。
    }
announced =
    { $targets_id ->
        [none] { $seat }声明此牌为【{ $card }】。
       *[other] { $seat }声明此牌为【{ $card }】，目标是{ $targets }。
    }
provider = { $seat }发动了“{ $skill }”。

damage =
    { $source_id ->
        [none]
            { $nature_id ->
                [normal] { $seat }受到{ $amount }点伤害（体力{ $hp }）。
               *[other] { $seat }受到{ $amount }点{ $nature }伤害（体力{ $hp }）。
            }
       *[other]
            { $nature_id ->
                [normal] { $source }对{ $seat }造成{ $amount }点伤害（体力{ $hp }）。
               *[other] { $source }对{ $seat }造成{ $amount }点{ $nature }伤害（体力{ $hp }）。
            }
    }
health-lost = { $seat }失去{ $amount }点体力（体力{ $hp }）。
recovered = { $seat }回复{ $amount }点体力（体力{ $hp }）。
dying = { $seat }濒死！
died =
    { $killer_id ->
        [none] { $seat }阵亡。
       *[other] { $seat }被{ $killer }杀死。
    }
protected = { $seat }受首亡保护，保住最后1点体力。
protection-over = 已有人阵亡，{ $seat }不再受首亡保护。
attrition = 场上仅余三人，每人失去1点体力。
attrition-deferred = 场上仅余三人，且都只剩1点体力，本轮暂不扣减。
named = { $seat }声明了{ $suit }。
judging = { $seat }进行“{ $reason }”判定。
judged =
    { $suit_changed ->
        [yes] 判定结果为{ $cards }，视为{ $suit }。
       *[no] 判定结果为{ $cards }。
    }
contest = { $seat }与{ $other }拼点：{ $cards }。
chained = { $seat }被横置。
reset = { $seat }重置。
turned-over = { $seat }的武将牌翻至背面。
turned-up = { $seat }的武将牌翻回正面。

shown = { $seat }展示了{ $cards }。
peeked = { $seat }观看了牌堆顶的{ $cards }。
put-back = { $seat }将{ $top }张牌置于牌堆顶，{ $bottom }张牌置于牌堆底。
turned-face-up = 翻开了{ $cards }。
reshuffled = 弃牌堆洗牌，成为新的牌堆。
cut-short = 此结算会无限循环，到此为止。

move-dealt = { $to_seat }获得起始手牌{ $cards }。
move-drawn = { $to_seat }摸了{ $cards }。
move-used = { "" }
move-played = { "" }
move-discarded =
    { $own ->
        [yes] { $by }弃置了{ $cards }。
       *[no] { $by }弃置了{ $from_seat }的{ $cards }。
    }
move-obtained =
    { $from_seat_id ->
        [none] { $to_seat }获得了{ $cards }。
       *[other]
            { $own ->
                [yes] { $to_seat }将{ $cards }收入手牌。
               *[no] { $to_seat }获得了{ $from_seat }的{ $cards }。
            }
    }
move-given = { $by }将{ $cards }交给{ $to_seat }。
move-equipped = { "" }
move-replaced =
    { $from_seat_id ->
        [none] { "" }
       *[other] { $from_seat }替换下{ $cards }。
    }
move-judged =
    { $by_id ->
        [none] 翻开判定牌{ $cards }。
       *[other] { $by }用{ $cards }替换判定牌。
    }
move-placed =
    { $to_zone ->
        [judge] { $cards }置于{ $to_seat }的判定区。
        [table] { $by }放置了{ $cards }。
        [pile] { $cards }置于{ $to }中。
       *[other] { "" }
    }
move-put_away =
    { $from_zone ->
        [table] { "" }
        [draw_pile] { "" }
       *[other] { $from_seat }的{ $cards }置入弃牌堆。
    }
move-recast = { $by }重铸了{ $cards }。
move-revealed = 亮出了{ $cards }。
move-buried = { $from_seat }的{ $cards }置入弃牌堆。
