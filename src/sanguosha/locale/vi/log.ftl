# Lời tường thuật. $seat v.v. là chữ, $seat_id là dạng thô; điều mà sự kiện không có thì dạng thô là "none".
# $what là lá bài được dùng, $cards là các lá bài, $count là số lá, $nameless là chỗ ngồi không kèm võ tướng, $hp là sinh lực của $seat. Một dòng có thể trống.

seat = { $general } ({ $number })
nameless-seat = Chỗ { $number }
many-seats = { $count } người
hidden-cards = { $count } lá bài
made-of = { $card } [{ $cards }]

place-draw_pile = chồng bài rút
place-discard_pile = chồng bài bỏ
place-table = khu xử lý
place-out = ngoài trận đấu
place-hand = tay của { $seat }
place-equip = khu trang bị của { $seat }
place-judge = khu phán xét của { $seat }
place-pile = “{ $pile }” của { $seat }

general-shown = { $nameless } chọn võ tướng { $general }.
role-shown = Thân phận của { $seat } là { $role }.
revealed = { $seat } lật võ tướng { $general }.
hidden = { $seat } úp võ tướng { $general }.
general-turned-up = Lật từ chồng võ tướng chưa dùng: { $general }.
generals-taken = { $seat } lấy riêng { $count } tướng chưa dùng.
generals-returned = { $seat } trả lại { $count } tướng.
generals-shown = { $seat } cho xem { $generals }.
general-removed = { $seat } bị loại tướng { $general }; quân sĩ thay chỗ.
general-changed = { $seat } thay tướng { $general } bằng tướng khác.
turn = Vòng { $round }: lượt của { $seat }
phase = { "" }
phase-skipped = { $seat } bỏ qua { $phase }.
game-over =
    { $outcome_id ->
        [lord]
            { $won ->
                [1] Chủ công thắng: { $winners }.
               *[other] Chủ công và Trung thần thắng: { $winners }.
            }
        [rebel] Phản tặc thắng: { $winners }.
        [renegade] Nội gian thắng: { $winners }.
        [warm_side] Phe ấm thắng: { $winners }.
        [cold_side] Phe lạnh thắng: { $winners }.
        [round_cap] Vòng cuối đã hết: hòa.
        [no_cards] Không còn bài để rút: hòa.
       *[other] Trận đấu kết thúc, người thắng: { $winners }.
    }

used =
    { $against_id ->
        [none]
            { $equipment ->
                [yes] { $seat } trang bị { $what }.
               *[no]
                    { $targets_id ->
                        [none] { $seat } dùng { $what }.
                       *[other]
                            { $on_self ->
                                [yes] { $seat } dùng { $what }.
                               *[no]
                                    { $second_id ->
                                        [none]
                                            { $direction_id ->
                                                [none] { $seat } dùng { $what } lên { $targets }.
                                               *[other] { $seat } dùng { $what } lên { $targets }, { $direction }.
                                            }
                                       *[other] { $seat } dùng { $what } lên { $targets }, chỉ định { $second }.
                                    }
                            }
                    }
            }
       *[other]
            { $whom_id ->
                [none] { $seat } dùng { $what } để đáp lại { $against }.
               *[other] { $seat } dùng { $what } để đáp lại { $against } lên { $whom }.
            }
    }
played = { $seat } đánh ra { $what }.
void = { $card } vô hiệu với { $seat }.
skill =
    { $targets_id ->
        [none] { $seat } phát động { $skill }.
       *[other] { $seat } phát động { $skill } lên { $targets }.
    }
announced =
    { $targets_id ->
        [none] { $seat } tuyên bố đó là { $card }.
       *[other] { $seat } tuyên bố đó là { $card }, mục tiêu là { $targets }.
    }
provider = { $seat } phát động { $skill }.

damage =
    { $source_id ->
        [none]
            { $nature_id ->
                [normal] { $seat } chịu { $amount } sát thương (sinh lực { $hp }).
               *[other] { $seat } chịu { $amount } sát thương { $nature } (sinh lực { $hp }).
            }
       *[other]
            { $nature_id ->
                [normal] { $source } gây { $amount } sát thương lên { $seat } (sinh lực { $hp }).
               *[other] { $source } gây { $amount } sát thương { $nature } lên { $seat } (sinh lực { $hp }).
            }
    }
health-lost = { $seat } mất { $amount } sinh lực (sinh lực { $hp }).
recovered = { $seat } hồi { $amount } sinh lực (sinh lực { $hp }).
dying = { $seat } hấp hối!
died =
    { $killer_id ->
        [none] { $seat } tử vong.
       *[other] { $seat } bị { $killer } hạ sát.
    }
protected = { $seat } được bảo hộ, giữ lại 1 sinh lực cuối cùng.
protection-over = Đã có người bị loại: { $seat } không còn được bảo hộ.
attrition = Chỉ còn ba người: mỗi người mất 1 sinh lực.
attrition-deferred = Chỉ còn ba người và ai cũng chỉ còn 1 sinh lực: vòng này được miễn.
named = { $seat } gọi chất { $suit }.
judging = { $seat } phán xét { $reason }.
judged =
    { $suit_changed ->
        [yes] Kết quả là { $cards }, xem như { $suit }.
       *[no] Kết quả là { $cards }.
    }
contest = { $seat } và { $other } đấu điểm: { $cards }.
chained = { $seat } bị xích.
reset = { $seat } được thiết lập lại.
turned-over = { $seat } bị lật úp.
turned-up = { $seat } được lật ngửa trở lại.

shown = { $seat } cho xem { $cards }.
peeked = { $seat } xem đầu chồng bài rút: { $cards }.
put-back = { $seat } đặt { $top } lá lên đầu và { $bottom } lá xuống đáy chồng bài rút.
turned-face-up = Lật ra: { $cards }.
reshuffled = Chồng bài bỏ được xáo thành chồng bài rút mới.
cut-short = Chuỗi này có thể kéo dài mãi, nên dừng tại đây.

move-dealt = { $to_seat } được chia { $cards }.
move-drawn = { $to_seat } rút { $cards }.
move-used = { "" }
move-played = { "" }
move-discarded =
    { $own ->
        [yes] { $by } bỏ { $cards }.
       *[no] { $by } bỏ { $cards } của { $from_seat }.
    }
move-obtained =
    { $from_seat_id ->
        [none] { $to_seat } lấy { $cards }.
       *[other]
            { $own ->
                [yes] { $to_seat } thu { $cards } về tay.
               *[no] { $to_seat } lấy { $cards } của { $from_seat }.
            }
    }
move-given = { $by } giao { $cards } cho { $to_seat }.
move-equipped = { "" }
move-replaced =
    { $from_seat_id ->
        [none] { "" }
       *[other] { $from_seat } thay bỏ { $cards }.
    }
move-judged =
    { $by_id ->
        [none] Lật ra: { $cards }.
       *[other] { $by } thay bằng { $cards }.
    }
move-placed =
    { $to_zone ->
        [judge] Đặt vào khu phán xét của { $to_seat }: { $cards }.
        [table] { $by } đặt xuống { $cards }.
        [pile] Đặt vào { $to }: { $cards }.
       *[other] { "" }
    }
move-put_away =
    { $from_zone ->
        [table] { "" }
        [draw_pile] { "" }
       *[other] { $from_seat } cất bỏ { $cards }.
    }
move-recast = { $by } tái chế { $cards }.
move-revealed = Lật ra: { $cards }.
move-buried = { $from_seat } để lại { $cards }.
