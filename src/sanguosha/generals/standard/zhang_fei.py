"""张飞 Zhang Fei."""

from __future__ import annotations

from sanguosha.engine.parts.modifiers import UnlimitedUse
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill
from sanguosha.engine.procedures.menus import Draft


class Paoxiao(UnlimitedUse):
    """咆哮: you may use any number of Slashes in your play phase."""

    def unlimited(self, draft: Draft) -> bool:
        return draft.user is self.owner and draft.kind.family == "slash"


GENERAL = General("zhang_fei", SHU, MALE, 4, Skill("paoxiao", Paoxiao))
