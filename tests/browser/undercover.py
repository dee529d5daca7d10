"""Malʿoun: what nobody but its owner may be shown. Messages and pages are searched for it."""

from __future__ import annotations

from overheard import leaves
from shift import Shift

SIGNS = ("M9 18H35V32", "M16 16H32V24")
"""How the drawings of the two roles begin."""

PUBLIC = frozenset({"pick_shown"})
"""Events whose card all may see."""


def leaks(messages: list[dict], seat: int | None) -> list[str]:
    """Whatever a seat (None: a spectator) was told of roles and cards that are not its own while the game went on."""
    found = []
    for message in messages:
        if message["type"] == "frame" and message["table"]["phase"] != "over" and message["view"]:
            found += [f"view: {'.'.join(map(str, path))} = {value}" for path, value in _of_view(message["view"], seat)]
            if seat is None and message["ask"] is not None:
                found.append("a spectator is asked")
            found += [f"event: {event}" for event in message["events"] if _tells(event, seat)]
    return found


def _of_view(view: dict, seat: int | None) -> list[tuple[tuple[str | int, ...], object]]:
    own = ("players", seat)
    secret = {"role", "hand"}
    found = []
    for path, value in leaves(view):
        if value in ("", None) or path[:2] == own or path == ("type",):
            continue
        if secret & set(path) or value == "maloun":
            found.append((path, value))
    return found


def _tells(event: dict, seat: int | None) -> bool:
    if event["type"] == "roles_shown":
        return True
    parties = {event.get("seat"), event.get("other")} if event["type"] in {"stolen", "swapped"} else {event.get("seat")}
    if seat is not None and seat in parties:
        return False
    private = [event[name] for name in ("cards", "role", "card", "given", "taken") if event.get(name)]
    return bool(private) and event["type"] not in PUBLIC


class Undercover(Shift):
    """Somebody who plays, and whose page is searched for roles at every question; ``fits``: what may be offered."""

    async def look(self, what: str) -> None:
        """Nobody's role is on the page: not even one's own, as long as it lies covered."""
        html = await self.page.locator("#main").inner_html()
        words = [self.visitor.say(f"role-help-{role}") for role in ("maloun", "barista")]
        self.faults += [f"{what}: {word} is on the page" for word in (*SIGNS, *words) if word in html]
        assert await self.page.locator(".account, .cursed, .role[aria-pressed=true]").count() == 0
        await super().look(what)
