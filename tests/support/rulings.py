"""The decorator by which a test names the rulings it shows."""

import pytest


def ruling(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rulings, named by their ids in ``tests/rulings/``.

    ``tools/rulings.py`` reads the decorator from the source, so the ids are written out as strings.
    """
    return pytest.mark.ruling(*ids)
