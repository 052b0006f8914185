/** What is said of an answer that is being put together: what it still wants, and on its button a verb and what it is about. */

import type { Question } from "../../lib/protocol";
import type { Scene, Texts, Words } from "../../lib/texts.svelte";
import { isEquipment, seatIndex } from "../../lib/texts.svelte";
import { skillOf } from "../../lib/tokens";
import { DONE, type Picking } from "./picking";

const NAMED = 2;

/** The words on the button that gives the answer. */
export function verb(texts: Texts, question: Question, you: number, scene: Scene, picking: Picking): string {
  const picked = picking.picked;
  const cards = picked.filter((token) => token.startsWith("c") && !token.startsWith("c:"));
  const seats = [...new Set(picked.filter((token) => /^s\d+$/.test(token)))];
  const names = seats.map((token) => texts.shortSeat(seatIndex(token), scene));
  const targets = names.length > NAMED ? texts.say("many-seats", { count: names.length }) : texts.join(names);
  const [first = "", second = ""] = names;
  const words = { count: cards.length || seats.length, targets, first, second, cards: texts.cards(cards, scene) };
  const head = picked[0] ?? "";
  const own = texts.confirmation(question, words);
  if (own) return own;
  const generals = picked.filter((token) => token.startsWith("g:")).map((token) => token.slice(2));
  if (question.kind === "line_up") return texts.say("page-draft-lined");
  if (generals.length) return texts.say("page-draft-take", { generals: texts.generalNames(generals) });
  if (!picked.length) return texts.option(DONE, question, you, scene, 0);
  if (head === "o:recast") return texts.say("page-recast", words);
  if (head.startsWith("o:")) return texts.option(head, question, you, scene, 0);
  if (head.startsWith("k:")) return useOfSkill(texts, question, head, picked, words);
  const kind = scene.faces.get(cards[0] ?? "")?.kind ?? "";
  const card = kind && texts.kindName(kind);
  if (question.kind === "rescue") return texts.say("page-rescue", { card, seat: nameOf(texts, question.args[0], scene), me: question.args[0] === `s${you}` ? "yes" : "no" });
  if (question.kind === "action" && isEquipment(texts.kind(kind))) return texts.say("page-equip", { card });
  if (question.kind === "action" || question.kind === "use") return texts.verb(kind, words) || texts.say(targets ? "page-use-on" : "page-use", { card, targets });
  if (question.kind === "play") return texts.say("page-play-card", { card });
  if (!cards.length && seats.length) return texts.say("page-choose-seats", words);
  return texts.say("page-choose-cards", words);
}

/** What an action that has been begun still wants; empty if it is complete, or not begun. */
export function missing(texts: Texts, question: Question, scene: Scene, picking: Picking | null): string {
  const begun = picking?.picked[0];
  if (!picking || !begun || question.kind !== "action" || picking.answer || picking.waiting) return "";
  const wants = (sort: string): boolean => [...picking.lit].some((token) => token.startsWith(sort));
  const first = picking.picked.find((token) => /^s\d+$/.test(token));
  const what = wants("s") ? (first ? "second" : "seat") : wants("c") ? "card" : "other";
  return texts.say("page-next", { what, name: texts.argument(begun, scene), first: nameOf(texts, first, scene) });
}

/** A skill is used: what it brings, else what its own text calls that. */
function useOfSkill(texts: Texts, question: Question, head: string, picked: readonly string[], words: Words): string {
  const id = skillOf(head.slice(2));
  const way = head.split(":")[2] ?? "";
  const skill = texts.way(head.slice(2));
  const named = picked.find((token) => token.startsWith("o:"))?.slice(2);
  const as = named ?? question.brings[head];
  const own = /^\d+$/.test(way) ? "" : texts.verb(id, words);
  if (own) return own;
  if (as) return texts.say(words.targets ? "page-use-as-on" : "page-use-as", { ...words, skill, as: texts.kindName(as) });
  return texts.say(words.targets ? "page-use-skill-on" : "page-use-skill", { ...words, skill, card: texts.isCard(id) ? "yes" : "no" });
}

function nameOf(texts: Texts, token: string | undefined, scene: Scene): string {
  return token ? texts.shortSeat(seatIndex(token), scene) : "";
}
