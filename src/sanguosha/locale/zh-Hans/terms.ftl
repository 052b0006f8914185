# 用语

kingdom-wei = 魏
kingdom-shu = 蜀
kingdom-wu = 吴
kingdom-qun = 群
kingdom-ye = 野
kingdom-none = 没有势力

gender-male = 男性
gender-female = 女性
gender-none = 无性别

suit-spade = 黑桃
    .symbol = ♠
suit-heart = 红桃
    .symbol = ♥
suit-club = 梅花
    .symbol = ♣
suit-diamond = 方块
    .symbol = ♦
suit-none = 无花色
    .symbol = –

color-red = 红色
color-black = 黑色
color-none = 无色

phase-prepare = 准备阶段
phase-judge = 判定阶段
phase-draw = 摸牌阶段
phase-play = 出牌阶段
phase-discard = 弃牌阶段
phase-finish = 结束阶段

type-basic = 基本牌
type-trick = 锦囊牌
type-delayed_trick = 延时锦囊牌
type-weapon = 武器
type-armor = 防具
type-offensive_horse = 进攻坐骑
type-defensive_horse = 防御坐骑
type-treasure = 宝物

nature-normal = 普通
nature-fire = 火焰
nature-thunder = 雷电

zone-draw_pile = 牌堆
zone-discard_pile = 弃牌堆
zone-processing = 处理区
zone-hand = 手牌区
zone-equip = 装备区
zone-judge = 判定区
zone-on_general = 武将牌上
zone-out = 移出游戏

state-chained = 横置
state-turned_over = 翻面
state-dying = 濒死
state-dead = 死亡
state-drunk = 酒状态

tag-locked = 锁定技
tag-lord = 主公技
tag-limited = 限定技
tag-awakening = 觉醒技
tag-once_per_phase = 出牌阶段限一次

word-hp = 体力
word-max_hp = 体力上限
word-hand_limit = 手牌上限
word-distance = 距离
word-attack_range = 攻击范围
word-round = 轮
word-turn = 回合
word-general = 武将
word-seat = 座次
word-card = 游戏牌
word-skill = 技能
word-draw = 平局
word-win = 胜利
word-lose = 失败
