# The 3v3 game: terms, questions, commentary, what the page says of it.

role-marshal = marshal
role-vanguard_3v3 = vanguard
side-warm_side = warm side
side-cold_side = cold side
sided-role = { $role }, { $side }
mark-acted = has acted
general-pile-table = On the table

choose-pile = Choose one of the face-down piles of generals.
    .pile = Pile { $number }
choose-first-picker = You lead the warm side. Who picks the first general?
    .self = I pick first
    .other = The other marshal picks first
# $a generals are taken.
pick-general =
    { $a ->
        [1] Take a general from the table.
       *[other] Take { $a } generals from the table.
    }
# $a, $b, $c are the places of the marshal and of the two vanguards.
line-up = Line up three of your generals: the first for yourself ({ $a }), then one for { $b } and one for { $c }.
choose-first-side = You lead the cold side. Which side acts first?
    .warm_side = The warm side
    .cold_side = The cold side
choose-action = Your side has the right to act. Who acts?
    .marshal = The marshal
    .vanguards = The vanguards
choose-vanguard = Which vanguard acts first?
# $a is the card that is used.
choose-direction = { $a }: in which direction does it go round?
    .counter_clockwise = Counter-clockwise, to the right first
    .clockwise = Clockwise, to the left first
option-counter_clockwise = counter-clockwise
option-clockwise = clockwise

pile-chosen = { $seat } chooses pile { $pile }.
side-drawn = { $seat } leads the { $side }.
generals-laid-out = Laid out on the table: { $generals }.
picks-first = { $seat } picks first.
generals-picked = { $seat } takes { $generals }.
acts-first = The { $side } acts first.
action-chosen =
    { $action_id ->
        [marshal] The marshal of the { $side } acts.
       *[other] The vanguards of the { $side } act.
    }
right-passed = Everybody on the { $side } has acted; the right to act passes to the other side.
role-tapped = { "" }
roles-upright = All have acted: the role cards are put upright.

# Options and outcomes.
wins-warm_side = warm side { $count }
wins-cold_side = cold side { $count }
page-mode-team_3v3 = 3 against 3
page-outcome-warm_side = The warm side wins
page-outcome-cold_side = The cold side wins
page-option-silent = Silent
    .hint = While the game runs there are only ready-made phrases, as in tournaments.
page-option-maneuvering = Maneuvering deck
    .hint = The 52 cards of the maneuvering deck are shuffled in: wine, fire and thunder, chains.
