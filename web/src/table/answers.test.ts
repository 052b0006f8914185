import { describe, expect, it, vi } from "vitest";
import type { CardFace, Question, SeatState } from "../lib/protocol";
import { Texts, type Scene } from "../lib/texts.svelte";
import { missing } from "./answers";
import { derive, menusOf } from "./picking";

// What the page finds in a browser, before the modules that look for it are read.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { baseURI: "http://localhost/", hidden: false });
});

const files = import.meta.glob<string>("../../../src/sanguosha/locale/en/{page,terms,cards,log,standard}.ftl", { query: "?raw", import: "default", eager: true });
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
const question = { number: 1, kind: "action", prompt: "play-phase", args: [], optional: true, reason: "", menus, seconds: 9, faces: [], row: [], low: 0, high: 0, sizes: [] } as Question;

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
