import { expect, it } from "vitest";
import type { SeatState, TableState } from "../../lib/protocol";
import { ACTED, hasActed } from "./marks";

it("has acted after its turn, not in it", () => {
  const seat = { index: 2, marks: { [ACTED]: 1 } } as unknown as SeatState;
  const table = (current: number, phase: string) => ({ current, phase }) as TableState;
  expect(hasActed(seat, table(2, "play"))).toBe(false);
  expect(hasActed(seat, table(2, ""))).toBe(true);
  expect(hasActed(seat, table(4, "play"))).toBe(true);
  expect(hasActed({ ...seat, marks: {} }, table(4, "play"))).toBe(false);
});
