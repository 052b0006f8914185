import { expect, test } from "vitest";
import { note } from "./sounds";
import { vibration } from "./string";

const RATE = 44100;

/** The pitch of samples: where they are most like themselves a little later. */
function pitchOf(samples: Float32Array, near: number): number {
  const like = (lag: number) => {
    let sum = 0;
    for (let i = 4000; i < 8000; i += 1) sum += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
    return sum;
  };
  // Over ten rounds, so that a part of a sample counts.
  const around = Math.round((RATE / near) * 10);
  const lags = Array.from({ length: 41 }, (_, i) => around - 20 + i);
  return (RATE * 10) / lags.reduce((best, lag) => (like(lag) > like(best) ? lag : best));
}

test("strings are in tune, high ones too", () => {
  for (const step of [-2, 0, 3, 7, 10, 13]) {
    const { samples, rate } = vibration(RATE, note(step), 1.6, 0.5);
    const cents = 1200 * Math.log2((pitchOf(samples, note(step) / rate) * rate) / note(step));
    expect(Math.abs(cents), `step ${step}`).toBeLessThan(6);
  }
});

test("a string fades and is never too loud", () => {
  const { samples } = vibration(RATE, 440, 1.6, 0.5);
  const loud = (from: number) => samples.slice(from, from + 2000).reduce((high, one) => Math.max(high, Math.abs(one)), 0);
  expect(loud(0)).toBeCloseTo(1, 5);
  expect(loud(20000)).toBeLessThan(loud(4000));
  expect(loud(samples.length - 2001)).toBeLessThan(0.05);
});
