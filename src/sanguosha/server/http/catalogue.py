"""What there is to play with: cards, skills, generals, modes, and the texts about them."""

from __future__ import annotations

from functools import cache
from typing import Any

from sanguosha.engine.pieces.skills import TAG_NAMES
from sanguosha.modes.definition import STANDARD_FAMILY
from sanguosha.packages import family_packages, identity_ruleset, modes
from sanguosha.server.rooms.modes import facts_of

Facts = dict[str, Any]


@cache
def catalogue() -> Facts:
    """All facts that do not depend on a game."""
    packages = tuple(id for id, package in family_packages(STANDARD_FAMILY).items() if package.generals)
    rules = identity_ruleset(packages)
    skills = {skill.id: skill for general in rules.generals for skill in general.skills}
    return {
        "packages": list(packages),
        "kinds": [
            {"id": kind.id, "package": kind.package, "type": kind.type_name, "family": kind.family, "range": kind.range}
            for kind in rules.kinds
        ],
        "skills": [
            {"id": skill.id, "package": skill.package, "tags": [name for tag, name in TAG_NAMES.items() if skill.tags & tag]}
            for skill in skills.values()
        ],
        "generals": [
            {
                "id": general.id,
                "package": general.package,
                "kingdom": general.kingdom,
                "gender": general.gender,
                "max_hp": general.max_hp,
                "skills": [skill.id for skill in general.skills],
            }
            for general in rules.generals
        ],
        "modes": [facts_of(mode) for mode in modes().values()],
    }
