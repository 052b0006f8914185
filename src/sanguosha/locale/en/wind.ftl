# Generals and skills of Wind (identity game)

general-zhang_jiao = Zhang Jiao
    .title = General of Heaven
skill-leiji = Lightning Strike
    .text = When you use or play a Dodge, you may have a character judge: if the result is a spade, you deal 2 thunder damage to them.
    .detail =
        Any character, yourself and the attacker included.
        All of this, a death included, is finished before the Dodge and the card it answers go on.
    .verb = Have { $targets } judge
skill-guidao = Way of Ghosts
    .text = Before a character's judgement card takes effect, you may replace it with a black card and obtain the former one.
    .detail = Any character's, your own included. From hand or equipment area.
    .verb = Exchange it for { $cards }
skill-huangtian = Yellow Sky
    .text = Lord skill. In their own play phase, another Qun character may give you a Dodge or a Lightning, once per turn.
    .detail = From hand. It is their decision; you cannot refuse.
    .verb = Give the card to the lord

general-yu_ji = Yu Ji
    .title = Taoist of Great Peace
skill-guhuo = Bewitchment
    .text = You may lay down a hand card face down and use or play it as any basic card or instant trick you name. If anybody challenges, it is turned up: if true, each challenger loses 1 HP; if false, each draws 1 card. A challenged card is discarded, unless it is true and a heart.
    .detail =
        Any number of times. For a Slash, name its nature too; for a use, name the targets first, and the use must be legal for you.
        In action order from the character whose turn it is, every other character with at least 1 HP says whether they challenge.
        If nobody does, the card counts as the one you named, with its own suit, colour and rank, and is turned up when it resolves.
        It is true only if its name is exactly the one you named. A card that is discarded so counts as neither used nor played.

general-huang_zhong = Huang Zhong
    .title = Stronger with Age
skill-liegong = Fierce Bow
    .text = In your play phase, after you use a Slash and specify a target, if they have at least as many hand cards as you have HP, or at most as many as your attack range, you may make them unable to use a Dodge against it.
    .detail = Only in your own play phase. Each target is looked at separately.
    .verb = Let them not dodge

general-wei_yan = Wei Yan
    .title = The Bloodthirsty Lone Wolf
skill-kuanggu = Mad Bones
    .text = Locked skill. After you deal 1 damage to a character at distance 1 or less, you recover 1 HP.
    .detail =
        The distance is that of the moment when the damage is dealt; each point of damage recovers 1 HP.
        Damage to yourself counts too. It works in any turn, and even if the character dies.

general-cao_ren = Cao Ren
    .title = The Grand General
skill-jushou = Hold the Fort
    .text = In your finish phase, you may draw 3 cards, then turn your general over.
    .detail = A character whose general is face down, when their next turn would come, turns it face up instead and skips that turn.
    .verb = Draw 3 cards, turn over

general-xiahou_yuan = Xiahou Yuan
    .title = The Sprinting Cheetah
skill-shensu = God Speed
    .text = In your preparation phase, you may choose one or both: (1) skip the judge and draw phases; (2) skip the play phase and discard an equipment card. For each, you are regarded as using a Slash without distance limit.
    .detail =
        On any other character; it is an ordinary Slash without suit and colour.
        Each at most once per turn, one after the other; you decide on the second after the first Slash has resolved.
        The equipment card may come from hand or equipment area.

general-zhou_tai = Zhou Tai
    .title = Body of Many Battles
skill-buqu = Unyielding Body
    .text = When your HP is reduced to 0 or less, you must put cards from the top of the draw pile on your general (“Unyielding Body cards”), until there are 1 minus your HP of them. If all have different ranks, you do not die.
    .detail =
        You count as dying: Peaches (and Wine by yourself) may be used as usual. For each HP you recover, you choose one of these cards and put it into the discard pile; when the last one goes, you have 1 HP.
        When everybody has been asked: with 1 HP or more the dying state is over; with all ranks different you stay alive and are no longer dying; with two of the same rank you die.

general-xiao_qiao = Xiao Qiao
    .title = The Capricious Flower
skill-tianxiang = Heavenly Fragrance
    .text = When you are about to take damage, you may discard a heart hand card to transfer the damage to another character; they then draw X cards (X is their missing HP).
    .detail =
        Source, card, amount and nature stay the same. The amount is the one after your own Vine Armour has raised it and before your own Silver Lion would cut it; their armour then works on it.
        X is counted after the damage has resolved; they draw only if they are alive.
    .verb = Move the damage to { $targets }
skill-hongyan = Blushing Beauty
    .text = Locked skill. Your spade cards count as hearts.
    .detail = In hand, in your equipment area, and your judgement cards.
