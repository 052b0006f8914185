general-zhou_cang = Zhou Cang
    .title = Bearer of the Blade
skill-kangdao = Shouldered Blade
    .text = When you equip a weapon, you may draw 1 card.
card-feint = Feint
    .text = On one other character with a hand card: unless they play a Dodge, you discard one of their hand cards, unseen.
ask-feint = { $a } feints: play a Dodge, or lose a hand card.
