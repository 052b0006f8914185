import { describe, expect, it } from "vitest";
import { ABOVE, BELOW, EDGE, handSide, OPEN_BESIDE, ring, spotsOf } from "./ring";

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe.each(TABLES)("a ring of %i others", (count) => {
  const spots = spotsOf(count);
  const lowest = Math.max(...spots.map((spot) => spot.row));

  it("begins with the neighbour at the right end and ends with the one at the left", () => {
    expect(spots).toHaveLength(count);
    expect(spots[0]).toEqual({ x: count > 1 ? 1 : 0.5, row: lowest });
    if (count > 1) expect(spots.at(-1)).toEqual({ x: 0, row: lowest });
  });

  it("goes up at the right, to the left above, and down at the left", () => {
    spots.slice(1).forEach((spot, at) => {
      const before = spots[at];
      if (!before) throw new Error("a place is missing");
      const up = spot.x === 1 && before.x === 1 && spot.row === before.row - 1;
      const over = spot.row === 0 && before.row === 0 && spot.x < before.x;
      const down = spot.x === 0 && before.x === 0 && spot.row === before.row + 1;
      expect([up, over, down].filter(Boolean)).toHaveLength(1);
    });
  });

  it("is the same from the left as from the right", () => {
    spots.toReversed().forEach(({ x, row }, at) => {
      expect(spots[at]?.row).toBe(row);
      expect(spots[at]?.x).toBeCloseTo(1 - x);
    });
  });

  it.each([
    [390, 420, 4 / 3],
    [360, 280, 1.04],
    [768, 560, 4 / 3],
  ])("fits an area of %i × %i", (width, height, tall) => {
    const { tile, rows } = ring(count, width, height, tall);
    const across = spots.filter((spot) => spot.row === 0).length;
    expect(across * tile).toBeLessThanOrEqual(width - 2 * EDGE);
    expect(ABOVE + rows * tile * tall + (rows - 1) * BELOW).toBeLessThanOrEqual(height);
    expect(tile).toBeGreaterThanOrEqual(58);
    if (rows > 1) expect(width - 2 * tile).toBeGreaterThanOrEqual(160);
  });

  it.each([
    [390, 435, 4 / 3],
    [360, 282, 1.04],
  ])("has room for open hands in an area of %i × %i", (width, height, tall) => {
    const { tile, rows, lower } = ring(count, width, height, tall, true);
    const across = spots.filter((spot) => spot.row === 0).length;
    const beside = spots.filter((spot) => handSide(spot, spots));
    expect(ABOVE + rows * tile * tall + (rows - 1) * BELOW + lower).toBeLessThanOrEqual(height);
    if (rows > 1) expect(width - 2 * (EDGE + tile + OPEN_BESIDE)).toBeGreaterThanOrEqual(100);
    if (beside.some((spot) => spot.row === 0)) expect((width - 2 * EDGE - across * tile) / (across - 1)).toBeGreaterThanOrEqual(OPEN_BESIDE);
    for (const spot of spots) if (spot.row > 0) expect(handSide(spot, spots)).toBe(spot.x === 1 ? "left" : "right");
  });
});
