"""Work on what somebody else has brought, in a process of its own: with so much time and memory and no more, after the games."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import time
import zlib
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from tempfile import SpooledTemporaryFile
from typing import IO, NamedTuple

from sanguosha.engine.records.record import RecordError
from sanguosha.server.games.replays import NOT_A_RECORD

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

Write = Callable[[bytes], None]
Work = Callable[[Write], None]
# What a process sends: a piece of what it has made, a sentence about what is wrong, or that this was all.
PIECE, WRONG, ALL = b"+", b"!", b"."
BY_FORKING = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
IN_MEMORY = 1 << 20
PIECE_SIZE = 1 << 16
NICENESS = 10
LITTLE = 1
OUT_OF_MEMORY = 3


class Bounds(NamedTuple):
    """How long a process may work, in seconds, how much memory it may have, and how much it may make (compressed), in bytes."""

    seconds: float
    memory: int
    size: int


def run_apart(work: Work, bounds: Bounds) -> IO[bytes]:
    """What the work writes, compressed (gzip); it can be ``partial`` of a function of a module. To be called in a thread: it waits.
    Raises ``RecordError`` with what the work says, or with the limit that it met."""
    context = multiprocessing.get_context(BY_FORKING)
    if BY_FORKING == "forkserver":
        context.set_forkserver_preload(["sanguosha.server.games.replays"])
    reading, writing = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(work, writing, bounds), daemon=True)  # type: ignore[attr-defined]
    process.start()
    writing.close()
    made: IO[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - who gets it closes it
    try:
        _gather(reading, made, bounds)
    except EOFError:
        made.close()
        process.join()
        raise _died_of(process.exitcode or 0) from None
    except BaseException:
        made.close()
        raise
    finally:
        process.kill()
        process.join()
        reading.close()
    made.seek(0)
    return made


def _gather(reading: Connection, made: IO[bytes], bounds: Bounds) -> None:
    """Put together what a process sends, until it has sent all."""
    until = time.monotonic() + bounds.seconds
    while (left := until - time.monotonic()) > 0 and reading.poll(left):
        message = reading.recv_bytes()
        if message[:1] == ALL:
            return
        if message[:1] == WRONG:
            raise RecordError(message[1:].decode())
        made.write(message[1:])
        if made.tell() > bounds.size:
            raise RecordError("The game of the record is too long to be shown.")
    raise RecordError("The record takes too long to replay.")


def _died_of(code: int) -> Exception:
    """What is to be said of a process that has ended without a word."""
    if code == -signal.SIGXCPU:
        return RecordError("The record takes too long to replay.")
    if code == OUT_OF_MEMORY or code < 0:
        return RecordError("The record takes too much memory to replay.")
    return RuntimeError(f"A process that replays has failed with the code {code}.")


def _work(work: Work, writing: Connection, bounds: Bounds) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _set_limits(bounds)
    compressor = zlib.compressobj(LITTLE, wbits=16 + zlib.MAX_WBITS)
    waiting = bytearray()

    def write(piece: bytes) -> None:
        waiting.extend(compressor.compress(piece))
        if len(waiting) > PIECE_SIZE:
            writing.send_bytes(PIECE + waiting)
            waiting.clear()

    try:
        work(write)
        writing.send_bytes(PIECE + waiting + compressor.flush())
        writing.send_bytes(ALL)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except NOT_A_RECORD as error:
        writing.send_bytes(WRONG + str(error).encode())


def _set_limits(bounds: Bounds) -> None:
    if resource is None:
        return
    seconds = math.ceil(bounds.seconds) + 1
    for limit, value in ((resource.RLIMIT_AS, bounds.memory), (resource.RLIMIT_CPU, seconds), (resource.RLIMIT_CORE, 0)):
        _, hard = resource.getrlimit(limit)
        lower = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(limit, (lower, lower))
    os.nice(NICENESS)


def unpacked(made: IO[bytes]) -> Iterator[bytes]:
    """What was made as it was before it was compressed, in small pieces."""
    unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    while packed := made.read(PIECE_SIZE):
        while packed:
            yield unpacker.decompress(packed, PIECE_SIZE)
            packed = unpacker.unconsumed_tail
    yield unpacker.flush()
