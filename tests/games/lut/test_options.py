"""Section 12 of the rulebook: what a table may agree on."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.lut import game
from mahfel.games.lut.options import LutOptions
from mahfel.testing.plugin import paragraph


@paragraph("lut-12.1")
def test_teams_are_off_as_a_rule_and_have_to_be_on_for_six_and_eight():
    assert LutOptions().teams is False
    for seats in range(2, 9):
        alone = seats <= 5
        together = seats in (4, 6, 8)
        for teams, allowed in ((False, alone), (True, together)):
            options = game.read_options({"teams": teams})
            if allowed:
                options.check(seats)
                assert game.arrange(seats=seats, teams=teams).view(None).options == options
            else:
                with pytest.raises(Refused, match=r"lut\.(teams|alone)_seats"):
                    options.check(seats)
                with pytest.raises(ValueError, match=r"lut\.(teams|alone)_seats"):
                    game.arrange(seats=seats, teams=teams)


@paragraph("lut-12.3")
@paragraph("lut-6.6")
def test_bandits_after_a_chief_may_be_forbidden(desert):
    hands = [["fox4", "hawk2", "hawk_chief", "C2"], ["C3"], ["C4"]]
    lying = ["0 hawk1", "1 wolf1", "1 wolf_chief"]
    free = desert(hands=hands, caravans=[{"seat": 2, "value": 5, "cards": lying}])
    assert free.may("0 bandit:hawk2:1", "0 chief:hawk:1")
    closed = desert(hands=hands, caravans=[{"seat": 2, "value": 5, "cards": lying}], bandits_after_chief="forbid")
    assert closed.refused("0 bandit:hawk2:1") == "lut.closed"
    assert closed.may("0 chief:hawk:1")
    outside = desert(hands=hands, caravans=[{"seat": 2, "value": 5, "cards": lying[1:]}], bandits_after_chief="forbid")
    assert outside.offered(0) == {"draw", "caravan:2"}
    assert outside.refused("0 bandit:fox4:1") == "lut.closed"


@paragraph("lut-12.3")
def test_after_the_caravan_master_bandits_are_forbidden_too(desert):
    table = desert(
        hands=[["fox4", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 2, "value": 5, "cards": ["1 wolf1", "2 karvansalar"]}],
        bandits_after_chief="forbid",
    )
    assert table.refused("0 bandit:fox4:1") == "lut.closed"


@paragraph("lut-12.4")
@paragraph("lut-4.6")
def test_throwing_away_may_be_kept_for_those_who_can_play_nothing(desert):
    def table(hand, lying):
        return desert(
            hands=[hand, ["C3"]],
            caravans=[{"seat": 1, "value": 5, "cards": lying}],
            pile=0,
            discard="only_stuck",
        )

    level = ["0 wolf1", "1 hawk1"]
    assert table(["C2", "fox1"], level).offered(0) == {"caravan:2"}
    assert table(["C2", "fox1"], level).refused("0 discard:fox1") == "lut.not_stuck"
    assert table(["wolf2", "fox1"], level).offered(0) == {"bandit:wolf2:1"}
    assert table(["wolf_chief", "fox1"], level).offered(0) == {"chief:wolf:1"}
    assert table(["hawk2", "fox1", "fox_chief", "karvansalar"], level).offered(0) == {
        "discard:hawk2",
        "discard:fox1",
        "discard:fox_chief",
        "discard:karvansalar",
    }


@paragraph("lut-12.4")
def test_the_caravan_master_that_can_be_laid_forbids_throwing_away(desert):
    table = desert(
        hands=[["karvansalar", "fox1"], ["C3"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["0 wolf1", "1 hawk1"]}],
        pile=0,
        discard="only_stuck",
    )
    assert table.offered(0) == {"karvansalar:1"}


@paragraph("lut-12.7")
@paragraph("lut-3.4")
def test_the_host_or_the_hosts_team_may_be_first(fresh):
    assert {fresh(5, seed, first_player="host").view.turn for seed in range(20)} == {0}
    assert {fresh(6, seed, teams=True, first_player="host").view.turn for seed in range(20)} == {0}
    assert {fresh(6, seed, teams=True).view.turn for seed in range(60)} == {0, 2, 4}


def test_options_that_there_are_not_are_refused():
    for raw in ({"discard": "never"}, {"teams": "yes"}, {"karvansalar": True}, {"end_open_caravans": None}, []):
        with pytest.raises(Refused, match=r"options\.unreadable"):
            game.read_options(raw)
