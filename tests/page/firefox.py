"""A Firefox without a window, spoken to over WebDriver BiDi on its own port: no driver stands between."""

from __future__ import annotations

import base64
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# A promise of whether an expression of the page comes true.
UNTIL = """new Promise((found) => {{
  const until = performance.now() + {patience};
  const look = () => {{
    const met = !!({condition});
    if (met || performance.now() > until) found(met);
    else requestAnimationFrame(look);
  }};
  look();
}})"""


# Bars of areas that scroll stand beside the text on every system, as they do on most.
PREFERENCES = 'user_pref("ui.useOverlayScrollbars", 0);\nuser_pref("widget.gtk.overlay-scrollbars.enabled", false);\n'


class Firefox:
    """A running Firefox with one page; what the page complains about is kept in ``complaints``."""

    def __init__(self, program: str, folder: Path) -> None:
        self.complaints: list[str] = []
        self._sent = 0
        self._open = ExitStack()
        (folder / "user.js").write_text(PREFERENCES, encoding="utf-8")
        arguments = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0", "about:blank"]
        self._process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._socket = self._reached()
        self._ask("session.new", {"capabilities": {}})
        self._ask("session.subscribe", {"events": ["log.entryAdded"]})
        self._page = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]

    def _reached(self) -> ClientConnection:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if address := LISTENS.search(line):
                return self._open.enter_context(connect(f"{address[1]}/session", max_size=None))
        raise AssertionError("Firefox ended before it listened")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with self._open:
            self._ask("browser.close", {})
        self._process.communicate(timeout=PATIENCE)

    def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._sent += 1
        self._socket.send(msgspec.json.encode({"id": self._sent, "method": method, "params": params}).decode())
        while True:
            told = msgspec.json.decode(self._socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(told["params"]["text"])
            if told.get("id") == self._sent:
                assert told["type"] == "success", told
                return told["result"]

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""
        self._ask("browsingContext.setViewport", {"context": self._page, "viewport": {"width": width, "height": height}})

    def open(self, address: str) -> None:
        """Open an address and wait until it is loaded."""
        self._ask("browsingContext.navigate", {"context": self._page, "url": address, "wait": "complete"})

    def evaluate(self, expression: str) -> Any:
        """What an expression of the page comes to, as plain data; a promise is waited for."""
        wrapped = f"(async () => JSON.stringify(await ({expression})))()"
        params = {"expression": wrapped, "target": {"context": self._page}, "awaitPromise": True, "userActivation": True}
        told = self._ask("script.evaluate", params)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return msgspec.json.decode(told["result"]["value"]) if told["result"]["type"] == "string" else None

    def wait_for(self, condition: str) -> None:
        """Wait until an expression of the page comes true."""
        assert self.evaluate(UNTIL.format(condition=condition, patience=PATIENCE * 500)), f"never came true: {condition}"

    def click(self, selector: str) -> None:
        """Click what a selector finds, once it is there and may be clicked."""
        self.wait_for(f"document.querySelector({selector!r} + ':enabled')")
        self.evaluate(f"void document.querySelector({selector!r} + ':enabled').click()")

    def picture(self) -> bytes:
        """What the page looks like, as a PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", {"context": self._page})["data"])
