"""张飞 Zhang Fei."""

from sanguosha.kit import MALE, SHU, Draft, General, Skill, UnlimitedUse


class Paoxiao(UnlimitedUse):
    """咆哮: you may use any number of Slashes in your play phase."""

    def unlimited(self, draft: Draft) -> bool:
        return draft.user is self.owner and draft.kind.family == "slash"


GENERAL = General("zhang_fei", SHU, MALE, 4, Skill("paoxiao", Paoxiao))
