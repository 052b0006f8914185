/** Where a table comes from: the connection to a running game, or a replay. */

import type { ClientMessage, Finished, ReasonReply, RoomState, Said, ServerMessage, Update } from "../lib/protocol";
import type { Journal } from "./told/journal.svelte";

export interface TableSource {
  readonly update: Update | null;
  /** When, by `performance.now()`, the update came. */
  readonly updatedAt: number;
  readonly room: RoomState | null;
  readonly finished: Finished | null;
  readonly said: readonly Said[];
  readonly journal: Journal;
  /** Whether one can answer and talk; in a replay one cannot. */
  readonly live: boolean;
  menu(picks: string[]): Promise<string[]>;
  /** Why a token may not follow picks in the open question; `null` where nobody can say. */
  reason(picks: string[], token: string): Promise<ReasonReply | null>;
  send(message: ClientMessage): boolean;
  listen(listener: (message: ServerMessage) => void): () => void;
}
