/** Where the way back from a screen leads: to the table or the room where one is, else to the first screen. */

import { connection } from "../../lib/connection.svelte";

export function backKey(): string {
  if (connection.room === null) return "page-back-to-start";
  return connection.update === null ? "page-back-to-room" : "page-back-to-table";
}
