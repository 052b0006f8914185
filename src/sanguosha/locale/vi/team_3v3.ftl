# Ván 3v3: thuật ngữ, câu hỏi, lời tường thuật.

role-marshal = Chủ soái
role-vanguard_3v3 = Tiền phong
side-warm_side = phe ấm
side-cold_side = phe lạnh
sided-role = { $role } { $side }
mark-acted = đã hành động
general-pile-table = Trên bàn

choose-pile = Hãy chọn một chồng võ tướng đang úp.
    .pile = Chồng { $number }
choose-first-picker = Bạn là Chủ soái phe ấm. Ai chọn võ tướng trước?
    .self = Tôi chọn trước
    .other = Chủ soái bên kia chọn trước
# Lấy $a võ tướng.
pick-general = Hãy lấy { $a } võ tướng trên bàn.
# $a, $b, $c là chỗ ngồi của Chủ soái và hai Tiền phong.
line-up = Hãy xếp ba võ tướng của bạn: người đầu cho chính bạn ({ $a }), rồi đến { $b } và { $c }.
choose-first-side = Bạn là Chủ soái phe lạnh. Phe nào hành động trước?
    .warm_side = Phe ấm
    .cold_side = Phe lạnh
choose-action = Phe bạn có quyền hành động. Ai hành động?
    .marshal = Chủ soái
    .vanguards = Các Tiền phong
choose-vanguard = Tiền phong nào hành động trước?
# $a là lá bài được dùng.
choose-direction = { $a }: lần lượt theo chiều nào?
    .counter_clockwise = Ngược chiều kim đồng hồ, từ bên phải
    .clockwise = Theo chiều kim đồng hồ, từ bên trái
option-counter_clockwise = ngược chiều kim đồng hồ
option-clockwise = theo chiều kim đồng hồ

pile-chosen = { $seat } chọn chồng võ tướng { $pile }.
side-drawn = { $seat } dẫn dắt { $side }.
generals-laid-out = Bày ra bàn: { $generals }.
picks-first = { $seat } chọn võ tướng trước.
generals-picked = { $seat } lấy { $generals }.
acts-first = { $side } hành động trước.
action-chosen =
    { $action_id ->
        [marshal] Chủ soái { $side } hành động.
       *[other] Các Tiền phong { $side } hành động.
    }
right-passed = { $side } đã hành động hết; quyền hành động chuyển sang phe kia.
role-tapped = { "" }
roles-upright = Mọi người đã hành động: các lá thân phận được dựng thẳng lại.

# Tùy chọn và kết cục.
wins-warm_side = phe ấm thắng { $count }
wins-cold_side = phe lạnh thắng { $count }
page-mode-team_3v3 = 3 đấu 3
page-outcome-warm_side = Phe ấm thắng
page-outcome-cold_side = Phe lạnh thắng
page-option-silent = Im lặng
    .hint = Trong ván chỉ dùng được câu nói có sẵn, như khi thi đấu.
page-option-maneuvering = Bộ bài Quân Tranh
    .hint = Thêm 52 lá của bộ Quân Tranh: rượu, lửa, sấm, xích.
