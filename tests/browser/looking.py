"""What can be judged about a screen without eyes: axe, what is cut off, what lies outside."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


_AXE = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .flatMap((it) => it.nodes.map((node) =>
    `${it.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replace(/\\s+/g, ' ')))"""


async def axe(visitor: Visitor) -> list[str]:
    """What axe-core finds on the screen, a line for each fault: every rule it has on by default. Colours are those at
    rest: whatever is on its way in or out is waited for."""
    page = visitor.page
    if not await page.evaluate("typeof axe === 'object'"):
        await page.evaluate(_axe())
    await still(visitor)
    return list(await page.evaluate(_AXE))


# A pixel of grace: layouts round.
_OVERFLOW = """() => {
  const page = document.scrollingElement;
  const wide = page.scrollWidth - page.clientWidth;
  if (wide <= 1) return [];
  const guilty = [...document.querySelectorAll('body *')].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
  });
  return [`the page is ${wide} px wider than the screen: ${guilty.slice(-3).map((it) => it.outerHTML.slice(0, 120))}`];
}"""

# Words inside a button or a heading that do not fit into it. An ellipsis is a decision, a cut is a fault.
_CUT = """() => [...document.querySelectorAll('.btn, h1, h2, h3, .question, legend, summary, .seg label')]
  .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.matches('.vh'))
  .filter((it) => it.clientWidth > 1 && (it.scrollWidth > it.clientWidth + 2 || it.scrollHeight > it.clientHeight + 4))
  .filter((it) => getComputedStyle(it).textOverflow !== 'ellipsis' && getComputedStyle(it).display !== 'inline')
  .map((it) => `cut: ${it.tagName}.${it.className} "${it.innerText}" `
    + `${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}`)"""

_OUTSIDE = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
  .filter((it) => it.checkVisibility())
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
  .map(([it, box]) =>
    `outside: ${it.tagName}.${it.className} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)"""

# Whether a thumb finds it: 12 pixels up, down and to the sides of its middle are still it, whatever is drawn there.
_SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((it) => !(it.tagName === 'A' && getComputedStyle(it).display === 'inline'))
  .map((it) => [it.closest('label') ?? it, it.getBoundingClientRect()])
  .map(([it, box]) => [it, (box.left + box.right) / 2, (box.top + box.bottom) / 2, box])
  .filter(([it, x, y]) => it.contains(document.elementFromPoint(x, y)))
  .filter(([it, x, y, box]) => [[0, -11.5], [0, 11.5], [-11.5, 0], [11.5, 0]].some(([dx, dy]) => {
    if (Math.abs(dx) < box.width / 2 && Math.abs(dy) < box.height / 2) return false;
    const there = document.elementFromPoint(x + dx, y + dy);
    return there && !it.contains(there);
  }))
  .map(([it, , , box]) => `small: ${it.tagName}.${it.className} ${Math.round(box.width)}×${Math.round(box.height)}`)"""


# What has arrived may let something else set out; what beats for as long as it is looked at is not waited for.
_STILL = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moving = () => document.getAnimations()
    .filter((it) => it.playState === 'running' && it.effect?.getTiming().iterations !== Infinity);
  await frame();
  await frame();
  for (let again = 0, ending = moving(); again < 4 && ending.length > 0; again += 1, ending = moving()) {
    await Promise.allSettled(ending.map((it) => it.finished));
    await frame();
  }
}"""


async def still(visitor: Visitor) -> None:
    """Wait until whatever ends has ended: flights, fades, turns."""
    await visitor.page.evaluate(_STILL)


async def crooked(visitor: Visitor) -> list[str]:
    """Sideways scrolling, words that are cut, targets smaller than 24 pixels; all at rest."""
    looks = f"[{_OVERFLOW}, {_CUT}, {_SMALL}]"
    return list(
        await visitor.page.evaluate(f"async () => {{ await ({_STILL})(); return {looks}.flatMap((look) => look()); }}")
    )


async def overflowing(visitor: Visitor) -> list[str]:
    """Sideways scrolling alone; at rest."""
    return list(await visitor.page.evaluate(f"async () => {{ await ({_STILL})(); return ({_OVERFLOW})(); }}"))


async def outside(visitor: Visitor, *selectors: str) -> list[str]:
    """Which of the elements leave the viewport."""
    return list(await visitor.page.evaluate(_OUTSIDE, list(selectors)))


async def resize(visitor: Visitor, width: int, height: int) -> None:
    """Another size of the window, and the page has settled into it."""
    await visitor.page.set_viewport_size({"width": width, "height": height})
    await still(visitor)
