"""Options that have no effect beside the others are told in one sentence."""

from __future__ import annotations

import pytest

from sanguosha.modes.identity import IdentityOptions
from sanguosha.modes.options import OptionError, check_effect


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"first_out": "s1", "first_out_protection": "always"},
        {"first_out_protection": "off", "rebel_bonus_needs_win": "false"},
        {"rebel_bonus_needs_win": "true", "scoring": "v4"},
        {"choices": "5", "ban": "cao_cao"},
    ],
)
def test_what_has_an_effect_or_stands_at_its_usual_value_is_accepted(options: dict[str, str]):
    check_effect(IdentityOptions, options, {}, frozenset())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"first_out": "s1"}, "The option first_out has no effect without first_out_protection=on."),
        (
            {"first_out_protection": "on"},
            "The option first_out_protection has no effect without first_out or series=rotating_lord.",
        ),
        ({"generals": "off", "wish": "s0.cao_cao"}, "The option wish has no effect without generals=on."),
    ],
)
def test_what_has_no_effect_is_refused(options: dict[str, str], sentence: str):
    with pytest.raises(OptionError) as refused:
        check_effect(IdentityOptions, options, {}, frozenset())
    assert str(refused.value) == sentence


def test_what_is_implied_counts_as_chosen():
    chosen = {"first_out_protection": "on", "rebel_bonus_needs_win": "true"}
    check_effect(IdentityOptions, chosen, {"series": "rotating_lord"}, frozenset())
