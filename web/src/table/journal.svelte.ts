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
  #ended = false;

  take(message: ServerMessage): void {
    if (message.t !== "update" || !message.events.length) return;
    const scene = sceneOf(message);
    // What is told after a game that ended belongs to the next one.
    const kept = this.#ended && !message.table.over ? [] : this.entries;
    this.#ended = message.table.over;
    this.entries = [...kept, ...message.events.map((event) => ({ id: this.#next++, event, scene }))].slice(-KEPT);
  }

  clear(): void {
    this.entries = [];
    this.#ended = false;
  }
}
