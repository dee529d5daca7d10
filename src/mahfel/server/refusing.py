"""How a refusal is told: counted, with its arguments as plain values and one sentence in the listener's language."""

from __future__ import annotations

from mahfel.engine.refusal import Refused
from mahfel.server.errors import arguments_of
from mahfel.server.limits import Limiter
from mahfel.server.messages.answers import Refusal
from mahfel.server.messages.values import Lang
from mahfel.server.metrics import Metrics
from mahfel.server.texts import Catalogues


class Refuser:
    """Turns refusals into what clients get; shared by HTTP and the live connection."""

    def __init__(self, texts: Catalogues, metrics: Metrics, limiter: Limiter) -> None:
        self.texts, self.metrics, self.limiter = texts, metrics, limiter

    def tell(self, refusal: Refused, lang: Lang, game: str | None = None) -> Refusal:
        """The refusal as clients get it."""
        self.metrics.refusals.add(code=refusal.code)
        text = self.texts.refusal(refusal.code, refusal.arguments, lang, game)
        return Refusal(code=refusal.code, args=arguments_of(refusal), text=text)
