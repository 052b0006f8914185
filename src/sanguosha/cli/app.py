"""The commands and their options. What a command needs is imported when it runs, so that ``--help`` is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from sanguosha.cli.errors import BAD_INPUT, bad_input
from sanguosha.cli.streams import prepare_streams
from sanguosha.modes import USUAL_MODE

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
FAILED = 1
INTERRUPTED = 130


class OneLineErrors(TyperGroup):
    """The group of commands; a wrong use is told in one line, as all bad input is."""

    def main(self, *args: Any, **named: Any) -> Any:
        prepare_streams()
        alone = named.get("standalone_mode", True)
        named["standalone_mode"] = False
        if not alone:
            return super().main(*args, **named)
        try:
            code = super().main(*args, **named)
        except typer.Abort:
            code = INTERRUPTED
        except OSError as error:
            if error.filename is not None:
                raise
            print(f"sanguosha: The output cannot be written: {error.strerror}.", file=sys.stderr)
            code = FAILED
        except USAGE_ERROR as error:
            print("sanguosha:", " ".join(error.format_message().split()), file=sys.stderr)  # type: ignore[attr-defined]
            code = BAD_INPUT
        sys.exit(code if isinstance(code, int) else 0)


class TellingModes(TyperCommand):
    """A command whose help tells which modes there are, and the options of each."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        from sanguosha.modes.options import described
        from sanguosha.packages import modes

        with bad_input():
            for mode in modes().values():
                sizes = str(mode.usual_size) if len(mode.sizes) == 1 else f"{mode.sizes[0]} to {mode.sizes[-1]}"
                with formatter.section(f"Options of the mode {mode.id}, for {sizes} players"):
                    formatter.write_dl(
                        [(option.ways, option.about.help) for option in described(mode.options) if not option.about.not_alone]
                    )


app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def sanguosha(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version, and which build it is.")] = False,
) -> None:
    """三国杀: play it in the terminal, simulate games, replay records, look up rules."""
    if version:
        from sanguosha import __version__
        from sanguosha.cli.build import build

        print(f"{__version__} ({build()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


Players = Annotated[
    int | None, typer.Option("--players", "-n", help="How many players sit at the table; by default as many as usual.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "--options",
        "-o",
        metavar="<name=value>",
        help="An option of the mode, as in choices=5; which there are is told below.",
    ),
]
AGENTS_HELP = "basic, random, or your own as module:Class; several as role=agent, side=agent or 2=agent (player 2), …."
Packages = Annotated[str, typer.Option("--packages", help="The packages of generals; by default standard,wind.")]
Lang = Annotated[str, typer.Option("--lang", help="The language: zh-Hans, zh-Hant, vi or en. By default that of the system.")]
Force = Annotated[bool, typer.Option("--force", "-f", help="Write over files that are there already.")]
ModeName = Annotated[str, typer.Option("--mode", help="The mode of the game; which there are is told below.")]


@app.command(cls=TellingModes)
def play(
    players: Players = None,
    seat: Annotated[
        int, typer.Option("--seat", help="Your seat, from 1 (your number as a player, where seats are drawn by lot); 0 to watch.")
    ] = 1,
    general: Annotated[str, typer.Option("--general", help="The general you want to play, by any of its names.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Play the game of this number; by default a new one.")] = None,
    agents: Annotated[str, typer.Option("--agents", help="Who plays the others: " + AGENTS_HELP)] = "basic",
    mode: ModeName = USUAL_MODE,
    options: Options = None,
    packages: Packages = "",
    lang: Lang = "",
    record: Annotated[Path | None, typer.Option("--record", help="Where the record is saved.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with the game of this record.")] = None,
    force: Force = False,
) -> None:
    """Play against bots in the terminal."""
    from sanguosha.cli.play import Setup, play_game
    from sanguosha.tables import usual_players

    with bad_input():
        count = usual_players(mode) if players is None else players
        setup = Setup(mode, count, seat, general, seed, agents, options or [], packages, lang, record, resume, force)
        raise typer.Exit(play_game(setup))


@app.command(cls=TellingModes)
def simulate(
    mode: ModeName = USUAL_MODE,
    players: Players = None,
    agents: Annotated[
        str,
        typer.Option("--agents", help="Who plays: " + AGENTS_HELP),
    ] = "basic",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first game has this seed, each next one the following.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes; 0 for one per processor.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    options: Options = None,
    packages: Packages = "",
    lang: Lang = "",
    trace: Annotated[bool, typer.Option("--trace", help="Let a game that fails show where.")] = False,
) -> None:
    """Let bots play many games and count who wins."""
    from sanguosha.cli.simulate import Simulation, run_simulation
    from sanguosha.tables import usual_players

    with bad_input():
        count = usual_players(mode) if players is None else players
        simulation = Simulation(mode, count, agents, games, seed, options or [], packages)
        raise typer.Exit(run_simulation(simulation, jobs, json, lang, trace))


@app.command()
def series(
    out: Annotated[Path, typer.Option("--out", help="The folder of the series; the same command goes on with it.")],
    players: Annotated[int, typer.Option("--players", "-n", help="How many players; each is the lord once.")] = 5,
    agents: Annotated[str, typer.Option("--agents", help="Who plays: " + AGENTS_HELP)] = "basic",
    seed: Annotated[int | None, typer.Option("--seed", help="The number of the series; by default a new one.")] = None,
    options: Options = None,
    packages: Packages = "",
    first_lord: Annotated[int, typer.Option("--first-lord", help="The player who is lord first; by default by lot.")] = 0,
    person: Annotated[int, typer.Option("--person", help="The player that you are, from 1; by default only bots play.")] = 0,
    csv: Annotated[Path | None, typer.Option("--csv", help="Where the points are written as CSV.")] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Where the series is written as JSON.")] = None,
    force: Force = False,
    lang: Lang = "",
) -> None:
    """Play a scored series of identity games with rotating lord."""
    from sanguosha.cli.series import Plan, run_series

    with bad_input():
        plan = Plan(players, agents, seed, options or [], packages, out, first_lord, person, csv, json, force, lang)
        raise typer.Exit(run_series(plan))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[int | None, typer.Option("--seat", help="See only what this seat may know; by default everything.")] = None,
    turn: Annotated[int, typer.Option("--turn", help="Begin at this turn.")] = 0,
    log: Annotated[bool, typer.Option("--log", help="Print the whole commentary at once.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record and its game agree.")] = False,
    lang: Lang = "",
) -> None:
    """Replay the record of a game."""
    from sanguosha.cli.replay import replay_file

    with bad_input():
        raise typer.Exit(replay_file(file, seat, turn, log, verify, lang))


@app.command()
def rules(
    name: Annotated[list[str] | None, typer.Argument(help="A card, general or skill, by any of its names.")] = None,
    list_all: Annotated[bool, typer.Option("--list", help="List all cards, generals and skills.")] = False,
    full: Annotated[bool, typer.Option("--full", help="With the fine print.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
    packages: Annotated[str, typer.Option("--packages", help="The packages of generals; by default all.")] = "",
    lang: Lang = "",
) -> None:
    """Explain a card, general or skill."""
    from sanguosha.cli.rules import show_rules

    with bad_input():
        show_rules(" ".join(name or []), list_all, full, json, packages, lang)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on; by default only this machine.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port, by default 8000; 0 for any free one.")] = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = None,
    database: Annotated[str | None, typer.Option("--database", help="A file, or a URL like postgresql://….")] = None,
    settings: Annotated[Path | None, typer.Option("--settings", help="A TOML file of settings.")] = None,
) -> None:
    """Serve the browser game."""
    from sanguosha.cli.serve import run_server

    with bad_input():
        raise typer.Exit(run_server(host, port, browser, database, settings))


def main() -> None:
    """The entry point of the command ``sanguosha``."""
    app(prog_name="sanguosha")
