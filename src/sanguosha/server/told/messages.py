"""The protocol between server and page, version by version: every message that travels over the WebSocket.

Both directions are tagged unions (field ``t``), encoded as JSON. Tokens of answers (``c17``, ``s3``, ``k:zhiheng`` …) are those of
the engine. ``docs/protocol.md`` tells the story; the page's TypeScript types are made from this file.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from sanguosha.modes import USUAL_MODE
from sanguosha.server.told.states import CardFace, EventLine, TableState

PROTOCOL = 2

# What a client says


class Hello(Struct, tag_field="t", tag="hello"):
    """First message of a connection. ``token`` is what an earlier ``Welcome`` gave; without it a new guest is made."""

    protocol: int
    name: str = ""
    token: str = ""


class Rename(Struct, tag_field="t", tag="rename"):
    """Choose another name."""

    name: str


class RoomOptions(Struct):
    """What a room plays. ``options`` are the mode's (``role_set``, ``generals`` …); times are seconds; ``pace`` is that of bots.

    ``ban`` lists generals that are left out; ``spectator_delay`` holds back what spectators see.
    """

    mode: str = USUAL_MODE
    players: int = 8
    options: dict[str, str] = field(default_factory=dict)
    packages: list[str] = field(default_factory=lambda: ["standard", "wind"])
    ban: list[str] = field(default_factory=list)
    decision_time: float = 25.0
    pace: float = 0.8
    public: bool = True
    password: str = ""
    spectators: bool = True
    spectator_delay: float = 0.0


class QuickPlay(Struct, tag_field="t", tag="quick"):
    """One click: a private room of this size that nobody may watch, everybody else a bot, begun at once. ``seat`` -1 is drawn by
    lot. ``number`` is for the shuffle, as in ``GiveNumber``; ``commitment`` is that of the ``Welcome``."""

    options: RoomOptions
    seat: int = -1
    commitment: str = ""
    number: str = ""


class CreateRoom(Struct, tag_field="t", tag="create"):
    """A new room; the sender is its host."""

    options: RoomOptions


class JoinRoom(Struct, tag_field="t", tag="join"):
    """Sit down in a room by its code."""

    room: str
    password: str = ""


class WatchRoom(Struct, tag_field="t", tag="watch"):
    """Look on; a spectator sees only what is public."""

    room: str
    password: str = ""


class LeaveRoom(Struct, tag_field="t", tag="leave"):
    """Leave the room; a running game is played on by a bot."""


class SetOptions(Struct, tag_field="t", tag="options"):
    """Host only, before the game: change the options."""

    options: RoomOptions


class Ready(Struct, tag_field="t", tag="ready"):
    """Say that one is ready, or not any more."""

    ready: bool


class GiveNumber(Struct, tag_field="t", tag="number"):
    """A random number of 32 hexadecimal digits for the shuffle of the next game here, given after its ``commitment`` was told. One
    for another game has no effect: that has begun meanwhile."""

    commitment: str
    number: str


class AddBot(Struct, tag_field="t", tag="add_bot"):
    """Host only: put a bot on an empty seat."""

    seat: int


class Kick(Struct, tag_field="t", tag="kick"):
    """Host only: take a player or a bot off a seat, or send ``player`` away, who may be a spectator. Who was sent away cannot come
    back into this room."""

    seat: int = -1
    player: str = ""


class MoveSeat(Struct, tag_field="t", tag="move"):
    """Host only: exchange two seats of the room (an empty one too)."""

    first: int
    second: int


class StartGame(Struct, tag_field="t", tag="start"):
    """Host only: begin a game, in a series its next one; empty seats are taken by bots."""


class AnswerQuestion(Struct, tag_field="t", tag="answer"):
    """Answer the open question ``number`` with a complete path of tokens."""

    number: int
    picks: list[str]


class AskMenu(Struct, tag_field="t", tag="menu"):
    """What may follow ``picks`` in the open question ``number``; answered by ``MenuReply``."""

    number: int
    picks: list[str]


class AskReason(Struct, tag_field="t", tag="explain"):
    """Why ``token`` may not follow ``picks`` in the open question ``number``; answered by ``ReasonReply``."""

    number: int
    picks: list[str]
    token: str


class AskStory(Struct, tag_field="t", tag="story"):
    """What was told of the game that runs, or ended last, before its event ``before``; answered by ``Story``."""

    before: int


class HandOver(Struct, tag_field="t", tag="hand_over"):
    """Let a bot play one's seat (托管), or take it back."""

    on: bool


class Hurry(Struct, tag_field="t", tag="hurry"):
    """Who is out lets bots play on without a pause, as long as no other person lives in the game."""


class AutoPass(Struct, tag_field="t", tag="auto_pass"):
    """Pass windows of this family of cards (``nullification``), or those of this soul (``xuanwu``), by itself: ``off``, for this
    ``card``, this ``round``, or ``always``."""

    family: str
    how: Literal["off", "card", "round", "always"]


class Say(Struct, tag_field="t", tag="say"):
    """Chat: free text, or the key of a ready-made phrase."""

    text: str = ""
    phrase: str = ""


class Throw(Struct, tag_field="t", tag="throw"):
    """Throw a flower or an egg at a seat."""

    what: Literal["flower", "egg"]
    seat: int


class ListRooms(Struct, tag_field="t", tag="rooms"):
    """Ask for the public rooms; answered by ``Lobby``."""


class Ping(Struct, tag_field="t", tag="ping"):
    """Answered by ``Pong`` with the same number."""

    n: int = 0


ClientMessage = (
    Hello | Rename | QuickPlay | CreateRoom | JoinRoom | WatchRoom | LeaveRoom | SetOptions | Ready | GiveNumber | AddBot | Kick
    | MoveSeat | StartGame | AnswerQuestion | AskMenu | AskReason | AskStory | HandOver | Hurry | AutoPass | Say | Throw | ListRooms
    | Ping
)  # fmt: skip


# What the server says


class Welcome(Struct, tag_field="t", tag="welcome"):
    """Who the client is. ``room`` is the code of the room it is in, empty for none; a ``RoomState`` and perhaps an ``Update``
    follow. ``commitment`` is that of the server to the secret of the next quick game, empty where shuffles are fixed."""

    protocol: int
    token: str
    player: str
    name: str
    room: str = ""
    commitment: str = ""


class Refused(Struct, tag_field="t", tag="refused"):
    """A message that was not carried out: ``reason`` is a message key, ``detail`` a plain sentence. Nothing has changed."""

    reason: str
    detail: str = ""


class RoomLine(Struct):
    """A public room in the lobby."""

    room: str
    host: str
    mode: str
    players: int
    taken: int
    running: bool
    locked: bool


class Lobby(Struct, tag_field="t", tag="lobby"):
    """The public rooms."""

    rooms: list[RoomLine]


class Place(Struct):
    """A seat of a room: ``player`` is empty for a free seat; bots have no player id. ``number`` is what its player gave for the
    shuffle of the game that runs, or of the next one."""

    name: str = ""
    player: str = ""
    bot: bool = False
    ready: bool = False
    away: bool = False
    handed_over: bool = False
    number: str = ""


class Spectator(Struct):
    """Somebody who looks on."""

    name: str
    player: str


class SeriesGame(Struct):
    """A game of a series that has been played: the place of its lord, the points of each place, and its replay."""

    lord: int
    points: list[int]
    outcome: str
    replay: str


class SeriesState(Struct):
    """A scored series of ``length`` games: those played, the points of each place so far and its rank (1 the best, shared), and the
    place of the next lord, -1 when the series is over."""

    length: int
    next_lord: int
    games: list[SeriesGame]
    totals: list[int]
    ranks: list[int]


class RoomState(Struct, tag_field="t", tag="room"):
    """The room as everybody in it sees it. ``you`` is one's own place, -1 for a spectator; ``series`` is the one that was begun
    here last, if its options still stand; ``watching`` are the spectators who are here. ``commitment`` is that of the server to the
    secret of the game that runs, or of the next one; empty where shuffles are fixed."""

    room: str
    host: str
    options: RoomOptions
    places: list[Place]
    you: int
    spectators: int
    running: bool
    has_password: bool = False
    series: SeriesState | None = None
    watching: list[Spectator] = field(default_factory=list)
    commitment: str = ""


class Question(Struct):
    """What the viewer is asked. ``menus`` maps picks joined by blanks to what may follow (the empty string to the first menu; ``.``
    ends, ``-`` passes, an empty list is a complete path); what is not in it is asked for with ``AskMenu``. ``faces`` are cards of
    the question that lie nowhere in view. ``seconds`` are left to answer.

    Where the whole answer is one set, or one set shared out among seats, ``row`` is what it is picked from, ``low`` to ``high`` of
    it; where ``row`` is put into piles, ``sizes`` are the least and the most that each takes. ``brings`` maps skills of the first
    menu to the card that they bring, where it is always the same.
    """

    number: int
    kind: str
    prompt: str
    args: list[str]
    optional: bool
    reason: str
    menus: dict[str, list[str]]
    seconds: float
    faces: list[CardFace] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    low: int = 0
    high: int = 0
    sizes: list[list[int]] = field(default_factory=list)
    brings: dict[str, str] = field(default_factory=dict)


class Update(Struct, tag_field="t", tag="update"):
    """What happened (in order) and how the table stands now; a full table every time, so nothing needs to be remembered.

    ``serial`` counts up; ``waiting`` are seats whose being asked is public, with the seconds left. The first update after joining
    has no events. ``past`` is how many events there were before these.
    """

    serial: int
    events: list[EventLine]
    table: TableState
    question: Question | None
    waiting: dict[str, float]
    past: int = 0


class Story(Struct, tag_field="t", tag="story"):
    """Events that were told before, in order, the first of them number ``past``, each as the viewer could know it when it happened.
    Of a long game the latest ones only."""

    past: int
    events: list[EventLine]


class MenuReply(Struct, tag_field="t", tag="menu"):
    """What may follow ``picks`` in question ``number``."""

    number: int
    picks: list[str]
    options: list[str]


class ReasonReply(Struct, tag_field="t", tag="explain"):
    """Why ``token`` may not follow ``picks`` in question ``number``: a key of ``reasons.ftl`` (with ``why-`` before it) and its
    arguments, as in events. The key is empty if it may."""

    number: int
    picks: list[str]
    token: str
    key: str
    args: dict[str, str] = field(default_factory=dict)


class Said(Struct, tag_field="t", tag="said"):
    """Chat. ``place`` is -1 for a spectator; ``thrown`` is ``flower`` or ``egg`` at place ``at``."""

    place: int
    name: str
    text: str = ""
    phrase: str = ""
    thrown: str = ""
    at: int = -1


class Finished(Struct, tag_field="t", tag="finished"):
    """The game is over; ``replay`` is the id of its record; ``scores`` a line of figures for each seat (damage, saved, kills);
    ``points`` what each seat scored, empty where nothing is scored."""

    replay: str
    winners: list[int]
    outcome: str
    scores: list[dict[str, int]]
    points: list[int] = field(default_factory=list)


class Pong(Struct, tag_field="t", tag="pong"):
    """Answer to ``Ping``."""

    n: int = 0


ServerMessage = Welcome | Refused | Lobby | RoomState | Update | Story | MenuReply | ReasonReply | Said | Finished | Pong
