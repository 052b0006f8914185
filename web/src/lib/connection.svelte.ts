/**
 * The one WebSocket to the server. What is shown comes from the last `RoomState` and the last `Update`; nothing else is remembered,
 * so a connection that was lost and came back shows the game as it stands.
 */

import { PROTOCOL, type ClientMessage, type Finished, type Lobby, type ReasonReply, type Refused, type RoomOptions, type RoomState, type Said, type ServerMessage, type Update, type Welcome } from "./protocol";
import { Journal } from "../table/told/journal.svelte";
import type { TableSource } from "../table/source";
import { numberFor } from "./fairness";
import { called } from "./names";
import { notePlayed } from "./played";
import { settings } from "./settings.svelte";
import { load, save } from "./storage";
import { i18n } from "./texts.svelte";

/** The socket as the connection needs it; tests bring their own. */
export type Opener = (url: string) => WebSocket;

export type Status = "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const KEPT_SAID = 200;

/** How long to wait before the n-th attempt to connect again: doubling, with some chance so that not all come back at once. */
export function backOff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export function socketUrl(): string {
  const url = new URL("ws", document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  url.search = "";
  return url.href;
}

/** Somebody, by the name that is read in one's own language. */
function named<Somebody extends { name: string }>(somebody: Somebody): Somebody {
  return { ...somebody, name: called(i18n.current, somebody.name) };
}

export class Connection implements TableSource {
  status = $state<Status>("connecting");
  /** Who one is. */
  me = $state.raw<Welcome | null>(null);
  #room = $state.raw<RoomState | null>(null);
  /** The room, with the names of its people as they are read in one's own language. */
  room = $derived.by((): RoomState | null => {
    const room = this.#room;
    return room && { ...room, places: room.places.map(named), watching: room.watching.map(named) };
  });
  /** Whether one is in a room of which nothing has been heard yet. */
  entering = $state(false);
  update = $state.raw<Update | null>(null);
  finished = $state.raw<Finished | null>(null);
  #lobby = $state.raw<Lobby | null>(null);
  lobby = $derived(this.#lobby && { ...this.#lobby, rooms: this.#lobby.rooms.map((line) => ({ ...line, host: called(i18n.current, line.host) })) });
  #said = $state.raw<Said[]>([]);
  said = $derived(this.#said.map(named));
  /** The last message that the server did not carry out. */
  refused = $state.raw<Refused | null>(null);
  readonly journal = new Journal();
  readonly live = true;
  /** When (by `performance.now()`) the last update came, for what it says about seconds left. */
  updatedAt = 0;

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #stopped = false;
  #listeners = new Set<(message: ServerMessage) => void>();
  #menus = new Map<string, string[]>();
  #waiting = new Map<string, ((options: string[]) => void)[]>();
  #reasons = new Map<string, Promise<ReasonReply | null>>();
  #explaining = new Map<string, (reason: ReasonReply | null) => void>();

  constructor(readonly open: Opener = (url) => new WebSocket(url)) {}

  start(): void {
    this.#stopped = false;
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("visibilitychange", this.#now);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener("online", this.#now);
    removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Send a message; `false` if there is no connection (nothing is kept for later: the table may be another one then). */
  send(message: ClientMessage): boolean {
    if (this.#socket === null || this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin a game alone with bots at once, with a number for its shuffle. */
  quick(options: RoomOptions): boolean {
    const commitment = this.me?.commitment ?? "";
    return this.send({ t: "quick", options, commitment, number: commitment && numberFor(commitment) });
  }

  /** Hear every message after it was taken in; returns how to stop hearing. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What may follow `picks` in the open question, asked for only if the question did not bring it. */
  menu(picks: string[]): Promise<string[]> {
    const question = this.update?.question;
    if (!question) return Promise.resolve([]);
    const key = picks.join(" ");
    const known = question.menus[key] ?? this.#menus.get(`${question.number} ${key}`);
    if (known) return Promise.resolve(known);
    const name = `${question.number} ${key}`;
    return new Promise((resolve) => {
      const others = this.#waiting.get(name);
      if (others) others.push(resolve);
      else if (this.send({ t: "menu", number: question.number, picks })) this.#waiting.set(name, [resolve]);
    });
  }

  /** Why a token may not follow `picks` in the open question, asked for once; `null` if the question goes before it is told. */
  reason(picks: string[], token: string): Promise<ReasonReply | null> {
    const number = this.update?.question?.number;
    if (number === undefined) return Promise.resolve(null);
    const name = [number, ...picks, token].join(" ");
    const known = this.#reasons.get(name);
    if (known) return known;
    if (!this.send({ t: "explain", number, picks, token })) return Promise.resolve(null);
    const coming = new Promise<ReasonReply | null>((resolve) => this.#explaining.set(name, resolve));
    this.#reasons.set(name, coming);
    return coming;
  }

  #now = (): void => {
    if (this.status === "lost" && !document.hidden) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket !== null || this.#stopped) return;
    if (this.status !== "lost") this.status = "connecting";
    const socket = this.open(socketUrl());
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ t: "hello", protocol: PROTOCOL, name: settings.name, token: load("token", "") });
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.send({ t: "ping", n: 0 }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#heart);
    this.#forgetAsked();
    if (this.#stopped) return;
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#attempt++));
  }

  /** What was asked about a question that is not open any more, or over a line that is dead, is not waited for. */
  #forgetAsked(): void {
    this.#waiting.clear();
    this.#reasons.clear();
    this.#explaining.forEach((resolve) => resolve(null));
    this.#explaining.clear();
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.status = "open";
        this.#attempt = 0;
        this.me = message;
        save("token", message.token);
        this.entering = message.room !== "";
        if (!message.room) this.#leave();
        break;
      case "refused":
        this.refused = message;
        break;
      case "lobby":
        this.#lobby = message;
        break;
      case "room":
        if (this.#room?.room !== message.room) this.#leave();
        this.#room = message;
        this.entering = false;
        this.#giveNumber(message);
        break;
      case "update":
        if (message.question?.number !== this.update?.question?.number) {
          this.#menus.clear();
          this.#forgetAsked();
        }
        if (!message.table.over) this.finished = null;
        if (this.journal.lacks(message)) this.send({ t: "story", before: message.past });
        this.updatedAt = performance.now();
        this.update = message;
        break;
      case "menu": {
        const key = `${message.number} ${message.picks.join(" ")}`;
        this.#menus.set(key, message.options);
        for (const resolve of this.#waiting.get(key) ?? []) resolve(message.options);
        this.#waiting.delete(key);
        break;
      }
      case "explain":
        this.#explaining.get([message.number, ...message.picks, message.token].join(" "))?.(message);
        break;
      case "said":
        this.#said = [...this.#said, message].slice(-KEPT_SAID);
        break;
      case "finished":
        this.finished = message;
        notePlayed(message.replay, this.update?.table.you ?? -1);
        break;
      case "story":
      case "pong":
        break;
    }
    this.journal.take(message);
    for (const listener of this.#listeners) listener(message);
  }

  /** Who has a place gives a number for the shuffle of the next game, once the server has committed itself to its secret. */
  #giveNumber({ commitment, running, places, you }: RoomState): void {
    if (!commitment || running || you < 0) return;
    const number = numberFor(commitment);
    if (places[you]?.number !== number) this.send({ t: "number", commitment, number });
  }

  /** Put the finished game away, to see the room again. */
  toRoom(): void {
    this.update = null;
    this.finished = null;
  }

  /** Forget a room that one is no longer in. */
  leave(): void {
    this.send({ t: "leave" });
    this.#leave();
  }

  #leave(): void {
    this.#room = null;
    this.update = null;
    this.finished = null;
    this.#said = [];
    this.journal.clear();
  }
}

export const connection = new Connection();
