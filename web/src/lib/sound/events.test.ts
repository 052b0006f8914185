import { expect, test } from "vitest";
import type { EventLine } from "../protocol";
import { soundOf, soundsOf } from "./events";
import { isOfCard } from "./sounds";

const cards = import.meta.glob<string>("../../../../src/sanguosha/locale/en/cards.ftl", { query: "?raw", import: "default", eager: true });
const event = (key: string, args: Record<string, string> = {}): EventLine => ({ key, args, cards: [], faces: [], health: "" });
const TYPES: Record<string, string> = { moon_blade: "weapon", moon_horse: "offensive_horse", moon_plan: "trick" };
const typeOf = (kind: string) => TYPES[kind] ?? "";

test("every card that is no equipment has a sound of its own", () => {
  const kinds = Object.values(cards).flatMap((text) => [...text.matchAll(/^card-(\w+) =/gm)].map((found) => found[1] as string));
  const own = kinds.slice(0, kinds.indexOf("lightning") + 1);
  expect(own.length).toBeGreaterThan(20);
  for (const kind of own) expect(isOfCard(kind), kind).toBe(true);
  expect(new Set(own.map((kind) => soundOf(event("used", { card: kind }), typeOf, 0))).size).toBe(own.length);
});

test("a card that is not known sounds as its type does", () => {
  expect(soundOf(event("used", { card: "moon_blade" }), typeOf, 0)).toBe("weapon");
  expect(soundOf(event("used", { card: "moon_horse" }), typeOf, 0)).toBe("horse");
  expect(soundOf(event("used", { card: "moon_plan" }), typeOf, 0)).toBe("trick");
  expect(soundOf(event("used", { card: "moon_thing" }), typeOf, 0)).toBe("card");
});

test("fire and thunder hurt otherwise than steel, and one's own turn begins otherwise than those of others", () => {
  expect(soundOf(event("damage", { nature: "fire" }), typeOf, 0)).toBe("burn");
  expect(soundOf(event("damage", { nature: "thunder" }), typeOf, 0)).toBe("shock");
  expect(soundOf(event("damage", { nature: "normal" }), typeOf, 0)).toBe("hit");
  expect(soundOf(event("turn", { seat: "s2" }), typeOf, 2)).toBe("mine");
  expect(soundOf(event("turn", { seat: "s1" }), typeOf, 2)).toBe("turn");
});

test("of many events at once those that matter are heard, in their order, each once", () => {
  const many = [event("move", { from: "draw_pile" }), event("used", { card: "slash" }), event("used", { card: "slash" }), event("skill"), event("damage", { nature: "normal" }), event("died"), event("phase")];
  expect(soundsOf(many, typeOf, 0, 9)).toEqual(["draw", "slash", "skill", "hit", "death"]);
  expect(soundsOf(many, typeOf, 0, 2)).toEqual(["hit", "death"]);
  expect(soundsOf(many, typeOf, 0, 1)).toEqual(["death"]);
});
