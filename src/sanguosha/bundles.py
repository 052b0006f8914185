"""The languages, and the texts of each package in them.

The texts are Project Fluent files: this project's in ``locale/<locale>/``, those of another package in ``<its texts>/<locale>/``.
Each package has a bundle of its own, so that two packages may both have a ``skill-rende``; bundles are read when first needed. What
packages with modes say (roles, options, prompts, commentary) is common, so that it is at hand at any table and before one.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sanguosha.packages import other_packages, own_packages

LOCALES: Final = ("zh-Hans", "zh-Hant", "vi", "en")
# Where a text that a package lacks in one language is taken from.
FALLBACK: Final = ("en", "zh-Hans", "zh-Hant", "vi")
COMMON: Final = ""
COMMON_FILES: Final = ("terms", "cards", "prompts", "reasons", "log", "cli", "page", "page-modes")


class TextError(ValueError):
    """A language or a text that does not exist; the message says what there is."""


def locale_named(name: str) -> str:
    """The locale that a name like ``zh``, ``zh_TW.UTF-8``, ``vi-VN`` means. Raises ``TextError`` for a language without texts."""
    found = _locale(name)
    if not found:
        raise TextError(f"There are no texts in the language “{name}”; there are {', '.join(LOCALES)}.")
    return found


def locale_of_system(names: list[str]) -> str:
    """The first of some names of the environment (``LC_ALL``, ``LANG``) that means a locale; English if there is none."""
    return next((found for found in map(_locale, names) if found), "en")


def _locale(name: str) -> str:
    words = name.split(".")[0].replace("_", "-").lower().split("-")
    if words[0] == "zh":
        return "zh-Hant" if {"hant", "tw", "hk", "mo"} & set(words) else "zh-Hans"
    return words[0] if words[0] in ("vi", "en") else ""


def _files(package: str, locale: str) -> list[Traversable]:
    """The files with the texts of a package in one language, perhaps none."""
    own = files("sanguosha").joinpath("locale", locale)
    if package == COMMON:
        common = [own.joinpath(f"{name}.ftl") for name in COMMON_FILES]
        return common + [file for one in _with_modes() for file in _written(one, locale)]
    if package in own_packages():
        return [own.joinpath(f"{package}.ftl")]
    other = other_packages().get(package)
    return [*sorted(Path(other.texts, locale).glob("*.ftl"))] if other is not None and other.texts else []


def _written(package: str, locale: str) -> list[Traversable]:
    """The files with the texts of a package in one language, or in another one where it has none in this one."""
    return next((found for one in (locale, *FALLBACK) if (found := _files(package, one))), [])


def _with_modes() -> list[str]:
    """The packages that bring modes."""
    return [id for id, package in {**own_packages(), **other_packages()}.items() if package.modes]


@cache
def bundle(locale: str, package: str) -> FluentBundle:
    """The texts of a package in one language, perhaps none."""
    found = FluentBundle([locale], use_isolating=False)
    for file in _files(package, locale):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def sources(locale: str) -> dict[str, str]:
    """The texts of all packages in one language as they are written, the common ones under the empty name; where a package has none
    in this language, those in another one."""
    found = {}
    for package in (COMMON, *own_packages(), *other_packages()):
        found[package] = "\n".join(file.read_text(encoding="utf-8") for file in _written(package, locale))
    return found
