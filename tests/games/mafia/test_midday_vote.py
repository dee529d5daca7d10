"""The midday sleep: ballots and words of power, opened in their order."""

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.moves import Ballot
from mahfel.testing.plugin import paragraph

ROLES = ["boss", "king_slayer", "jalab", "doctor", "detective", "mayor", "judge", "wizard", "scarecrow", "armoured"]
BOSS, SLAYER, JALAB, DOCTOR, DETECTIVE, MAYOR, JUDGE, WIZARD, SCARECROW, ARMOURED = range(10)


def midday(accused, ballots, roles=ROLES, **position):
    """Everybody votes as told (others blank): the position after the ballots were opened, and what was told."""
    state = arrange(roles=roles, time="vote", accused=accused, scenario="shab_e_mafia", cycle=2, cards=(), **position)
    told = []
    for seat in state.living():
        move = game.parse(f"vote {ballots[seat]}") if seat in ballots else Ballot()
        assert move in state.legal(seat), f"{move} is not offered to {seat}"
        if seat == state.living()[-1]:
            state.tell = told.append
        state.play(seat, move)
    speakers = [seat for seat, ask in state.asked().items() if ask.kind == "last_words"]
    return state, speakers, [type(event).__name__ for event in told]


def test_without_a_power_the_most_votes_leave():
    assert midday((3, 4), {0: "3", 1: "3", 5: "4"})[1] == [DOCTOR]


@paragraph("mafia-5.8")
def test_blank_ballots_count_for_nobody():
    _, leavers, told = midday((3, 4), {})
    assert leavers == []
    assert "NobodyLeaves" in told


def test_the_mayor_makes_the_vote_void_and_only_that_is_told():
    state, leavers, told = midday((3, 4), {0: "3", 5: "3 annul"})
    assert leavers == []
    assert told[:1] == ["VoteVoid"]
    assert state.players[MAYOR].times("annul") == 1


@paragraph("mafia-5.7")
def test_when_mayor_and_judge_act_on_one_day_the_mayor_wins_and_the_judge_keeps_the_use():
    state, leavers, _ = midday((3, 4), {5: "3 annul", 6: "3 order@4"})
    assert leavers == []
    assert state.players[JUDGE].times("order") == 0
    assert state.players[MAYOR].times("annul") == 1


def test_the_judge_sends_one_of_the_accused_away_whatever_the_count():
    assert midday((3, 4), {0: "3", 1: "3", 6: "3 order@4"})[1] == [DETECTIVE]


def test_an_accused_mayor_or_judge_has_no_power():
    state = arrange(roles=ROLES, time="vote", accused=(5, 6), scenario="shab_e_mafia", cycle=2)
    assert game.parse("vote 6 annul") not in state.legal(MAYOR)
    assert game.parse("vote 5 order@5") not in state.legal(JUDGE)


def test_a_right_guess_of_the_king_slayer_leaves_beside_the_voted_one():
    state, _, _ = midday((3, 4), {0: "3", 1: "3 strike_down@5=mayor"})
    assert state.phases[-2].leavers == (DOCTOR, MAYOR)


@paragraph("mafia-5.7")
def test_a_guess_counts_though_the_vote_is_void():
    _state, leavers, _ = midday((3, 4), {1: "3 strike_down@6=judge", 5: "3 annul"})
    assert leavers == [JUDGE]


@paragraph("mafia-5.7")
def test_the_jalab_has_two_ballots():
    assert midday((3, 4), {2: "4,4", 0: "3"})[1] == [DETECTIVE]


def test_two_ballots_may_go_to_two_names():
    state, _, _ = midday((3, 4), {2: "3,4", 0: "3"})
    assert state.phases[-2].leavers == (DOCTOR,)


@paragraph("mafia-5.7")
def test_the_wizard_voids_a_ballot_and_the_power_beside_it():
    _, leavers, told = midday((3, 4), {0: "3", 5: "4 annul", 7: "3 void@5"})
    assert leavers == [DOCTOR]
    assert "VoteVoid" not in told


@paragraph("mafia-5.7")
def test_the_scarecrow_stays_and_the_next_highest_leaves():
    assert midday((8, 3), {0: "8", 1: "8", 4: "3"})[1] == [DOCTOR]


def test_the_scarecrow_alone_with_votes_means_that_nobody_leaves():
    assert midday((8, 3), {0: "8", 1: "8"})[1] == []


@paragraph("mafia-5.6")
def test_a_sole_accused_scarecrow_leaves():
    state = arrange(roles=ROLES, time="vote", accused=(8,), scenario="shab_e_mafia", cycle=2, cards=())
    for seat in range(10):
        if seat != SCARECROW:
            state.play(seat, game.parse("up"))
    assert list(state.asked()) == [SCARECROW]  # the last words


@paragraph("mafia-5.10")
def test_the_armoured_shows_the_role_and_stays_the_first_time():
    state, leavers, told = midday((9, 3), {0: "9", 1: "9"})
    assert leavers == []
    assert "Stayed" in told
    assert state.players[ARMOURED].told == "armoured"


@paragraph("mafia-5.10")
def test_armour_is_of_no_use_the_second_time():
    assert midday((9, 3), {0: "9"}, used={9: {"armour": 1}})[1] == [ARMOURED]


@paragraph("mafia-5.10")
def test_armour_is_of_use_against_an_order():
    assert midday((9, 3), {0: "3", 6: "3 order@9"})[1] == []


@paragraph("mafia-5.6")
def test_the_narrator_says_nothing_of_counts_or_reasons():
    _, _, told = midday((3, 4), {0: "3", 1: "3 strike_down@5=mayor", 6: "3 order@4"})
    assert not {"HandsUp", "VotesShown", "Lottery"} & set(told)


def test_everybody_is_asked_the_same():
    state = arrange(roles=ROLES, time="vote", accused=(3, 4), scenario="shab_e_mafia", cycle=2)
    assert len({repr(ask) for ask in state.asked().values()}) == 1
    assert set(state.asked()) == set(range(10))
