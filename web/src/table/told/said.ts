/** What somebody has said or thrown, in words. */

import type { Said } from "../../lib/protocol";
import type { Texts } from "../../lib/words";

/** `nameAt` is who sits at a place. */
export function spoken(texts: Texts, said: Said, nameAt: (place: number) => string): string {
  if (said.thrown) return texts.say(said.thrown === "flower" ? "page-threw-flower" : "page-threw-egg", { name: said.name, at: nameAt(said.at) });
  return said.phrase ? texts.say(said.phrase) : said.text;
}

const LEAST = 3000;
const MOST = 9000;
const EACH_LETTER = 70;

/** How long it takes to read something that is said, in milliseconds. */
export function readingTime(words: string): number {
  return Math.min(MOST, LEAST + words.length * EACH_LETTER);
}
