/** What has happened since one came: the events with the table as it stood behind them, so that they can be told in any language. */

import type { EventLine, ServerMessage } from "../lib/protocol";
import { sceneOf } from "../lib/scene";
import type { Scene } from "../lib/texts.svelte";

export interface Entry {
  id: number;
  event: EventLine;
  scene: Scene;
}

const KEPT = 800;

export class Journal {
  entries = $state.raw<Entry[]>([]);
  #next = 0;

  take(message: ServerMessage): void {
    if (message.t !== "update" || !message.events.length) return;
    const scene = sceneOf(message);
    const begun = message.events.findLastIndex((event) => event.key === "lord-shown" || event.key === "game-begun");
    const kept = begun >= 0 ? [] : this.entries;
    const events = begun >= 0 ? message.events.slice(begun) : message.events;
    this.entries = [...kept, ...events.map((event) => ({ id: this.#next++, event, scene }))].slice(-KEPT);
  }

  clear(): void {
    this.entries = [];
  }
}
