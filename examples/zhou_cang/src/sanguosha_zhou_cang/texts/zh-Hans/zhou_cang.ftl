general-zhou_cang = 周仓
    .title = 扛刀之士
skill-kangdao = 扛刀
    .text = 当你装备武器牌后，你可以摸一张牌。
card-feint = 佯攻
    .text = 对一名有手牌的其他角色使用：除非其打出一张【闪】，否则你弃置其一张手牌。
ask-feint = { $a }佯攻：请打出一张【闪】，否则失去一张手牌。
