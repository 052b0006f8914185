/** What is said of an answer that is being put together: what it still wants, and on its button a verb and what it is about. */

import type { Question } from "../lib/protocol";
import type { Scene, Texts } from "../lib/texts.svelte";
import { seatIndex } from "../lib/texts.svelte";
import { DONE, type Picking } from "./picking";

const NAMED = 2;

/** The words on the button that gives the answer. */
export function verb(texts: Texts, question: Question, you: number, scene: Scene, picking: Picking): string {
  const picked = picking.picked;
  const cards = picked.filter((token) => token.startsWith("c") && !token.startsWith("c:"));
  const seats = [...new Set(picked.filter((token) => /^s\d+$/.test(token)))];
  const names = seats.map((token) => texts.shortSeat(seatIndex(token), scene));
  const targets = names.length > NAMED ? texts.say("many-seats", { count: names.length }) : texts.join(names);
  const words = { count: cards.length || seats.length, targets, cards: texts.cards(cards, scene) };
  const head = picked[0] ?? "";
  const own = texts.confirmation(question, words);
  if (own) return own;
  const generals = picked.filter((token) => token.startsWith("g:")).map((token) => token.slice(2));
  if (question.kind === "line_up") return texts.say("page-draft-lined");
  if (generals.length) return texts.say("page-draft-take", { generals: texts.generalNames(generals) });
  if (!picked.length) return texts.option(DONE, question, you, scene, 0);
  if (head === "o:recast") return texts.say("page-recast", words);
  if (head.startsWith("k:")) {
    const as = picked.find((token) => token.startsWith("o:"));
    const skill = as ? `${texts.way(head.slice(2))}: ${texts.argument(as, scene)}` : texts.way(head.slice(2));
    return texts.say(targets ? "page-use-on" : "page-use", { card: skill, targets });
  }
  if (["action", "use", "rescue"].includes(question.kind)) {
    const card = kindOf(texts, cards[0], scene);
    return texts.say(targets ? "page-use-on" : "page-use", { card, targets });
  }
  if (question.kind === "play") return texts.say("page-play-card", { card: kindOf(texts, cards[0], scene) });
  if (!cards.length && seats.length) return texts.say("page-choose-seats", words);
  return texts.say("page-choose-cards", words);
}

/** What an action that has been begun still wants; empty if it is complete, or not begun. */
export function missing(texts: Texts, question: Question, scene: Scene, picking: Picking | null): string {
  const begun = picking?.picked[0];
  if (!picking || !begun || question.kind !== "action" || picking.answer || picking.waiting) return "";
  const wants = (sort: string): boolean => [...picking.lit].some((token) => token.startsWith(sort));
  const what = wants("s") ? "seat" : wants("c") ? "card" : "other";
  return texts.say("page-next", { what, name: texts.argument(begun, scene) });
}

function kindOf(texts: Texts, token: string | undefined, scene: Scene): string {
  const face = token ? scene.faces.get(token) : undefined;
  return face ? texts.kindName(face.kind) : "";
}
