"""An example mode: 双将单挑 Pair Duel, one against one with two generals each."""

from pathlib import Path

from sanguosha.modes.definition import ModeDefinition
from sanguosha.packages import Package
from sanguosha_pair_duel.mode import FIRST, SECOND, PairDuel
from sanguosha_pair_duel.options import PairOptions

MODE = ModeDefinition(
    "pair_duel",
    PairDuel,
    PairOptions,
    sizes=(2,),
    usual_size=2,
    outcomes=(FIRST, SECOND),
    roles=(FIRST, SECOND),
)

PACKAGE = Package(id="pair_duel", modes=[MODE], texts=str(Path(__file__).with_name("texts")))
