"""GET /api/games…: the games on the shelf with their texts and rulebooks."""

from __future__ import annotations

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


@get("/api/games", opt=describe(summary="Every game on the shelf.", answer=tuple[GameCard, ...]))
async def list_games(request: AnyRequest) -> Response[tuple[GameCard, ...]]:
    """Every game."""
    site_of(request).spend("read", request)
    return Response(game_cards(), headers=_CACHE)


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


SHELF_ROUTES = (list_games, read_game, read_texts, read_rulebook)
