"""What every box holds and no data file changes: colours, abilities, sizes. No rule is decided here."""

import typing
from typing import Annotated, Literal

from tokonoma.kernel.typed import i8

DARK_GREEN: int = 0
LIME: int = 1
ORANGE: int = 2
BLACK: int = 3
PURPLE: int = 4
PINK: int = 5
COLOURS: int = 6

# What a card may let its player do when it is placed on a festival post (§5)
NO_ABILITY: int = 0
COVER: int = 1
MOVE_TOP: int = 2
EXTRA_PLAY: int = 3
STEAL: int = 4
TAKE_ONE: int = 5
TAKE_TWO: int = 6
REFRESH: int = 7

MOST_SEATED: int = 5
CARDS: int = 81  # the largest deck; a card is a number below it (§1.1)
BLANK: int = 81  # where no card lies, or one that the audience cannot see; its tables are empty, so it may be looked up
MOST_IN_HAND: int = 6  # the highest hand limit that data may ask for
LEVELS: int = 4  # of a personal post (§1.4)
FACE_DOWN: int = 3  # cards on a full personal post (§4.6)
POSTS: int = 6  # festival posts for five seats: one more than seats (§1.2)
TALL: int = 5  # cards on a closed festival post (§4.2)
ROW: int = 7  # cards in a full draw row (§1.3)
REFILL_AT: int = 3  # this many cards or fewer, and the row is refilled (§3.4)
CARP_BITS: int = 8  # of a packed number, for each colour: more than all carps and points there can be

UNSCORED: int = -3  # points for a carp whose colour won no post (§6.5)

# Every face-down card, and one theft for each card that can stand on the festival posts.
MOST_SECRETS: int = 45
MOST_RESHUFFLES: int = 1000  # more than a game has

Hand = Annotated[list[i8], MOST_IN_HAND]

ColourName = Literal["dark_green", "lime", "orange", "black", "purple", "pink"]
AbilityName = Literal["cover", "move", "extra_play", "steal", "take_one", "take_two", "refresh"]
EndName = Literal["left", "right"]
COLOUR_NAMES = typing.cast("tuple[ColourName, ...]", typing.get_args(ColourName))
ABILITY_NAMES = typing.cast("tuple[AbilityName, ...]", ("none", *typing.get_args(AbilityName)))
POST_NAMES = ("p1", "p2", "p3", "p4", "p5", "p6")
END_NAMES = typing.cast("tuple[EndName, ...]", typing.get_args(EndName))
