import { describe, expect, it } from "vitest";
import type { CardFace, EventLine, Question } from "../../lib/protocol";
import { about, EMPTY, reduce, type Stage } from "./stage";

function event(key: string, args: Record<string, string> = {}, faces: CardFace[] = []): EventLine {
  return { key, args, cards: faces.map((face) => face.token), faces, health: "" };
}

function card(token: string): CardFace {
  return { token, kind: "slash", suit: "spade", rank: 7, as_kind: "" };
}

function after(...events: EventLine[]): Stage {
  return events.reduce(reduce, EMPTY);
}

const slash = event("used", { seat: "s0", card: "slash", targets: "s2 s3" }, [card("c1")]);
const dodge = event("used", { seat: "s2", card: "dodge", against: "slash" }, [card("c2")]);

describe("the middle of the table", () => {
  it("shows the card in use with its targets, and what answers it", () => {
    const { deeds } = after(slash, dodge);
    expect(deeds.map((deed) => [deed.kind, deed.seat, deed.answers])).toEqual([["slash", 0, false], ["dodge", 2, true]]);
    expect(deeds[0]?.targets).toEqual([2, 3]);
  });

  it("begins anew with the next card", () => {
    expect(after(slash, dodge, event("used", { seat: "s0", card: "peach" })).deeds).toHaveLength(1);
  });

  it("is cleared when a phase begins", () => {
    expect(after(slash, event("phase", { seat: "s1", phase: "draw" }))).toEqual(EMPTY);
  });

  it("marks on whom a card has no effect", () => {
    expect(after(slash, event("void", { seat: "s3", card: "slash" })).deeds[0]?.voided).toEqual([3]);
  });

  it("loses a card of the row when somebody takes it", () => {
    const row = event("turned-face-up", {}, [card("c5"), card("c6")]);
    const taken = event("move", { from: "table", to: "s1.hand", reason: "obtained" }, [card("c5")]);
    expect(after(row, taken).row.map((one) => one.token)).toEqual(["c6"]);
  });

  it("follows a judgement to its result, also when the card is replaced", () => {
    const judging = event("judging", { seat: "s1", reason: "indulgence" });
    const first = event("move", { from: "draw_pile", to: "table", reason: "judged" }, [card("c7")]);
    const other = event("move", { from: "s4.hand", to: "table", reason: "judged" }, [card("c8")]);
    expect(after(judging).judge?.face).toBeNull();
    expect(after(judging, first, other).judge?.face?.token).toBe("c8");
    const end = after(judging, first, event("judged", { seat: "s1", reason: "indulgence", suit: "heart" }, [card("c7")]));
    expect(end.judge).toMatchObject({ decided: true, suit: "heart" });
  });

  it("shows a delayed trick when it takes effect, one's own too", () => {
    const lightning = { ...card("c9"), kind: "lightning" };
    const { deeds } = after(event("phase", { seat: "s0", phase: "judge" }), event("move", { from: "s0.judge", to: "table", reason: "used" }, [lightning]));
    expect(deeds).toMatchObject([{ seat: 0, kind: "lightning", targets: [0], faces: [lightning] }]);
  });

  it("shows what a Nullification is about, as it counts", () => {
    const asked = (kind: string, seat: string) => ({ prompt: "ask-nullification", args: ["s3", kind, seat, "o:on"] }) as unknown as Question;
    const laid = after(event("move", { from: "s2.judge", to: "table", reason: "used" }, [card("c9")]));
    expect(about(laid, asked("indulgence", "s2")).deeds).toMatchObject([{ kind: "indulgence", faces: [card("c9")] }]);
    expect(about(EMPTY, asked("lightning", "s1")).deeds).toMatchObject([{ seat: 1, kind: "lightning" }]);
    expect(about(after(slash), null).deeds).toHaveLength(1);
    const duel = after(event("used", { seat: "s3", card: "duel", targets: "s1" }));
    expect(about(duel, asked("duel", "s1"))).toBe(duel);
    const again = { prompt: "ask-nullification", args: ["s2", "nullification", "s1", "o:off", "lightning"] } as unknown as Question;
    expect(about(EMPTY, again).deeds).toMatchObject([{ seat: 1, kind: "lightning" }]);
  });
});
