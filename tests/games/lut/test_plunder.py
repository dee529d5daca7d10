"""Sections 7 and 8 of the rulebook: the upper hand, plunder, and what everybody sees."""

from __future__ import annotations

from mahfel.testing.plugin import paragraph


@paragraph("lut-7.1")
@paragraph("lut-14.4")
def test_the_last_chief_or_caravan_master_decides(desert):
    table = desert(
        hands=[["C2"], ["C3"], ["C4"]],
        caravans=[
            {"seat": 0, "value": 5, "cards": ["1 wolf4", "2 hawk1", "2 hawk_chief", "0 karvansalar", "1 wolf_chief"]}
        ],
    )
    assert table.leader(1) == 1


@paragraph("lut-7.2")
def test_the_owner_has_the_upper_hand_over_a_caravan_that_nobody_attacked(desert):
    table = desert(hands=[["C2"], ["C3"]], caravans=[{"seat": 1, "value": 5}])
    assert table.leader(1) == 1


@paragraph("lut-7.3")
@paragraph("lut-14.5")
def test_the_greatest_strength_decides_and_level_means_nobody(desert):
    def leader(*cards):
        return desert(
            hands=[["C2"], ["C3"], ["C4"], ["C5"]], caravans=[{"seat": 3, "value": 5, "cards": list(cards)}], turn=3
        ).leader(1)

    assert leader("0 wolf3", "1 hawk2") == 0
    assert leader("0 wolf3", "1 hawk3") is None
    assert leader("0 wolf3", "1 hawk2", "1 hawk2", "2 fox1") == 1
    assert leader("0 wolf3", "1 hawk3", "2 fox4") == 2
    assert leader("0 wolf3", "1 hawk2", "2 fox2") == 0
    assert leader("0 wolf2", "0 wolf2", "1 hawk4", "2 fox3") is None


@paragraph("lut-7.4")
def test_once_attacked_a_caravan_is_its_owners_only_through_cards(desert):
    table = desert(
        hands=[["C2"], ["C3", "hawk2"], ["C4"]], caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf1"]}], turn=1
    )
    assert table.leader(1) == 0
    table.play("1 bandit:hawk2:1")
    assert table.leader(1) == 1


@paragraph("lut-7.5")
@paragraph("lut-14.6")
def test_everybody_else_has_one_turn_to_answer(desert):
    table = desert(hands=[["wolf1", "C2"], ["C3"], ["C4"]], caravans=[{"seat": 2, "value": 5}])
    table.play("0 bandit:wolf1:1")
    assert table.booty(0) == []
    table.play("1 draw")
    assert table.booty(0) == []
    table.play("2 draw")
    assert table.booty(0) == [5]
    assert table.told("plundered") == [{"seats": (0,), "caravan": 1, "value": 5, "spoils": 1, "own": False}]


@paragraph("lut-7.6")
def test_nothing_is_taken_in_the_turns_of_others_and_a_lead_may_be_won_back(desert):
    table = desert(
        hands=[["wolf1", "wolf2", "C2"], ["hawk2", "C3"]],
        caravans=[{"seat": 1, "value": 5}],
    )
    table.play("0 bandit:wolf1:1", "1 bandit:hawk2:1", "0 bandit:wolf2:1", "1 draw")
    assert table.booty(0) == [5]
    assert [event["standing"] for event in table.told("bandit_played")] == ["leads"] * 3


@paragraph("lut-7.7")
def test_while_level_everything_stays(desert):
    table = desert(
        hands=[["C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 2, "value": 5, "cards": ["0 wolf3", "1 hawk3"]}],
    )
    table.play(*[f"{seat} draw" for _ in range(4) for seat in range(3)])
    assert [len(caravan.cards) for caravan in table.view.caravans] == [2]
    assert [table.booty(side) for side in range(3)] == [[], [], []]


@paragraph("lut-7.8")
def test_the_caravan_goes_to_the_booty_and_all_that_lay_by_it_is_used_up(desert):
    lying = ["1 wolf2", "0 hawk1", "0 karvansalar", "1 wolf_chief"]
    table = desert(hands=[["C2"], ["C3"]], caravans=[{"seat": 0, "value": 7, "cards": lying}])
    table.play("0 draw")
    assert table.booty(1) == [7]
    assert table.view.discarded == {"wolf2": 1, "hawk1": 1, "wolf_chief": 1, "karvansalar": 1}
    assert table.told("plundered")[0]["spoils"] == 4


@paragraph("lut-7.9")
def test_several_caravans_are_plundered_at_one_turn_start(desert):
    table = desert(
        hands=[["C2"], ["C3"]],
        caravans=[
            {"seat": 1, "value": 4},
            {"seat": 0, "value": 5, "cards": ["1 fox1"]},
            {"seat": 0, "value": 6, "cards": ["1 fox1", "0 wolf1"]},
            {"seat": 1, "value": 3, "cards": ["0 wolf2", "1 hawk3"]},
        ],
    )
    table.play("0 draw")
    assert table.booty(1) == [4, 5, 3]
    assert [caravan.id for caravan in table.view.caravans] == [3]
    assert [event["own"] for event in table.told("plundered")] == [True, False, True]


@paragraph("lut-7.10")
def test_example_of_three_against_three(example):
    events = example("7.10")["events"]
    assert [event["seat"] for event in events if event["type"] in {"drawn", "bandit_played"}] == [0, 1, 2, 0]
    assert events[-1]["type"] == "plundered"
    assert events[-1]["seats"] == [1]


@paragraph("lut-7.11")
def test_example_of_two_that_come_through(example):
    assert [event["value"] for event in example("7.11")["events"] if event["type"] == "plundered"] == [4, 7]


@paragraph("lut-8.1")
def test_hands_are_hidden_and_their_sizes_are_not(desert):
    table = desert(hands=[["C2", "wolf1"], ["C3"], []])
    for viewer in (None, 0, 1, 2):
        view = table.state.view(viewer)
        assert [player.count for player in view.players] == [2, 1, 0]
        assert [player.hand is not None for player in view.players] == [seat == viewer for seat in range(3)]
    table.play("0 draw")
    assert ["card" in table.told("drawn", viewer)[0] for viewer in (None, 0, 1, 2)] == [False, True, False, False]


@paragraph("lut-8.2")
def test_road_discarded_cards_and_the_size_of_the_pile_are_open(desert):
    table = desert(
        hands=[["C2"], ["C3"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["1 wolf1", "0 hawk1"]}],
        discarded=["fox1", "fox1"],
    )
    views = [table.state.view(viewer) for viewer in (None, 0, 1)]
    assert len({(view.caravans, view.pile, tuple(view.discarded.items())) for view in views}) == 1
    assert views[0].discarded == {"fox1": 2}
    assert views[0].pile == 78 - 2 - 3 - 2


@paragraph("lut-8.3")
@paragraph("lut-12.6")
def test_the_view_holds_what_everybody_saw_of_the_booty_and_the_option_is_for_the_screen(desert):
    # Whoever remembers every plunder knows every booty; a screen shows rivals' coins only where the table wants it.
    for show in (False, True):
        table = desert(hands=[["C2"], ["C3"]], booty=[[5, 4], [8]], show_booty=show)
        for viewer in (None, 0, 1):
            view = table.state.view(viewer)
            assert [side.booty for side in view.sides] == [(5, 4), (8,)]
            assert view.options.show_booty is show
