# Câu hỏi dành cho người chơi và chữ trên các nút bên dưới.
# $a, $b… là các tham số bằng lời, $a_id là dạng thô, $a_me là "yes" nếu đó chính là người được hỏi.
# $low và $high cho biết được chọn bao nhiêu, $ways là số cách chọn ở bước đầu.

play-phase = Giai đoạn ra bài của bạn: hãy dùng bài hoặc phát động kĩ năng.
    .pass = Kết thúc giai đoạn ra bài
    .recast = Tái chế một lá bài
    .declare = Lật mặt một tướng
choose-revealed = Lượt của bạn bắt đầu: lật mặt tướng nào?
    .pass = Vẫn úp
ask-reveal-hand_limit = Lật mặt { $a } để thay đổi giới hạn bài trên tay?
    .yes = Lật mặt
    .no = Vẫn úp
ask-reveal-judgement = Lật mặt { $a } để { $b } có chất khác?
    .yes = Lật mặt
    .no = Vẫn úp
ask-reveal-target = { $c } sử dụng { $b } với bạn: lật mặt { $a } để không là mục tiêu?
    .yes = Lật mặt
    .no = Vẫn úp
ask-reveal-dying = { $b } hấp hối: lật mặt { $a } để thay đổi ai được cứu?
    .yes = Lật mặt
    .no = Vẫn úp
use-skill =
    { $b_id ->
        [line]
            { $c_me ->
                [yes] Bạn
               *[no] { $c }
            } dùng { $e } lên { $d_me ->
                [yes] bạn
               *[no] { $d }
            }.{ " " }
        [dodged]
            { $e } của { $c_me ->
                [yes] bạn
               *[no] { $c }
            } bị { $d_me ->
                [yes] bạn
               *[no] { $d }
            } hóa giải.{ " " }
        [use]
            { $c_me ->
                [yes] Bạn
               *[no] { $c }
            } dùng { $d }.{ " " }
        [play]
            { $c_me ->
                [yes] Bạn
               *[no] { $c }
            } đánh ra { $d }.{ " " }
        [damage]
            { $d_id ->
                [none]
                    { $c_me ->
                        [yes] Bạn
                       *[no] { $c }
                    } nhận { $e } điểm sát thương.{ " " }
               *[other]
                    { $d_me ->
                        [yes] Bạn
                       *[no] { $d }
                    } gây { $e } điểm sát thương cho { $c_me ->
                        [yes] bạn
                       *[no] { $c }
                    }.{ " " }
            }
        [judgement]
            Lá phán xét { $d } của { $c_me ->
                [yes] bạn
               *[no] { $c }
            } là { $e }.{ " " }
       *[none] { "" }
    }{ $ways ->
        [0] Không có lá bài nào để phát động { $a }.
        [1] Phát động { $a }?
       *[other] Có nhiều kĩ năng có thể phát động. Phát động kĩ năng nào trước?
    }
    .pass = Không phát động

ask-dodge =
    { $c ->
        [1] { $a } dùng { $b } lên bạn. Bạn có dùng Thiểm không?
       *[other] { $a } dùng { $b } lên bạn. Cần { $c } lá Thiểm mới hóa giải được: bạn có dùng một lá không?
    }
    .pass = Không né
ask-duel =
    { $b ->
        [1] Quyết Đấu với { $a }: đánh ra một lá Sát, nếu không bạn chịu 1 sát thương.
       *[other] Quyết Đấu với { $a }: lần lượt đánh ra { $b } lá Sát, nếu không bạn chịu 1 sát thương.
    }
    .pass = Chịu thua
ask-archery_attack = Vạn Tiễn Tề Phát của { $a }: đánh ra một lá Thiểm, nếu không bạn chịu 1 sát thương.
    .pass = Chịu sát thương
ask-savage_assault = Nam Man Nhập Xâm của { $a }: đánh ra một lá Sát, nếu không bạn chịu 1 sát thương.
    .pass = Chịu sát thương
ask-nullification =
    { $b_id ->
        [nullification]
            { $d_id ->
                [on]
                    { $c_me ->
                        [yes] { $a } muốn { $e } vẫn có hiệu lực với bạn. Dùng Vô Giải Khả Kích để hóa giải?
                       *[no] { $a } muốn { $e } vẫn có hiệu lực với { $c }. Dùng Vô Giải Khả Kích để hóa giải?
                    }
               *[off]
                    { $c_me ->
                        [yes] { $a } hóa giải { $e } đối với bạn. Dùng Vô Giải Khả Kích để nó vẫn có hiệu lực?
                       *[no] { $a } hóa giải { $e } đối với { $c }. Dùng Vô Giải Khả Kích để nó vẫn có hiệu lực?
                    }
            }
       *[other]
            { $own ->
                [yes]
                    { $c_me ->
                        [yes] { $b } sắp có hiệu lực với bạn. Dùng Vô Giải Khả Kích để hóa giải?
                       *[no] { $b } sắp có hiệu lực với { $c }. Dùng Vô Giải Khả Kích để hóa giải?
                    }
               *[no]
                    { $c_me ->
                        [yes] { $b } của { $a } sắp có hiệu lực với bạn. Dùng Vô Giải Khả Kích để hóa giải?
                       *[no] { $b } của { $a } sắp có hiệu lực với { $c }. Dùng Vô Giải Khả Kích để hóa giải?
                    }
            }
    }
    .pass = Bỏ qua
ask-rescue =
    { $a_me ->
        [yes] Bạn đang hấp hối. Hãy hồi { $b } sinh lực bằng Đào hoặc Tửu, nếu không bạn sẽ tử vong.
       *[no] { $a } đang hấp hối và cần hồi { $b } sinh lực. Bạn có dùng Đào để cứu không?
    }
    .pass =
        { $a_me ->
            [yes] Chấp nhận tử vong
           *[no] Không cứu
        }
ask-collateral = Tá Đao Sát Nhân của { $a }: dùng Sát lên { $b }, nếu không hãy giao vũ khí của bạn.
    .pass = Giao vũ khí
ask-fire_attack = { $a } cho xem một lá { $b }. Bỏ một lá cùng chất trên tay để gây 1 sát thương hỏa?
    .pass = Không bỏ lá nào
    .confirm = Bỏ { $cards }
ask-double_swords = Thư Hùng Song Cổ Kiếm của { $a }: bỏ một lá bài trên tay, nếu không { $a } rút 1 lá.
    .pass = Để họ rút bài
    .confirm = Bỏ { $cards }
ask-blade = Thanh Long Yển Nguyệt Đao: { $a } đã né Sát của bạn. Dùng tiếp một lá Sát lên họ?
    .pass = Không truy kích
ask-jijiang =
    { $b_id ->
        [none] { $a } phát động Kích Tướng: bạn có đánh ra một lá Sát thay họ không?
       *[other]
            { $c_id ->
                [none] { $a } phát động Kích Tướng để dùng Sát lên { $b_me ->
                    [yes] bạn
                   *[no] { $b }
                }: bạn có đánh ra một lá Sát thay họ không?
               *[other] { $a } phát động Kích Tướng để hưởng ứng { $c }: bạn có đánh ra một lá Sát thay họ không?
            }
    }
    .pass = Không hưởng ứng
ask-hujia =
    { $b_id ->
        [none] { $a } phát động Hộ Giá: bạn có đánh ra một lá Thiểm thay họ không?
       *[other] { $a } phát động Hộ Giá trước { $c } của { $b_me ->
            [yes] bạn
           *[no] { $b }
        }: bạn có đánh ra một lá Thiểm thay họ không?
    }
    .pass = Không hưởng ứng
ask-guhuo =
    { $c_id ->
        [none] Cổ Hoặc của { $a }: một lá bài úp được nói là { $b }. Bạn có nghi ngờ không?
       *[other] Cổ Hoặc của { $a }: một lá bài úp được nói là { $b } dùng lên { $c_me ->
            [yes] bạn
           *[no] { $c }
        }. Bạn có nghi ngờ không?
    }
    .yes = Nghi ngờ
    .no = Tin
ask-ganglie = Cương Liệt của { $a }: bỏ hai lá bài trên tay, nếu không bạn chịu 1 sát thương.
    .pass = Chịu sát thương
    .confirm = Bỏ { $count } lá
ask-reward = Bạn đã hạ { $a }: rút { $b } lá bài?
    .yes = Rút { $b } lá
    .no = Không rút
ask-luoshen = Lạc Thần: kết quả màu đen. Phán xét thêm lần nữa?
    .yes = Phán xét tiếp
    .no = Dừng lại

choose-general = Hãy chọn võ tướng của bạn.
choose-discard = Bài trên tay vượt giới hạn: hãy bỏ { $low } lá.
    .confirm = Bỏ { $count } lá
ask-dismantlement = Bỏ lá bài nào của { $a }?
    .confirm = Bỏ lá này
ask-snatch = Lấy lá bài nào của { $a }?
    .confirm = Lấy lá này
ask-fankui = { $skill }: lấy lá bài nào của { $a }?
    .confirm = Lấy lá này
ask-ice_sword = { $skill }: bỏ lá bài nào của { $a }?
    .confirm = Bỏ lá này
ask-amazing_grace = Ngũ Cốc Phong Đăng: hãy chọn lấy một lá bài.
    .confirm = Lấy { $cards }
ask-fire_attack-show = Hỏa Công của { $a }: hãy chọn một lá trên tay để cho xem.
    .confirm = Cho xem { $cards }
choose-contest-card = Hãy chọn một lá trên tay để đấu điểm.
    .confirm = Đấu điểm bằng { $cards }
ask-guanxing = Quan Tinh: chọn lần lượt các lá đặt lên đầu chồng bài (lá chọn trước nằm trên cùng), rồi các lá đặt xuống đáy (lá chọn sau nằm dưới cùng).
    .next = Các lá còn lại đặt xuống đáy
    .confirm = Đặt lại như vậy
    .panel = Quan Tinh: hàng trên đặt lên đầu chồng bài, lá ngoài cùng bên trái được rút trước; hàng dưới đặt xuống đáy.
ask-fanjian = Phản Gián của { $a }: hãy nêu một chất.
ask-fanjian-card = Hãy rút một lá bài trên tay của { $a }.
ask-yiji = Di Kế: bạn có thể đưa các lá vừa rút cho người khác.
    .done =
        { $picked ->
            [0] Giữ cả hai
           *[other] Chia như vậy
        }
ask-buqu =
    { $low ->
        [1] Bạn hồi phục sinh lực: bỏ lá Bất Khuất nào?
       *[other] Bạn hồi phục sinh lực: bỏ { $low } lá Bất Khuất nào?
    }
    .confirm = Bỏ { $count } lá

# What is asked where a skill or card has no words of its own: $skill is its name.
ask-cards = { $skill }: hãy chọn bài.
ask-card_of = { $skill }: chọn lá bài nào của { $a }?
ask-seats = { $skill }: hãy chọn người chơi.
ask-option = { $skill }: bạn chọn gì?
ask-distribute = { $skill }: hãy chia các lá bài này.
ask-arrange = { $skill }: hãy xếp thứ tự các lá bài này.
ask-play = { $skill }: đánh ra một lá bài?
ask-use = { $skill }: dùng một lá bài?

option-pass = Bỏ qua
option-done = Xong
option-next = Chồng tiếp theo
option-yes = Làm
option-no = Không làm
option-recast = Tái chế một lá bài
option-declare = Lật mặt một tướng
way = { $skill }: { $way }
way-shensu-1 = bỏ qua giai đoạn phán xét và rút bài
way-shensu-2 = bỏ qua giai đoạn ra bài và bỏ 1 lá trang bị
use-way = Phát động { $way }
unseen-card = Một lá úp trên tay { $seat }
reason-hand_limit = xuống đến giới hạn trữ bài
reason-avoid = để tránh hậu quả
reason-attack = để gây sát thương
