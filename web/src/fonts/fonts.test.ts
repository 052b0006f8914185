import { expect, test } from "vitest";
import characters from "./characters.txt?raw";

// A few new characters are shown in the reader's own font; when there are many, the fonts are to be made again.
const FEW = 40;
const CHINESE = /[\u3400-\u9fff]/g;
const texts = import.meta.glob<string>("../../../src/sanguosha/locale/zh-*/*.ftl", { query: "?raw", import: "default", eager: true });

test.each([
  ["zh-Hans", "hans"],
  ["zh-Hant", "hant"],
])("the fonts have the characters of the texts in %s (else run tools/web_fonts.py)", (language, script) => {
  const list = characters.split("\n").find((line) => line.startsWith(`${script} `)) ?? "";
  const files = Object.keys(texts).filter((name) => name.includes(`/${language}/`));
  const used = new Set(files.flatMap((name) => texts[name]?.match(CHINESE) ?? []));
  const missing = [...used].filter((sign) => !list.includes(sign));
  expect(used.size).toBeGreaterThan(500);
  expect(missing.length, missing.join("")).toBeLessThan(FEW);
});
