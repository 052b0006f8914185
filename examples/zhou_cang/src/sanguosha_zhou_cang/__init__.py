"""An example package: the general 周仓 Zhou Cang and the card 佯攻 Feint."""

from pathlib import Path

from sanguosha.packages import Package
from sanguosha_zhou_cang.feint import FEINT
from sanguosha_zhou_cang.zhou_cang import GENERAL

PACKAGE = Package(
    id="zhou_cang",
    kinds=[FEINT],
    deck="[zhou_cang]\nfeint ♠4 ♣9",
    generals=[GENERAL],
    texts=str(Path(__file__).with_name("texts")),
)
