"""Section 9 of the rulebook: two partners are one side."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph


@pytest.fixture
def teams(desert):
    """Two teams of two, unless another number of hands is given."""

    def arrange(**position):
        position.setdefault("hands", [["C2"], ["C3"], ["C4"], ["C5"]])
        return desert(teams=True, **position)

    return arrange


@paragraph("lut-9.1")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_partners_sit_next_to_each_other(fresh, seats):
    sides = fresh(seats, teams=True).view.sides
    assert [side.seats for side in sides] == [(first, first + 1) for first in range(0, seats, 2)]


@paragraph("lut-9.2")
def test_a_team_fights_in_one_colour_and_its_strengths_add_up(teams):
    table = teams(
        hands=[["wolf2", "C2"], ["hawk2", "wolf3", "C3"], ["C4"], ["C5"]],
        caravans=[{"seat": 2, "value": 8, "cards": ["3 fox4"]}],
    )
    table.play("0 bandit:wolf2:1")
    assert table.refused("1 bandit:hawk2:1") == "lut.second_colour"
    table.play("1 bandit:wolf3:1")
    assert [(fighter.side, fighter.strength) for fighter in table.caravan(1).fighters] == [(0, 5), (1, 4)]
    assert table.leader(1) == 0


@paragraph("lut-9.2")
def test_a_caravan_belongs_to_the_team_and_either_may_lay_the_caravan_master(teams):
    table = teams(
        hands=[["C2"], ["karvansalar", "C3"], ["C4"], ["C5"]],
        caravans=[{"seat": 0, "value": 8, "cards": ["3 fox4"]}],
        turn=1,
        stage="second",
    )
    table.play("1 karvansalar:1")
    assert table.leader(1) == 0


@paragraph("lut-9.2")
def test_partners_do_not_compete_for_colours(teams):
    table = teams(
        hands=[["wolf2", "C2"], ["C3"], ["wolf1", "C4"], ["C5"]],
        caravans=[{"seat": 2, "value": 8, "cards": ["1 wolf1", "3 hawk1"]}],
    )
    assert table.may("0 bandit:wolf2:1")
    table.play("0 bandit:wolf2:1", "1 draw")
    assert table.refused("2 bandit:wolf1:1") == "lut.second_colour"


@paragraph("lut-9.3")
def test_a_team_plunders_once_at_the_start_of_its_turn_and_then_both_act(teams):
    table = teams(caravans=[{"seat": 3, "value": 6}, {"seat": 2, "value": 4}], turn=1, stage="second")
    table.play("1 draw")
    assert [event["seats"] for event in table.told("plundered")] == [(2, 3), (2, 3)]
    assert [table.view.sides[1].booty, table.asked] == [(6, 4), 2]
    table.play("2 caravan:4")
    assert table.asked == 3
    table.play("3 draw")
    # The caravan that partner 2 sent out is not cashed in by partner 3, before anybody could answer.
    assert table.booty(1) == [6, 4]
    assert table.asked == 0


@paragraph("lut-9.3")
def test_no_partner_cashes_in_before_the_others_could_answer(teams):
    table = teams(hands=[["wolf1", "C2"], ["C3"], ["C4"], ["C5"]], caravans=[{"seat": 2, "value": 6}])
    table.play("0 bandit:wolf1:1", "1 draw")
    assert [table.booty(0), table.leader(1)] == [[], 0]
    table.play("2 draw", "3 draw")
    assert table.booty(0) == [6]


@paragraph("lut-9.4")
def test_a_chief_may_follow_the_bandit_that_the_partner_has_just_laid(teams):
    table = teams(
        hands=[["fox1", "C2"], ["fox_chief", "C3"], ["C4"], ["C5"]],
        caravans=[{"seat": 2, "value": 6, "cards": ["3 wolf4"]}],
    )
    assert table.ask.rule == "lut-9.5"
    table.play("0 bandit:fox1:1")
    assert [table.ask.rule, table.ask.text] == ["lut-9.4", "act-second"]
    table.play("1 chief:fox:1")
    assert table.leader(1) == 0


@paragraph("lut-9.5")
def test_the_lower_seat_acts_first_or_lets_the_other_go_first(teams):
    table = teams()
    assert [table.asked, table.view.stage, table.ask.text] == [0, "first", "act-first"]
    table.play("0 draw")
    assert [table.asked, table.view.stage] == [1, "second"]
    table = teams()
    assert table.play("0 after_you") == [{"type": "gave_way", "seat": 0, "other": 1}]
    assert [table.asked, table.view.stage, table.ask.text] == [1, "instead", "act-instead"]


@paragraph("lut-9.6")
def test_who_was_let_go_first_acts_and_the_other_comes_second(teams):
    table = teams()
    table.play("0 after_you")
    assert table.ask.rule == "lut-9.6"
    assert table.refused("1 after_you") == "lut.not_your_choice"
    assert table.refused("0 draw") == "game.not_asked"
    table.play("1 draw")
    assert [table.asked, table.view.stage] == [0, "second"]
    assert table.refused("0 after_you") == "lut.not_your_choice"
    table.play("0 draw")
    assert [table.asked, table.view.stage] == [2, "first"]


@paragraph("lut-9.6")
def test_giving_way_does_not_change_whose_turn_is_next(fresh):
    table = fresh(8, teams=True, first_player="host")
    order = []
    for _ in range(4):
        first = table.asked
        table.play(f"{first} after_you")
        for _ in range(2):
            order.append(table.asked)
            table.play(f"{table.asked} draw")
    assert order == [1, 0, 3, 2, 5, 4, 7, 6]
    assert table.asked == 0


@paragraph("lut-9.7")
@paragraph("lut-12.5")
@pytest.mark.parametrize("look", [True, False])
def test_partners_look_into_each_others_hands_where_the_table_wants_it(fresh, look):
    table = fresh(6, teams=True, partners_see_hands=look, first_player="host")
    table.play("0 draw")
    for viewer in range(6):
        partner = viewer ^ 1
        wanted = [seat == viewer or (look and seat == partner) for seat in range(6)]
        assert [player.hand is not None for player in table.state.view(viewer).players] == wanted
        assert ["cards" in event for event in table.told("dealt", viewer)] == wanted
        assert ("card" in table.told("drawn", viewer)[0]) == wanted[0]
    assert not any("card" in event for event in table.told("drawn"))


@paragraph("lut-9.8")
def test_booty_and_caravans_in_hand_are_common_and_partners_win_together(teams):
    table = teams(
        hands=[["C2", "C6"], ["wolf1"], ["hawk1"], ["C5", "C5"]],
        booty=[[8, 7, 6, 4, 4, 4, 4, 4, 3, 3, 3], [3, 3, 3, 5, 5, 5, 2, 2, 2, 2]],
        pile=0,
        turn=1,
        stage="second",
    )
    table.play("1 discard:wolf1")
    accounts = table.view.reckoning.accounts
    assert [account.unplayed for account in accounts] == [(2, 6), (5, 5)]
    assert [account.total for account in accounts] == [50 - 8, 32 - 10]
    assert table.view.outcome.winners == (0, 1)
    assert table.view.outcome.scores == (42, 42, 22, 22)


@paragraph("lut-9.9")
def test_one_empty_hand_is_enough_and_the_partner_does_not_act_any_more(teams):
    table = teams(hands=[["wolf1"], ["C3"], ["C4"], ["C5"]], pile=0)
    table.play("0 discard:wolf1")
    assert table.asked is None
    assert table.view.outcome.reason == "last_card_played"
    assert table.refused("1 caravan:3") == "game.over"


@paragraph("lut-9.10")
@paragraph("lut-9.11")
def test_examples_of_teams(example):
    first, second = example("9.10"), example("9.11")
    assert first["events"][-1] == {
        "type": "plundered",
        "seats": [0, 1],
        "caravan": 1,
        "value": 8,
        "spoils": 2,
        "own": False,
    }
    assert [event["type"] for event in second["events"]][:3] == ["gave_way", "bandit_played", "chief_played"]
    assert second["after"]["caravans"][0]["leader"] == 0
