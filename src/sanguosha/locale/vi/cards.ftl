# Bài của Tiêu chuẩn, Tiêu chuẩn EX và Quân Tranh

card-slash = Sát
    .text = Dùng trong giai đoạn ra bài lên 1 người chơi khác trong phạm vi công kích; mỗi giai đoạn ra bài chỉ được sử dụng 1 lá Sát. Nếu mục tiêu không sử dụng Thiểm, bạn gây 1 điểm sát thương cho mục tiêu.
card-fire_slash = Hỏa Sát
    .text = Cách dùng như Sát và tính vào số lần sử dụng Sát, nhưng gây sát thương hỏa.
card-thunder_slash = Lôi Sát
    .text = Cách dùng như Sát và tính vào số lần sử dụng Sát, nhưng gây sát thương lôi.
card-dodge = Thiểm
    .text = Trước khi Sát có hiệu quả với bạn, sử dụng lá này để triệt tiêu lá Sát đó. Cũng có thể đánh ra khi bị yêu cầu, ví dụ để hưởng ứng Vạn Tiễn Tề Phát.
card-peach = Đào
    .text = Trong giai đoạn ra bài, nếu bạn bị thương, sử dụng lên bản thân để hồi phục 1 sinh lực. Cũng có thể sử dụng lên 1 nhân vật đang hấp hối để người đó hồi phục 1 sinh lực.
card-wine = Tửu
    .text = Trong giai đoạn ra bài, sử dụng lên bản thân, mỗi lượt 1 lần: lá Sát kế tiếp bạn sử dụng trong lượt này có sát thương cơ bản +1. Khi bạn đang hấp hối, cũng có thể sử dụng lên bản thân để hồi phục 1 sinh lực.
card-duel = Quyết Đấu
    .text = Dùng trong giai đoạn ra bài lên 1 người chơi khác. Bắt đầu từ mục tiêu, hai bên luân phiên đánh ra Sát; bên nào không đánh ra trước thì nhận 1 điểm sát thương do bên kia gây ra.
card-dismantlement = Quá Hà Sách Kiều
    .text = Dùng trong giai đoạn ra bài lên 1 người chơi khác có bài trên tay, trong khu trang bị hoặc khu phán xét. Bạn chọn 1 lá trong các khu đó (bài trên tay thì không được xem) và bỏ lá đó.
card-snatch = Thuận Thủ Khiên Dương
    .text = Dùng trong giai đoạn ra bài lên 1 người chơi khác ở khoảng cách 1 có bài trên tay, trong khu trang bị hoặc khu phán xét. Bạn chọn 1 lá trong các khu đó (bài trên tay thì không được xem) và thu lấy lá đó.
card-archery_attack = Vạn Tiễn Tề Phát
    .text = Dùng trong giai đoạn ra bài lên tất cả người chơi khác. Mỗi mục tiêu phải đánh ra 1 lá Thiểm, nếu không thì nhận 1 điểm sát thương.
    .detail = Kết toán lần lượt theo thứ tự hành động, bắt đầu từ nhà dưới của bạn; sát thương do bạn gây ra.
card-savage_assault = Nam Man Nhập Xâm
    .text = Dùng trong giai đoạn ra bài lên tất cả người chơi khác. Mỗi mục tiêu phải đánh ra 1 lá Sát, nếu không thì nhận 1 điểm sát thương.
    .detail = Kết toán lần lượt theo thứ tự hành động, bắt đầu từ nhà dưới của bạn; sát thương do bạn gây ra.
card-ex_nihilo = Vô Trung Sinh Hữu
    .text = Dùng trong giai đoạn ra bài lên bản thân. Bạn rút 2 lá bài.
card-god_salvation = Đào Viên Kết Nghĩa
    .text = Dùng trong giai đoạn ra bài lên tất cả nhân vật. Mỗi mục tiêu hồi phục 1 sinh lực.
    .detail = Kể cả bạn. Kết toán lần lượt theo thứ tự hành động, bắt đầu từ bạn; vô hiệu với người không bị thương.
card-amazing_grace = Ngũ Cốc Phong Đăng
    .text = Dùng trong giai đoạn ra bài lên tất cả nhân vật. Lật mở số lá bằng số mục tiêu; mỗi mục tiêu chọn và thu lấy 1 lá.
    .detail = Kể cả bạn. Lật từ chồng bài rút; lần lượt chọn theo thứ tự hành động, bắt đầu từ bạn. Cuối cùng, các lá còn lại được đưa vào chồng bài bỏ.
card-collateral = Tá Đao Sát Nhân
    .text = Dùng trong giai đoạn ra bài lên 1 người chơi khác có vũ khí. Người đó phải sử dụng Sát lên 1 nhân vật do bạn chỉ định, nếu không thì đưa vũ khí cho bạn.
    .detail =
        Nhân vật được chỉ định (có thể là bạn) phải ở trong phạm vi công kích của người đó và người đó phải có thể sử dụng Sát lên nhân vật ấy.
        Do người đó chọn; lá Sát này không tính vào số lần.
    .verb = Để { $first } ra Sát lên { $second }
card-nullification = Vô Giải Khả Kích
    .text = Trước khi 1 lá cẩm nang có hiệu quả với 1 mục tiêu, triệt tiêu hiệu quả của lá đó với mục tiêu ấy.
    .detail = Kể cả cẩm nang thời gian trong giai đoạn phán xét. Cũng có thể triệt tiêu một lá Vô Giải Khả Kích khác.
card-iron_chain = Thiết Tỏa Liên Hoàn
    .text = Dùng trong giai đoạn ra bài lên 1 đến 2 nhân vật để xích hoặc thiết lập lại. Bạn cũng có thể tái chế lá này.
    .detail =
        Có thể gồm cả bạn. Mục tiêu chưa bị xích thì bị xích, mục tiêu đang bị xích thì được thiết lập lại.
        Khi người bị xích nhận sát thương hỏa hoặc lôi, sát thương lan truyền sang những người bị xích khác.
        Tái chế: đưa lá này vào chồng bài bỏ rồi rút 1 lá bài.
card-fire_attack = Hỏa Công
    .text = Dùng trong giai đoạn ra bài lên 1 nhân vật có bài trên tay. Mục tiêu mở 1 lá bài trên tay, sau đó bạn có thể bỏ 1 lá bài trên tay cùng chất để gây 1 điểm sát thương hỏa cho mục tiêu.
    .detail = Có thể dùng lên bản thân. Mở lá nào do mục tiêu chọn.
card-indulgence = Lạc Bất Tư Thục
    .text = Dùng trong giai đoạn ra bài, đặt vào khu phán xét của 1 người chơi khác. Trong giai đoạn phán xét, người đó phán xét: nếu kết quả không phải chất cơ, người đó bỏ qua giai đoạn ra bài.
    .detail =
        Ở đó không được có sẵn Lạc Bất Tư Thục.
        Chỉ bỏ qua giai đoạn ra bài của lượt đó; sau đó bỏ lá này.
card-supply_shortage = Binh Lương Thốn Đoạn
    .text = Dùng trong giai đoạn ra bài, đặt vào khu phán xét của 1 người chơi khác ở khoảng cách 1. Trong giai đoạn phán xét, người đó phán xét: nếu kết quả không phải chất chuồn, người đó bỏ qua giai đoạn rút bài.
    .detail =
        Ở đó không được có sẵn Binh Lương Thốn Đoạn.
        Chỉ bỏ qua giai đoạn rút bài của lượt đó; sau đó bỏ lá này.
card-lightning = Thiểm Điện
    .text = Dùng trong giai đoạn ra bài, đặt vào khu phán xét của bạn. Trong giai đoạn phán xét, người có lá này phán xét: nếu là bích từ 2 đến 9, người đó nhận 3 điểm sát thương lôi; nếu không, chuyển lá này sang khu phán xét của nhà dưới.
    .detail =
        Ở đó không được có sẵn Thiểm Điện.
        Sát thương không có nguồn, sau đó bỏ lá này; nếu bị triệt tiêu, lá này cũng chuyển sang nhà dưới.
card-crossbow = Gia Cát Liên Nỗ
    .text = Phạm vi công kích 1. Tỏa định kĩ, trong giai đoạn ra bài, bạn sử dụng Sát không giới hạn số lần.
card-qinggang_sword = Thanh Công Kiếm
    .text = Phạm vi công kích 2. Tỏa định kĩ, sau khi bạn sử dụng Sát chỉ định 1 mục tiêu, phòng cụ của mục tiêu đó vô hiệu.
    .detail = Cho đến khi lá Sát đó kết toán xong với mục tiêu ấy.
card-double_swords = Thư Hùng Song Cổ Kiếm
    .text = Phạm vi công kích 2. Sau khi bạn sử dụng Sát chỉ định 1 mục tiêu khác giới tính, bạn có thể yêu cầu mục tiêu chọn một: bỏ 1 lá bài trên tay; hoặc để bạn rút 1 lá bài.
    .verb = Họ bỏ bài hoặc bạn rút bài
card-ice_sword = Hàn Băng Kiếm
    .text = Phạm vi công kích 2. Khi lá Sát bạn sử dụng sắp gây sát thương cho mục tiêu, bạn có thể ngăn sát thương đó và bỏ 2 lá bài của mục tiêu.
    .detail = Mục tiêu phải có bài trên tay hoặc trong khu trang bị. Bỏ lần lượt, bài trên tay không được xem; chỉ có 1 lá thì bỏ 1 lá.
    .verb = Ngăn sát thương, bỏ 2 lá của họ
card-blade = Thanh Long Yển Nguyệt Đao
    .text = Phạm vi công kích 3. Sau khi lá Sát bạn sử dụng bị Thiểm của mục tiêu triệt tiêu, bạn có thể sử dụng thêm 1 lá Sát lên cùng mục tiêu.
    .detail = Sử dụng ngay, không giới hạn khoảng cách, không tính vào số lần; có thể tiếp tục như thế.
card-spear = Trượng Bát Xà Mâu
    .text = Phạm vi công kích 3. Bạn có thể sử dụng hoặc đánh ra 2 lá bài trên tay như Sát.
    .detail = Xem như Sát thường, không có chất. Hai lá cùng màu đỏ hoặc cùng màu đen thì có màu đó; một đỏ một đen thì không màu.
card-axe = Quán Thạch Phủ
    .text = Phạm vi công kích 3. Sau khi lá Sát bạn sử dụng bị Thiểm của mục tiêu triệt tiêu, bạn có thể bỏ 2 lá bài để lá Sát đó vẫn có hiệu quả.
    .detail = Có thể là bài trên tay hoặc trong khu trang bị, trừ Quán Thạch Phủ.
    .verb = Bỏ { $count } lá để Sát vẫn trúng
card-halberd = Phương Thiên Hoạ Kích
    .text = Phạm vi công kích 4. Nếu lá Sát bạn sử dụng là lá bài cuối cùng trên tay, bạn có thể chỉ định thêm tối đa 2 mục tiêu.
    .detail = Trong phạm vi công kích; kết toán theo thứ tự hành động. Nhiều lá cuối cùng dùng chung như 1 lá Sát cũng tính.
card-kylin_bow = Kỳ Lân Cung
    .text = Phạm vi công kích 5. Khi lá Sát bạn sử dụng gây sát thương cho mục tiêu, bạn có thể bỏ 1 lá tọa kỵ trong khu trang bị của mục tiêu.
    .verb = Bỏ tọa kỵ của họ
card-guding_blade = Cổ Đĩnh Đao
    .text = Phạm vi công kích 2. Tỏa định kĩ, khi lá Sát bạn sử dụng gây sát thương cho mục tiêu không có bài trên tay, sát thương đó +1.
card-fan = Chu Tước Vũ Phiến
    .text = Phạm vi công kích 4. Khi bạn sử dụng Sát thường, bạn có thể đổi lá đó thành Hỏa Sát, giữ nguyên chất, màu và điểm.
    .verb = Đổi thành Hỏa Sát
card-eight_diagram = Bát Quái Trận
    .text = Khi bạn cần sử dụng hoặc đánh ra Thiểm, bạn có thể phán xét: nếu màu đỏ, xem như bạn đã sử dụng hoặc đánh ra 1 lá Thiểm.
    .detail = Nếu màu đen, bạn vẫn có thể sử dụng hoặc đánh ra Thiểm bằng cách khác.
    .verb = Phán xét: đỏ là Thiểm
card-nioh_shield = Nhân Vương Thuẫn
    .text = Tỏa định kĩ, Sát màu đen vô hiệu với bạn.
card-vine = Đằng Giáp
    .text = Tỏa định kĩ, Nam Man Nhập Xâm, Vạn Tiễn Tề Phát và Sát thường vô hiệu với bạn. Khi bạn nhận sát thương hỏa, sát thương đó +1.
card-silver_lion = Bạch Ngân Sư Tử
    .text = Tỏa định kĩ, khi bạn nhận nhiều hơn 1 điểm sát thương, giảm còn 1 điểm. Khi bạn mất lá này khỏi khu trang bị, bạn hồi phục 1 sinh lực.
card-jueying = Tuyệt Ảnh
    .text = Tỏa định kĩ, người chơi khác tính khoảng cách đến bạn +1.
card-dilu = Đích Lô
    .text = Tỏa định kĩ, người chơi khác tính khoảng cách đến bạn +1.
card-zhuahuangfeidian = Trảo Hoàng Phi Điện
    .text = Tỏa định kĩ, người chơi khác tính khoảng cách đến bạn +1.
card-hualiu = Hoa Lưu
    .text = Tỏa định kĩ, người chơi khác tính khoảng cách đến bạn +1.
card-chitu = Xích Thố
    .text = Tỏa định kĩ, bạn tính khoảng cách đến người chơi khác -1 (tối thiểu là 1).
card-dayuan = Đại Uyển
    .text = Tỏa định kĩ, bạn tính khoảng cách đến người chơi khác -1 (tối thiểu là 1).
card-zixing = Tử Tuynh
    .text = Tỏa định kĩ, bạn tính khoảng cách đến người chơi khác -1 (tối thiểu là 1).
