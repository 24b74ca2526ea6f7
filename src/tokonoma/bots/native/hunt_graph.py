"""The hunts found so far as one graph, in which the Samurai may change from one to another at any situation.

A situation is what was asked and answered, where everybody stands and who may still act: how it came about does not
matter, for she has planned before the hunt begins. Each has the actions that a hunt took there. A choice of actions is
written as flows: how often, as far as it is up to the Samurai, an action is taken; both answers to a question get its
whole flow. An action that ends a hunt has the plans that fit there, and how each ends.
"""

from array import array

from tokonoma.bots.native.hunters import DEEPEST, ONE
from tokonoma.bots.native.members import ENDS, mixed
from tokonoma.bots.native.reader import LONGEST_HUNT, LOST, Reader
from tokonoma.bots.native.screen import investigated
from tokonoma.games.goryo.components import NOWHERE, PAWNS
from tokonoma.games.goryo.hunt import may_act
from tokonoma.games.goryo.moves import END
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Floats, Ints, Words, cast, u64

SITUATIONS_A_HUNT: int = 96  # room for so many new ones in each hunt, on the average
SPARSE: int = 4  # places for each situation


class HuntGraph(Reader):
    """Situations, and the actions that hunts took in them."""

    most_hunts: int
    hunts: int

    situations: int
    most_situations: int
    situation_keys: Words  # by place
    situation_at: Ints  # by place
    depths: Ints  # by situation: calls and actions before it
    order: Ints  # the situations, each after those that lead to it
    first_action: Ints  # by situation
    reach: Floats  # by situation: how often it is come to, as far as it is up to the Samurai
    outlook: Floats  # by situation: what it is worth to them, weighed

    actions: int
    most_actions: int
    next_action: Ints  # of the same situation
    action_moves: Ints
    after_no: Ints  # by action: the situation after it; NOWHERE where it ends the hunt or no plan fits
    after_yes: Ints  # and where it asks and is told yes
    flows: Floats  # by action

    stopped: int
    first_stop: Ints  # by action: where the plans that it ends the hunt for are listed
    stops_of: Ints  # by action: how many they are
    stop_plans: Ints
    stop_ends: Ints  # true prints and catches

    def __init__(self, many: int, places: int, most_hunts: int) -> None:
        Reader.__init__(self, many, places)
        most = SITUATIONS_A_HUNT * most_hunts
        self.most_hunts = most_hunts
        self.most_situations = most
        self.most_actions = 2 * most
        self.situation_keys = array("Q", bytes(8 * most * SPARSE))
        self.situation_at = array("i", bytes(4 * most * SPARSE))
        self.depths = array("i", bytes(4 * most))
        self.order = array("i", bytes(4 * most))
        self.first_action = array("i", bytes(4 * most))
        self.reach = array("d", bytes(8 * most))
        self.outlook = array("d", bytes(8 * most))
        self.next_action = array("i", bytes(8 * most))
        self.action_moves = array("i", bytes(8 * most))
        self.after_no = array("i", bytes(8 * most))
        self.after_yes = array("i", bytes(8 * most))
        self.flows = array("d", bytes(16 * most))
        self.first_stop = array("i", bytes(8 * most))
        self.stops_of = array("i", bytes(8 * most))
        self.stop_plans = array("i", bytes(4 * many * most_hunts))
        self.stop_ends = array("i", bytes(4 * many * most_hunts))

    # Adding a hunt

    def add_hunt(self, work: Board) -> bool:
        """Add the hunt that was found; whether there is room for it."""
        size = self.hunt_size
        has_room: bool = self.hunts < self.most_hunts and size < LONGEST_HUNT
        if not has_room or self.situations + size > self.most_situations or self.actions + size > self.most_actions:
            return False
        many = self.begin(0)
        self.walk(work, cast(Table, work), 0, many, 0, 0)
        self.hunts += 1
        self.sort_situations()
        return True

    def walk(self, work: Board, table: Table, level: int, many: int, depth: int, at: int) -> int:
        """Go through the hunt from a place in it on, adding what is new; return where that part of it ends."""
        move = self.hunt[at]
        action = self.action_of(self.situation_of(table), move)
        if move in (END, LOST):
            if self.stops_of[action] == 0:
                self.list_stops(table, level, many, action)
            return at + 1
        space = investigated(table, move)
        if space == NOWHERE:
            self.save(table, depth)
            work.apply(move)
            self.after_no[action] = self.situation_of(table)
            at = self.walk(work, table, level, many, depth + 1, at + 1)
            self.restore(table, depth)
            return at
        at += 1
        for is_green in range(2):
            some = self.split(level, many, space, is_green)
            if some == 0:
                at += 1
                continue
            self.answer(work, table, level, depth, move, is_green)
            after = self.situation_of(table)
            if is_green:
                self.after_yes[action] = after
            else:
                self.after_no[action] = after
            at = self.walk(work, table, level + 1, some, depth + 1, at)
            self.take_back(table, depth, space)
        return at

    def list_stops(self, table: Table, level: int, many: int, action: int) -> None:
        """List the plans for which an action ends the hunt, and how."""
        self.first_stop[action] = self.stopped
        self.stops_of[action] = many
        for i in range(many):
            plan = self.members[level * self.many + i]
            self.stop_plans[self.stopped] = plan
            self.stop_ends[self.stopped] = self.end_now(table, plan) - plan * ENDS
            self.stopped += 1

    def situation_of(self, table: Table) -> int:
        """The situation of a board, a new one where it is not known."""
        key: u64 = self.situation_key(table)
        place: u64 = (key >> 20) % (self.most_situations * SPARSE)
        while self.situation_keys[place] != 0 and self.situation_keys[place] != key:
            place = (place + 1) % (self.most_situations * SPARSE)
        if self.situation_keys[place] == 0:
            self.situation_keys[place] = key
            self.situation_at[place] = self.situations
            self.depths[self.situations] = table.calls + table.actions
            self.first_action[self.situations] = NOWHERE
            self.situations += 1
        return self.situation_at[place]

    def situation_key(self, table: Table) -> u64:
        """A number for a situation."""
        key: u64 = mixed(mixed(self.asked, table.actions) ^ self.greens, table.calls)
        if may_act(table):
            samurai = table.acting
            taken = 4 * table.moved[samurai] + 2 * table.searched[samurai] + table.sniffed[samurai]
            key = mixed(key, 16 * samurai + taken)
        for samurai in range(PAWNS):
            key = mixed(key, 2 * table.samurai_at[samurai] + table.called[samurai])
        return key | ONE

    def action_of(self, situation: int, move: int) -> int:
        """The action that makes a move in a situation, a new one where no hunt made it."""
        action = self.first_action[situation]
        while action != NOWHERE:
            if self.action_moves[action] == move:
                return action
            action = self.next_action[action]
        action = self.actions
        self.actions += 1
        self.action_moves[action] = move
        self.next_action[action] = self.first_action[situation]
        self.first_action[situation] = action
        self.after_no[action] = NOWHERE
        self.after_yes[action] = NOWHERE
        return action

    def sort_situations(self) -> None:
        """Write the order: fewer calls and actions first."""
        n = 0
        for depth in range(DEEPEST):
            for situation in range(self.situations):
                if self.depths[situation] == depth:
                    self.order[n] = situation
                    n += 1
