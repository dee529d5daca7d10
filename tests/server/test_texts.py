"""Every refusal that can be raised is announced and has its sentence in all three languages."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from litestar import Litestar
from litestar.routes import HTTPRoute

from mahfel.engine import registry
from mahfel.server.app import ROUTES
from mahfel.server.describing import OPT
from mahfel.server.texts import Catalogues, key_of
from mahfel.server.texts.catalogue import source

LANGS = ("fa", "en", "ru")
SRC = Path(__file__).parents[2] / "src" / "mahfel"
_PLURALS = {"fa": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}


def raised() -> set[str]:
    """Every code in a `Refused("…")` of the source, games' and command line's own aside."""
    found = set()
    for path in SRC.rglob("*.py"):
        place = path.relative_to(SRC).parts[0]
        if place in {"games", "testing", "cli", "research"} or "skeleton" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(code.value)
    return found


def announced() -> set[str]:
    return {code for about in descriptions().values() for code in about.codes()}


def described_routes():
    return Litestar(ROUTES, openapi_config=None).routes


def descriptions():
    """The description of every route, by path and method."""
    found = {}
    for route in described_routes():
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods - {"OPTIONS"}:
                    found[route.path, method] = handler.opt.get(OPT)
    return {place: about for place, about in found.items() if place[0] not in {"/", "/{path:path}"}}


def messages(lang):
    tree = FluentParser().parse(source(lang))
    assert not [entry for entry in tree.body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in tree.body if isinstance(entry, fluent.Message)}


def test_the_source_raises_what_we_think():
    assert {"table.full", "move.stale", "store.full", "request.too_large"} <= raised()


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_has_a_sentence(lang):
    texts = Catalogues()
    for code in sorted(raised() | announced()):
        args = {"where": "$.seat", "seconds": 3, "least": 3, "most": 5, "name": "pace"}
        sentence = texts.say(key_of(code), args, lang)
        assert sentence, f"{code} has no text in {lang}"
        assert "{" not in sentence


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_of_every_game_has_a_sentence(lang):
    texts = Catalogues()
    for key in registry.games():
        folder = SRC / "games" / key
        for code in set(
            re.findall(rf'Refused\(\s*"({key}\.\w+)"', "".join(p.read_text() for p in folder.glob("*.py")))
        ):
            args = {"least": 15}
            assert texts.refusal(code, args, lang) != texts.say("refused-server-fault", {}, lang), code


def test_catalogues_have_the_same_keys_and_arguments():
    ours = {lang: messages(lang) for lang in LANGS}
    assert ours["fa"].keys() == ours["en"].keys() == ours["ru"].keys()
    for key in ours["fa"]:
        variables = [set(re.findall(r"\$(\w+)", _text(ours[lang][key], lang))) for lang in LANGS]
        assert variables[0] == variables[1] == variables[2], key


@pytest.mark.parametrize("lang", LANGS)
def test_plurals_are_complete(lang):
    for key, message in messages(lang).items():
        for node in _selects(message):
            assert {variant.key.name for variant in node.variants} == _PLURALS[lang], key


def test_no_catalogue_styles_numbers():
    for lang in LANGS:
        assert "style:" not in source(lang)
        assert "NUMBER(" not in source(lang)


def test_numbers_and_names_are_isolated_and_digits_are_native():
    texts = Catalogues()
    persian = texts.refusal("request.too_often", {"seconds": 12}, "fa")
    assert "۱۲" in persian
    assert "\u2068$.name\u2069" in texts.refusal("request.invalid", {"where": "$.name"}, "en")
    assert "1 секунду" in texts.refusal("request.too_often", {"seconds": 1}, "ru").translate({0x2068: "", 0x2069: ""})
    assert "3 секунды" in texts.refusal("request.too_often", {"seconds": 3}, "ru").translate({0x2068: "", 0x2069: ""})


def test_a_code_without_a_text_becomes_a_general_sentence_and_a_line_of_log(caplog):
    text = Catalogues().refusal("nothing.like_it", {}, "en")
    assert text.startswith("Something went wrong")
    assert "nothing.like_it" in caplog.text


def test_every_route_describes_itself():
    assert len(descriptions()) > 25
    assert not [place for place, about in descriptions().items() if about is None]


def _text(message, lang):
    start, end = message.span.start, message.span.end
    return source(lang)[start:end]


def _selects(node):
    if isinstance(node, fluent.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, fluent.BaseNode):
                yield from _selects(child)
