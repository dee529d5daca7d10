"""The specification's vectors of one night, with the cast that it names."""

from night import night, notes

from mahfel.testing.plugin import paragraph

# seats:  0       1            2          3            4          5         6         7          8
CAST = ["boss", "detective", "doctor", "sheriff", "citizen", "mafioso", "surgeon", "die_hard", "citizen"]
BOSS, DETECTIVE, DOCTOR, SHERIFF, CITIZEN, MAFIOSO, SURGEON, DIE_HARD, OTHER = range(9)


def test_v1_whom_the_doctor_saves_from_the_team_stays():
    assert night(CAST, {BOSS: "shot@4", DOCTOR: "save@4"})[1] == []


def test_v2_a_save_of_somebody_else_does_not_help():
    assert night(CAST, {BOSS: "shot@4", DOCTOR: "save@1"})[1] == [CITIZEN]


@paragraph("mafia-7.7")
def test_v5_a_sheriff_who_hits_the_city_leaves_whoever_saves_him():
    assert night(CAST, {SHERIFF: "shoot@4", DOCTOR: "save@3"})[1] == [SHERIFF]


def test_v6_the_surgeon_saves_one_of_the_mafia_from_the_sheriff():
    assert night(CAST, {SHERIFF: "shoot@5", SURGEON: "operate@5"})[1] == []


def test_v7_two_who_shoot_at_each_other_s_side_both_leave():
    assert night(CAST, {BOSS: "shot@3", SHERIFF: "shoot@5"})[1] == [SHERIFF, MAFIOSO]


@paragraph("mafia-7.11")
def test_v8_the_boss_looks_like_a_citizen():
    state, _, _ = night(CAST, {DETECTIVE: "inquire@0"})
    assert notes(state, DETECTIVE, "side")[-1].word == "city"


def test_the_detective_finds_a_mafioso():
    state, _, _ = night(CAST, {DETECTIVE: "inquire@5"})
    assert notes(state, DETECTIVE, "side")[-1].word == "mafia"


@paragraph("mafia-7.11")
def test_v10_a_detective_who_dies_hears_no_answer():
    state, left, _ = night(CAST, {BOSS: "shot@1", DETECTIVE: "inquire@5"})
    assert left == [DETECTIVE]
    assert notes(state, DETECTIVE, "side") == []


def test_v11_a_die_hard_survives_the_first_shot_and_wears_no_vest_after_it():
    state, left, _ = night(CAST, {BOSS: "shot@7"})
    assert left == []
    assert state.players[DIE_HARD].vest == 0


@paragraph("mafia-7.7", "mafia-18.14")
def test_v13_who_is_saved_keeps_the_vest():
    state, left, _ = night(CAST, {BOSS: "shot@7", DOCTOR: "save@7"})
    assert left == []
    assert state.players[DIE_HARD].vest == 1


@paragraph("mafia-7.5")
def test_without_a_word_of_the_boss_the_name_with_most_proposals_is_shot():
    assert night(CAST, {}, proposals=[(5, 4), (6, 4), (0, 8)])[1] == [CITIZEN]


@paragraph("mafia-7.5")
def test_a_tie_of_proposals_goes_as_the_carrier_proposed():
    assert night(CAST, {}, proposals=[(5, 4), (0, 8)])[1] == [OTHER]


@paragraph("mafia-7.5")
def test_without_a_proposal_nobody_is_shot():
    assert night(CAST, {})[1] == []


@paragraph("mafia-2.4")
def test_when_the_boss_has_left_the_next_in_rank_carries_the_shot():
    assert night(CAST, {SURGEON: "shot@4"}, out=[BOSS])[1] == [CITIZEN]


def test_the_doctor_saves_himself_once_in_the_game():
    state, left, _ = night(CAST, {BOSS: "shot@2", DOCTOR: "save@2"})
    assert left == []
    assert state.players[DOCTOR].own_times("save") == 1


def test_the_worked_night_of_the_classic_game_for_ten():
    roles = ["boss", "citizen", "doctor", "detective", "citizen", "die_hard", "sniper", "citizen", "mafioso", "mafioso"]
    state, left, _ = night(roles, {0: "shot@4", 2: "save@4", 3: "inquire@0", 6: "snipe@8"})
    assert left == [8]
    assert notes(state, 3, "side")[-1].word == "city"
    assert state.carrier() == 0
