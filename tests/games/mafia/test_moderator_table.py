"""The moderator's table: three projections of what everybody chose and what came of it."""

from day import listen, play, until

from mahfel.engine import MODERATOR, SplitMix64
from mahfel.games.mafia import events, game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.line import RESTED, Line
from mahfel.games.mafia.moderator import NOTHING, chronicle_of, host, player, replay
from mahfel.games.mafia.moves import REST
from mahfel.testing.plugin import paragraph

TWELVE = (
    *("boss", "king_slayer", "surgeon", "doctor", "detective", "mayor"),
    *("devotee", "sheriff", "gravedigger", "judge", "bully", "hero"),
)
NIGHT = 5


def after_a_night(**acts):
    """Shab-e Mafia with twelve, the morning after the second night; ``s0="shot@6"`` is what seat 0 does."""
    state = arrange(roles=TWELVE, time="night", cycle=2, scenario="shab_e_mafia")
    told = listen(state)
    for seat in range(12):
        text = acts.get(f"s{seat}")
        state.play(seat, game.parse(f"act {text}") if text else REST)
    return state, told


def lines(chronicle, seat):
    return [(line.ability, line.at, line.came_to) for line in chronicle.came_to if line.actor == seat]


def test_the_host_sees_at_whom_each_deed_was_aimed_and_what_it_came_to():
    state, _ = after_a_night(s0="shot@6", s3="save@6", s4="inquire@1")
    found = host(state)
    assert lines(found, 0) == [("shot", (6,), "saved")]
    assert lines(found, 3) == [("save", (6,), "done")]
    assert lines(found, 4) == [("inquire", (1,), "mafia")]
    state, _ = after_a_night(s0="shot@6")
    assert lines(host(state), 0) == [("shot", (6,), "out")]


def test_whoever_might_have_acted_and_rested_has_a_line_and_who_could_not_has_none():
    state, _ = after_a_night(s0="shot@6")
    rested = {line.actor for line in host(state).chosen if line.ability == "rest"}
    assert {3, 4} <= rested
    assert not rested & {0, 5}
    assert not [line for line in host(state).chosen if line.actor == 5]


def test_a_player_sees_the_own_choices_and_not_what_became_of_them():
    state, _ = after_a_night(s0="shot@6", s3="save@6")
    assert player(state, 3).chosen == (Line(NIGHT, 3, "save", (6,)),)
    assert player(state, 3).came_to == ()
    assert state.view(3).chronicle == player(state, 3)
    assert state.view(None).chronicle == NOTHING == chronicle_of(state, None)


def test_a_ballot_of_the_midday_sleep_is_in_the_row_of_who_gave_it():
    state = arrange(roles=TWELVE, time="vote", cycle=2, accused=(3, 5), scenario="shab_e_mafia")
    for seat in range(12):
        play(state, seat, "vote 5" if seat not in (4, 5) else "vote -" if seat == 4 else "vote 3")
    assert player(state, 1).chosen[-1] == Line(4, 1, "ballot", (5,))
    assert player(state, 4).chosen[-1] == Line(4, 4, "rest")
    assert ("ballot", (5,), "done") in lines(host(state), 1)


def test_a_world_that_is_imagined_keeps_the_own_row():
    state, _ = after_a_night(s3="save@6")
    view = state.view(3)
    assert game.imagine(view, SplitMix64(5)).view(3) == view


def test_after_the_end_everything_is_told_to_everybody_moment_by_moment():
    state = arrange(
        roles=("boss", "mafioso", "doctor", "detective", "citizen", "citizen"), time="night", cycle=2, out=(5,)
    )
    told = listen(state)
    for seat in range(5):
        state.play(seat, game.parse("act shot@4" if seat == 0 else "act save@2" if seat == 2 else "rest"))
    assert state.result is not None
    shown = [event for event in told if isinstance(event, events.MomentTold | events.Happened | events.Rested)]
    assert shown == list(replay(state))
    assert events.Happened(NIGHT, 0, "shot", (4,), "", "out") in shown
    assert events.Rested(NIGHT, (3,)) in shown


def test_each_moment_is_said_before_what_was_done_in_it_and_the_empty_ones_are_not():
    state, _ = after_a_night(s0="shot@6", s4="inquire@1")
    until(state, "night")
    told = list(replay(state))
    moment, found = None, set()
    for event in told:
        if isinstance(event, events.MomentTold):
            moment = 2 * event.cycle + event.night
            assert moment not in found
            found.add(moment)
        else:
            assert isinstance(event, events.Happened | events.Rested)
            assert event.now == moment
    assert found == {line.now for line in (*state.record, *(line for line in state.chosen if line.ability == RESTED))}
    assert isinstance(told[0], events.MomentTold)
    assert NIGHT in found


@paragraph("mafia-18.17")
def test_who_leads_sees_every_role_status_and_vest_and_is_asked_nothing():
    state, _ = after_a_night(s0="shot@6", s2="operate@0")
    view = state.view(MODERATOR)
    assert [seen.role for seen in view.players] == [player.role for player in state.players]
    assert [seen.marks for seen in view.players] == [player.statuses for player in state.players]
    assert view.you is None
    assert view.team == state.team()
    assert view.chronicle == host(state)
    assert MODERATOR not in state.asked()
    assert set(state.channels(MODERATOR).read) == {"table", "team", "left"}


@paragraph("mafia-18.17")
def test_last_words_that_were_written_ahead_are_due_when_the_leaver_has_the_word_and_nowhere_else():
    roles = ("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    state = arrange(roles=roles, time="vote", cycle=2, accused=(4,))
    assert state.testators() == ()
    assert all(state.may_leave_will(seat) for seat in range(7))
    for seat in sorted(state.asked()):
        play(state, seat, "up")
    assert state.testators() == (4,)
    assert not state.may_leave_will(4)
    until(state, "huddle")
    assert state.testators() == ()
    assert not state.may_leave_will(4)
