"""The first night: who meets whom, and who is shown what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.night.grants import grant
from mahfel.games.mafia.night.news import deliver_news
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen, MafiaState


def meet(state: MafiaState) -> None:
    """The mafia learn of each other; who is shown hands sees two."""
    work = Work(state, ())
    state.met = tuple(seat for seat in state.of_side("mafia") if not state.role(seat).shifts)
    for seat in state.team():
        work.note(seat, Note(0, "team", tuple(mate for mate in state.team() if mate != seat)))
    for seat in state.living():
        if state.role(seat).learns_hands:
            hands = _hands(state)
            if hands:
                work.note(seat, Note(0, "hands", hands))
    state.morning = work.morning()
    deliver_news(state)


def introduce(state: MafiaState, acts: Chosen) -> None:
    """What was chosen on the first night is done."""
    work = Work(state, acts)
    for seat, uses in acts:
        for use in uses:
            ability = ability_of(state, seat, use.ability)
            if ability is not None:
                state.charge(seat, ability, use.at, use.role)
                grant(work, seat, ability, use.at)
    state.morning = work.morning()
    deliver_news(state)


def _hands(state: MafiaState) -> tuple[Seat, ...]:
    """Two hands that are not told apart: the city's saviour and the mafia's; if the mafia has none, another of the
    mafia's but the Boss; at small tables nothing."""
    city = [seat for seat in state.of_side("city") if state.role(seat).shown_to_mayor]
    mafia = [seat for seat in state.of_side("mafia") if state.role(seat).shown_to_mayor]
    if not mafia and state.seats > 7:
        others = [seat for seat in state.of_side("mafia") if state.role(seat).rank != 1]
        mafia = [state.chance.choice(others)] if others else []
    return tuple(sorted((city[0], mafia[0]))) if city and mafia else ()
