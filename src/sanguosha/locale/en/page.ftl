# What the page in the browser says beside questions and commentary.

page-connection-lost = The connection is lost. Trying again …
page-question = The question
page-others = The other players
page-middle = The middle of the table
page-your-place = Your place
page-your-hand =
    Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-round = Round { $round }
page-drawer = Commentary and chat
page-log = Commentary
page-log-earlier = What was before
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-threw-flower = throws a flower to { $at }
page-threw-egg = throws an egg at { $at }
page-fine-print = Details
page-fine-print-hint = Right click: details
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
page-next =
    { $what ->
        [seat] { $name }: now pick a target.
        [second] { $name }: now pick a target for { $first }.
        [card] { $name }: now pick a card.
       *[other] { $name }: now choose how.
    }
page-go-on = Play on
page-back = Take the last pick back
page-use = Use { $card }
page-use-on = Use { $card } on { $targets }
page-play-card = Play { $card }
page-equip = Equip { $card }
page-rescue =
    { $me ->
        [yes] Use { $card } on yourself
       *[no] Save { $seat } with { $card }
    }
page-use-as = { $as } by { $skill }
page-use-as-on = { $as } by { $skill } on { $targets }
page-use-skill = Use { $skill }
page-use-skill-on = Use { $skill } on { $targets }
page-recast = Recast { $cards }
page-choose-cards = Choose { $cards }
page-choose-seats = Choose { $targets }
page-order = Order of the hand: { $order ->
        [kind] by kind
        [suit] by suit
       *[drawn] as drawn
    }
page-order-short =
    { $order ->
        [kind] by kind
        [suit] by suit
       *[drawn] as drawn
    }
page-unfold = Show the whole hand
page-fold = Fold the hand
page-no-hand = No cards in hand
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
        [yes] { $hp } of { $max } HP, { $hand ->
            [one] 1 hand card
           *[other] { $hand } hand cards
        }
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
page-distance-hint = (Counted in seats, the shorter way round; mounts change it. ↑ lit: you reach them with a Slash; ↓ lit: they reach you.)
page-fact-hp = HP { $hp } of { $max }
page-fact-range = Attack range { $range }
page-my-guess = What I think they are
page-flower = Throw a flower
page-egg = Throw an egg
page-counts-as = Counts as { $card }
page-judging = { $seat } judges: { $reason }
page-out = You are out of the game.
page-out-hurry = Play on quickly
page-out-hurried = The bots play on without a pause.
page-out-watch = Watch on
page-out-leave = Leave
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

# Start, rooms, choosing a general, gallery, replays, settings, learning.

page-name = Sanguosha
page-tagline = Hidden loyalties and sharp blades in the Three Kingdoms
page-play = Play
page-play-hint =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }, and a role that is drawn by lot
page-connecting = Connecting …
page-language = Language
page-your-name = Your name
page-table-size = Seats at the table
page-seats = { $count } seats
page-less = One less
page-more = One more
page-with-others = With others
page-create-hint = Open a room, send the link, fill up with bots.
page-create = Create a room
page-code = Code of a room
page-password-if = Password, if it has one
page-join = Join
page-watch = Watch
page-public-rooms = Public rooms
page-no-rooms = No public room is open. Create one!
page-room-line = { $mode } · { $taken } of { $players } places taken
page-locked = Needs a password
page-refresh = Look again
page-more-screens = More
page-learn = Learn to play
page-learn-hint = Six small positions
page-gallery = Gallery
page-gallery-hint = { $generals } generals, { $cards } cards
page-replays = Replays
page-replays-hint = Games to watch again
page-back-to-start = Start
page-bot-name = Bot { $number }
page-guest-name = Guest { $code }
page-back-to-room = Back to the room
page-back-to-table = Back to the table
page-invited = Go to room { $code }?
page-invited-hint =
    { $running ->
        [yes] You are playing in room { $code }. If you leave, a bot plays on for you.
       *[no] You are in room { $code } now.
    }
page-invited-go = Go to { $code }
page-invited-stay = Stay here
page-keys = Keys
page-keys-hint = Keys (?)
page-key-pick = Pick a card or a button
page-key-seat = Pick a seat by its letter
page-key-enter = Confirm
page-key-escape = Take the last pick back, close an explanation
page-key-space = End the phase, or pass
page-key-arrows = Stargazing: arrange the cards
page-key-question = Explain what has the focus, else show this list
page-key-step = Replay: a step back, a step on
page-key-turn = Replay: the turn before, the next turn
page-key-ends = Replay: the beginning, the end
page-key-play = Replay: play, pause
page-loading = Loading …
page-room-title = Room { $code }
page-room-code = Room
page-copy-link = Copy the link
page-free-place = Free place
page-add-bot = Add a bot
page-fill = Bots on all free places
page-bot = Bot
page-host = Host
page-ready = Ready
page-not-ready = Not ready yet
page-you = You
page-move = Change places
page-move-name = Let { $name } change places
page-move-here = Change with this place
page-kick = Take off the place
page-kick-name = Take { $name } off the place
page-send-away = Send away
page-send-away-name = Send { $name } away
page-watching = { $count } watching
page-start = Begin
page-not-all-ready = Not ready yet: { $count }
page-bots-fill = Bots take the { $count } free places.
page-all-ready = Everybody is ready.
page-be-ready = I am ready
page-take-ready-back = Not ready after all
page-host-starts = The host begins the game.
page-you-watch = You are watching. The game has not begun.
page-game-runs = A game is running.
page-rules-of-room = What is played
page-mode = Mode
page-mode-hegemony = Hegemony
page-role-set = Roles
page-role-set-standard = Usual
page-role-set-two_renegades = Two renegades
page-roles = Roles at this table
page-role-count = { $count } × { $role }
page-with-generals = With generals
page-with-generals-hint = Without them nobody has skills: the simplest game.
page-choices = Generals to choose from
page-generals-count = { $count } each
page-packages = Packages
package-standard = Standard
package-wind = Wind
page-banned = Left out ({ $count }):
page-choose-banned = Leave generals out
page-ban-hint = Tap a general to leave it out or take it back in.
page-left-out = left out
page-ban-nobody = Leave nobody out
page-copy-list = Copy the list
page-paste-list = A list somebody gave you
page-use-list = Use the list
page-time = Time for a decision
page-seconds = { $count } s
page-pace = Bots
page-pace-fast = quick
page-pace-usual = unhurried
page-pace-slow = slow
page-public = Public
page-public-hint = Anybody can see the room on the first page.
page-spectators = Others may watch
page-spectators-hint = Who has the link may watch.
page-delay = Spectators see everything later by
page-no-delay = at once
page-password = Password
page-no-password = none
page-has-password = The room has a password.
page-your-role = Your role:
page-the-lord = The lord:
page-others-choose =
    { $count ->
        [one] 1 other player is choosing
       *[other] { $count } others are choosing
    }
page-seconds-left = { $count } s left
page-pick-general = Pick a general
page-take-general = Play { $general }
page-chosen-wait = You have chosen. Waiting for the others …
page-hp = { $hp } of { $max } HP
page-role-unknown = Role unknown
page-card-as = { $card }, counts as { $as }
page-shelf = Show
page-generals = Generals
page-cards = Cards
page-search = Search
page-search-hint = Name, skill or any word
page-kingdom = Kingdom
page-all-packages = All packages
page-card-type = Type of card
page-all-types = All types
page-found = { $count } found
page-general-facts = { $kingdom } · { $gender } · { $hp } HP · { $package }
page-import = Bring a record
page-imported = brought from elsewhere
page-export = Keep as a file
page-my-replays = Your games
page-no-replays-of-mine = You have not finished a game yet. Nobody else sees your games unless you share them.
page-shared-replays = Shared games
page-no-replays = Nobody has shared a game yet.
page-share-replay = Share with everybody
page-unshare-replay = Shared with everybody: share no more
page-outcome-round_cap = A draw: the last round is over
page-outcome-no_cards = A draw: no cards left
page-outcome-other = The game is over
page-replay-controls = Controls of the replay
page-time-line = Time line
page-shuffle-promised = Shuffle promised: { $commitment }
page-shuffle-promised-hint = Before anybody's random number came, the server committed itself to its secret; when the game is over, its replay shows that the shuffle came from both.
page-shuffle =
    { $state ->
        [agrees] The shuffle is the one promised: { $commitment } agrees with the secret and { $count ->
            [0] no player's number
            [one] the number of 1 player
           *[other] the numbers of { $count } players
        }.
        [left_out] The shuffle is the one promised ({ $commitment }), but the number that this browser gave is not in it: as it should be if you left before the game began; if you played, it was left out.
       *[differs] This is not the shuffle that was promised: { $commitment } does not agree with it.
    }
page-turn-count = Turn { $turn } of { $turns }
page-death-of = { $seat } dies
page-turn-back = To the turn before
page-turn-on = To the next turn
page-step-back = One step back
page-step = One step on
page-play-on = Let it run
page-pause = Stop
page-speed = Speed
page-look-from = Whose eyes to see with
page-seen-by = as { $seat }
page-seen-by-all = as a spectator
page-open-hands = Open hands
page-copy-moment = Copy a link to this moment
page-leave-replay = Back to the list
page-save = Save
page-motion = Motion
page-card-speed = How fast cards fly
page-speed-slow = slow
page-speed-usual = usual
page-speed-fast = fast
page-speed-none = not at all
page-still = Reduced motion
page-still-hint = Nothing shakes, flies or fades, whatever the system says.
page-sound = Sound
page-sound-on = Sounds
page-sound-hint = Plucked strings, drums, blades and gongs
page-sound-ask = Play with sound?
page-sound-ask-text = Plucked strings, drums, blades and gongs, made by the page itself. The settings change it at any time.
page-sound-all = Sounds and music
page-sound-only = Sounds only
page-sound-none = Silent
page-sound-sample = Listen first
page-music = Music
page-music-hint = A quiet tune of plucked strings while a game runs
page-music-volume = Volume of the music
page-volume = Volume
page-playing = Playing
page-auto-pass-hint = You pass every such window. It can be changed at the table.
page-quick = One tap where one is enough
page-quick-hint = What is the only thing to pick is done without a confirming button.
page-hand-order = Order of the hand
page-credits = Drawings, sounds and music are our own. Typefaces and libraries of others come under their own licences.
page-licences = Licence texts
refused-no-such-room = There is no room with this code.
refused-wrong-password = The password is not right.
refused-full = All places are taken. You may watch.
refused-running = A game is running there. You may watch.
refused-no-spectators = Nobody may watch there.
refused-in-room = Leave your room first.
refused-draining = The server is about to be renewed; new games begin again in a while. Running games go on.
refused-too-many-rooms = There are too many rooms; try again later.
refused-too-many-guests = Too many new guests have come from your network; please try again in a few minutes.
refused-too-many-guesses = Too many wrong codes or passwords; please try again in a few minutes.
refused-sent-away = The host of this room has sent you away; you cannot come back.
refused-too-many-people = There are more people in the room than places.
refused-bad-options = This cannot be played:
refused-bad-number = The number for the shuffle is not right.
refused-bad-name = A name has 1 to 20 characters.
refused-not-host = Only the host may do this.
refused-series = Places and rules stay as they are until the series ends.
refused-silent = Whoever plays says and throws nothing while this game runs.
refused-kicked = The host has taken you off your place.
refused-too-fast = Not so fast, please.
refused-not-stored = The server cannot store anything at the moment; try again.
refused-wrong-protocol = The page is older or newer than the server. Load it again.
refused-not-out = Somebody still plays: the bots keep their pace.
refused-fault = The server failed to do this.
page-learn-lead = Everybody plays a general of the Three Kingdoms and has a secret role; only the lord is known. Strike with a Slash, dodge, save the dying, and find out who is on your side.
page-learn-try = Try it
page-learn-solved = { $count } of { $all } solved
page-learn-play = Play a small game of five
page-learn-roles = Roles
page-learn-role-lord = Outlive every rebel and every renegade. Everybody knows you; in games of five and more you have one HP more.
page-learn-role-loyalist = Keep the lord alive. You win with the lord, even if you fall.
page-learn-role-rebel = Bring the lord down. All rebels win together. Whoever kills a rebel draws 3 cards.
page-learn-role-renegade = Be the last one alive: first the others, the lord last of all.
page-learn-turn = A turn
page-learn-phase-prepare = Some skills work here.
page-learn-phase-judge = Delayed tricks before you are judged.
page-learn-phase-draw = Draw 2 cards.
page-learn-phase-play = Use as many cards as you like, but only one Slash.
page-learn-phase-discard = Keep at most as many cards in hand as you have HP.
page-learn-phase-finish = Some skills work here.
page-learn-cards = Cards
page-learn-type-basic = Basic cards
page-learn-type-basic-text = Attack, dodge, heal. They are answered at once.
page-learn-type-trick = Trick cards
page-learn-type-trick-text = Strong effects for one time. Nullification cancels any of them.
page-learn-type-delayed = Delayed tricks
page-learn-type-delayed-text = They wait before a player until the judge phase; the card turned over decides.
page-learn-type-equipment = Equipment
page-learn-type-equipment-text = It stays before you. Weapons reach further, armour protects, mounts change distances.
page-learn-all-cards = See all cards
page-learn-distance = Distance and range
page-learn-distance-picture = A ring of six: the neighbours are at distance 1, the next ones at 2, the one opposite at 3.
page-learn-distance-text = The distance is the shorter way round the table, counting living players only.
page-learn-range-text = A Slash reaches as far as your attack range: 1 without a weapon. A −1 mount brings others nearer to you, a +1 mount takes you further from them.
page-learn-dying = Dying, judging, skills
page-learn-dying-text = At 0 HP one is dying. In turn, everybody may use a Peach to save them; the dying may also use Wine.
page-learn-death-text = Whoever dies shows the role. A lord who kills a loyalist loses all cards.
page-learn-judge-text = To judge is to turn over the top card of the draw pile; its suit or rank decides.
page-learn-skills-text = Skills break the rules. What a skill can do is explained wherever its name is tapped.
page-lesson-slash-title = The first Slash
page-lesson-slash-ask = Your turn. You are Guan Yu and want to strike Cao Cao, who sits next to you. Which card?
page-lesson-slash-slash = Yes. Unless Cao Cao uses a Dodge, he loses 1 HP. One Slash in each of your play phases.
page-lesson-slash-dodge = A Dodge cannot be used on your own; it answers a Slash.
page-lesson-slash-peach = A Peach heals, and you are not wounded.
page-lesson-dodge-title = Dodge
page-lesson-dodge-ask = Zhang Fei uses a Slash on you. What do you answer with?
page-lesson-dodge-dodge = Yes: the Slash is cancelled, and you lose nothing but the card.
page-lesson-dodge-peach = A Peach does not stop a Slash. Keep it for when you are wounded or dying.
page-lesson-dodge-duel = A Duel is used in your own turn.
page-lesson-range-title = Who is in range?
page-lesson-range-ask = You have no weapon, so your attack range is 1. Tap somebody you can strike.
page-lesson-range-right = Yes. Your two neighbours are at distance 1.
page-lesson-range-wrong = Too far: the distance is 2, your range is 1. A weapon with a longer reach or a −1 mount would help.
page-lesson-trick-title = The right trick
page-lesson-trick-ask = Cao Ren, opposite you, hides behind the Eight Trigrams. Which card takes it off him?
page-lesson-trick-dismantlement = Yes. Dismantlement discards any one card of any other player, however far away.
page-lesson-trick-snatch = Snatch would even give it to you, but only at distance 1. Cao Ren is at 2.
page-lesson-trick-indulgence = Indulgence may cost him his play phase, but the armour stays.
page-lesson-dying-title = Save the lord
page-lesson-dying-ask = You are a loyalist. Your lord Liu Bei is at 0 HP and dying. What helps?
page-lesson-dying-peach = Yes: he is back at 1 HP, and the game goes on. If the lord dies, the rebels win.
page-lesson-dying-wine = Wine saves only the one who drinks it.
page-lesson-dying-slash = A Slash saves nobody.
page-lesson-roles-title = Whom to strike?
page-lesson-roles-ask = You are a rebel; everybody is in range. Whom do you strike?
page-lesson-roles-right = Yes. If the lord dies, all rebels win, living or dead.
page-lesson-roles-wrong = Perhaps a friend: other rebels are as hidden as you are. Only the lord is surely your enemy.
