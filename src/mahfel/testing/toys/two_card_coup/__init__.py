"""Two-card Coup: one hidden card each, crown or fool; claim the crown and hope that nobody doubts."""

from mahfel.testing.toys.two_card_coup.game import TwoCardCoup

two_card_coup = TwoCardCoup()

__all__ = ["TwoCardCoup", "two_card_coup"]
