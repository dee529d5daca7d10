"""The arena of games with sides: one level holds a whole side, then the other; what counts is which side wins."""

import json
from types import SimpleNamespace

import pytest

from mahfel.bots import sides
from mahfel.bots.arena import match
from mahfel.bots.sides import sides_of, team_match
from mahfel.cli.main import main
from mahfel.engine import Outcome, registry
from mahfel.games.mafia import game as mafia
from mahfel.games.mafia.options import MafiaOptions

CITY, MAFIA = "city", "mafia"


@pytest.fixture
def scripted(monkeypatch):
    """Games of Mafia whose winners somebody says: ``who(levels, dealt)``, levels and dealt sides by seat."""

    played = []

    def script(who):
        def play(game, bots, options, chance):
            state = game.start(len(bots), options, chance)
            dealt = [game.side_dealt(state, seat) for seat in range(len(bots))]
            played.append((tuple(bots), tuple(dealt)))
            winners = tuple(sorted(who(bots, dealt)))
            outcome = Outcome(winners=winners, scores=(0.0,) * len(bots), reason="city")
            return SimpleNamespace(state=SimpleNamespace(outcome=lambda: outcome))

        monkeypatch.setattr(sides, "make", lambda game, level, seed: level)
        monkeypatch.setattr(sides, "play_game", play)
        return played

    return script


def seats_of(side, dealt):
    return [seat for seat, other in enumerate(dealt) if other == side]


def by_name(found):
    return {side.side: side for side in found.sides}


def test_each_deal_is_played_with_either_level_on_every_whole_side():
    found = sides_of(mafia, 10, MafiaOptions(), 4)
    assert {side: len(seats) for side, seats in found.items()} == {MAFIA: 3, CITY: 7}
    assert sorted(seat for seats in found.values() for seat in seats) == list(range(10))


def test_a_level_holds_all_seats_of_one_side_and_the_other_all_the_rest(scripted):
    played = scripted(lambda levels, dealt: seats_of(CITY, dealt))
    found = team_match(mafia, "normal", "easy", players=8, deals=3, seed=5)
    assert found.games == len(played) == 3 * 2 * 2
    for levels, dealt in played:
        assert len({(level, side) for level, side in zip(levels, dealt, strict=True)}) == 2
    held = [{side: level for level, side in zip(levels, dealt, strict=True)} for levels, dealt in played]
    assert held.count({MAFIA: "normal", CITY: "easy"}) == held.count({MAFIA: "easy", CITY: "normal"}) == 6
    deals = [dealt for _, dealt in played]
    assert len(set(deals)) > 1, "deals differ"
    assert all(len(set(deals[at : at + 4])) == 1 for at in (0, 4, 8)), "all games of a deal are dealt alike"


def test_the_better_level_wins_as_either_side(scripted):
    scripted(lambda levels, dealt: [seat for seat, level in enumerate(levels) if level == "normal"])
    found = team_match(mafia, "normal", "easy", players=8, deals=4)
    assert (found.ahead, found.low, found.high, found.verdict) == (1.0, 1.0, 1.0, "stronger")
    for side in found.sides:
        assert (side.deals, side.hero.share, side.rivals.share) == (4, 1.0, 0.0)
        assert side.hero.low < 0.6, "four deals are few"
    back = team_match(mafia, "easy", "normal", players=8, deals=4)
    assert (back.ahead, back.verdict) == (-1.0, "weaker")


def test_a_side_that_always_wins_says_nothing_of_who_is_better(scripted):
    scripted(lambda levels, dealt: seats_of(MAFIA, dealt))
    found = team_match(mafia, "normal", "easy", players=10, deals=4)
    assert (found.ahead, found.verdict) == (0.0, "undecided")
    assert (by_name(found)[MAFIA].hero.share, by_name(found)[MAFIA].rivals.share) == (1.0, 1.0)
    assert (by_name(found)[CITY].hero.share, by_name(found)[CITY].rivals.share) == (0.0, 0.0)


def test_a_victory_counts_as_much_for_a_lone_boss_as_for_each_of_many(scripted):
    # The easy level always wins: as one of the mafia, as five of the city. Neither victory is split among its winners.
    scripted(lambda levels, dealt: seats_of(MAFIA if levels[dealt.index(MAFIA)] == "easy" else CITY, dealt))
    found = team_match(mafia, "easy", "normal", players=6, deals=5)
    assert {side.side: side.hero.share for side in found.sides} == {MAFIA: 1.0, CITY: 1.0}
    assert {side.side: side.rivals.share for side in found.sides} == {MAFIA: 0.0, CITY: 0.0}
    assert len(sides_of(mafia, 6, MafiaOptions(), 0)[MAFIA]) == 1


def test_who_changed_sides_counts_as_the_part_of_the_side_that_they_are(scripted):
    # One of the city was bought and wins with the mafia.
    scripted(lambda levels, dealt: [*seats_of(MAFIA, dealt), seats_of(CITY, dealt)[0]])
    found = by_name(team_match(mafia, "normal", "easy", players=10, deals=2))
    assert found[CITY].hero.share == pytest.approx(1 / 7, abs=1e-4)
    assert found[MAFIA].hero.share == 1.0


def test_an_independent_is_a_side_of_its_own(scripted):
    scripted(lambda levels, dealt: [*seats_of("independent", dealt), *seats_of(MAFIA, dealt)])
    options = MafiaOptions(scenario="godfather")
    found = by_name(team_match(mafia, "normal", "easy", players=11, deals=2, options=options))
    assert {side: found[side].hero.share for side in found} == {MAFIA: 1.0, CITY: 0.0, "independent": 1.0}


def test_a_game_in_which_everybody_plays_for_themselves_has_no_sides():
    game = registry.find("high_society")
    assert sides_of(game, 3, game.meta.options(), 1) == {}
    with pytest.raises(ValueError, match="deals no sides"):
        team_match(game, "easy", "random", players=3, deals=1)


def test_the_command_plays_by_side_where_sides_are_dealt_and_by_seat_elsewhere(capsys):
    assert main(["arena", "mafia", "easy", "random", "--players", "6", "--deals", "1", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert [side["side"] for side in sorted(found["sides"], key=lambda side: side["side"])] == [CITY, MAFIA]
    assert found["games"] == 4
    assert main(["arena", "high_society", "easy", "random", "--deals", "2", "--seed", "3", "--json"]) == 0
    there, back = json.loads(capsys.readouterr().out)
    game = registry.find("high_society")
    once = match(game, "easy", "random", players=3, deals=2, seed=3)
    assert (there["share"], there["low"], there["high"], there["games"]) == (once.share, once.low, once.high, 6)
    assert (back["hero"], back["rivals"]) == ("random", "easy")


def test_the_command_says_in_words_which_level_is_ahead_as_what(capsys):
    assert main(["arena", "mafia", "easy", "random", "--players", "6", "--deals", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("easy against random, each on whole sides: ")
    assert {line.split()[1] for line in told[1:3]} == {CITY, MAFIA}


@pytest.mark.slow
def test_normal_bots_of_mafia_are_stronger_than_easy_ones_on_whole_sides():
    found = team_match(mafia, "normal", "easy", players=10, deals=25, seed=100)
    assert found.verdict == "stronger", found
    assert all(side.hero.share >= side.rivals.share for side in found.sides), found
