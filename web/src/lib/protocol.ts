// Made by tools/protocol_types.py from src/sanguosha/server/told/messages.py and states.py; do not edit.

export const PROTOCOL = 2;

/** A card that the viewer may see; `as_kind` is what it counts as where it lies, empty if that is its own kind. */
export interface CardFace {
  token: string;
  kind: string;
  suit: string;
  rank: number;
  as_kind: string;
}

/** A pile on a general or under an equipment; `cards` are those the viewer knows. */
export interface PileState {
  name: string;
  size: number;
  cards: CardFace[];
}

/** Something on a seat that all see and that lasts: a kind of effect and its numbers (seats, for the most part). */
export interface EffectState {
  kind: string;
  data: number[];
}

/** A seat as the viewer may know it. `distance` is from the viewer's seat; `in_range` whether the viewer reaches it with a Slash, `reaches_me` the other way round; `place` is its place in the room. `fallen` has died at some time, perhaps to come back; `side` is its side where sides are open, else empty. */
export interface SeatState {
  index: number;
  place: number;
  alive: boolean;
  fallen: boolean;
  role: string;
  side: string;
  generals: string[];
  kingdom: string;
  gender: string;
  hp: number;
  max_hp: number;
  chained: boolean;
  turned_over: boolean;
  drunk: boolean;
  marks: Record<string, number>;
  effects: EffectState[];
  hand_size: number;
  hand: CardFace[];
  equip: CardFace[];
  judge_area: CardFace[];
  piles: PileState[];
  skills: string[];
  attack_range: number;
  distance: number;
  in_range: boolean;
  reaches_me: boolean;
}

/** The whole table as the viewer (`you`: a seat index, -1 for a spectator) may know it. `general_piles` are the generals that lie open on it, by the name of their pile. */
export interface TableState {
  you: number;
  round: number;
  current: number;
  phase: string;
  draw_pile: number;
  discard_pile: number;
  discard_top: CardFace[];
  general_piles: Record<string, string[]>;
  seats: SeatState[];
  over: boolean;
  winners: number[];
  outcome: string;
}

/** One event as the viewer may know it: key and arguments of `log.ftl`, cards (`?` for each unseen one). `health` is what damage or recovery left to the seat (`3/4`). */
export interface EventLine {
  key: string;
  args: Record<string, string>;
  cards: string[];
  faces: CardFace[];
  health: string;
}

/** First message of a connection. `token` is what an earlier `Welcome` gave; without it a new guest is made. */
export interface Hello {
  t: "hello";
  protocol: number;
  name?: string;
  token?: string;
}

/** Choose another name. */
export interface Rename {
  t: "rename";
  name: string;
}

/** What a room plays. `options` are the mode's (`role_set`, `generals` …); times are seconds; `pace` is that of bots. `ban` lists generals that are left out; `spectator_delay` holds back what spectators see. */
export interface RoomOptions {
  mode: string;
  players: number;
  options: Record<string, string>;
  packages: string[];
  ban: string[];
  decision_time: number;
  pace: number;
  public: boolean;
  password: string;
  spectators: boolean;
  spectator_delay: number;
}

/** One click: a private room of this size that nobody may watch, everybody else a bot, begun at once. `seat` -1 is drawn by lot. `number` is for the shuffle, as in `GiveNumber`; `commitment` is that of the `Welcome`. */
export interface QuickPlay {
  t: "quick";
  options: RoomOptions;
  seat?: number;
  commitment?: string;
  number?: string;
}

/** A new room; the sender is its host. */
export interface CreateRoom {
  t: "create";
  options: RoomOptions;
}

/** Sit down in a room by its code. */
export interface JoinRoom {
  t: "join";
  room: string;
  password?: string;
}

/** Look on; a spectator sees only what is public. */
export interface WatchRoom {
  t: "watch";
  room: string;
  password?: string;
}

/** Leave the room; a running game is played on by a bot. */
export interface LeaveRoom {
  t: "leave";
}

/** Host only, before the game: change the options. */
export interface SetOptions {
  t: "options";
  options: RoomOptions;
}

/** Say that one is ready, or not any more. */
export interface Ready {
  t: "ready";
  ready: boolean;
}

/** A random number of 32 hexadecimal digits for the shuffle of the next game here, given after its `commitment` was told. One for another game has no effect: that has begun meanwhile. */
export interface GiveNumber {
  t: "number";
  commitment: string;
  number: string;
}

/** Host only: put a bot on an empty seat. */
export interface AddBot {
  t: "add_bot";
  seat: number;
}

/** Host only: take a player or a bot off a seat, or send `player` away, who may be a spectator. Who was sent away cannot come back into this room. */
export interface Kick {
  t: "kick";
  seat?: number;
  player?: string;
}

/** Host only: exchange two seats of the room (an empty one too). */
export interface MoveSeat {
  t: "move";
  first: number;
  second: number;
}

/** Host only: begin a game, in a series its next one; empty seats are taken by bots. */
export interface StartGame {
  t: "start";
}

/** Answer the open question `number` with a complete path of tokens. */
export interface AnswerQuestion {
  t: "answer";
  number: number;
  picks: string[];
}

/** What may follow `picks` in the open question `number`; answered by `MenuReply`. */
export interface AskMenu {
  t: "menu";
  number: number;
  picks: string[];
}

/** Why `token` may not follow `picks` in the open question `number`; answered by `ReasonReply`. */
export interface AskReason {
  t: "explain";
  number: number;
  picks: string[];
  token: string;
}

/** What was told of the game that runs, or ended last, before its event `before`; answered by `Story`. */
export interface AskStory {
  t: "story";
  before: number;
}

/** Let a bot play one's seat (托管), or take it back. */
export interface HandOver {
  t: "hand_over";
  on: boolean;
}

/** Who is out lets bots play on without a pause, as long as no other person lives in the game. */
export interface Hurry {
  t: "hurry";
}

/** Pass windows of this family of cards (`nullification`), or those of this soul (`xuanwu`), by itself: `off`, for this `card`, this `round`, or `always`. */
export interface AutoPass {
  t: "auto_pass";
  family: string;
  how: "off" | "card" | "round" | "always";
}

/** Chat: free text, or the key of a ready-made phrase. */
export interface Say {
  t: "say";
  text?: string;
  phrase?: string;
}

/** Throw a flower or an egg at a seat. */
export interface Throw {
  t: "throw";
  what: "flower" | "egg";
  seat: number;
}

/** Ask for the public rooms; answered by `Lobby`. */
export interface ListRooms {
  t: "rooms";
}

/** Answered by `Pong` with the same number. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** Who the client is. `room` is the code of the room it is in, empty for none; a `RoomState` and perhaps an `Update` follow. `commitment` is that of the server to the secret of the next quick game, empty where shuffles are fixed. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  token: string;
  player: string;
  name: string;
  room: string;
  commitment: string;
}

/** A message that was not carried out: `reason` is a message key, `detail` a plain sentence. Nothing has changed. */
export interface Refused {
  t: "refused";
  reason: string;
  detail: string;
}

/** A public room in the lobby. */
export interface RoomLine {
  room: string;
  host: string;
  mode: string;
  players: number;
  taken: number;
  running: boolean;
  locked: boolean;
}

/** The public rooms. */
export interface Lobby {
  t: "lobby";
  rooms: RoomLine[];
}

/** A seat of a room: `player` is empty for a free seat; bots have no player id. `number` is what its player gave for the shuffle of the game that runs, or of the next one. */
export interface Place {
  name: string;
  player: string;
  bot: boolean;
  ready: boolean;
  away: boolean;
  handed_over: boolean;
  number: string;
}

/** Somebody who looks on. */
export interface Spectator {
  name: string;
  player: string;
}

/** A game of a series that has been played: the place of its lord, the points of each place, and its replay. */
export interface SeriesGame {
  lord: number;
  points: number[];
  outcome: string;
  replay: string;
}

/** A scored series of `length` games: those played, the points of each place so far and its rank (1 the best, shared), and the place of the next lord, -1 when the series is over. */
export interface SeriesState {
  length: number;
  next_lord: number;
  games: SeriesGame[];
  totals: number[];
  ranks: number[];
}

/** The room as everybody in it sees it. `you` is one's own place, -1 for a spectator; `series` is the one that was begun here last, if its options still stand; `watching` are the spectators who are here. `commitment` is that of the server to the secret of the game that runs, or of the next one; empty where shuffles are fixed. */
export interface RoomState {
  t: "room";
  room: string;
  host: string;
  options: RoomOptions;
  places: Place[];
  you: number;
  spectators: number;
  running: boolean;
  has_password: boolean;
  series: SeriesState | null;
  watching: Spectator[];
  commitment: string;
}

/** What the viewer is asked. `menus` maps picks joined by blanks to what may follow (the empty string to the first menu; `.` ends, `-` passes, an empty list is a complete path); what is not in it is asked for with `AskMenu`. `faces` are cards of the question that lie nowhere in view. `seconds` are left to answer. Where the whole answer is one set, or one set shared out among seats, `row` is what it is picked from, `low` to `high` of it; where `row` is put into piles, `sizes` are the least and the most that each takes. `brings` maps skills of the first menu to the card that they bring, where it is always the same. */
export interface Question {
  number: number;
  kind: string;
  prompt: string;
  args: string[];
  optional: boolean;
  reason: string;
  menus: Record<string, string[]>;
  seconds: number;
  faces: CardFace[];
  row: string[];
  low: number;
  high: number;
  sizes: number[][];
  brings: Record<string, string>;
}

/** What happened (in order) and how the table stands now; a full table every time, so nothing needs to be remembered. `serial` counts up; `waiting` are seats whose being asked is public, with the seconds left. The first update after joining has no events. `past` is how many events there were before these. */
export interface Update {
  t: "update";
  serial: number;
  events: EventLine[];
  table: TableState;
  question: Question | null;
  waiting: Record<string, number>;
  past: number;
}

/** Events that were told before, in order, the first of them number `past`, each as the viewer could know it when it happened. Of a long game the latest ones only. */
export interface Story {
  t: "story";
  past: number;
  events: EventLine[];
}

/** What may follow `picks` in question `number`. */
export interface MenuReply {
  t: "menu";
  number: number;
  picks: string[];
  options: string[];
}

/** Why `token` may not follow `picks` in question `number`: a key of `reasons.ftl` (with `why-` before it) and its arguments, as in events. The key is empty if it may. */
export interface ReasonReply {
  t: "explain";
  number: number;
  picks: string[];
  token: string;
  key: string;
  args: Record<string, string>;
}

/** Chat. `place` is -1 for a spectator; `thrown` is `flower` or `egg` at place `at`. */
export interface Said {
  t: "said";
  place: number;
  name: string;
  text: string;
  phrase: string;
  thrown: string;
  at: number;
}

/** The game is over; `replay` is the id of its record; `scores` a line of figures for each seat (damage, saved, kills); `points` what each seat scored, empty where nothing is scored. */
export interface Finished {
  t: "finished";
  replay: string;
  winners: number[];
  outcome: string;
  scores: Record<string, number>[];
  points: number[];
}

/** Answer to `Ping`. */
export interface Pong {
  t: "pong";
  n: number;
}

export type ClientMessage =
  | Hello
  | Rename
  | QuickPlay
  | CreateRoom
  | JoinRoom
  | WatchRoom
  | LeaveRoom
  | SetOptions
  | Ready
  | GiveNumber
  | AddBot
  | Kick
  | MoveSeat
  | StartGame
  | AnswerQuestion
  | AskMenu
  | AskReason
  | AskStory
  | HandOver
  | Hurry
  | AutoPass
  | Say
  | Throw
  | ListRooms
  | Ping;

export type ServerMessage =
  | Welcome
  | Refused
  | Lobby
  | RoomState
  | Update
  | Story
  | MenuReply
  | ReasonReply
  | Said
  | Finished
  | Pong;

export const DEFAULT_OPTIONS: Readonly<RoomOptions> = {
  mode: "identity",
  players: 8,
  options: {},
  packages: ["standard", "wind"],
  ban: [],
  decision_time: 25.0,
  pace: 0.8,
  public: true,
  password: "",
  spectators: true,
  spectator_delay: 0.0,
};
