"""Bots of Mafia: they say what they know, look after who says it, and do nothing that no sensible player would do."""

import pytest
from msgspec.structs import replace

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.bots import LEVELS
from mahfel.games.mafia.bots.belief import suspicion
from mahfel.games.mafia.bots.evidence import gather
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.moves import Act, Ballot, Hand, Hands
from mahfel.games.mafia.player import Note, Status

NORMAL = LEVELS["normal"].policies[0]
TEN = ["boss", "mafioso", "mafioso", "doctor", "detective", "die_hard", "sniper", *["citizen"] * 3]
BOSS, ONE, OTHER, DOCTOR, DETECTIVE, DIE_HARD, SNIPER, ANN, BEN, CAM = range(10)
TRIES = 40


def choices(state, seat):
    """What a normal bot does there, with many different draws."""
    return [NORMAL(state.copy(), seat, SplitMix64(draw)) for draw in range(TRIES)]


def uses(moves):
    return [use for move in moves if isinstance(move, Act | Ballot) for use in move.uses]


def told(state, seat, *notes):
    """A seat knows these things."""
    state.players[seat] = replace(state.players[seat], notes=notes)
    return state


def shows(state, *, points=None, covers=None):
    """Signs that were shown."""
    state.points = tuple((points or {}).get(seat, -1) for seat in range(state.seats))
    state.covers = tuple((covers or {}).get(seat, -1) for seat in range(state.seats))
    return state


# -- what they say -----------------------------------------------------------------------------------------------------


def test_the_detective_points_at_one_of_the_mafia_whom_he_has_found():
    state = told(
        arrange(roles=TEN, time="talk", cycle=2, starter=DETECTIVE), DETECTIVE, Note(1, "side", (ONE,), "mafia")
    )
    assert {game.notate(move) for move in choices(state, DETECTIVE)} == {f"act point@{ONE}"}
    state.play(DETECTIVE, game.parse(f"act point@{ONE}"))
    assert {game.notate(move) for move in choices(state, DETECTIVE)} == {"done"}


def test_the_detective_sooner_or_later_covers_whom_he_has_cleared_while_he_has_found_nobody():
    state = told(
        arrange(roles=TEN, time="talk", cycle=2, starter=DETECTIVE), DETECTIVE, Note(1, "side", (ANN,), "city")
    )
    assert {game.notate(move) for move in choices(state, DETECTIVE)} == {f"act cover@{ANN}", "done"}


def test_whoever_leaves_uses_the_last_words_for_what_they_know():
    state = arrange(roles=TEN, time="hands", cycle=2)
    for seat in state.living():
        state.play(seat, Hands((DETECTIVE,) if seat != DETECTIVE else ()))
    state.play(DETECTIVE, game.parse("done"))
    for seat in state.living():
        if seat != DETECTIVE:
            state.play(seat, Hand(up=True))
    assert state.asked()[DETECTIVE].kind == "last_words"
    told(state, DETECTIVE, Note(1, "side", (ONE,), "mafia"))
    assert {game.notate(move) for move in choices(state, DETECTIVE)} == {f"act point@{ONE}"}


def test_who_knows_nothing_shows_no_sign():
    state = arrange(roles=TEN, time="talk", cycle=3, starter=ANN)
    assert {game.notate(move) for move in choices(state, ANN)} == {"done"}


def test_the_mafia_bluff_now_and_then_and_never_against_each_other():
    state = arrange(roles=TEN, time="talk", cycle=3, starter=ONE)
    moves = [NORMAL(state.copy(), ONE, SplitMix64(draw)) for draw in range(300)]
    shown = [use.at[0] for use in uses(moves)]
    assert 0 < len(shown) < 60
    assert not {BOSS, ONE, OTHER} & set(shown)
    shows(state, points={OTHER: ANN})
    assert not uses(choices(state, ONE)), "two of the mafia never say the same"


def test_nobody_says_what_everybody_knows_to_be_wrong():
    state = arrange(roles=TEN, time="talk", cycle=3, starter=ONE)
    for seat in (ANN, BEN, CAM, SNIPER):
        state.players[seat] = replace(state.players[seat], told="citizen", returned=True)
    state.players[OTHER] = replace(state.players[OTHER], told="mafia", returned=True)
    shown = uses(NORMAL(state.copy(), ONE, SplitMix64(draw)) for draw in range(600))
    assert any(use.ability == "point" for use in shown)
    assert not any(use.ability == "point" and use.at[0] in (ANN, BEN, CAM, SNIPER) for use in shown)
    assert not any(use.ability == "cover" and use.at[0] == OTHER for use in shown)


# -- what they make of it ----------------------------------------------------------------------------------------------


def test_whoever_is_pointed_at_is_suspected_and_more_so_by_one_who_was_shot_at_night():
    state = arrange(roles=TEN, time="hands", cycle=3, out=(ANN,))
    before = suspicion(gather(state))
    shows(state, points={BEN: OTHER})
    by_somebody = suspicion(gather(state))
    assert by_somebody[OTHER] > before[OTHER] + 0.15
    state.players[ANN] = replace(state.players[ANN], cause="night")
    shows(state, points={ANN: OTHER})
    by_the_dead = suspicion(gather(state))
    assert by_the_dead[OTHER] > by_somebody[OTHER]
    assert by_the_dead[ANN] < 0.1


def test_whoever_points_at_one_who_was_shot_at_night_is_suspected():
    state = arrange(roles=TEN, time="hands", cycle=3, out=(ANN,))
    state.players[ANN] = replace(state.players[ANN], cause="night")
    before = suspicion(gather(state))
    shows(state, points={BEN: ANN})
    assert suspicion(gather(state))[BEN] > before[BEN]


def test_more_who_say_that_they_know_than_can_know_are_all_suspected():
    state = shows(arrange(roles=TEN, time="hands", cycle=3), covers={DETECTIVE: ANN})
    alone = suspicion(gather(state))
    shows(state, covers={DETECTIVE: ANN, ONE: BEN})
    both = suspicion(gather(state))
    assert both[DETECTIVE] > alone[DETECTIVE]
    assert both[ONE] > alone[ONE]


def test_who_never_came_out_against_one_who_proved_to_be_of_the_mafia_is_suspected():
    state = arrange(roles=TEN, time="hands", cycle=4, out=(ONE,), reveal="side")
    state.players[ONE] = replace(state.players[ONE], told="mafia", left=3)
    against = [(seat, ONE) for seat in range(10) if seat not in (BOSS, OTHER, ONE)]
    write(state, [*against, (BOSS, ANN), (OTHER, BEN)])
    write(state, [*against, (BOSS, ANN), (OTHER, BEN)])
    found = suspicion(gather(state))
    assert found[ONE] == pytest.approx(1.0, abs=0.01)
    assert min(found[BOSS], found[OTHER]) > max(found[seat] for seat in range(10) if seat not in (BOSS, ONE, OTHER))


def test_what_was_counted_aloud_fits_what_is_believed():
    state = arrange(roles=TEN, time="hands", cycle=4, out=(ONE, ANN))
    for mafia in (0, 1, 2):
        state.counted = ((mafia, 2 - mafia, 0),)
        found = suspicion(gather(state))
        assert found[ONE] + found[ANN] == pytest.approx(mafia, abs=0.02)
        assert sum(found) == pytest.approx(3, abs=0.05)


def test_a_bot_takes_nobody_for_what_was_told_otherwise():
    state = arrange(roles=TEN, time="hands", cycle=4, out=(ONE,), reveal="role")
    state.players[ONE] = replace(state.players[ONE], told="mafioso")
    state.players[ANN] = replace(state.players[ANN], told="citizen")
    before = suspicion(gather(state))
    shows(state, points={BEN: ANN})
    found = suspicion(gather(state))
    assert found[ONE] > 0.99
    assert found[ANN] < 0.01
    assert found[BEN] > before[BEN] + 0.1


# -- votes -------------------------------------------------------------------------------------------------------------


def test_the_city_raises_hands_for_whom_a_credible_player_points_at():
    state = shows(arrange(roles=TEN, time="hands", cycle=3), points={DETECTIVE: ONE})
    for seat in (DOCTOR, SNIPER, ANN, BEN, CAM):
        assert all(ONE in move.seats for move in choices(state, seat))
        assert not any(DETECTIVE in move.seats for move in choices(state, seat))


def test_the_mafia_hardly_raise_hands_for_each_other_unless_one_is_lost_anyway():
    state = arrange(roles=TEN, time="hands", cycle=3)
    for_a_mate = [move for move in choices(state, BOSS) if {ONE, OTHER} & set(move.seats)]
    assert len(for_a_mate) < TRIES / 2
    state.players[DETECTIVE] = replace(state.players[DETECTIVE], told="detective")
    shows(state, points={DETECTIVE: ONE})
    assert Mind(state, BOSS, SplitMix64(1)).public[ONE] > 0.62
    assert all(ONE in move.seats for move in choices(state, BOSS))


def test_nobody_votes_for_another_when_one_of_the_accused_is_known_to_be_of_the_mafia():
    for roles, options in ((TEN, {}), ([*TEN, *["citizen"] * 2], {"scenario": "shab_e_mafia"})):
        state = arrange(roles=roles, time="vote", cycle=3, accused=(ONE, ANN), **options)
        state.players[ONE] = replace(state.players[ONE], told="mafioso")
        for seat in state.living():
            if seat not in (ONE, ANN, BOSS, OTHER):
                assert {move.votes for move in choices(state, seat)} == {(ONE,)}
        assert {move.votes for move in choices(state, BOSS)} == {(ONE,)}, "one of the mafia joins a vote that is won"


def test_a_sole_accused_who_was_found_out_is_voted_out_by_who_found_them_out():
    state = arrange(roles=TEN, time="vote", cycle=3, accused=(ONE,))
    told(state, DETECTIVE, Note(1, "side", (ONE,), "mafia"))
    assert set(choices(state, DETECTIVE)) == {Hand(up=True)}
    told(state, DETECTIVE, Note(1, "role", (ONE,), "citizen"))
    assert set(choices(state, DETECTIVE)) == {Hand(up=False)}


def one_more(time, **position):
    """Two of the mafia and three others: with one more of the others gone the mafia have won."""
    return arrange(roles=TEN, time=time, cycle=4, out=(OTHER, SNIPER, DIE_HARD, BEN, CAM), **position)


def test_when_one_more_is_all_they_need_the_whole_team_votes_for_the_same_one_of_the_others():
    state = one_more("vote", accused=(ONE, ANN, DOCTOR))
    state.players[ONE] = replace(state.players[ONE], told="mafioso")
    named = {move.votes for seat in (BOSS, ONE) for move in choices(state, seat)}
    assert len(named) == 1
    assert named <= {(ANN,), (DOCTOR,)}


def test_when_one_more_is_all_they_need_the_mafia_raise_hands_for_the_others_alone():
    state = one_more("hands")
    state.players[ANN] = replace(state.players[ANN], told="citizen")
    shows(state, points={DETECTIVE: ONE, DOCTOR: ONE})
    raised = [set(move.seats) for seat in (BOSS, ONE) for move in choices(state, seat)]
    assert all(raised)
    assert not any(hands & {BOSS, ONE} for hands in raised)


def test_when_one_more_is_all_they_need_nobody_of_the_others_who_stands_alone_is_spared_and_no_mate_is_given_up():
    state = one_more("vote", accused=(DETECTIVE,))
    state.players[DETECTIVE] = replace(state.players[DETECTIVE], told="detective")
    assert {move for seat in (BOSS, ONE) for move in choices(state, seat)} == {Hand(up=True)}
    state = one_more("vote", accused=(ONE,))
    state.players[ONE] = replace(state.players[ONE], told="mafioso")
    assert set(choices(state, BOSS)) == {Hand(up=False)}


def test_a_mate_who_stands_alone_is_spared_by_the_mafia():
    state = arrange(roles=TEN, time="vote", cycle=3, accused=(ONE,))
    assert set(choices(state, BOSS)) == {Hand(up=False)}


# -- nights ------------------------------------------------------------------------------------------------------------


def test_the_team_wants_to_shoot_who_points_at_it_and_never_its_own():
    state = shows(arrange(roles=TEN, time="huddle", cycle=2), points={DETECTIVE: ONE})
    at = [use.at[0] for use in uses(choices(state, BOSS))]
    assert len(at) == TRIES
    assert max(set(at), key=at.count) == DETECTIVE
    assert at.count(DETECTIVE) > TRIES / 4
    assert not {BOSS, ONE, OTHER} & set(at)


def test_the_carrier_does_as_the_team_proposed():
    state = arrange(roles=TEN, cycle=2, proposals=[(BOSS, ANN), (ONE, SNIPER), (OTHER, SNIPER)])
    assert {game.notate(move) for move in choices(state, BOSS)} == {f"act shot@{SNIPER}"}


def test_the_doctor_looks_after_who_has_shown_what_they_know():
    state = shows(arrange(roles=TEN, cycle=2), covers={DETECTIVE: ANN})
    saved = [use.at[0] for use in uses(choices(state, DOCTOR))]
    assert len(saved) == TRIES
    assert saved.count(DETECTIVE) > TRIES / 2


def test_the_detective_asks_about_nobody_twice():
    state = told(
        arrange(roles=TEN, cycle=3), DETECTIVE, Note(1, "side", (ANN,), "city"), Note(2, "side", (ONE,), "mafia")
    )
    asked = {use.at[0] for use in uses(choices(state, DETECTIVE))}
    assert len(asked) > 1
    assert not asked & {ANN, ONE}


def test_the_sniper_keeps_the_bullet_until_somebody_is_likely_enough():
    state = arrange(roles=TEN, cycle=2)
    assert not uses(choices(state, SNIPER))
    state.players[DETECTIVE] = replace(state.players[DETECTIVE], told="detective")
    shows(state, points={DETECTIVE: ONE})
    assert {use.at for use in uses(choices(state, SNIPER))} == {(ONE,)}


def test_a_citizen_with_a_gun_fires_only_at_one_who_is_all_but_certain():
    gun = {ANN: [Status("gun", 99, by=DOCTOR, word="live")]}
    state = arrange(roles=TEN, time="talk", cycle=2, starter=ANN, statuses=gun)
    assert not uses(choices(state, ANN))
    state.players[ONE] = replace(state.players[ONE], told="mafia")
    assert {game.notate(move) for move in choices(state, ANN)} == {f"act fire@{ONE}"}


# -- what they may know ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_in_the_true_world_as_in_any_that_its_view_allows(level):
    policy = LEVELS[level].policies[0]
    state = arrange(roles=TEN, cycle=3, out=(CAM,), proposals=[(BOSS, ANN)])
    told(state, DETECTIVE, Note(1, "side", (ONE,), "mafia"), Note(2, "side", (ANN,), "city"))
    shows(state, points={DETECTIVE: ONE, BEN: DETECTIVE}, covers={ANN: BEN})
    write(state, [(seat, (seat + 3) % 10) for seat in range(10)])
    for seat in state.living():
        for draw in range(12):
            world = game.imagine(state.view(seat), SplitMix64(draw))
            assert policy(world, seat, SplitMix64(draw)) == policy(state.copy(), seat, SplitMix64(draw))
