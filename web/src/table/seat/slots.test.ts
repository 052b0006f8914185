import { describe, expect, it } from "vitest";
import type { CardFace } from "../../lib/protocol";
import { bySlot, slotted } from "./slots";

const TYPES: Record<string, string> = { crossbow: "weapon", eight_trigrams: "armor", dilu: "defensive_horse", chitu: "offensive_horse", seal: "treasure" };
const typeOf = (kind: string) => TYPES[kind] ?? "";
const card = (kind: string, as_kind = ""): CardFace => ({ token: kind, kind, suit: "heart", rank: 1, as_kind });

describe("equipment", () => {
  it("stands by slot, not by when it came", () => {
    expect(bySlot([card("seal"), card("chitu"), card("eight_trigrams"), card("crossbow")], typeOf).map((one) => one.kind)).toEqual(["crossbow", "eight_trigrams", "chitu", "seal"]);
  });

  it("counts as what it lies as", () => {
    expect(bySlot([card("chitu"), card("dilu", "crossbow")], typeOf).map((one) => one.kind)).toEqual(["dilu", "chitu"]);
  });

  it("leaves empty slots where they are", () => {
    const row = slotted([card("chitu"), card("eight_trigrams")], typeOf);
    expect(row.map((one) => (typeof one === "string" ? one : one.kind))).toEqual(["weapon", "eight_trigrams", "defensive_horse", "chitu"]);
  });
});
