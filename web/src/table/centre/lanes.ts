/** What is shown over a seat for a moment stands in lanes, one below the other; what finds none waits. */

export interface Shown {
  id: number;
  seat: number;
  lane: number;
}

/** How many things are told of a seat at one time. */
export const LANES = 2;

/** A lane of this seat in which nothing stands; -1 if there is none. */
export function freeLane(shown: readonly Shown[], seat: number): number {
  const taken = shown.filter((one) => one.seat === seat).map((one) => one.lane);
  return [...Array(LANES).keys()].find((lane) => !taken.includes(lane)) ?? -1;
}

/** What may come now of those that wait, with its lane: the first of each seat, in order. */
export function next<Waiting extends { seat: number }>(waiting: readonly Waiting[], shown: readonly Shown[]): [Waiting, number] | null {
  for (const one of waiting) {
    const lane = freeLane(shown, one.seat);
    if (lane >= 0) return [one, lane];
  }
  return null;
}
