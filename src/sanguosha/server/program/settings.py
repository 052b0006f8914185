"""Settings of the server: defaults, a TOML file, the environment (``SANGUOSHA_PORT`` …), the command line; the last one counts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from limits import parse_many

from sanguosha.agents.registry import AgentError, check_agent
from sanguosha.engine.records.record import HIGHEST_SEED

DAY = 86_400.0


class SettingsError(ValueError):
    """A setting that does not exist or makes no sense; the message is one sentence."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set. Times are seconds; an empty ``database`` is a file in the user's data folder.

    ``secret`` signs the tokens of guests; an empty one is made once and kept in the database. ``hosts`` are names under which the
    server is reached (``*``: any), ``origins`` pages of other hosts that may connect, ``proxies`` the addresses whose
    ``X-Forwarded-For`` is believed. Whoever brings ``metrics_token`` is told the
    figures of ``/metrics``; if it is empty, who asks on this machine itself. ``away_after`` is how long a seat waits for
    its player to come back, ``place_kept`` how long a place is kept before a game, ``room_kept`` how long an empty room
    (``unplayed_kept``, if nobody ever answered there), ``guest_kept`` how long the name of a guest who is not here, ``replay_kept``
    how long the replay of a game (``inf``: for ever); of ``replays``, and of ``imports`` that somebody brought, the oldest go when
    there are more. ``bots`` is the agent that plays for bots and for who is away. With a ``seed`` from 0 on, all games begin alike,
    for trying things out; else nobody can guess it.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    secret: str = ""
    hosts: list[str] = []
    origins: list[str] = []
    proxies: list[str] = []
    metrics_token: str = ""
    browser: bool = True
    log_format: str = "console"
    log_level: str = "info"
    message_size: int = 16_384
    message_limit: str = "60/3 seconds"
    address_message_limit: str = "240/3 seconds"
    chat_limit: str = "5/10 seconds"
    request_limit: str = "1200/minute"
    replay_limit: str = "20/20 seconds"
    guest_limit: str = "40/minute; 400/hour"
    room_limit: str = "10/minute; 60/hour"
    guess_limit: str = "10/minute; 60/hour"
    connections_per_address: int = 32
    connections: int = 4_000
    sockets_per_address: int = 256
    sockets: int = 8_000
    header_seconds: float = 10.0
    request_seconds: float = 120.0
    hello_seconds: float = 10.0
    rooms_per_address: int = 32
    rooms: int = 1_000
    core_share: float = 0.25
    away_after: float = 15.0
    place_kept: float = 120.0
    room_kept: float = DAY
    unplayed_kept: float = 300.0
    guest_kept: float = 90 * DAY
    replay_kept: float = 1_825 * DAY
    replays: int = 100_000
    imports: int = 1_000
    sweep_every: float = 30.0
    purge_every: float = 3_600.0
    import_size: int = 524_288
    import_seconds: float = 10.0
    import_memory: int = 536_870_912
    import_rounds: int = 200
    import_steps: int = 20_000
    bots: str = "basic"
    page: str = ""
    seed: int = -1


POSITIVE = (
    "message_size", "connections_per_address", "connections", "rooms_per_address", "rooms", "sweep_every", "purge_every",
    "core_share", "import_size", "import_seconds", "import_memory", "import_rounds", "import_steps",
    "sockets_per_address", "sockets", "header_seconds", "request_seconds", "hello_seconds",
)  # fmt: skip
LIMITS = (
    "message_limit", "address_message_limit", "chat_limit", "request_limit", "replay_limit", "guest_limit", "room_limit",
    "guess_limit",
)  # fmt: skip
NOT_NEGATIVE = ("away_after", "place_kept", "room_kept", "unplayed_kept", "guest_kept", "replay_kept", "replays", "imports")
PREFIX = "SANGUOSHA_"
# Variables of the environment with the prefix that are no settings of the server.
OTHER_VARIABLES = ("SANGUOSHA_COMPILE", "SANGUOSHA_SETTINGS")
# In bytes; some things that look like files never end.
LONGEST_FILE = 1_000_000
CHOICES = {"log_format": ("console", "json"), "log_level": ("debug", "info", "warning", "error")}


def load_settings(file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings from a file, the environment and what is given. Raises ``SettingsError``."""
    if file is None and environment.get("SANGUOSHA_SETTINGS"):
        file = Path(environment["SANGUOSHA_SETTINGS"])
    values: dict[str, object] = _from_file(file) if file is not None else {}
    values.update(_from_environment(environment))
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(_sentence(str(error))) from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Raise ``SettingsError`` for a value out of its range."""
    if not 0 <= settings.port <= 65_535:
        raise SettingsError(f"The port is a number from 0 to 65535, not {settings.port}.")
    if settings.seed > HIGHEST_SEED:
        raise SettingsError(f"The seed is at most {HIGHEST_SEED}, not {settings.seed}.")
    for name in POSITIVE:
        if not getattr(settings, name) > 0:
            raise SettingsError(f"The setting {name} is a number above 0, not {getattr(settings, name)}.")
    for name in NOT_NEGATIVE:
        if not getattr(settings, name) >= 0:
            raise SettingsError(f"The setting {name} is a number from 0 on, not {getattr(settings, name)}.")
    for name in LIMITS:
        text = getattr(settings, name)
        try:
            good = not text or bool(parse_many(text))
        except ValueError:
            good = False
        if not good:
            raise SettingsError(f"The setting {name} is a limit like “10/minute; 60/hour”, or empty for none, not “{text}”.")
    try:
        check_agent(settings.bots)
    except AgentError as error:
        raise SettingsError(str(error)) from None
    for name, choices in CHOICES.items():
        if getattr(settings, name) not in choices:
            raise SettingsError(f"The setting {name} is one of {', '.join(choices)}, not “{getattr(settings, name)}”.")


def _from_file(file: Path) -> dict[str, object]:
    try:
        with file.open("rb") as stream:
            text = stream.read(LONGEST_FILE + 1)
        if len(text) > LONGEST_FILE:
            raise SettingsError(f"The settings file {file} is longer than any that makes sense.")
        values = tomllib.loads(text.decode("utf-8"))
    except OSError as error:
        raise SettingsError(f"The settings file {file} cannot be read: {error.strerror}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"The settings file {file} is no TOML: {error}.") from None
    for name in values:
        _known(name, f"in {file}")
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    values: dict[str, object] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        name = variable[len(PREFIX) :].lower()
        _known(name, f"in the environment ({variable})")
        many = isinstance(getattr(Settings(), name), list)
        values[name] = [word.strip() for word in text.split(",") if word.strip()] if many else text
    return values


def _known(name: str, where: str) -> None:
    if name not in Settings.__struct_fields__:
        raise SettingsError(f"There is no setting “{name}” ({where}); there are {', '.join(Settings.__struct_fields__)}.")


def _sentence(message: str) -> str:
    """What msgspec says, as a sentence about the setting."""
    what, _, where = message.partition(" - at `$.")
    name = where.rstrip("`")
    return f"The setting {name} has a wrong value: {what}." if name else f"The settings are wrong: {what}."


def database_url(settings: Settings) -> str:
    """Where the database is: a URL as SQLAlchemy has it. A path is an SQLite file, ``postgresql://`` is spoken with asyncpg."""
    text = settings.database
    if not text:
        home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
        text = os.path.join(home, "sanguosha", "server.sqlite")
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    for short, full in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if text.startswith(short):
            return full + text[len(short) :]
    return text
