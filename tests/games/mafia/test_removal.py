"""Whom the table sends away in the middle of a game: they do nothing more, leave soon, and set nothing off."""

import json
from fractions import Fraction

import pytest
from day import everybody, listen, names, play, until

from mahfel.engine import MODERATOR, Refused, SplitMix64
from mahfel.engine import record as records
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.checks import invariants
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.testing.plugin import paragraph

SEVEN = ("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")


def talk(roles=SEVEN, **position):
    return arrange(roles=roles, time="talk", cycle=position.pop("cycle", 2), **position)


@paragraph("mafia-18.16")
def test_whoever_is_removed_stays_until_the_part_of_the_day_has_ended_and_leaves_then_in_the_systems_name():
    state = talk()
    told = listen(state)
    state.exclude(4)
    assert state.alive(4)
    assert "Left" not in names(told)
    until(state, "hands")
    assert not state.alive(4)
    (left,) = [event for event in told if type(event).__name__ == "Left"]
    assert (left.seat, left.how, left.told) == (4, "removed", "")
    invariants(state)


def test_the_role_of_whoever_is_removed_is_told_only_as_the_table_tells_it_of_all():
    for reveal, told in (("none", ""), ("side", "city"), ("role", "doctor")):
        state = talk(reveal=reveal)
        state.exclude(2)
        until(state, "hands")
        assert state.players[2].told == told


def test_whoever_is_removed_may_do_nothing_but_the_default():
    state = talk()
    state.exclude(0)
    assert list(state.legal(0)) == [state.asked()[0].default]
    for text in ("act ask_challenge", "act call_inquiry"):
        with pytest.raises(Refused):
            state.play(0, game.parse(text))


def test_a_vote_and_an_action_of_whoever_is_removed_do_not_count():
    state = arrange(roles=SEVEN, time="hands", cycle=2)
    state.exclude(4)
    with pytest.raises(Refused) as raised:
        state.play(4, game.parse("hands 0"))
    assert raised.value.code == "game.wrong_move"
    state = arrange(roles=SEVEN, time="night", cycle=2)
    state.exclude(2)
    with pytest.raises(Refused):
        state.play(2, game.parse("act save@4"))
    for seat in (1, 2, 3, 4, 5, 6):
        state.play(seat, game.parse("rest"))
    play(state, 0, "act shot@4")
    assert {4, 2} <= set(state.gone)
    assert state.players[2].cause == "removed"


def test_nobody_follows_is_avenged_or_marked_by_a_removal():
    state = talk(roles=("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"))
    state.put(5, Status("linked", FOREVER, by=4))
    state.put(4, Status("marked", FOREVER, by=3))
    state.exclude(4)
    until(state, "hands")
    assert state.gone == (4,)
    assert state.players[4].told == ""
    assert not state.sign("two_shots")


def test_whoever_is_removed_on_the_way_out_has_no_last_words_and_no_card():
    roles = ("boss", "mafioso", "doctor", "detective", *("citizen",) * 8)
    state = arrange(roles=roles, time="vote", cycle=2, accused=(4,), cards=("city_safe", "census"))
    told = listen(state)
    everybody(state, dict.fromkeys(range(12), "up"))
    asked = state.asked()
    assert set(asked) == {4}, asked
    state.exclude(4)
    while 4 in state.asked():
        state.play(4, state.asked()[4].default)
    assert "CardDrawn" not in names(told)
    assert state.players[4].cause == "removed"
    assert state.testators() == ()


def test_a_removal_that_changes_parity_ends_the_game_when_the_part_has_ended_not_in_the_middle_of_a_turn():
    state = talk(roles=("boss", "mafioso", "doctor", "detective", "citizen", "citizen"), out=(4,))
    state.exclude(5)
    assert state.result is None
    seat = next(seat for seat, ask in state.asked().items() if not ask.optional)
    state.play(seat, game.parse("done"))
    assert state.result is None
    until(state, "hands")
    assert (state.result.side, state.result.why) == ("mafia", "parity")


def test_whoever_was_removed_does_not_win_with_their_side():
    state = talk(roles=("boss", "mafioso", "doctor", "detective", "citizen", "citizen"), out=(4,))
    state.exclude(1)
    state.exclude(0)
    until(state, "hands")
    assert state.result.side == "city"
    assert state.result.winners == (2, 3, 4, 5)
    state = talk(roles=("boss", "mafioso", "doctor", "detective", "citizen", "citizen"), out=(4,))
    state.exclude(5)
    until(state, "hands")
    assert state.outcome().winners == (0, 1)


def test_nobody_calls_back_whom_the_table_has_sent_away():
    state = talk()
    state.exclude(4)
    until(state, "hands")
    assert state.players[4].beyond


def test_who_has_left_and_who_is_going_already_cannot_be_removed_nor_anybody_after_the_end():
    state = talk(out=(6,))
    state.exclude(4)
    before = state.fingerprint()
    for seat in (6, 4, 7, -1, MODERATOR):
        with pytest.raises(Refused) as raised:
            state.exclude(seat)
        assert raised.value.code == "seat.stays"
    assert state.fingerprint() == before


def test_everybody_is_shown_who_is_going_and_worlds_keep_it():
    state = talk()
    state.exclude(4)
    for viewer in (0, 4, None):
        view = state.view(viewer)
        assert view.going == (4,)
        assert game.imagine(view, SplitMix64(3)).view(viewer) == view


@pytest.mark.parametrize("scenario", ["classic", "shab_e_mafia", "commando", "representative", "capo", "inspector"])
def test_removals_at_any_moment_leave_every_game_whole_and_the_record_plays_again(scenario):
    for seed in range(12):
        chance = SplitMix64(seed)
        options = MafiaOptions(scenario=scenario)
        seats = 10 if scenario != "shab_e_mafia" else 12
        state, moves, steps = game.start(seats, options, SplitMix64(seed)), [], 0
        while state.phases:
            invariants(state)
            steps += 1
            if steps % 25 == 7:
                seat = chance.below(seats)
                if state.alive(seat) and seat not in state.going:
                    state.exclude(seat)
                    moves.append((seat, records.EXCLUDED))
            asked = state.asked()
            seat = sorted(asked)[chance.below(len(asked))]
            move = state.legal(seat).sample(chance) if seat not in state.going else asked[seat].default
            state.play(seat, move)
            moves.append((seat, game.notate(move)))
        plain = {"scenario": scenario}
        record = records.make_record(game, state, options=plain, moves=tuple(moves), seed=seed)
        assert records.verify(game, records.read(records.write(record))).fingerprint() == state.fingerprint()
        assert all(state.players[seat].cause != "removed" for seat in state.result.winners)


@paragraph("mafia-18.16")
def test_e14_with_three_left_everybody_has_half_the_time():
    roles = ("boss", "doctor", "detective", "citizen", "citizen", "citizen")
    for out, part in (((5, 4), 1), ((5, 4, 3), Fraction(1, 2))):
        state = talk(roles=roles, out=out)
        assert {state.share(ask) for ask in state.asked().values()} == {part}


def test_nobody_gets_the_powers_of_whoever_is_removed_on_the_way_out():
    roles = ("boss", "mafioso", "thousand_faces", "sheriff", "doctor", *("citizen",) * 4)
    for removed in (False, True):
        state = arrange(roles=roles, time="vote", cycle=2, accused=(3,), scenario="shab_e_mafia", cards=())
        everybody(state, dict.fromkeys((0, 1, 2, 4, 5, 6, 7, 8), "up"))
        if removed:
            state.exclude(3)
        everybody(state)
        assert state.players[3].cause == ("removed" if removed else "vote")
        assert state.has(2, "borrowed") != removed


@paragraph("mafia-18.16")
def test_whoever_was_sent_away_and_has_not_left_when_the_game_ends_does_not_win_either():
    state = talk(roles=("boss", "devotee", "doctor", "detective", "citizen", "citizen"))
    state.exclude(4)
    play(state, 1, "act sacrifice@0")
    assert (state.result.side, state.result.winners) == ("city", (1, 2, 3, 5))


def test_whoever_is_sent_away_among_the_last_three_does_not_win_by_a_handshake():
    table = {"6": {"mafia": ["boss"], "city": ["doctor", *["citizen"] * 4]}}
    written = json.dumps({"name": "Three", "table": table, "chaos": True})
    roles = ("boss", "doctor", *("citizen",) * 4)
    state = arrange(roles=roles, time="night", cycle=2, out=(3, 4, 5), scenario="custom", written=written)
    everybody(state)
    assert {ask.kind for ask in state.asked().values()} == {"chaos"}
    state.exclude(2)
    play(state, 0, "act hand_to@1")
    play(state, 1, "act hand_to@0")
    everybody(state)
    assert (state.result.side, state.result.winners) == ("mafia", (0,))
    state = arrange(roles=roles, time="night", cycle=2, out=(3, 4, 5), scenario="custom", written=written)
    everybody(state)
    state.exclude(0)
    while state.result is None:
        everybody(state)
    assert 0 not in state.result.winners


@pytest.mark.parametrize(("alone", "out"), [("thousand_faces", (4, 5)), ("jani", (4, 5, 6))])
def test_whoever_is_being_sent_away_ends_no_game_alone_it_goes_on_without_them(alone, out):
    roles = ("boss", "devotee", alone, "citizen", "citizen", "citizen", "citizen")
    for removed in (False, True):
        state = talk(roles=roles, out=out, scenario="shab_e_mafia", cards=())
        if removed:
            state.exclude(2)
        play(state, 1, "act sacrifice@0")
        until(state, "never")
        if removed:
            assert (state.result.side, state.result.winners) == ("city", (1, 3, *range(4, 7)))
        else:
            assert 2 in state.result.winners
