"""Replace: a person who has the link takes an absent person's seat, and inherits all it knows."""

from __future__ import annotations

from functools import partial

from mahfel.engine import Refused
from mahfel.tables import secrets
from mahfel.tables.bot_names import numeral
from mahfel.tables.entries import Replaced
from mahfel.tables.names import distinct, told_apart
from mahfel.tables.presence import Presence
from mahfel.tables.table import Table


def replacement(table: Table, presence: Presence, invite: str, name: str, token_digest: str, now: int) -> Replaced:
    """The entry. Raises ``Refused``: ``table.started`` for the link of the lobby, ``invite.dead``, ``name.taken``."""
    found = secrets.digest(invite)
    if found == table.invite:
        raise Refused("table.started")
    seat = table.invites.get(found)
    if seat is None or table.phase != "play" or not is_absent(table, presence, seat, now):
        raise Refused("invite.dead")
    others = [other for other in table.names() if other != table.true_name_of(seat)]
    # Where nobody may know who is here, a refusal would say it: there names are told apart by a number.
    numbered = partial(numeral, table.lang)
    clear = told_apart(name, others, numbered) if table.nameless else distinct(name, others)
    return Replaced(seat, clear, token_digest)


def is_absent(table: Table, presence: Presence, seat: int, now: int) -> bool:
    """Whether this seat's person is away: gone, kept by a bot, or not connected.

    While numbers stand for names, whose device is off is said of those alone whom the game has waited for in vain: else
    whoever knows a person could try out which number they are.
    """
    chair = table.chair(seat)
    if chair.kind != "person" or chair.excluded:
        return False
    if chair.left or chair.kept is not None:
        return True
    return not presence.is_here(chair.token, now) and (chair.missing or not table.nameless)
