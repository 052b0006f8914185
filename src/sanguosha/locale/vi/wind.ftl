# Võ tướng và kĩ năng Phong (ván thân phận)

general-zhang_jiao = Trương Giác
    .title = Thiên Công tướng quân
skill-leiji = Lôi Kích
    .text = Khi bạn sử dụng hoặc đánh ra Thiểm, bạn có thể để 1 nhân vật phán xét: nếu kết quả là chất bích, bạn gây 2 điểm sát thương lôi cho người đó.
    .detail =
        Bất kỳ nhân vật nào, kể cả bạn và người tấn công.
        Toàn bộ việc này, kể cả tử vong nếu có, kết toán xong rồi mới tiếp tục lá Thiểm và lá bài mà nó hưởng ứng.
    .verb = Để { $targets } phán xét
skill-guidao = Quỷ Đạo
    .text = Trước khi lá phán xét của 1 nhân vật có hiệu lực, bạn có thể thay thế bằng 1 lá màu đen của bạn và thu lấy lá phán xét cũ.
    .detail = Của bất kỳ nhân vật nào, kể cả của bạn. Có thể là bài trên tay hoặc trong khu trang bị.
    .verb = Đổi lấy bằng { $cards }
skill-huangtian = Hoàng Thiên
    .text = Kĩ năng Chủ công, trong giai đoạn ra bài của mình, người chơi khác thuộc thế lực Quần hùng có thể đưa cho bạn 1 lá Thiểm hoặc Thiểm Điện, mỗi lượt 1 lần.
    .detail = Phải là bài trên tay. Đưa hay không do người đó quyết định, bạn không được từ chối.
    .verb = Đưa lá này cho Chủ công

general-yu_ji = Vu Cát
    .title = Đạo nhân Thái Bình
skill-guhuo = Cổ Hoặc
    .text = Bạn có thể đặt úp 1 lá bài trên tay và sử dụng hoặc đánh ra nó như lá cơ bản hay cẩm nang thường bất kỳ mà bạn tuyên bố. Nếu có người nghi ngờ thì lật mở: là thật, mỗi người nghi ngờ mất đi 1 sinh lực; là giả, mỗi người rút 1 lá. Lá bị nghi ngờ bị bỏ, trừ khi là thật và là chất cơ.
    .detail =
        Có thể phát động nhiều lần. Với Sát phải nêu cả thuộc tính; nếu là sử dụng thì chỉ định mục tiêu trước, và việc sử dụng đó phải hợp lệ đối với bạn.
        Theo thứ tự hành động tính từ người đang có lượt, mọi người chơi khác có ít nhất 1 sinh lực lần lượt chọn nghi ngờ hay không.
        Nếu không ai nghi ngờ, lá đó xem như lá đã tuyên bố, giữ nguyên chất, màu và điểm của nó, và được lật mở khi kết toán.
        Đúng hệt tên đã tuyên bố mới là thật. Lá bị bỏ vì nghi ngờ xem như chưa sử dụng hay đánh ra.

general-huang_zhong = Hoàng Trung
    .title = Lão đương ích tráng
skill-liegong = Liệt Cung
    .text = Trong giai đoạn ra bài, sau khi bạn sử dụng Sát chỉ định 1 mục tiêu có số bài trên tay không ít hơn sinh lực của bạn, hoặc không nhiều hơn phạm vi công kích của bạn, bạn có thể khiến người đó không thể sử dụng Thiểm để chống lại lá Sát này.
    .detail = Chỉ trong giai đoạn ra bài của chính bạn. Xét riêng cho từng mục tiêu.
    .verb = Không cho dùng Thiểm

general-wei_yan = Ngụy Diên
    .title = Độc lang khát máu
skill-kuanggu = Cuồng Cốt
    .text = Tỏa định kĩ, sau khi bạn gây 1 điểm sát thương cho 1 nhân vật ở khoảng cách không quá 1, bạn hồi phục 1 sinh lực.
    .detail =
        Khoảng cách tính lúc gây sát thương; mỗi điểm sát thương hồi phục 1 sinh lực.
        Sát thương gây cho chính bạn cũng tính. Có tác dụng trong lượt của bất kỳ ai, kể cả khi người đó tử vong.

general-cao_ren = Tào Nhân
    .title = Đại tướng quân
skill-jushou = Cứ Thủ
    .text = Trong giai đoạn kết thúc, bạn có thể rút 3 lá bài, sau đó lật mặt võ tướng của bạn.
    .detail = Người có võ tướng úp, khi đến lượt kế tiếp, chỉ lật lại mặt ngửa và bỏ qua lượt đó.
    .verb = Rút 3 lá và lật mặt

general-xiahou_yuan = Hạ Hầu Uyên
    .title = Liệp báo thần hành
skill-shensu = Thần Tốc
    .text = Trong giai đoạn chuẩn bị, bạn có thể chọn một hoặc cả hai: 1. bỏ qua giai đoạn phán xét và giai đoạn rút bài; 2. bỏ qua giai đoạn ra bài và bỏ 1 lá trang bị. Mỗi lần chọn, xem như bạn sử dụng 1 lá Sát không giới hạn khoảng cách.
    .detail =
        Lên 1 người chơi khác bất kỳ; đó là Sát thường, không chất, không màu.
        Mỗi điều mỗi lượt 1 lần, thực hiện lần lượt; bạn quyết định điều thứ hai sau khi lá Sát đầu đã kết toán xong.
        Lá trang bị có thể ở trên tay hoặc trong khu trang bị.

general-zhou_tai = Chu Thái
    .title = Thân kinh bách chiến
skill-buqu = Bất Khuất
    .text = Khi sinh lực của bạn giảm còn 0 hoặc ít hơn, bạn phải đặt từng lá trên cùng của chồng bài rút lên võ tướng (“bài Bất Khuất”), cho đến khi số lá bằng 1 trừ sinh lực của bạn. Nếu các lá này có điểm khác nhau hoàn toàn, bạn không tử vong.
    .detail =
        Lúc này xem như hấp hối: có thể sử dụng Đào như thường (bản thân bạn có thể sử dụng cả Tửu). Mỗi khi hồi phục 1 sinh lực, bạn chọn 1 “bài Bất Khuất” đưa vào chồng bài bỏ; khi bỏ lá cuối cùng thì bạn có 1 sinh lực.
        Sau khi đã hỏi hết mọi người: nếu sinh lực từ 1 trở lên, hấp hối kết thúc; nếu các lá có điểm khác nhau hoàn toàn, bạn sống sót và không còn hấp hối; nếu có 2 lá cùng điểm, bạn tử vong.

general-xiao_qiao = Tiểu Kiều
    .title = Bông hoa kiêu kỳ
skill-tianxiang = Thiên Hương
    .text = Khi bạn sắp nhận sát thương, bạn có thể bỏ 1 lá bài chất cơ trên tay để chuyển sát thương đó cho 1 người chơi khác; sau đó người ấy rút X lá bài (X là sinh lực đã mất của người ấy).
    .detail =
        Nguồn, lá bài, số điểm và thuộc tính giữ nguyên. Số điểm được tính sau khi Đằng Giáp của bạn cộng thêm và trước khi Bạch Ngân Sư Tử của bạn giảm đi, rồi phòng cụ của người ấy mới có tác dụng.
        X được tính sau khi sát thương kết toán xong; còn sống sót mới rút bài.
    .verb = Chuyển sát thương sang { $targets }
skill-hongyan = Hồng Nhan
    .text = Tỏa định kĩ, các lá chất bích của bạn xem như chất cơ.
    .detail = Gồm bài trên tay, trong khu trang bị và lá phán xét của bạn.
