"""What lies in the box: palace, objects, cubes, samurai, gong. Sizes and names for numbers; no rule is decided here."""

import typing
from typing import Annotated, Literal

from tokonoma.kernel.typed import i8

GORYO: int = 0  # the seats
SAMURAI: int = 1

# The palace: SIDE by SIDE spaces counted row by row, in four rooms of ROOM_SIDE by ROOM_SIDE (§1.1)
SIDE: int = 6
SPACES: int = 36
ROOM_SIDE: int = 3
ROOMS: int = 4
NEIGHBOURS: int = 4  # no space has more, bridges included
NOWHERE: int = -1

# Objects: one of each type in every room, around an empty centre (§1.1)
OBJECTS: int = 8
NOTHING: int = -1
ROOM_SPACES: Annotated[list[list[i8]], ROOMS, OBJECTS] = [
    [(room // 2 * 3 + place // 3) * 6 + room % 2 * 3 + place % 3 for place in (0, 1, 2, 3, 5, 6, 7, 8)]
    for room in range(4)
]

# What may have become of the object on a space (§1.2)
INTACT: int = 0
BROKEN: int = 1
SEALED: int = 2
FLIPPED: int = 1  # of a tile in the garden, which begins INTACT

# Where the token of a type is, as everybody knows it; the bound one counts as in the bag until it is shown (§1.3)
IN_BAG: int = 0
BROKEN_FIRST: int = 1
DRAWN: int = 2

# Her cubes (§4.1): the first lies on the start, the last is the target
CUBES: int = 6
STEPS: int = 4
SPRINT_STEPS: int = 5

# The samurai and what each may do in a round (§5)
GREEN: int = 0
PURPLE: int = 1
RED: int = 2
BLUE: int = 3
PAWNS: int = 4
MOST_CALLS: int = 3
MOST_ACTIONS: int = 6
ACTIONS_EACH: int = 3
ADVANCED_ACTIONS_EACH: int = 2
MOST_MOVES: int = 2  # of one samurai
NOBODY: int = -1

# Paw prints (§5.4)
NO_PRINT: int = 0
GREEN_PRINT: int = 1
RED_PRINT: int = 2

MOST_GONGS: int = 24  # spaces after the first that an arc may have (§1.4)
SPIRITS: int = 3
ROUNDS: int = 4
MOST_DRAWS: int = 6  # the tokens left in the bag after set-up

# How people call them
SPACE_NAMES = [column + row for row in "123456" for column in "abcdef"]
ROOM_NAMES = ["northwest", "northeast", "southwest", "southeast"]
SamuraiName = Literal["green", "purple", "red", "blue"]
PrintName = Literal["green", "red"]
ConditionName = Literal["intact", "broken", "sealed"]
TileName = Literal["intact", "flipped"]
TokenName = Literal["object", "seal"]  # as it lies on its tile
StageName = Literal["deal", "bind", "first", "start", "plan", "hunt", "ofuda", "finished"]
EndingName = Literal["third_spirit", "last_tile_broken", "last_tile_drawn", "no_path", "four_rounds"]
SAMURAI_NAMES = typing.cast("list[SamuraiName]", [*typing.get_args(SamuraiName)])
PRINT_NAMES = typing.cast("list[PrintName | None]", [None, *typing.get_args(PrintName)])
CONDITION_NAMES = typing.cast("list[ConditionName]", [*typing.get_args(ConditionName)])
TILE_NAMES = typing.cast("list[TileName]", [*typing.get_args(TileName)])
TOKEN_NAMES = typing.cast("list[TokenName | None]", [None, *typing.get_args(TokenName)])
STAGE_NAMES = typing.cast("list[StageName]", [*typing.get_args(StageName)])
ENDING_NAMES = typing.cast("list[EndingName | None]", [None, *typing.get_args(EndingName)])
