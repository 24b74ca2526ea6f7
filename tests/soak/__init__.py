"""Longer proofs, run by hand: `python -m tests.soak.<name>`."""
