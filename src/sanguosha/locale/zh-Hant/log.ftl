# 戰報。$seat 等是文字，$seat_id 是原樣；事件沒有的參數原樣為 “none”。
# $what 是所使用的牌，$cards 是牌，$count 是張數，$nameless 是不帶武將的座位，$hp 是 $seat 的體力。一行可以為空。

seat = { $general }({ $number })
nameless-seat = { $number }號位
many-seats = { $count }名角色
hidden-cards = { $count }張牌
made-of = { $card }（{ $cards }）

place-draw_pile = 牌堆
place-discard_pile = 棄牌堆
place-table = 處理區
place-out = 遊戲外
place-hand = { $seat }的手牌
place-equip = { $seat }的裝備區
place-judge = { $seat }的判定區
place-pile = { $seat }的「{ $pile }」

general-shown = { $nameless }選擇了武將{ $general }。
role-shown = { $seat }的身份是{ $role }。
revealed = { $seat }亮出了武將{ $general }。
hidden = { $seat }暗置了武將{ $general }。
general-turned-up = 從未用的武將牌中翻開：{ $general }。
generals-taken = { $seat }獲得了{ $count }張未用的武將牌。
generals-returned = { $seat }放回了{ $count }張武將牌。
generals-shown = { $seat }展示了武將牌{ $generals }。
general-removed = { $seat }移除了武將{ $general }，以士兵牌代替。
general-changed = { $seat }變更了武將{ $general }。
turn = 第{ $round }輪，{ $seat }的回合
phase = { "" }
phase-skipped = { $seat }跳過了{ $phase }。
game-over =
    { $outcome_id ->
        [lord]
            { $won ->
                [1] 主公獲勝：{ $winners }。
               *[other] 主公與忠臣獲勝：{ $winners }。
            }
        [rebel] 反賊獲勝：{ $winners }。
        [renegade] 內奸獲勝：{ $winners }。
        [warm_side] 暖色方獲勝：{ $winners }。
        [cold_side] 冷色方獲勝：{ $winners }。
        [round_cap] 已到最後一輪，平局。
        [no_cards] 已無牌可摸，平局。
       *[other] 遊戲結束，獲勝者：{ $winners }。
    }

used =
    { $against_id ->
        [none]
            { $equipment ->
                [yes] { $seat }裝備了{ $what }。
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
                                                [none] { $seat }對{ $targets }使用了{ $what }。
                                               *[other] { $seat }對{ $targets }使用了{ $what }，{ $direction }。
                                            }
                                       *[other] { $seat }對{ $targets }使用了{ $what }，指定{ $second }。
                                    }
                            }
                    }
            }
       *[other]
            { $whom_id ->
                [none] { $seat }使用{ $what }響應【{ $against }】。
               *[other] { $seat }使用{ $what }響應對{ $whom }的【{ $against }】。
            }
    }
played = { $seat }打出了{ $what }。
void = 【{ $card }】對{ $seat }無效。
skill =
    { $targets_id ->
        [none] { $seat }發動了「{ $skill }」。
       *[other] { $seat }對{ $targets }發動了「{ $skill }」。
    }
announced =
    { $targets_id ->
        [none] { $seat }聲明此牌為【{ $card }】。
       *[other] { $seat }聲明此牌為【{ $card }】，目標是{ $targets }。
    }
provider = { $seat }發動了「{ $skill }」。

damage =
    { $source_id ->
        [none]
            { $nature_id ->
                [normal] { $seat }受到{ $amount }點傷害（體力{ $hp }）。
               *[other] { $seat }受到{ $amount }點{ $nature }傷害（體力{ $hp }）。
            }
       *[other]
            { $nature_id ->
                [normal] { $source }對{ $seat }造成{ $amount }點傷害（體力{ $hp }）。
               *[other] { $source }對{ $seat }造成{ $amount }點{ $nature }傷害（體力{ $hp }）。
            }
    }
health-lost = { $seat }失去{ $amount }點體力（體力{ $hp }）。
recovered = { $seat }回復{ $amount }點體力（體力{ $hp }）。
dying = { $seat }瀕死！
died =
    { $killer_id ->
        [none] { $seat }陣亡。
       *[other] { $seat }被{ $killer }殺死。
    }
protected = { $seat }受首亡保護，保住最後1點體力。
protection-over = 已有人陣亡，{ $seat }不再受首亡保護。
attrition = 場上僅餘三人，每人失去1點體力。
attrition-deferred = 場上僅餘三人，且都只剩1點體力，本輪暫不扣減。
named = { $seat }聲明了{ $suit }。
judging = { $seat }進行「{ $reason }」判定。
judged =
    { $suit_changed ->
        [yes] 判定結果為{ $cards }，視為{ $suit }。
       *[no] 判定結果為{ $cards }。
    }
contest = { $seat }與{ $other }拼點：{ $cards }。
chained = { $seat }被橫置。
reset = { $seat }重置。
turned-over = { $seat }的武將牌翻至背面。
turned-up = { $seat }的武將牌翻回正面。

shown = { $seat }展示了{ $cards }。
peeked = { $seat }觀看了牌堆頂的{ $cards }。
put-back = { $seat }將{ $top }張牌置於牌堆頂，{ $bottom }張牌置於牌堆底。
turned-face-up = 翻開了{ $cards }。
reshuffled = 棄牌堆洗牌，成為新的牌堆。
cut-short = 此結算會無限循環，到此為止。

move-dealt = { $to_seat }獲得起始手牌{ $cards }。
move-drawn = { $to_seat }摸了{ $cards }。
move-used = { "" }
move-played = { "" }
move-discarded =
    { $own ->
        [yes] { $by }棄置了{ $cards }。
       *[no] { $by }棄置了{ $from_seat }的{ $cards }。
    }
move-obtained =
    { $from_seat_id ->
        [none] { $to_seat }獲得了{ $cards }。
       *[other]
            { $own ->
                [yes] { $to_seat }將{ $cards }收入手牌。
               *[no] { $to_seat }獲得了{ $from_seat }的{ $cards }。
            }
    }
move-given = { $by }將{ $cards }交給{ $to_seat }。
move-equipped = { "" }
move-replaced =
    { $from_seat_id ->
        [none] { "" }
       *[other] { $from_seat }替換下{ $cards }。
    }
move-judged =
    { $by_id ->
        [none] 翻開判定牌{ $cards }。
       *[other] { $by }用{ $cards }替換判定牌。
    }
move-placed =
    { $to_zone ->
        [judge] { $cards }置於{ $to_seat }的判定區。
        [table] { $by }放置了{ $cards }。
        [pile] { $cards }置於{ $to }中。
       *[other] { "" }
    }
move-put_away =
    { $from_zone ->
        [table] { "" }
        [draw_pile] { "" }
       *[other] { $from_seat }的{ $cards }置入棄牌堆。
    }
move-recast = { $by }重鑄了{ $cards }。
move-revealed = 亮出了{ $cards }。
move-buried = { $from_seat }的{ $cards }置入棄牌堆。
