import { describe, expect, it, vi } from "vitest";
import { Connection } from "../../lib/connection.svelte";
import type { CardFace, ClientMessage, Question, ReasonReply, SeatState, Update } from "../../lib/protocol";
import { Texts, type Scene } from "../../lib/texts.svelte";
import { menusOf, whereItBelongs } from "./picking";
import { Remark } from "../told/remark.svelte";

// What the page finds in a browser, before the modules that look for it are read.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { baseURI: "http://localhost/", hidden: false });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("WebSocket", { OPEN: 1 });
});

const files = import.meta.glob<string>("../../../../src/sanguosha/locale/*/{reasons,terms,cards,log,standard}.ftl", { query: "?raw", import: "default", eager: true });

function textsIn(language: string): Texts {
  const source = (names: string) => Object.entries(files).flatMap(([name, text]) => (new RegExp(`/${language}/(${names})\\.ftl$`).test(name) ? [text] : []));
  const kind = (id: string) => ({ id, package: "", type: "basic", family: id, range: 0 });
  const general = (id: string) => ({ id, package: "standard", kingdom: "wei", gender: "male", max_hp: 4, skills: [] });
  return new Texts(language, { "": source("reasons|terms|cards|log").join("\n"), standard: source("standard").join("\n") }, {
    kinds: ["slash", "dodge", "peach", "wine"].map(kind),
    skills: [{ id: "wusheng", package: "standard", tags: [] }, { id: "qingnang", package: "standard", tags: [] }],
    generals: ["cao_cao", "liu_bei"].map(general),
    modes: [],
    packages: [],
  } as unknown as ConstructorParameters<typeof Texts>[2]);
}

const scene: Scene = { seats: [{ generals: ["cao_cao"] }, { generals: ["liu_bei"] }] as SeatState[], faces: new Map<string, CardFace>() };

describe("the sentence of a reason", () => {
  const far = { key: "out-of-range", args: { card: "slash", seat: "s1", distance: "2", range: "1" } };

  it.each([
    ["en", "Liu Bei is out of range: distance 2, your range 1."],
    ["zh-Hans", "刘备不在攻击范围内：距离2，你的攻击范围1。"],
    ["zh-Hant", "劉備不在攻擊範圍內：距離2，你的攻擊範圍1。"],
    ["vi", "Lưu Bị ngoài phạm vi công kích: khoảng cách 2, phạm vi công kích của bạn 1."],
  ])("is said in %s", (language, sentence) => {
    expect(textsIn(language).whyNot(far, 0, scene)).toBe(sentence);
  });

  it("tells oneself from others, and sorts of cards from none", () => {
    const texts = textsIn("en");
    expect(texts.whyNot({ key: "needs-seat", args: { skill: "qingnang", seat: "s0", sort: "wounded" } }, 0, scene)).toBe("You are not wounded.");
    expect(texts.whyNot({ key: "needs-seat", args: { skill: "qingnang", seat: "s1", sort: "wounded" } }, 0, scene)).toBe("Liu Bei is not wounded.");
    expect(texts.whyNot({ key: "needs-card", args: { skill: "wusheng", sort: "red" } }, 0, scene)).toContain("needs a red card");
    expect(texts.whyNot({ key: "needs-card", args: { skill: "wusheng", sort: "" } }, 0, scene)).toContain("does not fit");
  });

  it("names several cards that would do", () => {
    expect(textsIn("en").whyNot({ key: "wrong-card", args: { card: "dodge", wanted: "peach wine" } }, 0, scene)).toBe("Dodge is no answer here: Peach, Wine is asked for.");
  });
});

describe("where a thing belongs that cannot be picked", () => {
  const menus = { "": ["c1", "c2", "k:zhiheng", "-"], c1: ["s1", "s3"], "c1 s1": [], "c1 s3": [], c2: ["s1"], "c2 s1": [], "k:zhiheng": ["c1", "c2"], "k:zhiheng c1": [], "k:zhiheng c2": [] };
  const question = { number: 1, kind: "action", prompt: "", args: [], optional: true, reason: "", menus, seconds: 9, faces: [], row: [], low: 0, high: 0, sizes: [], brings: {} } as Question;
  const menuOf = menusOf(question, () => null);

  it("is after the card that asks for such a thing", () => {
    expect(whereItBelongs(question, menuOf, ["c1"], "s2")).toEqual(["c1"]);
    expect(whereItBelongs(question, menuOf, ["k:zhiheng"], "c3")).toEqual(["k:zhiheng"]);
  });

  it("is before the only other one, which followed of itself", () => {
    expect(whereItBelongs(question, menuOf, ["c2"], "s2")).toEqual(["c2"]);
  });

  it("is at the beginning if it would take the place of what was picked there", () => {
    expect(whereItBelongs(question, menuOf, ["c1"], "c3")).toEqual([]);
    expect(whereItBelongs(question, menuOf, ["c1"], "k:rende")).toEqual([]);
  });

  it("is at the beginning if nothing of its sort is ever asked for", () => {
    expect(whereItBelongs(question, menuOf, ["k:zhiheng"], "s2")).toEqual([]);
  });
});

class Line {
  static last: Line;
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("asking for a reason", () => {
  const asking = (number: number) => ({ t: "update", serial: 1, events: [], table: { seats: [], discard_top: [], over: false }, question: { number, menus: {}, faces: [] }, waiting: {}, past: 0 }) as unknown as Update;

  function connected(): [Connection, Line] {
    const connection = new Connection(() => new Line() as unknown as WebSocket);
    connection.start();
    return [connection, Line.last];
  }

  it("is done once for each question, and answered to everybody who asked", async () => {
    const [connection, line] = connected();
    expect(await connection.reason([], "c1"), "nothing is asked").toBeNull();
    line.hear(asking(7));
    const answers = [connection.reason(["c1"], "s2"), connection.reason(["c1"], "s2")];
    expect(line.sent).toEqual([{ t: "explain", number: 7, picks: ["c1"], token: "s2" }]);
    const reply: ReasonReply = { t: "explain", number: 7, picks: ["c1"], token: "s2", key: "dead", args: { seat: "s2" } };
    line.hear(reply);
    expect(await Promise.all(answers)).toEqual([reply, reply]);
    line.hear(asking(8));
    void connection.reason(["c1"], "s2");
    expect(line.sent).toHaveLength(2);
  });

  it("comes to nothing when the question is over before it is told", async () => {
    const [connection, line] = connected();
    line.hear(asking(7));
    const coming = connection.reason(["c1"], "s2");
    line.hear(asking(8));
    expect(await coming).toBeNull();
  });

  it("comes to nothing while there is no connection", async () => {
    const [connection, line] = connected();
    line.hear(asking(7));
    line.close();
    expect(await connection.reason([], "c1")).toBeNull();
  });
});

describe("a remark", () => {
  it("stays for a while, longer if it is longer, and starts anew", () => {
    vi.useFakeTimers();
    const remark = new Remark();
    remark.show("c1", "Short.");
    vi.advanceTimersByTime(2000);
    remark.show("s1", "A sentence that takes some time to be read to its end.");
    vi.advanceTimersByTime(3000);
    expect(remark.shown?.token).toBe("s1");
    vi.advanceTimersByTime(5000);
    expect(remark.shown).toBeNull();
    vi.useRealTimers();
  });
});
