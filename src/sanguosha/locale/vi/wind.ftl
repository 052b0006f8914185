# Võ tướng và kĩ năng Phong (ván thân phận)

general-zhang_jiao = Trương Giác
    .title = Thiên Công tướng quân
skill-leiji = Lôi Kích
    .text = Mỗi khi bạn sử dụng hoặc đánh ra Thiểm, trước khi lá đó kết toán, bạn có thể chọn 1 nhân vật bất kỳ (kể cả bạn và người tấn công) để người đó phán xét: nếu kết quả là chất bích, bạn gây 2 điểm sát thương lôi cho người đó. Toàn bộ việc này, kể cả tử vong nếu có, kết toán xong rồi mới tiếp tục lá Thiểm và lá bài mà nó hưởng ứng.
skill-guidao = Quỷ Đạo
    .text = Trước khi lá phán xét của bất kỳ nhân vật nào có hiệu lực, bạn có thể thay thế bằng 1 lá chất bích hoặc chuồn của bạn (trên tay hoặc trong khu trang bị): lá của bạn trở thành lá phán xét và bạn thu lấy lá phán xét cũ.
skill-huangtian = Hoàng Thiên
    .text = Kĩ năng Chủ công, trong giai đoạn ra bài của mình, người chơi khác thuộc thế lực Quần hùng có thể đưa cho bạn 1 lá Thiểm hoặc Thiểm Điện trên tay, mỗi người mỗi lượt 1 lần; đưa hay không do người đó quyết định, bạn không được từ chối.

general-yu_ji = Vu Cát
    .title = Đạo nhân Thái Bình
skill-guhuo = Cổ Hoặc
    .text = Mỗi khi bạn có thể sử dụng hoặc phải đánh ra lá cơ bản hay cẩm nang thường, bạn có thể đặt úp 1 lá bài trên tay và tuyên bố một tên bài (với Sát phải nêu cả thuộc tính), nếu là sử dụng thì còn phải chỉ định mục tiêu, và việc sử dụng đã tuyên bố phải hợp lệ đối với bạn; kĩ năng này có thể phát động nhiều lần. Theo thứ tự hành động tính từ người đang có lượt, mọi người chơi khác còn sống sót có ít nhất 1 sinh lực lần lượt chọn nghi ngờ hay không. Nếu không ai nghi ngờ, lá đó xem như lá đã tuyên bố, giữ nguyên chất, màu và điểm của nó, và được lật mở khi kết toán. Nếu có người nghi ngờ, lật mở lá đó: nếu đúng hệt tên đã tuyên bố thì là thật, mỗi người nghi ngờ mất đi 1 sinh lực; nếu không thì là giả, mỗi người nghi ngờ rút 1 lá bài. Lá bị nghi ngờ nếu là thật và là chất cơ thì vẫn được sử dụng hoặc đánh ra như đã tuyên bố, nếu không thì bị bỏ và xem như chưa sử dụng hay đánh ra.

general-huang_zhong = Hoàng Trung
    .title = Lão đương ích tráng
skill-liegong = Liệt Cung
    .text = Trong giai đoạn ra bài của bạn, sau khi bạn sử dụng Sát chỉ định 1 mục tiêu, nếu số bài trên tay của mục tiêu không ít hơn sinh lực của bạn, hoặc không nhiều hơn phạm vi công kích của bạn, bạn có thể khiến mục tiêu đó không thể sử dụng Thiểm để chống lại lá Sát này. Xét riêng cho từng mục tiêu.

general-wei_yan = Ngụy Diên
    .title = Độc lang khát máu
skill-kuanggu = Cuồng Cốt
    .text = Tỏa định kĩ, sau khi bạn gây sát thương cho 1 nhân vật mà lúc gây sát thương đó khoảng cách từ bạn đến người ấy không quá 1, bạn hồi phục 1 sinh lực cho mỗi điểm sát thương. Kĩ năng này có tác dụng trong lượt của bất kỳ ai, kể cả khi người đó tử vong.

general-cao_ren = Tào Nhân
    .title = Đại tướng quân
skill-jushou = Cứ Thủ
    .text = Trong giai đoạn kết thúc, bạn có thể rút 3 lá bài, sau đó lật mặt võ tướng của bạn. Người có võ tướng úp, khi đến lượt kế tiếp, chỉ lật lại mặt ngửa và bỏ qua cả lượt đó.

general-xiahou_yuan = Hạ Hầu Uyên
    .title = Liệp báo thần hành
skill-shensu = Thần Tốc
    .text = Trong giai đoạn chuẩn bị, bạn có thể thực hiện một hoặc cả hai điều sau, mỗi điều mỗi lượt 1 lần: 1. bỏ qua giai đoạn phán xét và giai đoạn rút bài của lượt này; 2. bỏ qua giai đoạn ra bài của lượt này và bỏ 1 lá trang bị (trên tay hoặc trong khu trang bị). Mỗi lần thực hiện, xem như bạn sử dụng 1 lá Sát thường không chất, không màu lên 1 người chơi khác bất kỳ, không giới hạn khoảng cách. Hai điều được thực hiện lần lượt; bạn có thể quyết định điều thứ hai sau khi lá Sát đầu đã kết toán xong.

general-zhou_tai = Chu Thái
    .title = Thân kinh bách chiến
skill-buqu = Bất Khuất
    .text = Mỗi khi sinh lực của bạn giảm và còn 0 hoặc ít hơn, bạn phải lật mở từng lá trên cùng của chồng bài rút và đặt lên võ tướng của bạn, cho đến khi số "bài Bất Khuất" này bằng 1 trừ sinh lực của bạn. Lúc này xem như hấp hối: có thể sử dụng Đào như thường (bản thân bạn có thể sử dụng cả Tửu); mỗi khi hồi phục 1 sinh lực, bạn chọn 1 lá "bài Bất Khuất" đưa vào chồng bài bỏ, khi bỏ lá cuối cùng thì bạn có 1 sinh lực. Sau khi đã hỏi hết mọi người, nếu sinh lực của bạn từ 1 trở lên, hấp hối kết thúc; nếu không, khi các "bài Bất Khuất" có điểm khác nhau hoàn toàn thì bạn sống sót và không còn hấp hối, khi có 2 lá cùng điểm thì bạn tử vong.

general-xiao_qiao = Tiểu Kiều
    .title = Bông hoa kiêu kỳ
skill-tianxiang = Thiên Hương
    .text = Khi bạn sắp nhận sát thương (trước khi giảm sinh lực), bạn có thể bỏ 1 lá bài chất cơ trên tay và chọn 1 người chơi khác, chuyển sát thương đó cho người ấy với cùng nguồn, lá bài, số điểm và thuộc tính; số điểm được tính sau khi Đằng Giáp của bạn cộng thêm và trước khi Bạch Ngân Sư Tử của bạn giảm đi, rồi phòng cụ của người ấy mới có tác dụng. Sau khi kết toán, nếu còn sống sót, người ấy rút X lá bài (X là sinh lực đã mất của người ấy lúc đó).
skill-hongyan = Hồng Nhan
    .text = Tỏa định kĩ, các lá chất bích của bạn (trên tay, trong khu trang bị và lá phán xét của bạn) đều xem như chất cơ.
