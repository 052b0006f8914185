/** What a key means at the table. */

import { atPlaces, draftOf, marshalOf } from "../../lib/teams";
import { i18n } from "../../lib/texts.svelte";
import type { TableModel } from "../model.svelte";

const LETTERS = "abcdefghij";
const DIGITS = "1234567890";
/** Keys for more than ten things in a row. */
const PLACES = DIGITS + LETTERS;

/** The letter of a seat: the others in the order in which they sit, oneself last. */
export function letterOf(model: TableModel, seat: number): string {
  const at = model.others.findIndex((other) => other.index === seat);
  return LETTERS.charAt(at < 0 ? model.others.length : at);
}

/** Take a key that was pressed; says whether it meant something. */
export function press(model: TableModel, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, [role=dialog]")) return false;
  const onButton = target.matches("button, a, [role=tab]") && target.matches(":focus-visible");
  const key = event.key;
  if (key === "Escape") {
    if (!model.canGoBack) return false;
    model.back();
    return true;
  }
  if (key === "Enter") {
    if (model.ending) model.pass();
    else if (model.answer && (!onButton || model.picked.size > 0)) model.confirm();
    else return false;
    return true;
  }
  if (key === " ") {
    if (onButton || !model.picking?.passable) return false;
    model.pass();
    return true;
  }
  if (key.length !== 1) return false;
  if (model.generals.length) return pick(model, generals(model)[PLACES.indexOf(key.toLowerCase())]);
  if (DIGITS.includes(key)) return digit(model, key);
  const letter = LETTERS.indexOf(key.toLowerCase());
  if (letter < 0) return false;
  const seat = letter === model.others.length ? model.me : model.others[letter];
  if (!seat || model.idle) return false;
  model.tap(`s${seat.index}`);
  return true;
}

/** The key that picks a general now; empty if it cannot be picked. */
export function keyOfGeneral(model: TableModel, token: string): string {
  return model.lit.has(token) || model.picked.has(token) ? PLACES.charAt(generals(model).indexOf(token)) : "";
}

/** The digit that presses a button; empty where digits pick cards. */
export function keyOfButton(model: TableModel, token: string): string {
  return model.panel.length || model.unseen >= 0 || picksHand(model) ? "" : DIGITS.charAt(model.buttons.indexOf(token));
}

/** The generals in the order of their keys: in a draft each has its place on the table, or among those of its team. */
function generals(model: TableModel): string[] {
  const draft = draftOf(model.table);
  if (!draft) return model.generals;
  const all = draft.stage === "picks" ? atPlaces(draft, (id) => i18n.current.general(id)?.kingdom ?? "") : (draft.picked[marshalOf(model.front)] ?? []);
  return all.map((id) => `g:${id}`);
}

function picksHand(model: TableModel): boolean {
  return [...model.lit, ...model.picked].some((one) => one.startsWith("c"));
}

/** A digit picks from the panel, else from the hand, else among the buttons. */
function digit(model: TableModel, key: string): boolean {
  const at = DIGITS.indexOf(key);
  if (key === "0" && model.unseen >= 0) return pick(model, `?s${model.unseen}`);
  if (model.panel.length || model.unseen >= 0) return pick(model, model.panel[at]?.token);
  return pick(model, picksHand(model) ? model.hand[at]?.token : model.buttons[at]);
}

function pick(model: TableModel, token: string | undefined): boolean {
  if (!token || model.idle) return false;
  model.tap(token);
  return true;
}
