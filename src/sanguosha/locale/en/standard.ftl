# Generals and skills of Standard (identity game)

general-liu_bei = Liu Bei
    .title = Lord of Kindness
skill-rende = Benevolence
    .text = In your play phase, you may give any number of hand cards to other characters. When you have given 2 cards this way in this phase, you recover 1 HP.
    .detail =
        Any number of times, and to several characters at once; they cannot refuse.
        HP is recovered only once in a phase. Cards in the equipment area cannot be given.
    .verb =
        Give { $count ->
            [one] 1 card
           *[other] { $count } cards
        } to { $targets }
skill-jijiang = Rousing
    .text = Lord skill. When you need to use or play a Slash, you may let the other Shu characters decide whether one of them plays a Slash for you.
    .detail =
        They are asked in action order from you; the first who plays one ends the asking. That Slash counts as used or played by you, with its own suit, colour and nature.
        For a use you name the targets first, and all conditions of a Slash used by yourself must hold (range, limit and so on).
        If nobody does, you may still use or play a Slash yourself; but if you asked in your play phase in order to use one and nobody did, you may not ask for that again in the same phase.
    .verb = Ask Shu for a Slash

general-zhang_fei = Zhang Fei
    .title = The Roar at Changban
skill-paoxiao = Roar
    .text = In your play phase, you may use any number of Slashes.
    .detail = Attack range and targets are as usual.

general-guan_yu = Guan Yu
    .title = Rider of a Thousand Li
skill-wusheng = Saint of War
    .text = You may use or play a red card as a Slash.
    .detail =
        From hand or equipment area; it counts as an ordinary Slash.
        If this Slash is legal (attack range, distance, a further Slash) or has some effect only because of an equipment card, that card cannot be the one you convert. A red Kylin Bow, for example, can only become a Slash on somebody within range without it.

general-zhuge_liang = Zhuge Liang
    .title = Sleeping Dragon of Longzhong
skill-guanxing = Stargazing
    .text = In your preparation phase, you may look at the top X cards of the draw pile (X is the number of living characters, at most 5) and put them on top or at the bottom of it, in any order.
    .detail =
        Any number of them may go on top: all of them, or none.
        Others only learn how many go on top and how many to the bottom.
    .verb = Look at the top cards
skill-kongcheng = Empty Fort
    .text = Locked skill. While you have no hand cards, you cannot be chosen as a target of a Slash or a Duel.
    .detail = This is checked only when targets are chosen or changed; later changes of your hand do not undo a target.

general-zhao_yun = Zhao Yun
    .title = Swift Rider of Changshan
skill-longdan = Courage of the Dragon
    .text = You may use or play a Slash as a Dodge, or a Dodge as a Slash.
    .detail = From hand only. A Slash of any nature will do; a Dodge becomes an ordinary Slash.

general-ma_chao = Ma Chao
    .title = Silver Rider of Xiliang
skill-mashu = Horsemanship
    .text = Locked skill. Your distance to other characters is 1 less.
    .detail = Never below 1. It takes up no mount place and adds to an offensive (-1) mount.
skill-tieqi = Iron Cavalry
    .text = After you use a Slash and specify a target, you may judge: if the result is red, that target cannot use a Dodge against this Slash.
    .detail =
        No Dodge by any means, Eight Trigrams Formation included.
        You decide for each target separately.
    .verb = Judge

general-huang_yueying = Huang Yueying
    .title = The Ingenious Lady
skill-jizhi = Wisdom
    .text = When you use an instant trick, you may draw 1 card.
    .detail =
        You draw before the trick resolves.
        Delayed tricks do not count, and recasting is not using.
    .verb = Draw 1 card
skill-qicai = Genius
    .text = You may use trick cards without distance limit.

general-sun_quan = Sun Quan
    .title = Master of Jiangdong
skill-zhiheng = Balance of Power
    .text = Once per play phase, you may discard any number of cards, then draw as many.
    .detail = At least one. From hand or equipment area.
    .verb = Discard { $count }, draw { $count }
skill-jiuyuan = Rescue
    .text = Lord skill, locked skill. While you are dying, a Peach used on you by another Wu character makes you recover 1 more HP.

general-gan_ning = Gan Ning
    .title = Raider of a Hundred Riders
skill-qixi = Surprise Raid
    .text = In your play phase, you may use a black card as Dismantlement.
    .detail = From hand or equipment area.

general-lv_meng = Lü Meng
    .title = The Self-Taught General
skill-keji = Self Restraint
    .text = If you neither used nor played a Slash in your play phase, you may skip the discard phase of this turn.
    .detail =
        A Slash played in a Duel counts too.
        This is decided before the discard phase begins.
    .verb = Skip the discard phase

general-huang_gai = Huang Gai
    .title = Veteran of Red Cliffs
skill-kurou = Bitter Flesh
    .text = In your play phase, you may lose 1 HP, then draw 2 cards.
    .detail =
        Any number of times. Losing HP is not taking damage.
        If this makes you dying, that is resolved first; you draw only if you are alive.
    .verb = Lose 1 HP, draw 2 cards

general-zhou_yu = Zhou Yu
    .title = The Music-Loving Commander
skill-yingzi = Heroic Bearing
    .text = In your draw phase, you may draw 1 more card.
    .verb = Draw 1 more card
skill-fanjian = Sow Discord
    .text = Once per play phase, you may have another character name a suit, then draw one of your hand cards and show it: if its suit is another one, you deal 1 damage to them. They then obtain the card.
    .detail =
        The card is drawn unseen, and is still yours while it is shown.
        Whatever its suit, they obtain it if they are alive; a card that has left your hand before is not obtained.
    .verb = Have { $targets } name a suit and draw

general-da_qiao = Da Qiao
    .title = Pearl of Jiangdong
skill-guose = National Beauty
    .text = In your play phase, you may use a diamond card as Indulgence.
    .detail = From hand or equipment area.
skill-liuli = Displacement
    .text = When you become a target of a Slash, you may discard a card and move the Slash to another character within your attack range.
    .detail =
        They cannot be its user or one of its targets already, and it must be possible for them to be its target; they need not be within the user's attack range.
        The card may come from hand or equipment area; distance and attack range are measured without it.
    .verb = Move the Slash to { $targets }

general-lu_xun = Lu Xun
    .title = Scholar of Yiling
skill-qianxun = Humility
    .text = Locked skill. You cannot become a target of Snatch or Indulgence.
skill-lianying = Linked Camps
    .text = After you lose your last hand card, you may draw 1 card.
    .detail = At once, before whatever you lost the card for goes on: if it was a Slash, you draw before it is dodged.
    .verb = Draw 1 card

general-sun_shangxiang = Sun Shangxiang
    .title = Heroine of Jiangdong
skill-jieyin = Marriage Alliance
    .text = Once per play phase, you may discard 2 hand cards and choose a wounded male character: you and he recover 1 HP each.
    .detail = You need not be wounded yourself; then only he recovers.
    .verb = Discard 2, heal { $targets }
skill-xiaoji = Valiant Lady
    .text = After you lose a card from your equipment area, you may draw 2 cards.
    .detail = If you lose several at once, this works once for each. Replaced, discarded or taken: all are lost.
    .verb = Draw 2 cards

general-cao_cao = Cao Cao
    .title = Master of a Troubled Age
skill-jianxiong = Crafty Hero
    .text = After you take damage, you may obtain the card that dealt it.
    .detail = It must be a printed card that is still being resolved. If it was converted from several cards, you may obtain them all.
    .verb = Take the card that did it
skill-hujia = Royal Guard
    .text = Lord skill. When you need to use or play a Dodge, you may let the other Wei characters decide whether one of them plays a Dodge for you.
    .detail =
        They are asked in action order from you; the first who plays one ends the asking. That Dodge counts as used or played by you.
        If nobody does, you may still use or play a Dodge yourself.
    .verb = Ask Wei for a Dodge

general-sima_yi = Sima Yi
    .title = The Patient Schemer
skill-fankui = Retaliation
    .text = After you take damage, you may obtain a card of its source.
    .detail =
        You choose among the equipment; a hand card is taken at random.
        The source must be alive. Once for each time you take damage, whatever the amount.
    .verb = Take a card of theirs
skill-guicai = Ghostly Talent
    .text = Before a character's judgement card takes effect, you may play a hand card to replace it.
    .detail = Any character's, your own included. The former judgement card is put into the discard pile.
    .verb = Replace it with { $cards }

general-xiahou_dun = Xiahou Dun
    .title = The One Who Drew the Arrow
    .also = Xiahou Tun
skill-ganglie = Unyielding
    .text = After you take damage, you may judge: unless the result is a heart, its source must discard 2 hand cards or take 1 damage from you.
    .detail =
        The source chooses; with fewer than 2 hand cards there is only the damage.
        The source must be alive. Once for each time you take damage, whatever the amount.
    .verb = Judge

general-zhang_liao = Zhang Liao
    .title = Terror of Xiaoyao Ford
skill-tuxi = Raid
    .text = In your draw phase, instead of drawing, you may obtain one hand card each from up to two other characters.
    .detail = At least one, with hand cards; the cards are taken at random.
    .verb = Take from { $targets } instead of drawing

general-xu_chu = Xu Chu
    .title = The Bare-Armed Champion
skill-luoyi = Bare-chested
    .text = In your draw phase, you may draw 1 card less; then Slashes and Duels that you use in the play phase of this turn deal 1 more damage.
    .detail = Only damage that you deal: what you take in a Duel of your own stays the same.
    .verb = Draw 1 less, deal 1 more

general-guo_jia = Guo Jia
    .title = The Farsighted Adviser
skill-tiandu = Envied by Heaven
    .text = When your judgement card takes effect, you may obtain it.
    .detail = After the result is fixed; the result does not change.
    .verb = Take the judgement card
skill-yiji = Last Plan
    .text = After you take damage, for each point of it, you may draw 2 cards, then give them to any characters.
    .detail = They may go to different characters or to the same one; what you do not give stays with you.
    .verb = Draw 2 cards

general-zhen_ji = Zhen Ji
    .title = Beauty of the Luo River
skill-qingguo = Toppling Beauty
    .text = You may use or play a black hand card as a Dodge.
skill-luoshen = Goddess of the Luo
    .text = In your preparation phase, you may judge: if the result is black, you obtain the card and may judge again.
    .detail = You obtain it at once. If the result is red, the card is put into the discard pile and the skill ends.
    .verb = Judge

general-hua_tuo = Hua Tuo
    .title = The Healing Hand
skill-jijiu = First Aid
    .text = Outside your turn, you may use a red card as a Peach.
    .detail = From hand or equipment area.
skill-qingnang = Medical Lore
    .text = Once per play phase, you may discard a hand card to let a wounded character recover 1 HP.
    .detail = It may be yourself.
    .verb = Discard 1, heal { $targets }

general-lv_bu = Lü Bu
    .title = Flying General of Hulao
skill-wushuang = Peerless
    .text = Locked skill. A Slash you use takes two Dodges to cancel; whoever duels with you must play two Slashes each time.
    .detail =
        One after the other; one alone has no effect, though it is spent.
        It does not matter who used the Duel. With several targets of a Slash, each needs two Dodges.

general-diao_chan = Diao Chan
    .title = Shadow in the Moonlight
skill-lijian = Sow Enmity
    .text = Once per play phase, you may discard a card and choose two male characters: one of them is regarded as using a Duel on the other.
    .detail =
        You say who uses it; the other one has to play a Slash first. The card may come from hand or equipment area.
        This Duel has no card, and Nullification cannot be used against it.
    .verb = Have { $first } duel with { $second }
skill-biyue = Outshine the Moon
    .text = In your finish phase, you may draw 1 card.
    .verb = Draw 1 card
