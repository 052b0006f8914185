import { describe, expect, it } from "vitest";
import type { Question } from "../../lib/protocol";
import { derive, menusOf, RECAST, recasting, whereItBelongs, type MenuOf } from "./picking";
import found from "./questions.json";

// Made by tools/page_questions.py.
const questions = found as unknown as (Question & { path: string[] })[];

const FEW_MENUS = 20;

/** A question as the server sends it, with its first menus only; the others come when they are asked for. */
function sent(one: (typeof questions)[number]): [Question, MenuOf] {
  const menus = Object.fromEntries(Object.entries(one.menus).slice(0, FEW_MENUS));
  const question: Question = { ...one, number: 1, args: [], reason: "", seconds: 20, faces: [], menus };
  return [question, menusOf(question, (picks) => one.menus[picks.join(" ")] ?? null)];
}

function legal(one: Question, path: readonly string[]): boolean {
  return leads(one, path) && one.menus[path.join(" ")]?.length === 0;
}

/** Whether these picks lead on from menu to menu. */
function leads(one: Question, path: readonly string[]): boolean {
  return path.every((token, at) => one.menus[path.slice(0, at).join(" ")]?.includes(token));
}

/** Numbers that look drawn by lot and are always the same. */
function lots(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe.each(questions.map((one) => [`${one.kind} ${one.prompt}: ${one.path.join(" ")}`, one] as const))("%s", (_, one) => {
  const [question, menuOf] = sent(one);

  it("can be answered like this by picking what is lit", () => {
    const steps: string[] = [];
    if (one.path[0] === RECAST) {
      expect(recasting(question, menuOf, one.path.slice(1))).toEqual(one.path);
      return;
    }
    for (const token of one.path.filter((each) => each !== ".")) {
      const now = derive(question, menuOf, steps);
      if (now.lit.has(token)) steps.push(token);
      else expect(now.picked).toContain(token);
    }
    expect(derive(question, menuOf, steps).answer).toEqual(one.path);
  });

  it("is explained at a legal place, whatever was picked", () => {
    const steps = one.path.filter((each) => each !== ".");
    for (let length = 0; length <= steps.length; length += 1) {
      for (const token of ["c9999", "s99", "k:nothing"]) {
        const path = whereItBelongs(question, menuOf, derive(question, menuOf, steps.slice(0, length)).steps, token);
        expect(leads(one, path), `${token} after ${path.join(" ")}`).toBe(true);
      }
    }
  });

  it("comes to a legal answer whatever is picked", () => {
    const next = lots(one.path.length + question.prompt.length);
    for (let walk = 0; walk < 12; walk += 1) {
      let steps: string[] = [];
      for (;;) {
        const now = derive(question, menuOf, steps);
        const lit = [...now.lit];
        if (now.answer && (!lit.length || next() < 0.3)) {
          expect(legal(one, now.answer), now.answer.join(" ")).toBe(true);
          break;
        }
        expect(lit, `a dead end after ${steps.join(" ")}`).not.toHaveLength(0);
        steps = [...steps, lit[Math.floor(next() * lit.length)] as string];
      }
    }
  });
});
