/** Where the others sit on an upright phone: a ring around the middle of the table, with oneself below. */

/** `x` from the left end (0) to the right (1), `row` from above. */
export interface Spot {
  x: number;
  row: number;
}

export interface Ring {
  /** In the order in which they sit, one's right-hand neighbour first. */
  spots: Spot[];
  rows: number;
  /** The width of a tile. */
  tile: number;
  /** How much is left below the ring. */
  spare: number;
  /** How much lower than usual all rows but the first lie, so that open hands have room below that one. */
  lower: number;
}

/** The room at the edges, beside and below a tile. The name of a phase stands below. */
export const EDGE = 8;
export const ABOVE = 10;
export const BESIDE = 6;
export const BELOW = 21;
/** As many sit in one row; beyond, the ends of the row go down at the sides. */
const ROW = 4;
const TWO_ROWS = 6;
/** What stays free between the sides, and, in an area that is high enough, for a line of commentary below. */
const MIDDLE = 164;
const LINE = 20;
const AIRY = 400;
/** Where hands lie open: the height of one below a tile, the width of one beside it, and what then stays free between the sides. */
export const OPEN_BELOW = 58;
export const OPEN_BESIDE = 44;
const MIDDLE_OF_OPEN = 108;
const ROOMY = 3;

/** The places of so many others. */
export function spotsOf(count: number): Spot[] {
  const down = count <= ROW ? 0 : count <= TWO_ROWS ? 1 : 2;
  const across = count - 2 * down;
  const rows = [...Array(down).keys()].map((at) => at + 1);
  const top = [...Array(across).keys()].map((at) => ({ x: across > 1 ? 1 - at / (across - 1) : 0.5, row: 0 }));
  return [...rows.toReversed().map((row) => ({ x: 1, row })), ...top, ...rows.map((row) => ({ x: 0, row }))];
}

/** On which side of its tile an open hand lies; empty for below. A first row of few has room beside the tiles at its ends. */
export function handSide({ x, row }: Spot, spots: readonly Spot[]): "" | "left" | "right" {
  const across = spots.filter((spot) => spot.row === 0).length;
  const inner = x > 0 && x < 1;
  if (across === spots.length || (row === 0 && (across > ROOMY || inner))) return "";
  return x > 0.5 ? "left" : "right";
}

/** The ring in an area of this size; `tall` is the height of a tile of width 1, `laid` says whether hands lie open. */
export function ring(count: number, width: number, height: number, tall: number, laid = false): Ring {
  const spots = spotsOf(count);
  const rows = 1 + Math.max(0, ...spots.map((spot) => spot.row));
  const across = Math.max(1, spots.filter((spot) => spot.row === 0).length);
  const inside = width - 2 * EDGE;
  const inRow = (inside - BESIDE * (across - 1)) / across;
  const atSides = rows > 1 ? (inside - (laid ? MIDDLE_OF_OPEN + 2 * OPEN_BESIDE : MIDDLE)) / 2 : inside / ROW;
  const lower = laid && (rows === 1 || across > ROOMY) ? OPEN_BELOW : 0;
  const between = BELOW * rows + lower;
  const line = height < AIRY ? 0 : LINE;
  const inHeight = (height - ABOVE - line - between) / rows / tall;
  const tile = Math.max(48, Math.floor(Math.min(inRow, atSides, rows > 1 ? inHeight : (height - lower) / 2 / tall)));
  return { spots, rows, tile, spare: height - ABOVE - rows * tile * tall - between, lower };
}
