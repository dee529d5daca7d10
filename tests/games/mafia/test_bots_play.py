"""Whole games of Mafia between bots: everything they choose is legal, and follows from what their seat knows."""

import pytest
from day import everybody, until

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.balance import WEAK, Share, Warned, balance, interval
from mahfel.games.mafia.bots import LEVELS
from mahfel.games.mafia.options import MafiaOptions, scenario_of
from mahfel.games.mafia.scenario_file import read
from mahfel.games.mafia.scenarios import SCENARIOS

SIZES = {"shab_e_mafia": 14, "classic": 10}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_choice_of_a_game_is_legal_and_the_same_in_an_imagined_world(scenario):
    seats = SIZES.get(scenario, min(SCENARIOS[scenario].table))
    state = game.start(seats, MafiaOptions(scenario=scenario), SplitMix64(11))
    number = 0
    while asked := state.asked():
        for seat, ask in tuple(asked.items()):
            if state.asked().get(seat) != ask:
                continue
            legal = state.legal(seat)
            if ask.optional and len(legal) == 1:
                continue
            number += 1
            moves = {}
            for level, declared in LEVELS.items():
                moves[level] = declared.policies[0](state, seat, SplitMix64(number))
                assert moves[level] in legal, f"{level}: {ask.kind}"
                if number % 5 == 0:
                    world = game.imagine(state.view(seat), SplitMix64(number))
                    dreamt = declared.policies[0](world, seat, SplitMix64(number))
                    assert dreamt == moves[level], f"{level}: {ask.kind}, {state.players[seat].role}"
            if not (ask.optional and moves["normal"] == ask.default):
                state.play(seat, moves["normal"])
    assert state.outcome() is not None


def winner(seats, seed, mafia, city):
    """Which side wins a game of Classic between bots of these levels."""
    state = game.start(seats, MafiaOptions(), SplitMix64(seed))
    chance = SplitMix64(~seed)
    while asked := state.asked():
        for seat, ask in tuple(asked.items()):
            if state.asked().get(seat) != ask or (ask.optional and len(state.legal(seat)) == 1):
                continue
            level = mafia if state.players[seat].side == "mafia" else city
            move = LEVELS[level].policies[0](state, seat, chance)
            if not (ask.optional and move == ask.default):
                state.play(seat, move)
    return state.outcome().reason


def test_a_normal_bot_is_better_than_an_easy_one_on_either_side():
    def city_wins(mafia, city):
        return sum(winner(10, seed, mafia, city) == "city" for seed in range(100, 136))

    against_easy = city_wins("easy", "normal")
    assert city_wins("easy", "easy") + 12 < against_easy
    assert city_wins("normal", "normal") + 5 < against_easy


@pytest.mark.parametrize("seats", [8, 11])
def test_between_normal_bots_either_side_may_win_a_game_of_classic(seats):
    found = balance(SCENARIOS["classic"], seats, 30, 1000)
    assert 0.2 < found.sides["city"].share < 0.75


def test_saul_does_not_learn_that_somebody_who_left_had_sided_with_the_mafia():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", *["citizen"] * 3, "nostradamus"]
    state = arrange(roles=roles, cycle=2, out=(10,), sides={10: "mafia"}, scenario="godfather")
    assert not any(use.ability == "buy" for move in state.legal(2) for use in move.uses)
    state = arrange(roles=roles, cycle=2, out=(1,), scenario="godfather")
    assert any(use.ability == "buy" for move in state.legal(2) for use in move.uses)


def test_the_dons_secret_vote_stands_in_the_record_of_what_happened():
    roles = ["don", "rebel", "hacker", "healer", "guide", "minelayer", "advocate", "bodyguard", "citizen", "citizen"]
    state = arrange(roles=roles, time="talk", cycle=1, scenario="representative")
    until(state, "elect")
    everybody(state, {0: "act elect@6 betray@6"})
    assert [(line.actor, line.ability, line.at, line.came_to) for line in state.record] == [(0, "betray", (6,), "done")]


# -- balance -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("times", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (30, 100, 0.2189, 0.3958)],
)
def test_the_interval_of_a_share_is_wilsons(times, games, low, high):
    assert interval(times, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing():
    assert interval(0, 0) == (0.0, 1.0)


def test_the_same_games_give_the_same_balance_and_every_game_has_a_winner():
    first = balance(SCENARIOS["classic"], 8, 12, 5)
    assert first == balance(SCENARIOS["classic"], 8, 12, 5)
    assert first != balance(SCENARIOS["classic"], 8, 12, 50)
    assert sum(share.times for share in first.sides.values()) + first.nobody == 12
    assert first.sides["city"] == Share(
        first.sides["city"].times,
        round(first.sides["city"].times / 12, 4),
        *(round(end, 4) for end in interval(first.sides["city"].times, 12)),
    )
    assert first.days > 1
    assert first.unfinished == 0


def test_balance_plays_what_a_host_has_written_and_warns_of_a_side_that_hardly_wins():
    text = (
        '{"name": "Doom", "table": {"9": {"mafia": ["boss", "mafioso", "mafioso", "mafioso"],'
        ' "city": ["citizen", "citizen", "citizen", "citizen", "minelayer"]}}}'
    )
    found = balance(read(text), 9, 60, 1)
    assert found.sides["city"].share < WEAK
    assert Warned("side_hardly_wins", "city", found.sides["city"].share) in found.warnings
    assert not any(warned.about == "citizen" for warned in found.warnings), "who has no power cannot leave it unused"


def test_balance_warns_of_a_role_that_never_acts_and_of_sudden_death():
    text = (
        '{"name": "Nothing to do", "table": {"6": {"mafia": ["surgeon"],'
        ' "city": ["saviour", "constantine", "citizen", "citizen", "citizen"]}}, "first_shot": 9, "open_roles": false}'
    )
    found = balance(read(text), 6, 20, 1, play="easy")
    assert {warned.about for warned in found.warnings if warned.fault == "role_never_acts"} == set(found.idle)
    late = balance(read(text.replace('"reveal"', '"reveal"')), 6, 20, 1)
    assert (late.sudden > 0.2) == any(warned.fault == "often_sudden_death" for warned in late.warnings)


def test_an_independent_is_counted_where_one_of_them_wins():
    found = balance(SCENARIOS["godfather"], 11, 12, 3, play="random")
    assert set(found.sides) == {"mafia", "city", "independent"}
    assert found.sides["independent"].times > 0


def test_balance_plays_the_scenario_as_the_options_change_it():
    options = MafiaOptions(scenario="classic", mafia_count="third")
    found = balance(scenario_of(options, 9), 9, 4, 1, play="random", options=options)
    assert found.seats == 9


def test_balance_says_how_far_it_is():
    heard = []
    balance(SCENARIOS["classic"], 6, 3, 1, play="random", progress=heard.append)
    assert heard == [1, 2, 3]


def test_a_size_that_the_scenario_does_not_know_is_refused():
    with pytest.raises(Refused) as refused:
        balance(SCENARIOS["godfather"], 6, 1, 1)
    assert refused.value.code == "mafia.seats"
    with pytest.raises(ValueError, match="one game"):
        balance(SCENARIOS["classic"], 8, 0, 1)
