"""What the cards at hand cannot do yet but the rules provide for: a Slash with one target more."""

from typing import ClassVar

from sanguosha.engine.effects import END_OF_GAME, EffectKind
from sanguosha.engine.menus import Draft
from sanguosha.engine.parts import EXTRA_TARGETS, Modifier
from tests.support.table import Table


class OneTargetMore(Modifier):
    """Each Slash of the owner may have one target more."""

    fold: ClassVar[int] = EXTRA_TARGETS

    def extra_targets(self, draft: Draft) -> int:
        return 1 if draft.user is self.owner and draft.kind.family == "slash" else 0


ONE_TARGET_MORE = EffectKind("test-one-target-more", OneTargetMore)


def one_target_more(table: Table, name: str) -> None:
    """Let the Slashes of this seat have one target more for the rest of the game."""
    table[name].attach(ONE_TARGET_MORE, END_OF_GAME)
