# What the terminal says beside questions and commentary.

welcome =
    { $seat ->
        [0] Game { $seed } with { $players } players; you watch.
       *[other] Game { $seed } with { $players } players; you have seat { $seat }. “?” helps, “q” leaves.
    }
goodbye =
    { $saved ->
        [yes]
            Goodbye. The game is saved: { $path }
            Go on with it: { $command }
       *[no] Goodbye. Nothing is saved yet.
    }
saved =
    { $saved ->
        [yes] The record is saved: { $path }
       *[no] The record could not be saved.
    }
your-role = Your role: { $role }.
your-result =
    { $draw ->
        [yes] Nobody wins.
       *[no]
            { $won ->
                [yes] You win!
               *[no] You lose.
            }
    }
confirm = { $picks }. Enter: do it; u: take the last step back.
confirm-help = Enter does it, “u” takes the last step back, “q” leaves.
help =
    A number picks; several at once too, as in “1 3”. 0 ends or passes.
    u: take the last step back   t: the table   l: the last lines of the commentary
    ? 2: explain what is number 2   ? Slash: explain any card, general or skill, and why it cannot be picked
    q: save and leave
nothing-to-undo = There is nothing to take back.
no-such-choice =
    { $count ->
        [0] Only 0 can be picked here.
        [1] Type 1 or what else is listed; “?” helps.
       *[other] Type a number from 1 to { $count } or what else is listed; “?” helps.
    }
do-not-fit = These do not go together.
unknown-name =
    { $hint ->
        [yes] There is nothing named “{ $name }”. Perhaps: { $near }
       *[no] There is nothing named “{ $name }”.
    }

board-title = Round { $round } | draw pile { $draw }, discard pile { $discard }
board-title-turn = Round { $round }, { $seat }, { $phase } | draw pile { $draw }, discard pile { $discard }
board-hand = Your hand: { $cards }
board-hand-of = Hand of { $seat }: { $cards }
board-pile = { $pile }: { $cards }
no-cards = no cards
note-distance = distance { $distance }
note-range = range { $range }

column-seat = Seat
column-agent = Agent
column-general = General
column-role = Role
column-hp = HP
column-hand = Hand
column-equip = Equipment
column-judge = Judging
column-notes = Notes
column-type = Type
column-package = Package
column-id = Id
column-name = Name
column-games = Games
column-wins = Wins
column-rate = Rate
column-interval = 95 % interval

head = { $name } ({ $note })
general-note = { $title }; { $kingdom }, { $gender }, { $hp } HP
skill-entry = { $name }: { $text }
more-in-full = The fine print: add --full
copies =
    { $count ->
        [one] 1 copy: { $cards }
       *[other] { $count } copies: { $cards }
    }

wins-draw = draws { $count }
averages = Per game: { $decisions } decisions, { $turns } turns, { $rounds } rounds.
speed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $errors } failed) in { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s.

verified =
    { $over ->
        [yes] { $file } is sound: { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        }, { $answers ->
            [one] 1 answer
           *[other] { $answers } answers
        } and the result agree.
       *[no] { $file } is sound so far: { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        } and { $answers ->
            [one] 1 answer
           *[other] { $answers } answers
        } agree; the game is not over.
    }
promised =
    The shuffle is the one that was promised: the commitment { $commitment } agrees with the secret and { $count ->
        [0] no player's number
        [one] the number of 1 player
       *[other] the numbers of { $count } players
    }.
not-promised = Nobody promised this shuffle: the record holds no commitment, so it does not show where its seed comes from.
replay-help =
    Enter or n: next step   n 10: ten steps   b: one step back   g: next turn   g 7: to turn 7   e: to the end
    t: the table   s 2: see what seat 2 sees   s 0: as a spectator   s open: everything   l: the last lines
    ? Slash: explain   q: leave
replay-end = The record ends here.

seat-points = { $seat } { $points }
points = Points: { $points }.
mean-points = Points per game: { $points }.

series-head = A series of { $games } games, number { $seed }. Seats in order of play: { $players }.
series-player = Player { $number }
series-game =
    { $outcome ->
        [lord] Game { $game } of { $games }, { $lord } being the lord: the lord’s side wins.
        [rebel] Game { $game } of { $games }, { $lord } being the lord: the rebels win.
        [renegade] Game { $game } of { $games }, { $lord } being the lord: the renegade wins.
       *[other] Game { $game } of { $games }, { $lord } being the lord: a draw.
    }
series-final = The series is over.
series-goodbye =
    The series is saved: { $path }
    Go on with it: { $command }
column-player = Player
column-game = Game { $number }
column-total = Total
column-place = Place
