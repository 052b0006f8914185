"""Which pages may talk to the server."""

from __future__ import annotations

from urllib.parse import urlsplit


def origin_allowed(origin: str | None, host: str, others: list[str]) -> bool:
    """Whether a page of this origin may connect: one of this host, or one that the settings name. Programs send no origin."""
    if origin is None:
        return True
    try:
        return origin in others or (urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == host)
    except ValueError:
        return False
