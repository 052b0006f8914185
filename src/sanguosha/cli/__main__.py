"""``python -m sanguosha.cli``."""

from sanguosha.cli import main

main()
