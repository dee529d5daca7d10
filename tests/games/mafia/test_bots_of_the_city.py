"""What bots make of what the scenarios give them: whom they led, asked and elected, and what votes say."""

import pytest
from msgspec.structs import replace

from mahfel.engine import SplitMix64
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.balance import balance
from mahfel.games.mafia.bots import LEVELS
from mahfel.games.mafia.bots.belief import suspicion
from mahfel.games.mafia.bots.evidence import gather
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.game import Mafia
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.moves import Act, Ballot
from mahfel.games.mafia.player import Note
from mahfel.games.mafia.scenarios import SCENARIOS

NORMAL = LEVELS["normal"].policies[0]
GUIDED = ["don", "rebel", "hacker", "healer", "guide", "minelayer", "advocate", "bodyguard", "citizen", "citizen"]
DON, REBEL, HACKER, HEALER, GUIDE, MINELAYER, ADVOCATE, BODYGUARD, ANN, BEN = range(10)
CALLED = ["boss", "nato", "charlatan", "healer", "researcher", "inspector", "detective", "invulnerable"]
BOSS, NATO, CHARLATAN, _, RESEARCHER, INSPECTOR, DETECTIVE, INVULNERABLE = range(8)
CLASSIC = ["boss", "mafioso", "mafioso", "doctor", "detective", "die_hard", "sniper", *["citizen"] * 3]
TRIES = 40


def choices(state, seat):
    """What a normal bot does there, with many different draws."""
    return [NORMAL(state.copy(), seat, SplitMix64(draw)) for draw in range(TRIES)]


def notations(moves):
    return {Mafia().notate(move) for move in moves}


def uses(moves, ability):
    return [use for move in moves if isinstance(move, Act | Ballot) for use in move.uses if use.ability == ability]


def told(state, seat, *notes):
    """A seat knows these things."""
    state.players[seat] = replace(state.players[seat], notes=notes)
    return state


def guided(time, *, heard, cycle=3, **position):
    """The Guide has led the Don in the first night and Ann in the second, and heard this."""
    state = arrange(roles=GUIDED, time=time, cycle=cycle, starter=GUIDE, scenario="representative", **position)
    state.chosen = tuple(Line(night(cycle), GUIDE, "lead", (at,)) for cycle, at in ((1, DON), (2, ANN)))
    return told(state, GUIDE, *heard)


# -- who leads ---------------------------------------------------------------------------------------------------------


def test_the_guide_points_at_whom_it_led_in_silence_even_after_it_has_led_somebody_else():
    state = guided("talk", heard=[Note(2, "side", (ANN,), "city")])
    assert Mind(state, GUIDE, SplitMix64(1)).unanswered == (DON,)
    assert notations(choices(state, GUIDE)) == {f"act point@{DON}"}


def test_a_guide_who_was_blocked_concludes_nothing_from_silence():
    state = guided("talk", heard=[Note(1, "blocked"), Note(2, "side", (ANN,), "city")])
    assert Mind(state, GUIDE, SplitMix64(1)).unanswered == ()
    assert f"act point@{DON}" not in notations(choices(state, GUIDE))


def test_the_guide_leads_nobody_twice():
    led = uses(choices(guided("night", heard=[Note(2, "side", (ANN,), "city")]), GUIDE), "lead")
    assert led
    assert not {use.at[0] for use in led} & {DON, ANN}


# -- who asks ----------------------------------------------------------------------------------------------------------


def test_who_can_only_be_fooled_into_believing_is_certain_of_whom_they_found_out():
    roles = [*CALLED, "citizen", "citizen"]
    state = arrange(roles=roles, time="talk", cycle=2, starter=DETECTIVE, scenario="inspector")
    told(state, DETECTIVE, Note(1, "side", (CHARLATAN,), "mafia"))
    assert Mind(state, DETECTIVE, SplitMix64(1)).belief[CHARLATAN] > 0.99
    assert notations(choices(state, DETECTIVE)) == {f"act point@{CHARLATAN}"}


def test_who_was_cleared_by_one_who_may_be_fooled_stays_a_little_suspicious():
    state = arrange(roles=[*CALLED, "citizen", "citizen"], time="talk", cycle=2, scenario="inspector")
    told(state, DETECTIVE, Note(1, "side", (CHARLATAN,), "city"))
    assert 0.02 < Mind(state, DETECTIVE, SplitMix64(1)).belief[CHARLATAN] < 0.25


def test_where_answers_may_be_turned_round_whoever_asked_points_all_the_same():
    roles = ["boss", "lecter", "joker", "mafioso", "doctor", "detective", "professional", "die_hard", "psychiatrist"]
    state = arrange(roles=[*roles, "mayor", "citizen", "citizen"], time="talk", cycle=2, starter=5, scenario="tv")
    told(state, 5, Note(1, "side", (3,), "mafia"))
    assert 0.85 < Mind(state, 5, SplitMix64(1)).belief[3] < 0.98
    assert notations(choices(state, 5)) == {"act point@3"}


# -- votes -------------------------------------------------------------------------------------------------------------


def test_to_be_named_by_all_is_no_reason_to_be_suspected():
    state = arrange(roles=CLASSIC, time="hands", cycle=3)
    before = suspicion(gather(state))[9]
    write(state, [(seat, 9) for seat in range(9)])
    assert suspicion(gather(state))[9] == pytest.approx(before, abs=0.05)


def test_while_the_game_goes_on_one_of_the_mafia_is_believed_to_live():
    state = arrange(roles=CLASSIC, time="hands", cycle=5, out=(0, 1, 7), reveal="side")
    for seat, side in ((0, "mafia"), (1, "mafia"), (7, "mafia")):
        state.players[seat] = replace(state.players[seat], told=side)
    found = suspicion(gather(state))
    assert sum(found[seat] for seat in state.living()) == pytest.approx(1, abs=0.01)


def test_one_of_the_mafia_raises_a_hand_for_one_of_the_mates_at_most():
    state = arrange(roles=CLASSIC, time="hands", cycle=3)
    for_mates = [len({1, 2} & set(move.seats)) for move in choices(state, 0)]
    assert max(for_mates) == 1
    assert 0 < sum(for_mates) < TRIES / 2


# -- elections, calls, shots -------------------------------------------------------------------------------------------


def test_a_city_that_trusts_all_alike_elects_those_who_speak_first():
    state = arrange(roles=GUIDED, time="talk", cycle=1, starter=MINELAYER, scenario="representative")
    while "elect" not in {ask.kind for ask in state.asked().values()}:
        seat, ask = next((seat, ask) for seat, ask in state.asked().items() if not ask.optional)
        state.play(seat, ask.default)
    first, second = state.from_starter()[:2]
    for seat in (HEALER, GUIDE, BODYGUARD, ANN, BEN):
        assert {use.at for use in uses(choices(state, seat), "elect")} == {tuple(sorted((first, second)))}
    for use in uses(choices(state, DON), "elect"):
        assert set(use.at) == {REBEL, HACKER}


def test_the_inspector_calls_two_who_are_suspected_and_nobody_before():
    state = arrange(roles=[*CALLED, "citizen", "citizen"], cycle=1, scenario="inspector")
    assert not uses(choices(state, INSPECTOR), "summon")
    told(state, INSPECTOR, Note(1, "side", (NATO,), "mafia"), Note(1, "side", (CHARLATAN,), "mafia"))
    assert {use.at for use in uses(choices(state, INSPECTOR), "summon")} == {(NATO, CHARLATAN)}


def test_kane_tries_at_once_on_whoever_is_suspected_more_than_others():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", *["citizen"] * 3, "nostradamus"]
    state = arrange(roles=roles, cycle=2, scenario="godfather")
    assert not uses(choices(state, 5), "unmask")
    state.players[1] = replace(state.players[1], told="matador")
    for _ in range(2):
        write(state, [(seat, 1) for seat in range(11) if seat not in (1, 2)])
        write(state, [(2, 7)])
    assert {use.at for use in uses(choices(state, 5), "unmask")} <= {(1,), (2,)}
    assert uses(choices(state, 5), "unmask")


def test_the_carrier_leaves_the_shot_to_the_proposals_where_a_mate_may_do_something_in_its_place():
    proposals = [(BOSS, RESEARCHER), (NATO, RESEARCHER), (CHARLATAN, RESEARCHER)]
    roles = [*CALLED, "citizen", "citizen"]
    state = arrange(roles=roles, cycle=2, proposals=proposals, scenario="inspector")
    assert not uses(choices(state, BOSS), "shot")
    alone = arrange(roles=roles, cycle=2, out=(NATO,), proposals=[(BOSS, RESEARCHER)], scenario="inspector")
    assert {use.at for use in uses(choices(alone, BOSS), "shot")} == {(RESEARCHER,)}


# -- shares ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seats"), [("representative", 10), ("inspector", 12), ("tv", 11)])
def test_between_normal_bots_either_side_may_win(scenario, seats):
    found = balance(SCENARIOS[scenario], seats, 40, 1000)
    assert 0.15 < found.sides["city"].share < 0.85
