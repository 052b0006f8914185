"""三国杀: a rules engine. What programs need of it is here, and is loaded when it is asked for.

Games: ``Game`` and ``Session``, their ``Agents``; ``Identity`` and ``Team3v3``, or ``make_mode`` by name. Agents: ``Agent``
answers a ``Decision`` from a ``View``; one that searches gets a ``SearchView``, which samples a ``World``. Records: ``Recorder``,
``Record``, ``replay``. Packages: ``Package`` brings generals, skills and cards; their files import ``sanguosha.kit``.
"""

# Type checkers hold this for true; importing ``typing`` for it would take longer than all else here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from sanguosha.agents.basic import BasicAgent
    from sanguosha.agents.random import RandomAgent
    from sanguosha.agents.registry import make_agent
    from sanguosha.engine.asking import Agent, Agents
    from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
    from sanguosha.engine.game import Game
    from sanguosha.engine.mode import Mode, Ruleset
    from sanguosha.engine.pieces.card import Card, Kind
    from sanguosha.engine.pieces.skills import General, Skill
    from sanguosha.engine.records.record import Record, Recorder, RecordError, Replay, replay
    from sanguosha.engine.search.world import SearchView, World
    from sanguosha.engine.session import Session
    from sanguosha.engine.views.view import SPECTATOR, View
    from sanguosha.modes.identity import Identity
    from sanguosha.modes.team_3v3 import Team3v3
    from sanguosha.packages import Package, PackageError, identity_ruleset
    from sanguosha.tables import TableError, make_mode, mode_of

__version__ = "0.4.0"
__all__ = [
    "SPECTATOR",
    "Agent",
    "Agents",
    "BasicAgent",
    "Card",
    "Decision",
    "Game",
    "General",
    "Identity",
    "IllegalAnswer",
    "Kind",
    "Mode",
    "Package",
    "PackageError",
    "RandomAgent",
    "Record",
    "RecordError",
    "Recorder",
    "Replay",
    "Ruleset",
    "SearchView",
    "Session",
    "Skill",
    "TableError",
    "Team3v3",
    "View",
    "World",
    "__version__",
    "identity_ruleset",
    "make_agent",
    "make_mode",
    "mode_of",
    "replay",
]

_HOMES = {
    "agents.basic": "BasicAgent",
    "agents.random": "RandomAgent",
    "agents.registry": "make_agent",
    "engine.asking": "Agent Agents",
    "engine.decisions.decision": "Decision IllegalAnswer",
    "engine.game": "Game",
    "engine.mode": "Mode Ruleset",
    "engine.pieces.card": "Card Kind",
    "engine.pieces.skills": "General Skill",
    "engine.records.record": "Record RecordError Recorder Replay replay",
    "engine.search.world": "SearchView World",
    "engine.session": "Session",
    "engine.views.view": "SPECTATOR View",
    "modes.identity": "Identity",
    "modes.team_3v3": "Team3v3",
    "packages": "Package PackageError identity_ruleset",
    "tables": "TableError make_mode mode_of",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}


if not TYPE_CHECKING:

    def __getattr__(name):
        from importlib import import_module

        if name not in _HOME_OF:
            raise AttributeError(f"module 'sanguosha' has no attribute {name!r}")
        globals()[name] = value = getattr(import_module(f"sanguosha.{_HOME_OF[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
