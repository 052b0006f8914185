/** How seats, suits and ranks are written. */

export const SUITS = ["spade", "heart", "club", "diamond", "none"] as const;
export const SUIT_SIGNS: Record<string, string> = { spade: "♠", heart: "♥", club: "♣", diamond: "♦", none: "–" };
const RANK_SIGNS = ["–", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

export function rankSign(rank: number): string {
  return RANK_SIGNS[rank] ?? String(rank);
}

export function isRed(suit: string): boolean {
  return suit === "heart" || suit === "diamond";
}

/** The number in `s3`. */
export function seatIndex(token: string): number {
  return Number(token.slice(1));
}

/** The id of the skill that a token without its sign names: of `tieqi@1:2`, part 2 of a second skill of that name, `tieqi`. */
export function skillOf(token: string): string {
  return token.split(/[:@+]/)[0] ?? "";
}
