"""Which pages may talk to the server, and who asks from the machine itself."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

# What proxies say of whom they speak for.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def origin_allowed(origin: str | None, host: str, others: list[str]) -> bool:
    """Whether a page of this origin may connect: one of this host, or one that the settings name. Programs send no origin."""
    if origin is None:
        return True
    try:
        return origin in others or (urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == host)
    except ValueError:
        return False


def is_called(host: str, names: list[str]) -> bool:
    """Whether a server of these names (``*``: of any) is meant by a ``Host``. A page of somebody else can have its own name lead to
    this machine, but neither a number nor a name that is this machine's own."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not host or "*" in names or name == "localhost" or name.endswith(".localhost"):
        return True
    own = socket.gethostname().lower()
    return (
        name in (own, f"{own.partition('.')[0]}.local") or name in {each.lower().rstrip(".") for each in names} or _is_number(name)
    )


def names_of(hosts: list[str], origins: list[str], host: str) -> list[str]:
    """All names by which the settings call the server and its pages."""
    return [*hosts, host, *(urlsplit(origin).hostname or "" for origin in origins)]


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def among(address: str, named: list[str]) -> bool:
    """Whether an address is one of these, or in one of these networks (``*``: all are)."""
    for name in named:
        try:
            if name == "*" or ip_address(address) in ip_network(name, strict=False):
                return True
        except ValueError:
            if name == address:
                return True
    return False


def from_this_machine(address: str, headers: Mapping[str, str]) -> bool:
    """Whether a request comes from the machine itself and is meant for it, not for a name that a proxy here serves."""
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_loopback(address) and (host == "localhost" or is_loopback(host)) and not any(name in headers for name in FORWARDED)


def is_loopback(address: str) -> bool:
    """Whether an address is that of the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
