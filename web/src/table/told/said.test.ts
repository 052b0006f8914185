import { expect, it } from "vitest";
import { readingTime } from "./said";

it("stays as long as it takes to read, and not for ever", () => {
  expect(readingTime("好")).toBeGreaterThanOrEqual(3000);
  expect(readingTime("a sentence of some length")).toBeGreaterThan(readingTime("short"));
  expect(readingTime("x".repeat(500))).toBe(9000);
});
