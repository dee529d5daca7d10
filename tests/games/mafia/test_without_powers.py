"""Whoever was robbed of all powers has none that work by themselves, either."""

from day import everybody, until
from night import night

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.player import Status

SCENARIO = {"scenario": "shab_e_mafia", "cards": ()}


def robbed(seat, roles, **position):
    """A position in which that seat has lost its powers."""
    state = arrange(roles=roles, **{**SCENARIO, **position})
    state.strip(seat)
    return state


def test_a_robbed_die_hard_wears_no_vest_any_more():
    roles = ["boss", "pickpocket", "die_hard", "detective", *["citizen"] * 6]
    state, left, _ = night(roles, {1: "rob@2"}, cycle=2, **SCENARIO)
    assert left == []
    until(state, "night")
    everybody(state, {0: "act shot@2"})
    assert not state.alive(2)


def test_a_robbed_die_hard_falls_to_a_gun_by_day():
    roles = ["boss", "gunsmith", "die_hard", "detective", *["citizen"] * 6]
    gun = {3: (Status("gun", 1 << 20, by=1, word="live+shown"), Status("shown", 1 << 20))}
    state = robbed(2, roles, time="talk", cycle=2, statuses=gun)
    state.play(3, game.parse("act fire@2"))
    assert not state.alive(2)
    state = arrange(roles=roles, time="talk", cycle=2, statuses=gun, **SCENARIO)
    state.play(3, game.parse("act fire@2"))
    assert state.alive(2)


def test_a_robbed_scarecrow_leaves_by_the_secret_vote_like_anybody():
    roles = ["boss", "mafioso", "scarecrow", "detective", *["citizen"] * 6]
    state = robbed(2, roles, time="vote", accused=(2, 3), cycle=2)
    everybody(state, {0: "vote 2", 1: "vote 2", 4: "vote 3"})
    assert [seat for seat, ask in state.asked().items() if ask.kind == "last_words"] == [2]


def test_a_robbed_mistress_inherits_nothing_and_another_carries_the_shot():
    state = robbed(1, ["boss", "mistress", "king_slayer", *["citizen"] * 7], cycle=2)
    leave(state, [(0, "vote")])
    assert state.players[1].role == "mistress"


def test_a_robbed_mistress_is_not_avenged():
    roles = ["boss", "mistress", "king_slayer", *["citizen"] * 9]
    state = robbed(1, roles, time="talk", cycle=2)
    leave(state, [(1, "vote")])
    assert not state.sign("two_shots")
    state = arrange(roles=roles, time="talk", cycle=2, **SCENARIO)
    leave(state, [(1, "vote")])
    assert state.sign("two_shots")
