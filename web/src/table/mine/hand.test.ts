import { describe, expect, it } from "vitest";
import type { CardFace } from "../../lib/protocol";
import { ordered, spacing } from "./hand";

function card(token: string, kind: string, suit: string, rank: number): CardFace {
  return { token, kind, suit, rank, as_kind: "" };
}

const TYPES: Record<string, string> = { slash: "basic", peach: "basic", duel: "trick", crossbow: "weapon" };
const hand = [card("c1", "crossbow", "club", 1), card("c2", "slash", "heart", 10), card("c3", "duel", "spade", 1), card("c4", "slash", "spade", 7)];
const tokens = (cards: CardFace[]) => cards.map((one) => one.token).join(" ");
const type = (kind: string) => TYPES[kind] ?? "";

describe("the order of a hand", () => {
  it("is as drawn, by kind with like beside like, or by suit and rank", () => {
    expect(tokens(ordered(hand, "drawn", type))).toBe("c1 c2 c3 c4");
    expect(tokens(ordered(hand, "kind", type))).toBe("c2 c4 c3 c1");
    expect(tokens(ordered(hand, "suit", type))).toBe("c3 c4 c2 c1");
  });
});

describe("the room between cards", () => {
  it("is a gap while there is room, then they overlap, but never hide each other's corner", () => {
    expect(spacing(3, 600, 100, 6, 26)).toBe(106);
    expect(spacing(9, 600, 100, 6, 26)).toBe(62.5);
    expect(spacing(40, 600, 100, 6, 26)).toBe(26);
  });
});
