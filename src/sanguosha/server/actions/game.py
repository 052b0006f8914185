"""What the messages do that are about the running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.server.actions.acting import on
from sanguosha.server.actions.checks import in_game, require, room_of
from sanguosha.server.doors.connection import Connection
from sanguosha.server.doors.players import Player
from sanguosha.server.rooms.story import story_for
from sanguosha.server.told.messages import (
    AnswerQuestion,
    AskMenu,
    AskReason,
    AskStory,
    AutoPass,
    HandOver,
    Hurry,
)  # fmt: skip

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

STORY_COSTS = 10


@on(AnswerQuestion)
async def answer(hub: Hub, connection: Connection, player: Player, message: AnswerQuestion) -> None:
    play, seat = in_game(player)
    room = room_of(player)
    await play.answer(seat, message.number, message.picks)
    room.played = True


@on(AskMenu)
async def menu(hub: Hub, connection: Connection, player: Player, message: AskMenu) -> None:
    play, seat = in_game(player)
    connection.tell(play.menu(seat, message.number, message.picks))


@on(AskReason)
async def explain(hub: Hub, connection: Connection, player: Player, message: AskReason) -> None:
    play, seat = in_game(player)
    connection.tell(play.reason(seat, message.number, message.picks, message.token))


@on(AskStory)
async def story(hub: Hub, connection: Connection, player: Player, message: AskStory) -> None:
    room = room_of(player)
    require(hub.limits.messages.take(player.id, STORY_COSTS), "too-fast", "Not so fast.")
    connection.tell(story_for(room, connection, player, message.before))


@on(HandOver)
async def hand_over(hub: Hub, connection: Connection, player: Player, message: HandOver) -> None:
    play, _ = in_game(player)
    room = room_of(player)
    async with room.lock:
        place = room.place_of(player)
        if room.play is play and place >= 0 and room.sitters[place].handed_over != message.on:
            room.sitters[place].handed_over = message.on
            await room.changed()
            play.wake()


@on(Hurry)
async def hurry(hub: Hub, connection: Connection, player: Player, message: Hurry) -> None:
    play, seat = in_game(player)
    require(not play.game.seats[seat].alive and not room_of(player).somebody_lives(), "not-out", "Somebody still plays.")
    play.hurry()


@on(AutoPass)
async def auto_pass(hub: Hub, connection: Connection, player: Player, message: AutoPass) -> None:
    play, seat = in_game(player)
    families = {kind.family for kind in play.game.ruleset.kind_by_id.values()}
    families |= {effect.kind.id for effect in play.game.effects if effect.kind.shown}
    require(message.family in families, "no-such-family", "There is no such family of cards, and no such soul.")
    if play.autopass.set(play.game, seat, message.family, message.how):
        play.wake()
