"""Nobody is shown a role that is not theirs to know: in views, in what is told, in what is asked."""

import msgspec
import pytest
from day import everybody, until

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.checks import invariants
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.testing import THOROUGH
from mahfel.testing.plugin import paragraph

QUOTED = {f'"{role}"'.encode(): role for role in ROLES}
TELLING = {"role_told", "left_city", "graves_told", "stayed", "roles_shown", "happened", "dealt", "night_news"}
"""Events that may name a role: announced ones, one's own, and everything at the end."""


def roles_in(value):
    text = msgspec.json.encode(value)
    return {role for quoted, role in QUOTED.items() if quoted in text}


def look(state, viewer):
    """Every role that a view names without a right to: raise."""
    view = msgspec.to_builtins(state.view(viewer))
    mates = {viewer} if viewer is not None else set()
    if viewer is not None and viewer in state.met:
        mates |= set(state.met)
    for seat, player in enumerate(view["players"]):
        shown = player.pop("role", "")
        assert not shown or seat in mates, f"{viewer} sees the role of {seat}"
        told = player.pop("told", "")
        assert told in ("", "mafia", "city", "independent") or told == state.players[seat].told
        for mark in player.get("marks", ()):
            assert mark.get("by", -1) in (-1, viewer), f"{viewer} sees whose doing a mark is"
            assert not mark.get("word")
    own = view.pop("you")
    assert (own is None) == (viewer is None)
    assert all(line[1] == viewer and not line[5] for line in view.pop("chronicle").get("chosen", ()))
    for known in ("roles", "options", "cards_gone"):
        view.pop(known)
    assert not roles_in(view), f"{viewer} is shown {roles_in(view)}"


def check_game(scenario, seed, **options):
    chance = SplitMix64(seed)
    seats = sorted(SCENARIOS[scenario].table)
    count = seats[chance.below(len(seats))]
    state = game.start(count, MafiaOptions(scenario=scenario, **options), chance)
    told = []
    state.tell = told.append
    step = 0
    while state.result is None:
        asked = list(state.asked().items())
        seat, ask = asked[chance.below(len(asked))]
        if ask.optional and chance.below(8):
            continue
        state.play(seat, state.legal(seat).sample(chance))
        step += 1
        if step % 23 == 0 and state.result is None:
            invariants(state)
            for viewer in (None, chance.below(count)):
                look(state, viewer)
        if state.result is None:
            for event in told:
                for viewer in (None, chance.below(count)):
                    seen = event.seen_by(viewer)
                    assert seen["type"] in TELLING or not roles_in(seen), f"{viewer} is told {seen}"
                    private = seen["type"] in ("dealt", "night_news")
                    assert not private or event.seat == viewer or not roles_in(seen)
        told.clear()


@paragraph("mafia-2.5")
@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_e22_no_view_and_no_event_of_another_names_a_role_that_is_not_public(scenario):
    for seed in range(6):
        check_game(scenario, seed)


@paragraph("mafia-2.2", "mafia-18.8")
def test_a_closed_list_is_closed():
    state = game.start(10, MafiaOptions(scenario="shab_e_mafia", variety="draw", open_roles=False), SplitMix64(3))
    assert state.view(2).roles == ()
    check_game("shab_e_mafia", 11, variety="draw", open_roles=False)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_no_secret_shows_in_many_games(scenario, effort):
    for seed in range(100, 1100 if effort == THOROUGH else 116):
        check_game(scenario, seed)


def test_who_made_somebody_safe_from_a_vote_and_for_how_long_is_not_told_and_nothing_before_it_matters():
    roles = ["boss", "king_slayer", "doctor", "lawyer", *["citizen"] * 4]
    seen = []
    for safe in (Status("safe", 1 << 20, by=3, word="while_actor_lives"), Status("safe", 5, by=7)):
        state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, statuses={5: (safe,)})
        assert all(state.view(viewer).players[5].marks == () for viewer in (*range(8), None))
        assert state.view(5).you.statuses == ()
        until(state, "hands")
        seen.append([state.view(viewer).players[5].marks for viewer in (0, 5, 6, None)])
    assert seen[0] == seen[1] == [(Status("spared", 5),)] * 4


def test_a_revenge_of_two_shots_is_known_to_the_team_alone():
    roles = ["boss", "mistress", "doctor", *["citizen"] * 5]
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2)
    leave(state, [(1, "day")])
    assert state.view(0).signs == (("two_shots", 6),)
    assert state.view(2).signs == state.view(None).signs == state.view(1).signs == ()


def test_where_roles_are_drawn_and_hidden_whoever_leaves_may_name_a_saviour_that_there_may_not_be():
    table = {"scenario": "shab_e_mafia", "variety": "draw", "open_roles": False, "saviour": True}
    asked = []
    for roles in (["boss", "saviour", *["citizen"] * 6], ["boss", "doctor", *["citizen"] * 6]):
        state = arrange(roles=roles, time="vote", accused=[5], cycle=2, **table)
        everybody(state, dict.fromkeys(range(5), "up"))
        asked.append({seat: ask.kind for seat, ask in state.asked().items()})
    assert asked == [{5: "last_chance"}] * 2


def test_where_the_list_is_open_nobody_is_asked_for_a_saviour_that_is_not_on_it():
    roles = ["boss", "doctor", *["citizen"] * 6]
    state = arrange(roles=roles, time="vote", accused=[5], cycle=2, scenario="shab_e_mafia", saviour=True, cards=())
    everybody(state, dict.fromkeys(range(5), "up"))
    assert [ask.kind for ask in state.asked().values()] == ["last_words"]


def test_of_those_who_leave_in_one_night_nobody_can_tell_who_followed_whom():
    roles = ["citizen", "boss", "mafioso", "citizen", "researcher", "doctor", *["citizen"] * 4]
    told = []
    state = arrange(roles=roles, scenario="inspector", cycle=2)
    state.tell = told.append
    everybody(state, {1: "act shot@4", 4: "act tie@0"})
    assert [event.seat for event in told if type(event).__name__ == "Left"] == [0, 4]
    assert state.gone == (0, 4)
    assert [state.view(None).players[seat].order for seat in (0, 4)] == [1, 2]
    assert {state.view(None).players[seat].cause for seat in (0, 4)} == {"night"}


@paragraph("mafia-18.9")
@pytest.mark.parametrize(("role", "sees"), [("constantine", False), ("citizen", True)])
def test_whoever_may_be_called_back_does_not_see_what_those_see_who_have_left_for_good(role, sees):
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", role, *["citizen"] * 3]
    state = arrange(roles=roles, scenario="godfather", cycle=2, out=(4,), ghosts_see_all=True)
    assert [player.role for player in state.view(4).players if player.role] == (roles if sees else ["leon"])
    assert ("team" in state.channels(4).read) == sees
    told = []
    state.tell = told.append
    everybody(state, {0: "act shot@5"})
    opened = {event.seat for event in told if type(event).__name__ == "EyesOpened"}
    assert opened == ({4, 5} if sees else set())


@paragraph("mafia-18.9")
def test_whose_role_was_told_is_not_called_back_and_sees_everything():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", *["citizen"] * 3]
    state = arrange(roles=roles, scenario="godfather", cycle=2, out=(4,), ghosts_see_all=True)
    state.put_told(4, "leon")
    assert [player.role for player in state.view(4).players] == roles
    assert "team" in state.channels(4).read


@paragraph("mafia-18.9")
@pytest.mark.parametrize(
    ("chosen", "roles_shown", "rooms"),
    [
        ({}, 0, ("table",)),
        ({"ghosts_see_all": True}, 0, ("table",)),
        ({"watchers": "as_left"}, 0, ("table", "left")),
        ({"watchers": "as_left", "ghosts_see_all": True}, 10, ("table", "left", "team")),
    ],
)
def test_spectators_see_and_hear_what_all_do_or_what_those_may_who_have_left(chosen, roles_shown, rooms):
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", *["citizen"] * 4]
    state = arrange(roles=roles, scenario="godfather", cycle=2, **chosen)
    view = state.view(None)
    assert len([player.role for player in view.players if player.role]) == roles_shown
    assert (state.channels(None).read, state.channels(None).write) == (rooms, ())
    assert (view.you, view.team, view.carrier) == (None, (), None)
    if not roles_shown:
        assert "watson" not in str(view.players)
