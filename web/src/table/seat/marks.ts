/** Marks of a seat that are shown as a name and a number. */

import type { SeatState, TableState } from "../../lib/protocol";

/** The mark of a role card that is turned sideways; it is drawn as just that. */
export const ACTED = "acted";

export function shownMarks(seat: SeatState): [string, number][] {
  return Object.entries(seat.marks).filter(([mark, count]) => count > 0 && mark !== ACTED);
}

/** Whether a seat has acted: its role card is turned when its turn begins, but it has acted only when that is over. */
export function hasActed(seat: SeatState, table: TableState): boolean {
  return (seat.marks[ACTED] ?? 0) > 0 && !(table.current === seat.index && table.phase !== "");
}
