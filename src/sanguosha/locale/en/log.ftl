# The commentary. $seat and others are in words, $seat_id raw; what an event lacks is raw "none".
# $what is the card as it is used, $cards the cards, $count how many, $nameless the seat without its general, $hp the health of $seat. A line may be empty.

seat = { $general } ({ $number })
nameless-seat = Seat { $number }
many-seats = { $count } players
hidden-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
made-of = { $card } [{ $cards }]

place-draw_pile = the draw pile
place-discard_pile = the discard pile
place-table = the table
place-out = out of the game
place-hand = the hand of { $seat }
place-equip = the equipment area of { $seat }
place-judge = the judging area of { $seat }
place-pile = “{ $pile }” of { $seat }

general-shown = { $nameless } plays { $general }.
role-shown =
    { $role_id ->
        [lord] { $seat } was the { $role }.
       *[other] { $seat } was a { $role }.
    }
revealed = { $seat } turns up { $general }.
hidden = { $seat } turns { $general } face down.
general-turned-up = Turned up among the unused generals: { $general }.
generals-taken = { $seat } takes { $count } unused generals aside.
generals-returned = { $seat } puts { $count } generals back.
generals-shown = { $seat } shows { $generals }.
general-removed = { $general } leaves { $seat }; a soldier takes the place.
general-changed = { $seat } puts another general in the place of { $general }.
turn = Round { $round }: the turn of { $seat }.
phase = { "" }
phase-skipped = { $seat } skips the { $phase }.
game-over =
    { $outcome_id ->
        [lord]
            { $won ->
                [1] The lord wins: { $winners }.
               *[other] The lord and the loyalists win: { $winners }.
            }
        [rebel]
            { $won ->
                [1] The rebel wins: { $winners }.
               *[other] The rebels win: { $winners }.
            }
        [renegade] The renegade wins: { $winners }.
        [warm_side] The warm side wins: { $winners }.
        [cold_side] The cold side wins: { $winners }.
        [round_cap] The last round is over: a draw.
        [no_cards] There are no cards left to draw: a draw.
       *[other] The game is over: { $winners }.
    }

used =
    { $against_id ->
        [none]
            { $equipment ->
                [yes] { $seat } equips { $what }.
               *[no]
                    { $targets_id ->
                        [none] { $seat } uses { $what }.
                       *[other]
                            { $on_self ->
                                [yes] { $seat } uses { $what }.
                               *[no]
                                    { $second_id ->
                                        [none]
                                            { $direction_id ->
                                                [none] { $seat } uses { $what } on { $targets }.
                                               *[other] { $seat } uses { $what } on { $targets }, { $direction }.
                                            }
                                       *[other] { $seat } uses { $what } on { $targets }, naming { $second }.
                                    }
                            }
                    }
            }
       *[other]
            { $whom_id ->
                [none] { $seat } answers { $against } with { $what }.
               *[other] { $seat } answers { $against } on { $whom } with { $what }.
            }
    }
played = { $seat } plays { $what }.
void = { $card } has no effect on { $seat }.
skill =
    { $targets_id ->
        [none] { $seat } uses { $skill }.
       *[other] { $seat } uses { $skill } on { $targets }.
    }
announced =
    { $targets_id ->
        [none] { $seat } calls it { $card }.
       *[other] { $seat } calls it { $card }, for { $targets }.
    }
provider = { $seat } uses { $skill }.

damage =
    { $source_id ->
        [none]
            { $nature_id ->
                [normal] { $seat } takes { $amount } damage ({ $hp }).
               *[other] { $seat } takes { $amount } { $nature } damage ({ $hp }).
            }
       *[other]
            { $nature_id ->
                [normal] { $source } deals { $amount } damage to { $seat } ({ $hp }).
               *[other] { $source } deals { $amount } { $nature } damage to { $seat } ({ $hp }).
            }
    }
health-lost = { $seat } loses { $amount } HP ({ $hp }).
recovered = { $seat } recovers { $amount } HP ({ $hp }).
dying = { $seat } is dying!
died =
    { $killer_id ->
        [none] { $seat } dies.
       *[other] { $seat } is killed by { $killer }.
    }
protected = The shield of { $seat } holds: 1 HP stays.
protection-over = Somebody is out: { $seat } is no longer protected.
attrition = Three are left: each of them loses 1 HP.
attrition-deferred = Three are left, all at their last HP: they are spared for this round.
named = { $seat } names { $suit }.
judging = { $seat } judges for { $reason }.
judged =
    { $suit_changed ->
        [yes] The result is { $cards }, counted as { $suit }.
       *[no] The result is { $cards }.
    }
contest = { $seat } and { $other } compare: { $cards }.
chained = { $seat } is chained.
reset = { $seat } is no longer chained.
turned-over = { $seat } is turned over.
turned-up = { $seat } is turned face up again.

shown = { $seat } shows { $cards }.
peeked = { $seat } looks at the top of the draw pile: { $cards }.
put-back = { $seat } puts { $top } on top of the draw pile and { $bottom } at the bottom.
turned-face-up = Turned up: { $cards }.
reshuffled = The discard pile is shuffled and becomes the draw pile.
cut-short = This could go on for ever, so it is over now.

move-dealt = { $to_seat } is dealt { $cards }.
move-drawn = { $to_seat } draws { $cards }.
move-used = { "" }
move-played = { "" }
move-discarded =
    { $own ->
        [yes] { $by } discards { $cards }.
       *[no] { $by } discards { $cards } of { $from_seat }.
    }
move-obtained =
    { $from_seat_id ->
        [none] { $to_seat } takes { $cards }.
       *[other]
            { $own ->
                [yes] { $to_seat } takes { $cards } into the hand.
               *[no] { $to_seat } takes { $cards } of { $from_seat }.
            }
    }
move-given = { $by } gives { $cards } to { $to_seat }.
move-equipped = { "" }
move-replaced =
    { $from_seat_id ->
        [none] { "" }
       *[other] { $from_seat } puts { $cards } aside.
    }
move-judged =
    { $by_id ->
        [none] Turned up: { $cards }.
       *[other] { $by } puts { $cards } in its place.
    }
move-placed =
    { $to_zone ->
        [judge] Laid into the judging area of { $to_seat }: { $cards }.
        [table] { $by } lays down { $cards }.
        [pile] Put to { $to }: { $cards }.
       *[other] { "" }
    }
move-put_away =
    { $from_zone ->
        [table] { "" }
        [draw_pile] { "" }
       *[other] { $from_seat } puts away { $cards }.
    }
move-recast = { $by } recasts { $cards }.
move-revealed = Turned up: { $cards }.
move-buried = { $from_seat } leaves { $cards } behind.
