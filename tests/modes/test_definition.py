"""What a mode registers: what can be wrong with it, and that one of another distribution is played like those of this project."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, ClassVar

import pytest

from sanguosha.modes.definition import ModeDefinition
from sanguosha.modes.identity import MODE, Identity, IdentityOptions
from sanguosha.modes.options import About, OptionError, Options, described
from sanguosha.packages import Package, modes
from sanguosha.tables import make_mode
from sanguosha.vetting import fault
from tests.cli.running import run_process
from tools.mode_docs import TARGET, whole

EXAMPLE = Path(__file__).parents[2] / "examples" / "pair_duel" / "src"


class Mute(Options, frozen=True, kw_only=True):
    quiet: bool = False


class Endless(Options, frozen=True, kw_only=True):
    length: Annotated[int, About("how long it is")]


class Odd(Options, frozen=True, kw_only=True):
    share: Annotated[float, About("a share")] = 0.5


class Plain(Options, frozen=True, kw_only=True):
    who: ClassVar[str] = "The plain game"

    quiet: Annotated[bool, About("nobody talks")] = False
    steps: Annotated[int, About("how many steps", upto=9)] = 4


def test_the_modes_of_this_project_are_found_by_their_folders():
    assert {"identity", "team_3v3"} <= set(modes())
    for mode in modes().values():
        assert make_mode(mode.id, mode.usual_size, {}).id == mode.id


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        (replace(MODE, id="3v3"), "the id of a mode is '3v3'; ids are made of small letters, digits and _, as in zhou_cang"),
        (replace(MODE, usual_size=1), "its mode identity is usually for 1 players, which is none of its sizes"),
        (replace(MODE, options=Identity), "the options of its mode identity are no class derived from Options"),
        (
            replace(MODE, options=Mute),
            "the options of its mode identity cannot be read: quiet says nothing of itself; write Annotated[type, About(…)]",
        ),
        (replace(MODE, options=Endless), "the options of its mode identity cannot be read: each of them needs a usual value"),
        (
            replace(MODE, options=Odd),
            "the options of its mode identity cannot be read: share is <class 'float'>; there are bool, int, Literal and classes "
            "with a read",
        ),
        (replace(MODE, outcomes=()), "its mode identity names no outcome"),
        (Identity, "its modes are no list of ModeDefinition objects"),
    ],
)
def test_what_is_wrong_with_a_mode_is_told(mode: ModeDefinition, said: str):
    assert fault(Package("good", modes=[mode])) == said


def test_options_are_typed_as_they_are_read():
    chosen = IdentityOptions.read({"lord": "s2", "wish": "s0.zhao_yun", "ban": "yu_ji+zhang_jiao", "choices": "4"}, 5)
    assert (chosen.lord, chosen.wish, chosen.ban, chosen.choices) == (2, (0, "zhao_yun"), ("yu_ji", "zhang_jiao"), 4)
    assert chosen.generals is True
    assert chosen.dark_souls is False


def test_options_say_how_they_are_written():
    assert [option.ways for option in described(Plain)] == ["quiet=off|on", "ask_all=off|on", "steps=1…9", "round_cap=1…1000"]


def test_the_documentation_has_all_options():
    text = TARGET.read_text(encoding="utf-8")
    assert whole(text) == text, "run python -m tools.mode_docs"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"quiet": "perhaps"}, "The option quiet is one of off, on, not “perhaps”."),
        ({"steps": "0"}, "The option steps is a number from 1 on, not “0”."),
        ({"steps": "1000000"}, "The option steps has at most 6 digits."),
        ({"loud": "on"}, "The plain game has no option “loud”; it has quiet, ask_all, steps, round_cap."),
    ],
)
def test_options_refuse_in_one_sentence(given: dict[str, str], sentence: str):
    with pytest.raises(OptionError) as refusal:
        Plain.read(given, 2)
    assert str(refusal.value) == sentence


def install(folder: Path, name: str, entry: str) -> None:
    """Let a distribution with this entry point be installed, for processes that find this folder."""
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[sanguosha.packages]\n{entry}\n")


def test_a_mode_of_another_distribution_is_played_like_any(tmp_path: Path):
    install(tmp_path, "sanguosha_pair_duel", "pair_duel = sanguosha_pair_duel:PACKAGE")
    command = ("simulate", "--mode", "pair_duel", "--games", "4", "--json", "--agents", "first_duellist=random")
    done = run_process(*command, home=tmp_path, PYTHONPATH=f"{tmp_path}:{EXAMPLE}")
    facts = json.loads(done.stdout)
    assert (facts["games"], facts["errors"], facts["players"]) == (4, 0, 2)
    assert list(facts["roles"]) == ["first_duellist", "second_duellist"]
    assert sum(count["games"] for count in facts["generals"].values()) == 4 * 2 * 2, "each general of a pair is counted"
    shown = run_process("simulate", "--mode", "pair_duel", "--games", "2", home=tmp_path, PYTHONPATH=f"{tmp_path}:{EXAMPLE}")
    assert shown.returncode == 0, shown.stderr


def test_a_second_mode_of_the_same_id_is_refused(tmp_path: Path):
    install(tmp_path, "other_mode", "other_mode = other_mode:PACKAGE")
    (tmp_path / "other_mode.py").write_text(
        "from sanguosha.modes.identity import MODE\n"
        "from sanguosha.packages import Package\n"
        "PACKAGE = Package('other_mode', modes=[MODE])\n"
    )
    done = run_process("simulate", "--games", "1", home=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert (
        done.stderr.decode().strip()
        == "sanguosha: The package other_mode cannot be used: there is another mode with the id identity."
    )
