# The identity game: terms, commentary, its variants (dark souls, reincarnation), what the page says of it.

role-lord = lord
role-loyalist = loyalist
role-rebel = rebel
role-renegade = renegade
lord-shown = { $seat } is the lord.

skill-luohan = Luohan
    .text = The soul of a loyalist. Once: when the host is about to take damage, the soul's player may have the host discard a hand card; the damage is then 1 less. The soul is gone afterwards.
    .verb = Discard 1, take 1 less
skill-xuanwu = Xuanwu
    .text = The soul of a rebel, with a card of its own drawn from the pile. Once: the soul's player may exchange this card for a hand card of the host.
    .detail =
        Whenever a phase begins, or before the host decides something in which hand cards count. The hand card is taken unseen.
        It is put into the discard pile with the soul.
    .verb = Exchange a hand card
skill-zhuyou = Zhuyou
    .text = The soul of a renegade. Once: before an action in the host's own play phase, the soul's player may have the host discard the whole hand and draw as many cards. The soul is gone afterwards.
    .verb = Discard all, draw as many
skill-sacrifice = Offering
    .text = Once in your turn, in your play phase, you may give a hand card face down to a dead player. With 4 of them that player is reborn at once.
    .detail =
        3 are enough in a game of at most 5 players.
        The reborn get another general of the same kingdom (for Qun any), 1 HP, and these cards as hand. They play on, but for the end of the game they stay dead, and they make no offerings.
    .verb = Offer a card to { $targets }
pile-offerings = Offerings

# $a is the soul: Luohan, Xuanwu or Zhuyou.
choose-host = You are out, but your soul { $a } may go with a living player. With whom?
    .pass = With nobody
soul-attached = The soul of { $seat } ({ $skill }) goes with { $other }.
soul-gone = The soul of { $seat } ({ $skill }) leaves { $other }.
reborn = { $seat } is reborn as { $general }!
not-reborn = No unused general is of the kingdom of { $seat }: there will be no rebirth.

reason-luohan = so that the damage is 1 less
# The note on a seat that carries a soul; $number is the seat of the soul's player.
note-soul = { $soul } of seat { $number }
# The note on a seat that is protected; $seats are those whom the shield does not stop, $count how many.
note-protected =
    { $count ->
        [0] protected
       *[other] protected, but not from { $seats }
    }
state-reborn = reborn

# Options and outcomes.
wins-lord = lord’s side { $count }
wins-rebel = rebels { $count }
wins-renegade = renegade { $count }
page-mode-identity = Identity game
page-outcome-lord =
    { $won ->
        [1] The lord wins
       *[other] The lord and the loyalists win
    }
page-outcome-rebel =
    { $won ->
        [1] The rebel wins
       *[other] The rebels win
    }
page-outcome-renegade = The renegade wins
page-option-first_out_protection = Shield for who fell first
    .hint = Who was out first in the last game keeps at least 1 HP until somebody is out. Those whom that player attacks may strike back.
page-option-first_out_protection-off = off
page-option-first_out_protection-on = on, without dark souls
page-option-first_out_protection-always = always
page-option-three_player_attrition = Attrition of three
    .hint = When three are left, all of them lose 1 HP each round after three rounds: no endless endings.
page-option-dark_souls = Dark souls
    .hint = The dead go with a living player as a soul that has one power, once.
page-option-reincarnation = Reincarnation
    .hint = The living give cards to the dead; three or four of them bring a player back.
page-option-scoring = Points
    .hint = Points for every game by the tournament table.
page-option-rebel_bonus_needs_win = No bonus for rebels who lose
    .hint = Rebels get points for kills only when they win.
page-option-series = Series
    .hint = As many games as players; everybody is the lord once, and points are added up.
