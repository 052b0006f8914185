"""What each message of a client does: ``lobby``, ``room`` and ``game`` have an action for each, which ``acting`` finds."""

from sanguosha.server.actions import game, lobby, room
from sanguosha.server.actions.acting import act, refusal_for

__all__ = ["act", "game", "lobby", "refusal_for", "room"]
