general-zhou_cang = 周倉
    .title = 扛刀之士
skill-kangdao = 扛刀
    .text = 當你裝備武器牌後，你可以摸一張牌。
card-feint = 佯攻
    .text = 對一名有手牌的其他角色使用：除非其打出一張【閃】，否則你棄置其一張手牌。
ask-feint = { $a }佯攻：請打出一張【閃】，否則失去一張手牌。
