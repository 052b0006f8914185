# Ám hồn và chuyển thế: luật tùy chọn của ván thân phận.

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
general-turned-up = Lật từ chồng võ tướng chưa dùng: { $general }.
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
