"""What the rulebook says of scenarios as a whole, of those that hosts write, and of the options, by paragraph."""

import json

import pytest
from day import everybody, listen, names, until

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.events import Announced
from mahfel.games.mafia.moves import DONE, DOWN, REST, Ballot, Draw, Hands
from mahfel.games.mafia.options import MafiaOptions, scenario_of
from mahfel.games.mafia.phases.night import Night
from mahfel.games.mafia.scenario_file import read, warnings
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.testing.plugin import paragraph

GODFATHER = list(SCENARIOS["godfather"].dealt(11))
COMMANDO = list(SCENARIOS["commando"].dealt(10))
TV = list(SCENARIOS["tv"].dealt(12))


def written(table, **more):
    """A scenario of one table as a host writes it."""
    seats = sum(map(len, table.values()))
    return json.dumps({"name": "Mine", "table": {str(seats): table}, **more})


HALF = {"mafia": ["boss", "mafioso", "mafioso"], "city": ["doctor", "citizen", "citizen"]}
SIX = {"mafia": ["boss"], "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}


def shot_offered(scenario, seats, cycle):
    """Whether the team may propose a shot in the night of a cycle."""
    state = arrange(roles=list(SCENARIOS[scenario].dealt(seats)), time="huddle", cycle=cycle, scenario=scenario)
    return len(state.legal(0)) > 1


@paragraph("mafia-9.5", "mafia-10.5")
@pytest.mark.parametrize("scenario", ["classic", "shab_e_mafia"])
def test_small_tables_have_their_first_shot_in_the_second_night(scenario):
    assert [shot_offered(scenario, 8, cycle) for cycle in (1, 2)] == [False, True]
    assert shot_offered(scenario, 9, 1)


@pytest.mark.parametrize(("seats", "cycle", "told"), [(8, 1, 1), (8, 2, 0), (9, 1, 0)])
def test_all_are_told_of_a_night_without_a_shot(seats, cycle, told):
    heard = []
    state = arrange(roles=list(SCENARIOS["classic"].dealt(seats)), time="night", cycle=cycle, scenario="classic")
    state.tell = heard.append
    Night().begin(state)
    quiet = [event for event in heard if isinstance(event, Announced) and event.what == "quiet_night"]
    assert len(quiet) == told
    assert all(event.seen_by(None)["what"] == "quiet_night" for event in quiet)


@paragraph("mafia-11.6", "mafia-12.5", "mafia-13.5", "mafia-14.5")
@pytest.mark.parametrize(("scenario", "seats"), [("godfather", 11), ("commando", 8), ("tv", 10), ("inspector", 10)])
def test_the_other_scenarios_shoot_in_the_first_night(scenario, seats):
    assert shot_offered(scenario, seats, 1)


@paragraph("mafia-11.3")
def test_the_team_do_one_of_three_things_and_what_is_dropped_is_not_spent():
    state = arrange(roles=GODFATHER, scenario="godfather", cycle=2, out=(1,), sides={10: "city"})
    watson, citizen = GODFATHER.index("watson"), GODFATHER.index("citizen")
    assert game.parse(f"act shot@4 sixth_sense@{watson}=watson") not in state.legal(0)
    everybody(state, {0: f"act sixth_sense@{watson}=watson", 2: f"act buy@{citizen}"})
    assert not state.alive(watson)
    assert state.players[citizen].side == "city"
    assert state.players[0].times("sixth_sense") == 1
    assert state.players[2].times("buy") == 0


@paragraph("mafia-11.3")
def test_the_matador_acts_beside_the_shot():
    state = arrange(roles=GODFATHER, scenario="godfather", sides={10: "city"})
    watson, citizen = GODFATHER.index("watson"), GODFATHER.index("citizen")
    everybody(state, {0: f"act shot@{citizen}", 1: f"act bind@{watson}", watson: f"act heal@{citizen}"})
    assert state.gone == (citizen,)


@paragraph("mafia-11.6")
def test_in_godfather_half_less_one_accuses_and_the_leaver_draws_a_card_without_last_words():
    state = arrange(roles=GODFATHER, scenario="godfather", time="hands", sides={10: "city"})
    everybody(state, dict.fromkeys((3, 4, 5, 6), "hands 8"))
    assert {ask.kind for ask in state.asked().values()} == {"defend"}
    state = arrange(
        roles=GODFATHER, scenario="godfather", time="vote", accused=(8,), sides={10: "city"}, cards=["handcuffs"]
    )
    assert state.inquiries == 2
    told = listen(state)
    everybody(state, dict.fromkeys((3, 4, 5, 6), "up"))
    assert {ask.kind for ask in state.asked().values()} == {"draw"}
    until(state, "huddle")
    assert state.gone == (8,)
    assert "last_words" not in [event.what for event in told if type(event).__name__ == "Speaking"]


@paragraph("mafia-11.6")
def test_a_tie_in_godfather_is_drawn_by_lot():
    state = arrange(roles=GODFATHER, scenario="godfather", time="vote", accused=(8, 9), sides={10: "city"}, cards=[])
    told = listen(state)
    everybody(state, {3: "vote 8", 4: "vote 9"})
    assert [event.seats for event in told if type(event).__name__ == "Lottery"] == [(8, 9)]
    assert len(state.gone) == 1


@paragraph("mafia-11.7")
@pytest.mark.parametrize(("named", "seen", "offered"), [((1, 2, 8), "2", False), ((0, 1, 8), "1", True)])
def test_the_seer_learns_how_many_are_mafia_and_takes_a_side(named, seen, offered):
    seed = next(seed for seed in range(200) if _roles(seed)[10] == "nostradamus")
    state = game.start(11, MafiaOptions(scenario="godfather"), SplitMix64(seed))
    until(state, "night")
    roles = [player.role for player in state.players]
    places = {role: roles.index(role) for role in ("godfather", "matador", "saul", "watson")}
    wanted = {1: "matador", 2: "saul", 0: "godfather", 8: "watson"}
    at = ",".join(map(str, sorted(places[wanted[place]] for place in named)))
    everybody(state, {10: f"act foresee@{at}"})
    assert [note.word for note in state.players[10].notes if note.kind == "foreseen"] == [seen]
    assert (len(state.legal(10)) > 1) == offered
    everybody(state)
    assert state.players[10].side == ("city" if offered else "mafia")
    assert 10 not in state.team()


def _roles(seed):
    return [player.role for player in game.start(11, MafiaOptions(scenario="godfather"), SplitMix64(seed)).players]


@paragraph("mafia-12.4")
@pytest.mark.parametrize(("votes", "leaves"), [(3, False), (4, True)])
def test_in_commando_the_second_vote_needs_its_threshold_too(votes, leaves):
    state = arrange(roles=COMMANDO, scenario="commando", time="vote", accused=(8, 9))
    everybody(state, dict.fromkeys(range(votes), "vote 8"))
    until(state, "huddle")
    assert (state.gone == (8,)) == leaves
    vote = SCENARIOS["commando"].vote
    assert (vote.threshold, vote.solo, vote.at_least, vote.tie) == ("commando", "commando", "commando", "lottery")
    assert SCENARIOS["commando"].last_words
    assert not SCENARIOS["commando"].cards


@paragraph("mafia-13.4")
def test_on_television_two_accused_mean_a_midday_sleep_a_card_and_last_words():
    state = arrange(roles=TV, scenario="tv", time="vote", accused=(8, 9), cards=["insomnia"])
    assert {ask.kind for ask in state.asked().values()} == {"midday"}
    everybody(state, dict.fromkeys(range(5), "vote 8"))
    assert {ask.kind for ask in state.asked().values()} == {"draw"}
    everybody(state)
    assert {ask.kind for ask in state.asked().values()} == {"last_words"}
    alone = arrange(roles=TV, scenario="tv", time="vote", accused=(8,))
    assert {ask.kind for ask in alone.asked().values()} == {"solo"}
    assert len(SCENARIOS["tv"].cards) == 6


@paragraph("mafia-14.5")
def test_in_inspector_more_than_half_accuse():
    roles = list(SCENARIOS["inspector"].dealt(10))
    for hands, accused in ((5, ()), (6, (9,))):
        state = arrange(roles=roles, scenario="inspector", time="hands")
        told = listen(state)
        everybody(state, dict.fromkeys(range(hands), "hands 9"))
        assert [event.seats for event in told if type(event).__name__ == "Accused"] == [accused]
    assert SCENARIOS["inspector"].vote.tie == "lottery"


@paragraph("mafia-17.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "mafia.scenario_no_json"),
        ("{", "mafia.scenario_no_json"),
        ('{"name": "x"}', "mafia.scenario_missing"),
        (written(SIX, colour="red"), "mafia.scenario_unknown_field"),
        (written(SIX, reveal="everything"), "mafia.scenario_unreadable"),
        ("x" * 8001, "mafia.scenario_too_long"),
    ],
)
def test_a_scenario_that_cannot_be_read_begins_nothing(text, code):
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.code == code
    assert game.start(6, MafiaOptions(scenario="custom", written=written(SIX)), SplitMix64(1)).seats == 6


@paragraph("mafia-17.4")
@pytest.mark.parametrize(
    ("table", "more", "code"),
    [
        ({"mafia": [], "city": ["citizen", *SIX["city"]]}, {}, "mafia.scenario_no_mafia"),
        (
            {"mafia": ["boss", "mafioso", "mafioso"], "city": ["doctor", "citizen", "citizen"]},
            {},
            "mafia.scenario_too_many_mafia",
        ),
        ({**SIX, "mafia": ["doctor"]}, {}, "mafia.scenario_unknown_role"),
        ({**SIX, "mafia": ["emperor"]}, {}, "mafia.scenario_unknown_role"),
        (SIX, {"cards": ["ace"]}, "mafia.scenario_unknown_card"),
        (SIX, {"cards": ["census", "census"]}, "mafia.scenario_unknown_card"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(table, more, code):
    with pytest.raises(Refused) as refused:
        read(written(table, **more))
    assert refused.value.code == code


@paragraph("mafia-17.4")
def test_a_table_has_as_many_roles_as_players_and_a_role_may_stand_twice():
    with pytest.raises(Refused) as refused:
        read(written(SIX).replace('"6"', '"7"'))
    assert refused.value.code == "mafia.scenario_sum"
    twice = {"mafia": ["boss"], "city": ["doctor", "doctor", "detective", "detective", "citizen"]}
    assert read(written(twice)).counts(6) == (("boss", 1), ("doctor", 2), ("detective", 2), ("citizen", 1))


@paragraph("mafia-17.5")
@pytest.mark.parametrize(
    ("table", "warning"),
    [
        ({"mafia": ["boss", "mafioso", "mafioso"], "city": ["doctor", *["citizen"] * 4]}, ("many_mafia",)),
        ({"mafia": ["boss"], "city": ["guard", *["citizen"] * 4]}, ("guard_alone",)),
        ({"mafia": ["boss", "lecter"], "city": ["doctor", *["citizen"] * 4]}, ("nobody_to_save_from",)),
        (SIX, ()),
    ],
)
def test_what_is_allowed_and_odd_is_warned_of(table, warning):
    assert warnings(read(written(table))) == warning


@paragraph("mafia-18.1")
def test_without_a_choice_classic_is_played():
    assert MafiaOptions().scenario == "classic"
    assert scenario_of(MafiaOptions(), 8).key == "classic"
    with pytest.raises(Refused) as refused:
        game.start(9, MafiaOptions(scenario="godfather"), SplitMix64(1))
    assert refused.value.code == "mafia.seats"


@paragraph("mafia-18.7", "mafia-18.15", "mafia-6.5")
@pytest.mark.parametrize(("reveal", "told"), [("scenario", ""), ("none", ""), ("side", "mafia"), ("role", "mafioso")])
def test_of_who_leaves_is_told_what_the_table_wants(reveal, told):
    roles = ["boss", "mafioso", "doctor", "detective", "die_hard", "citizen", "citizen", "citizen"]
    state = arrange(roles=roles, time="vote", accused=(1,), reveal=reveal)
    heard = listen(state)
    everybody(state, dict.fromkeys((0, 2, 3, 4), "up"))
    everybody(state)
    assert [(event.how, event.told) for event in heard if type(event).__name__ == "Left"] == [("vote", told)]
    assert {scenario.reveal for scenario in SCENARIOS.values()} == {"none"}


@paragraph("mafia-18.10")
def test_names_change_nothing_but_words():
    games = []
    for names_ in ("neutral", "popular"):
        state = game.start(11, MafiaOptions(scenario="godfather", names=names_), SplitMix64(5))
        chance = SplitMix64(6)
        while state.phases:
            seat = next(seat for seat, ask in state.asked().items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
        games.append(state.outcome())
    assert games[0] == games[1]


@paragraph("mafia-18.12")
def test_what_happens_when_time_is_up():
    eight = ["boss", "mafioso", "doctor", "detective", "die_hard", "citizen", "citizen", "citizen"]

    def default(**position):
        asked = arrange(**position).asked()
        return next(ask for ask in asked.values() if not ask.optional).default

    assert default(roles=eight, time="talk") == DONE
    assert default(roles=eight, time="hands") == Hands()
    assert default(roles=eight, time="vote", accused=(1,)) == DOWN
    assert default(roles=eight, time="vote", accused=(1, 2)) == Ballot()
    assert default(roles=eight, time="night") == REST
    state = arrange(roles=TV, scenario="tv", time="vote", accused=(8,), cards=["red_carpet"])
    everybody(state, dict.fromkeys(range(6), "up"))
    assert state.asked()[8].default == Draw(1)
    told = listen(state)
    everybody(state)
    assert state.asked()[8].default == REST
    everybody(state)
    assert [(event.seats, event.came_to) for event in told if type(event).__name__ == "CardPlayed"] == [((), "nothing")]
    assert "CardDrawn" in names(told)


@paragraph("mafia-18.12")
def test_whoever_has_to_be_taken_along_is_the_first_by_seat_when_time_is_up():
    roles = list(SCENARIOS["shab_e_mafia"].dealt(21))
    taker = roles.index("interrogator")
    state = arrange(roles=roles, scenario="shab_e_mafia")
    everybody(state, {0: f"act shot@{taker}"})
    for _ in range(2):
        everybody(state)
    assert set(state.gone) == {taker, 0}
