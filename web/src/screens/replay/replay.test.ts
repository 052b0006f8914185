import { expect, test } from "vitest";
import type { EventLine, TableState } from "../../lib/protocol";
import { marksOf, pastsOf, turnFrom, type Frame } from "./replay";

const event = (key: string, seat = ""): EventLine => ({ key, args: seat ? { seat } : {}, cards: [], faces: [], health: "" });
const frame = (...events: EventLine[]): Frame => ({ events, table: {} as TableState });
const frames = [frame(), frame(event("turn", "s0")), frame(event("damage", "s1")), frame(event("died", "s1"), event("turn", "s2")), frame(event("game-over"))];

test("turns, deaths and the end are marked where they happen", () => {
  expect(marksOf(frames)).toEqual([
    { at: 1, what: "turn", seat: 0 },
    { at: 3, what: "death", seat: 1 },
    { at: 3, what: "turn", seat: 2 },
    { at: 4, what: "end", seat: -1 },
  ]);
});

test("one goes from turn to turn, and to the ends", () => {
  const marks = marksOf(frames);
  expect(turnFrom(marks, 0, 1, 4)).toBe(1);
  expect(turnFrom(marks, 1, 1, 4)).toBe(3);
  expect(turnFrom(marks, 3, 1, 4)).toBe(4);
  expect(turnFrom(marks, 3, -1, 4)).toBe(1);
  expect(turnFrom(marks, 1, -1, 4)).toBe(0);
});

test("the events of a game are numbered through all steps", () => {
  expect(pastsOf(frames)).toEqual([0, 0, 1, 2, 4]);
});
