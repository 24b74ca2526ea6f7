"""The kinds of notes that the chapters tell; what the numbers of each mean is said beside it.

Turning a note into an event, with the carps of its card, is the business of `telling.py`.
"""

DEALT: int = 1  # seat, card: secret
FLAG_SET: int = 2  # post, colour
ROW_DEALT: int = 3  # card
BEGINS: int = 4  # seat
TOOK: int = 5  # seat, card, end (0 left, 1 right)
PLACED: int = 6  # seat, card, post
COVERED: int = 7  # seat, card, post, the card underneath
FACED_DOWN: int = 8  # seat, card: secret; the new level
MOVED: int = 9  # seat, card, from post, to post
STOLE: int = 10  # seat, card: secret; victim
REFRESHED: int = 11  # seat
RESHUFFLED: int = 12  # cards
CLOSED: int = 13  # post
PASSED: int = 14  # seat
ENDED: int = 15  # 1 if every seat passed, 0 if every post is closed
POST_WON: int = 16  # post, colour, value, 1 if by the flag
SCORED: int = 17  # seat, points
SKIPPED: int = 18  # seat, ability
