# What the page says about 3v3, variants and series.

page-play-teams-hint = Two teams of three; bots take the other places
page-variants = Variants
page-option-round_cap = Longest game
    .value =
        { $count ->
            [one] 1 round
           *[other] { $count } rounds
        }
    .hint = A game that is not decided by then is a draw.
page-teams-hint = 6 seats: the first three places against the last three. The middle place of each team is its marshal.
page-team = Team { $number }
page-places = Places
page-draft = The draft
page-draft-team = Team of { $name }
page-draft-marshal = marshal
page-draft-picks =
    { $count ->
        [one] picks a general …
       *[other] picks { $count } generals …
    }
page-draft-has = { $count } of { $all }
page-draft-thinks = is choosing …
page-draft-open-slot = free
page-draft-table =
    { $count ->
        [one] 1 general on the table
       *[other] { $count } generals on the table
    }
page-draft-blind = Eight generals lie in each pile. Nobody sees them before both marshals have chosen.
page-draft-wait = The marshals are choosing.
page-draft-line-up = Tap three of your eight generals, in the order of the places. Tap one again to take it back.
page-draft-line-wait = The other marshal is lining up. All six are turned up together.
page-draft-take-back = Take { $general } back
page-draft-take = Take { $generals }
page-draft-lined = Line them up
page-place-in-line =
    { $at ->
        [0] Marshal: { $name }
        [1] Vanguard A: { $name }
       *[other] Vanguard B: { $name }
    }
page-acted = acted
page-acted-hint = Has acted: the role card is turned sideways until all have.
page-side-acts = { $side } to act
page-soul-text = { $soul }, the soul of { $seat }. { $text }
page-soul-yours = Your soul
page-soul-with = goes with { $seat }
page-soul-use = Use the power
page-soul-quiet = Do not ask again this round
page-shield = shield
page-shield-text =
    { $count ->
        [0] Keeps at least 1 HP until somebody is out.
       *[other] Keeps at least 1 HP until somebody is out, except against those whom it attacked: { $seats }.
    }
page-reborn = reborn
page-reborn-text = Reborn: plays on, but counts as dead for the end of the game.
page-points = Points
page-series-table = Score of the series
page-series-so-far = Series: { $played } of { $count } games played
page-series-over = The series of { $count } games is over.
page-series-game = Game
page-series-replay = Replay of game { $number }: { $outcome }
page-series-total = Total
page-series-rank = Rank
page-series-next-lord = Next lord: { $name }
page-series-next = Next game
page-series-anew = A new series
page-series-fixed = Places and rules stay as they are until the series is over.
page-series-end = End the series
