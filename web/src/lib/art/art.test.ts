import { expect, test } from "vitest";
import { hash, ink, lots, pointsOf, strokePath, wash, type Picture } from "./brush";
import { emblemOf, emblems } from "./emblems";
import { figure } from "./figure";
import { portraitOf, portraits, unknownPortrait } from "./portraits";

const cards = import.meta.glob<string>("../../../../src/sanguosha/locale/en/cards.ftl", { query: "?raw", import: "default", eager: true });
const packages = import.meta.glob<string>("../../../../src/sanguosha/locale/en/{standard,wind}.ftl", { query: "?raw", import: "default", eager: true });
const ids = (sources: Record<string, string>, kind: string) =>
  Object.values(sources).flatMap((text) => [...text.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map((found) => found[1] as string));

test("a stroke is an outline around its line", () => {
  const path = strokePath(pointsOf("0,0 50,0 100,0"), 10, "even");
  const points = pointsOf(path.replace(/[MZ]/g, ""));
  expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(5, 0);
  expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(-5, 0);
  expect(path.endsWith("Z")).toBe(true);
});

test("what is drawn by lot is always the same", () => {
  expect(wash(7, 50, 50, 40, 40)).toBe(wash(7, 50, 50, 40, 40));
  expect(wash(7, 50, 50, 40, 40)).not.toBe(wash(8, 50, 50, 40, 40));
  expect(hash("cao_cao")).not.toBe(hash("cao_ren"));
  const next = lots(1);
  for (let i = 0; i < 100; i += 1) expect(next()).toBeLessThan(1);
});

test("every card has a picture and lettering of its own", () => {
  const kinds = ids(cards, "card");
  expect(kinds.length).toBeGreaterThan(40);
  for (const kind of kinds) expect(emblems[kind]?.letters, kind).toBeTruthy();
  expect(new Set(kinds.map((kind) => JSON.stringify(emblems[kind]?.picture) + emblems[kind]?.tint)).size).toBe(kinds.length);
});

test("an unknown card has the picture of its type", () => {
  expect(emblemOf("moon_blade", "weapon").picture).not.toEqual(emblemOf("moon_blade", "armor").picture);
  expect(emblemOf("moon_blade").picture.length).toBeGreaterThan(0);
});

test("every general has a portrait, and no two look alike", () => {
  const generals = ids(packages, "general");
  expect(generals).toHaveLength(33);
  for (const id of generals) expect(portraits[id]?.letters, id).toBeTruthy();
  const looks = generals.map((id) => JSON.stringify(figure((portraits[id] as (typeof portraits)[string]).look)));
  expect(new Set(looks).size).toBe(generals.length);
  const things = generals.map((id) => portraits[id]?.emblem);
  expect(new Set(things.map((thing) => JSON.stringify(thing))).size).toBe(generals.length);
});

test("generals of other packages get a portrait from their id", () => {
  expect(portraitOf("xu_shu", "male")).toEqual(unknownPortrait("xu_shu", "male"));
  expect(portraitOf("xu_shu", "male")).not.toEqual(portraitOf("pang_tong", "male"));
  for (let i = 0; i < 200; i += 1) {
    const lady = unknownPortrait(`lady_${i}`, "female");
    expect(lady.look.beard).toBe("none");
    expect(figure(lady.look).every((piece) => piece.d.length > 0 && !piece.d.includes("NaN"))).toBe(true);
    expect(figure(unknownPortrait(`man_${i}`, "male").look).every((piece) => !piece.d.includes("NaN"))).toBe(true);
  }
});

test("every picture is drawn in our own square of 100 by 100, none is taken over in the units of another", () => {
  const all: Record<string, Picture> = Object.fromEntries([...Object.entries(emblems).map(([kind, emblem]) => [kind, emblem.picture]), ...Object.entries(portraits).map(([id, portrait]) => [id, portrait.emblem])]);
  for (const [name, picture] of Object.entries(all))
    for (const mark of picture)
      for (const number of mark.d.match(/-?\d+(\.\d+)?/g) ?? []) expect(Math.abs(Number(number)), name).toBeLessThan(130);
});

test("every shape of the pictures is a path", () => {
  const shapes = [...Object.values(emblems).flatMap((emblem) => [...emblem.picture]), ...Object.values(portraits).flatMap((portrait) => [...portrait.emblem]), ink("0,0 9,9")];
  for (const shape of shapes) expect(shape.d).toMatch(/^[Mm][\d\s.,\-MmLlHhVvCcSsQqAaZz]+$/);
});
