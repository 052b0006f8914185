/** At which seat one sat in the games of this browser, so that their replays open there. */

import { load, save } from "./storage";

const KEY = "played";
const KEPT = 200;

/** Note the seat that one had in the game of a replay. */
export function notePlayed(replay: string, seat: number): void {
  if (!replay || seat < 0) return;
  const others = load<[string, number][]>(KEY, []).filter(([id]) => id !== replay);
  save(KEY, [[replay, seat], ...others].slice(0, KEPT));
}

/** One's own seat in a replay; the first one of a game in which one did not play. */
export function seatIn(replay: string): number {
  return load<[string, number][]>(KEY, []).find(([id]) => id === replay)?.[1] ?? 0;
}
