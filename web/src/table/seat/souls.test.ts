import { describe, expect, it } from "vitest";
import type { EffectState, SeatState, TableState } from "../../lib/protocol";
import { provokedBy, soulOf, soulsOn } from "./souls";

function seat(index: number, effects: EffectState[] = []): SeatState {
  return { index, alive: true, fallen: false, generals: [], effects } as unknown as SeatState;
}

const luohan = { kind: "luohan", data: [2] };

describe("souls", () => {
  it("are found on their host and by their player", () => {
    const table = { seats: [seat(0, [luohan, { kind: "noted", data: [1] }]), seat(1), seat(2)] } as unknown as TableState;
    expect(soulsOn(table.seats[0] as SeatState)).toEqual([{ kind: "luohan", seat: 2, host: 0 }]);
    expect(soulOf(table, 2)).toEqual({ kind: "luohan", seat: 2, host: 0 });
    expect(soulOf(table, 1)).toBeNull();
  });
});

describe("a shield", () => {
  it("names those whom its owner attacked", () => {
    expect(provokedBy(seat(0, [{ kind: "protected", data: [0b100110] }]))).toEqual([1, 2, 5]);
    expect(provokedBy(seat(0, [{ kind: "protected", data: [0] }]))).toEqual([]);
    expect(provokedBy(seat(0))).toBeNull();
  });
});
