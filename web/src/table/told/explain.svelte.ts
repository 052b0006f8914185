/** Explanations of anything on the table: by resting the mouse on it, holding a finger on it, or with “?” on the keyboard. */

import type { Action } from "svelte/action";

export type Subject =
  | { of: "card"; kind: string; as?: string; token?: string }
  | { of: "skill"; id: string }
  | { of: "general"; id: string }
  | { of: "seat"; index: number }
  | { of: "words"; text: string };

export interface Shown {
  subject: Subject;
  /** Where the thing is that is explained. */
  at: DOMRect;
  /** Stays until it is closed; else it goes with the mouse. */
  stays: boolean;
}

const REST = 450;
const HOLD = 420;
const STILL = 10;

class Explain {
  shown = $state.raw<Shown | null>(null);

  open(subject: Subject, at: DOMRect, stays: boolean): void {
    this.shown = { subject, at, stays };
  }

  close(): void {
    this.shown = null;
  }
}

export const explain = new Explain();

/** Makes an element explain itself. */
export const explains: Action<HTMLElement, Subject | null> = (node, initial) => {
  let subject = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let held = false;

  const show = (stays: boolean) => {
    clearTimeout(timer);
    if (subject && node.isConnected) explain.open(subject, node.getBoundingClientRect(), stays);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(false), REST);
  };
  const leave = () => {
    clearTimeout(timer);
    if (explain.shown && !explain.shown.stays) explain.close();
  };
  const down = (event: PointerEvent) => {
    held = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") {
      if (explain.shown && !explain.shown.stays) explain.close();
      return;
    }
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      show(true);
    }, HOLD);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") clearTimeout(timer);
  };
  // The click that ends a long press picks nothing.
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    show(true);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "?" || event.target !== node) return;
    event.preventDefault();
    event.stopPropagation();
    show(true);
  };

  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("keydown", key);
  return {
    update(changed) {
      subject = changed;
    },
    destroy() {
      clearTimeout(timer);
      if (explain.shown && !explain.shown.stays) explain.close();
    },
  };
};
