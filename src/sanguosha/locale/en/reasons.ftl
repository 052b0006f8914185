# Why something cannot be picked. $card and $family are cards, $skill a skill or what works like one, $seat and $other characters.
# $seat_me is "yes" for who asks; $sort_id and $span_id are raw, "none" where there is nothing.

why-not-now = { $card } is only used in answer to something.
why-used-up-in-phase = You have used your { $family } of this play phase already.
why-used-up-in-turn = You have used your { $family } of this turn already.
why-full-health = You are at full health.
why-forbidden = You may not use { $card } now: { $skill }.
why-out-of-ring =
    { $seat_me ->
        [yes] You are out of the ring: you can play cards, but not use them.
       *[no] { $seat } is out of the ring.
    }
why-no-target = There is nobody on whom you could use { $card } now.
why-nobody-in-range = Nobody is in range: the nearest is at distance { $distance }, your range is { $range }.
why-nobody-near = Nobody is near enough: the nearest is at distance { $distance }, { $card } reaches { $range }.

why-dead = { $seat } is dead.
why-oneself = You cannot choose yourself here.
why-out-of-range = { $seat } is out of range: distance { $distance }, your range { $range }.
why-too-far = { $seat } is too far away: distance { $distance }, { $card } reaches { $range }.
why-nothing-there = { $seat } has no card at all.
why-no-hand =
    { $seat_me ->
        [yes] You would have no other hand card.
       *[no] { $seat } has no hand card.
    }
why-already-there =
    { $seat_me ->
        [yes] { $card } lies before you already.
       *[no] { $card } lies before { $seat } already.
    }
why-no-weapon = { $seat } wears no weapon.
why-no-victim = There is nobody on whom { $seat } could use a Slash.
why-out-of-their-range = { $seat } is out of range for { $other }: distance { $distance }, range { $range }.
why-they-may-not = { $other } may not use a Slash on { $seat }.
why-immune =
    { $seat_me ->
        [yes] You cannot be a target of { $card }: { $skill }.
       *[no] { $seat } cannot be a target of { $card }: { $skill }.
    }

why-failed-before = { $skill } came to nothing this time; it cannot be tried again.
why-armor-off = Your armour is without effect against this card.
why-turned-off = { $skill } is without effect at the moment.
why-kept-hidden = { $skill } cannot be used, for its general may not be revealed at the moment.
why-limit-reached =
    { $span_id ->
        [phase] You have used { $skill } in this phase already.
        [turn] You have used { $skill } in this turn already.
       *[game] You have used { $skill } in this game already.
    }
why-not-wanted = { $skill } gives { $card }, but { $wanted } is asked for.
why-no-use = { $skill } cannot be used now.
why-not-in-play-phase = { $skill } is used in your own play phase.
why-of-itself = { $skill } works by itself, or is offered when its moment comes.
why-lord-only = { $skill } works only for the lord.
why-lacks-cards =
    { $sort_id ->
        [red] You have too few red cards for { $skill }.
        [black] You have too few black cards for { $skill }.
        [heart] You have too few hearts for { $skill }.
        [diamond] You have too few diamonds for { $skill }.
        [equipment] You have too few pieces of equipment for { $skill }.
       *[none] You have not the cards that { $skill } needs.
    }
why-lacks-seats = There is nobody for whom { $skill } could be used.
why-needs-card =
    { $sort_id ->
        [red] { $skill } needs a red card.
        [black] { $skill } needs a black card.
        [heart] { $skill } needs a heart.
        [diamond] { $skill } needs a diamond.
        [equipment] { $skill } needs a piece of equipment.
       *[none] This card does not fit { $skill }.
    }
why-needs-hand-card = { $skill } needs cards of the hand.
why-needs-seat =
    { $sort_id ->
        [wounded]
            { $seat_me ->
                [yes] You are not wounded.
               *[no] { $seat } is not wounded.
            }
        [male] { $seat } is not male.
        [holds_cards] { $seat } has no hand card.
       *[none] { $seat } cannot be chosen for { $skill }.
    }

why-wrong-card = { $card } is no answer here: { $wanted } is asked for.
why-worn = You wear this card; it is not used again.
why-not-yours = This card is not yours to use.
why-already-picked = This is picked already.
why-enough = All that is needed is picked already.
why-in-order = Several things are named in the order of the list; this one comes at another place.
why-first-target = { $seat } must be a target first.
why-no-choice = With { $card } there are no targets to choose.
why-begin = Pick a card or a skill first.
why-pick-card = A card is to be picked first.
why-pick-seat = Now a character is to be chosen.
why-pick-other = That is not asked for now.
why-nothing-to-pick = There is nothing to pick here.
why-not-among = That is not among what can be picked here.
why-not-possible = That is not possible now.
