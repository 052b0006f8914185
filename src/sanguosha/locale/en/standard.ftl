# Generals and skills of Standard (identity game)

general-liu_bei = Liu Bei
    .title = Lord of Kindness
skill-rende = Benevolence
    .text = In your play phase, any number of times, you may share out one or more of your hand cards among other characters as you like; they cannot refuse. When the number of cards given this way in this play phase reaches 2 or more for the first time, you recover 1 HP.
skill-jijiang = Rousing
    .text = Lord skill. When you need to use or play a Slash, you may ask the other Shu characters, in action order from you, whether they play a Slash for you; the first who does ends the asking. That Slash counts as used or played by you, with its own suit, colour and nature. For a use you name the targets first, and all conditions of a Slash used by yourself must hold (range, limit and so on). If nobody does, you may still use or play a Slash yourself; but if you asked in your play phase in order to use a Slash and nobody did, you may not ask again for that in the same phase.

general-zhang_fei = Zhang Fei
    .title = The Roar at Changban
skill-paoxiao = Roar
    .text = In your play phase, you may use Slashes without count limit (range and targets as usual).

general-guan_yu = Guan Yu
    .title = Rider of a Thousand Li
skill-wusheng = Saint of War
    .text = You may use or play a red card (from hand or equipment area) as an ordinary Slash. If whether this very Slash is legal (attack range, distance, permission for a further Slash) or what it does depends on an equipment card, you cannot convert that equipment card.

general-zhuge_liang = Zhuge Liang
    .title = Sleeping Dragon of Longzhong
skill-guanxing = Stargazing
    .text = In your preparation phase, you may look at the top X cards of the draw pile (X is the number of living characters, at most 5), then put any number of them on top of the draw pile and the rest at the bottom, each in any order.
skill-kongcheng = Empty Fort
    .text = Locked skill. While you have no hand cards, you cannot be chosen as a target of a Slash or a Duel. This is checked only when targets are chosen or changed; later changes of your hand do not undo a target.

general-zhao_yun = Zhao Yun
    .title = Swift Rider of Changshan
skill-longdan = Courage of the Dragon
    .text = You may use or play a Slash from your hand (of any nature) as a Dodge, or a Dodge from your hand as an ordinary Slash.

general-ma_chao = Ma Chao
    .title = Silver Rider of Xiliang
skill-mashu = Horsemanship
    .text = Locked skill. Your distance to other characters is 1 less (never below 1). This takes up no mount place and adds to an offensive (-1) mount.
skill-tieqi = Iron Cavalry
    .text = After you use a Slash and specify a target, you may judge: if the result is red, that target cannot use a Dodge against this Slash by any means. You decide for each target separately.

general-huang_yueying = Huang Yueying
    .title = The Ingenious Lady
skill-jizhi = Wisdom
    .text = When you use an instant trick (any trick card that is not a delayed trick), you may draw 1 card before it resolves. Recasting is not using.
skill-qicai = Genius
    .text = You may use trick cards without distance limit.

general-sun_quan = Sun Quan
    .title = Master of Jiangdong
skill-zhiheng = Balance of Power
    .text = Once per play phase, you may discard one or more of your cards (from hand or equipment area), then draw as many.
skill-jiuyuan = Rescue
    .text = Lord skill, locked skill. While you are dying, a Peach used on you by another Wu character makes you recover 1 more HP.

general-gan_ning = Gan Ning
    .title = Raider of a Hundred Riders
skill-qixi = Surprise Raid
    .text = In your play phase, you may use a black card (from hand or equipment area) as Dismantlement.

general-lv_meng = Lü Meng
    .title = The Self-Taught General
skill-keji = Self Restraint
    .text = Before your discard phase, if you neither used nor played a Slash in the play phase of this turn, you may skip the discard phase.

general-huang_gai = Huang Gai
    .title = Veteran of Red Cliffs
skill-kurou = Bitter Flesh
    .text = In your play phase, any number of times, you may lose 1 HP; if this makes you dying, that is resolved first. Then, if you are alive, you draw 2 cards.

general-zhou_yu = Zhou Yu
    .title = The Music-Loving Commander
skill-yingzi = Heroic Bearing
    .text = In your draw phase, you may draw 1 more card.
skill-fanjian = Sow Discord
    .text = Once per play phase, if you have hand cards, you may choose another character: they name a suit, then pick one of your hand cards unseen, which is shown to all (it is still your card). If its suit differs from the one named, you deal 1 damage to them. Whatever the result, they then obtain the card, if they are alive.

general-da_qiao = Da Qiao
    .title = Pearl of Jiangdong
skill-guose = National Beauty
    .text = In your play phase, you may use a diamond card (from hand or equipment area) as Indulgence.
skill-liuli = Displacement
    .text = When you become a target of a Slash, you may discard one of your cards (from hand or equipment area) and choose another character within your attack range, who replaces you as target of that Slash. They cannot be the user of the Slash or already one of its targets, and it must be possible for them to be its target (they need not be within the user's attack range). Distance and attack range are measured without the card you discard.

general-lu_xun = Lu Xun
    .title = Scholar of Yiling
skill-qianxun = Humility
    .text = Locked skill. You cannot become a target of Snatch or Indulgence.
skill-lianying = Linked Camps
    .text = After you lose your last hand card, you may at once draw 1 card, before whatever you lost the card for goes on.

general-sun_shangxiang = Sun Shangxiang
    .title = Heroine of Jiangdong
skill-jieyin = Marriage Alliance
    .text = Once per play phase, you may discard two hand cards and choose a wounded male character: he recovers 1 HP and, if you are wounded, you recover 1 HP too.
skill-xiaoji = Valiant Lady
    .text = After you lose a card from your equipment area, you may draw 2 cards. If you lose several at once, this works once for each of them.

general-cao_cao = Cao Cao
    .title = Master of a Troubled Age
skill-jianxiong = Crafty Hero
    .text = After you take damage from a card, you may obtain the card that dealt it, if it is a printed card still being resolved. If it was converted from several cards, you may obtain them all.
skill-hujia = Royal Guard
    .text = Lord skill. When you need to use or play a Dodge, you may ask the other Wei characters, in action order from you, whether they play a Dodge for you; the first who does ends the asking. That Dodge counts as used or played by you. If nobody does, you may still use or play a Dodge yourself.

general-sima_yi = Sima Yi
    .title = The Patient Schemer
skill-fankui = Retaliation
    .text = After you take damage, if its source is alive, you may obtain one of the source's cards: a card of your choice from the equipment area, or a random hand card. Once for each time you take damage, whatever the amount.
skill-guicai = Ghostly Talent
    .text = Before a judgement card of any character takes effect, you may play a hand card to replace it; the former judgement card is put into the discard pile.

general-xiahou_dun = Xiahou Dun
    .title = The One Who Drew the Arrow
    .also = Xiahou Tun
skill-ganglie = Unyielding
    .text = After you take damage, if its source is alive, you may judge: unless the result is a heart, the source must choose one: discard two hand cards, or take 1 damage from you. Once for each time you take damage, whatever the amount.

general-zhang_liao = Zhang Liao
    .title = Terror of Xiaoyao Ford
skill-tuxi = Raid
    .text = In your draw phase, instead of drawing, you may choose one or two other characters with hand cards and obtain one random hand card from each.

general-xu_chu = Xu Chu
    .title = The Bare-Armed Champion
skill-luoyi = Bare-chested
    .text = In your draw phase, you may draw 1 card less; if you do, in the play phase of this turn, damage you deal with a Slash or Duel that you used is raised by 1.

general-guo_jia = Guo Jia
    .title = The Farsighted Adviser
skill-tiandu = Envied by Heaven
    .text = When your judgement card takes effect (after the result is fixed), you may obtain it.
skill-yiji = Last Plan
    .text = After you take damage, for each point of it, you may draw 2 cards, then give one of them to any character and the other to any character; each time this may be yourself, and both may go to the same character.

general-zhen_ji = Zhen Ji
    .title = Beauty of the Luo River
skill-qingguo = Toppling Beauty
    .text = You may use or play a black hand card as a Dodge.
skill-luoshen = Goddess of the Luo
    .text = In your preparation phase, you may judge: if the result is black, you obtain the judgement card at once and may do this again; if it is red, the card is put into the discard pile and the skill ends.

general-hua_tuo = Hua Tuo
    .title = The Healing Hand
skill-jijiu = First Aid
    .text = Outside your turn, you may use a red card (from hand or equipment area) as a Peach.
skill-qingnang = Medical Lore
    .text = Once per play phase, you may discard a hand card and choose a wounded character (yourself allowed), who recovers 1 HP.

general-lv_bu = Lü Bu
    .title = Flying General of Hulao
skill-wushuang = Peerless
    .text = Locked skill. When you use a Slash, each target must use two Dodges, one after the other, to cancel it. In a Duel that you use or that targets you, the other side must play two Slashes, one after the other, each time it is to answer. One alone has no effect, though it is spent.

general-diao_chan = Diao Chan
    .title = Shadow in the Moonlight
skill-lijian = Sow Enmity
    .text = Once per play phase, you may discard one of your cards (from hand or equipment area) and choose two male characters: the one you name is regarded as using a virtual Duel on the other. Nullification cannot be used against this Duel.
skill-biyue = Outshine the Moon
    .text = In your finish phase, you may draw 1 card.
