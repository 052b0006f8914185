# Lời của trang web ngoài các câu hỏi và lời tường thuật.

page-connection-lost = Mất kết nối. Đang thử lại …
page-question = Câu hỏi
page-others = Những người chơi khác
page-middle = Giữa bàn
page-your-place = Chỗ của bạn
page-your-hand = Bài trên tay bạn: { $count } lá
page-round = Vòng { $round }
page-drawer = Tường thuật và trò chuyện
page-log = Tường thuật
page-chat = Trò chuyện
page-chat-empty = Chưa ai nói gì.
page-chat-write = Nói gì đó
page-chat-send = Gửi
page-threw-flower = tặng hoa cho { $at }
page-threw-egg = ném trứng vào { $at }
page-close = Đóng
page-settings = Cài đặt
page-leave = Rời phòng
page-leave-really = Rời thật? Máy sẽ chơi tiếp
page-hand-over =
    { $on ->
        [yes] Tự chơi lại
       *[no] Để máy chơi thay
    }
page-take-back = Tự chơi lại
page-auto-pass = Bỏ qua Vô Giải Khả Kích { $how ->
        [card] cho lá này
        [round] trong vòng này
       *[always] luôn luôn
    }
page-auto-pass-always = Đừng hỏi tôi về Vô Giải Khả Kích
page-auto-pass-stop = Hỏi lại tôi về Vô Giải Khả Kích
page-pass-card = Bỏ qua cho lá này
page-pass-round = Bỏ qua vòng này
page-waiting-for = Đang chờ { $seats }
page-turn-of =
    { $mine ->
        [yes] Lượt của bạn
       *[no] Lượt của { $seat }
    }
page-still-can-act = Bạn vẫn còn hành động được. Kết thúc giai đoạn?
page-go-on = Chơi tiếp
page-back = Bỏ chọn bước cuối
page-use = Dùng { $card }
page-use-on = Dùng { $card } lên { $targets }
page-play = Đánh { $card }
page-recast = Tái chế { $cards }
page-choose-cards = Chọn { $cards }
page-choose-seats = Chọn { $targets }
page-why-dead = { $seat } đã chết.
page-why-far = { $seat } ngoài tầm đánh: khoảng cách { $distance }, tầm đánh của bạn { $range }.
page-why-card-first = Hãy chọn lá bài hoặc kỹ năng trước.
page-why-not-seat = Không thể chọn { $seat } lúc này.
page-why-not-card = Không thể chọn { $card } lúc này.
page-order = Xếp bài: { $order ->
        [kind] theo loại
        [suit] theo chất
       *[drawn] theo thứ tự rút
    }
page-order-short =
    { $order ->
        [kind] loại
        [suit] chất
       *[drawn] rút
    }
page-unfold = Xem toàn bộ bài trên tay
page-fold = Thu bài lại
page-no-hand = Không có bài trên tay
page-no-equipment = Không có trang bị
page-hand-count = { $count } lá trên tay
page-unseen-card = Lá úp thứ { $number }
page-turned-over = Bị lật: mất lượt kế tiếp
page-away = Vắng mặt
page-bot-plays = Máy đang chơi
page-seat-number = Ghế { $number }
page-seat-spoken = { $seat }, { $alive ->
        [yes] { $hp }/{ $max } thể lực, { $hand } lá trên tay
       *[no] đã chết
    }{ $turn ->
        [yes] , đang có lượt
       *[no] { "" }
    }
page-distance = Khoảng cách { $distance }{ $reach ->
        [yes] ; trong tầm đánh của bạn
       *[no] ; ngoài tầm đánh của bạn
    }{ $reached ->
        [yes] ; bạn ở trong tầm của họ
       *[no] ; bạn ở ngoài tầm của họ
    }
page-fact-hp = Thể lực { $hp }/{ $max }
page-fact-range = Tầm đánh { $range }
page-my-guess = Tôi đoán vai là
page-flower = Tặng hoa
page-egg = Ném trứng
page-counts-as = Được coi là { $card }
page-judging = { $seat } phán xét: { $reason }
page-dying = Hấp hối!
page-arrange-pile =
    { $pile ->
        [first] Đầu chồng rút
        [last] Đáy chồng rút
       *[middle] Giữa
    }
page-arrange-card = { $card }, vị trí { $place }/{ $count }
page-arrange-hint = Kéo các lá bài, chạm để chuyển sang hàng kia, hoặc dùng phím mũi tên.
page-share-hint =
    { $giving ->
        [yes] Giờ chọn người nhận.
       *[no] Chọn lá bài, rồi chọn người nhận.
    }
page-result =
    { $won ->
        [yes] Chiến thắng
       *[no] Thất bại
    }
page-result-draw = Hòa
page-result-over = Ván đấu kết thúc
page-result-show = Xem kết quả
page-result-hide = Xem bàn đấu
page-winner = thắng
page-score-damage = Sát thương
page-score-saved = Cứu
page-score-kills = Hạ
page-rematch = Chơi lại
page-to-room = Về phòng
page-watch-replay = Xem lại ván đấu
page-share = Sao chép liên kết
page-copied = Đã sao chép
phrase-greet = Hân hạnh!
phrase-hurry = Nhanh lên nào!
phrase-wait = Chờ một chút.
phrase-thanks = Đa tạ!
phrase-well = Đánh hay lắm!
phrase-sorry = Xin thứ lỗi.
phrase-lord = Bảo vệ chúa công!
phrase-rebel = Lật đổ chúa công!
phrase-peach = Cho xin quả Đào!
phrase-laugh = Ha ha ha!
