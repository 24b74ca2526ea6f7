"""A turn: what the seat to act may decide now, and what a decision does (§4.2)."""

from tokonoma.games.gorbinos_quest.build import build, sites
from tokonoma.games.gorbinos_quest.cards import act_as_top_card_of, cards_to_play, opponents_to_copy, play_card
from tokonoma.games.gorbinos_quest.components import COPY, NOTHING
from tokonoma.games.gorbinos_quest.development import develop, finish_development, technologies_to_buy
from tokonoma.games.gorbinos_quest.loan import borrow, loans
from tokonoma.games.gorbinos_quest.moves import (
    BORROW,
    DEVELOP,
    DONE,
    NAME,
    PLAY,
    PRODUCE,
    PURCHASE,
    RETURN,
    SELL,
    SETTLE,
    TAKE,
    TAKE_COINS,
)
from tokonoma.games.gorbinos_quest.production import produce, provinces_to_choose
from tokonoma.games.gorbinos_quest.reset import cards_to_return, stays_in_hand, take_back
from tokonoma.games.gorbinos_quest.round import after_card
from tokonoma.games.gorbinos_quest.setup import first_sites, free_goods, place_first_city, take_free
from tokonoma.games.gorbinos_quest.state import (
    BUYING_CARDS,
    BUYING_GOODS,
    CARD,
    CARRIED_OUT,
    FIRST_CITY,
    FREE_GOODS,
    RETURNING,
    STEALING,
    TRADING,
    WHERE_TO_BUILD,
    WHICH_LOAN,
    WHICH_OPPONENT,
    WHICH_PROVINCE,
    Table,
)
from tokonoma.games.gorbinos_quest.trade import purchase, sell, settle_trade, units_to_trade
from tokonoma.games.gorbinos_quest.treachery import (
    buy_from,
    loot,
    rob,
    settle_purchase,
    steal,
    turn_against,
    units_to_buy,
    victims,
)
from tokonoma.kernel.typed import Moves


def decisions(table: Table, moves: Moves) -> int:
    """Write what the seat to act may decide in this phase of its turn."""
    if table.phase == CARD:
        return cards_to_play(table, moves)
    if table.phase == TRADING:
        return units_to_trade(table, moves)
    if table.phase == RETURNING:
        return cards_to_return(table, moves)
    if table.phase == WHICH_PROVINCE:
        return provinces_to_choose(table, moves)
    if table.phase == WHICH_LOAN:
        return loans(table, moves, table.acting)
    if table.phase == WHERE_TO_BUILD:
        return sites(table, moves)
    if table.phase == BUYING_CARDS:
        return technologies_to_buy(table, moves)
    if table.phase == WHICH_OPPONENT:
        return opponents(table, moves)
    if table.phase == STEALING:
        return loot(table, moves)
    if table.phase == BUYING_GOODS:
        return units_to_buy(table, moves)
    if table.phase == FREE_GOODS:
        return free_goods(table, moves)
    return first_sites(table, moves)


def opponents(table: Table, moves: Moves) -> int:
    """Write the opponents the card may be turned against, or whose top card it may copy."""
    if table.box.effect[table.acting] == COPY:
        return opponents_to_copy(table, moves)
    return victims(table, moves, table.acting)


def decide(table: Table, move: int) -> None:
    """Carry out a decision; when the card has had its effect, discard it and go on (§4.2)."""
    if table.phase == CARD:
        play_card(table, move - PLAY)
    elif table.phase == FIRST_CITY:
        place_first_city(table, move - SETTLE)
    elif table.phase == FREE_GOODS:
        take_free(table, move - TAKE)
    else:
        carry_on(table, move)
        if table.phase == CARRIED_OUT:
            discard_played(table)
            after_card(table)


def carry_on(table: Table, move: int) -> None:
    """Carry out a decision within the effect of a card."""
    if table.phase == TRADING:
        trade(table, move)
    elif table.phase == RETURNING:
        take_back(table, move - RETURN)
    elif table.phase == WHICH_PROVINCE:
        produce(table, move - PRODUCE)
    elif table.phase == WHICH_LOAN:
        borrow(table, move - BORROW)
    elif table.phase == WHERE_TO_BUILD:
        build(table, move - SETTLE)
    elif table.phase == BUYING_CARDS:
        if move == DONE:
            finish_development(table)
        else:
            develop(table, move - DEVELOP)
    else:
        betray(table, move)


def trade(table: Table, move: int) -> None:
    """Sell a unit, buy a unit, or be done."""
    if move == DONE:
        settle_trade(table)
    elif move < PURCHASE:
        sell(table, move - SELL)
    else:
        purchase(table, move - PURCHASE)


def betray(table: Table, move: int) -> None:
    """Name an opponent, then take or buy from that opponent."""
    if table.phase == WHICH_OPPONENT:
        if table.box.effect[table.acting] == COPY:
            act_as_top_card_of(table, move - NAME)
        else:
            turn_against(table, move - NAME)
    elif move == TAKE_COINS:
        rob(table)
    elif move == DONE:
        settle_purchase(table)
    elif table.phase == STEALING:
        steal(table, move - TAKE)
    else:
        buy_from(table, move - PURCHASE)


def discard_played(table: Table) -> None:
    """Lay the card on the seat's discard, or back to hand if it stays there (§4.4)."""
    seat = table.to_act
    if stays_in_hand(table, table.played):
        table.hand[seat][table.played] = 1
    else:
        table.discard[seat][table.discarded[seat]] = table.played
        table.discarded[seat] += 1
    table.played = NOTHING
    table.acting = NOTHING
    table.cards_due -= 1
