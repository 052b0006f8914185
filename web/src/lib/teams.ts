/** A table of two teams of three: who belongs together, how far the draft is, whose side may act. */

import type { SeatState, TableState } from "./protocol";

export const WARM = "warm_side";
export const MARSHALS = [1, 4] as const;
/** How many generals each marshal picks, and how many of them fight. */
export const PICKS = 8;
export const FIGHTERS = 3;

const ROLES = ["marshal", "vanguard_3v3"];

/** How far the draft is: choosing a pile unseen, picking from the open ones, lining up. */
export type DraftStage = "piles" | "picks" | "line-up";

export interface Draft {
  stage: DraftStage;
  /** The generals that still lie on the table. */
  table: readonly string[];
  /** All that were laid out, those that were picked too. */
  all: readonly string[];
  /** What each marshal has picked, by his seat. */
  picked: Readonly<Record<number, readonly string[]>>;
  /** How many are picked now, before it is the other's turn. */
  now: number;
}

export function isTeamTable(table: TableState): boolean {
  return table.seats.some((seat) => ROLES.includes(seat.role));
}

/** The marshal of a seat's team. */
export function marshalOf(seat: number): number {
  return MARSHALS[seat < FIGHTERS ? 0 : 1];
}

/** The places of a team as they are lined up: marshal, vanguard A, vanguard B. Both A's are neighbours, and so are both B's. */
export function lineOf(marshal: number, side: string): number[] {
  const step = side === WARM ? 1 : -1;
  return [marshal, marshal + step, marshal - step];
}

/** The state of the draft, or `null` when nobody drafts here or all generals stand on their places. */
export function draftOf(table: TableState): Draft | null {
  if (!isTeamTable(table) || table.over || table.seats.some((seat) => seat.generals.some(Boolean))) return null;
  const open = table.general_piles.table ?? [];
  const picked = Object.fromEntries(MARSHALS.map((marshal) => [marshal, table.general_piles[`s${marshal}`] ?? []]));
  const taken = Object.values(picked).flat();
  const stage = open.length ? "picks" : taken.length ? "line-up" : "piles";
  const all = [...open, ...taken];
  const once = !taken.length || open.length === 1;
  return { stage, table: open, all, picked, now: open.length ? (once ? 1 : 2) : 0 };
}

/** All generals that were laid out, by kingdom and id, so that each keeps its place whatever has been picked. */
export function atPlaces(draft: Draft, kingdomOf: (id: string) => string): string[] {
  return [...draft.all].sort((a, b) => (kingdomOf(a) + a < kingdomOf(b) + b ? -1 : 1));
}

/** The side that has the right to act: that of the player whose turn it is, or of the marshal who is choosing. */
export function actingSide(table: TableState, asked: number): string {
  const sideOf = (seat: SeatState | undefined) => seat?.side ?? "";
  if (table.over) return "";
  if (asked >= 0) return sideOf(table.seats[asked]);
  return table.round > 0 && table.phase ? sideOf(table.seats[table.current]) : "";
}
