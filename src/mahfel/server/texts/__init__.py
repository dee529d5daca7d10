"""Sentences of the server in Persian, English and Russian: its own catalogues joined with those of each game."""

from mahfel.server.texts.catalogue import Catalogues, Sentence, key_of

__all__ = ["Catalogues", "Sentence", "key_of"]
