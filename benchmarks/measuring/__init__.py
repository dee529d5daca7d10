"""What both suites share: pinned workers, figures with their spread, targets, and where results are written."""
