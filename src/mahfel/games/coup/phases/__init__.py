"""The course of Coup, a paragraph of the rulebook each."""
