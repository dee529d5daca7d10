"""What the rulebook says of the deal, the introduction, the day and the vote, paragraph by paragraph."""

import pytest
from day import everybody, listen, names, play, until
from msgspec.structs import replace

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.ending import result
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph

EIGHT = ["boss", "mafioso", "doctor", "detective", "die_hard", "citizen", "citizen", "citizen"]
BOOK = {"classic", "shab_e_mafia", "godfather", "commando", "tv", "inspector"}
CHAOS = (
    '{"name": "Three", "chaos": true, "table": {"6": {"mafia": ["boss"],'
    ' "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}}}'
)


def start(seats, seed=1, **options):
    told = []
    return game.start(seats, MafiaOptions(**options), SplitMix64(seed), told.append), told


def notes(told, seat):
    """What a seat was told alone, at every telling."""
    return [event.notes for event in told if type(event).__name__ == "NightNews" and event.seat == seat]


@paragraph("mafia-1.1", "mafia-3.3")
def test_the_mafia_know_each_other_from_the_first_night_and_nobody_else_knows_them():
    state, _ = start(8)
    until(state, "hands")
    mafia = state.of_side("mafia")
    for seat in range(8):
        view = state.view(seat)
        assert view.team == (mafia if seat in mafia else ())
        known = {other for other in range(8) if view.players[other].role}
        assert known == ({*mafia} if seat in mafia else {seat})


@paragraph("mafia-3.3")
def test_a_chameleon_does_not_meet_the_team_even_on_its_side():
    state = arrange(roles=["boss", "chameleon", *["citizen"] * 5], sides={1: "mafia"}, time="talk")
    assert state.team() == (0,)
    assert state.view(1).team == ()


@paragraph("mafia-1.2", "mafia-8.2")
def test_the_city_wins_without_mafia_and_the_mafia_with_half_of_those_left():
    assert result(arrange(roles=EIGHT, out=(0, 1))).side == "city"
    assert result(arrange(roles=EIGHT, out=(2, 3, 4, 5))).side == "mafia"
    assert result(arrange(roles=EIGHT, out=(2, 3, 4))) is None
    killer = ["boss", "jani", *["citizen"] * 5]
    assert result(arrange(roles=killer, out=(0,), scenario="shab_e_mafia")) is None


@paragraph("mafia-1.3", "mafia-2.1")
def test_every_seat_plays_a_role_that_only_it_sees():
    state, told = start(10)
    assert sorted(player.role for player in state.players) == sorted(SCENARIOS["classic"].dealt(10))
    for seat in range(10):
        assert state.view(seat).you.role == state.players[seat].role
    assert state.view(None).you is None
    cards = [event.seen_by(None) for event in told if type(event).__name__ == "Dealt"]
    assert len(cards) == 10
    assert not any(card.get("role") for card in cards)
    dealt = {tuple(player.role for player in start(10, seed)[0].players) for seed in range(5)}
    assert len(dealt) > 1


@paragraph("mafia-1.4", "mafia-9.1", "mafia-10.1", "mafia-11.1", "mafia-12.1", "mafia-13.1", "mafia-14.1")
def test_each_scenario_is_for_as_many_as_the_book_says():
    assert (game.meta.seats, game.meta.age, game.meta.minutes) == ((6, 26), 12, (20, 90))
    seats = {
        key: SCENARIOS[key].seats for key in ("classic", "shab_e_mafia", "godfather", "commando", "tv", "inspector")
    }
    assert seats == {
        "classic": (6, 20),
        "shab_e_mafia": (6, 26),
        "godfather": (10, 13),
        "commando": (8, 15),
        "tv": (10, 15),
        "inspector": (10, 13),
    }


@paragraph("mafia-10.1")
def test_nobody_in_shab_e_mafia_is_simple_and_no_role_is_there_twice():
    scenario = SCENARIOS["shab_e_mafia"]
    for seats in scenario.table:
        roles = scenario.dealt(seats)
        assert len(set(roles)) == seats
        assert not any(ROLES[role].simple for role in roles)
    assert scenario.vote.midday


@paragraph("mafia-2.3")
def test_citizen_and_mafioso_are_simple_and_so_is_whoever_was_robbed():
    simple = {key for key, role in ROLES.items() if role.simple}
    assert {"citizen", "mafioso"} <= simple
    assert not any(ROLES[key].abilities for key in simple)
    state = arrange(roles=EIGHT)
    state.strip(3)
    assert state.abilities(3) == ()


@paragraph("mafia-2.7")
def test_what_one_is_told_alone_all_are_told_at_the_same_moment():
    state = arrange(roles=EIGHT)
    told = listen(state)
    everybody(state, {3: "act inquire@1"})
    assert [event.seat for event in told if type(event).__name__ == "NightNews"] == list(range(8))
    assert notes(told, 3)[0][0].word == "mafia"
    assert notes(told, 4) == [()]


@paragraph("mafia-3.1")
def test_on_the_first_day_everybody_speaks_once_without_challenges_and_powers():
    state, told = start(8)
    for _ in range(8):
        asked = state.asked()
        assert [ask.kind for ask in asked.values()] == ["speak"]
        (seat,) = asked
        assert len(state.legal(seat)) == 1
        play(state, seat, "done")
    assert sorted(event.seat for event in told if type(event).__name__ == "Speaking") == list(range(8))


@paragraph("mafia-3.2")
def test_in_the_first_night_all_are_asked_the_same_and_nobody_is_hurt():
    state, _ = start(11, scenario="godfather")
    until(state, "night")
    assert set(state.asked().values()) == {next(iter(state.asked().values()))}
    assert sorted(state.asked()) == list(range(11))
    everybody(state)
    assert {ask.kind for ask in state.asked().values()} == {"allegiance"}
    assert sorted(state.asked()) == list(range(11))
    everybody(state)
    assert state.gone == ()


@paragraph("mafia-3.4")
@pytest.mark.parametrize("seats", [7, 9, 10])
def test_the_mayor_sees_two_hands_without_labels(seats):
    for seed in range(4):
        state, told = start(seats, seed, scenario="shab_e_mafia")
        until(state, "night")
        everybody(state)
        roles = [player.role for player in state.players]
        hands = [note for group in notes(told, roles.index("mayor")) for note in group if note.kind == "hands"]
        if seats == 7:
            assert hands == []
            continue
        (note,) = hands
        assert note.about == tuple(sorted(note.about))
        shown = {roles[seat] for seat in note.about}
        assert shown == {"doctor", "surgeon" if seats == 10 else "king_slayer"}


@paragraph("mafia-3.5", "mafia-18.6")
@pytest.mark.parametrize(("begins", "then"), [("day", "speak"), ("night", "huddle")])
def test_after_the_first_night_comes_a_day_or_a_night(begins, then):
    state, _ = start(8, begins=begins)
    until(state, "night")
    everybody(state)
    assert then in {ask.kind for ask in state.asked().values()}


@paragraph("mafia-4.1")
def test_one_speaks_in_turn_and_the_next_day_begins_with_the_next_living_seat():
    state = arrange(roles=EIGHT, time="night", starter=2, out=(3,))
    told = listen(state)
    everybody(state)
    until(state, "hands")
    assert [event.seat for event in told if type(event).__name__ == "Speaking"] == [4, 5, 6, 7, 0, 1, 2]
    directions = {start(8, seed, scenario="shab_e_mafia")[0].step for seed in range(12)}
    assert directions == {1, -1}
    assert {start(8, seed)[0].step for seed in range(12)} == {1}
    assert len({start(8, seed)[0].starter for seed in range(12)}) > 3


@paragraph("mafia-4.2")
def test_the_speaker_gives_one_challenge_a_turn_and_nobody_gets_more_than_two_a_day():
    state = arrange(roles=EIGHT, time="talk")
    speakers = []
    for _ in range(3):
        (speaker,) = [seat for seat, ask in state.asked().items() if ask.kind == "speak"]
        speakers.append(speaker)
        if game.parse("act ask_challenge") not in state.legal(5):
            break
        play(state, 5, "act ask_challenge")
        play(state, 6, "act ask_challenge")
        play(state, speaker, "act give_challenge@5")
        assert game.parse("act give_challenge@6") not in state.legal(speaker)
        play(state, speaker, "done")
        assert [seat for seat, ask in state.asked().items() if ask.kind == "speak"] == [5]
        play(state, 5, "done")
    assert state.challenged.count(5) == 2
    assert len(speakers) == 3


@paragraph("mafia-4.6")
def test_a_status_inquiry_needs_more_than_half_and_costs_nothing_when_it_fails():
    roles = list(SCENARIOS["godfather"].dealt(11))
    for hands, given in ((4, False), (5, True)):
        state = arrange(roles=roles, time="talk", cycle=2, scenario="godfather", out=(1,))
        told = listen(state)
        play(state, 3, "act call_inquiry")
        for place, seat in enumerate(list(state.asked())):
            play(state, seat, "up" if place < hands else "down")
        assert ("StatusTold" in names(told)) == given
        assert state.inquiries == (1 if given else 2)
        assert game.parse("act call_inquiry") not in state.legal(4)
    assert (told[-1].mafia, told[-1].city) == (1, 0)


@paragraph("mafia-4.7")
@pytest.mark.parametrize(("hands", "side"), [({0: 4, 4: 0, 5: 4}, "mafia"), ({0: 4, 4: 5, 5: 4}, "city")])
def test_three_who_are_left_shake_hands(hands, side):
    roles = ["boss", "doctor", "detective", "citizen", "citizen", "citizen"]
    state = arrange(roles=roles, out=(1, 2, 3), scenario="custom", written=CHAOS)
    told = listen(state)
    everybody(state)
    everybody(state)
    assert "Announced" in names(told), "no hands met at the first try"
    everybody(state, {seat: f"act hand_to@{to}" for seat, to in hands.items()})
    assert (state.outcome().reason, state.outcome().decided_by) == (side, "handshake")


@paragraph("mafia-4.7")
def test_when_no_hands_meet_twice_the_lot_decides():
    roles = ["boss", "doctor", "detective", "citizen", "citizen", "citizen"]
    state = arrange(roles=roles, out=(1, 2, 3), scenario="custom", written=CHAOS)
    told = listen(state)
    for _ in range(3):
        everybody(state)
    assert [event.by_lot for event in told if type(event).__name__ == "HandsShaken"] == [True]


@paragraph("mafia-5.1", "mafia-18.13")
def test_all_hands_go_up_at_the_same_moment_and_for_as_many_as_one_likes():
    state = arrange(roles=EIGHT, time="hands")
    told = listen(state)
    for seat in range(7):
        play(state, seat, "hands" if seat == 1 else f"hands {1 if seat != 2 else '1,7'}")
        assert told == []
    play(state, 7, "hands 1")
    assert [(event.seat, event.seats) for event in told if type(event).__name__ == "HandsUp"] == [
        (1, (0, 2, 3, 4, 5, 6, 7)),
        (7, (2,)),
    ]


@paragraph("mafia-5.4")
@pytest.mark.parametrize(("hands", "leaves"), [(3, False), (4, True)])
def test_a_sole_accused_leaves_with_hands_enough(hands, leaves):
    state = arrange(roles=EIGHT, time="vote", accused=(1,))
    assert sorted(state.asked()) == [0, 2, 3, 4, 5, 6, 7]
    everybody(state, dict.fromkeys([0, 2, 3, 4][:hands], "up"))
    until(state, "huddle")
    assert state.alive(1) != leaves


@paragraph("mafia-5.5", "mafia-9.4", "mafia-5.8")
def test_in_the_open_vote_most_votes_leaves_and_a_tie_is_voted_on_once_more():
    state = arrange(roles=EIGHT, time="vote", accused=(1, 5))
    assert game.parse("vote 5") not in state.legal(5)
    told = listen(state)
    everybody(state, {1: "vote 5", 5: "vote 1"})
    assert names(told)[-1] == "Revote"
    everybody(state, {1: "vote 5", 5: "vote 1", 6: "vote 5"})
    shown = [(event.seat, event.seats) for event in told if type(event).__name__ == "VotesShown"]
    assert shown[-2:] == [(1, (5,)), (5, (1, 6))]
    until(state, "huddle")
    assert not state.alive(5)
    tied = arrange(roles=EIGHT, time="vote", accused=(1, 5))
    for _ in range(2):
        everybody(tied, {1: "vote 5", 5: "vote 1"})
    assert tied.gone == ()


@paragraph("mafia-9.4", "mafia-6.4")
def test_who_leaves_by_vote_has_last_words_where_the_scenario_has_them():
    state = arrange(roles=EIGHT, time="vote", accused=(1,))
    everybody(state, dict.fromkeys((0, 2, 3, 4), "up"))
    assert {seat: ask.kind for seat, ask in state.asked().items()} == {1: "last_words"}
    silent = arrange(roles=EIGHT, time="vote", accused=(1,), statuses={1: (Status("silenced", 9),)})
    everybody(silent, dict.fromkeys((0, 2, 3, 4), "up"))
    assert "last_words" not in {ask.kind for ask in silent.asked().values()}
    godfather = SCENARIOS["godfather"]
    assert not godfather.last_words
    assert SCENARIOS["classic"].cards == ()


@paragraph("mafia-5.10")
def test_a_guard_who_is_voted_out_first_stays_and_has_no_power_any_more():
    roles = list(SCENARIOS["commando"].dealt(10))
    guard = roles.index("guard")
    state = arrange(roles=roles, time="vote", accused=(guard,), scenario="commando")
    told = listen(state)
    everybody(state, dict.fromkeys([seat for seat in range(10) if seat != guard], "up"))
    assert [(event.seat, event.told) for event in told if type(event).__name__ == "Stayed"] == [(guard, "guard")]
    assert state.alive(guard)
    assert state.abilities(guard) == ()


@paragraph("mafia-7.2")
def test_the_team_see_each_other_s_proposals_when_the_huddle_is_over_and_nobody_else_does():
    state = arrange(roles=EIGHT, time="huddle", cycle=2)
    play(state, 0, "act propose@5")
    assert state.view(1).proposals == ()
    play(state, 1, "act propose@6")
    everybody(state)
    assert state.view(0).proposals == state.view(1).proposals == ((0, 5), (1, 6))
    assert state.view(2).proposals == ()


@paragraph("mafia-8.5")
def test_a_lone_killer_wins_as_one_of_the_last_two_unless_the_other_one_is_armed():
    roles = ["jani", "boss", "citizen", "citizen", "doctor", "detective"]
    assert result(arrange(roles=roles, out=(1, 2, 3), scenario="shab_e_mafia")) is None
    last = result(arrange(roles=roles, out=(1, 2, 3, 4), scenario="shab_e_mafia"))
    assert (last.why, last.winners) == ("last_two", (0,))
    gun = {5: (Status("gun", 1 << 20, by=4, word="live+shown"),)}
    assert result(arrange(roles=roles, out=(1, 2, 3, 4), statuses=gun, scenario="shab_e_mafia")) is None
    assert result(arrange(roles=roles, out=(2, 3, 4, 5), scenario="shab_e_mafia")).why == "last_two"


@paragraph("mafia-8.7")
def test_a_chameleon_wins_with_its_side_or_alone_after_eight_changes():
    roles = ["boss", "chameleon", *["citizen"] * 5]
    joined = arrange(roles=roles, out=(0,), sides={1: "city"}, scenario="shab_e_mafia")
    assert 1 in result(joined).winners
    for changes, why in ((7, None), (8, "all_colours")):
        state = arrange(roles=roles, scenario="shab_e_mafia")
        shifts = tuple("mafia" if turn % 2 else "city" for turn in range(changes))
        state.players[1] = replace(state.players[1], shifts=shifts, side=shifts[-1])
        found = result(state)
        assert (found.why if found else None) == why
        assert found is None or found.winners == (1,)


@paragraph("mafia-4.2")
def test_a_short_day_has_no_challenges():
    state = arrange(roles=EIGHT, time="talk", signs=(Sign("short_day", 9),))
    assert game.parse("act ask_challenge") not in state.legal(5)
