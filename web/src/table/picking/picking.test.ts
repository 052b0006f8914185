import { describe, expect, it } from "vitest";
import type { Question } from "../../lib/protocol";
import { arranged, canAct, derive, menusOf, recasting, shared, toggle, undo, type MenuOf } from "./picking";

function question(kind: string, menus: Record<string, string[]>, more: Partial<Question> = {}): Question {
  return {
    number: 1,
    kind,
    prompt: "",
    args: [],
    optional: false,
    reason: "",
    menus,
    seconds: 20,
    faces: [],
    row: [],
    low: 0,
    high: 0,
    sizes: [],
    brings: {},
    ...more,
  };
}

const unknown: MenuOf = () => null;

/** The menus of a set inside an answer, as the engine makes them. */
function set(prefix: string[], row: string[], low: number, high: number, then: (rest: string[]) => string[] = () => []): MenuOf {
  return (picks) => {
    const mine = picks.slice(prefix.length);
    const end = mine.indexOf(".");
    const count = end < 0 ? mine.filter((token) => row.includes(token)).length : end;
    const chosen = mine.slice(0, count);
    const last = chosen.at(-1);
    const options = row.slice(last === undefined ? 0 : row.indexOf(last) + 1, row.length - Math.max(low - count - 1, 0));
    const full = count >= high || (count >= low && !options.length);
    if (end >= 0 || full) return then(mine.slice(end < 0 ? count : end + 1));
    return count >= low ? [...options, "."] : options;
  };
}

const slash = question("action", {
  "": ["c7", "c9", "k:kurou", "o:recast", "-"],
  c7: ["s1", "s3"],
  "c7 s1": [],
  "c7 s3": [],
  c9: ["s2"],
  "c9 s2": [],
  "k:kurou": [],
  "o:recast": ["c4"],
  "o:recast c4": [],
});
const slashMenus = menusOf(slash, unknown);

describe("a free action", () => {
  it("lights what can be used, and passing is no pick", () => {
    const now = derive(slash, slashMenus, []);
    expect([...now.lit]).toEqual(["c7", "c9", "k:kurou", "c4"]);
    expect(now.passable).toBe(true);
    expect(now.answer).toBeNull();
  });

  it("asks for a target and is ready with it", () => {
    expect([...derive(slash, slashMenus, ["c7"]).lit]).toEqual(["s1", "s3"]);
    const now = derive(slash, slashMenus, ["c7", "s3"]);
    expect(now.answer).toEqual(["c7", "s3"]);
    expect(now.lit.size).toBe(0);
  });

  it("takes the only target by itself", () => {
    const now = derive(slash, slashMenus, ["c9"]);
    expect(now.answer).toEqual(["c9", "s2"]);
    expect(now.picked).toEqual(["c9", "s2"]);
  });

  it("changes the target by picking another", () => {
    expect(toggle(slash, slashMenus, ["c7", "s3"], "s1")).toEqual(["c7", "s1"]);
  });

  it("changes the card by picking another, without its targets", () => {
    expect(toggle(slash, slashMenus, ["c7", "s3"], "c9")).toEqual(["c9"]);
  });

  it("takes back by tapping again, and with a card goes what hung on it", () => {
    expect(toggle(slash, slashMenus, ["c7", "s3"], "s3")).toEqual(["c7"]);
    expect(toggle(slash, slashMenus, ["c7", "s3"], "c7")).toEqual([]);
    expect(undo(slash, slashMenus, ["c7", "s3"])).toEqual(["c7"]);
  });

  it("does not pick what is not legal", () => {
    expect(toggle(slash, slashMenus, ["c7"], "s2")).toEqual(["c7"]);
    expect(derive(slash, slashMenus, ["s2", "c7"]).steps).toEqual([]);
  });

  it("offers recasting with the card that is picked, and picks a card at once that can only be recast", () => {
    const menus = menusOf(question("action", { "": ["c7", "o:recast", "-"], c7: ["s1", "s3"], "o:recast": ["c4", "c7"], "o:recast c4": [], "o:recast c7": [] }), unknown);
    const turn = question("action", { "": ["c7", "o:recast", "-"] });
    expect([...derive(turn, menus, []).lit]).toEqual(["c7", "c4"]);
    expect(recasting(turn, menus, [])).toBeNull();
    expect(recasting(turn, menus, ["c7"])).toEqual(["o:recast", "c7"]);
    expect(recasting(turn, menus, ["c7", "s3"])).toEqual(["o:recast", "c7"]);
    expect(recasting(turn, menus, ["c4"])).toBeNull();
    expect(derive(turn, menus, ["c4"]).answer).toEqual(["o:recast", "c4"]);
  });

  it("knows whether anything but passing is left", () => {
    expect(canAct(slash)).toBe(true);
    expect(canAct(question("action", { "": ["-"] }))).toBe(false);
  });
});

describe("several cards at once", () => {
  const discard = question("cards", { "": ["c1", "c2", "c3"] }, { row: ["c1", "c2", "c3", "c4"], low: 2, high: 2 });
  const menus = menusOf(discard, unknown);

  it("may be picked in any order, also the last first", () => {
    expect([...derive(discard, menus, []).lit]).toEqual(["c1", "c2", "c3", "c4"]);
    const now = derive(discard, menus, ["c4", "c1"]);
    expect(now.answer).toEqual(["c1", "c4"]);
    expect(now.waiting).toBe(false);
  });

  it("are full when there are enough, and can be put back one by one", () => {
    expect(derive(discard, menus, ["c4", "c1"]).lit.size).toBe(0);
    expect(toggle(discard, menus, ["c4", "c1"], "c4")).toEqual(["c1"]);
    expect(derive(discard, menus, ["c1"]).answer).toBeNull();
  });

  it("end with a sign where more could be picked", () => {
    const some = question("cards", { "": ["c1", "c2", "c3", "."] }, { row: ["c1", "c2", "c3"], low: 0, high: 3 });
    const of = menusOf(some, unknown);
    expect(derive(some, of, []).answer).toEqual(["."]);
    expect(derive(some, of, ["c2"]).answer).toEqual(["c2", "."]);
    expect(derive(some, of, ["c2", "c1"]).answer).toEqual(["c1", "c2", "."]);
    expect(derive(some, of, ["c3", "c1"]).answer).toEqual(["c1", "c3"]);
  });
});

describe("a skill that takes cards and a seat", () => {
  const rende = question("action", { "": ["c1", "k:rende", "-"] });
  const inside = set(["k:rende"], ["c1", "c2", "c3"], 1, 3, (rest) => (rest.length ? [] : ["s1", "s2"]));
  const menus = menusOf(rende, (picks) => (picks[0] === "k:rende" ? inside(picks) : ["s9"]));

  it("lights seats as soon as a card is picked, while more cards may be", () => {
    const now = derive(rende, menus, ["k:rende", "c2"]);
    expect([...now.lit].sort()).toEqual(["c1", "c3", "s1", "s2"]);
    expect(now.answer).toBeNull();
  });

  it("closes the cards when a seat is picked", () => {
    expect(derive(rende, menus, ["k:rende", "c2", "c1", "s2"]).answer).toEqual(["k:rende", "c1", "c2", ".", "s2"]);
  });

  it("needs no sign when all cards are picked", () => {
    expect(derive(rende, menus, ["k:rende", "c3", "c1", "c2", "s1"]).answer).toEqual(["k:rende", "c1", "c2", "c3", "s1"]);
  });

  it("lets a card be put back after the seat was picked", () => {
    expect(toggle(rende, menus, ["k:rende", "c2", "c1", "s2"], "c1")).toEqual(["k:rende", "c2", "s2"]);
  });
});

describe("a skill that is offered", () => {
  it("is begun by itself when it is the only one", () => {
    const guicai = question("skill", { "": ["k:guicai", "-"], "k:guicai": ["c1", "c2"], "k:guicai c1": [], "k:guicai c2": [] });
    const menus = menusOf(guicai, unknown);
    expect([...derive(guicai, menus, []).lit]).toEqual(["c1", "c2"]);
    expect(derive(guicai, menus, ["c2"]).answer).toEqual(["k:guicai", "c2"]);
    expect(derive(guicai, menus, []).passable).toBe(true);
  });

  it("is ready at once when it takes nothing", () => {
    const jianxiong = question("skill", { "": ["k:jianxiong", "-"], "k:jianxiong": [] });
    expect(derive(jianxiong, menusOf(jianxiong, unknown), []).answer).toEqual(["k:jianxiong"]);
  });

  it("is chosen among several", () => {
    const both = question("skill", { "": ["k:a", "k:b", "-"], "k:a": [], "k:b": [] });
    const menus = menusOf(both, unknown);
    expect(derive(both, menus, []).answer).toBeNull();
    expect(derive(both, menus, ["k:b"]).answer).toEqual(["k:b"]);
  });
});

describe("two cards as one", () => {
  const spear = question("play", { "": ["k:spear", "-"] });
  const pair = set(["k:spear"], ["c1", "c2", "c3"], 2, 2);
  const menus = menusOf(spear, (picks) => pair(picks));

  it("are picked in any order", () => {
    expect([...derive(spear, menus, ["k:spear"]).lit]).toEqual(["c1", "c2", "c3"]);
    expect(derive(spear, menus, ["k:spear", "c3", "c2"]).answer).toEqual(["k:spear", "c2", "c3"]);
  });
});

describe("a skill that gives cards to seats", () => {
  const row = ["c1", "c2", "c3"];
  const seats = ["s1", "s2"];
  const rende = question("action", { "": ["k:rende", "-"] });
  const menus = menusOf(rende, ([, ...mine]) => {
    if (mine.at(-1) === ".") return [];
    if (mine.length % 2) return seats;
    const last = mine.at(-2);
    const left = row.slice(last === undefined ? 0 : row.indexOf(last) + 1);
    return mine.length && left.length ? [...left, "."] : left;
  });

  it("takes cards in any order and several for one seat", () => {
    const steps = ["k:rende", "c3", "s1", "c1", "s1"];
    const now = derive(rende, menus, steps);
    expect(now.steps).toEqual(steps);
    expect(now.answer).toEqual(["k:rende", "c1", "s1", "c3", "s1"]);
    expect([...now.lit]).toEqual(["c2"]);
    expect(toggle(rende, menus, steps.slice(0, 4), "s1")).toEqual(steps);
  });

  it("is ready after each pair, and not between", () => {
    expect(derive(rende, menus, ["k:rende", "c1", "s2"]).answer).toEqual(["k:rende", "c1", "s2", "."]);
    const half = derive(rende, menus, ["k:rende", "c1", "s2", "c2"]);
    expect(half.answer).toBeNull();
    expect([...half.lit]).toEqual(seats);
  });

  it("takes a card back together with its seat", () => {
    expect(toggle(rende, menus, ["k:rende", "c3", "s1", "c1", "s2"], "c3")).toEqual(["k:rende", "c1", "s2"]);
    expect(derive(rende, menus, ["k:rende", "c3", "s1"]).pairs).toEqual(new Map([["c3", "s1"]]));
  });
});

describe("seats in an order that matters", () => {
  const collateral = question("action", {
    "": ["c7", "-"],
    c7: ["s1", "s2"],
    "c7 s1": ["s2", "s3"],
    "c7 s2": ["s1", "s3"],
    "c7 s1 s2": [],
    "c7 s1 s3": [],
    "c7 s2 s1": [],
    "c7 s2 s3": [],
  });

  it("stay in that order", () => {
    const menus = menusOf(collateral, unknown);
    expect(derive(collateral, menus, ["c7", "s2", "s1"]).answer).toEqual(["c7", "s2", "s1"]);
  });
});

describe("several targets", () => {
  const chain = question("action", {
    "": ["c7", "-"],
    c7: ["s0", "s1", "s2"],
    "c7 s0": ["s1", "s2", "."],
    "c7 s1": ["s2", "."],
    "c7 s2": ["."],
    "c7 s0 s1": [],
    "c7 s0 s2": [],
    "c7 s1 s2": [],
    "c7 s0 .": [],
    "c7 s1 .": [],
    "c7 s2 .": [],
  });
  const menus = menusOf(chain, unknown);

  it("may be one, or two in any order", () => {
    expect(derive(chain, menus, ["c7", "s1"]).answer).toEqual(["c7", "s1", "."]);
    expect([...derive(chain, menus, ["c7", "s1"]).lit]).toEqual(["s0", "s2"]);
    expect(derive(chain, menus, ["c7", "s2", "s0"]).answer).toEqual(["c7", "s0", "s2"]);
  });
});

describe("menus that are not here yet", () => {
  it("leave the answer open and say so", () => {
    const asked = question("action", { "": ["c7", "-"] });
    const now = derive(asked, menusOf(asked, unknown), ["c7"]);
    expect(now.answer).toBeNull();
    expect(now.waiting).toBe(true);
    expect(now.steps).toEqual(["c7"]);
  });
});

describe("a skill that takes many cards", () => {
  const row = Array.from({ length: 14 }, (_, at) => `c${at + 10}`);
  const inside = set(["k:zhiheng"], row, 1, row.length);
  const zhiheng = question("action", { "": ["k:zhiheng", "-"], "k:zhiheng": row });

  it("does not flood the server with questions about what it need not know", () => {
    const known = new Map<string, readonly string[]>();
    let asked = 0;
    const menus = menusOf(zhiheng, (picks, peek) => {
      const key = picks.join(" ");
      if (!known.has(key) && !peek) {
        asked += 1;
        known.set(key, inside(picks) ?? []);
      }
      return known.get(key) ?? null;
    });
    const steps = ["k:zhiheng", ...[...row].reverse().slice(0, 8)];
    for (let length = 1; length <= steps.length; length += 1) derive(zhiheng, menus, steps.slice(0, length));
    expect(derive(zhiheng, menus, steps).answer).toEqual(["k:zhiheng", ...row.slice(-8)]);
    expect(asked).toBeLessThan(70);
  });
});

describe("sharing out", () => {
  const yiji = question("distribute", {}, { row: ["c1", "c2", "c3"], low: 0, high: 2 });

  it("writes the pairs in the order of the cards", () => {
    expect(shared(yiji, new Map([["c2", "s3"], ["c1", "s0"]]))).toEqual(["c1", "s0", "c2", "s3"]);
    expect(shared(yiji, new Map([["c2", "s3"]]))).toEqual(["c2", "s3", "."]);
    expect(shared(yiji, new Map([["c3", "s3"]]))).toEqual(["c3", "s3"]);
    expect(shared(yiji, new Map())).toEqual(["."]);
  });

  it("waits for enough", () => {
    expect(shared({ ...yiji, low: 1 }, new Map())).toBeNull();
  });
});

describe("arranging", () => {
  const guanxing = question("arrange", {}, { row: ["c1", "c2", "c3"], sizes: [[0, 3], [0, 3]] });

  it("writes the piles one after the other", () => {
    expect(arranged(guanxing, [["c3", "c1"], ["c2"]])).toEqual(["c3", "c1", "/", "c2"]);
    expect(arranged(guanxing, [[], ["c2", "c1", "c3"]])).toEqual(["/", "c2", "c1", "c3"]);
  });

  it("waits until every card lies somewhere and every pile is right", () => {
    expect(arranged(guanxing, [["c3"], ["c2"]])).toBeNull();
    expect(arranged({ ...guanxing, sizes: [[1, 1], [0, 3]] }, [[], ["c1", "c2", "c3"]])).toBeNull();
  });
});
