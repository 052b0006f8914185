# Cards of Standard, Standard EX and Maneuvering

card-slash = Slash
    .text = Use in your play phase on one other character within your attack range; you may use only one Slash per play phase. Unless the target uses a Dodge, you deal 1 damage to them.
card-fire_slash = Fire Slash
    .text = Works like a Slash and counts towards the Slash limit, but deals fire damage.
card-thunder_slash = Thunder Slash
    .text = Works like a Slash and counts towards the Slash limit, but deals thunder damage.
card-dodge = Dodge
    .text = Use just before a Slash takes effect on you to cancel it. It may also be played when a Dodge is demanded, for example against Archery Attack.
card-peach = Peach
    .text = Use in your play phase on yourself, if you are wounded, to recover 1 HP. It may also be used on a dying character, who then recovers 1 HP.
card-wine = Wine
    .text = Use in your play phase on yourself, once per turn: the base damage of the next Slash you use this turn is raised by 1. When you are dying, you may also use it on yourself to recover 1 HP.
card-duel = Duel
    .text = Use in your play phase on one other character. Starting with the target, the two of you take turns to play a Slash; the first who does not takes 1 damage from the other.
card-dismantlement = Dismantlement
    .text = Use in your play phase on one other character with a card in hand, equipment area or judging area. Choose one of those cards (hand cards unseen) and discard it.
card-snatch = Snatch
    .text = Use in your play phase on one other character at distance 1 with a card in hand, equipment area or judging area. Choose one of those cards (hand cards unseen) and obtain it.
card-archery_attack = Archery Attack
    .text = Use in your play phase on all other characters. Each target must play a Dodge or take 1 damage.
    .detail = It goes round in action order from the next character; the damage comes from you.
card-savage_assault = Savage Assault
    .text = Use in your play phase on all other characters. Each target must play a Slash or take 1 damage.
    .detail = It goes round in action order from the next character; the damage comes from you.
card-ex_nihilo = Something from Nothing
    .text = Use in your play phase on yourself. Draw 2 cards.
card-god_salvation = Peach Garden Oath
    .text = Use in your play phase on all characters. Each target recovers 1 HP.
    .detail = Yourself included. It goes round in action order from you and is void for the unwounded.
card-amazing_grace = Amazing Grace
    .text = Use in your play phase on all characters. Turn over as many cards as there are targets; each target chooses and obtains one.
    .detail = Yourself included. The cards come from the draw pile; targets choose in action order from you. Cards left over are put into the discard pile.
card-collateral = Collateral
    .text = Use in your play phase on one other character with a weapon. They use a Slash on a character you name, or give you the weapon.
    .detail =
        The one you name (it may be you) must be within their attack range, and they must be able to use a Slash on them.
        It is their choice; that Slash is not counted towards the limit.
    .verb = Have { $first } slash { $second }
card-nullification = Nullification
    .text = Use just before a trick card takes effect on one target, to cancel its effect on that target.
    .detail = Delayed tricks in the judge phase included. It may also cancel another Nullification.
card-iron_chain = Iron Chain
    .text = Use in your play phase on one or two characters, to chain or reset them. You may recast this card instead.
    .detail =
        Yourself allowed. A target who is not chained becomes chained, a chained one is reset.
        Fire or thunder damage taken by a chained character is passed on to the other chained ones.
        Recasting: put this card into the discard pile and draw 1 card.
card-fire_attack = Fire Attack
    .text = Use in your play phase on one character with hand cards. They show a hand card; you may then discard a hand card of the same suit to deal 1 fire damage to them.
    .detail = Yourself allowed. The target chooses which card to show.
card-indulgence = Indulgence
    .text = Use in your play phase: place it in the judging area of one other character. In their judge phase they judge; unless the result is a heart, they skip the play phase.
    .detail =
        Not where an Indulgence is already.
        Only the play phase of that turn; then this card is discarded.
card-supply_shortage = Supply Shortage
    .text = Use in your play phase: place it in the judging area of one other character at distance 1. In their judge phase they judge; unless the result is a club, they skip the draw phase.
    .detail =
        Not where a Supply Shortage is already.
        Only the draw phase of that turn; then this card is discarded.
card-lightning = Lightning
    .text = Use in your play phase: place it in your own judging area. In the judge phase its owner judges: on a spade from 2 to 9 they take 3 thunder damage; otherwise it moves to the judging area of the next character.
    .detail =
        Not where a Lightning is already.
        The damage has no source, and the card is then discarded. If the effect is cancelled, the card moves on too.
card-crossbow = Zhuge Crossbow
    .text = Attack range 1. Locked: in your play phase you may use Slashes without count limit.
card-qinggang_sword = Qinggang Sword
    .text = Attack range 2. Locked: after your Slash has specified a target, that target's armour has no effect.
    .detail = Until the Slash has resolved on them.
card-double_swords = Twin Swords
    .text = Attack range 2. After you use a Slash and specify a target of the other gender, you may make them choose one: discard a hand card, or let you draw 1 card.
    .verb = They discard or you draw
card-ice_sword = Ice Sword
    .text = Attack range 2. When your Slash would damage its target, you may prevent the damage and discard two of their cards instead.
    .detail = They need a card in hand or equipment area. One after the other, hand cards unseen; only one if they have just one.
    .verb = Discard 2 of their cards instead
card-blade = Green Dragon Blade
    .text = Attack range 3. When your Slash is cancelled by the target's Dodge, you may use another Slash on the same target.
    .detail = At once, without distance limit and not counted; and so on.
card-spear = Serpent Spear
    .text = Attack range 3. You may use or play two hand cards as a Slash.
    .detail = An ordinary Slash without a suit. Two red cards make it red, two black cards black, one of each colourless.
card-axe = Stone-Cleaving Axe
    .text = Attack range 3. When your Slash is cancelled by a target's Dodge, you may discard two cards to make it take effect anyway.
    .detail = From hand or equipment area, but not this axe.
    .verb = Discard { $count }, hit anyway
card-halberd = Sky-Piercing Halberd
    .text = Attack range 4. If the Slash you use is your last hand card, you may give it up to two extra targets.
    .detail = Within your attack range; it resolves in action order. Several last cards turned into one Slash count too.
card-kylin_bow = Kylin Bow
    .text = Attack range 5. When your Slash deals damage to its target, you may discard one mount from their equipment area.
    .verb = Discard their mount
card-guding_blade = Ancient Ingot Blade
    .text = Attack range 2. Locked: when your Slash deals damage to its target and they have no hand cards, the damage is raised by 1.
card-fan = Vermilion Feather Fan
    .text = Attack range 4. When you use an ordinary Slash, you may use it as a Fire Slash instead, with the same suit, colour and rank.
    .verb = Make it a Fire Slash
card-eight_diagram = Eight Trigrams Formation
    .text = When you need to use or play a Dodge, you may judge: if the result is red, you are regarded as having used or played a Dodge.
    .detail = If it is black, you may still use or play one in another way.
    .verb = Judge: red is a Dodge
card-nioh_shield = Nioh Shield
    .text = Locked: black Slashes are void for you.
card-vine = Vine Armour
    .text = Locked: Savage Assault, Archery Attack and ordinary Slashes are void for you. When you take fire damage, it is raised by 1.
card-silver_lion = Silver Lion
    .text = Locked: when you take more than 1 damage, it becomes 1. When you lose this card from your equipment area, you recover 1 HP.
card-jueying = Jue Ying
    .text = Locked: other characters' distance to you is 1 more.
card-dilu = Di Lu
    .text = Locked: other characters' distance to you is 1 more.
card-zhuahuangfeidian = Zhua Huang Fei Dian
    .text = Locked: other characters' distance to you is 1 more.
card-hualiu = Hua Liu
    .text = Locked: other characters' distance to you is 1 more.
card-chitu = Red Hare
    .text = Locked: your distance to other characters is 1 less (never below 1).
card-dayuan = Da Yuan
    .text = Locked: your distance to other characters is 1 less (never below 1).
card-zixing = Zi Xing
    .text = Locked: your distance to other characters is 1 less (never below 1).
