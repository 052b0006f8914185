# Thuật ngữ

kingdom-wei = Ngụy
kingdom-shu = Thục
kingdom-wu = Ngô
kingdom-qun = Quần hùng
kingdom-ye = Dã
kingdom-none = chưa có thế lực

gender-male = nam
gender-female = nữ
gender-none = không có giới tính

suit-spade = bích
    .symbol = ♠
suit-heart = cơ
    .symbol = ♥
suit-club = chuồn
    .symbol = ♣
suit-diamond = rô
    .symbol = ♦
suit-none = không chất
    .symbol = –

color-red = màu đỏ
color-black = màu đen
color-none = không màu

phase-prepare = giai đoạn chuẩn bị
phase-judge = giai đoạn phán xét
phase-draw = giai đoạn rút bài
phase-play = giai đoạn ra bài
phase-discard = giai đoạn bỏ bài
phase-finish = giai đoạn kết thúc

type-basic = lá cơ bản
type-trick = cẩm nang
type-delayed_trick = cẩm nang thời gian
type-weapon = vũ khí
type-armor = phòng cụ
type-offensive_horse = tọa kỵ -1
type-defensive_horse = tọa kỵ +1
type-treasure = bảo vật

nature-normal = thường
nature-fire = hỏa
nature-thunder = lôi

zone-draw_pile = chồng bài rút
zone-discard_pile = chồng bài bỏ
zone-processing = khu xử lý
zone-hand = bài trên tay
zone-equip = khu trang bị
zone-judge = khu phán xét
zone-on_general = trên võ tướng
zone-out = loại khỏi trận đấu

state-chained = xích (nằm ngang)
state-turned_over = lật mặt
state-dying = hấp hối
state-dead = tử vong
state-drunk = trạng thái Tửu

tag-locked = Tỏa định kĩ
tag-lord = kĩ năng Chủ công
tag-limited = kĩ năng giới hạn
tag-awakening = kĩ năng thức tỉnh
tag-once_per_phase = giai đoạn ra bài 1 lần

word-hp = sinh lực
word-max_hp = giới hạn sinh lực tối đa
word-hand_limit = giới hạn trữ bài
word-distance = khoảng cách
word-attack_range = phạm vi công kích
word-round = vòng
word-turn = lượt
word-general = võ tướng
word-seat = chỗ ngồi
word-card = bài
word-skill = kĩ năng
word-draw = hòa
word-win = thắng
word-lose = thua
