/** The slots of equipment, in the order in which they stand on a seat. */

import type { CardFace } from "../../lib/protocol";

/** Those that every seat has. */
export const SLOTS = ["weapon", "armor", "defensive_horse", "offensive_horse"] as const;

/** Equipment by its slot, whatever came first; what has no slot of its own stands last. */
export function bySlot(equip: readonly CardFace[], typeOf: (kind: string) => string): CardFace[] {
  const place = (card: CardFace): number => {
    const at = (SLOTS as readonly string[]).indexOf(typeOf(card.as_kind || card.kind));
    return at < 0 ? SLOTS.length : at;
  };
  return [...equip].sort((a, b) => place(a) - place(b));
}

/** One's own slots from top to bottom: what lies there, or the name of an empty slot. */
export function slotted(equip: readonly CardFace[], typeOf: (kind: string) => string): (CardFace | string)[] {
  const cards = bySlot(equip, typeOf);
  const slotOf = (card: CardFace): string => typeOf(card.as_kind || card.kind);
  const own = SLOTS.flatMap((slot): (CardFace | string)[] => {
    const worn = cards.filter((card) => slotOf(card) === slot);
    return worn.length ? worn : [slot];
  });
  return [...own, ...cards.filter((card) => !own.includes(card))];
}
