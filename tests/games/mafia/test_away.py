"""E41: whoever stays away is not counted where hands are; and how long one may speak."""

from fractions import Fraction

import pytest
from day import everybody, listen, play, until

from mahfel.engine import Refused, SplitMix64
from mahfel.engine import record as records
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.checks import invariants
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.scenario import hands_needed
from mahfel.games.mafia.time import share
from mahfel.testing.plugin import paragraph

EIGHT = ("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")
TWENTY = ("boss", "mafioso", "doctor", "detective", *("citizen",) * 16)


def hands(away=(), **position):
    return arrange(roles=EIGHT, time="hands", cycle=2, away=away, **position)


def needed_of(state, answers):
    told = listen(state)
    everybody(state, answers)
    return next(event.needed for event in told if type(event).__name__ == "HandsUp")


@paragraph("mafia-18.18")
def test_e41_the_hands_for_a_defence_are_reckoned_from_the_living_who_are_there():
    assert needed_of(hands(), {1: "hands 0"}) == 4
    assert needed_of(hands(away=(6, 7)), {1: "hands 0"}) == 3
    assert needed_of(hands(away=(4, 5, 6, 7)), {1: "hands 0"}) == 2


def test_e41_three_hands_accuse_with_two_of_eight_away_and_do_not_with_all_there():
    for away, accused in (((), ()), ((6, 7), (0,))):
        state = hands(away=away)
        told = listen(state)
        everybody(state, {1: "hands 0", 2: "hands 0", 3: "hands 0"})
        assert next(event.seats for event in told if type(event).__name__ == "Accused") == accused


def test_e41_the_silenced_count_although_the_absent_do_not():
    state = hands(away=(7,), statuses={5: (Status("silenced", 99),)})
    assert needed_of(state, {1: "hands 0"}) == 3
    assert needed_of(hands(statuses={5: (Status("silenced", 99),)}), {1: "hands 0"}) == 4


def test_e41_the_hands_against_a_sole_accused_are_reckoned_from_the_living_who_are_there():
    for away, leaves in (((), False), ((6, 7), True)):
        state = arrange(roles=EIGHT, time="vote", cycle=2, accused=(1,), away=away)
        everybody(state, {0: "up", 2: "up", 3: "up"})
        assert (state.asked()[1].kind == "last_words" if 1 in state.asked() else False) == leaves


def test_e41_an_inquiry_needs_more_than_half_of_those_who_are_there():
    for away, told in (((), False), ((5, 6, 7), True)):
        state = arrange(roles=EIGHT, time="talk", cycle=2, away=away, scenario="godfather")
        play(state, 0, "act call_inquiry")
        heard = listen(state)
        everybody(state, {1: "up", 2: "up"})
        assert ("StatusTold" in [type(event).__name__ for event in heard]) == told


def test_e41_the_votes_that_a_second_stage_needs_at_all_are_reckoned_from_those_who_are_there():
    from mahfel.games.mafia.scenarios import SCENARIOS

    with_least = [key for key, found in SCENARIOS.items() if found.vote.at_least and not found.vote.midday]
    assert with_least
    for key in with_least:
        needed = SCENARIOS[key].vote.at_least
        for away in ((), (4, 5, 6, 7)):
            votes = hands_needed(needed, 8 - len(away))
            for given in (votes - 1, votes):
                state = arrange(roles=EIGHT, time="vote", cycle=2, accused=(0, 1), away=away, scenario=key)
                told = listen(state)
                everybody(state, dict.fromkeys((0, 2, 3, 4, 5, 6, 7)[:given], "vote 1"))
                nobody = "NobodyLeaves" in [type(event).__name__ for event in told]
                assert nobody == (given < votes), (key, away, given)


def test_e41_nobody_who_is_away_wants_no_gun():
    from mahfel.games.mafia.phases.two_guns import Shooting

    for away, fired in (((), False), ((4, 5, 6, 7), True)):
        state = arrange(roles=EIGHT, time="talk", cycle=1, away=away)
        state.pending = ()
        state.phases[-1] = Shooting(7)
        told = listen(state)
        everybody(state, {0: "act gun_one", 1: "act gun_one", 2: "act gun_one"})
        (chosen,) = [event for event in told if type(event).__name__ == "GunChosen"]
        assert (chosen.gun != "no_gun") == fired


def test_e41_however_many_are_away_at_least_one_hand_is_needed():
    state = hands(away=(0, 2, 3, 4, 5, 6, 7))
    assert needed_of(state, {1: "hands 0"}) == 1
    state = hands(away=range(8))
    told = listen(state)
    everybody(state)
    assert next(event.seats for event in told if type(event).__name__ == "Accused") == ()
    for threshold in ("half", "half_minus_one", "majority", "commando"):
        assert all(hands_needed(threshold, living) >= 1 for living in range(27))


def test_e41_whoever_is_away_has_not_left():
    state = hands(away=(4, 7))
    told = listen(state)
    assert state.living() == tuple(range(8))
    assert state.present() == (0, 1, 2, 3, 5, 6)
    assert state.outcome() is None
    assert set(state.asked()) == set(range(8))
    everybody(state, dict.fromkeys((0, 1, 2), "hands 4"))
    assert next(event.seats for event in told if type(event).__name__ == "Accused") == (4,)
    invariants(state)


def test_e41_the_mafia_do_not_win_because_citizens_are_away():
    state = hands(away=(3, 4, 5, 6, 7))
    everybody(state)
    assert state.outcome() is None


def test_e41_everybody_sees_who_is_away_and_imagines_it_so():
    state = hands(away=(4, 7))
    for viewer in (None, *range(8)):
        view = state.view(viewer)
        assert view.missing == (4, 7)
        world = game.imagine(view, SplitMix64(5))
        assert world.view(viewer) == view
        assert world.present() == state.present()


def test_e41_in_every_position_a_view_says_enough_of_who_is_away():
    state = game.start(10, MafiaOptions(scenario="shab_e_mafia"), SplitMix64(31))
    chance = SplitMix64(8)
    away = 0
    for step in range(250):
        asked = state.asked()
        if not asked:
            break
        if step % 5 == 2 and (there := state.present()):
            state.away(chance.choice(there))
        elif step % 5 == 4 and state.missing:
            state.back(chance.choice(state.missing))
        away += bool(state.missing)
        for viewer in (None, chance.below(10)):
            view = state.view(viewer)
            assert game.imagine(view, chance.copy()).view(viewer) == view
        seat = next(seat for seat, ask in asked.items() if not ask.optional)
        state.play(seat, state.legal(seat).sample(chance))
    assert away > 20
    invariants(state)


def test_e41_who_is_back_counts_again_at_once():
    state = hands(away=(6, 7))
    state.back(6)
    assert state.missing == (7,)
    state.back(7)
    assert needed_of(state, {1: "hands 0"}) == 4


def test_e41_one_is_away_once_and_only_while_one_lives_and_the_game_lasts():
    state = hands(away=(6,), out=(5,))
    for seat in (6, 5, -1, 8):
        before = state.fingerprint()
        with pytest.raises(Refused) as raised:
            state.away(seat)
        assert raised.value.code == "seat.counts"
        assert state.fingerprint() == before
    with pytest.raises(Refused) as raised:
        state.back(4)
    assert raised.value.code == "seat.counts"
    until(state, "never")
    while state.asked():
        everybody(state)
    with pytest.raises(Refused):
        state.away(0)


def test_e41_who_leaves_while_away_may_be_back_and_is_not_counted_for_it():
    state = hands(away=(6,))
    state.exclude(6)
    everybody(state)
    assert not state.alive(6)
    state.back(6)
    assert state.missing == ()
    assert 6 not in state.present()


def test_a_game_without_absence_has_the_fingerprint_that_it_had_before_absence_was_counted():
    state = hands()
    assert "missing" not in state.plain()
    state.away(3)
    assert state.plain()["missing"] == (3,)
    other = state.copy()
    assert other.fingerprint() == state.fingerprint()
    state.back(3)
    assert state.fingerprint() == hands().fingerprint() != other.fingerprint()


def test_a_record_says_who_was_away_and_when_they_were_back_and_plays_again():
    options = MafiaOptions(scenario="classic")
    state = game.start(7, options, SplitMix64(11))
    chance, moves = SplitMix64(3), []
    for step in range(400):
        asked = state.asked()
        if not asked:
            break
        if step % 9 == 4 and state.alive(2) and 2 not in state.missing:
            state.away(2)
            moves.append((2, records.AWAY))
        elif step % 9 == 8 and 2 in state.missing:
            state.back(2)
            moves.append((2, records.BACK))
        seat = next(seat for seat, ask in asked.items() if not ask.optional)
        move = state.legal(seat).sample(chance)
        state.play(seat, move)
        moves.append((seat, game.notate(move)))
    said = {text for _, text in moves}
    assert {records.AWAY, records.BACK} <= said
    made = records.make_record(game, state, options={"scenario": "classic"}, moves=tuple(moves), seed=11)
    assert records.verify(game, records.read(records.write(made))).fingerprint() == state.fingerprint()
    without = tuple(line for line in moves if line[1] != records.BACK)
    lie = records.make_record(game, state, options={"scenario": "classic"}, moves=without, seed=11)
    with pytest.raises(Refused):
        records.verify(game, lie)


# -- how long one may speak --------------------------------------------------------------------------------------------


@paragraph("mafia-18.19")
def test_a_turn_to_speak_is_shorter_the_more_there_are_to_hear():
    for living, seconds in ((4, 60), (12, 60), (13, 50), (18, 50), (19, 45), (26, 45)):
        state = arrange(roles=TWENTY[:4] + ("citizen",) * 22, time="talk", cycle=2, out=tuple(range(living, 26)))
        (ask,) = [found for found in state.asked().values() if not found.optional]
        assert ask.kind == "speak"
        assert 60 * state.share(ask) == seconds


def test_at_a_large_table_a_defence_and_a_night_have_their_whole_time():
    for time, accused in (("defence", (3,)), ("hands", ()), ("night", ())):
        state = arrange(roles=TWENTY, time=time, cycle=2, accused=accused)
        assert {state.share(ask) for ask in state.asked().values()} == {1}


def test_with_three_left_everything_takes_half_the_time():
    state = arrange(roles=EIGHT, time="hands", cycle=2, out=(3, 4, 5, 6, 7))
    assert {share(ask, 3) for ask in state.asked().values()} == {Fraction(1, 2)}
    assert {share(ask, 4) for ask in state.asked().values()} == {1}


@paragraph("mafia-18.16")
def test_whoever_has_given_a_challenge_and_is_gone_then_has_had_their_turn_and_the_challenge_is_heard():
    state = arrange(roles=EIGHT, time="talk", cycle=2, starter=2)
    play(state, 5, "act ask_challenge")
    play(state, 2, "act give_challenge@5")
    with pytest.raises(Refused) as raised:
        state.put_off(2)
    assert raised.value.code == "seat.turn_stays"
    play(state, 2, "done")
    assert state.phases[-1].speaker == 5
    with pytest.raises(Refused):
        state.put_off(5)
    play(state, 5, "done")
    assert state.phases[-1].speaker == 3
    state.put_off(3)
