import { describe, expect, it } from "vitest";
import { beside, type Box } from "./beside";

const area: Box = { left: 8, top: 8, right: 1058, bottom: 516 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const card = box(440, 580, 110, 150);
const size = { width: 380, height: 220 };
const covers = (at: { left: number; top: number }, other: Box) =>
  at.left < other.right && at.left + size.width > other.left && at.top < other.bottom && at.top + size.height > other.top;

describe("an explanation", () => {
  it("of a card of the hand stands above the prompt, over the card", () => {
    expect(beside(card, size, area, [])).toEqual({ left: 305, top: 296 });
  });

  it("covers no seat that can be picked", () => {
    const seat = box(400, 330, 140, 180);
    const at = beside(card, size, area, [seat]);
    expect(covers(at, seat)).toBe(false);
    expect(at.top + size.height).toBeLessThanOrEqual(area.bottom);
  });

  it("leaves other seats in sight where it can", () => {
    const seats = [box(300, 60, 400, 200), box(300, 280, 300, 180)];
    const at = beside(card, size, area, [], seats);
    expect(seats.some((seat) => covers(at, seat))).toBe(false);
  });

  it("does not cover what it explains", () => {
    const seat = box(470, 60, 136, 180);
    const at = beside(seat, size, area, []);
    expect(covers(at, seat)).toBe(false);
  });

  it("stays within the area although it is larger", () => {
    expect(beside(card, { width: 380, height: 900 }, area, [])).toMatchObject({ top: 8 });
  });

  it("covers as little as it can where there is no room", () => {
    const all = [box(8, 8, 1050, 300), box(8, 308, 700, 208)];
    const at = beside(card, size, area, all);
    expect(at.left).toBe(1058 - 380);
  });
});
