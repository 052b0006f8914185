"""``python -m sanguosha.cli``."""

from sanguosha.cli import main

if __name__ == "__main__":
    main()
