/** Marks of a seat that are shown as a name and a number. */

import type { SeatState } from "../lib/protocol";

/** The mark of a role card that is turned sideways; it is drawn as just that. */
export const ACTED = "acted";

export function shownMarks(seat: SeatState): [string, number][] {
  return Object.entries(seat.marks).filter(([mark, count]) => count > 0 && mark !== ACTED);
}
