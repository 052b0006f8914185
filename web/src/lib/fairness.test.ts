import { beforeEach, expect, test, vi } from "vitest";
import { numberFor, shuffleOf } from "./fairness";
import { sha256 } from "./sha256";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const SECRET = "5".repeat(64);
const NUMBERS = ["b".repeat(32), "a".repeat(32)];

function record(secret: string, numbers: string[], commitment = sha256(secret)): string {
  const seed = BigInt(`0x${sha256([secret, ...numbers.toSorted()].join(" "))}`);
  const given = numbers.map((number, at) => `number s${at} ${number}`);
  return ["sanguosha record 1", "players 5", `seed ${seed}`, `commitment ${commitment}`, `secret ${secret}`, ...given, "2.1 g:zhang_fei"].join("\n");
}

test("the hash is the one of the browser, whatever the length", async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = "三国杀 abc".repeat(40).slice(0, length);
    const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text)).toBe(Array.from(expected, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

test("a number is random, and the same for one commitment", () => {
  const number = numberFor("one");
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(numberFor("one")).toBe(number);
  expect(numberFor("other")).not.toBe(number);
});

test("a shuffle that was promised agrees, whoever gave which number", () => {
  expect(shuffleOf(record(SECRET, NUMBERS))).toEqual({ state: "agrees", commitment: sha256(SECRET), count: 2 });
  expect(shuffleOf(record(SECRET, []))?.state).toBe("agrees");
});

test("another secret, another seed or another number does not agree", () => {
  const good = record(SECRET, NUMBERS);
  expect(shuffleOf(record("6".repeat(64), NUMBERS, sha256(SECRET)))?.state).toBe("differs");
  expect(shuffleOf(good.replace("seed ", "seed 9"))?.state).toBe("differs");
  expect(shuffleOf(good.replace("number s1 a", "number s1 c"))?.state).toBe("differs");
  expect(shuffleOf(good.replace(/number s1 .*\n/, ""))?.state).toBe("differs");
});

test("who gave a number finds out if it was left out", () => {
  const mine = numberFor(sha256(SECRET));
  expect(shuffleOf(record(SECRET, NUMBERS))?.state).toBe("left_out");
  expect(shuffleOf(record(SECRET, [...NUMBERS, mine]))?.state).toBe("agrees");
});

test("a record of a game without a promise says nothing", () => {
  expect(shuffleOf("sanguosha record 1\nplayers 5\nseed 7\n2.1 g:zhang_fei")).toBeNull();
});
