/**
 * Shuffles that players can check: the page gives a random number for each game before it begins, and looks, when the game is over,
 * whether its seed came from the secret that the server had promised and from the numbers of all. `docs/fairness.md` tells the story.
 */

import { sha256 } from "./sha256";
import { load, save } from "./storage";

const NUMBER_BYTES = 16;
/** For how many games the own numbers are kept, to be looked for in their records. */
const KEPT = 50;

export interface Shuffle {
  /** `agrees`; `differs`: not what was promised; `left_out`: what was promised, but without one's own number. */
  state: "agrees" | "differs" | "left_out";
  commitment: string;
  /** How many players gave a number. */
  count: number;
}

function kept(): [commitment: string, number: string][] {
  return load<[string, string][]>("numbers", []);
}

/** The number that this browser gives after a commitment: a random one, in every tab the same. */
export function numberFor(commitment: string): string {
  const given = kept().find((one) => one[0] === commitment);
  if (given) return given[1];
  const bytes = crypto.getRandomValues(new Uint8Array(NUMBER_BYTES));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  save("numbers", [...kept(), [commitment, number]].slice(-KEPT));
  return number;
}

/** Whether the shuffle of a record is the one that was promised; `null` if the record says nothing of it. */
export function shuffleOf(record: string): Shuffle | null {
  const head = record.split(/\r?\n/).map((line) => line.split(" "));
  const value = (name: string): string => head.find((words) => words[0] === name)?.at(-1) ?? "";
  const commitment = value("commitment");
  if (!commitment) return null;
  const secret = value("secret");
  const numbers = head.filter((words) => words[0] === "number").map((words) => words.at(-1) ?? "");
  const seed = BigInt(`0x${sha256([secret, ...numbers.toSorted()].join(" "))}`);
  const agrees = sha256(secret) === commitment && seed.toString() === value("seed");
  const mine = kept().find((one) => one[0] === commitment);
  const state = !agrees ? "differs" : mine && !numbers.includes(mine[1]) ? "left_out" : "agrees";
  return { state, commitment, count: numbers.length };
}

/** The beginning of a commitment, enough to tell it from others. */
export function shortly(commitment: string): string {
  return `${commitment.slice(0, 12)}…`;
}
