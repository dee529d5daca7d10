"""What actions do, in primitives of which characters are declared."""
