# Võ tướng và kĩ năng Tiêu chuẩn (ván thân phận)

general-liu_bei = Lưu Bị
    .title = Quân chủ nhân nghĩa
skill-rende = Nhân Đức
    .text = Trong giai đoạn ra bài, bạn có thể đưa tùy ý số lá bài trên tay cho những người chơi khác. Khi đã đưa đủ 2 lá trong giai đoạn này, bạn hồi phục 1 sinh lực.
    .detail =
        Có thể phát động nhiều lần và chia cho nhiều người cùng lúc; họ không được từ chối.
        Mỗi giai đoạn chỉ hồi phục 1 lần. Không thể đưa lá trong khu trang bị.
    .verb = Đưa { $count } lá cho { $targets }
skill-jijiang = Kích Tướng
    .text = Kĩ năng Chủ công, khi bạn cần sử dụng hoặc đánh ra Sát, bạn có thể để những người chơi khác thuộc thế lực Thục chọn có đánh ra 1 lá Sát thay bạn hay không.
    .detail =
        Hỏi lần lượt theo thứ tự hành động tính từ bạn; ngay khi có người đánh ra thì dừng. Lá Sát đó xem như do bạn sử dụng hoặc đánh ra, giữ nguyên chất, màu và thuộc tính.
        Nếu là sử dụng, bạn chỉ định mục tiêu trước và phải thỏa mọi điều kiện như khi tự mình sử dụng Sát (khoảng cách, số lần...).
        Nếu không ai đánh ra, bạn vẫn có thể tự sử dụng hoặc đánh ra Sát; nhưng nếu bạn hỏi trong giai đoạn ra bài để sử dụng Sát mà không ai đánh ra, bạn không thể hỏi lại vì mục đích đó trong giai đoạn ấy.
    .verb = Nhờ người nước Thục ra Sát

general-zhang_fei = Trương Phi
    .title = Tiếng thét Trường Bản
skill-paoxiao = Bào Hao
    .text = Trong giai đoạn ra bài, bạn sử dụng Sát không giới hạn số lần.
    .detail = Phạm vi công kích và mục tiêu vẫn theo quy tắc thường.

general-guan_yu = Quan Vũ
    .title = Ngàn dặm độc hành
skill-wusheng = Võ Thánh
    .text = Bạn có thể sử dụng hoặc đánh ra 1 lá màu đỏ như Sát.
    .detail =
        Có thể là bài trên tay hoặc trong khu trang bị; xem như Sát thường.
        Nếu lá Sát này chỉ hợp lệ (phạm vi công kích, khoảng cách, số lần sử dụng thêm) hoặc có hiệu quả nào đó nhờ một lá trang bị, bạn không thể chuyển hóa chính lá ấy. Ví dụ Kỳ Lân Cung màu đỏ chỉ có thể dùng như Sát lên người vẫn ở trong phạm vi công kích khi không có nó.

general-zhuge_liang = Gia Cát Lượng
    .title = Ngọa long đất Long Trung
skill-guanxing = Quan Tinh
    .text = Trong giai đoạn chuẩn bị, bạn có thể xem X lá trên cùng của chồng bài rút (X là số nhân vật còn sống sót, tối đa 5), rồi đặt chúng lên trên cùng hoặc xuống dưới cùng theo thứ tự tùy ý.
    .detail =
        Số lá đặt lên trên cùng là tùy ý: có thể là tất cả, cũng có thể không lá nào.
        Người khác chỉ biết có bao nhiêu lá ở trên cùng và bao nhiêu lá ở dưới cùng.
    .verb = Xem các lá trên cùng
skill-kongcheng = Không Thành
    .text = Tỏa định kĩ, khi bạn không có bài trên tay, bạn không thể bị chọn làm mục tiêu của Sát hoặc Quyết Đấu.
    .detail = Điều kiện chỉ được xét khi chọn hoặc thay đổi mục tiêu; số bài trên tay thay đổi sau đó không hủy mục tiêu đã có.

general-zhao_yun = Triệu Vân
    .title = Phi kỵ Thường Sơn
skill-longdan = Long Đảm
    .text = Bạn có thể sử dụng hoặc đánh ra Sát như Thiểm, hoặc Thiểm như Sát.
    .detail = Chỉ dùng bài trên tay. Sát thuộc tính nào cũng được; Thiểm xem như Sát thường.

general-ma_chao = Mã Siêu
    .title = Ngân kỵ Tây Lương
skill-mashu = Mã Thuật
    .text = Tỏa định kĩ, bạn tính khoảng cách đến người chơi khác -1.
    .detail = Tối thiểu là 1. Không chiếm chỗ tọa kỵ và được cộng dồn với tọa kỵ -1.
skill-tieqi = Thiết Kỵ
    .text = Sau khi bạn sử dụng Sát chỉ định 1 mục tiêu, bạn có thể phán xét: nếu kết quả màu đỏ, mục tiêu đó không thể sử dụng Thiểm để chống lại lá Sát này.
    .detail =
        Không thể sử dụng Thiểm bằng bất kỳ cách nào, kể cả Bát Quái Trận.
        Quyết định riêng cho từng mục tiêu.
    .verb = Phán xét

general-huang_yueying = Hoàng Nguyệt Anh
    .title = Tài nữ khéo nghĩ
skill-jizhi = Tập Trí
    .text = Khi bạn sử dụng cẩm nang thường, bạn có thể rút 1 lá bài.
    .detail =
        Rút bài trước khi lá đó kết toán.
        Cẩm nang thời gian không phải là cẩm nang thường; tái chế không phải là sử dụng.
    .verb = Rút 1 lá
skill-qicai = Kỳ Tài
    .text = Bạn sử dụng cẩm nang không giới hạn khoảng cách.

general-sun_quan = Tôn Quyền
    .title = Chủ nhân Giang Đông
skill-zhiheng = Chế Hành
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ tùy ý số lá bài, sau đó rút số lá bằng số lá đã bỏ.
    .detail = Ít nhất 1 lá. Có thể là bài trên tay hoặc trong khu trang bị.
    .verb = Bỏ { $count } lá, rút { $count } lá
skill-jiuyuan = Cứu Viện
    .text = Kĩ năng Chủ công, Tỏa định kĩ, khi bạn đang hấp hối, Đào do người chơi khác thuộc thế lực Ngô sử dụng lên bạn giúp bạn hồi phục thêm 1 sinh lực.

general-gan_ning = Cam Ninh
    .title = Trăm kỵ cướp trại
skill-qixi = Kỳ Tập
    .text = Trong giai đoạn ra bài, bạn có thể sử dụng 1 lá màu đen như Quá Hà Sách Kiều.
    .detail = Có thể là bài trên tay hoặc trong khu trang bị.

general-lv_meng = Lữ Mông
    .title = Kẻ sĩ khiến đời nhìn lại
skill-keji = Khắc Kỷ
    .text = Nếu bạn không sử dụng cũng không đánh ra Sát trong giai đoạn ra bài, bạn có thể bỏ qua giai đoạn bỏ bài của lượt này.
    .detail =
        Sát đánh ra trong Quyết Đấu cũng tính.
        Phát động trước khi giai đoạn bỏ bài bắt đầu.
    .verb = Bỏ qua giai đoạn bỏ bài

general-huang_gai = Hoàng Cái
    .title = Lão tướng Xích Bích
skill-kurou = Khổ Nhục
    .text = Trong giai đoạn ra bài, bạn có thể mất đi 1 sinh lực, sau đó rút 2 lá bài.
    .detail =
        Có thể phát động nhiều lần. Mất sinh lực không phải là nhận sát thương.
        Nếu vì thế bạn hấp hối thì kết toán hấp hối trước; còn sống sót mới rút bài.
    .verb = Mất 1 sinh lực, rút 2 lá

general-zhou_yu = Chu Du
    .title = Nho tướng sành âm luật
skill-yingzi = Anh Tư
    .text = Trong giai đoạn rút bài, bạn có thể rút thêm 1 lá bài.
    .verb = Rút thêm 1 lá
skill-fanjian = Phản Gián
    .text = Giai đoạn ra bài 1 lần, bạn có thể để 1 người chơi khác tuyên bố 1 chất, rồi rút và mở 1 lá bài trên tay của bạn: nếu khác chất đã tuyên bố, bạn gây 1 điểm sát thương cho người đó. Sau đó người đó thu lấy lá này.
    .detail =
        Khi rút không được xem; khi mở, lá này vẫn là của bạn.
        Dù chất thế nào, nếu còn sống sót, người đó thu lấy lá này; nếu lá này đã rời tay bạn trước đó thì không thu lấy.
    .verb = Để { $targets } nêu chất và rút bài

general-da_qiao = Đại Kiều
    .title = Minh châu Giang Đông
skill-guose = Quốc Sắc
    .text = Trong giai đoạn ra bài, bạn có thể sử dụng 1 lá chất rô như Lạc Bất Tư Thục.
    .detail = Có thể là bài trên tay hoặc trong khu trang bị.
skill-liuli = Lưu Ly
    .text = Khi bạn trở thành mục tiêu của Sát, bạn có thể bỏ 1 lá bài và chuyển lá Sát đó sang 1 người chơi khác trong phạm vi công kích của bạn.
    .detail =
        Người này không được là người sử dụng lá Sát hay đã là mục tiêu của nó, và phải có thể trở thành mục tiêu của lá Sát; không cần ở trong phạm vi công kích của người sử dụng.
        Lá bị bỏ có thể ở trên tay hoặc trong khu trang bị; khoảng cách và phạm vi công kích được tính như không có lá ấy.
    .verb = Chuyển Sát sang { $targets }

general-lu_xun = Lục Tốn
    .title = Thư sinh Di Lăng
skill-qianxun = Khiêm Tốn
    .text = Tỏa định kĩ, bạn không thể trở thành mục tiêu của Thuận Thủ Khiên Dương hoặc Lạc Bất Tư Thục.
skill-lianying = Liên Doanh
    .text = Sau khi bạn mất lá bài cuối cùng trên tay, bạn có thể rút 1 lá bài.
    .detail = Rút ngay, trước khi hiệu quả khiến bạn mất lá đó tiếp tục kết toán: nếu đó là Sát, bạn rút bài trước khi đối phương ra Thiểm.
    .verb = Rút 1 lá

general-sun_shangxiang = Tôn Thượng Hương
    .title = Nữ kiệt Giang Đông
skill-jieyin = Kết Nhân
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 2 lá bài trên tay và chọn 1 nhân vật nam bị thương: bạn và người đó mỗi người hồi phục 1 sinh lực.
    .detail = Bạn không bị thương cũng phát động được, khi đó chỉ người ấy hồi phục.
    .verb = Bỏ 2 lá, chữa cho { $targets }
skill-xiaoji = Kiêu Cơ
    .text = Sau khi bạn mất 1 lá bài trong khu trang bị, bạn có thể rút 2 lá bài.
    .detail = Nếu mất nhiều lá cùng lúc thì phát động riêng cho từng lá. Bị thay thế, bị bỏ hay bị lấy đi đều tính là mất.
    .verb = Rút 2 lá

general-cao_cao = Tào Tháo
    .title = Hùng chủ thời loạn
skill-jianxiong = Gian Hùng
    .text = Sau khi bạn nhận sát thương, bạn có thể thu lấy lá bài đã gây sát thương đó.
    .detail = Lá đó phải là bài thật và vẫn đang được kết toán; nếu được chuyển hóa từ nhiều lá, bạn có thể thu lấy tất cả.
    .verb = Thu lấy lá gây sát thương
skill-hujia = Hộ Giá
    .text = Kĩ năng Chủ công, khi bạn cần sử dụng hoặc đánh ra Thiểm, bạn có thể để những người chơi khác thuộc thế lực Ngụy chọn có đánh ra 1 lá Thiểm thay bạn hay không.
    .detail =
        Hỏi lần lượt theo thứ tự hành động tính từ bạn; ngay khi có người đánh ra thì dừng. Lá Thiểm đó xem như do bạn sử dụng hoặc đánh ra.
        Nếu không ai đánh ra, bạn vẫn có thể tự sử dụng hoặc đánh ra Thiểm.
    .verb = Nhờ người nước Ngụy ra Thiểm

general-sima_yi = Tư Mã Ý
    .title = Mưu thần ẩn nhẫn
skill-fankui = Phản Quỹ
    .text = Sau khi bạn nhận sát thương, bạn có thể thu lấy 1 lá bài của nguồn sát thương.
    .detail =
        Lá trong khu trang bị do bạn chọn, lá trên tay lấy ngẫu nhiên.
        Nguồn sát thương phải còn sống sót. Mỗi lần nhận sát thương chỉ phát động 1 lần, bất kể số điểm.
    .verb = Lấy 1 lá của họ
skill-guicai = Quỷ Tài
    .text = Trước khi lá phán xét của 1 nhân vật có hiệu lực, bạn có thể đánh ra 1 lá bài trên tay để thay thế.
    .detail = Của bất kỳ nhân vật nào, kể cả của bạn. Lá phán xét cũ được đưa vào chồng bài bỏ.
    .verb = Thay bằng { $cards }

general-xiahou_dun = Hạ Hầu Đôn
    .title = Tướng quân nhổ tên
    .also = Hạ Hầu Đốn
skill-ganglie = Cương Liệt
    .text = Sau khi bạn nhận sát thương, bạn có thể phán xét: nếu kết quả không phải chất cơ, nguồn sát thương phải bỏ 2 lá bài trên tay, nếu không thì nhận 1 điểm sát thương do bạn gây ra.
    .detail =
        Do nguồn sát thương chọn; không đủ 2 lá trên tay thì chỉ có thể nhận sát thương.
        Nguồn sát thương phải còn sống sót. Mỗi lần nhận sát thương chỉ phát động 1 lần, bất kể số điểm.
    .verb = Phán xét

general-zhang_liao = Trương Liêu
    .title = Uy chấn Tiêu Dao Tân
skill-tuxi = Đột Tập
    .text = Trong giai đoạn rút bài, bạn có thể không rút bài mà thu lấy của tối đa 2 người chơi khác, mỗi người 1 lá bài trên tay.
    .detail = Ít nhất 1 người, phải có bài trên tay; lá bài được lấy ngẫu nhiên.
    .verb = Không rút, lấy bài của { $targets }

general-xu_chu = Hứa Chử
    .title = Mãnh sĩ mình trần
skill-luoyi = Lõa Y
    .text = Trong giai đoạn rút bài, bạn có thể rút ít đi 1 lá bài; nếu làm vậy, Sát và Quyết Đấu bạn sử dụng trong giai đoạn ra bài của lượt này gây sát thương +1.
    .detail = Chỉ tính sát thương do bạn gây ra: sát thương bạn nhận trong Quyết Đấu của chính mình không đổi.
    .verb = Rút ít 1 lá, sát thương +1

general-guo_jia = Quách Gia
    .title = Kỳ tài liệu sự
skill-tiandu = Thiên Đố
    .text = Khi lá phán xét của bạn có hiệu lực, bạn có thể thu lấy lá đó.
    .detail = Sau khi đã xác định kết quả phán xét; kết quả không thay đổi.
    .verb = Thu lấy lá phán xét
skill-yiji = Di Kế
    .text = Sau khi bạn nhận sát thương, với mỗi điểm sát thương, bạn có thể rút 2 lá bài, rồi đưa chúng cho những nhân vật bất kỳ.
    .detail = Hai lá có thể đưa cho hai người khác nhau hoặc cùng một người; lá không đưa thì bạn giữ lại.
    .verb = Rút 2 lá

general-zhen_ji = Chân Cơ
    .title = Giai nhân sông Lạc
skill-qingguo = Khuynh Quốc
    .text = Bạn có thể sử dụng hoặc đánh ra 1 lá bài màu đen trên tay như Thiểm.
skill-luoshen = Lạc Thần
    .text = Trong giai đoạn chuẩn bị, bạn có thể phán xét: nếu kết quả màu đen, bạn thu lấy lá đó và có thể phán xét lại.
    .detail = Lá phán xét được thu lấy ngay. Nếu kết quả màu đỏ, lá phán xét được đưa vào chồng bài bỏ và kĩ năng kết thúc.
    .verb = Phán xét

general-hua_tuo = Hoa Đà
    .title = Diệu thủ hạnh lâm
skill-jijiu = Cấp Cứu
    .text = Ngoài lượt của bạn, bạn có thể sử dụng 1 lá màu đỏ như Đào.
    .detail = Có thể là bài trên tay hoặc trong khu trang bị.
skill-qingnang = Thanh Nang
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 1 lá bài trên tay để 1 nhân vật bị thương hồi phục 1 sinh lực.
    .detail = Có thể là chính bạn.
    .verb = Bỏ 1 lá, chữa cho { $targets }

general-lv_bu = Lữ Bố
    .title = Phi tướng Hổ Lao
skill-wushuang = Vô Song
    .text = Tỏa định kĩ, Sát bạn sử dụng cần 2 lá Thiểm mới triệt tiêu được; người Quyết Đấu với bạn mỗi lần phải đánh ra 2 lá Sát.
    .detail =
        Hai lá được ra lần lượt; chỉ ra 1 lá thì không có tác dụng nhưng lá đó vẫn mất.
        Quyết Đấu do ai sử dụng cũng vậy. Sát có nhiều mục tiêu thì mỗi mục tiêu đều cần 2 lá Thiểm.

general-diao_chan = Điêu Thuyền
    .title = Bóng hồng dưới trăng
skill-lijian = Ly Gián
    .text = Giai đoạn ra bài 1 lần, bạn có thể bỏ 1 lá bài và chọn 2 nhân vật nam, để một người xem như sử dụng Quyết Đấu lên người kia.
    .detail =
        Bạn chỉ định ai là người sử dụng; người kia phải ra Sát trước. Lá bị bỏ có thể ở trên tay hoặc trong khu trang bị.
        Lá Quyết Đấu này là bài ảo, không thể dùng Vô Giải Khả Kích để chống lại.
    .verb = Để { $first } quyết đấu với { $second }
skill-biyue = Bế Nguyệt
    .text = Trong giai đoạn kết thúc, bạn có thể rút 1 lá bài.
    .verb = Rút 1 lá
