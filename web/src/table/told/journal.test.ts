import { describe, expect, it } from "vitest";
import type { EventLine, Story, TableState, Update } from "../../lib/protocol";
import { Journal } from "./journal.svelte";

const TABLE = { seats: [], discard_top: [] } as unknown as TableState;
const event = (name: string): EventLine => ({ key: name, args: {}, cards: [], faces: [], health: "" });
const update = (past: number, ...names: string[]): Update => ({ t: "update", serial: 1, events: names.map(event), table: TABLE, question: null, waiting: {}, past });
const story = (past: number, ...names: string[]): Story => ({ t: "story", past, events: names.map(event) });
const told = (journal: Journal) => journal.entries.map((entry) => entry.event.key);

describe("the journal", () => {
  it("lacks what was told before one came, and tells it once it is here", () => {
    const journal = new Journal();
    const first = update(2);
    expect(journal.lacks(first)).toBe(true);
    journal.take(first);
    journal.take(update(2, "c"));
    journal.take(story(0, "a", "b"));
    journal.take(update(3, "d"));
    expect(told(journal)).toEqual(["a", "b", "c", "d"]);
    expect(journal.entries.map((entry) => entry.id)).toEqual([0, 1, 2, 3]);
  });

  it("goes back to the beginning, piece by piece", () => {
    const journal = new Journal();
    journal.take(update(4));
    journal.take(story(2, "c", "d"));
    expect(journal.first).toBe(2);
    journal.take(update(4, "e"));
    journal.take(story(0, "a", "b"));
    expect(journal.first).toBe(0);
    expect(told(journal)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("keeps a long game whole", () => {
    const journal = new Journal();
    for (let past = 0; past < 3000; past += 10) journal.take(update(past, ..."abcdefghij"));
    expect(journal.first).toBe(0);
    expect(journal.entries).toHaveLength(3000);
  });

  it("lacks nothing when it goes on where it stood", () => {
    const journal = new Journal();
    journal.take(update(0, "a"));
    expect(journal.lacks(update(1))).toBe(false);
    expect(journal.lacks(update(3))).toBe(true);
  });

  it("forgets another game", () => {
    const journal = new Journal();
    journal.take(update(0, "a", "b", "c", "d", "e"));
    const next = update(2);
    expect(journal.lacks(next)).toBe(true);
    journal.take(next);
    journal.take(story(0, "x", "y"));
    journal.take(update(2, "z"));
    expect(told(journal)).toEqual(["x", "y", "z"]);
  });
});
