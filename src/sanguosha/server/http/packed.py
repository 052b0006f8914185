"""What is the same for everybody: compressed once, and sent only to who has not got it yet."""

from __future__ import annotations

import gzip
import hashlib
import os
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SMALL = 1_024
# Pictures and fonts are compressed already.
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")
FILES = 500


class Packed:
    """A body, plain and compressed, with the tag by which a browser knows it again."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.plain = body
        self.packed = gzip.compress(body)
        self.media_type = media_type
        self.tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request, cache: str) -> Response:
        """The body as the request wants it; nothing if the browser has it."""
        headers = {"cache-control": cache, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if not takes_gzip(request):
            # A coding of its own: nobody compresses it again.
            return Response(self.plain, 200, {**headers, "content-encoding": "identity"}, self.media_type)
        return Response(self.packed, 200, {**headers, "content-encoding": "gzip"}, self.media_type)


class PackedFiles(StaticFiles):
    """The files of a folder, those of text compressed once."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        if not isinstance(found, FileResponse) or path.suffix not in PACKED or stat_result.st_size < SMALL:
            return found
        if not takes_gzip(Request(scope)):
            return found
        headers = {name: found.headers[name] for name in ("etag", "last-modified") if name in found.headers}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        body = b"" if scope["method"] == "HEAD" else packed_file(path, stat_result.st_mtime_ns)
        return Response(body, status_code, headers, found.media_type)


@lru_cache(FILES)
def packed_file(path: Path, changed: int) -> bytes:
    """A file as it was when it was ``changed``, compressed."""
    return gzip.compress(path.read_bytes())


def takes_gzip(request: Request) -> bool:
    """Whether the answer may be compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")
