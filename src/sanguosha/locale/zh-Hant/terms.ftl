# 用語

kingdom-wei = 魏
kingdom-shu = 蜀
kingdom-wu = 吳
kingdom-qun = 羣
kingdom-ye = 野
kingdom-none = 沒有勢力

gender-male = 男性
gender-female = 女性
gender-none = 無性別

suit-spade = 黑桃
    .symbol = ♠
suit-heart = 紅桃
    .symbol = ♥
suit-club = 梅花
    .symbol = ♣
suit-diamond = 方塊
    .symbol = ♦
suit-none = 無花色
    .symbol = –

color-red = 紅色
color-black = 黑色
color-none = 無色

phase-prepare = 準備階段
phase-judge = 判定階段
phase-draw = 摸牌階段
phase-play = 出牌階段
phase-discard = 棄牌階段
phase-finish = 結束階段

type-basic = 基本牌
type-trick = 錦囊牌
type-delayed_trick = 延時錦囊牌
type-weapon = 武器
type-armor = 防具
type-offensive_horse = 進攻坐騎
type-defensive_horse = 防禦坐騎
type-treasure = 寶物

nature-normal = 普通
nature-fire = 火焰
nature-thunder = 雷電

zone-draw_pile = 牌堆
zone-discard_pile = 棄牌堆
zone-processing = 處理區
zone-hand = 手牌區
zone-equip = 裝備區
zone-judge = 判定區
zone-on_general = 武將牌上
zone-out = 移出遊戲

state-chained = 橫置
state-turned_over = 翻面
state-dying = 瀕死
state-dead = 死亡
state-drunk = 酒狀態

tag-locked = 鎖定技
tag-lord = 主公技
tag-limited = 限定技
tag-awakening = 覺醒技
tag-once_per_phase = 出牌階段限一次

word-hp = 體力
word-max_hp = 體力上限
word-hand_limit = 手牌上限
word-distance = 距離
word-attack_range = 攻擊範圍
word-round = 輪
word-turn = 回合
word-general = 武將
word-seat = 座次
word-card = 遊戲牌
word-skill = 技能
word-draw = 平局
word-win = 勝利
word-lose = 失敗
