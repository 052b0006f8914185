import { expect, test } from "vitest";
import { fits, plain } from "./search";

test("accents and capital letters do not matter", () => {
  expect(plain("Quan Vũ")).toBe("quan vu");
  expect(plain("Đổng Trác")).toBe("dong trac");
});

test("every word must stand somewhere", () => {
  const texts = ["Guan Yu", "You may use or play a red card as a Slash."];
  expect(fits("yu slash", texts)).toBe(true);
  expect(fits("yu dodge", texts)).toBe(false);
  expect(fits("  ", texts)).toBe(true);
});

test("Chinese words are found within a text", () => {
  expect(fits("红色", ["你可以将一张红色牌当【杀】使用或打出。"])).toBe(true);
});
