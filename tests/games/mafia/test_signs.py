"""Signs without a word, and what everybody remembers of a game: who came out against whom, and what was counted."""

import pytest
from day import everybody, listen, names, play, until

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.ledger import MOST, packed, times, unpacked, write
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph

EIGHT = ["boss", "mafioso", "doctor", "detective", "die_hard", "citizen", "citizen", "citizen"]


def offered(state, seat, text):
    return game.parse(text) in state.legal(seat)


@paragraph("mafia-4.10")
def test_each_of_the_living_may_show_one_sign_a_day_whoever_speaks():
    state = arrange(roles=EIGHT, time="talk", cycle=2, out=(7,))
    told = listen(state)
    play(state, 0, "act point@3")
    play(state, 4, "act cover@3")
    assert names(told) == ["SignShown", "SignShown"]
    assert (state.points[0], state.covers[4]) == (3, 3)
    for seat in (0, 4):
        assert not offered(state, seat, "act point@5")
        assert not offered(state, seat, "act cover@5")
    assert offered(state, 5, "act point@3")
    assert not offered(state, 5, "act point@5")
    assert not offered(state, 5, "act point@7")
    play(state, 0, "done")
    assert not offered(state, 4, "act cover@5")
    assert state.phases[-1].speaker == 1


@paragraph("mafia-4.10")
def test_on_the_next_day_a_sign_may_be_shown_again_and_the_latest_of_each_kind_counts():
    state = arrange(roles=EIGHT, time="talk", cycle=2)
    play(state, 3, "act point@1")
    until(state, "hands")
    everybody(state)
    until(state, "listen")
    assert state.cycle == 3
    play(state, 3, "act cover@5")
    assert (state.points[3], state.covers[3]) == (1, 5)
    until(state, "hands")
    everybody(state)
    until(state, "listen")
    play(state, 3, "act cover@1")
    assert (state.points[3], state.covers[3]) == (-1, 1)


@paragraph("mafia-4.10", "mafia-4.3")
def test_who_is_silenced_may_show_a_sign():
    state = arrange(roles=EIGHT, time="talk", cycle=2, statuses={3: [Status("silenced", 99)]})
    assert offered(state, 3, "act point@1")
    assert not offered(state, 3, "act ask_challenge")


@paragraph("mafia-4.10")
def test_nobody_shows_a_sign_on_the_day_of_introduction():
    state = game.start(8, game.meta.options(), SplitMix64(3))
    assert all(
        not any(use.ability for move in state.legal(seat) for use in getattr(move, "uses", ()))
        for seat in state.asked()
    )


@paragraph("mafia-6.4")
def test_whoever_leaves_may_show_one_sign_more_with_their_last_words():
    state = arrange(roles=EIGHT, time="talk", cycle=2)
    play(state, 3, "act point@1")
    until(state, "hands")
    everybody(state, {seat: "hands 3" for seat in range(8) if seat != 3})
    until(state, "solo")
    everybody(state, {seat: "up" for seat in range(8) if seat != 3})
    until(state, "last_words")
    assert offered(state, 3, "act cover@5")
    play(state, 3, "act point@0")
    assert list(state.legal(3)) == [game.parse("done")]
    play(state, 3, "done")
    assert not state.alive(3)
    assert state.points[3] == 0


def test_a_view_shows_everybody_every_sign():
    state = arrange(roles=EIGHT, time="talk", cycle=2)
    play(state, 3, "act point@1")
    for viewer in (None, *range(8)):
        view = state.view(viewer)
        assert view.points[3] == 1
        assert game.imagine(view, SplitMix64(1)).view(viewer) == view


def test_open_hands_and_open_votes_stand_in_the_ledger():
    state = arrange(roles=EIGHT, time="hands", cycle=2)
    everybody(state, {0: "hands 3,4", 1: "hands 3,4", 2: "hands 3,4", 5: "hands 3,4", 3: "hands 0"})
    until(state, "vote")
    everybody(state, {0: "vote 3", 5: "vote 4"})
    assert (times(state, 0, 3), times(state, 0, 4), times(state, 3, 0)) == (2, 1, 1)
    assert (times(state, 5, 4), times(state, 4, 5)) == (2, 0)


def test_secret_hands_and_secret_ballots_do_not_stand_in_the_ledger():
    state = arrange(roles=EIGHT, time="hands", cycle=2, signs=[Sign("secret_hands", 99)])
    everybody(state, dict.fromkeys((0, 1, 2, 5), "hands 3,4"))
    assert not any(state.ledger)
    twelve = [*EIGHT, *["citizen"] * 4]
    state = arrange(roles=twelve, time="vote", cycle=2, accused=(3, 4), scenario="shab_e_mafia")
    everybody(state, {0: "vote 3"})
    assert not any(state.ledger)


def test_what_was_counted_aloud_is_remembered_with_its_day():
    state = arrange(roles=EIGHT, time="night", cycle=2, out=(0, 6), scenario="tv")
    assert state.counted == ()
    everybody(state, {4: "act ask_status"})
    assert state.counted == ((1, 1, 0),)
    assert state.view(2).counted == ((1, 1, 0),)


@pytest.mark.parametrize("seats", [6, 7, 8, 13, 26])
def test_a_ledger_comes_back_from_its_text_as_it_was(seats):
    chance = SplitMix64(seats)
    state = arrange(roles=["boss", "doctor", *["citizen"] * (seats - 2)], any_table=True)
    assert packed(state.ledger) == ""
    for _ in range(4):
        write(state, [(chance.below(seats), chance.below(seats)) for _ in range(seats * 2)])
    assert max(state.ledger) <= MOST
    text = packed(state.ledger)
    assert len(text) <= seats * seats // 3 + 1
    assert unpacked(text, seats) == state.ledger
    assert unpacked("", seats) == bytes(seats * seats)
    with pytest.raises(ValueError, match="too short"):
        unpacked(text[:3], seats)
