"""One WebSocket: messages decoded once, limits, and a line of what waits to be sent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sanguosha.server.program import clock
from sanguosha.server.told.messages import ClientMessage, Refused, ServerMessage

if TYPE_CHECKING:
    from sanguosha.server.doors.players import Player
    from sanguosha.server.games.play import Watching
    from sanguosha.server.hub import Hub

WAITING = 512
PATIENCE = 50
SEND_WITHIN = 20.0
POLICY = 1008
FAULT = 1011
TRY_LATER = 1013
decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
log = structlog.get_logger()


class Refusal(Exception):
    """A message that is not carried out: ``reason`` is a message key, ``detail`` a sentence."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class Connection:
    """A client. ``serve`` reads what it says until it goes; ``tell`` never waits: who does not read fast enough is cut off."""

    def __init__(self, hub: Hub, socket: WebSocket, source: str) -> None:
        self.hub = hub
        self.socket = socket
        self.source = source
        self.player: Player | None = None
        self.watching: Watching | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._faults = 0
        self._closed = False

    def tell(self, message: ServerMessage) -> None:
        """Say something."""
        if self._closed:
            return
        self._waiting.put_nowait(encoder.encode(message).decode())
        if self._waiting.qsize() > WAITING:
            self._closed = True
            log.info("connection.too_slow")
            self._waiting.put_nowait(None)

    async def serve(self) -> None:
        """Accept the connection and serve it to its end."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write(), name="writer")
        reader = asyncio.create_task(self._read(), name="reader")
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            # The reader ends by itself once the socket is closed: what it is doing for a message is never broken off half done.
            writer.cancel()
            await self.close(FAULT)
            for error in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(error, Exception):
                    log.error("connection.failed", exc_info=error)
            await self.hub.gone(self)

    async def _write(self) -> None:
        while (text := await self._waiting.get()) is not None and not (self._closed and self._waiting.qsize() > WAITING):
            try:
                async with asyncio.timeout(SEND_WITHIN):
                    await self.socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
                return
        await self.close(TRY_LATER)

    async def _read(self) -> None:
        until = clock.now() + self.hub.settings.hello_seconds
        try:
            while True:
                text = await asyncio.wait_for(self._receive(), max(until - clock.now(), 0.0) if self.player is None else None)
                if text is None:
                    return
                if not await self._take(text):
                    await self._drain()
                    await self.close(POLICY)
                    return
        except TimeoutError:
            await self.close(POLICY)

    async def _receive(self) -> str | bytes | None:
        """The next message, ``None`` at the end."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _take(self, text: str | bytes) -> bool:
        """Carry out one message; ``False`` when patience has run out."""
        try:
            if len(text) > self.hub.settings.message_size:
                raise Refusal("too-long", f"A message has at most {self.hub.settings.message_size} bytes.")
            if not self._may_speak():
                raise Refusal("too-fast", "Messages come too fast.")
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refusal("bad-message", f"This is no message of the protocol: {error}.") from None
            await self.hub.core.rested(self.source)
            await self.hub.core.metered(self.source, self.hub.take(self, message))
        except Refusal as refusal:
            self.hub.metrics.refused.labels(refusal.reason).inc()
            self.tell(Refused(refusal.reason, refusal.detail))
            if refusal.reason in ("too-long", "too-fast", "bad-message", "hello-first"):
                self._faults += 1
            return self._faults < PATIENCE and refusal.reason != "wrong-protocol"
        except Exception as error:
            log.error("message.failed", exc_info=error)
            self.tell(Refused("fault", "The server failed to do this."))
        return True

    def _may_speak(self) -> bool:
        """Whether the guest, and all from there together, have not said too much; it is counted."""
        limits, who = self.hub.limits, self.player.id if self.player is not None else self.source
        return limits.messages.take(who) and limits.address_messages.take(self.source)

    async def _drain(self) -> None:
        """Let what was said last go out."""
        for _ in range(20):
            if self._waiting.empty():
                break
            await asyncio.sleep(0.01)

    async def close(self, code: int) -> None:
        """Hang up."""
        self._closed = True
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code)
