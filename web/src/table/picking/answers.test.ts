import { describe, expect, it, vi } from "vitest";
import type { CardFace, Question, SeatState } from "../../lib/protocol";
import { Texts, type Scene } from "../../lib/texts.svelte";
import { missing, verb } from "./answers";
import { derive, menusOf } from "./picking";

// What the page finds in a browser, before the modules that look for it are read.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { baseURI: "http://localhost/", hidden: false });
});

const chinese = import.meta.glob<string>("../../../../src/sanguosha/locale/zh-Hans/*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../../../src/sanguosha/locale/en/{page,terms,cards,log,standard}.ftl", { query: "?raw", import: "default", eager: true });
const standard = Object.entries(files).flatMap(([name, text]) => (name.endsWith("standard.ftl") ? [text] : []));
const common = Object.entries(files).flatMap(([name, text]) => (name.endsWith("standard.ftl") ? [] : [text]));

const texts = new Texts("en", { "": common.join("\n"), standard: standard.join("\n") }, {
  kinds: [{ id: "slash", package: "", type: "basic", family: "slash", range: 0 }],
  skills: [{ id: "zhiheng", package: "standard", tags: [] }],
  generals: [],
  modes: [],
  packages: [],
} as unknown as ConstructorParameters<typeof Texts>[2]);

const face = (token: string): CardFace => ({ token, kind: "slash", as_kind: "", suit: "spade", rank: 7 }) as CardFace;
const scene: Scene = { seats: [] as SeatState[], faces: new Map(["c1", "c2"].map((token) => [token, face(token)])) };
const menus = { "": ["c1", "k:zhiheng", "-"], c1: ["s1", "s3"], "c1 s1": [], "c1 s3": [], "k:zhiheng": ["c1", "c2"], "k:zhiheng c1": [], "k:zhiheng c2": [] };
const question = { number: 1, kind: "action", prompt: "play-phase", args: [], optional: true, reason: "", menus, seconds: 9, faces: [], row: [], low: 0, high: 0, sizes: [], brings: {} } as Question;

function said(...steps: string[]): string {
  return missing(texts, question, scene, derive(question, menusOf(question, () => null), steps));
}

describe("what an action that has been begun still wants", () => {
  it("is a target for a Slash", () => {
    expect(said("c1")).toBe("♠7 Slash: now pick a target.");
  });

  it("is a card for a skill that discards", () => {
    expect(said("k:zhiheng")).toMatch(/: now pick a card\.$/);
  });

  it("is nothing before it is begun and when it is complete", () => {
    expect(said()).toBe("");
    expect(said("c1", "s3")).toBe("");
  });
});

describe("what the button that answers says", () => {
  const people = { liu_bei: "s0", sun_quan: "s1", zhuge_liang: "s2" };
  const zh = new Texts("zh-Hans", { "": Object.values(chinese).join("\n") }, {
    kinds: [
      { id: "slash", package: "", type: "basic", family: "slash", range: 0 },
      { id: "peach", package: "", type: "basic", family: "peach", range: 0 },
      { id: "collateral", package: "", type: "trick", family: "collateral", range: 0 },
      { id: "kylin_bow", package: "", type: "weapon", family: "kylin_bow", range: 5 },
    ],
    skills: ["wusheng", "lijian", "jizhi", "something"].map((id) => ({ id, package: "", tags: [] })),
    generals: Object.keys(people).map((id) => ({ id, package: "", kingdom: "shu", gender: "male", max_hp: 4, skills: [] })),
    modes: [],
    packages: [],
  });
  const cards: Record<string, string> = { c1: "slash", c2: "peach", c3: "collateral", c4: "kylin_bow" };
  const table: Scene = {
    seats: Object.keys(people).map((id) => ({ generals: [id] }) as SeatState),
    faces: new Map(Object.entries(cards).map(([token, kind]) => [token, { ...face(token), kind }])),
  };

  function button(steps: string[], others: Partial<Question> = {}): string {
    const path = Object.fromEntries(steps.map((step, at) => [steps.slice(0, at).join(" "), [step, "-"]]));
    const asked = { ...question, menus: { ...path, [steps.join(" ")]: [] }, ...others };
    return verb(zh, asked, 0, table, derive(asked, menusOf(asked, () => []), steps));
  }

  it("names who does what to whom", () => {
    expect(button(["c1", "s2"])).toBe("对诸葛亮使用【杀】");
    expect(button(["c3", "s1", "s2"])).toBe("令孙权对诸葛亮出【杀】");
    expect(button(["k:lijian", "c1", "s1", "s2"])).toBe("令孙权与诸葛亮决斗");
  });

  it("says what a card becomes", () => {
    expect(button(["k:wusheng", "c2"], { kind: "play", brings: { "k:wusheng": "slash" } })).toBe("武圣当【杀】");
    expect(button(["k:wusheng", "c2", "s1"], { brings: { "k:wusheng": "slash" } })).toBe("武圣当【杀】对孙权使用");
  });

  it("says what an option says", () => {
    const asked = { ...question, kind: "option", prompt: "ask-luoshen", menus: { "": ["o:yes", "o:no"], "o:yes": [], "o:no": [] } };
    expect(verb(zh, asked, 0, table, derive(asked, menusOf(asked, () => []), ["o:yes"]))).toBe("再次判定");
  });

  it("says of a skill that is offered what it brings", () => {
    const asked = { ...question, kind: "use", prompt: "ask-dodge", brings: { "k:wusheng": "slash" } };
    expect(zh.option("k:wusheng", asked, 0, table)).toBe("武圣当【杀】");
  });

  it("asks for whom the second target is", () => {
    const asked = { ...question, menus: { "": ["c3", "-"], c3: ["s1"], "c3 s1": ["s0", "s2"], "c3 s1 s0": [], "c3 s1 s2": [] } };
    expect(missing(zh, asked, table, derive(asked, menusOf(asked, () => []), ["c3", "s1"]))).toBe("♠7 借刀杀人：再选择孙权的对象。");
  });

  it("says what happens with a card or a skill", () => {
    expect(button(["c4"])).toBe("装备【麒麟弓】");
    expect(button(["c2"], { kind: "rescue", prompt: "ask-rescue", args: ["s1", "1"] })).toBe("用【桃】救孙权");
    expect(button(["c2"], { kind: "rescue", prompt: "ask-rescue", args: ["s0", "1"] })).toBe("用【桃】自救");
    expect(button(["k:jizhi"], { kind: "skill", prompt: "use-skill", args: ["jizhi"] })).toBe("摸一张牌");
  });

  it("says the same of a second skill of that name", () => {
    expect(button(["k:jizhi@1"], { kind: "skill", prompt: "use-skill", args: ["jizhi"] })).toBe("摸一张牌");
    expect(button(["k:wusheng+2", "c2"], { kind: "play", brings: { "k:wusheng+2": "slash" } })).toBe("武圣当【杀】");
    expect(zh.option("k:wusheng@1", { ...question, kind: "use", prompt: "ask-dodge", brings: {} }, 0, table)).toBe("武圣");
  });

  it("names a skill of another package that says no more", () => {
    expect(button(["k:something", "s1"])).toContain("发动“");
  });
});
