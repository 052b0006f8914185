"""张飞 Zhang Fei."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.folds import UNLIMITED_USE
from sanguosha.engine.menus import Draft
from sanguosha.engine.modifiers import Modifier
from sanguosha.engine.skills import MALE, SHU, General, Skill


class Paoxiao(Modifier):
    """咆哮: you may use any number of Slashes in your play phase."""

    fold: ClassVar[int] = UNLIMITED_USE

    def unlimited(self, draft: Draft) -> bool:
        return draft.user is self.owner and draft.kind.family == "slash"


GENERAL = General("zhang_fei", SHU, MALE, 4, Skill("paoxiao", Paoxiao))
