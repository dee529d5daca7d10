"""GET /api/games…: the games on the shelf with their texts and rulebooks."""

from __future__ import annotations

import re
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from mahfel.engine import registry
from mahfel.engine.refusal import Refused
from mahfel.server.describing import describe
from mahfel.server.documents import document
from mahfel.server.encoding import encode
from mahfel.server.languages import is_lang
from mahfel.server.messages.cards import GameCard
from mahfel.server.messages.rulebook import Rulebook
from mahfel.server.messages.values import Lang
from mahfel.server.shelf import game_card, game_cards
from mahfel.server.site import AnyRequest, site_of

# Texts change with a release only; a browser asks again whether it still has the right ones.
_CACHE = {"cache-control": "no-cache"}

_TITLE: Final = re.compile(r"^game-(?:name|pitch) =.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
"""Messages of a Fluent catalogue, each from its key to where the next line is not indented."""


@get("/api/games", opt=describe(summary="Every game on the shelf.", answer=tuple[GameCard, ...]))
async def list_games(request: AnyRequest) -> Response[bytes]:
    """Every game."""
    site_of(request).spend("read", request)
    return document(request, encode(game_cards()), "application/json")


@get("/api/games/{key:str}", opt=describe(summary="One game.", answer=GameCard, refusals=("game.unknown",)))
async def read_game(request: AnyRequest, key: FromPath[str]) -> Response[GameCard]:
    """One game."""
    site_of(request).spend("read", request)
    return Response(game_card(registry.find(key)), headers=_CACHE)


@get(
    "/api/games/{key:str}/texts/{lang:str}",
    opt=describe(summary="A game's Fluent catalogue.", media="text/plain", refusals=("game.unknown", "lang.unknown")),
)
async def read_texts(request: AnyRequest, key: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The game's texts as Fluent source."""
    site_of(request).spend("read", request)
    source = registry.find(key).texts(_spoken(lang))
    return document(request, source.encode(), "text/plain")


@get(
    "/api/games/{key:str}/texts/{lang:str}/title",
    opt=describe(
        summary="What the shelf says of a game, its name and its pitch, as a Fluent catalogue.",
        media="text/plain",
        refusals=("game.unknown", "lang.unknown"),
    ),
)
async def read_title(request: AnyRequest, key: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """So much of a game's texts as a page needs that only names it."""
    site_of(request).spend("read", request)
    source = registry.find(key).texts(_spoken(lang))
    return document(request, "".join(_TITLE.findall(source)).encode(), "text/plain")


@get(
    "/api/games/{key:str}/rulebook/{lang:str}",
    opt=describe(
        summary="A game's rulebook: numbered paragraphs, worked examples, pictures as data.",
        answer=Rulebook,
        refusals=("game.unknown", "lang.unknown", "rulebook.missing"),
    ),
)
async def read_rulebook(request: AnyRequest, key: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The rulebook."""
    site = site_of(request)
    site.spend("read", request)
    return document(request, encode(site.shelf.book(key, _spoken(lang))), "application/json")


def _spoken(lang: str) -> Lang:
    if not is_lang(lang):
        raise Refused("lang.unknown", lang=lang[:35])
    return lang


SHELF_ROUTES = (list_games, read_game, read_texts, read_title, read_rulebook)
