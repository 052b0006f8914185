/** Where an explanation stands: near the thing, above the prompt, and on nothing that can be clicked. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
/** How much more it is to cover what is kept free than what is left in sight if it can be. */
const WORTH = 20;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The upper left corner for a box of this size that explains `thing` within `area`: the nearest place that covers nothing of `kept`
 * and, as far as there is one, nothing of what it had `rather` leave in sight; else the one that covers least.
 */
export function beside(thing: Box, size: Size, area: Box, kept: readonly Box[], rather: readonly Box[] = []): { left: number; top: number } {
  const most = { left: Math.max(area.left, area.right - size.width), top: Math.max(area.top, area.bottom - size.height) };
  const within = (at: number, from: number, to: number) => Math.max(from, Math.min(at, to));
  const middle = (thing.left + thing.right - size.width) / 2;
  const lefts = [middle, thing.right + GAP, thing.left - GAP - size.width, area.left, (area.left + most.left) / 2, most.left];
  const tops = [thing.top - GAP - size.height, thing.bottom + GAP, thing.top, most.top, (area.top + most.top) / 2, area.top];
  const centre = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const places = tops.flatMap((top) => lefts.map((left) => ({ left: within(left, area.left, most.left), top: within(top, area.top, most.top) })));
  const costs = places.map(({ left, top }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const sum = (all: readonly Box[]) => all.reduce((sum, one) => sum + overlap(box, one), 0);
    const covered = WORTH * sum([...kept, thing]) + sum(rather);
    return { left, top, covered, away: Math.hypot(left + size.width / 2 - centre.x, top + size.height / 2 - centre.y) };
  });
  const best = costs.reduce((found, one) => (one.covered < found.covered || (one.covered === found.covered && one.away < found.away) ? one : found));
  return { left: best.left, top: best.top };
}
