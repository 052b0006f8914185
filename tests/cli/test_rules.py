"""``sanguosha rules``."""

import json

import pytest

from sanguosha.cli.lookup import Lookup, entries, plain
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill
from sanguosha.packages import Package, identity_ruleset, other_packages
from tests.cli.running import run

RULES = identity_ruleset()


@pytest.mark.parametrize("name", ["Slash", "slash", "SLASH", "杀", "殺", "Sát", "sat", "【杀】"])
def test_a_card_is_found_by_any_of_its_names(name: str):
    result = run("rules", name, "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout.startswith("Slash (basic card)\nUse in your play phase on one other character")
    assert "30 copies: ♠7 ♠8 ♠8" in result.stdout


@pytest.mark.parametrize("name", ["Cao Cao", "cao_cao", "caocao", "曹操", "Tào Tháo", "tao thao"])
def test_a_general_is_explained_with_the_skills(name: str):
    lines = run("rules", *name.split(), "--lang", "en").stdout.splitlines()
    assert lines[0] == "Cao Cao (Master of a Troubled Age; Wei, male, 4 HP)"
    assert lines[1].startswith("Crafty Hero: ")
    assert lines[2].startswith("Royal Guard: ")


@pytest.mark.parametrize("name", ["Peerless", "wushuang", "无双", "無雙", "Vô Song"])
def test_a_skill_is_explained_with_who_has_it(name: str):
    assert run("rules", *name.split(), "--lang", "en").stdout.startswith("Peerless (Lü Bu)\nLocked skill. ")


def test_the_fine_print_comes_when_it_is_asked_for():
    short = run("rules", "蛊惑").stdout
    full = run("rules", "蛊惑", "--full").stdout
    assert len(short.splitlines()) == 3
    assert short.splitlines()[2] == "详细说明：加上 --full"
    assert full.startswith("\n".join(short.splitlines()[:2]))
    assert [line[:2] for line in full.splitlines()[2:]] == ["· "] * 4
    assert "--full" not in run("rules", "闭月").stdout


def test_the_answer_comes_in_the_language_of_the_name():
    assert run("rules", "无双").stdout.startswith("无双（吕布）")
    assert run("rules", "無雙").stdout.startswith("無雙（呂布）")
    assert run("rules", "Vô", "Song").stdout.startswith("Vô Song (Lữ Bố)")
    assert run("rules", "Peerless", LANG="zh_CN.UTF-8").stdout.startswith("Peerless (Lü Bu)")


def test_a_name_of_several_languages_is_answered_in_that_of_the_system():
    assert run("rules", "曹操", LANG="zh_TW.UTF-8").stdout.startswith("曹操（亂世雄主")
    assert run("rules", "曹操").stdout.startswith("曹操（乱世雄主")
    assert run("rules", "cao_cao", LANG="vi_VN.UTF-8").stdout.startswith("Tào Tháo (")
    assert run("rules", "cao_cao", "--lang", "zh-Hant", LANG="vi_VN.UTF-8").stdout.startswith("曹操（亂世雄主")


def test_a_name_is_found_however_it_is_written():
    assert run("rules", "夏侯敦").stdout == run("rules", "夏侯惇").stdout != ""


def test_a_near_miss_names_what_may_have_been_meant():
    for name, meant in (("Cao Coa", "Cao Cao"), ("guanyuu", "Guan Yu"), ("乐不思", "乐不思蜀"), ("Nulification", "Nullification")):
        result = run("rules", *name.split())
        assert result.exit_code == 2
        assert meant in result.stderr


def test_what_begins_with_the_word_is_meant_first_and_each_thing_once():
    lookup = Lookup(RULES)
    assert lookup.similar("qinggang")[0] == "Qinggang Sword"
    assert lookup.similar("eight") == ["Eight Trigrams Formation"]
    assert lookup.similar("nullif") == ["Nullification"]


def test_everything_is_listed_with_type_and_package():
    listed = json.loads(run("rules", "--list", "--json", "--lang", "en").stdout)
    assert {"type": "card", "package": "standard", "id": "slash", "name": "Slash"} in listed
    assert {"type": "card", "package": "maneuvering", "id": "vine", "name": "Vine Armour"} in listed
    assert {"type": "general", "package": "wind", "id": "zhou_tai", "name": "Zhou Tai"} in listed
    assert {"type": "skill", "package": "standard", "id": "rende", "name": "Benevolence"} in listed
    assert len([fact for fact in listed if fact["type"] == "general"]) == len(RULES.generals)
    assert len([fact for fact in listed if fact["type"] == "card"]) == len(RULES.kinds)
    assert len(listed) == len({(fact["type"], fact["package"], fact["id"]) for fact in listed})


def test_the_list_is_readable_too():
    lines = run("rules", "--list", "--lang", "zh-Hans").stdout.splitlines()
    assert lines[0].split() == ["类别", "包", "代号", "名称"]
    assert ["武将", "standard", "cao_cao", "曹操"] in [line.split() for line in lines]


def test_only_the_packages_asked_for_are_known():
    listed = json.loads(run("rules", "--list", "--json", "--packages", "wind").stdout)
    assert {fact["package"] for fact in listed if fact["type"] == "general"} == {"wind"}


def test_facts_as_json():
    (fact,) = json.loads(run("rules", "cao_cao", "--json", "--lang", "en").stdout)
    assert (fact["type"], fact["package"], fact["id"], fact["name"]) == ("general", "standard", "cao_cao", "Cao Cao")
    assert fact["text"][1].startswith("Crafty Hero: ")


def test_every_name_leads_back_to_what_it_names():
    lookup = Lookup(RULES)
    for entry in entries(RULES):
        assert entry in lookup.find(entry.id)
        assert entry in lookup.find(entry.id.replace("_", " ").upper())


def test_names_are_compared_without_accents_and_signs():
    assert plain("Đại Kiều") == plain("dai_kieu") == plain("DAI KIEU") == "daikieu"
    assert plain("Lü Meng") == plain("lu-meng")
    assert plain("【杀】") == plain("杀")


def test_what_an_installed_package_brings_is_found_without_naming_it():
    general = General("somebody_else", SHU, MALE, 4, Skill("else"))
    other_packages()["others"] = Package("others", generals=[general])
    try:
        assert "somebody_else" in run("rules", "--list").stdout
        assert "somebody_else" not in run("rules", "--list", "--packages", "standard").stdout
    finally:
        del other_packages()["others"]


def test_souls_and_offerings_are_explained_like_skills():
    for name, start in (("luohan", "The soul of a loyalist"), ("Xuanwu", "The soul of a rebel"), ("Offering", "Once in your turn")):
        result = run("rules", name, "--lang", "en")
        assert result.stdout.splitlines()[1].startswith(start)
