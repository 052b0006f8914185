"""What ``mkdocs`` calls when it builds the site: pages made of files of the root, and links that lead where the site has a file.

A link to what it has not (source files) is shown without its address.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
ROOT_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "tour.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
FILES = {page: file for file, page in ROOT_PAGES.items()}
LINK = re.compile(r"(!?)\[([^\]]+)\]\(([^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root."""
    for file, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / file).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead within the site."""
    here = page.file.src_uri
    folder = posixpath.dirname(FILES.get(here) or f"docs/{here}")

    def led(match: re.Match[str]) -> str:
        image, text, target = match.groups()
        address, mark, anchor = target.partition("#")
        if not address or "://" in address:
            return match[0]
        path = posixpath.normpath(posixpath.join(folder, address))
        uri = ROOT_PAGES.get(path) or path.removeprefix("docs/")
        if (path in ROOT_PAGES or path.startswith("docs/")) and files.get_file_from_path(uri) is not None:
            return f"{image}[{text}]({posixpath.relpath(uri, posixpath.dirname(here) or '.')}{mark}{anchor})"
        if not (ROOT / path).exists():
            return match[0]
        return text

    return LINK.sub(led, markdown)
