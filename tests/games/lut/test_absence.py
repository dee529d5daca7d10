"""Section 13 of the rulebook: what is done for a seat where nobody is."""

from __future__ import annotations

import pytest

from mahfel.games.lut import game
from mahfel.testing.plugin import paragraph


@paragraph("lut-13.1")
def test_a_card_is_drawn(desert):
    table = desert(hands=[["C2", "wolf1"], ["C3"]], caravans=[{"seat": 1, "value": 8}], pile=5)
    assert game.notate(table.ask.default) == "draw"
    for stage in ("first", "instead", "second"):
        team = desert(teams=True, seats=4, turn=1 if stage == "instead" else 0, stage=stage)
        assert game.notate(team.ask.default) == "draw"


@paragraph("lut-13.2")
@pytest.mark.parametrize(
    ("hand", "done"),
    [
        (["C2", "wolf3", "hawk2", "fox4"], "discard:hawk2"),
        (["fox1", "wolf1", "C8"], "discard:wolf1"),
        (["C4", "C3", "wolf_chief"], "caravan:3"),
        (["C4", "karvansalar"], "caravan:4"),
        (["karvansalar", "fox_chief", "viper_chief"], "discard:viper_chief"),
        (["karvansalar"], "discard:karvansalar"),
    ],
)
def test_with_the_pile_used_up_the_weakest_bandit_goes_then_the_cheapest_caravan_then_a_chief(desert, hand, done):
    table = desert(hands=[hand, ["C5"]], pile=0)
    assert game.notate(table.ask.default) == done
    assert table.may(f"0 {done}")


@paragraph("lut-13.3")
@pytest.mark.parametrize(
    ("hand", "done"),
    [
        (["C4", "C3", "wolf1"], "caravan:3"),
        (["fox1", "wolf2", "wolf1"], "bandit:wolf1:1"),
        (["fox1", "wolf_chief"], "chief:wolf:1"),
        (["fox2", "hawk1", "karvansalar"], "discard:hawk1"),
        (["karvansalar", "fox_chief"], "discard:fox_chief"),
    ],
)
def test_where_only_who_is_stuck_may_throw_away_the_cheapest_caravan_comes_first(desert, hand, done):
    table = desert(
        hands=[hand, ["C5"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf1", "1 hawk1"]}],
        pile=0,
        discard="only_stuck",
    )
    assert game.notate(table.ask.default) == done
    assert table.may(f"0 {done}")


@paragraph("lut-13.4")
@pytest.mark.parametrize("options", [{}, {"discard": "only_stuck"}, {"bandits_after_chief": "forbid"}])
def test_with_everybody_gone_the_game_still_ends(fresh, options):
    for seats, teams in ((2, False), (5, False), (4, True), (8, True)):
        table = fresh(seats, seats, teams=teams, **options)
        played = table.until_over()
        assert "after_you" not in played
        assert table.view.outcome is not None
