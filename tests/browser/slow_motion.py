"""A page whose own pauses last longer: what is shown beat by beat then waits for whoever is slow, as a test may be."""

from __future__ import annotations

from visitor import Visitor

BEAT_MS = 200
"""Milliseconds of the shortest pause between two things that are shown one after the other."""

TIMES = 60

_SLOWED = """([beat, times]) => {
  const after = window.setTimeout;
  window.setTimeout = (then, ms = 0, ...more) => after(then, ms < beat ? ms : ms * times, ...more);
}"""


async def slow_motion(visitor: Visitor) -> None:
    """From now on, until it is loaded anew, the page pauses many times as long as it would."""
    await visitor.page.evaluate(_SLOWED, [BEAT_MS, TIMES])
