"""Any two roles may meet in one night: made of the declarations, so that a new role meets all others by itself."""

import pytest
from day import everybody

from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.checks import invariants
from mahfel.games.mafia.moves import Act
from mahfel.games.mafia.phases.dawn import Dawn
from mahfel.games.mafia.phases.night import Acting
from mahfel.games.mafia.phases.react import React
from mahfel.games.mafia.roles import ROLES
from mahfel.testing import THOROUGH

EVEN, ODD = 2, 3


def at_each_other(state, seat, other):
    """What a seat may do to the other one: its first power that reaches it, else any power, else nothing."""
    able = [move for move in state.legal(seat).reduced() if isinstance(move, Act) and move.uses]
    aimed = [move for move in able if other in move.uses[0].at]
    return (aimed or able or [state.asked()[seat].default])[0]


def night_of(one, other, cycle):
    """Both act at each other where they may, and so does whoever shoots; the position in the morning."""
    roles = [one, other, "boss", "mafioso", *["citizen"] * 4]
    state = arrange(roles=roles, scenario="shab_e_mafia", cycle=cycle, out=(7,))
    for phase in (Acting, React):
        if state.phases and isinstance(state.phases[-1], phase):
            answers = {0: at_each_other(state, 0, 1), 1: at_each_other(state, 1, 0), 2: at_each_other(state, 2, 0)}
            for seat in list(state.asked()):
                state.play(seat, answers.get(seat) or state.asked()[seat].default)
    return state


@pytest.mark.parametrize("one", sorted(ROLES))
def test_every_two_roles_can_meet_in_one_night_whoever_sits_first(one, effort):
    for other in sorted(ROLES):
        for cycle in (EVEN, ODD) if effort == THOROUGH else (EVEN,):
            state = night_of(one, other, cycle)
            invariants(state)
            assert state.result is not None or state.now > 2 * cycle, "the night has not ended"
            while state.phases and isinstance(state.phases[-1], Dawn):
                everybody(state)
            if state.result is None:
                assert {ask.kind for ask in state.asked().values()} & {"speak", "defend", "look_at_two", "take_one"}
