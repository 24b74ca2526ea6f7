"""A turn as decisions: the moves a seat has, each a small number, and what each of them does (§2)."""

from tokonoma.games.koinobori.abilities import (
    may_steal_from,
    move_card,
    reach_for,
    refresh_row,
    skip_ability,
)
from tokonoma.games.koinobori.components import POSTS
from tokonoma.games.koinobori.festival import is_open, may_move, post_count
from tokonoma.games.koinobori.moves import (
    MOVE,
    OVER_TOP,
    OWN_POST,
    PASS,
    PLAY,
    REFRESH_ROW,
    SKIP,
    STEAL_FROM,
    STOP,
    TAKE_LEFT,
    TAKE_RIGHT,
    TARGETS,
)
from tokonoma.games.koinobori.playing import may_cover, may_face_down, play_face_down, play_on_post, play_over
from tokonoma.games.koinobori.row import LEFT, RIGHT
from tokonoma.games.koinobori.state import (
    CHOOSING,
    MOVING,
    PLAYING,
    PLAYING_EXTRA,
    REFRESHING,
    STEALING,
    TAKING,
    TAKING_FRESH,
    TAKING_MORE,
    Table,
)
from tokonoma.games.koinobori.taking import may_take, stop_taking, take
from tokonoma.games.koinobori.waiting import end_turn, pass_turn
from tokonoma.kernel.typed import Moves


def write_moves(table: Table, moves: Moves) -> int:
    """Write the moves of the seat to act (§2.1)."""
    phase = table.phase
    n = 0
    if phase == CHOOSING:
        n = takes(table, moves, n)
        n = plays(table, moves, n)
        if n == 0:
            n = add(moves, n, PASS)
    elif phase in (TAKING, TAKING_MORE, TAKING_FRESH):
        n = takes(table, moves, n)
        if phase != TAKING_FRESH:
            n = add(moves, n, STOP if table.taken > 0 else SKIP)
    elif phase == PLAYING:
        n = plays(table, moves, n)
        n = add(moves, n, STOP)
    else:
        n = add(moves, ability_moves(table, moves, n), SKIP)
    return n


def add(moves: Moves, n: int, move: int) -> int:
    """Write one more move."""
    moves[n] = move
    return n + 1


def takes(table: Table, moves: Moves, n: int) -> int:
    """Write the two ends of the row, or the one card that is both (§3.1)."""
    if may_take(table):
        n = add(moves, n, TAKE_LEFT)
        if table.in_row > 1:
            n = add(moves, n, TAKE_RIGHT)
    return n


def plays(table: Table, moves: Moves, n: int) -> int:
    """Write every card of the hand at every place it may go to (§4)."""
    for place in range(table.hand_sizes[table.turn]):
        first = PLAY + table.hands[table.turn][place] * TARGETS
        for post in range(post_count(table)):
            if is_open(table, post):
                n = add(moves, n, first + post)
        if may_face_down(table):
            n = add(moves, n, first + OWN_POST)
    for place in range(table.hand_sizes[table.turn]):
        card = table.hands[table.turn][place]
        for post in range(post_count(table)):
            if may_cover(table, card, post):
                n = add(moves, n, OVER_TOP + card * POSTS + post)
    return n


def ability_moves(table: Table, moves: Moves, n: int) -> int:
    """Write what the ability being resolved offers, but for leaving it (§5)."""
    if table.phase == PLAYING_EXTRA:
        n = plays(table, moves, n)
    elif table.phase == REFRESHING:
        n = add(moves, n, REFRESH_ROW)
    elif table.phase == STEALING:
        for victim in range(table.seats):
            if may_steal_from(table, victim):
                n = add(moves, n, STEAL_FROM + victim)
    elif table.phase == MOVING:
        for source in range(post_count(table)):
            for target in range(post_count(table)):
                if may_move(table, source, target):
                    n = add(moves, n, MOVE + source * POSTS + target)
    return n


def decide(table: Table, move: int) -> None:
    """Do what a seat decided."""
    if move == STOP:
        stop(table)
    elif move == SKIP:
        skip_ability(table)
    elif move >= PLAY:
        play(table, move)
    elif move >= MOVE:
        move_card(table, (move - MOVE) // POSTS, (move - MOVE) % POSTS)
    elif move >= STEAL_FROM:
        reach_for(table, move - STEAL_FROM)
    elif move == TAKE_LEFT:
        take(table, LEFT)
    elif move == TAKE_RIGHT:
        take(table, RIGHT)
    elif move == REFRESH_ROW:
        refresh_row(table)
    else:
        pass_turn(table)


def play(table: Table, move: int) -> None:
    """Play a card where the number says (§4)."""
    if move >= OVER_TOP:
        play_over(table, (move - OVER_TOP) // POSTS, (move - OVER_TOP) % POSTS)
        return
    card = (move - PLAY) // TARGETS
    target = (move - PLAY) % TARGETS
    if target == OWN_POST:
        play_face_down(table, card)
    else:
        play_on_post(table, card, target)


def stop(table: Table) -> None:
    """Leave it at the cards taken or played so far (§3.2, §4.4)."""
    if table.phase == PLAYING:
        end_turn(table)
    else:
        stop_taking(table)
