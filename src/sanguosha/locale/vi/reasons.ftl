# Vì sao không thể chọn. $card và $family là lá bài, $skill là kĩ năng hoặc thứ có tác dụng như vậy, $seat và $other là người chơi.
# $seat_me là "yes" nếu đó chính là người hỏi; $sort_id và $span_id là dạng thô, "none" nếu không có.

why-not-now = { $card } chỉ dùng để đáp lại, không thể chủ động dùng.
why-used-up-in-phase = Bạn đã dùng { $family } trong giai đoạn ra bài này rồi.
why-used-up-in-turn = Bạn đã dùng { $family } trong lượt này rồi.
why-full-health = Bạn không bị thương.
why-forbidden = Do { $skill }, bạn không thể dùng { $card } lúc này.
why-out-of-ring =
    { $seat_me ->
        [yes] Bạn đang tạm rời bàn: có thể đánh ra nhưng không thể dùng bài.
       *[no] { $seat } đang tạm rời bàn.
    }
why-no-target = Không có ai để bạn dùng { $card } lúc này.
why-nobody-in-range = Không có ai trong phạm vi công kích: người gần nhất cách { $distance }, phạm vi công kích của bạn { $range }.
why-nobody-near = Không có ai đủ gần: người gần nhất cách { $distance }, { $card } chỉ với tới { $range }.

why-dead = { $seat } đã chết.
why-oneself = Không thể chọn chính mình ở đây.
why-out-of-range = { $seat } ngoài phạm vi công kích: khoảng cách { $distance }, phạm vi công kích của bạn { $range }.
why-too-far = { $seat } ở quá xa: khoảng cách { $distance }, { $card } chỉ với tới { $range }.
why-nothing-there = { $seat } không có lá bài nào.
why-no-hand =
    { $seat_me ->
        [yes] Bạn sẽ không còn lá bài nào khác trên tay.
       *[no] { $seat } không có bài trên tay.
    }
why-already-there =
    { $seat_me ->
        [yes] Khu phán xét của bạn đã có { $card }.
       *[no] Khu phán xét của { $seat } đã có { $card }.
    }
why-no-weapon = { $seat } không mang vũ khí.
why-no-victim = { $seat } không có ai để dùng Sát.
why-out-of-their-range = { $seat } ngoài phạm vi công kích của { $other }: khoảng cách { $distance }, phạm vi công kích { $range }.
why-they-may-not = { $other } không thể dùng Sát lên { $seat }.
why-immune =
    { $seat_me ->
        [yes] Do { $skill }, bạn không thể là mục tiêu của { $card }.
       *[no] Do { $skill }, { $seat } không thể là mục tiêu của { $card }.
    }

why-failed-before = { $skill } lần này không thành, không thể thử lại.
why-armor-off = Phòng cụ của bạn vô hiệu trước lá bài này.
why-turned-off = { $skill } hiện đang vô hiệu.
why-kept-hidden = { $skill } không dùng được, vì hiện không được lật mặt tướng ấy.
why-limit-reached =
    { $span_id ->
        [phase] Bạn đã phát động { $skill } trong giai đoạn này rồi.
        [turn] Bạn đã phát động { $skill } trong lượt này rồi.
       *[game] Bạn đã phát động { $skill } trong ván này rồi.
    }
why-not-wanted = { $skill } cho { $card }, nhưng lúc này cần { $wanted }.
why-no-use = Không thể phát động { $skill } lúc này.
why-not-in-play-phase = { $skill } được phát động trong giai đoạn ra bài của bạn.
why-of-itself = { $skill } tự có hiệu lực, hoặc sẽ được hỏi khi đến lúc.
why-lord-only = Chỉ Chủ công mới dùng được { $skill }.
why-lacks-cards =
    { $sort_id ->
        [red] { $skill } cần { $count } lá màu đỏ.
        [black] { $skill } cần { $count } lá màu đen.
        [heart] { $skill } cần { $count } lá cơ.
        [diamond] { $skill } cần { $count } lá rô.
        [equipment] { $skill } cần { $count } lá trang bị.
       *[none] Bạn không có những lá bài mà { $skill } cần.
    }
why-lacks-seats = Không có ai để phát động { $skill }.
why-needs-card =
    { $sort_id ->
        [red] { $skill } cần lá màu đỏ.
        [black] { $skill } cần lá màu đen.
        [heart] { $skill } cần lá cơ.
        [diamond] { $skill } cần lá rô.
        [equipment] { $skill } cần lá trang bị.
       *[none] Lá bài này không hợp với { $skill }.
    }
why-needs-hand-card = { $skill } cần bài trên tay.
why-needs-seat =
    { $sort_id ->
        [wounded]
            { $seat_me ->
                [yes] Bạn không bị thương.
               *[no] { $seat } không bị thương.
            }
        [male] { $seat } không phải nhân vật nam.
        [holds_cards] { $seat } không có bài trên tay.
       *[none] Không thể chọn { $seat } cho { $skill }.
    }

why-wrong-card = { $card } không dùng được ở đây: lúc này cần { $wanted }.
why-worn = Lá bài này đang được trang bị, không dùng lại được.
why-not-yours = Lá bài này không phải của bạn để dùng.
why-already-picked = Đã chọn rồi.
why-enough = Những gì cần chọn đều đã chọn.
why-in-order = Khi chọn nhiều thứ thì nêu theo thứ tự liệt kê; thứ này ở vị trí khác.
why-first-target = Phải chọn { $seat } làm mục tiêu trước.
why-no-choice = Mục tiêu của { $card } đã định sẵn, không cần chọn.
why-begin = Hãy chọn lá bài hoặc kĩ năng trước.
why-pick-card = Hãy chọn lá bài trước.
why-pick-seat = Bây giờ hãy chọn một người chơi.
why-pick-other = Lúc này không hỏi điều đó.
why-nothing-to-pick = Ở đây không có gì để chọn.
why-not-among = Thứ này không nằm trong số có thể chọn.
why-not-possible = Lúc này không thể làm vậy.
