# Ván thân phận: thuật ngữ, lời tường thuật, biến thể (ám hồn, chuyển thế), lời trên trang.

role-lord = Chủ công
role-loyalist = Trung thần
role-rebel = Phản tặc
role-renegade = Nội gian
lord-shown = { $seat } là Chủ công.

skill-luohan = La Hán
    .text = Hồn của Trung thần, 1 lần duy nhất: khi vật chủ sắp nhận sát thương, người chơi của hồn có thể bắt vật chủ bỏ 1 lá bài trên tay để sát thương đó giảm 1. Sau đó hồn tan biến.
    .verb = Bỏ 1 lá, sát thương -1
skill-xuanwu = Huyền Vũ
    .text = Hồn của Phản tặc, khi nhập thì rút 1 lá từ chồng bài và tự giữ, 1 lần duy nhất: người chơi của hồn có thể đổi lá đó lấy 1 lá trên tay vật chủ.
    .detail =
        Khi một giai đoạn bất kỳ bắt đầu, hoặc trước khi vật chủ quyết định điều gì có liên quan đến bài trên tay; không được nhìn bài của vật chủ.
        Lá lấy được vào chồng bài bỏ khi hồn tan biến.
    .verb = Đổi một lá trên tay
skill-zhuyou = Chúc Do
    .text = Hồn của Nội gián, 1 lần duy nhất: trong giai đoạn ra bài của chính vật chủ, trước khi vật chủ hành động, người chơi của hồn có thể bắt vật chủ bỏ toàn bộ bài trên tay rồi rút số lá bằng thế. Sau đó hồn tan biến.
    .verb = Bỏ hết, rút lại bấy nhiêu
skill-sacrifice = Hiến Tế
    .text = Mỗi lượt 1 lần, trong giai đoạn ra bài, bạn có thể giao úp 1 lá bài trên tay cho một người chơi đã tử vong. Khi đủ 4 lá, người đó lập tức chuyển thế.
    .detail =
        Ván có không quá 5 người thì 3 lá là đủ.
        Người chuyển thế nhận võ tướng khác cùng thế lực (thế lực Quần thì bất kỳ), 1 sinh lực, các lá đó làm bài trên tay; chơi tiếp bình thường, nhưng khi xét thắng thua vẫn tính là đã tử vong, và không thể hiến tế.
    .verb = Hiến một lá cho { $targets }
pile-offerings = lễ vật

choose-host = Bạn đã tử vong, nhưng ám hồn { $a } của bạn có thể nhập vào một người còn sống. Nhập vào ai?
    .pass = Không nhập vào ai
soul-attached = Ám hồn của { $seat } ({ $skill }) nhập vào { $other }.
soul-gone = Ám hồn của { $seat } ({ $skill }) rời khỏi { $other }.
reborn = { $seat } chuyển thế thành { $general }!
not-reborn = Không còn võ tướng chưa dùng nào cùng thế lực với { $seat }: không thể chuyển thế.

reason-luohan = để sát thương giảm 1
note-soul = { $soul } của chỗ { $number }
# Ghi chú ở ghế được bảo hộ: $seats là những ghế vẫn gây sát thương được, $count là số ghế đó.
note-protected =
    { $count ->
        [0] được bảo hộ
       *[other] được bảo hộ, trừ trước { $seats }
    }
state-reborn = đã chuyển thế

# Tùy chọn và kết cục.
wins-lord = phe Chủ công thắng { $count }
wins-rebel = Phản tặc thắng { $count }
wins-renegade = Nội gian thắng { $count }
page-mode-identity = Ván thân phận
page-outcome-lord =
    { $won ->
        [1] Chủ công thắng
       *[other] Chủ công và Trung thần thắng
    }
page-outcome-rebel = Phản tặc thắng
page-outcome-renegade = Nội gian thắng
page-option-first_out_protection = Bảo hộ người gục đầu tiên
    .hint = Ai bị loại đầu tiên ở ván trước sẽ giữ ít nhất 1 sinh lực cho đến khi có người bị loại. Người bị người ấy tấn công vẫn được đánh trả.
page-option-first_out_protection-off = tắt
page-option-first_out_protection-on = bật, khi không có ám hồn
page-option-first_out_protection-always = luôn luôn
page-option-three_player_attrition = Hao mòn ba người
    .hint = Khi còn ba người, sau ba vòng thì mỗi vòng ai cũng mất 1 sinh lực, tàn cuộc không kéo dài.
page-option-dark_souls = Ám hồn
    .hint = Người bị loại hóa thành hồn, nhập vào một người còn sống và có một quyền năng dùng 1 lần.
page-option-reincarnation = Chuyển thế
    .hint = Người sống hiến bài cho người đã tử vong; đủ ba bốn lá thì người ấy trở lại.
page-option-scoring = Tính điểm
    .hint = Mỗi ván được tính điểm theo bảng thi đấu.
page-option-rebel_bonus_needs_win = Phản tặc thua không được thưởng
    .hint = Phản tặc chỉ được điểm hạ gục khi thắng.
page-option-series = Chuỗi ván
    .hint = Bao nhiêu người thì bấy nhiêu ván; ai cũng làm Chủ công một lần, điểm được cộng dồn.
