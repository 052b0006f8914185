"""The tool that compares the catalogue of rulings with the tests."""

from pathlib import Path

import pytest

from tools.rulings import check, main

CATALOGUE = {
    "cards.yaml": "cards.yaml#slash/1: out of range\ncards.yaml#slash/2: one a phase\n",
    "identity.yaml": "identity.md#R/13: 'armour first: or not'\n",
    "elsewhere.yaml": "decks.yaml#decks/6: needs the 3v3 game\n",
    "waived.yaml": "{}\n",
}
EVERY = '@ruling("cards.yaml#slash/1", "cards.yaml#slash/2", "identity.md#R/13")'
TEST = f"{EVERY}\ndef test_all(): ...\n"


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder of tests with a small catalogue."""
    folder = tmp_path / "tests"
    (folder / "rulings").mkdir(parents=True)
    for name, text in CATALOGUE.items():
        (folder / "rulings" / name).write_text(text, encoding="utf-8")
    return folder


def write(tests: Path, source: str, name: str = "test_some.py") -> None:
    """Write a file of tests."""
    (tests / name).write_text(source, encoding="utf-8")


def test_every_ruling_tested(tests: Path) -> None:
    """All is well when each ruling has a test."""
    write(tests, TEST)
    assert check(tests) == (["3 of 3 rulings tested"], True)


def test_untested_rulings_are_listed(tests: Path) -> None:
    """What has no test is listed with its text."""
    write(tests, '@ruling("cards.yaml#slash/2")\ndef test_it(): ...\n')
    assert check(tests) == (
        ["cards.yaml#slash/1  out of range", "identity.md#R/13  armour first: or not", "1 of 3 rulings tested"],
        False,
    )


def test_prefix_narrows_the_list_only(tests: Path) -> None:
    """The count stays that of the whole catalogue."""
    assert check(tests, "identity") == (["identity.md#R/13  armour first: or not", "0 of 3 rulings tested"], False)


@pytest.mark.parametrize(
    "source",
    [
        f"class TestIt:\n    {EVERY}\n    def test_all(self): ...\n",
        f"class TestIt:\n    class TestThat:\n        {EVERY}\n        async def test_all(self): ...\n",
        f'@pytest.mark.parametrize("n", [1])\n{EVERY}\ndef test_all(n): ...\n',
        f"def test_other(): pytest.skip()\n{TEST}",
        f"class TestIt:\n    @pytest.mark.skip\n    def test_other(self): ...\n{TEST}",
    ],
)
def test_counted(tests: Path, source: str) -> None:
    """Functions and methods count, whatever else is skipped."""
    write(tests, source)
    assert check(tests)[1]


@pytest.mark.parametrize(
    "source",
    [
        f"@pytest.mark.skip\n{TEST}",
        f'@pytest.mark.xfail(reason="later")\n{TEST}',
        f'@mark.skipif(True, reason="later")\n{TEST}',
        f'@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.xfail)])\n{TEST}',
        f"{EVERY}\ndef test_all():\n    pytest.skip()\n",
        f"pytestmark = [pytest.mark.skip]\n{TEST}",
        f"@pytest.mark.skip\nclass TestIt:\n    {EVERY}\n    def test_all(self): ...\n",
        f"class TestIt:\n    pytestmark = pytest.mark.skip\n    {EVERY}\n    def test_all(self): ...\n",
    ],
)
def test_skipped_tests_do_not_count(tests: Path, source: str) -> None:
    """A skip or an expected failure anywhere about the test leaves the ruling untested, and is no error."""
    write(tests, source)
    lines, well = check(tests)
    assert lines[-1] == "0 of 3 rulings tested"
    assert not well
    assert not any(line.startswith("error") for line in lines)


@pytest.mark.parametrize(
    "source",
    [
        f"{EVERY}\ndef helper(): ...\n",
        f"{EVERY}\nclass TestIt:\n    def test_all(self): ...\n",
        f"class Helper:\n    {EVERY}\n    def test_all(self): ...\n",
        f"def test_it():\n    {EVERY}\n    def test_inner(): ...\n",
        f"def test_it(n=pytest.param(1, marks={EVERY[1:]})): ...\n",
    ],
)
def test_named_by_something_else(tests: Path, source: str) -> None:
    """Only the decorator of a test that pytest runs may name rulings."""
    write(tests, source)
    lines, _ = check(tests)
    place = f"error: tests/test_some.py:{1 + source[: source.index('ruling')].count(chr(10))}"
    assert lines[0] == f"{place}: cards.yaml#slash/1: not named by the decorator of a test"
    assert lines[-1] == "0 of 3 rulings tested"


def test_file_that_pytest_does_not_read(tests: Path) -> None:
    """A test in a file of another name does not count."""
    write(tests, TEST, "helpers.py")
    assert check(tests)[0][-1] == "0 of 3 rulings tested"


@pytest.mark.parametrize("argument", ['"cards.yaml#slash/3"', "NAME", '"decks.yaml#decks/6"'])
def test_id_outside_the_catalogue(tests: Path, argument: str) -> None:
    """An id that is unknown, not written out, or of another mode is an error."""
    write(tests, f"{TEST}\n@ruling({argument})\ndef test_other(): ...\n")
    lines, well = check(tests)
    assert not well
    assert lines[0].startswith(f"error: tests/test_some.py:4: {argument.strip(chr(34))}: ")
    assert lines[1:] == ["3 of 3 rulings tested"]


def test_waived_rulings_need_no_test(tests: Path) -> None:
    """A waived ruling is listed with its reason and left out of the count."""
    (tests / "rulings" / "waived.yaml").write_text("cards.yaml#slash/1: against the printed text\n")
    write(tests, '@ruling("cards.yaml#slash/2", "identity.md#R/13")\ndef test_it(): ...\n')
    assert check(tests) == (["waived: cards.yaml#slash/1  against the printed text", "2 of 2 rulings tested"], True)


def test_waived_ruling_with_a_test(tests: Path) -> None:
    """What is held to be wrong has no test."""
    (tests / "rulings" / "waived.yaml").write_text("cards.yaml#slash/1: against the printed text\n")
    write(tests, TEST)
    lines, well = check(tests)
    assert not well
    assert lines[0] == "error: tests/test_some.py:1: cards.yaml#slash/1: is waived, yet a test names it"


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("waived.yaml", "cards.yaml#slash/9: wrong\n", "waived.yaml: cards.yaml#slash/9 is not in the catalogue"),
        ("waived.yaml", "identity.md#R/13:\n", "waived.yaml: identity.md#R/13 says nothing"),
        ("elsewhere.yaml", "identity.md#R/13: 3v3\n", "elsewhere.yaml: identity.md#R/13 is in the catalogue too"),
        ("wind.yaml", "identity.md#R/13: again\n", "wind.yaml: identity.md#R/13 occurs twice"),
        ("wind.yaml", "wind/1: a\nwind/1: b\n", "wind.yaml: wind/1 occurs twice"),
    ],
)
def test_faulty_catalogue(tests: Path, name: str, text: str, error: str) -> None:
    """Files of the catalogue that contradict each other are an error."""
    (tests / "rulings" / name).write_text(text, encoding="utf-8")
    write(tests, TEST)
    lines, well = check(tests)
    assert not well
    assert f"error: {error}" in lines


def test_no_catalogue(tmp_path: Path) -> None:
    """Without a catalogue nothing is well."""
    assert not check(tmp_path)[1]


@pytest.mark.parametrize("text", ["- a list\n", "an/1: {b: c}\n"])
def test_unreadable_catalogue(tests: Path, text: str) -> None:
    """A file that is no mapping of texts stops the tool."""
    (tests / "rulings" / "wind.yaml").write_text(text)
    with pytest.raises(SystemExit, match="not a"):
        check(tests)


def test_exit_codes(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints the report and fails until all is tested."""
    assert main(["--missing", "identity"], tests) == 1
    assert capsys.readouterr().out == "identity.md#R/13  armour first: or not\n0 of 3 rulings tested\n"
    write(tests, TEST)
    assert main([], tests) == 0
    assert capsys.readouterr().out == "3 of 3 rulings tested\n"
