/** A quiet loop of music: a zither of two voices and a far drum, on five tones. */

import { drum, pluck, wood } from "./instruments";
import { note } from "./sounds";

const BEAT = 0.62;
const REST = null;
// Steps of the scale, two to a beat.
const PHRASES = {
  a: [10, REST, 9, 8, 7, REST, REST, REST, 8, REST, 7, 5, 6, REST, REST, REST],
  b: [7, REST, 8, 10, 9, REST, 8, REST, 7, 6, 5, REST, REST, REST, REST, REST],
  c: [12, REST, REST, 11, 10, REST, 9, 10, 8, REST, REST, REST, 7, 8, 10, REST],
  d: [9, REST, 8, 7, 5, REST, REST, 3, 5, REST, REST, REST, REST, REST, REST, REST],
  silence: Array.from({ length: 16 }, () => REST),
} satisfies Record<string, readonly (number | null)[]>;
const TUNE = [PHRASES.a, PHRASES.b, PHRASES.c, PHRASES.d, PHRASES.silence, PHRASES.c, PHRASES.b, PHRASES.a, PHRASES.d, PHRASES.silence].flat();
// The lower voice, a step to each group of eight.
const GROUND = [0, 3, 1, 0, 0, -2, 3, 0] as const;
// How far ahead notes are set, and how often somebody looks.
const AHEAD = 1.5;
const LOOK = 500;

/** How long the loop is, in seconds. */
export const LOOP = (TUNE.length * BEAT) / 2;

/** What sounds at one place of the loop. */
export function sound(out: AudioNode, at: number, place: number): void {
  const step = TUNE[place];
  if (step !== undefined && step !== null) pluck(out, at, note(step), 0.3, 2.4, 0.28, place % 16 === 4 ? 0.6 : 0);
  if (place % 8 === 0) {
    const ground = GROUND[(place / 8) % GROUND.length] ?? 0;
    pluck(out, at, note(ground), 0.3, 3, 0.22);
    pluck(out, at + BEAT, note(ground + 3), 0.16, 2.4, 0.22);
  }
  if (place % 32 === 0) drum(out, at, 55, 0.16, 0.6);
  if (place % 32 === 28) wood(out, at, 430, 0.05);
}

/** Begins the loop; what comes back ends it. */
export function begin(out: AudioNode): () => void {
  const { context } = out;
  let place = 0;
  let at = context.currentTime + 0.2;
  const look = () => {
    // After a sleep the time that was missed is not caught up.
    if (at < context.currentTime) at = context.currentTime + 0.2;
    for (; at < context.currentTime + AHEAD; at += BEAT / 2) {
      sound(out, at, place);
      place = (place + 1) % TUNE.length;
    }
  };
  look();
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}
