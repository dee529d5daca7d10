"""Tables at which a night comes before the first day: what belongs to the first day still does."""

import pytest
from day import listen, names

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.options import MafiaOptions
from mahfel.testing.plugin import paragraph


def course(scenario, days, seats=10):
    """What is asked on each of the first days when everybody does the default: kinds in order."""
    state = game.start(seats, MafiaOptions(scenario=scenario, begins="night"), SplitMix64(4))
    found = []
    while state.result is None and len(found) <= days:
        if not state.by_night and state.cycle and (not found or found[-1][0] != state.cycle):
            found.append((state.cycle, []))
        seat, ask = next((seat, ask) for seat, ask in state.asked().items() if not ask.optional)
        if found and not state.by_night and ask.kind not in found[-1][1]:
            found[-1][1].append(ask.kind)
        state.play(seat, ask.default)
    return [kinds for _, kinds in found[:days]]


@paragraph("mafia-3.5", "mafia-16.4", "mafia-18.6")
def test_the_first_day_of_capo_has_its_marks_and_guns_although_a_night_came_before():
    first, second = course("capo", 2)
    assert first == ["speak", "marks"]
    assert second == ["speak", "hands"]


@paragraph("mafia-15.4", "mafia-18.6")
def test_on_the_first_day_of_representative_one_elects_and_accuses_nobody_although_a_night_came_before():
    first, second = course("representative", 2)
    assert first == ["speak", "elect"]
    assert second[:2] == ["speak", "name_target"]


@paragraph("mafia-4.8", "mafia-18.6")
def test_powers_that_take_one_along_wait_for_the_second_day_although_a_night_came_before():
    roles = ["boss", "bomb_maker", "devotee", *["citizen"] * 6]
    for cycle, begins, offered in ((1, "day", False), (2, "day", True), (2, "night", False), (3, "night", True)):
        for time in ("talk", "hands"):
            state = arrange(roles=roles, time=time, cycle=cycle, begins=begins, scenario="shab_e_mafia")
            assert (game.parse("act sacrifice@0") in state.legal(2)) == offered
            assert (game.parse("act blow_up@3") in state.legal(1)) == offered


@paragraph("mafia-16.9", "mafia-18.6")
@pytest.mark.parametrize(
    ("begins", "time", "cycle", "witch"),
    [
        ("day", "talk", 1, True),
        ("day", "night", 1, False),
        ("night", "night", 1, True),
        ("night", "talk", 2, True),
        ("night", "night", 2, False),
    ],
)
def test_the_witch_becomes_the_capo_until_the_end_of_the_first_day(begins, time, cycle, witch):
    roles = ["capo", "witch", "executioner", *["citizen"] * 7]
    state = arrange(roles=roles, time=time, cycle=cycle, begins=begins, scenario="capo")
    leave(state, [(0, "night" if time == "night" else "gun")])
    assert (state.role(1).key == "capo") == witch
    assert state.carrier() == 1


@paragraph("mafia-4.9")
@pytest.mark.parametrize(("begins", "cycle"), [("day", 4), ("night", 5)])
def test_three_whole_cycles_are_waited_for_before_sudden_death_is_called(begins, cycle):
    roles = ["boss", "doctor", "detective", *["citizen"] * 5]
    state = arrange(roles=roles, time="night", cycle=1, begins=begins, quiet=0)
    told = listen(state)
    while "SuddenDeath" not in names(told):
        seat, ask = next((seat, ask) for seat, ask in state.asked().items() if not ask.optional)
        state.play(seat, ask.default)
    assert state.cycle == cycle
