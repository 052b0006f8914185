"""What hosts are given: it names settings, figures and packages that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from sanguosha.server.program.metrics import Metrics
from sanguosha.server.program.settings import OTHER_VARIABLES, Settings, load_settings
from tests.server.client import Server, settings_for

DEPLOY = Path(__file__).parents[3] / "deploy"


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "sanguosha.service"])
def test_files_for_hosts_name_only_settings_that_there_are(name: str):
    named = set(re.findall(r"SANGUOSHA_[A-Z_]+", (DEPLOY / name).read_text()))
    known = {f"SANGUOSHA_{field.upper()}" for field in Settings.__struct_fields__} | set(OTHER_VARIABLES)
    assert named
    assert named <= known


def test_each_of_the_three_alerts_looks_at_figures_that_there_are():
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    assert len(group["rules"]) == 3
    told = Metrics().text().decode()
    for rule in group["rules"]:
        for figure in re.findall(r"sanguosha_\w+", rule["expr"]):
            assert re.search(rf"^{figure}[ {{]", told, re.M), figure


@pytest.mark.parametrize("name", ["compose.yaml", "alerts.yaml"])
def test_nothing_is_said_twice(name: str):
    def look(node: yaml.Node) -> None:
        if isinstance(node, yaml.MappingNode):
            names = [name.value for name, _ in node.value]
            assert len(set(names)) == len(names), f"line {node.start_mark.line + 1}: {names}"
            for _, value in node.value:
                look(value)
        elif isinstance(node, yaml.SequenceNode):
            for value in node.value:
                look(value)

    look(yaml.compose((DEPLOY / name).read_text(), yaml.SafeLoader))


def test_the_proxy_of_the_composition_is_the_one_whose_word_the_server_takes():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    address = services["web"]["networks"]["inside"]["ipv4_address"]
    assert services["game"]["environment"]["SANGUOSHA_PROXIES"] == address


def test_the_server_of_the_composition_is_asked_by_all_its_names(tmp_path: Path):
    given = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["game"]["environment"]["SANGUOSHA_HOSTS"]
    names = re.sub(r"\$\{DOMAIN[^}]*\}", "games.example", given)
    settings = load_settings(environment={"SANGUOSHA_HOSTS": names})
    [_, check] = re.findall(r"^HEALTHCHECK .*?(http://([^/]+)/\w+)", (DEPLOY / "Dockerfile").read_text(), re.M)[0]
    with Server(settings_for(tmp_path, hosts=settings.hosts, metrics_token="s3cret")) as server:
        for host in ("games.example", check):
            assert server.get("/livez", Host=host)[0] == 200, host
        assert server.get("/metrics", Host="game:8000", Authorization="Bearer s3cret")[0] == 200
        assert server.get("/livez", Host="evil.example")[0] == 421


def test_a_container_is_not_started_again_because_its_database_is_away():
    assert "/livez" in next(line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("HEALTHCHECK"))


def test_a_server_is_installed_with_the_versions_that_are_tested():
    def versions(file: Path) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for name, version in re.findall(r"^([a-z0-9-]+)==([^ ]+)", file.read_text(), re.M):
            found.setdefault(name, set()).add(version)
        return found

    tested, installed = versions(DEPLOY.parent / "requirements.lock"), versions(DEPLOY / "requirements.lock")
    assert {name: found for name, found in installed.items() if found != tested.get(name)}.keys() == {"uvloop"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path):
    unit = (DEPLOY / "sanguosha.service").read_text().replace("/opt/sanguosha/bin/sanguosha", "/bin/true")
    file = tmp_path / "sanguosha.service"
    file.write_text(unit)
    found = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
