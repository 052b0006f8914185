# 为什么现在不能选。$card 与 $family 是牌，$skill 是技能或有同样作用的东西，$seat 与 $other 是角色。
# $seat_me 为“yes”表示就是询问者本人；$sort_id 与 $span_id 是原样，没有时为“none”。

why-not-now = 【{ $card }】只能用来响应，不能主动使用。
why-used-up-in-phase = 你此出牌阶段已使用过【{ $family }】。
why-used-up-in-turn = 你本回合已使用过【{ $family }】。
why-full-health = 你没有受伤。
why-forbidden = 受“{ $skill }”影响，你不能使用【{ $card }】。
why-out-of-ring =
    { $seat_me ->
        [yes] 你暂时离场：可以打出牌，但不能使用牌。
       *[no] { $seat }暂时离场。
    }
why-no-target = 现在没有可以对其使用【{ $card }】的角色。
why-nobody-in-range = 攻击范围内没有人：最近的距离为{ $distance }，你的攻击范围为{ $range }。
why-nobody-near = 没有人够近：最近的距离为{ $distance }，【{ $card }】只及距离{ $range }。

why-dead = { $seat }已阵亡。
why-oneself = 这里不能选择自己。
why-out-of-range = { $seat }不在攻击范围内：距离{ $distance }，你的攻击范围{ $range }。
why-too-far = { $seat }太远：距离{ $distance }，【{ $card }】只及距离{ $range }。
why-nothing-there = { $seat }区域里没有牌。
why-no-hand =
    { $seat_me ->
        [yes] 你不会再有其他手牌。
       *[no] { $seat }没有手牌。
    }
why-already-there =
    { $seat_me ->
        [yes] 你的判定区里已有【{ $card }】。
       *[no] { $seat }的判定区里已有【{ $card }】。
    }
why-no-weapon = { $seat }没有装备武器。
why-no-victim = { $seat }没有可以使用【杀】的目标。
why-out-of-their-range = { $seat }不在{ $other }的攻击范围内：距离{ $distance }，攻击范围{ $range }。
why-they-may-not = { $other }不能对{ $seat }使用【杀】。
why-immune =
    { $seat_me ->
        [yes] 因为“{ $skill }”，你不能成为【{ $card }】的目标。
       *[no] 因为“{ $skill }”，{ $seat }不能成为【{ $card }】的目标。
    }

why-failed-before = “{ $skill }”这次没有成功，不能再试。
why-armor-off = 你的防具对这张牌无效。
why-turned-off = “{ $skill }”目前无效。
why-kept-hidden = “{ $skill }”目前不能发动：其武将不能明置。
why-limit-reached =
    { $span_id ->
        [phase] 你此阶段已发动过“{ $skill }”。
        [turn] 你本回合已发动过“{ $skill }”。
       *[game] 你本局已发动过“{ $skill }”。
    }
why-not-wanted = “{ $skill }”只能当【{ $card }】，现在需要的是【{ $wanted }】。
why-no-use = 现在不能发动“{ $skill }”。
why-not-in-play-phase = “{ $skill }”要在自己的出牌阶段发动。
why-of-itself = “{ $skill }”会自动生效，或在时机到来时询问你。
why-lord-only = “{ $skill }”只有主公才能发动。
why-lacks-cards =
    { $sort_id ->
        [red] “{ $skill }”需要{ $count }张红色牌。
        [black] “{ $skill }”需要{ $count }张黑色牌。
        [heart] “{ $skill }”需要{ $count }张红桃牌。
        [diamond] “{ $skill }”需要{ $count }张方块牌。
        [equipment] “{ $skill }”需要{ $count }张装备牌。
       *[none] 你没有“{ $skill }”所需的牌。
    }
why-lacks-seats = 没有可以选为“{ $skill }”目标的角色。
why-needs-card =
    { $sort_id ->
        [red] “{ $skill }”需要红色牌。
        [black] “{ $skill }”需要黑色牌。
        [heart] “{ $skill }”需要红桃牌。
        [diamond] “{ $skill }”需要方块牌。
        [equipment] “{ $skill }”需要装备牌。
       *[none] 这张牌不能用于“{ $skill }”。
    }
why-needs-hand-card = “{ $skill }”需要手牌。
why-needs-seat =
    { $sort_id ->
        [wounded]
            { $seat_me ->
                [yes] 你没有受伤。
               *[no] { $seat }没有受伤。
            }
        [male] { $seat }不是男性角色。
        [holds_cards] { $seat }没有手牌。
       *[none] “{ $skill }”不能选择{ $seat }。
    }

why-wrong-card = 【{ $card }】不行，现在需要的是【{ $wanted }】。
why-worn = 这张牌已装备着，不能再次使用。
why-not-yours = 这张牌不归你使用。
why-already-picked = 已经选过了。
why-enough = 需要选的都已选好。
why-in-order = 多项选择要按列出的顺序说出，这一项排在别处。
why-first-target = 必须先选择{ $seat }为目标。
why-no-choice = 【{ $card }】的目标是固定的，不用选择。
why-begin = 请先选择牌或技能。
why-pick-card = 请先选择牌。
why-pick-seat = 现在请选择角色。
why-pick-other = 现在问的不是这个。
why-nothing-to-pick = 这里没有可选的。
why-not-among = 这不在可选之列。
why-not-possible = 现在不能这样做。
