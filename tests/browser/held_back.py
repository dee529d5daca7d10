"""A device on a slow line: what it sends waits until it is let go, and is then as old as it is."""

from __future__ import annotations

from visitor import Visitor

_GATE = """() => {
  const send = WebSocket.prototype.send;
  const waiting = [];
  let shut = false;
  WebSocket.prototype.send = function (data) {
    if (shut && data.includes('"type":"move"')) waiting.push(() => send.call(this, data));
    else send.call(this, data);
  };
  window.holdBack = () => (shut = true);
  window.heldBack = () => waiting.length;
  window.letGo = () => {
    shut = false;
    waiting.splice(0).forEach((go) => go());
  };
}"""


async def gate(visitor: Visitor) -> None:
    """Before the page opens: its moves can be held back."""
    await visitor.context.add_init_script(f"({_GATE})()")


async def hold_back(visitor: Visitor) -> None:
    """From now on moves wait."""
    await visitor.page.evaluate("holdBack()")


async def held(visitor: Visitor) -> None:
    """Wait until a move waits."""
    await visitor.page.wait_for_function("heldBack() === 1")


async def let_go(visitor: Visitor) -> None:
    """What waits goes out."""
    await visitor.page.evaluate("letGo()")
