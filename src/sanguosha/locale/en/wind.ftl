# Generals and skills of Wind (identity game)

general-zhang_jiao = Zhang Jiao
    .title = General of Heaven
skill-leiji = Lightning Strike
    .text = Whenever you use or play a Dodge, before it resolves, you may choose any character (yourself and the attacker included), who judges: if the result is a spade, you deal 2 thunder damage to them. All of this, a death included, is finished before the Dodge and the card it answers go on.
skill-guidao = Way of Ghosts
    .text = Before a judgement card of any character takes effect, you may replace it with one of your spade or club cards (from hand or equipment area): your card becomes the judgement card and you obtain the former one.
skill-huangtian = Yellow Sky
    .text = Lord skill. In their own play phase, another Qun character may give you one Dodge or one Lightning from their hand, once per turn of each such character. It is their decision; you cannot refuse.

general-yu_ji = Yu Ji
    .title = Taoist of Great Peace
skill-guhuo = Bewitchment
    .text = Whenever you could use or must play a basic card or an instant trick, any number of times, you may lay down a hand card face down and announce a card name (with the nature, for a Slash) and, for a use, the targets; the announced use must be legal for you. In action order from the character whose turn it is, every other living character with at least 1 HP says whether they challenge. If nobody does, the card counts as the announced one, with its own suit, colour and rank, and is turned up when it resolves. If somebody does, it is turned up: if its name is exactly the announced one, it is true and each challenger loses 1 HP; otherwise it is false and each challenger draws 1 card. A challenged card that is true and a heart is used or played as announced; any other is discarded and counts as neither used nor played.

general-huang_zhong = Huang Zhong
    .title = Stronger with Age
skill-liegong = Fierce Bow
    .text = In your play phase, after you use a Slash and specify a target, if their number of hand cards is not less than your HP, or not more than your attack range, you may make that target unable to use a Dodge against this Slash. Each target is looked at separately.

general-wei_yan = Wei Yan
    .title = The Bloodthirsty Lone Wolf
skill-kuanggu = Mad Bones
    .text = Locked skill. After you deal damage to a character, if your distance to them was not more than 1 when the damage was dealt, you recover 1 HP for each point of that damage. This works in any turn, and even if that character dies.

general-cao_ren = Cao Ren
    .title = The Grand General
skill-jushou = Hold the Fort
    .text = In your finish phase, you may draw 3 cards, then turn your general over. A character whose general is face down, when their next turn would come, turns it face up instead and skips that whole turn.

general-xiahou_yuan = Xiahou Yuan
    .title = The Sprinting Cheetah
skill-shensu = God Speed
    .text = In your preparation phase, you may do one or both of the following, each at most once per turn: (1) skip the judge phase and the draw phase of this turn; (2) skip the play phase of this turn and discard an equipment card (from hand or equipment area). For each, you are regarded as using an ordinary Slash without suit and colour on any other character, without distance limit. They are handled one after the other; you may decide on the second after the first Slash has resolved.

general-zhou_tai = Zhou Tai
    .title = Body of Many Battles
skill-buqu = Unyielding Body
    .text = Each time your HP is reduced and is 0 or less afterwards, you must turn over cards from the top of the draw pile and put them on your general, until the number of these "Unyielding Body cards" is 1 minus your HP. You then count as dying: Peaches (and Wine by yourself) may be used as usual; for each HP you recover, you choose one of these cards and put it into the discard pile, and when the last one goes you have 1 HP. When everybody has been asked, if your HP is 1 or more, the dying state is over; otherwise, if all these cards have different ranks, you stay alive and are no longer dying, and if two have the same rank, you die.

general-xiao_qiao = Xiao Qiao
    .title = The Capricious Flower
skill-tianxiang = Heavenly Fragrance
    .text = When you are about to take damage, before HP is reduced, you may discard a heart hand card and choose another character: the damage is transferred to them, with the same source, card, amount and nature. The amount is the one after your own Vine Armour has raised it and before your own Silver Lion would cut it; their armour then works on it. After it has resolved, if they are alive, they draw X cards (X is their missing HP at that time).
skill-hongyan = Blushing Beauty
    .text = Locked skill. Your spade cards (in hand, in your equipment area and your judgement cards) count as hearts.
