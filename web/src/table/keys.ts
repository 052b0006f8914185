/** What a key means at the table. */

import type { TableModel } from "./model.svelte";

const LETTERS = "abcdefghij";

/** The letter of a seat: the others in the order in which they sit, oneself last. */
export function letterOf(model: TableModel, seat: number): string {
  const at = model.others.findIndex((other) => other.index === seat);
  return LETTERS.charAt(at < 0 ? model.others.length : at);
}

/** Take a key that was pressed; says whether it meant something. */
export function press(model: TableModel, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, [role=dialog]")) return false;
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
  if (/^[0-9]$/.test(key)) return digit(model, key);
  const letter = LETTERS.indexOf(key.toLowerCase());
  if (letter < 0 || key.length !== 1) return false;
  const seat = letter === model.others.length ? model.me : model.others[letter];
  if (!seat || model.idle) return false;
  model.tap(`s${seat.index}`);
  return true;
}

/** A digit picks from the panel, else from the hand, else among the buttons. */
function digit(model: TableModel, key: string): boolean {
  const at = (Number(key) + 9) % 10;
  let token: string | undefined;
  if (model.panel.length || model.unseen >= 0) {
    token = key === "0" && model.unseen >= 0 ? `?s${model.unseen}` : model.panel[at]?.token;
    if (token) model.tap(token);
    return token !== undefined;
  }
  if ([...model.lit, ...model.picked].some((one) => one.startsWith("c"))) token = model.hand[at]?.token;
  else token = model.buttons[at];
  if (!token || model.idle) return false;
  model.tap(token);
  return true;
}
