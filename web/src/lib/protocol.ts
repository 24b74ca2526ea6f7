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
  | LookAhead
  | Ask
  | AskHint
  | Coach
  | Review
  | Replay
  | Moves
  | LookBack
  | Analyse
  | Share
  | Rename
  | Invite
  | SeatBot
  | Renew
  | People
  | Mute
  | RemoveWatcher
  | NewLink
  | CloseTable;
export type FromServer = Welcome | Update | Patched | Answer | Said | Presence | ClocksNow | Notice;
/**
 * the codes of a notice
 */
export type NoticeCode =
  | "game_begins"
  | "left"
  | "bot_takes_over"
  | "absent"
  | "returns"
  | "bot_sits"
  | "aloud"
  | "hinted"
  | "bot_waits"
  | "also_open"
  | "renewed"
  | "link_revoked"
  | "removed"
  | "closed"
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
  Alternative?: Alternative;
  Analyse?: Analyse;
  AnalyseRecord?: AnalyseRecord;
  Analysis?: Analysis;
  AnalysisNow?: AnalysisNow;
  Answer?: Answer;
  AnswerTakeBack?: AnswerTakeBack;
  Ask?: Ask;
  AskHint?: AskHint;
  AskTakeBack?: AskTakeBack;
  BeginStudy?: BeginStudy;
  Chat?: Chat;
  ClaimSeat?: ClaimSeat;
  ClockRule?: ClockRule;
  Clocks?: Clocks;
  ClocksNow?: ClocksNow;
  CloseTable?: CloseTable;
  Coach?: Coach;
  Connected?: Connected;
  CourseFacts?: CourseFacts;
  Deal?: Deal;
  Ending?: Ending;
  FigureFacts?: FigureFacts;
  FromClient?: FromClient;
  FromPosition?: FromPosition;
  FromRecord?: FromRecord;
  FromServer?: FromServer;
  GameEvent?: GameEvent;
  GameFacts?: GameFacts;
  Ghost?: Ghost;
  GorbinosQuestBuildCost?: GorbinosQuestBuildCost;
  GorbinosQuestCard?: GorbinosQuestCard;
  GorbinosQuestCityCost?: GorbinosQuestCityCost;
  GorbinosQuestCost?: GorbinosQuestCost;
  GorbinosQuestDoes?: GorbinosQuestDoes;
  GorbinosQuestGoodCosts?: GorbinosQuestGoodCosts;
  GorbinosQuestGoods?: GorbinosQuestGoods;
  GorbinosQuestHandCard?: GorbinosQuestHandCard;
  GorbinosQuestLocation?: GorbinosQuestLocation;
  GorbinosQuestMap?: GorbinosQuestMap;
  GorbinosQuestPlaying?: GorbinosQuestPlaying;
  GorbinosQuestScoringSlot?: GorbinosQuestScoringSlot;
  GorbinosQuestSeat?: GorbinosQuestSeat;
  GorbinosQuestSlotScore?: GorbinosQuestSlotScore;
  GorbinosQuestSomeGoods?: GorbinosQuestSomeGoods;
  GorbinosQuestTableView?: GorbinosQuestTableView;
  GorbinosQuestTags?: GorbinosQuestTags;
  GorbinosQuestTrackSlot?: GorbinosQuestTrackSlot;
  GorbinosQuestTrade?: GorbinosQuestTrade;
  GorintoEarned?: GorintoEarned;
  GorintoGathering?: GorintoGathering;
  GorintoGoal?: GorintoGoal;
  GorintoKeyElement?: GorintoKeyElement;
  GorintoKitsune?: GorintoKitsune;
  GorintoKitsuneEarned?: GorintoKitsuneEarned;
  GorintoMat?: GorintoMat;
  GorintoPick?: GorintoPick;
  GorintoTableView?: GorintoTableView;
  GorintoTeam?: GorintoTeam;
  GorintoTiles?: GorintoTiles;
  GoryoDiscovery?: GoryoDiscovery;
  GoryoFigure?: GoryoFigure;
  GoryoGardenTile?: GoryoGardenTile;
  GoryoGong?: GoryoGong;
  GoryoHunt?: GoryoHunt;
  GoryoPlan?: GoryoPlan;
  GoryoPossiblePaths?: GoryoPossiblePaths;
  GoryoSamurai?: GoryoSamurai;
  GoryoSpace?: GoryoSpace;
  GoryoSpirits?: GoryoSpirits;
  GoryoTableView?: GoryoTableView;
  Health?: Health;
  Hello?: Hello;
  HintShown?: HintShown;
  Invitation?: Invitation;
  Invite?: Invite;
  Judged?: Judged;
  KeepRecord?: KeepRecord;
  KoinoboriCard?: KoinoboriCard;
  KoinoboriCarps?: KoinoboriCarps;
  KoinoboriPost?: KoinoboriPost;
  KoinoboriPostCard?: KoinoboriPostCard;
  KoinoboriRowCard?: KoinoboriRowCard;
  KoinoboriSeat?: KoinoboriSeat;
  KoinoboriSeenCard?: KoinoboriSeenCard;
  KoinoboriTableView?: KoinoboriTableView;
  KoinoboriTie?: KoinoboriTie;
  KoinoboriWinner?: KoinoboriWinner;
  LastBoard?: LastBoard;
  Leave?: Leave;
  LessonFacts?: LessonFacts;
  LessonMoment?: LessonMoment;
  LessonVerdict?: LessonVerdict;
  LevelFacts?: LevelFacts;
  Line?: Line;
  LineChange?: LineChange;
  Look?: Look;
  LookAhead?: LookAhead;
  LookBack?: LookBack;
  LookedBack?: LookedBack;
  Move?: Move;
  Moves?: Moves;
  Mute?: Mute;
  MyTable?: MyTable;
  NewLink?: NewLink;
  Notice?: Notice;
  NoticeCode?: NoticeCode;
  Offer?: Offer;
  OpenTable?: OpenTable;
  OptionFacts?: OptionFacts;
  Outcome?: Outcome;
  Patched?: Patched;
  People?: People;
  PeopleHere?: PeopleHere;
  Presence?: Presence;
  Preview?: Preview;
  PreviewLine?: PreviewLine;
  PuzzleAnswer?: PuzzleAnswer;
  PuzzleFacts?: PuzzleFacts;
  PuzzleMoment?: PuzzleMoment;
  PuzzleSet?: PuzzleSet;
  RaceMark?: RaceMark;
  Reach?: Reach;
  Reason?: Reason;
  Reclaim?: Reclaim;
  RecordKept?: RecordKept;
  Refused?: Refused;
  Remark?: Remark;
  Rematch?: Rematch;
  RemoveWatcher?: RemoveWatcher;
  Rename?: Rename;
  Renew?: Renew;
  Replay?: Replay;
  Resign?: Resign;
  Review?: Review;
  Said?: Said;
  Score?: Score;
  SeatBot?: SeatBot;
  SeatClaimed?: SeatClaimed;
  SeatFacts?: SeatFacts;
  SeatKey?: SeatKey;
  SeatWish?: SeatWish;
  Share?: Share;
  StageStart?: StageStart;
  Step?: Step;
  StudyDraw?: StudyDraw;
  StudyMoment?: StudyMoment;
  StudyRecord?: StudyRecord;
  StudyTable?: StudyTable;
  TableFacts?: TableFacts;
  TableOpened?: TableOpened;
  TakeLesson?: TakeLesson;
  TakePuzzle?: TakePuzzle;
  TakeStudy?: TakeStudy;
  ThinkAbout?: ThinkAbout;
  Thinking?: Thinking;
  ToldMove?: ToldMove;
  TurningPoint?: TurningPoint;
  Undo?: Undo;
  Undoing?: Undoing;
  Update?: Update;
  View?: View;
  WatchTable?: WatchTable;
  Welcome?: Welcome;
  Why?: Why;
  WhyBetter?: WhyBetter;
}
/**
 * A decision that was compared with the one played, by as many playouts.
 *
 * `value` is the share of the victory the seat could expect of it, `points` its expected lead over the best other seat
 * where the search can tell, and `line` the expected continuation, the decision first.
 */
export interface Alternative {
  move: string;
  say: {
    [k: string]: unknown;
  };
  value: number;
  points: number | null;
  line: string[];
}
/**
 * After the game: how far its analysis is, answered with an `AnalysisNow`; with `begin`, one is begun if need be.
 *
 * `known` is how many decisions the client has of an analysis that is under way, `first` the step of the record it
 * would like to have judged next. `stop` stops it, for whoever began it and for those who sat at the table.
 */
export interface Analyse {
  type: "analyse";
  begin?: boolean;
  stop?: boolean;
  known?: number;
  first?: number | null;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * How far a record's analysis is; the fields are those of the request `analyse` at a table.
 */
export interface AnalyseRecord {
  begin?: boolean;
  stop?: boolean;
  known?: number;
  first?: number | null;
}
/**
 * A game, decision by decision.
 */
export interface Analysis {
  format: "tokonoma-analysis";
  version: 1;
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  playouts: number;
  seed: number;
  decisions: Judged[];
  stages: StageStart[];
  turning_points: TurningPoint[];
  unlucky: number[];
  cost: number[];
  luck: number[];
  best: number[];
  decided: number[];
}
/**
 * A decision of a game, judged by what its seat could know then.
 */
export interface Judged {
  step: number;
  seat: number;
  move: string;
  say: {
    [k: string]: unknown;
  };
  mark: "best" | "blunder" | "fine" | "forced" | "inaccuracy" | "mistake";
  cost: number;
  points: number | null;
  expected: number[];
  after: number[];
  luck: number[];
  better: Alternative[];
  changes: LineChange[];
  why: WhyBetter[];
  counts: LineChange[];
}
/**
 * A line of somebody's score at once after the decision: as it stood, as played, and with the better decision.
 */
export interface LineChange {
  seat: number;
  line: {
    [k: string]: unknown;
  };
  before: number;
  played: number;
  better: number;
}
/**
 * One reason why the better decision is better: a sentence, and the two numbers it speaks of.
 *
 * The numbers are counted where the two expected continuations end; `seat` is whose they are.
 */
export interface WhyBetter {
  seat: number;
  say: {
    [k: string]: unknown;
  };
  name: {
    [k: string]: unknown;
  };
  played: number;
  better: number;
}
/**
 * Where a season or a round begins.
 */
export interface StageStart {
  step: number;
  title: {
    [k: string]: unknown;
  };
}
/**
 * One of the decisions that cost most.
 */
export interface TurningPoint {
  decision: number;
  name: {
    [k: string]: unknown;
  };
}
/**
 * How far the analysis of a finished game is.
 */
export interface AnalysisNow {
  status: "done" | "none" | "running" | "stopped" | "waiting";
  done: number;
  steps: number[];
  stages: StageStart[];
  place: number | null;
  seconds: number | null;
  found: Judged[];
  analysis: Analysis | null;
}
/**
 * The one answer to a request. `version` is what the seat's audience knows once the request is done.
 *
 * `id` is null for a frame that could not be read. `result` holds what was asked for: the answer to `ask`, the
 * `preview`, the view of a `review` or a `replay`, the list of `moves`, the LookedBack of a `look_back`, the token of
 * an `invite`, the key of a `share`, the table of a `rematch`, the token of a `new_link`, what `people` found.
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
 * A hint for the seat that is to act, in three steps: where to look, which move, why; answered with a `HintShown`.
 *
 * Against bots alone it is always given, among people only at a table that allows it (`hints` in its facts).
 */
export interface AskHint {
  type: "hint";
  /**
   * what one audience was told so far, counted
   */
  version: number;
  step?: number;
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
 * Where a study begins: a record up to one of its steps, a position, a sketch, or a game with its box.
 */
export interface BeginStudy {
  document?: {
    [k: string]: unknown;
  } | null;
  step?: number | null;
  game?: string;
  seats?: number | null;
  options?: {
    [k: string]: string;
  };
  sketch?: string | null;
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
 * End the table for everybody: a game that is on ends without winners; only for the host.
 */
export interface CloseTable {
  type: "close_table";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * What a coach remarks now to the seat that is to act, or when the game is over; answered with a `remark` or null.
 *
 * The client keeps what was said: `made` names the remarks this game has had, `this_turn` how many of them belong to
 * the turn that is on, and `since` is the version from which on what happened is new.
 */
export interface Coach {
  type: "coach";
  /**
   * @maxItems 100
   */
  made?: string[];
  this_turn?: number;
  /**
   * what one audience was told so far, counted
   */
  since?: number;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * A socket that is open at a seat, or a watcher's: its number, for how long, and whether it is the asker's own.
 */
export interface Connected {
  socket: number;
  seats: number[];
  seconds: number;
  this: boolean;
  muted: boolean;
}
/**
 * The course of a game.
 */
export interface CourseFacts {
  game: string;
  languages: string[];
  lessons: LessonFacts[];
  first_seat: number | null;
}
/**
 * A lesson of a course; titles and ideas by language.
 */
export interface LessonFacts {
  lesson: string;
  title: {
    [k: string]: string;
  };
  idea: {
    [k: string]: string;
  };
  minutes: number;
  steps: number;
  extra: boolean;
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
 * Why a game is over: `played` to its end, `resigned` by a seat, or `closed` by the host.
 */
export interface Ending {
  by: "closed" | "played" | "resigned";
  seat: number | null;
}
/**
 * A picture of the rules page: a position, what is shown of it, and what is said below it, by language.
 */
export interface FigureFacts {
  figure: string;
  rule: string;
  show: string[];
  text: {
    [k: string]: string;
  };
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  view: View;
  lesson: string | null;
  position: {
    [k: string]: unknown;
  } | null;
}
/**
 * The table as one audience may know it. `table` is the game's own description, complete for drawing.
 */
export interface View {
  seat: number | null;
  to_act: number | null;
  legal: Offer[];
  prompt: {
    [k: string]: unknown;
  } | null;
  table: GorbinosQuestTableView | GorintoTableView | GoryoTableView | KoinoboriTableView;
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
 * Everything on the table; nothing is secret but the order of the deck.
 */
export interface GorbinosQuestTableView {
  pace: "standard" | "x2";
  round: number;
  first_player: number;
  cards_due: number;
  decision: string | null;
  map: GorbinosQuestMap;
  build_cost: GorbinosQuestBuildCost;
  track: GorbinosQuestTrackSlot[];
  deck: number;
  gone: string[];
  seats: GorbinosQuestSeat[];
  slots: GorbinosQuestScoringSlot[];
  playing: GorbinosQuestPlaying | null;
  income_track: number[];
  most_coins: number;
}
/**
 * The locations, and the roads between those that are in the game.
 */
export interface GorbinosQuestMap {
  locations: GorbinosQuestLocation[];
  roads: string[][];
}
/**
 * A location with its token and cities, and where it lies on the printed board.
 */
export interface GorbinosQuestLocation {
  location: string;
  province: string;
  capital: boolean;
  x: number;
  y: number;
  token: ("coal" | "food" | "gold" | "iron" | "wood") | null;
  cities: {
    [k: string]: number;
  };
  cost: GorbinosQuestCityCost | null;
}
/**
 * What a city would cost the seat to act, and whether it may be built.
 */
export interface GorbinosQuestCityCost {
  goods: GorbinosQuestSomeGoods;
  coins: number;
  in_reach: boolean;
  may_build: boolean;
}
/**
 * Numbers of goods, without those there are none of.
 */
export interface GorbinosQuestSomeGoods {
  food?: number;
  wood?: number;
  coal?: number;
  iron?: number;
  gold?: number;
}
/**
 * The table of what a city costs, and what is added on a token with one and with two cities.
 */
export interface GorbinosQuestBuildCost {
  card: string;
  costs: GorbinosQuestGoodCosts;
  overbuilding: number[];
}
/**
 * What a city costs on a token of each good.
 */
export interface GorbinosQuestGoodCosts {
  food: GorbinosQuestCost;
  wood: GorbinosQuestCost;
  coal: GorbinosQuestCost;
  iron: GorbinosQuestCost;
  gold: GorbinosQuestCost;
}
/**
 * Goods and coins to be paid.
 */
export interface GorbinosQuestCost {
  goods: GorbinosQuestSomeGoods;
  coins: number;
}
/**
 * A slot of the track with its surcharge; where a card lies, its face, its own price and its price here.
 */
export interface GorbinosQuestTrackSlot {
  slot: number;
  surcharge: number;
  card: string | null;
  type?: string;
  tag?: ("blue" | "green" | "pink" | "purple" | "red" | "yellow") | null;
  does?: GorbinosQuestDoes;
  parts?: GorbinosQuestCost;
  cost?: GorbinosQuestCost;
}
/**
 * What a card does: the kind of its effect, and the numbers that kind has.
 */
export interface GorbinosQuestDoes {
  does: string;
  coins?: number;
  resources?: number;
  prices?: GorbinosQuestGoods;
  loans?: {
    [k: string]: number;
  };
  goods?: GorbinosQuestSomeGoods;
  income?: number;
  cards?: number;
  stays?: boolean;
  buys?: number;
}
/**
 * A number for every good.
 */
export interface GorbinosQuestGoods {
  food: number;
  wood: number;
  coal: number;
  iron: number;
  gold: number;
}
/**
 * What a seat has, all of it open: its hand, its discard from the bottom up, its coins and goods.
 */
export interface GorbinosQuestSeat {
  seat: number;
  coins: number;
  goods: GorbinosQuestGoods;
  income: number;
  income_space: number;
  cities_left: number;
  hand: GorbinosQuestHandCard[];
  discard: GorbinosQuestCard[];
  tags: GorbinosQuestTags;
}
/**
 * A card in hand, and whether it could be carried out now; None while its seat is not asked.
 */
export interface GorbinosQuestHandCard {
  card: string;
  type: string;
  tag: ("blue" | "green" | "pink" | "purple" | "red" | "yellow") | null;
  does: GorbinosQuestDoes;
  may_play: boolean | null;
}
/**
 * What is printed on a card.
 */
export interface GorbinosQuestCard {
  card: string;
  type: string;
  tag: ("blue" | "green" | "pink" | "purple" | "red" | "yellow") | null;
  does: GorbinosQuestDoes;
}
/**
 * A number for every tag.
 */
export interface GorbinosQuestTags {
  pink: number;
  purple: number;
  yellow: number;
  blue: number;
  red: number;
  green: number;
}
/**
 * A slot; where a victory-point card lies, what is printed on it and what it brings each seat.
 */
export interface GorbinosQuestScoringSlot {
  tag: "blue" | "green" | "pink" | "purple" | "red" | "yellow";
  victory: string | null;
  counts?: string;
  times?: number;
  divided_by?: number;
  seats?: GorbinosQuestSlotScore[];
}
/**
 * A seat's tags, what is counted, the points each tag brings, and what one more tag or city would add.
 */
export interface GorbinosQuestSlotScore {
  seat: number;
  tags: number;
  count: number;
  per_tag: number;
  points: number;
  one_more_tag: number;
  one_more_city: number;
}
/**
 * The card being played, the card it acts as, and how far it has been carried out.
 */
export interface GorbinosQuestPlaying {
  card: string;
  acts_as: string;
  opponent: number | null;
  trade?: GorbinosQuestTrade;
  left?: number;
}
/**
 * Units bought (and sold, where negative), and what they bring in coins.
 */
export interface GorbinosQuestTrade {
  traded: GorbinosQuestSomeGoods;
  net: number;
  coins_then: number;
  prices: GorbinosQuestGoods;
}
/**
 * Everything on the table; nothing is secret in Gorinto.
 */
export interface GorintoTableView {
  mode: "partnership" | "solo" | "standard";
  landscape: string;
  season: "autumn" | "spring" | "summer" | "winter";
  season_number: number;
  turn: number;
  turns: number;
  decision: ("gather" | "give" | "place" | "remove") | null;
  draw: {
    [k: string]: unknown;
  } | null;
  order: number[];
  coin: number | null;
  mountain: {
    [k: string]: ("earth" | "fire" | "void" | "water" | "wind")[];
  };
  path: {
    [k: string]: string | null;
  };
  bag: number;
  discarded: GorintoTiles;
  goals: GorintoGoal[];
  keys: GorintoKeyElement[];
  seats: GorintoMat[];
  gathering: GorintoGathering | null;
  pick: GorintoPick | null;
  burrowed: string[];
  teams?: GorintoTeam[];
  kitsune?: GorintoKitsune;
}
/**
 * A number for every element.
 */
export interface GorintoTiles {
  void: number;
  wind: number;
  fire: number;
  water: number;
  earth: number;
}
/**
 * A goal card: its letter, who scores it, and what it would give each of them now for which stacks.
 */
export interface GorintoGoal {
  goal: string;
  letter: string;
  factor: number;
  seats: number[];
  now: {
    [k: string]: number;
  };
  stacks: {
    [k: string]: ("earth" | "fire" | "void" | "water" | "wind")[];
  };
}
/**
 * A key element: what a tile of it is worth at the end, and what it would give each seat now.
 */
export interface GorintoKeyElement {
  element: "earth" | "fire" | "void" | "water" | "wind";
  each: number;
  now: {
    [k: string]: number;
  };
}
/**
 * A seat's mat, its wisdom and where it came from.
 */
export interface GorintoMat {
  seat: number;
  mat: GorintoTiles;
  tiles: number;
  understanding: GorintoTiles;
  wisdom: number;
  earned: GorintoEarned[];
}
/**
 * Wisdom that was scored: for a goal in a season, or at the end for a key element.
 */
export interface GorintoEarned {
  wisdom: number;
  season?: "autumn" | "spring" | "summer" | "winter";
  goal?: string;
  key?: "earth" | "fire" | "void" | "water" | "wind";
}
/**
 * The turn under way: the placed tile, what its pattern reaches, what is taken and what is still owed.
 */
export interface GorintoGathering {
  element: "earth" | "fire" | "void" | "water" | "wind";
  space: string;
  reaches: string[];
  owed: number;
  gathered: GorintoTiles;
}
/**
 * Tiles to be gathered in any order: how many, and for each thing one touches the word of its move.
 */
export interface GorintoPick {
  count: number;
  things: {
    [k: string]: string;
  };
  say: {
    [k: string]: unknown;
  };
  ends_turn: boolean;
}
/**
 * Two partners and their one total.
 */
export interface GorintoTeam {
  seats: number[];
  wisdom: number;
}
/**
 * The Kitsune's mat, keys, tokens and chits.
 */
export interface GorintoKitsune {
  mat: GorintoTiles;
  tiles: number;
  wisdom: number;
  keys: ("earth" | "fire" | "void" | "water" | "wind")[];
  each_regular: number;
  each_own: number;
  now: number;
  earned: GorintoKitsuneEarned[];
  head: string | null;
  tail: string | null;
  chits_drawn: number[];
  chits_left: number;
}
/**
 * What the Kitsune scored in a season, for the regular keys and for its own.
 */
export interface GorintoKitsuneEarned {
  season: "autumn" | "spring" | "summer" | "winter";
  regular: number;
  own: number;
}
/**
 * Everything the audience may know.
 */
export interface GoryoTableView {
  stage: "bind" | "deal" | "finished" | "first" | "hunt" | "ofuda" | "plan" | "start";
  decision: ("act" | "call" | "confirm" | "plan" | "start") | null;
  round: number;
  rounds: number;
  spaces: GoryoSpace[];
  bridges: string[][];
  garden: GoryoGardenTile[];
  gong: GoryoGong;
  spirits: GoryoSpirits;
  samurai: GoryoSamurai[];
  hunt: GoryoHunt;
  goryo: GoryoFigure;
  draws_due: number;
  discovery: GoryoDiscovery | null;
  ending: ("four_rounds" | "last_tile_broken" | "last_tile_drawn" | "no_path" | "third_spirit") | null;
}
/**
 * A space of the palace and what is on it.
 */
export interface GoryoSpace {
  space: string;
  room: string;
  object: string | null;
  condition: ("broken" | "intact" | "sealed") | null;
  pawn: boolean;
  samurai: ("blue" | "green" | "purple" | "red")[];
  print: ("green" | "red") | null;
}
/**
 * A tile of the garden, with what became of the objects of its type.
 */
export interface GoryoGardenTile {
  object: string;
  tile: "flipped" | "intact";
  token: ("object" | "seal") | null;
  intact: number;
  broken: number;
  sealed: number;
}
/**
 * The arc with its bags, and the mallet on it.
 */
export interface GoryoGong {
  mallet: number;
  last: number;
  bags: number[];
  next_bag: number | null;
}
/**
 * How many spirit tiles are flipped, and of how many.
 */
export interface GoryoSpirits {
  flipped: number;
  of: number;
}
/**
 * One samurai with his action board.
 */
export interface GoryoSamurai {
  samurai: "blue" | "green" | "purple" | "red";
  space: string;
  state: "acting" | "done" | "ready";
  moves: number;
  most_moves: number;
  search: number;
  sniff: number;
  actions_left: number;
}
/**
 * What the Samurai have used of this round.
 */
export interface GoryoHunt {
  actions: number;
  most_actions: number;
  actions_each: number;
  calls: number;
  most_calls: number;
}
/**
 * The Goryō as everybody sees her; `plan` is what lies behind her screen, for herself alone.
 */
export interface GoryoFigure {
  space: string | null;
  broken: number;
  sprint: "spent" | "unspent";
  trail: "spent" | "unspent";
  planned: boolean;
  steps: number[];
  bound: string | null;
  plan: GoryoPlan | null;
}
/**
 * Her cubes of this round.
 */
export interface GoryoPlan {
  path: string[];
  sprint: boolean;
  target: string | null;
  trail: string | null;
}
/**
 * The last discovery in full, so that a page can play it step by step.
 */
export interface GoryoDiscovery {
  round: number;
  path: string[];
  sprint: boolean;
  trail: string | null;
  trail_spent: boolean;
  target: string;
  object: string | null;
  true_prints: string[];
  false_prints: string[];
  red_prints: string[];
  mallet: number[];
  bags: number;
  caught_by: ("blue" | "green" | "purple" | "red")[];
  drawn: string[];
}
/**
 * Everything on the table that the audience may know.
 */
export interface KoinoboriTableView {
  decision: string | null;
  turn: number | null;
  start: number | null;
  ability: string | null;
  takes_left: number;
  plays_left: number;
  row: KoinoboriRowCard[];
  pile: number;
  discards: KoinoboriCard[];
  reshuffles: number;
  passes: number;
  posts: KoinoboriPost[];
  seats: KoinoboriSeat[];
  colours: KoinoboriCarps;
}
/**
 * A card of the draw row; those at an end say so.
 */
export interface KoinoboriRowCard {
  card: number;
  colours: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple")[];
  ability: ("cover" | "extra_play" | "move" | "refresh" | "steal" | "take_one" | "take_two") | null;
  ends: ("left" | "right")[];
}
/**
 * A card that lies open to the audience.
 */
export interface KoinoboriCard {
  card: number;
  colours: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple")[];
  ability: ("cover" | "extra_play" | "move" | "refresh" | "steal" | "take_one" | "take_two") | null;
}
/**
 * A festival post: flag, cards from the bottom up, visible carps, and who wins it as it stands.
 */
export interface KoinoboriPost {
  post: string;
  flag: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple") | null;
  closed: boolean;
  cards: KoinoboriPostCard[];
  carps: KoinoboriCarps;
  winner: KoinoboriWinner | null;
}
/**
 * A card on a festival post, with what it covers, the nearest first.
 */
export interface KoinoboriPostCard {
  card: number;
  colours: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple")[];
  ability: ("cover" | "extra_play" | "move" | "refresh" | "steal" | "take_one" | "take_two") | null;
  covers: KoinoboriCard[];
}
/**
 * Numbers of carps by colour, those there are.
 */
export interface KoinoboriCarps {
  dark_green?: number;
  lime?: number;
  orange?: number;
  black?: number;
  purple?: number;
  pink?: number;
}
/**
 * The colour that would score a post, its value, and the reason.
 */
export interface KoinoboriWinner {
  colour: "black" | "dark_green" | "lime" | "orange" | "pink" | "purple";
  value: number;
  by: "flag" | "most" | "next";
  ties: KoinoboriTie[];
}
/**
 * A number of carps that several colours share.
 */
export interface KoinoboriTie {
  carps: number;
  colours: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple")[];
}
/**
 * A seat's level and what it allows, its hand as far as known, and its personal post.
 */
export interface KoinoboriSeat {
  seat: number;
  level: number;
  draw: number;
  play: number;
  limit: number;
  hand_size: number;
  hand: KoinoboriCard[] | null;
  seen: KoinoboriSeenCard[];
  personal: (KoinoboriCard | null)[];
  carps: KoinoboriCarps | null;
}
/**
 * A card that the audience saw come to a hand; `sure` that it is still there.
 */
export interface KoinoboriSeenCard {
  card: number;
  colours: ("black" | "dark_green" | "lime" | "orange" | "pink" | "purple")[];
  ability: ("cover" | "extra_play" | "move" | "refresh" | "steal" | "take_one" | "take_two") | null;
  sure: boolean;
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
 * How the game ended: a place holds those who tie for it.
 */
export interface Outcome {
  places: number[][];
  winners: number[];
  shares: number[];
}
/**
 * Whether the audience's seat may undo its last decision, and if not, why.
 */
export interface Undoing {
  may: boolean;
  why_not: Refused | null;
}
/**
 * The first frame: whose seats these are, who is looking, and what is known already. Answered by `welcome`.
 *
 * Fields this server does not know are overlooked: a newer page says more, and meets older processes while a site
 * changes its version.
 *
 * `secrets` are seat secrets, or one watch key. `looking` may be left out: it is the first seat. `contribution` is
 * what the people at these seats add to the deal, used if the game has not begun; an empty one is allowed. A game
 * begins when every seat is taken and every person has said hello once. With `patches`, the view comes in an `update`
 * right after the welcome, and later ones as `patch`; with `short` too, a patch may hold rows, and an answer.
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
  patches?: boolean;
  short?: boolean;
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
 * A new table, once per table; everybody's secrets open their seats there.
 *
 * With `swap` everybody moves on by one seat, and whoever sat last sits first; without it all keep their seats.
 * `levels` are other levels for bots, by the seat they had at this table ("1"); only for whoever opened the table.
 */
export interface Rematch {
  type: "rematch";
  swap?: boolean;
  options?: {
    [k: string]: string;
  } | null;
  levels?: {
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
 * What a move or a whole turn would do, tried on what the seat may know; nothing is drawn, nothing is played.
 *
 * The result is a `Preview` of `kernel/preview.py`: what happens, every own score line and what else changes, before
 * and after, and why it goes no further.
 */
export interface LookAhead {
  type: "preview";
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
 * After the game: all its decisions with what happened then, as one audience heard it, or everything told.
 */
export interface Moves {
  type: "moves";
  audience?: number | null;
  revealed?: boolean;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * After the game: what every score line is made of, and how the scores grew from stage to stage.
 */
export interface LookBack {
  type: "look_back";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * A key to watch with, to be given away in a link; whoever only watches gives away their own.
 */
export interface Share {
  type: "share";
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
 * Let a bot play at an open seat, of the middle level where none is named; only for whoever opened the table.
 */
export interface SeatBot {
  type: "seat_bot";
  open_seat: number;
  level?: string | null;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Make a new secret, which the client brings, the only one that opens one's seat; other sockets there close.
 */
export interface Renew {
  type: "renew";
  secret: string;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Who is connected: at one's own seat, by every window and device; and for the host, everybody who watches.
 */
export interface People {
  type: "people";
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Let a watcher, by the number `people` gave, write nothing at this table, or write again; only for the host.
 */
export interface Mute {
  type: "mute";
  socket: number;
  muted?: boolean;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Send a watcher away, by the number `people` gave; only for the host.
 */
export interface RemoveWatcher {
  type: "remove_watcher";
  socket: number;
  /**
   * made by the client, new for every request
   */
  id: string;
  seat?: number | null;
}
/**
 * Revoke the links of another person's seat and make an invitation to it: somebody is gone, or a link went astray.
 *
 * Until the invitation is claimed, a bot plays there after the grace time. Everybody is told. Only for the host.
 */
export interface NewLink {
  type: "new_link";
  of_seat: number;
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
  absence: number;
  help: boolean;
  hints: boolean;
  aloud: boolean;
  may_resign: boolean;
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
  hints: number;
}
/**
 * One thing an audience was told. `struck` says that everything told after that version no longer holds.
 */
export interface Step {
  version: number;
  seat: number | null;
  forced: boolean;
  events: GameEvent[];
  struck: number | null;
}
/**
 * What happened, as a game tells it: `event` is a key of its catalogue, everything else its values.
 */
export interface GameEvent {
  event: string;
  [k: string]: unknown;
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
 * An update that holds what changed since the view of version `base`, the one this socket was sent last.
 *
 * `docs/protocol.md` tells how a patch is applied. Whoever does not have that view asks for the whole: `look`.
 * `done` stands for the answer to the request of that id, which comes right after: accepted, of the same version.
 */
export interface Patched {
  type: "patch";
  looking: number | null;
  version: number;
  base: number;
  steps: Step[];
  patch: {
    [k: string]: unknown;
  };
  clocks: Clocks;
  done?: string;
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
  sketch: string | null;
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
  ratings: {
    [k: string]: number;
  };
}
/**
 * A decision of an expected continuation, to be drawn on the board: whose, which piece, and where.
 */
export interface Ghost {
  seat: number;
  move: string;
  touch: string[];
  say: {
    [k: string]: unknown;
  };
}
/**
 * What `ask("paths")` answers: every path she may have planned, and how many plans each stands for (§8.3).
 */
export interface GoryoPossiblePaths {
  paths: string[][];
  plans: number[];
  through: {
    [k: string]: number;
  };
  targets: {
    [k: string]: number;
  };
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
 * A hint as far as it was asked for. The first step has only where to look, the second the move, the third why.
 */
export interface HintShown {
  step: number;
  at: string[];
  move: string | null;
  say: {
    [k: string]: unknown;
  } | null;
  chance: number | null;
  next_say: {
    [k: string]: unknown;
  } | null;
  next_chance: number | null;
  why: {
    [k: string]: unknown;
  }[];
}
/**
 * An open seat and the token that claims it.
 */
export interface Invitation {
  seat: number;
  token: string;
}
/**
 * The record of a game that is over, or was broken off, to be analysed.
 */
export interface KeepRecord {
  record: {
    [k: string]: unknown;
  };
}
/**
 * A table as the bearer of a secret sees it now, and once the game is over the race.
 */
export interface LastBoard {
  view: View;
  race: RaceMark[];
}
/**
 * How everybody stood at the end of a stage of the game; `rival` is somebody who holds no seat.
 */
export interface RaceMark {
  title: {
    [k: string]: unknown;
  };
  totals: number[];
  rival: number | null;
}
/**
 * A step as the learner sees it, after what was tried.
 */
export interface LessonMoment {
  game: string;
  lesson: string;
  title: string;
  idea: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  step: number;
  steps: number;
  kind: "choice" | "do" | "number" | "play" | "touch";
  ask: string;
  at: string | null;
  choices: string[];
  wanted: number;
  is_done: boolean;
  tries: string[];
  touched: string[];
  verdict: LessonVerdict | null;
  events: GameEvent[];
  view: View;
  preview: Preview | null;
}
/**
 * What the lesson says to a try. `view` is the table after it where it was wrong or only shown.
 */
export interface LessonVerdict {
  kind: "done" | "going_on" | "refused" | "shown" | "wrong";
  text: string;
  refused: Refused | null;
  view: View | null;
  words: string[];
  anew: boolean;
}
/**
 * What a move would do: what happens, every own score line, what else changes, and why it goes no further.
 */
export interface Preview {
  move: string;
  told: {
    [k: string]: unknown;
  }[];
  lines: PreviewLine[];
  stops: "choice" | "draw" | "hidden" | "over" | "turn";
  then: {
    [k: string]: unknown;
  } | null;
}
/**
 * A number before and after a move; `score` says that it is a line of the seat's score.
 */
export interface PreviewLine {
  key: string;
  seat: number;
  before: number;
  after: number;
  change: number;
  score: boolean;
  values: {
    [k: string]: unknown;
  };
}
/**
 * A finished game looked back on; every line of the scores and of the rival has its `reasons`, a list of Reason.
 */
export interface LookedBack {
  scores: Score[];
  race: RaceMark[];
  rival: {
    [k: string]: unknown;
  }[];
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
  absence?: number;
  help?: boolean;
  hints?: boolean;
  aloud?: boolean;
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
 * Where one's own seat is open; and, for the host, who watches.
 */
export interface PeopleHere {
  mine: Connected[];
  watchers: Connected[];
}
/**
 * An answer in words, with the share of the victory it leaves, in hundredths.
 */
export interface PuzzleAnswer {
  text: string;
  percent: number;
  is_right: boolean;
  is_yours: boolean;
}
/**
 * A puzzle of a game: what it is about, and how hard it is, from one to three.
 */
export interface PuzzleFacts {
  puzzle: string;
  theme: {
    [k: string]: string;
  };
  stars: number;
}
/**
 * A puzzle after what was tried, in the form of a lesson with one step. The answer is in it only when it was found
 * or asked for.
 */
export interface PuzzleMoment {
  game: string;
  lesson: string;
  title: string;
  idea: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  step: number;
  steps: number;
  kind: "choice" | "do" | "number" | "play" | "touch";
  ask: string;
  at: string | null;
  choices: string[];
  wanted: number;
  is_done: boolean;
  tries: string[];
  touched: string[];
  verdict: LessonVerdict | null;
  events: GameEvent[];
  view: View;
  preview: Preview | null;
  stars: number;
  missed: number;
  teaches: string;
  teaches_title: string;
  reasons: string[];
  answers: PuzzleAnswer[];
}
/**
 * The puzzles of a game, the easiest first, and today's.
 */
export interface PuzzleSet {
  game: string;
  today: string;
  puzzles: PuzzleFacts[];
}
/**
 * Where a friend in the same network reaches this server; null where only this machine does.
 */
export interface Reach {
  url: string | null;
}
/**
 * A sum behind a score line: its parts are messages, added up where they make something, else a remark.
 */
export interface Reason {
  parts: {
    [k: string]: unknown;
  }[];
  makes: number | null;
}
/**
 * A record's name in its address; the same record always gets the same.
 */
export interface RecordKept {
  record: string;
}
/**
 * What the coach says now.
 */
export interface Remark {
  name: string;
  text: {
    [k: string]: string;
  };
  rule: string | null;
  at: string | null;
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
 * Something that may be drawn now, with what would then be told.
 */
export interface StudyDraw {
  word: string;
  event: {
    [k: string]: unknown;
  };
}
/**
 * The table after a move of a record: the same as the answer to `replay`, with the table's facts.
 */
export interface StudyMoment {
  facts: TableFacts;
  move: number;
  moves: number;
  seat: number | null;
  events: GameEvent[];
  steps: number;
  told: ToldMove[] | null;
  view: View;
}
/**
 * A decision of a finished game and what happened then; the first is the set-up, which no seat decides.
 *
 * `stage` names the season or round it was made in, where the game has them. `say` is the decision itself, told as it
 * was offered; None where the audience may not know it.
 */
export interface ToldMove {
  seat: number | null;
  stage: {
    [k: string]: unknown;
  } | null;
  events: GameEvent[];
  say: {
    [k: string]: unknown;
  } | null;
}
/**
 * A record from a file, and which of its moves to show: as one audience saw it, or with everything shown.
 */
export interface StudyRecord {
  record: {
    [k: string]: unknown;
  };
  move?: number;
  audience?: number | null;
  revealed?: boolean;
  all_moves?: boolean;
}
/**
 * A study after what was tried, in the form of a lesson with one step; `tries` are all steps since it began.
 */
export interface StudyTable {
  game: string;
  lesson: string;
  title: string;
  idea: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  step: number;
  steps: number;
  kind: "choice" | "do" | "number" | "play" | "touch";
  ask: string;
  at: string | null;
  choices: string[];
  wanted: number;
  is_done: boolean;
  tries: string[];
  touched: string[];
  verdict: LessonVerdict | null;
  events: GameEvent[];
  view: View;
  preview: Preview | null;
  document: {
    [k: string]: unknown;
  };
  draws: StudyDraw[];
  record: {
    [k: string]: unknown;
  } | null;
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
 * Where a learner is, and what is tried now: a move, a thing, a number, a choice, or to be shown; or nothing.
 *
 * `touch` asks why things that were touched make no move, `preview` what a move would do. `tries` are the moves
 * accepted so far in this step, `touched` the things.
 */
export interface TakeLesson {
  step?: number;
  language?: "en" | "fr";
  /**
   * @maxItems 120
   */
  tries?: string[];
  /**
   * @maxItems 40
   */
  touched?: string[];
  move?: string | null;
  touch?: string[] | null;
  thing?: string | null;
  number?: number | null;
  choice?: number | null;
  show?: boolean;
  preview?: string | null;
}
/**
 * What is tried now: a move, a thing, or to be shown; or nothing. `tries` are the decisions of a plan so far.
 *
 * `touch` asks why things that were touched make no move.
 */
export interface TakePuzzle {
  language?: "en" | "fr";
  /**
   * @maxItems 20
   */
  tries?: string[];
  move?: string | null;
  touch?: string[] | null;
  thing?: string | null;
  show?: boolean;
}
/**
 * A study, what was tried in it so far, and what is tried now: a move, an outcome of the draw, or luck.
 *
 * `touch` asks why things that were touched make no move, `preview` what a move would do.
 */
export interface TakeStudy {
  begin: BeginStudy;
  /**
   * @maxItems 3000
   */
  steps?: string[];
  move?: string | null;
  draw?: string | null;
  luck?: ("all" | "one") | null;
  touch?: string[] | null;
  preview?: string | null;
  revealed?: boolean;
}
/**
 * A position of a study, and how closely to look at it.
 */
export interface ThinkAbout {
  begin: BeginStudy;
  /**
   * @maxItems 3000
   */
  steps?: string[];
  playouts?: number;
  /**
   * @maxItems 5
   */
  also?: string[];
}
/**
 * What a search thinks of a position, from what the seat to act knows.
 */
export interface Thinking {
  seat: number;
  playouts: number;
  chances: number[];
  moves: Alternative[];
  lines: Ghost[][];
}
/**
 * Ask whether a watch key opens a table.
 */
export interface WatchTable {
  key: string;
}
