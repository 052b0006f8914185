/** What has happened in the game: the events with the table as it stood behind them, so that they can be told in any language. */

import type { EventLine, RoomState, ServerMessage, Story, TableState, Update } from "../../lib/protocol";
import { facesOf, peopleOf, sceneOf } from "../../lib/scene";
import type { Scene } from "../../lib/texts.svelte";

export interface Entry {
  /** The number of the event in its game. */
  id: number;
  event: EventLine;
  scene: Scene;
}

/** More than any game that people play to its end. */
const KEPT = 20_000;

export class Journal {
  entries = $state.raw<Entry[]>([]);
  #next = 0;
  #table: TableState | null = null;
  #room: RoomState | null = null;

  take(message: ServerMessage): void {
    if (message.t === "room") this.#room = message;
    else if (message.t === "update") this.#update(message);
    else if (message.t === "story" && this.#table) this.#story(message, this.#table);
  }

  /** The number of the first event that is here; 0 when the log goes back to the beginning. */
  get first(): number {
    return this.entries[0]?.id ?? this.#next;
  }

  /** Whether something was told before this update that is not here. */
  lacks({ past }: Update): boolean {
    return past > 0 && past !== this.#next;
  }

  #update(update: Update): void {
    const { past, events, table } = update;
    // What has a later number was told of another game.
    const before = past < this.#next ? this.entries.filter((entry) => entry.id < past) : this.entries;
    this.#next = past + events.length;
    this.#table = table;
    const scene = sceneOf(update, this.#room);
    this.entries = [...before, ...events.map((event, at) => ({ id: past + at, event, scene }))].slice(-KEPT);
  }

  /** What was told before takes the place of what was kept of that time, perhaps of another game. */
  #story({ past, events }: Story, table: TableState): void {
    const scene = { seats: table.seats, faces: facesOf(table, null, events), people: peopleOf(table, this.#room) };
    const since = this.entries.filter((entry) => entry.id >= past + events.length);
    this.entries = [...events.map((event, at) => ({ id: past + at, event, scene })), ...since].slice(-KEPT);
  }

  clear(): void {
    this.entries = [];
    this.#next = 0;
    this.#table = null;
    this.#room = null;
  }
}
