/** The server's messages. Made from protocol.schema.json by `npm run types`; do not edit. */

export type FromClient =
  | Hello
  | Look
  | Move
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Resign
  | Leave
  | Reclaim
  | Rematch
  | Chat
  | Why
  | Ask
  | Review
  | Replay
  | Rename
  | Invite;
export type FromServer = Welcome | Update | Answer | Said | Presence | ClocksNow | Notice;
/**
 * the codes of a notice
 */
export type NoticeCode =
  | "game_begins"
  | "left"
  | "bot_takes_over"
  | "reclaimed"
  | "out_of_time"
  | "resigned"
  | "take_back_asked"
  | "take_back_granted"
  | "take_back_refused"
  | "take_back_dropped"
  | "rematch"
  | "store_unavailable"
  | "stopping"
  | "replaced";

export interface Protocol {
  Answer?: Answer;
  AnswerTakeBack?: AnswerTakeBack;
  Ask?: Ask;
  AskTakeBack?: AskTakeBack;
  Chat?: Chat;
  ClaimSeat?: ClaimSeat;
  ClockRule?: ClockRule;
  Clocks?: Clocks;
  ClocksNow?: ClocksNow;
  Deal?: Deal;
  Ending?: Ending;
  FromClient?: FromClient;
  FromPosition?: FromPosition;
  FromRecord?: FromRecord;
  FromServer?: FromServer;
  GameFacts?: GameFacts;
  Health?: Health;
  Hello?: Hello;
  Invitation?: Invitation;
  Invite?: Invite;
  Leave?: Leave;
  LevelFacts?: LevelFacts;
  Line?: Line;
  Look?: Look;
  Move?: Move;
  MyTable?: MyTable;
  Notice?: Notice;
  NoticeCode?: NoticeCode;
  Offer?: Offer;
  OpenTable?: OpenTable;
  OptionFacts?: OptionFacts;
  Outcome?: Outcome;
  Presence?: Presence;
  Reclaim?: Reclaim;
  Refused?: Refused;
  Rematch?: Rematch;
  Rename?: Rename;
  Replay?: Replay;
  Resign?: Resign;
  Review?: Review;
  Said?: Said;
  Score?: Score;
  SeatClaimed?: SeatClaimed;
  SeatFacts?: SeatFacts;
  SeatKey?: SeatKey;
  SeatWish?: SeatWish;
  Step?: Step;
  TableFacts?: TableFacts;
  TableOpened?: TableOpened;
  Undo?: Undo;
  Undoing?: Undoing;
  Update?: Update;
  View?: View;
  WatchTable?: WatchTable;
  Welcome?: Welcome;
  Why?: Why;
}
/**
 * The one answer to a request. `version` is what the seat's audience knows once the request is done.
 *
 * `id` is null for a frame that could not be read. `result` holds what was asked for: the answer to `ask`, the view of
 * a `review` or a `replay`, the token of an `invite`, the table of a `rematch`.
 */
export interface Answer {
  type: "answer";
  id: string | null;
  status: "accepted" | "broken" | "illegal" | "slow_down" | "stale";
  version: number | null;
  refused: Refused | null;
  wait: number | null;
  result: {
    [k: string]: unknown;
  } | null;
}
/**
 * A refusal as it leaves the program (`kernel/refusal.py`): its kind, its code, a sentence and its values.
 */
export interface Refused {
  kind: string;
  code: string;
  message: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * Grant or refuse what another seat asked for.
 */
export interface AnswerTakeBack {
  type: "answer_take_back";
  grant: boolean;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * One of the game's queries (`queries` in its facts), answered from what the seat may know.
 */
export interface Ask {
  type: "ask";
  query: string;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Ask the others to let one play one's last turn again; bots agree at once.
 */
export interface AskTakeBack {
  type: "ask_take_back";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Say something to everybody at the table, watchers included.
 */
export interface Chat {
  type: "chat";
  text: string;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Sit down by an invitation. Of two people with one token exactly one sits; the other is told `seat_taken`.
 */
export interface ClaimSeat {
  token: string;
  name?: string | null;
  secret?: string | null;
}
/**
 * How time is kept: not at all, so many seconds a turn, or so many a game with some added after each turn.
 */
export interface ClockRule {
  kind?: "game" | "none" | "turn";
  seconds?: number;
  added?: number;
}
/**
 * The seconds every seat has left, as of this message; null without a clock. The running seat's are going down.
 */
export interface Clocks {
  left: (number | null)[];
  running: number | null;
}
/**
 * The clocks, when they change without an update.
 */
export interface ClocksNow {
  type: "clocks";
  clocks: Clocks;
}
/**
 * How the luck of this table was fixed: `kernel/chance.py` tells the construction.
 *
 * The commitment is known before anybody contributes; contributions are shown when the game begins, the secret when it
 * is over.
 */
export interface Deal {
  commitment: string;
  contributions: string[] | null;
  secret: string | null;
}
/**
 * Why a game is over: `played` to its end, or `resigned` by a seat.
 */
export interface Ending {
  by: "played" | "resigned";
  seat: number | null;
}
/**
 * The first frame: whose seats these are, who is looking, and what is known already. Answered by `welcome`.
 *
 * `secrets` are seat secrets, or one watch key. `looking` may be left out: it is the first seat. `contribution` is
 * what the people at these seats add to the deal, used if the game has not begun; an empty one is allowed. A game
 * begins when every seat is taken and every person has said hello once.
 */
export interface Hello {
  type: "hello";
  /**
   * @minItems 1
   * @maxItems 8
   */
  secrets: string[];
  looking?: number | null;
  curtain?: boolean;
  /**
   * what one audience was told so far, counted
   */
  version?: number;
  /**
   * bytes in hexadecimal
   */
  contribution?: string;
}
/**
 * Another seat looks from now on; null draws a curtain. An `update` for that audience comes first.
 */
export interface Look {
  type: "look";
  /**
   * what one audience was told so far, counted
   */
  version?: number;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * One decision or a whole turn in the game's notation, aimed at the version it was chosen on.
 */
export interface Move {
  type: "move";
  /**
   * what one audience was told so far, counted
   */
  version: number;
  move: string;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Take back the last decision of one's own unfinished turn.
 */
export interface Undo {
  type: "undo";
  /**
   * what one audience was told so far, counted
   */
  version: number;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Give the game up, where two sides play.
 */
export interface Resign {
  type: "resign";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Get up for good; after the grace time a bot takes over, and the seat may be reclaimed at any time.
 */
export interface Leave {
  type: "leave";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Sit down again where a bot took over, or where one had left.
 */
export interface Reclaim {
  type: "reclaim";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * A new table with the seats rotated, once per table; everybody's secrets open their new seats there.
 */
export interface Rematch {
  type: "rematch";
  options?: {
    [k: string]: string;
  } | null;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Why nothing can be done with these things on the board (`touch` as in an offer), or why a move is refused.
 */
export interface Why {
  type: "why";
  /**
   * @maxItems 20
   */
  touch?: string[];
  move?: string | null;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * The table as one audience saw it at an earlier version; after the game, any audience may be asked for.
 */
export interface Review {
  type: "review";
  /**
   * what one audience was told so far, counted
   */
  version: number;
  audience?: number | null;
  own?: boolean;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * After the game: the table after so many of its decisions, as one audience saw it, or with everything shown.
 */
export interface Replay {
  type: "replay";
  move: number;
  audience?: number | null;
  revealed?: boolean;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Change the name shown at one's seat.
 */
export interface Rename {
  type: "rename";
  name: string;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * A new invitation for an open seat, in place of the old one; only for whoever opened the table.
 */
export interface Invite {
  type: "invite";
  open_seat: number;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Begin from a position.
 */
export interface FromPosition {
  kind: "position";
  position: {
    [k: string]: unknown;
  };
}
/**
 * Begin where a record stands after a number of its steps, or at its end.
 */
export interface FromRecord {
  kind: "record";
  record: {
    [k: string]: unknown;
  };
  steps?: number | null;
}
/**
 * The answer to `hello`: everything a page needs to draw the table and go on.
 */
export interface Welcome {
  type: "welcome";
  facts: TableFacts;
  yours: number[];
  host: boolean;
  looking: number | null;
  version: number;
  steps: Step[];
  view: View | null;
  clocks: Clocks;
  chat: Line[];
  take_back: number | null;
}
/**
 * What anybody may know about a table.
 */
export interface TableFacts {
  table: string;
  game: string;
  title: string;
  rules: number;
  data: string;
  options: {
    [k: string]: string;
  };
  seats: SeatFacts[];
  status: "over" | "running" | "waiting";
  clock: ClockRule;
  grace: number;
  help: boolean;
  deal: Deal;
  given: boolean;
  outcome: Outcome | null;
  ending: Ending | null;
  rematch: string | null;
  opened: number;
}
/**
 * Who sits at a seat.
 *
 * `kind` is what plays there now. A person's seat where a bot took over is a bot's with `stand_in` true, and may be
 * reclaimed with the secret of the seat.
 */
export interface SeatFacts {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  connected: boolean;
  left: boolean;
  stand_in: boolean;
}
/**
 * How the game ended: a place holds those who tie for it.
 */
export interface Outcome {
  places: number[][];
  winners: number[];
  shares: number[];
}
/**
 * One thing an audience was told. `struck` says that everything told after that version no longer holds.
 */
export interface Step {
  version: number;
  seat: number | null;
  events: {
    [k: string]: unknown;
  }[];
  struck: number | null;
}
/**
 * The table as one audience may know it. `table` is the game's own description, complete for drawing.
 */
export interface View {
  seat: number | null;
  to_act: number | null;
  legal: Offer[];
  table: {
    [k: string]: unknown;
  };
  scores: Score[];
  outcome: Outcome | null;
  undo: Undoing;
  ending: Ending | null;
}
/**
 * A legal move: what to send, what one touches to make it, what it would do.
 */
export interface Offer {
  move: string;
  touch: string[];
  say: {
    [k: string]: unknown;
  };
  ends_turn: boolean;
  reveals: boolean;
}
/**
 * A seat's score with its reasons; the points of the lines add up to the total.
 */
export interface Score {
  seat: number;
  total: number;
  lines: {
    [k: string]: unknown;
  }[];
}
/**
 * Whether the audience's seat may undo its last decision, and if not, why.
 */
export interface Undoing {
  may: boolean;
  why_not: Refused | null;
}
/**
 * Something somebody said. `number` counts the lines of a table, so that a page can drop one it has.
 */
export interface Line {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * What the audience that is looking was told, and how the table looks to it now.
 */
export interface Update {
  type: "update";
  looking: number | null;
  version: number;
  steps: Step[];
  view: View;
  clocks: Clocks;
}
/**
 * A new line of chat.
 */
export interface Said {
  type: "chat";
  line: Line;
}
/**
 * Who sits where, as what, and who is there. Sent whenever it changes.
 */
export interface Presence {
  type: "presence";
  status: "over" | "running" | "waiting";
  seats: SeatFacts[];
  watchers: number;
  take_back: number | null;
  deal: Deal;
  rematch: string | null;
}
/**
 * Something the table announces; `code` is one of NOTICES, `seat` whom it is about.
 */
export interface Notice {
  type: "notice";
  code: string;
  seat: number | null;
  values: {
    [k: string]: unknown;
  };
}
/**
 * What a page needs to offer a game.
 */
export interface GameFacts {
  name: string;
  title: string;
  status: string;
  rules: number;
  data: string;
  modes: {
    [k: string]: number[];
  };
  options: OptionFacts[];
  levels: LevelFacts[];
  minutes: number;
  queries: string[];
  compiled: boolean;
}
/**
 * A choice made before the game; the first value is the default. `only_if` says beside which choices it is open.
 */
export interface OptionFacts {
  name: string;
  values: string[];
  only_if: {
    [k: string]: unknown[];
  };
}
/**
 * A bot one can play against.
 */
export interface LevelFacts {
  name: string;
  seconds: number | null;
}
/**
 * Whether moves can be taken.
 */
export interface Health {
  status: "ok" | "store_unavailable";
  version: string;
  tables: number;
  games: {
    [k: string]: string;
  };
}
/**
 * An open seat and the token that claims it.
 */
export interface Invitation {
  seat: number;
  token: string;
}
/**
 * A table the bearer of the cookie sits at.
 */
export interface MyTable {
  seats: number[];
  your_turn: boolean;
  facts: TableFacts;
}
/**
 * A table to open. With `begin`, the game, options and number of seats are those of the document.
 *
 * `request` makes a repeated request open no second table.
 */
export interface OpenTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  clock?: ClockRule;
  grace?: number;
  help?: boolean;
  begin?: (FromRecord | FromPosition) | null;
  request?: string | null;
}
/**
 * Who shall sit at a seat: me, another person at this device, somebody with an invitation, or a bot of a level.
 *
 * A page makes the secrets of its own seats (128 random bits as 22 characters of base64url), so that a request sent
 * twice is answered alike; where it leaves one out the server makes it.
 */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "person";
  name?: string | null;
  level?: string | null;
  secret?: string | null;
}
/**
 * The seat, its secret, and the table.
 */
export interface SeatClaimed {
  seat: number;
  secret: string;
  facts: TableFacts;
}
/**
 * A seat and the secret that opens it.
 */
export interface SeatKey {
  seat: number;
  secret: string;
}
/**
 * A new table, with everything its opener has to keep.
 */
export interface TableOpened {
  table: string;
  seats: SeatKey[];
  invitations: Invitation[];
  watch: string;
  facts: TableFacts;
}
/**
 * Ask whether a watch key opens a table.
 */
export interface WatchTable {
  key: string;
}
