"""No text is missing in any language, none is junk, and whatever a game asks and tells can be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sanguosha.agents.random import RandomAgent
from sanguosha.cards.catalogue import STANDARD_KINDS
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import OneOf, Options
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event
from sanguosha.engine.happenings.frames import REASON_NAMES
from sanguosha.engine.happenings.moments import PHASE_NAMES
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.parts.modifiers import Modifier
from sanguosha.engine.parts.part import Trigger, ViewAs
from sanguosha.engine.pieces import grounds
from sanguosha.engine.pieces.card import NATURE_NAMES, SLOT_NAMES, SUIT_NAMES, TYPE_NAMES
from sanguosha.engine.pieces.skills import LOCKED, Skill
from sanguosha.engine.pieces.zones import ZONE_NAMES
from sanguosha.engine.views.reasons import Reason
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, RENEGADE, Identity
from sanguosha.modes.team_3v3 import COLD, MARSHAL, VANGUARD, WARM
from sanguosha.packages import Package, identity_ruleset, other_packages
from sanguosha.texts import LOCALES, TextError, Texts, bundle, locale_named, locale_of_system
from tests.texts import keys

RULES = identity_ruleset()
FOLDER = keys.SOURCE / "locale"
KINDS_OF_QUESTION = ("cards", "card_of", "seats", "option", "distribute", "arrange", "play", "use")
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
# Signs that are written in only one of the two Chinese scripts.
SIMPLIFIED = "们这来时会对发动点从张当无两将应给与谁还没决杀闪锦装备丢弃阶体势灭圆满击权枭铁骑观贼内奸龙马刘张赵诸关吕黄孙陆夏郭邓"
TRADITIONAL = "們這來時會對發動點從張當無兩將應給與誰還決殺閃錦裝備棄階體勢滅圓滿擊權梟鐵騎觀賊龍馬劉趙諸關呂黃孫陸鄧"
ONLY_SIMPLIFIED = set(SIMPLIFIED) - set(TRADITIONAL) - set("与没丢内奸夏郭将")
ONLY_TRADITIONAL = set(TRADITIONAL) - set(SIMPLIFIED) - set("與")
CHINESE = re.compile(r"[\u3400-\u9fff]")


@pytest.fixture(params=LOCALES)
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of each language; what is missing is an error."""
    return Texts(request.param, RULES, strict=True)


@cache
def messages(locale: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file."""
    resource = FluentParser().parse((FOLDER / locale / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{locale}/{file}: {entry.content!r} cannot be read"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{locale}/{file} has a key twice"
    return {message.id.name: message for message in found}


def shapes(locale: str, file: str) -> dict[str, list[str]]:
    """The keys of a file with the names of their attributes."""
    return {key: sorted(attribute.id.name for attribute in message.attributes) for key, message in messages(locale, file).items()}


def words(locale: str, file: str) -> dict[str, str]:
    """The plain text of every message of a file, its variables left out."""
    found: dict[str, str] = {}
    for key, message in messages(locale, file).items():
        elements: list[str] = []
        collect(message, elements)
        found[key] = "".join(elements)
    return found


def collect(node: object, into: list[str]) -> None:
    """The text elements below a node of a Fluent syntax tree."""
    if isinstance(node, ast.TextElement):
        into.append(node.value)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            collect(value, into)
    elif isinstance(node, list):
        for value in node:
            collect(value, into)


# The files


def test_every_language_has_the_same_files():
    for locale in LOCALES:
        assert sorted(file.name for file in (FOLDER / locale).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_keys_and_buttons(file: str):
    for locale in LOCALES:
        assert shapes(locale, file) == shapes("en", file), locale


@pytest.mark.parametrize("file", FILES)
def test_the_languages_are_what_they_say(file: str):
    for key, text in words("en", file).items():
        assert not CHINESE.search(text), key
    for key, text in words("vi", file).items():
        assert not CHINESE.search(text), key
    for key, text in words("zh-Hans", file).items():
        assert not ONLY_TRADITIONAL & set(text), (key, ONLY_TRADITIONAL & set(text))
    for key, text in words("zh-Hant", file).items():
        assert not ONLY_SIMPLIFIED & set(text), (key, ONLY_SIMPLIFIED & set(text))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", FILES)
def test_no_text_is_a_stopgap(locale: str, file: str):
    for key, text in words(locale, file).items():
        assert not re.search(r"TODO|XXX|\?\?\?", text), key
        assert not re.search(r"[a-z]+_[a-z]+|\b[okg]:[a-z]", text), f"{key} shows an id: {text}"


@pytest.mark.parametrize("locale", LOCALES)
def test_longer_texts_are_translated(locale: str):
    if locale == "en":
        return
    for file in (
        "cards.ftl",
        "standard.ftl",
        "wind.ftl",
        "prompts.ftl",
        "reasons.ftl",
        "identity.ftl",
        "team_3v3.ftl",
        "page-modes.ftl",
    ):
        english, other = words("en", file), words(locale, file)
        for key, text in other.items():
            assert text != english[key] or len(text) < 4, key


# Names and texts


def test_every_card_has_a_name_and_a_text(texts: Texts):
    for kind in STANDARD_KINDS:
        assert texts.kind_name(kind.id)
        assert len(texts.kind_text(kind.id)) > 10
        assert len(texts.explain_kind(kind)) == 3


def test_every_general_and_skill_has_a_name_and_a_text(texts: Texts):
    for general in RULES.generals:
        assert texts.general_name(general.id)
        assert texts.general_title(general.id)
        assert len(texts.explain_general(general.id)) == 1 + len(general.skills)
        for skill in general.skills:
            assert texts.skill_name(skill.id)
            assert len(texts.skill_text(skill.id)) > 10
            assert len(texts.explain_skill(skill.id)) == 2


def test_what_is_printed_is_short_and_the_rest_is_fine_print(texts: Texts):
    longest = 90 if texts.locale.startswith("zh") else 290
    for skill in RULES.skill_by_id.values():
        assert len(texts.skill_text(skill.id)) < longest, skill.id
        assert "\n" not in texts.skill_text(skill.id)
    for kind in STANDARD_KINDS:
        assert len(texts.kind_text(kind.id)) < longest, kind.id
        assert "\n" not in texts.kind_text(kind.id)
    assert len(texts.skill_detail("guhuo")) > 2
    assert texts.skill_detail("biyue") == []


def test_no_two_generals_or_cards_share_a_name(texts: Texts):
    for names in (
        [texts.general_name(general.id) for general in RULES.generals],
        [texts.kind_name(kind.id) for kind in STANDARD_KINDS],
        [texts.skill_name(skill) for skill in RULES.skill_by_id],
    ):
        assert len(set(names)) == len(names)


def test_every_term_has_a_name(texts: Texts):
    for role in (LORD, LOYALIST, REBEL, RENEGADE, MARSHAL, VANGUARD):
        assert texts.role(role)
    for side in (WARM, COLD):
        assert texts.side(side)
        assert texts.side(side) in texts.role_on_side(MARSHAL, side)
        assert texts.role(MARSHAL) in texts.role_on_side(MARSHAL, side)
    for name, ids in (
        ("suit", SUIT_NAMES), ("phase", PHASE_NAMES), ("nature", NATURE_NAMES), ("type", (*TYPE_NAMES[:3], *SLOT_NAMES)),
        ("place", ZONE_NAMES),
        ("kingdom", {general.kingdom for general in RULES.generals}), ("gender", {general.gender for general in RULES.generals}),
    ):  # fmt: skip
        for id in ids:
            assert texts.say(f"{name}-{id}", seat="?", pile="?")


def test_the_ways_of_a_skill_is_told_where_it_offers_several(texts: Texts):
    for skill in RULES.skill_by_id.values():
        ways = offered_ways(skill)
        for number in ways if len(ways) > 1 else []:
            assert texts.say(f"way-{skill.id}-{number}")


def offered_ways(skill: Skill) -> list[int]:
    """The numbers of the parts that the owner of a skill may choose to use."""
    numbered = [part for part in skill.parts if not issubclass(part, Modifier)]
    return [
        number
        for number, part in enumerate(numbered, 1)
        if not (issubclass(part, Trigger) and (part.forced or skill.tags & LOCKED))
    ]


# Questions and events


def test_every_question_of_the_source_can_be_asked(texts: Texts):
    assert len(keys.prompts()) > 20
    for key in keys.prompts():
        assert texts.has(key), key
    assert len(keys.asked()) > 25
    for key, decision in keys.asked().items():
        assert texts.has(key) or texts.has(f"ask-{decision.kind}"), key


def test_every_question_that_can_be_passed_says_what_passing_does(texts: Texts):
    assert "ask-dodge" in keys.passable_prompts()
    for key in keys.passable_prompts() | {key for key, decision in keys.asked().items() if decision.optional}:
        assert texts.has(key, "pass"), key


def test_yes_and_no_are_never_called_so(texts: Texts):
    confirmed = [key for key, decision in keys.asked().items() if decision.menu([]) == ["o:yes", "o:no"]]
    assert "ask-guhuo" in confirmed
    for key in confirmed:
        assert texts.has(key, "yes"), key
        assert texts.has(key, "no"), key


def test_what_using_a_skill_does_is_said_on_its_button(texts: Texts):
    for skill in RULES.skill_by_id.values():
        parts = [part for part in skill.parts if not issubclass(part, Modifier | ViewAs)]
        if len(parts) == 1 and offered_ways(skill) == [1] and skill.id not in ("guhuo", "longdan"):
            assert texts.has(f"skill-{skill.id}", "verb", skill.package), skill.id


def test_a_question_about_a_skill_says_what_is_happening_and_names_the_weapon_that_asks():
    chinese, english = Texts("zh-Hans", RULES, strict=True), Texts("en", RULES, strict=True)
    game = Game(Identity(RULES, 5, {"generals": "off"}), 1, Agents([RandomAgent(1)] * 5))
    view = View(game, 0)

    def asked(texts: Texts, skill: str, *story: str) -> str:
        query = OneOf({f"k:{skill}": None})
        return texts.prompt(Decision(0, "skill", "use-skill", (skill, *story), query, True), view)

    assert asked(chinese, "axe", "dodged", "s0", "s1", "slash") == "你的【杀】被2号位抵消：是否发动【贯石斧】？"
    assert asked(chinese, "ganglie", "damage", "s0", "s2", "1") == "3号位对你造成1点伤害：是否发动“刚烈”？"
    assert asked(chinese, "guicai", "judgement", "s3", "lightning", "c1").startswith("4号位的“闪电”判定牌为")
    assert asked(chinese, "biyue") == "是否发动“闭月”？"
    assert chinese.argument("k:guicai@1", view) == "鬼才"
    assert english.argument("k:shensu+2:2", view) == english.argument("k:shensu:2", view)
    call = Decision(0, "play", "ask-jijiang", ("s3", "s0"), OneOf({"k:wusheng": None}), True)
    assert chinese.prompt(call, view) == "4号位发动“激将”，要对你使用【杀】：是否替其打出一张？"
    assert asked(english, "liuli", "line", "s2", "s0", "slash") == "Seat 3 uses Slash on you. Use Displacement?"
    assert asked(english, "tianxiang", "damage", "s0", "", "3") == "You take 3 damage. Use Heavenly Fragrance?"


def test_who_wins_names_only_roles_that_were_in_the_game():
    texts = Texts("zh-Hans", RULES, strict=True)
    view = View(Game(Identity(RULES, 5, {"generals": "off"}), 1, Agents([RandomAgent(1)] * 5)), -1)
    for winners, said in (
        ("s0", "主公获胜：1号位。"),
        ("s0 s2", "主公与忠臣获胜：1号位、3号位。"),
        ("s0 s1 s2 s3", "主公与忠臣获胜：1号位、2号位、3号位、4号位。"),
    ):
        assert texts.log_line(Event("game-over", {"outcome": "lord", "winners": winners}, [], -1), view) == said


def test_mass_attacks_have_their_own_question(texts: Texts):
    for id in ("savage_assault", "archery_attack"):
        assert texts.has(f"ask-{id}", "pass")


def test_every_event_of_the_source_can_be_told(texts: Texts):
    assert len(keys.events()) > 25
    for key in keys.events():
        assert texts.has(key), key


def test_every_move_can_be_told(texts: Texts):
    for reason in REASON_NAMES:
        assert texts.has(f"move-{reason}"), reason


def test_what_answers_are_for_can_be_said(texts: Texts):
    for reason in keys.reasons():
        assert texts.has(f"reason-{reason}"), reason


def test_there_is_a_sentence_for_every_ground_and_for_nothing_else():
    known = {f"why-{value}" for name, value in vars(grounds).items() if name.isupper()}
    assert "why-out-of-range" in known
    assert known == set(shapes("en", "reasons.ftl"))


def test_no_question_or_event_is_left_over():
    known = keys.prompts() | keys.events() | {f"ask-{kind}" for kind in KINDS_OF_QUESTION}
    askers = {*RULES.skill_by_id, *(kind.id for kind in RULES.kinds)}
    for key in shapes("en", "prompts.ftl"):
        assert (
            key in known
            or "".join(key.split("-")[1:2]) in askers
            or key.startswith(("option-", "way", "use-way", "unseen-card", "reason-"))
        ), key
    helpers = ("seat", "nameless-seat", "many-seats", "hidden-cards", "made-of")
    for key in shapes("en", "log.ftl"):
        assert key in known or key in helpers or key.startswith(("place-", "move-")), key
    words = ("role-", "side-", "sided-role", "mark-", "general-pile-", "option-", "wins-", "page-")
    given = ("skill-", "pile-", "reason-", "note-", "state-", "soul-")
    for file in ("identity.ftl", "team_3v3.ftl"):
        for key in shapes("en", file):
            assert key in known or key.startswith((*words, *given)), key


@pytest.mark.parametrize(
    ("key", "words", "said"),
    [
        ("page-your-hand", {"count": 1}, "1 card"),
        ("page-hand-count", {"count": 1}, "1 hand card"),
        ("page-play-hint", {"bots": 1}, "1 bot,"),
        ("page-others-choose", {"count": 1}, "1 other player is choosing"),
        ("page-seat-spoken", {"seat": "Sun Quan", "alive": "yes", "hp": 2, "max": 4, "hand": 1, "turn": "no"}, "1 hand card"),
        ("speed", {"games": 1, "errors": 0, "seconds": "0.1", "games_per_second": "9", "decisions_per_second": "9"}, "1 game ("),
        ("verified", {"over": "no", "file": "a", "turns": 1, "answers": 1}, "1 turn and 1 answer agree"),
    ],
)
def test_one_is_not_many(key: str, words: dict[str, str | int], said: str):
    one = Texts("en", RULES, strict=True).say(key, **words)
    assert said in one
    assert not re.search(r"\b1 (hand |other )?(card|bot|other|game|turn|answer)s\b", one)


@pytest.mark.parametrize("file", FILES)
def test_a_term_has_one_word(file: str):
    said = (FOLDER / "vi" / file).read_text(encoding="utf-8").casefold()
    for other, term in (("tầm đánh", "phạm vi công kích"), ("phạm vi tấn công", "phạm vi công kích"), ("thể lực", "sinh lực")):
        assert other not in said, f"{other} is called {term}"


def test_every_message_of_the_terminal_is_used():
    source = "".join(file.read_text(encoding="utf-8") for file in [*(keys.SOURCE / "cli").glob("*.py"), keys.SOURCE / "texts.py"])
    for key in shapes("en", "cli.ftl"):
        assert f'"{key}"' in source or f'f"{key.rsplit("-", 1)[0]}-' in source or key.startswith("column-"), key


@pytest.mark.parametrize(
    ("name", "locale"),
    [
        ("zh", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh_CN.UTF-8", "zh-Hans"), ("zh-SG", "zh-Hans"),
        ("zh_TW.UTF-8", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"),
        ("vi_VN.UTF-8", "vi"), ("VI", "vi"), ("en_GB", "en"), ("en", "en"),
    ],
)  # fmt: skip
def test_a_language_has_many_names(name: str, locale: str):
    assert locale_named(name) == locale


@pytest.mark.parametrize("name", ["", "C", "de_DE", "tlh", "zzh"])
def test_an_unknown_language_is_refused(name: str):
    with pytest.raises(TextError) as refusal:
        locale_named(name)
    assert str(refusal.value) == f"There are no texts in the language “{name}”; there are zh-Hans, zh-Hant, vi, en."


def test_the_language_of_the_system_is_the_first_that_is_known():
    assert locale_of_system(["", "C.UTF-8", "vi_VN", "zh_CN"]) == "vi"
    assert locale_of_system(["C", "de_DE"]) == "en"


# Packages of others


@pytest.fixture
def ruleset_of_others(tmp_path: Path):
    """A ruleset of a package that has a card, a general and a skill named like some of ours, with texts in two languages."""
    for locale, name in (("en", "Other"), ("zh-Hans", "别")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(
            f"general-liu_bei = {name} Liu Bei\nskill-rende = {name} Rende\n    .text = {name} text\n"
            f"card-slash = {name} Slash\nask-otherwise = {name} question of {{ $a }}?\n    .pass = {name} pass\n"
            f"something-happened = {name} event of {{ $seat }}.\nwhy-asleep = {name} {{ $seat }} sleeps.\n",
            encoding="utf-8",
        )
    own = RULES.general_by_id["liu_bei"]
    general = type(own)("liu_bei", own.kingdom, own.gender, 4, Skill("rende"))
    general.package = "others"
    for skill in general.skills:
        skill.package = "others"
    other_packages()["others"] = Package("others", generals=[general], texts=str(tmp_path))
    bundle.cache_clear()
    yield Ruleset("others", "1", RULES.cards, [general])
    del other_packages()["others"]
    bundle.cache_clear()


def test_a_package_may_name_its_own_as_ours_are_named(ruleset_of_others: Ruleset):
    texts = Texts("en", ruleset_of_others, strict=True)
    assert texts.general_name("liu_bei") == "Other Liu Bei"
    assert texts.skill_name("rende") == "Other Rende"
    assert texts.skill_text("rende") == "Other text"
    assert Texts("en", RULES, strict=True).skill_name("rende") == "Benevolence"


def test_a_package_brings_its_own_questions_events_and_reasons(ruleset_of_others: Ruleset):
    texts = Texts("zh-Hans", ruleset_of_others, strict=True)
    game = Game(Identity(RULES, 5, {"generals": "off"}), 1, Agents([RandomAgent(1)] * 5))
    decision = Decision(0, "option", "ask-otherwise", ("s1",), Options(["o:yes"]), True)
    view = View(game, 0)
    assert texts.prompt(decision, view) == "别 question of 2号位?"
    assert texts.option("-", decision, view) == "别 pass"
    assert texts.log_line(Event("something-happened", {"seat": "s0"}, [], -1), view) == "别 event of 1号位."
    assert texts.why_not(Reason("asleep", {"seat": "s1"}), view) == "别 2号位 sleeps."


def test_what_a_package_lacks_in_a_language_is_said_in_another(ruleset_of_others: Ruleset):
    assert Texts("vi", ruleset_of_others).general_name("liu_bei") == "Other Liu Bei"
    assert Texts("zh-Hans", ruleset_of_others).general_name("liu_bei") == "别 Liu Bei"
    assert Texts("zh-Hans", ruleset_of_others).general_title("liu_bei") == ""
    with pytest.raises(TextError, match="There is no text “general-liu_bei” in vi"):
        Texts("vi", ruleset_of_others, strict=True).general_name("liu_bei")


def test_a_text_that_is_nowhere_shows_its_key():
    assert Texts("en", RULES).say("no-such-key") == "no-such-key"
    assert Texts("en", RULES).say("ask-dodge", "no-such-button") == "ask-dodge.no-such-button"
    with pytest.raises(TextError, match="cannot be filled in"):
        Texts("en", RULES, strict=True).say("board-hand")
