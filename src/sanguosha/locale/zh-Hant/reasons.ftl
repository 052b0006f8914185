# 為什麼現在不能選。$card 與 $family 是牌，$skill 是技能或有同樣作用的東西，$seat 與 $other 是角色。
# $seat_me 為「yes」表示就是詢問者本人；$sort_id 與 $span_id 是原樣，沒有時為「none」。

why-not-now = 【{ $card }】只能用來響應，不能主動使用。
why-used-up-in-phase = 你此出牌階段已使用過【{ $family }】。
why-used-up-in-turn = 你本回合已使用過【{ $family }】。
why-full-health = 你沒有受傷。
why-forbidden = 受「{ $skill }」影響，你不能使用【{ $card }】。
why-out-of-ring =
    { $seat_me ->
        [yes] 你暫時離場：可以打出牌，但不能使用牌。
       *[no] { $seat }暫時離場。
    }
why-no-target = 現在沒有可以對其使用【{ $card }】的角色。
why-nobody-in-range = 攻擊範圍內沒有人：最近的距離為{ $distance }，你的攻擊範圍為{ $range }。
why-nobody-near = 沒有人夠近：最近的距離為{ $distance }，【{ $card }】只及距離{ $range }。

why-dead = { $seat }已陣亡。
why-oneself = 這裡不能選擇自己。
why-out-of-range = { $seat }不在攻擊範圍內：距離{ $distance }，你的攻擊範圍{ $range }。
why-too-far = { $seat }太遠：距離{ $distance }，【{ $card }】只及距離{ $range }。
why-nothing-there = { $seat }區域裡沒有牌。
why-no-hand =
    { $seat_me ->
        [yes] 你不會再有其他手牌。
       *[no] { $seat }沒有手牌。
    }
why-already-there =
    { $seat_me ->
        [yes] 你的判定區裡已有【{ $card }】。
       *[no] { $seat }的判定區裡已有【{ $card }】。
    }
why-no-weapon = { $seat }沒有裝備武器。
why-no-victim = { $seat }沒有可以使用【殺】的目標。
why-out-of-their-range = { $seat }不在{ $other }的攻擊範圍內：距離{ $distance }，攻擊範圍{ $range }。
why-they-may-not = { $other }不能對{ $seat }使用【殺】。
why-immune =
    { $seat_me ->
        [yes] 因為「{ $skill }」，你不能成為【{ $card }】的目標。
       *[no] 因為「{ $skill }」，{ $seat }不能成為【{ $card }】的目標。
    }

why-failed-before = 「{ $skill }」這次沒有成功，不能再試。
why-armor-off = 你的防具對這張牌無效。
why-turned-off = 「{ $skill }」目前無效。
why-kept-hidden = 「{ $skill }」目前不能發動：其武將不能明置。
why-limit-reached =
    { $span_id ->
        [phase] 你此階段已發動過「{ $skill }」。
        [turn] 你本回合已發動過「{ $skill }」。
       *[game] 你本局已發動過「{ $skill }」。
    }
why-not-wanted = 「{ $skill }」只能當【{ $card }】，現在需要的是【{ $wanted }】。
why-no-use = 現在不能發動「{ $skill }」。
why-not-in-play-phase = 「{ $skill }」要在自己的出牌階段發動。
why-of-itself = 「{ $skill }」會自動生效，或在時機到來時詢問你。
why-lord-only = 「{ $skill }」只有主公才能發動。
why-lacks-cards =
    { $sort_id ->
        [red] 「{ $skill }」需要{ $count }張紅色牌。
        [black] 「{ $skill }」需要{ $count }張黑色牌。
        [heart] 「{ $skill }」需要{ $count }張紅桃牌。
        [diamond] 「{ $skill }」需要{ $count }張方塊牌。
        [equipment] 「{ $skill }」需要{ $count }張裝備牌。
       *[none] 你沒有「{ $skill }」所需的牌。
    }
why-lacks-seats = 沒有可以選為「{ $skill }」目標的角色。
why-needs-card =
    { $sort_id ->
        [red] 「{ $skill }」需要紅色牌。
        [black] 「{ $skill }」需要黑色牌。
        [heart] 「{ $skill }」需要紅桃牌。
        [diamond] 「{ $skill }」需要方塊牌。
        [equipment] 「{ $skill }」需要裝備牌。
       *[none] 這張牌不能用於「{ $skill }」。
    }
why-needs-hand-card = 「{ $skill }」需要手牌。
why-needs-seat =
    { $sort_id ->
        [wounded]
            { $seat_me ->
                [yes] 你沒有受傷。
               *[no] { $seat }沒有受傷。
            }
        [male] { $seat }不是男性角色。
        [holds_cards] { $seat }沒有手牌。
       *[none] 「{ $skill }」不能選擇{ $seat }。
    }

why-wrong-card = 【{ $card }】不行，現在需要的是【{ $wanted }】。
why-worn = 這張牌已裝備著，不能再次使用。
why-not-yours = 這張牌不歸你使用。
why-already-picked = 已經選過了。
why-enough = 需要選的都已選好。
why-in-order = 多項選擇要按列出的順序說出，這一項排在別處。
why-first-target = 必須先選擇{ $seat }為目標。
why-no-choice = 【{ $card }】的目標是固定的，不用選擇。
why-begin = 請先選擇牌或技能。
why-pick-card = 請先選擇牌。
why-pick-seat = 現在請選擇角色。
why-pick-other = 現在問的不是這個。
why-nothing-to-pick = 這裡沒有可選的。
why-not-among = 這不在可選之列。
why-not-possible = 現在不能這樣做。
