# Võ tướng và kĩ năng Tiêu chuẩn (ván thân phận)

general-liu_bei = Lưu Bị
    .title = Quân chủ nhân nghĩa
skill-rende = Nhân Đức
    .text = Trong giai đoạn ra bài, bạn có thể chia tùy ý một hoặc nhiều lá bài trên tay cho những người chơi khác, họ không được từ chối; kĩ năng này có thể phát động nhiều lần. Trong mỗi giai đoạn ra bài, khi tổng số lá đã đưa bằng cách này lần đầu đạt 2 hoặc hơn, bạn hồi phục 1 sinh lực.
skill-jijiang = Kích Tướng
    .text = Kĩ năng Chủ công, khi bạn cần sử dụng hoặc đánh ra Sát, bạn có thể lần lượt hỏi những người chơi khác thuộc thế lực Thục, theo thứ tự hành động tính từ bạn, có đánh ra Sát thay bạn hay không; ngay khi có người đánh ra thì dừng. Lá Sát đó xem như do bạn sử dụng hoặc đánh ra, giữ nguyên chất, màu và thuộc tính. Nếu là sử dụng, bạn phải chỉ định mục tiêu trước và phải thỏa mọi điều kiện như khi tự mình sử dụng Sát (khoảng cách, số lần...). Nếu không ai đánh ra, bạn vẫn có thể tự sử dụng hoặc đánh ra Sát; nhưng nếu bạn phát động trong giai đoạn ra bài để sử dụng Sát mà không ai đánh ra, bạn không thể phát động lại vì mục đích đó trong giai đoạn ấy.

general-zhang_fei = Trương Phi
    .title = Tiếng thét Trường Bản
skill-paoxiao = Bào Hao
    .text = Trong giai đoạn ra bài, bạn sử dụng Sát không giới hạn số lần (khoảng cách và mục tiêu vẫn theo quy tắc thường).

general-guan_yu = Quan Vũ
    .title = Ngàn dặm độc hành
skill-wusheng = Võ Thánh
    .text = Bạn có thể sử dụng hoặc đánh ra 1 lá màu đỏ (trên tay hoặc trong khu trang bị) như Sát thường. Nếu chính lá Sát này hợp lệ (phạm vi công kích, khoảng cách, số lần sử dụng thêm) hoặc có hiệu quả nào đó là nhờ một lá trang bị, bạn không thể dùng lá trang bị ấy để chuyển hóa.

general-zhuge_liang = Gia Cát Lượng
    .title = Ngọa long đất Long Trung
skill-guanxing = Quan Tinh
    .text = Trong giai đoạn chuẩn bị, bạn có thể xem X lá trên cùng của chồng bài rút (X là số nhân vật còn sống sót, tối đa 5), sau đó đặt bao nhiêu lá tùy ý trong số đó lên trên cùng và các lá còn lại xuống dưới cùng chồng bài rút, theo thứ tự tùy ý.
skill-kongcheng = Không Thành
    .text = Tỏa định kĩ, khi bạn không có bài trên tay, bạn không thể bị chọn làm mục tiêu của Sát hoặc Quyết Đấu. Điều kiện chỉ được xét khi chọn hoặc thay đổi mục tiêu; số bài trên tay thay đổi sau đó không hủy mục tiêu đã có.

general-zhao_yun = Triệu Vân
    .title = Phi kỵ Thường Sơn
skill-longdan = Long Đảm
    .text = Bạn có thể sử dụng hoặc đánh ra 1 lá Sát trên tay (bất kể thuộc tính) như Thiểm, hoặc 1 lá Thiểm trên tay như Sát thường.

general-ma_chao = Mã Siêu
    .title = Ngân kỵ Tây Lương
skill-mashu = Mã Thuật
    .text = Tỏa định kĩ, bạn tính khoảng cách đến người chơi khác -1 (tối thiểu là 1). Kĩ năng này không chiếm chỗ tọa kỵ và được cộng dồn với tọa kỵ -1.
skill-tieqi = Thiết Kỵ
    .text = Sau khi bạn sử dụng Sát chỉ định 1 mục tiêu, bạn có thể phán xét: nếu kết quả màu đỏ, mục tiêu đó không thể sử dụng Thiểm bằng bất kỳ cách nào để chống lại lá Sát này. Quyết định riêng cho từng mục tiêu.

general-huang_yueying = Hoàng Nguyệt Anh
    .title = Tài nữ khéo nghĩ
skill-jizhi = Tập Trí
    .text = Khi bạn sử dụng cẩm nang thường (không phải cẩm nang thời gian), bạn có thể rút 1 lá bài trước khi lá đó kết toán. Tái chế không phải là sử dụng nên không phát động được.
skill-qicai = Kỳ Tài
    .text = Bạn sử dụng cẩm nang không giới hạn khoảng cách.

general-sun_quan = Tôn Quyền
    .title = Chủ nhân Giang Đông
skill-zhiheng = Chế Hành
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ ít nhất 1 lá bài (trên tay hoặc trong khu trang bị), sau đó rút số lá bằng số lá đã bỏ.
skill-jiuyuan = Cứu Viện
    .text = Kĩ năng Chủ công, Tỏa định kĩ, khi bạn đang hấp hối, Đào do người chơi khác thuộc thế lực Ngô sử dụng lên bạn giúp bạn hồi phục thêm 1 sinh lực.

general-gan_ning = Cam Ninh
    .title = Trăm kỵ cướp trại
skill-qixi = Kỳ Tập
    .text = Trong giai đoạn ra bài, bạn có thể sử dụng 1 lá màu đen (trên tay hoặc trong khu trang bị) như Quá Hà Sách Kiều.

general-lv_meng = Lữ Mông
    .title = Kẻ sĩ khiến đời nhìn lại
skill-keji = Khắc Kỷ
    .text = Trước giai đoạn bỏ bài, nếu bạn không sử dụng cũng không đánh ra Sát trong giai đoạn ra bài của lượt này, bạn có thể bỏ qua giai đoạn bỏ bài.

general-huang_gai = Hoàng Cái
    .title = Lão tướng Xích Bích
skill-kurou = Khổ Nhục
    .text = Trong giai đoạn ra bài, bạn có thể mất đi 1 sinh lực; nếu vì thế bạn hấp hối thì kết toán hấp hối trước. Sau đó, nếu còn sống sót, bạn rút 2 lá bài. Kĩ năng này có thể phát động nhiều lần.

general-zhou_yu = Chu Du
    .title = Nho tướng sành âm luật
skill-yingzi = Anh Tư
    .text = Trong giai đoạn rút bài, bạn có thể rút thêm 1 lá bài.
skill-fanjian = Phản Gián
    .text = Giai đoạn ra bài 1 lần, nếu bạn có bài trên tay, bạn có thể chọn 1 người chơi khác: người đó tuyên bố 1 chất, rồi rút ra mà không xem 1 lá bài trên tay của bạn và mở lá đó cho mọi người thấy (lá này vẫn là của bạn). Nếu chất của lá đó khác với chất đã tuyên bố, bạn gây 1 điểm sát thương cho người đó. Dù kết quả thế nào, sau đó nếu còn sống sót, người đó thu lấy lá bài này.

general-da_qiao = Đại Kiều
    .title = Minh châu Giang Đông
skill-guose = Quốc Sắc
    .text = Trong giai đoạn ra bài, bạn có thể sử dụng 1 lá chất rô (trên tay hoặc trong khu trang bị) như Lạc Bất Tư Thục.
skill-liuli = Lưu Ly
    .text = Khi bạn trở thành mục tiêu của Sát, bạn có thể bỏ 1 lá bài (trên tay hoặc trong khu trang bị) và chọn 1 người chơi khác trong phạm vi công kích của bạn; lá Sát đó chuyển mục tiêu sang người này thay cho bạn. Người được chọn không được là người sử dụng lá Sát hoặc người đã là mục tiêu của nó, và phải có thể trở thành mục tiêu của lá Sát (không cần ở trong phạm vi công kích của người sử dụng); khoảng cách và phạm vi công kích được tính như không có lá bạn bỏ.

general-lu_xun = Lục Tốn
    .title = Thư sinh Di Lăng
skill-qianxun = Khiêm Tốn
    .text = Tỏa định kĩ, bạn không thể trở thành mục tiêu của Thuận Thủ Khiên Dương hoặc Lạc Bất Tư Thục.
skill-lianying = Liên Doanh
    .text = Sau khi bạn mất lá bài cuối cùng trên tay, bạn có thể lập tức rút 1 lá bài, trước khi hiệu quả khiến bạn mất lá bài đó tiếp tục kết toán.

general-sun_shangxiang = Tôn Thượng Hương
    .title = Nữ kiệt Giang Đông
skill-jieyin = Kết Nhân
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 2 lá bài trên tay và chọn 1 nhân vật nam bị thương: người đó hồi phục 1 sinh lực; nếu bạn bị thương, bạn cũng hồi phục 1 sinh lực.
skill-xiaoji = Kiêu Cơ
    .text = Sau khi bạn mất 1 lá bài trong khu trang bị, bạn có thể rút 2 lá bài; nếu mất nhiều lá cùng lúc thì phát động riêng cho từng lá.

general-cao_cao = Tào Tháo
    .title = Hùng chủ thời loạn
skill-jianxiong = Gian Hùng
    .text = Sau khi bạn nhận sát thương từ một lá bài, bạn có thể thu lấy lá đã gây sát thương đó, nếu đó là bài thật và vẫn đang được kết toán; nếu lá đó được chuyển hóa từ nhiều lá, bạn có thể thu lấy tất cả.
skill-hujia = Hộ Giá
    .text = Kĩ năng Chủ công, khi bạn cần sử dụng hoặc đánh ra Thiểm, bạn có thể lần lượt hỏi những người chơi khác thuộc thế lực Ngụy, theo thứ tự hành động tính từ bạn, có đánh ra Thiểm thay bạn hay không; ngay khi có người đánh ra thì dừng. Lá Thiểm đó xem như do bạn sử dụng hoặc đánh ra. Nếu không ai đánh ra, bạn vẫn có thể tự sử dụng hoặc đánh ra Thiểm.

general-sima_yi = Tư Mã Ý
    .title = Mưu thần ẩn nhẫn
skill-fankui = Phản Quỹ
    .text = Sau khi bạn nhận sát thương, nếu nguồn sát thương còn sống sót, bạn có thể thu lấy 1 lá bài của người đó: 1 lá trong khu trang bị do bạn chọn, hoặc 1 lá ngẫu nhiên trên tay. Mỗi lần nhận sát thương chỉ phát động 1 lần, bất kể số điểm.
skill-guicai = Quỷ Tài
    .text = Trước khi lá phán xét của bất kỳ nhân vật nào có hiệu lực, bạn có thể đánh ra 1 lá bài trên tay để thay thế; lá phán xét cũ được đưa vào chồng bài bỏ.

general-xiahou_dun = Hạ Hầu Đôn
    .title = Tướng quân nhổ tên
    .also = Hạ Hầu Đốn
skill-ganglie = Cương Liệt
    .text = Sau khi bạn nhận sát thương, nếu nguồn sát thương còn sống sót, bạn có thể phán xét: nếu kết quả không phải chất cơ, nguồn sát thương phải chọn một: bỏ 2 lá bài trên tay; hoặc nhận 1 điểm sát thương do bạn gây ra. Mỗi lần nhận sát thương chỉ phát động 1 lần, bất kể số điểm.

general-zhang_liao = Trương Liêu
    .title = Uy chấn Tiêu Dao Tân
skill-tuxi = Đột Tập
    .text = Trong giai đoạn rút bài, bạn có thể không rút bài mà chọn 1 đến 2 người chơi khác có bài trên tay và thu lấy ngẫu nhiên 1 lá bài trên tay của mỗi người.

general-xu_chu = Hứa Chử
    .title = Mãnh sĩ mình trần
skill-luoyi = Lõa Y
    .text = Trong giai đoạn rút bài, bạn có thể rút ít đi 1 lá bài; nếu làm vậy, trong giai đoạn ra bài của lượt này, sát thương do bạn gây ra bằng Sát hoặc Quyết Đấu mà bạn sử dụng +1.

general-guo_jia = Quách Gia
    .title = Kỳ tài liệu sự
skill-tiandu = Thiên Đố
    .text = Khi lá phán xét của bạn có hiệu lực (sau khi xác định kết quả phán xét), bạn có thể thu lấy lá đó.
skill-yiji = Di Kế
    .text = Sau khi bạn nhận sát thương, với mỗi điểm sát thương, bạn có thể rút 2 lá bài, rồi đưa 1 lá trong đó cho 1 nhân vật bất kỳ và lá còn lại cho 1 nhân vật bất kỳ; cả hai lần đều có thể chọn chính bạn hoặc cùng một người.

general-zhen_ji = Chân Cơ
    .title = Giai nhân sông Lạc
skill-qingguo = Khuynh Quốc
    .text = Bạn có thể sử dụng hoặc đánh ra 1 lá bài màu đen trên tay như Thiểm.
skill-luoshen = Lạc Thần
    .text = Trong giai đoạn chuẩn bị, bạn có thể phán xét: nếu kết quả màu đen, bạn thu lấy ngay lá phán xét đó và có thể lặp lại; nếu màu đỏ, lá phán xét được đưa vào chồng bài bỏ và kĩ năng kết thúc.

general-hua_tuo = Hoa Đà
    .title = Diệu thủ hạnh lâm
skill-jijiu = Cấp Cứu
    .text = Ngoài lượt của bạn, bạn có thể sử dụng 1 lá màu đỏ (trên tay hoặc trong khu trang bị) như Đào.
skill-qingnang = Thanh Nang
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 1 lá bài trên tay và chọn 1 nhân vật bị thương (có thể là bạn), người đó hồi phục 1 sinh lực.

general-lv_bu = Lữ Bố
    .title = Phi tướng Hổ Lao
skill-wushuang = Vô Song
    .text = Tỏa định kĩ, khi bạn sử dụng Sát, mỗi mục tiêu phải lần lượt sử dụng 2 lá Thiểm mới triệt tiêu được; trong Quyết Đấu do bạn sử dụng hoặc nhắm vào bạn, mỗi lần đến phiên, đối phương phải lần lượt đánh ra 2 lá Sát. Chỉ dùng 1 lá thì không có tác dụng nhưng lá đó vẫn mất.

general-diao_chan = Điêu Thuyền
    .title = Bóng hồng dưới trăng
skill-lijian = Ly Gián
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 1 lá bài (trên tay hoặc trong khu trang bị) và chọn 2 nhân vật nam, chỉ định một người xem như sử dụng 1 lá Quyết Đấu (bài ảo) lên người kia. Không thể sử dụng Vô Giải Khả Kích để chống lại lá Quyết Đấu này.
skill-biyue = Bế Nguyệt
    .text = Trong giai đoạn kết thúc, bạn có thể rút 1 lá bài.
