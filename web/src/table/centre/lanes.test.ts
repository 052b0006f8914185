import { describe, expect, it } from "vitest";
import { freeLane, LANES, next, type Shown } from "./lanes";

const shown: Shown[] = [
  { id: 1, seat: 2, lane: 0 },
  { id: 2, seat: 2, lane: 1 },
  { id: 3, seat: 4, lane: 1 },
];

describe("what happens to seats", () => {
  it("stands one below the other", () => {
    expect(freeLane([], 2)).toBe(0);
    expect(freeLane(shown.slice(0, 1), 2)).toBe(1);
    expect(freeLane(shown, 4)).toBe(0);
  });

  it("waits while all lanes of the seat are taken", () => {
    expect(LANES).toBe(2);
    expect(freeLane(shown, 2)).toBe(-1);
    expect(next([{ seat: 2 }], shown)).toBeNull();
  });

  it("comes in order, and one seat does not hold up another", () => {
    const waiting = [{ seat: 2, text: "−1" }, { seat: 4, text: "+1" }, { seat: 4, text: "−1" }];
    expect(next(waiting, shown)).toEqual([waiting[1], 0]);
    expect(next(waiting, shown.slice(1))).toEqual([waiting[0], 0]);
  });
});
