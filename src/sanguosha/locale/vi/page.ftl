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
page-log-earlier = Xem trước đó
page-chat = Trò chuyện
page-chat-empty = Chưa ai nói gì.
page-chat-write = Nói gì đó
page-chat-send = Gửi
page-threw-flower = tặng hoa cho { $at }
page-threw-egg = ném trứng vào { $at }
page-fine-print = Chi tiết
page-fine-print-hint = Nhấp chuột phải: chi tiết
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
page-next =
    { $what ->
        [seat] { $name }: giờ hãy chọn mục tiêu.
        [second] { $name }: giờ hãy chọn mục tiêu cho { $first }.
        [card] { $name }: giờ hãy chọn lá bài.
       *[other] { $name }: giờ hãy chọn cách dùng.
    }
page-go-on = Chơi tiếp
page-back = Bỏ chọn bước cuối
page-use = Dùng { $card }
page-use-on = Dùng { $card } lên { $targets }
page-play-card = Đánh ra { $card }
page-equip = Trang bị { $card }
page-rescue =
    { $me ->
        [yes] Tự cứu bằng { $card }
       *[no] Cứu { $seat } bằng { $card }
    }
page-use-as = { $skill } thành { $as }
page-use-as-on = { $skill } thành { $as } lên { $targets }
page-use-skill = Phát động { $skill }
page-use-skill-on = Phát động { $skill } lên { $targets }
page-recast = Tái chế { $cards }
page-choose-cards = Chọn { $cards }
page-choose-seats = Chọn { $targets }
page-order = Xếp bài: { $order ->
        [kind] theo loại
        [suit] theo chất
       *[drawn] theo thứ tự rút
    }
page-order-short =
    { $order ->
        [kind] theo loại
        [suit] theo chất
       *[drawn] theo lúc rút
    }
page-unfold = Xem toàn bộ bài trên tay
page-fold = Thu bài lại
page-no-hand = Không có bài trên tay
page-hand-count = { $count } lá trên tay
page-unseen-card = Lá úp thứ { $number }
page-turned-over = Bị lật: mất lượt kế tiếp
page-away = Vắng mặt
page-bot-plays = Máy đang chơi
page-seat-number = Ghế { $number }
page-seat-spoken = { $seat }, { $alive ->
        [yes] { $hp }/{ $max } sinh lực, { $hand } lá trên tay
       *[no] đã chết
    }{ $turn ->
        [yes] , đang có lượt
       *[no] { "" }
    }
page-distance = Khoảng cách { $distance }{ $reach ->
        [yes] ; trong phạm vi công kích của bạn
       *[no] ; ngoài phạm vi công kích của bạn
    }{ $reached ->
        [yes] ; bạn ở trong tầm của họ
       *[no] ; bạn ở ngoài tầm của họ
    }
page-distance-hint = (Đếm theo số ghế, phía ngắn hơn; tọa kỵ làm thay đổi. ↑ sáng: bạn Sát tới họ; ↓ sáng: họ Sát tới bạn.)
page-fact-hp = Sinh lực { $hp }/{ $max }
page-fact-range = Phạm vi công kích { $range }
page-my-guess = Tôi đoán vai là
page-flower = Tặng hoa
page-egg = Ném trứng
page-counts-as = Được coi là { $card }
page-judging = { $seat } phán xét: { $reason }
page-out = Bạn đã bị loại.
page-out-hurry = Chơi nhanh đến hết
page-out-hurried = Máy chơi tiếp không nghỉ.
page-out-watch = Xem tiếp
page-out-leave = Rời đi
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

# Trang đầu, phòng, chọn tướng, thư viện, xem lại, cài đặt, học chơi.

page-name = Tam Quốc Sát
page-tagline = Trung gian khó đoán, gươm giáo Tam Quốc
page-play = Chơi ngay
page-play-hint = { $bots } máy, thân phận bốc ngẫu nhiên
page-connecting = Đang kết nối …
page-language = Ngôn ngữ
page-your-name = Tên của bạn
page-table-size = Số chỗ ngồi
page-seats = { $count } chỗ
page-less = Bớt
page-more = Thêm
page-with-others = Chơi cùng người khác
page-create-hint = Mở phòng, gửi liên kết, chỗ trống để máy chơi.
page-create = Tạo phòng
page-code = Mã phòng
page-password-if = Mật khẩu (nếu có)
page-join = Vào
page-watch = Xem
page-public-rooms = Phòng công khai
page-no-rooms = Chưa có phòng công khai nào. Hãy tạo một phòng!
page-room-line = { $mode } · đã có { $taken }/{ $players } chỗ
page-locked = Cần mật khẩu
page-refresh = Tải lại
page-more-screens = Thêm nữa
page-learn = Học chơi
page-learn-hint = Sáu thế bài nhỏ
page-gallery = Thư viện
page-gallery-hint = { $generals } võ tướng, { $cards } loại bài
page-replays = Xem lại
page-replays-hint = Xem lại các ván đã chơi
page-back-to-start = Trang đầu
page-bot-name = Máy { $number }
page-guest-name = Khách { $code }
page-back-to-room = Về phòng
page-back-to-table = Về bàn chơi
page-invited = Đến phòng { $code }?
page-invited-hint =
    { $running ->
        [yes] Bạn đang chơi ở phòng { $code }. Nếu rời đi, máy sẽ chơi thay.
       *[no] Bạn đang ở phòng { $code }.
    }
page-invited-go = Đến { $code }
page-invited-stay = Ở lại đây
page-keys = Phím tắt
page-keys-hint = Phím tắt (?)
page-key-pick = Chọn lá bài hoặc nút
page-key-seat = Chọn người chơi theo chữ cái
page-key-enter = Xác nhận
page-key-escape = Hủy bước vừa chọn, đóng phần giải thích
page-key-space = Kết thúc giai đoạn hoặc bỏ qua
page-key-arrows = Quan Tinh: sắp xếp bài
page-key-question = Giải thích mục đang chọn, nếu không thì hiện bảng này
page-key-step = Xem lại: lùi, tiến một bước
page-key-turn = Xem lại: lượt trước, lượt sau
page-key-ends = Xem lại: đầu, cuối
page-key-play = Xem lại: phát, tạm dừng
page-loading = Đang tải …
page-room-title = Phòng { $code }
page-room-code = Phòng
page-copy-link = Sao chép liên kết
page-free-place = Chỗ trống
page-add-bot = Thêm máy
page-fill = Máy vào mọi chỗ trống
page-bot = Máy
page-host = Chủ phòng
page-ready = Sẵn sàng
page-not-ready = Chưa sẵn sàng
page-you = Bạn
page-move = Đổi chỗ
page-move-name = Đổi chỗ của { $name }
page-move-here = Đổi với chỗ này
page-kick = Mời ra
page-kick-name = Mời { $name } ra khỏi chỗ
page-send-away = Mời ra
page-send-away-name = Mời { $name } ra
page-watching = { $count } người xem
page-start = Bắt đầu
page-not-all-ready = Còn { $count } người chưa sẵn sàng
page-bots-fill = Máy sẽ ngồi vào { $count } chỗ trống.
page-all-ready = Mọi người đã sẵn sàng.
page-be-ready = Tôi sẵn sàng
page-take-ready-back = Bỏ sẵn sàng
page-host-starts = Chủ phòng sẽ bắt đầu ván.
page-you-watch = Bạn đang xem. Ván chưa bắt đầu.
page-game-runs = Ván đang diễn ra.
page-rules-of-room = Luật của phòng
page-mode = Chế độ
page-mode-hegemony = Quốc chiến
page-role-set = Bộ thân phận
page-role-set-standard = Thông thường
page-role-set-two_renegades = Hai Nội gian
page-roles = Thân phận ở bàn này
page-role-count = { $role } × { $count }
page-with-generals = Có võ tướng
page-with-generals-hint = Không có võ tướng thì không ai có kĩ năng: ván đơn giản nhất.
page-choices = Số võ tướng được chọn
page-generals-count = { $count } mỗi người
page-packages = Bộ mở rộng
package-standard = Tiêu chuẩn
package-wind = Phong
page-banned = Không dùng ({ $count }):
page-choose-banned = Chọn võ tướng không dùng
page-ban-hint = Chạm vào võ tướng để loại ra hoặc đưa lại vào.
page-left-out = không dùng
page-ban-nobody = Không loại ai
page-copy-list = Sao chép danh sách
page-paste-list = Dán danh sách
page-use-list = Dùng danh sách
page-time = Thời gian suy nghĩ
page-seconds = { $count } giây
page-pace = Tốc độ máy
page-pace-fast = nhanh
page-pace-usual = vừa
page-pace-slow = chậm
page-public = Công khai
page-public-hint = Ai cũng thấy phòng này ở trang đầu.
page-spectators = Cho phép xem
page-spectators-hint = Ai có liên kết thì được xem.
page-delay = Người xem thấy chậm hơn
page-no-delay = không chậm
page-password = Mật khẩu
page-no-password = không có
page-has-password = Phòng này có mật khẩu.
page-your-role = Thân phận của bạn:
page-the-lord = Chủ công:
page-others-choose = Còn { $count } người đang chọn
page-seconds-left = Còn { $count } giây
page-pick-general = Hãy chọn một võ tướng
page-take-general = Chọn { $general }
page-chosen-wait = Bạn đã chọn. Đang chờ người khác …
page-hp = { $hp }/{ $max } sinh lực
page-role-unknown = Chưa rõ thân phận
page-card-as = { $card }, xem như { $as }
page-shelf = Hiển thị
page-generals = Võ tướng
page-cards = Lá bài
page-search = Tìm
page-search-hint = Tên, kĩ năng hay từ bất kỳ
page-kingdom = Thế lực
page-all-packages = Mọi bộ
page-card-type = Loại bài
page-all-types = Mọi loại
page-found = Có { $count } kết quả
page-general-facts = { $kingdom } · { $gender } · { $hp } sinh lực · { $package }
page-import = Nhập ván đấu
page-imported = nhập từ nơi khác
page-export = Lưu thành tệp
page-my-replays = Ván của bạn
page-no-replays-of-mine = Bạn chưa kết thúc ván nào. Không ai khác thấy ván của bạn nếu bạn không chia sẻ.
page-shared-replays = Ván được chia sẻ
page-no-replays = Chưa ai chia sẻ ván nào.
page-share-replay = Chia sẻ với mọi người
page-unshare-replay = Đã chia sẻ với mọi người: thôi chia sẻ
page-outcome-round_cap = Hòa: hết số vòng
page-outcome-no_cards = Hòa: hết bài
page-outcome-other = Ván đã kết thúc
page-replay-controls = Điều khiển xem lại
page-time-line = Dòng thời gian
page-shuffle-promised = Cam kết xáo bài: { $commitment }
page-shuffle-promised-hint = Máy chủ đã cam kết bí mật của mình trước khi nhận số ngẫu nhiên của mọi người; khi ván đấu kết thúc, bản xem lại cho thấy bài được xáo từ cả hai.
page-shuffle =
    { $state ->
        [agrees] Bài được xáo đúng như cam kết: { $commitment } khớp với bí mật và số của { $count } người chơi.
        [left_out] Bài được xáo đúng như cam kết ({ $commitment }), nhưng số mà trình duyệt này gửi không có trong đó: điều đó đúng nếu bạn đã rời đi trước khi ván bắt đầu; nếu bạn có chơi, số đó đã bị bỏ qua.
       *[differs] Bài không được xáo như đã cam kết: { $commitment } không khớp.
    }
page-turn-count = Lượt { $turn }/{ $turns }
page-death-of = { $seat } tử vong
page-turn-back = Về lượt trước
page-turn-on = Đến lượt sau
page-step-back = Lùi một bước
page-step = Tiến một bước
page-play-on = Phát
page-pause = Dừng
page-speed = Tốc độ
page-look-from = Nhìn từ
page-seen-by = như { $seat }
page-seen-by-all = như người xem
page-open-hands = Xem bài mọi người
page-copy-moment = Sao chép liên kết đến lúc này
page-leave-replay = Về danh sách
page-save = Lưu
page-motion = Chuyển động
page-card-speed = Tốc độ bài bay
page-speed-slow = chậm
page-speed-usual = vừa
page-speed-fast = nhanh
page-speed-none = không bay
page-still = Giảm chuyển động
page-still-hint = Không rung, bay hay mờ dần, bất kể hệ thống.
page-sound = Âm thanh
page-sound-on = Hiệu ứng âm thanh
page-sound-hint = Đàn gảy, trống, đao và chiêng
page-sound-ask = Chơi có âm thanh?
page-sound-ask-text = Đàn gảy, trống, đao và chiêng, do chính trang này tạo ra. Có thể đổi bất cứ lúc nào trong phần cài đặt.
page-sound-all = Âm thanh và nhạc
page-sound-only = Chỉ âm thanh
page-sound-none = Im lặng
page-sound-sample = Nghe thử
page-music = Nhạc nền
page-music-hint = Một điệu đàn nhẹ trong lúc chơi
page-music-volume = Âm lượng nhạc
page-volume = Âm lượng
page-playing = Khi chơi
page-auto-pass-hint = Tự bỏ qua mỗi lần hỏi. Có thể đổi ở bàn chơi.
page-quick = Một chạm khi chỉ cần một
page-quick-hint = Khi chỉ phải chọn một thứ thì không cần bấm xác nhận.
page-hand-order = Xếp bài trên tay
page-credits = Tranh vẽ, âm thanh và nhạc là của chúng tôi. Phông chữ và thư viện của người khác theo giấy phép riêng của họ.
page-licences = Nội dung giấy phép
refused-no-such-room = Không có phòng với mã này.
refused-wrong-password = Mật khẩu không đúng.
refused-full = Đã hết chỗ. Bạn có thể xem.
refused-running = Ván đã bắt đầu. Bạn có thể xem.
refused-no-spectators = Phòng này không cho xem.
refused-in-room = Hãy rời phòng hiện tại trước.
refused-draining = Máy chủ sắp được làm mới; lát nữa mới có thể bắt đầu ván mới. Các ván đang chơi vẫn tiếp tục.
refused-too-many-rooms = Có quá nhiều phòng; hãy thử lại sau.
refused-too-many-guests = Có quá nhiều khách mới đến từ mạng của bạn; hãy thử lại sau vài phút.
refused-too-many-guesses = Sai mã phòng hoặc mật khẩu quá nhiều lần; hãy thử lại sau vài phút.
refused-sent-away = Chủ phòng này đã mời bạn ra; bạn không thể quay lại.
refused-too-many-people = Phòng đông hơn số chỗ.
refused-bad-options = Không thể chơi như vậy:
refused-bad-number = Số để xáo bài không đúng.
refused-bad-name = Tên dài từ 1 đến 20 ký tự.
refused-not-host = Chỉ chủ phòng được làm điều này.
refused-series = Chỗ ngồi và luật chơi giữ nguyên cho đến khi hết chuỗi ván.
refused-silent = Trong ván này người chơi không được nói hay ném gì.
refused-kicked = Chủ phòng đã mời bạn ra.
refused-too-fast = Xin chậm lại một chút.
refused-not-stored = Máy chủ tạm thời không lưu được; hãy thử lại.
refused-wrong-protocol = Trang và máy chủ khác phiên bản. Hãy tải lại trang.
refused-not-out = Vẫn còn người đang chơi: máy giữ nhịp độ.
refused-fault = Máy chủ gặp lỗi, chưa làm được.
page-learn-lead = Mỗi người vào vai một võ tướng Tam Quốc với thân phận bí mật; chỉ Chủ công lộ diện. Đánh Sát, dùng Thiểm, cứu người hấp hối và tìm ra ai cùng phe.
page-learn-try = Thử ngay
page-learn-solved = Đã giải { $count }/{ $all }
page-learn-play = Chơi một ván nhỏ năm người
page-learn-roles = Thân phận
page-learn-role-lord = Hạ mọi Phản tặc và Nội gian. Ai cũng biết bạn; ván từ năm người bạn có thêm 1 sinh lực.
page-learn-role-loyalist = Bảo vệ Chủ công. Chủ công thắng là bạn thắng, dù bạn đã ngã xuống.
page-learn-role-rebel = Hạ Chủ công. Mọi Phản tặc cùng thắng. Ai giết Phản tặc được rút 3 lá.
page-learn-role-renegade = Là người sống sót cuối cùng: hạ người khác trước, Chủ công sau cùng.
page-learn-turn = Một lượt
page-learn-phase-prepare = Một số kĩ năng phát động ở đây.
page-learn-phase-judge = Phán xét các cẩm nang thời gian trước mặt bạn.
page-learn-phase-draw = Rút 2 lá.
page-learn-phase-play = Dùng bao nhiêu lá tùy ý, nhưng chỉ một lá Sát.
page-learn-phase-discard = Chỉ giữ số lá trên tay không quá sinh lực hiện tại.
page-learn-phase-finish = Một số kĩ năng phát động ở đây.
page-learn-cards = Các lá bài
page-learn-type-basic = Lá cơ bản
page-learn-type-basic-text = Tấn công, né, hồi phục, có tác dụng ngay.
page-learn-type-trick = Cẩm nang
page-learn-type-trick-text = Hiệu ứng mạnh dùng một lần, đều có thể bị Vô Giải Khả Kích hóa giải.
page-learn-type-delayed = Cẩm nang thời gian
page-learn-type-delayed-text = Nằm chờ trước người chơi đến giai đoạn phán xét; lá lật ra sẽ quyết định.
page-learn-type-equipment = Trang bị
page-learn-type-equipment-text = Nằm lại trước bạn: vũ khí đánh xa hơn, phòng cụ che chở, tọa kỵ đổi khoảng cách.
page-learn-all-cards = Xem mọi lá bài
page-learn-distance = Khoảng cách và phạm vi công kích
page-learn-distance-picture = Vòng sáu người: hai bên cạnh cách 1, kế tiếp cách 2, đối diện cách 3.
page-learn-distance-text = Khoảng cách là đường vòng ngắn hơn quanh bàn, chỉ tính người còn sống.
page-learn-range-text = Sát đánh được người trong phạm vi công kích: 1 nếu không có vũ khí. Tọa kỵ -1 giúp bạn gần người khác hơn, tọa kỵ +1 khiến người khác xa bạn hơn.
page-learn-dying = Hấp hối, phán xét, kĩ năng
page-learn-dying-text = Khi sinh lực về 0 thì hấp hối. Lần lượt mọi người có thể dùng Đào để cứu; người hấp hối còn có thể dùng Tửu.
page-learn-death-text = Người chết lộ thân phận. Chủ công giết Trung thần thì mất hết bài.
page-learn-judge-text = Phán xét là lật lá trên cùng của chồng bài; chất hoặc số của nó quyết định.
page-learn-skills-text = Kĩ năng phá vỡ luật thường. Chạm vào tên kĩ năng để xem giải thích.
page-lesson-slash-title = Lá Sát đầu tiên
page-lesson-slash-ask = Lượt của bạn. Bạn là Quan Vũ, muốn đánh Tào Tháo ngồi cạnh. Dùng lá nào?
page-lesson-slash-slash = Đúng. Nếu Tào Tháo không dùng Thiểm, ông ta chịu 1 sát thương. Mỗi giai đoạn ra bài chỉ một lá Sát.
page-lesson-slash-dodge = Thiểm không tự dùng được; nó để đáp lại Sát.
page-lesson-slash-peach = Đào để hồi phục, mà bạn chưa bị thương.
page-lesson-dodge-title = Né đòn
page-lesson-dodge-ask = Trương Phi dùng Sát lên bạn. Bạn đáp bằng gì?
page-lesson-dodge-dodge = Đúng: Sát bị hóa giải, bạn chỉ mất lá bài này.
page-lesson-dodge-peach = Đào không chặn được Sát. Hãy giữ lại cho lúc bị thương hay hấp hối.
page-lesson-dodge-duel = Quyết Đấu được dùng trong lượt của mình.
page-lesson-range-title = Ai trong phạm vi công kích?
page-lesson-range-ask = Bạn không có vũ khí nên phạm vi công kích là 1. Chạm vào người bạn đánh được.
page-lesson-range-right = Đúng. Hai người ngồi cạnh bạn cách 1.
page-lesson-range-wrong = Quá xa: khoảng cách 2, phạm vi công kích của bạn 1. Vũ khí dài hơn hoặc tọa kỵ -1 sẽ giúp bạn.
page-lesson-trick-title = Cẩm nang thích hợp
page-lesson-trick-ask = Tào Nhân ở đối diện nấp sau Bát Quái Trận. Lá nào phá được nó?
page-lesson-trick-dismantlement = Đúng. Quá Hà Sách Kiều bỏ một lá của bất kỳ người chơi khác, dù ở xa.
page-lesson-trick-snatch = Thuận Thủ Khiên Dương còn cho bạn lấy nó, nhưng chỉ ở khoảng cách 1. Tào Nhân cách 2.
page-lesson-trick-indulgence = Lạc Bất Tư Thục có thể khiến ông ta mất giai đoạn ra bài, nhưng phòng cụ vẫn còn.
page-lesson-dying-title = Cứu Chủ công
page-lesson-dying-ask = Bạn là Trung thần. Chủ công Lưu Bị còn 0 sinh lực, đang hấp hối. Cứu bằng gì?
page-lesson-dying-peach = Đúng: ông ấy trở lại 1 sinh lực và ván tiếp tục. Nếu Chủ công chết, Phản tặc thắng.
page-lesson-dying-wine = Tửu chỉ cứu được chính người uống.
page-lesson-dying-slash = Sát không cứu được ai.
page-lesson-roles-title = Nên đánh ai?
page-lesson-roles-ask = Bạn là Phản tặc, ai cũng trong phạm vi công kích. Bạn đánh ai?
page-lesson-roles-right = Đúng. Chủ công chết thì mọi Phản tặc thắng, dù sống hay chết.
page-lesson-roles-wrong = Có thể là đồng minh: các Phản tặc khác cũng giấu mình như bạn. Chỉ Chủ công chắc chắn là kẻ địch.
