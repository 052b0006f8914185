# Những gì màn hình dòng lệnh nói ngoài câu hỏi và lời tường thuật.

welcome =
    { $seat ->
        [0] Ván { $seed }, { $players } người chơi; bạn đang xem.
       *[other] Ván { $seed }, { $players } người chơi; bạn ngồi chỗ { $seat }. Gõ “?” để được trợ giúp, “q” để thoát.
    }
goodbye =
    { $saved ->
        [yes]
            Tạm biệt. Ván đấu đã được lưu: { $path }
            Để chơi tiếp: { $command }
       *[no] Tạm biệt. Ván đấu chưa được lưu.
    }
saved =
    { $saved ->
        [yes] Bản ghi đã được lưu: { $path }
       *[no] Không lưu được bản ghi.
    }
your-role = Thân phận của bạn: { $role }.
your-result =
    { $draw ->
        [yes] Hòa, không ai thắng.
       *[no]
            { $won ->
                [yes] Bạn thắng!
               *[no] Bạn thua.
            }
    }
confirm = { $picks }. Enter: thực hiện; u: lùi một bước.
confirm-help = Enter để thực hiện, “u” để lùi một bước, “q” để thoát.
help =
    Gõ số để chọn, có thể gõ nhiều số một lần như “1 3”; 0 để kết thúc hoặc bỏ qua.
    u: lùi một bước   t: xem bàn   l: các dòng tường thuật gần nhất
    ? 2: giải thích mục số 2   ? Sát: giải thích lá bài, võ tướng hay kĩ năng, và vì sao không chọn được
    q: lưu và thoát
nothing-to-undo = Không còn bước nào để lùi.
no-such-choice =
    { $count ->
        [0] Ở đây chỉ chọn được 0.
        [1] Hãy gõ 1 hoặc lựa chọn khác có trong danh sách; “?” để được trợ giúp.
       *[other] Hãy gõ một số từ 1 đến { $count } hoặc lựa chọn khác có trong danh sách; “?” để được trợ giúp.
    }
do-not-fit = Không thể chọn chung như vậy.
unknown-name =
    { $hint ->
        [yes] Không có gì tên là “{ $name }”. Có phải: { $near }
       *[no] Không có gì tên là “{ $name }”.
    }

board-title = Vòng { $round } | chồng bài rút { $draw }, chồng bài bỏ { $discard }
board-title-turn = Vòng { $round }, { $seat }, { $phase } | chồng bài rút { $draw }, chồng bài bỏ { $discard }
board-hand = Bài trên tay bạn: { $cards }
board-hand-of = Bài trên tay { $seat }: { $cards }
board-pile = { $pile }: { $cards }
no-cards = không có lá nào
note-distance = khoảng cách { $distance }
note-range = tầm { $range }

column-seat = Chỗ
column-agent = Máy
column-general = Võ tướng
column-role = Thân phận
column-hp = Sinh lực
column-hand = Tay
column-equip = Trang bị
column-judge = Phán xét
column-notes = Ghi chú
column-type = Loại
column-package = Gói
column-id = Mã
column-name = Tên
column-games = Số ván
column-wins = Thắng
column-rate = Tỉ lệ
column-interval = Khoảng 95 %

head = { $name } ({ $note })
general-note = { $title }; thế lực { $kingdom }, { $gender }, { $hp } sinh lực
skill-entry = { $name }: { $text }
more-in-full = Chi tiết: thêm --full
copies = { $count } lá: { $cards }

wins-draw = hòa { $count }
averages = Trung bình mỗi ván: { $decisions } quyết định, { $turns } lượt, { $rounds } vòng.
speed = { $games } ván ({ $errors } ván lỗi) trong { $seconds } giây: { $games_per_second } ván/giây, { $decisions_per_second } quyết định/giây.

verified =
    { $over ->
        [yes] { $file } hợp lệ: { $turns } lượt, { $answers } câu trả lời và kết quả đều khớp.
       *[no] { $file } hợp lệ đến đây: { $turns } lượt và { $answers } câu trả lời đều khớp; ván đấu chưa kết thúc.
    }
promised = Ván bài được xáo đúng như đã cam kết: cam kết { $commitment } khớp với bí mật và số của { $count } người chơi.
not-promised = Không ai cam kết việc xáo bài này: bản ghi không có cam kết, nên không cho biết số của ván từ đâu mà có.
replay-help =
    Enter hoặc n: bước tiếp   n 10: mười bước   b: lùi một bước   g: lượt tiếp   g 7: đến lượt thứ 7   e: đến cuối
    t: xem bàn   s 2: nhìn từ chỗ 2   s 0: như khán giả   s open: xem tất cả   l: các dòng gần nhất
    ? Sát: giải thích   q: thoát
replay-end = Bản ghi kết thúc tại đây.

seat-points = { $seat } { $points }
points = Điểm: { $points }.
mean-points = Điểm mỗi ván: { $points }.

series-head = Chuỗi { $games } ván, số { $seed }. Chỗ ngồi theo thứ tự lượt: { $players }.
series-player = Người chơi { $number }
series-game =
    { $outcome ->
        [lord] Ván { $game }/{ $games }, Chủ công là { $lord }: phe Chủ công thắng.
        [rebel] Ván { $game }/{ $games }, Chủ công là { $lord }: Phản tặc thắng.
        [renegade] Ván { $game }/{ $games }, Chủ công là { $lord }: Nội gian thắng.
       *[other] Ván { $game }/{ $games }, Chủ công là { $lord }: hòa.
    }
series-final = Chuỗi ván kết thúc.
series-goodbye =
    Chuỗi ván đã được lưu: { $path }
    Chơi tiếp: { $command }
column-player = Người chơi
column-game = Ván { $number }
column-total = Tổng
column-place = Hạng
