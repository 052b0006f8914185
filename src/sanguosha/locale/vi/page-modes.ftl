# Lời của trang về ván 3v3, luật tùy chọn và chuỗi ván.

page-play-teams-hint = Hai đội, mỗi đội ba người; máy giữ các chỗ còn lại
page-variants = Luật tùy chọn
page-option-round_cap = Ván dài nhất
    .value = { $count } vòng
    .hint = Đến lúc đó mà chưa phân thắng bại thì hòa.
page-teams-hint = 6 chỗ: ba chỗ đầu đấu với ba chỗ cuối. Chỗ giữa của mỗi đội là Chủ soái.
page-team = Đội { $number }
page-places = Chỗ ngồi
page-draft = Chọn võ tướng
page-draft-team = Đội của { $name }
page-draft-marshal = Chủ soái
page-draft-picks = chọn { $count } võ tướng …
page-draft-has = { $count } / { $all }
page-draft-thinks = đang quyết định …
page-draft-open-slot = trống
page-draft-table = { $count } võ tướng trên bàn
page-draft-blind = Mỗi chồng có tám võ tướng. Không ai thấy trước khi cả hai Chủ soái chọn xong.
page-draft-wait = Các Chủ soái đang quyết định.
page-draft-line-up = Chạm ba trong tám võ tướng của bạn, theo thứ tự chỗ đứng. Chạm lần nữa để lấy lại.
page-draft-line-wait = Chủ soái bên kia đang xếp đội hình. Cả sáu người sẽ được lật cùng lúc.
page-draft-take-back = Lấy lại { $general }
page-draft-take = Lấy { $generals }
page-draft-lined = Xếp đội hình
page-place-in-line =
    { $at ->
        [0] Chủ soái: { $name }
        [1] Tiền phong A: { $name }
       *[other] Tiền phong B: { $name }
    }
page-acted = đã hành động
page-acted-hint = Đã hành động: lá thân phận nằm ngang cho đến khi mọi người đều hành động xong.
page-side-acts = { $side } hành động
page-soul-text = { $soul }, ám hồn của { $seat }. { $text }
page-soul-yours = Ám hồn của bạn
page-soul-with = nhập vào { $seat }
page-soul-use = Dùng quyền năng
page-soul-quiet = Vòng này đừng hỏi nữa
page-shield = bảo hộ
page-shield-text =
    { $count ->
        [0] Giữ ít nhất 1 sinh lực cho đến khi có người bị loại.
       *[other] Giữ ít nhất 1 sinh lực cho đến khi có người bị loại, trừ với những người đã bị mình tấn công: { $seats }.
    }
page-reborn = chuyển thế
page-reborn-text = Đã chuyển thế: chơi tiếp, nhưng khi xét thắng thua vẫn tính là đã tử vong.
page-points = Điểm
page-series-table = Bảng điểm của chuỗi ván
page-series-so-far = Chuỗi ván: đã chơi { $played } / { $count } ván
page-series-over = Chuỗi { $count } ván đã kết thúc.
page-series-game = Ván
page-series-replay = Xem lại ván { $number }: { $outcome }
page-series-total = Tổng
page-series-rank = Hạng
page-series-next-lord = Chủ công ván sau: { $name }
page-series-next = Ván tiếp theo
page-series-anew = Chuỗi ván mới
page-series-fixed = Chỗ ngồi và luật giữ nguyên cho đến khi hết chuỗi ván.
page-series-end = Kết thúc chuỗi ván
