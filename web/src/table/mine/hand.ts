/** How a hand is ordered and laid out. */

import type { CardFace } from "../../lib/protocol";
import type { HandOrder } from "../../lib/settings.svelte";
import { SUITS } from "../../lib/tokens";

const TYPES = ["basic", "trick", "delayed_trick", "weapon", "armor", "defensive_horse", "offensive_horse", "treasure"];

/** The cards in the order of the settings; cards of the same kind stay side by side in the order in which they came. */
export function ordered(cards: readonly CardFace[], order: HandOrder, typeOf: (kind: string) => string): CardFace[] {
  if (order === "drawn") return [...cards];
  const kinds = new Map<string, number>();
  for (const card of cards) if (!kinds.has(card.kind)) kinds.set(card.kind, kinds.size);
  const suit = (card: CardFace) => SUITS.indexOf(card.suit as (typeof SUITS)[number]);
  const type = (card: CardFace) => TYPES.indexOf(typeOf(card.kind));
  const kind = (card: CardFace) => kinds.get(card.kind) ?? 0;
  const byKind = (one: CardFace, other: CardFace) => type(one) - type(other) || kind(one) - kind(other);
  const bySuit = (one: CardFace, other: CardFace) => suit(one) - suit(other) || one.rank - other.rank;
  return [...cards].sort(order === "kind" ? byKind : bySuit);
}

/** How far apart cards lie so that all fit: side by side while there is room, then overlapping, never closer than `least`. */
export function spacing(count: number, room: number, width: number, gap: number, least: number): number {
  if (count < 2) return width + gap;
  return Math.max(least, Math.min(width + gap, (room - width) / (count - 1)));
}
