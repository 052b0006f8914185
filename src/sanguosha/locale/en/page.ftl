# What the page in the browser says beside questions and commentary.

page-connection-lost = The connection is lost. Trying again …
page-question = The question
page-others = The other players
page-middle = The middle of the table
page-your-place = Your place
page-your-hand = Your hand: { $count } cards
page-round = Round { $round }
page-drawer = Commentary and chat
page-log = Commentary
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-threw-flower = throws a flower to { $at }
page-threw-egg = throws an egg at { $at }
page-close = Close
page-settings = Settings
page-leave = Leave the room
page-leave-really = Really leave? A bot plays on
page-hand-over =
    { $on ->
        [yes] Play yourself again
       *[no] Let a bot play for you
    }
page-take-back = Take back
page-auto-pass = Passing Nullification { $how ->
        [card] for this trick
        [round] this round
       *[always] always
    }
page-auto-pass-always = Never ask me for Nullification
page-auto-pass-stop = Ask me for Nullification again
page-pass-card = Pass for this trick
page-pass-round = Pass this round
page-waiting-for = Waiting for { $seats }
page-turn-of =
    { $mine ->
        [yes] Your turn
       *[no] The turn of { $seat }
    }
page-still-can-act = You can still act. End the phase?
page-go-on = Play on
page-back = Take the last pick back
page-use = Use { $card }
page-use-on = Use { $card } on { $targets }
page-play = Play { $card }
page-recast = Recast { $cards }
page-choose-cards = Choose { $cards }
page-choose-seats = Choose { $targets }
page-why-dead = { $seat } is dead.
page-why-far = { $seat } is out of range: distance { $distance }, your range { $range }.
page-why-card-first = Pick a card or a skill first.
page-why-not-seat = { $seat } cannot be chosen now.
page-why-not-card = { $card } cannot be picked now.
page-order = Order of the hand: { $order ->
        [kind] by kind
        [suit] by suit
       *[drawn] as drawn
    }
page-order-short =
    { $order ->
        [kind] kind
        [suit] suit
       *[drawn] drawn
    }
page-unfold = Show the whole hand
page-fold = Fold the hand
page-no-hand = No cards in hand
page-no-equipment = No equipment
page-hand-count =
    { $count ->
        [one] 1 hand card
       *[other] { $count } hand cards
    }
page-unseen-card = Unseen card { $number }
page-turned-over = Turned over: skips the next turn
page-away = Away
page-bot-plays = A bot plays here
page-seat-number = Seat { $number }
page-seat-spoken = { $seat }, { $alive ->
        [yes] { $hp } of { $max } HP, { $hand } hand cards
       *[no] dead
    }{ $turn ->
        [yes] , has the turn
       *[no] { "" }
    }
page-distance = Distance { $distance }{ $reach ->
        [yes] ; in your attack range
       *[no] ; out of your attack range
    }{ $reached ->
        [yes] ; you are in theirs
       *[no] ; you are out of theirs
    }
page-fact-hp = HP { $hp } of { $max }
page-fact-range = Attack range { $range }
page-my-guess = What I think they are
page-flower = Throw a flower
page-egg = Throw an egg
page-counts-as = Counts as { $card }
page-judging = { $seat } judges: { $reason }
page-dying = Dying!
page-arrange-pile =
    { $pile ->
        [first] Top of the draw pile
        [last] Bottom of the draw pile
       *[middle] Middle
    }
page-arrange-card = { $card }, place { $place } of { $count }
page-arrange-hint = Drag the cards, tap one to move it to the other row, or use the arrow keys.
page-share-hint =
    { $giving ->
        [yes] Now pick who gets it.
       *[no] Pick a card, then who gets it.
    }
page-result =
    { $won ->
        [yes] Victory
       *[no] Defeat
    }
page-result-draw = A draw
page-result-over = The game is over
page-result-show = Show the result
page-result-hide = Look at the table
page-winner = won
page-score-damage = Damage
page-score-saved = Saved
page-score-kills = Kills
page-rematch = Play again
page-to-room = Back to the room
page-watch-replay = Watch the replay
page-share = Copy the link
page-copied = Copied
phrase-greet = Well met!
phrase-hurry = Make haste!
phrase-wait = A moment, please.
phrase-thanks = My thanks!
phrase-well = Well played!
phrase-sorry = Forgive me.
phrase-lord = Protect the lord!
phrase-rebel = Down with the lord!
phrase-peach = A Peach, please!
phrase-laugh = Ha ha ha!
