"""The worker process of the bots: ``python -m mahfel.tables.bot_worker [module:attribute …]``.

It reads questions from its standard input and writes answers to its standard output, one line of JSON each. It gets
views and never a state; the legal moves are those of a world imagined from the view, which has the same ones.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

import msgspec

from mahfel.bots import Bot, make
from mahfel.engine import SplitMix64, registry
from mahfel.tables.answering import answer_lines
from mahfel.tables.bot_runner import Answer, Question
from mahfel.tables.moves import read_move, written

_BOTS_KEPT: Final = 512


class _Mind:
    """A bot and how many sights it has seen."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seen = 0


def answer(question: Question, minds: OrderedDict[str, _Mind]) -> Answer:
    """Let the bot see what is new and choose."""
    game = registry.find(question.game)
    mind = minds.pop(question.player, None)
    if question.known == 0:
        mind = _Mind(make(game, question.level, question.seed))
    elif mind is None or mind.seen != question.known:
        return Answer(forgotten=True)
    minds[question.player] = mind
    while len(minds) > _BOTS_KEPT:
        minds.popitem(last=False)
    for sight in question.sights:
        seen = game.read_view(msgspec.json.decode(sight.view))
        mind.bot.watch(seen, sight.seat, read_move(game, sight.move))
        mind.seen += 1
    view = game.read_view(msgspec.json.decode(question.view))
    world = game.imagine(view, SplitMix64(question.seed))
    ask = world.asked().get(question.seat)
    if ask is None:
        return Answer(fault="the view asks this seat nothing")
    return Answer(move=written(mind.bot.choose(view, ask, world.legal(question.seat))))


def main(places: list[str]) -> None:
    """Answer until the input ends; the people's moves come first."""
    minds: OrderedDict[str, _Mind] = OrderedDict()
    answer_lines(places, 5, Question, lambda question: answer(question, minds), lambda why: Answer(fault=why))


if __name__ == "__main__":
    main(sys.argv[1:])
