import { expect, test } from "vitest";
import { portraits } from "../../lib/art/portraits";
import { emblems } from "../../lib/art/emblems";
import { lessons } from "./lessons";

test("every lesson can be solved and failed", () => {
  for (const lesson of lessons) {
    const choices = lesson.pick === "card" ? lesson.hand.length : lesson.seats.length - 1;
    expect(lesson.right.length, lesson.id).toBeGreaterThan(0);
    expect(lesson.right.length, lesson.id).toBeLessThan(choices);
    for (const at of lesson.right) expect((lesson.pick === "card" ? lesson.hand : lesson.seats)[at], lesson.id).toBeDefined();
    if (lesson.pick === "seat") expect(lesson.right, lesson.id).not.toContain(0);
  }
});

test("lessons show only people and cards that are drawn", () => {
  for (const lesson of lessons) {
    for (const seat of lesson.seats) expect(portraits).toHaveProperty(seat.general);
    for (const card of lesson.hand) expect(emblems).toHaveProperty(card.kind);
  }
});
