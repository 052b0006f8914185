# Terms

kingdom-wei = Wei
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-qun = Qun
kingdom-ye = ye
kingdom-none = without a kingdom

gender-male = male
gender-female = female
gender-none = no gender

suit-spade = spade
    .symbol = ♠
suit-heart = heart
    .symbol = ♥
suit-club = club
    .symbol = ♣
suit-diamond = diamond
    .symbol = ♦
suit-none = no suit
    .symbol = –

color-red = red
color-black = black
color-none = colourless

phase-prepare = preparation phase
phase-judge = judge phase
phase-draw = draw phase
phase-play = play phase
phase-discard = discard phase
phase-finish = finish phase

type-basic = basic card
type-trick = trick card
type-delayed_trick = delayed trick
type-weapon = weapon
type-armor = armour
type-offensive_horse = offensive (-1) mount
type-defensive_horse = defensive (+1) mount
type-treasure = treasure

nature-normal = normal
nature-fire = fire
nature-thunder = thunder

zone-draw_pile = draw pile
zone-discard_pile = discard pile
zone-processing = processing area
zone-hand = hand
zone-equip = equipment area
zone-judge = judging area
zone-on_general = on the general
zone-out = removed from the game

state-chained = chained
state-turned_over = turned over
state-dying = dying
state-dead = dead
state-drunk = drunk

tag-locked = locked skill
tag-lord = lord skill
tag-limited = limited skill
tag-awakening = awakening skill
tag-once_per_phase = once per play phase

word-hp = HP
word-max_hp = max HP
word-hand_limit = hand limit
word-distance = distance
word-attack_range = attack range
word-round = round
word-turn = turn
word-general = general
word-seat = seat
word-card = card
word-skill = skill
word-draw = draw
word-win = win
word-lose = lose
