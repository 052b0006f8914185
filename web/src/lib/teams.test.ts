import { describe, expect, it } from "vitest";
import type { SeatState, TableState } from "./protocol";
import { actingSide, atPlaces, draftOf, isTeamTable, lineOf, marshalOf } from "./teams";

function table(changes: Partial<TableState> = {}, general = ""): TableState {
  const seats = Array.from({ length: 6 }, (_, index) => ({
    index,
    role: index === 1 || index === 4 ? "marshal" : "vanguard_3v3",
    side: index < 3 ? "warm_side" : "cold_side",
    generals: [general],
  })) as unknown as SeatState[];
  return { seats, over: false, round: 0, phase: "", current: 1, general_piles: {}, ...changes } as TableState;
}

const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `g${from + at}`);

describe("a table of two teams", () => {
  it("is known by its open roles", () => {
    expect(isTeamTable(table())).toBe(true);
    expect(isTeamTable({ ...table(), seats: [{ role: "lord" } as SeatState] })).toBe(false);
  });

  it("seats each marshal between his vanguards, both A's and both B's side by side", () => {
    expect([0, 1, 2, 3, 4, 5].map(marshalOf)).toEqual([1, 1, 1, 4, 4, 4]);
    const [warm, cold] = [lineOf(1, "warm_side"), lineOf(4, "cold_side")];
    expect(warm).toEqual([1, 2, 0]);
    expect(cold).toEqual([4, 3, 5]);
  });
});

describe("the draft", () => {
  it("begins with piles that nobody sees", () => {
    expect(draftOf(table())?.stage).toBe("piles");
  });

  it("picks one at first, then two at a time, one at last", () => {
    const at = (taken: number) => draftOf(table({ general_piles: { table: names(taken, 16), s1: names(0, taken), s4: [] } }))?.now;
    expect([0, 1, 3, 13, 15].map(at)).toEqual([1, 2, 2, 2, 1]);
  });

  it("still knows what has been picked, and by whom", () => {
    const draft = draftOf(table({ general_piles: { table: names(3, 16), s1: ["g0"], s4: ["g1", "g2"] } }));
    expect(draft?.all).toHaveLength(16);
    expect(draft?.picked[4]).toEqual(["g1", "g2"]);
  });

  it("keeps every general at its place, whatever has been picked", () => {
    const places = (open: string[], picked: string[]) => {
      const draft = draftOf(table({ general_piles: { table: open, s1: picked, s4: [] } }));
      return draft && atPlaces(draft, (id) => (id === "g1" ? "wei" : "wu"));
    };
    expect(places(["g2", "g0", "g1"], [])).toEqual(["g1", "g0", "g2"]);
    expect(places(["g2", "g1"], ["g0"])).toEqual(["g1", "g0", "g2"]);
  });

  it("lines up when the table is empty, and is over when the generals are turned up", () => {
    const piles = { table: [], s1: names(0, 8), s4: names(8, 16) };
    expect(draftOf(table({ general_piles: piles }))?.stage).toBe("line-up");
    expect(draftOf(table({}, "liu_bei"))).toBeNull();
  });
});

describe("the right to act", () => {
  it("is with the side whose turn it is, or whose marshal is choosing", () => {
    expect(actingSide(table({ round: 1, phase: "play", current: 2 }), -1)).toBe("warm_side");
    expect(actingSide(table({ round: 1, phase: "", current: 2 }), 4)).toBe("cold_side");
    expect(actingSide(table({ round: 0 }), -1)).toBe("");
    expect(actingSide(table({ over: true, round: 3, phase: "play" }), -1)).toBe("");
  });
});
