"""A day, answer by answer."""

from mahfel.games.mafia import game


def listen(state):
    """Hear all that is told from now on."""
    told = []
    state.tell = told.append
    return told


def names(told):
    """What was told, by name."""
    return [type(event).__name__ for event in told]


def play(state, seat, text):
    """One answer by its short notation; it has to be offered."""
    move = game.parse(text)
    assert move in state.legal(seat), f"{text} is not offered to {seat}"
    state.play(seat, move)


def everybody(state, answers=None):
    """All who are asked now answer: as told, or by default."""
    for seat, ask in list(state.asked().items()):
        if answers and seat in answers:
            play(state, seat, answers[seat])
        else:
            state.play(seat, ask.default)


def until(state, kind):
    """Go on by default until somebody is asked for that."""
    for _ in range(2000):
        asked = state.asked()
        if not asked or any(ask.kind == kind for ask in asked.values()):
            return
        seat = next(seat for seat, ask in asked.items() if not ask.optional)
        state.play(seat, asked[seat].default)
    raise AssertionError(f"nobody is asked for {kind}")
