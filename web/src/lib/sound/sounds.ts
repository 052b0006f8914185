/** What each card and each event sounds like. */

import { air, blade, drop, drum, metal, paper, pluck, rumble, tone, wood } from "./instruments";

type Recipe = (out: AudioNode, at: number) => void;

/** The pitch of a step of the scale of five tones on D; step 0 is the D below middle C's octave. */
export function note(step: number): number {
  const scale = [0, 2, 4, 7, 9];
  const octave = Math.floor(step / scale.length);
  return 146.83 * 2 ** (octave + (scale[step - octave * scale.length] ?? 0) / 12);
}

/** Plucked strings, one after the other. */
function run(out: AudioNode, at: number, steps: readonly number[], apart: number, loud: number, length = 1.2): void {
  steps.forEach((step, i) => pluck(out, at + i * apart, note(step), loud, length));
}

const gallop: Recipe = (out, at) => [0, 0.11, 0.2, 0.42, 0.53, 0.62].forEach((later, i) => wood(out, at + later, i % 3 === 2 ? 420 : 520, 0.3 - i * 0.02));
const clink: Recipe = (out, at) => [0, 0.07, 0.13, 0.22].forEach((later, i) => metal(out, at + later, 1900 - i * 170, 0.32, 0.18));
const fire: Recipe = (out, at) => {
  air(out, at, 260, 900, 0.75, 0.95, 0.6, 0.2);
  [0.12, 0.2, 0.33, 0.41, 0.55].forEach((later) => air(out, at + later, 3200, 1800, 0.04, 0.34, 2, 0.003));
};

/** Of cards, by what they are called; below of cards of a type that have none of their own. */
const ofCards = {
  slash: (out, at) => blade(out, at, 0.9),
  fire_slash: (out, at) => {
    blade(out, at, 0.7);
    fire(out, at + 0.08);
  },
  thunder_slash: (out, at) => {
    blade(out, at, 0.7);
    rumble(out, at + 0.12, 0.4, 0.9);
  },
  dodge: (out, at) => {
    air(out, at, 900, 3600, 0.2, 0.6, 1.4, 0.06);
    run(out, at + 0.09, [9, 12], 0.07, 0.36, 0.8);
  },
  peach: (out, at) => run(out, at, [5, 7, 9, 10], 0.1, 0.34, 1.5),
  wine: (out, at) => {
    [0, 0.14, 0.26, 0.37, 0.46].forEach((later, i) => drop(out, at + later, 230 + i * 42, 0.4));
    wood(out, at + 0.62, 310, 0.25);
  },
  duel: (out, at) => {
    blade(out, at, 0.6, 1500);
    blade(out, at + 0.24, 0.7, 1850);
    drum(out, at + 0.42, 72, 0.42);
  },
  dismantlement: (out, at) => [0, 0.08, 0.13, 0.24, 0.3].forEach((later, i) => wood(out, at + later, 640 - i * 95, 0.42)),
  snatch: (out, at) => {
    pluck(out, at, note(8), 0.6, 0.9, 0.5, 4);
    paper(out, at + 0.16, 0.4, 0.14);
  },
  archery_attack: (out, at) => {
    [0, 0.09, 0.2, 0.27, 0.38].forEach((later, i) => {
      pluck(out, at + later, 98 + i * 6, 0.4, 0.4, 0.35);
      air(out, at + later + 0.02, 1200, 2900, 0.28, 0.26, 3, 0.12);
    });
  },
  savage_assault: (out, at) => [0, 0.2, 0.34, 0.54, 0.68, 0.9].forEach((later, i) => drum(out, at + later, i % 2 ? 64 : 50, 0.42, 0.45)),
  ex_nihilo: (out, at) => run(out, at, [10, 12, 13, 15], 0.08, 0.26, 1.3),
  god_salvation: (out, at) => {
    run(out, at, [0, 3, 5, 7, 10], 0.06, 0.32, 2.2);
    metal(out, at + 0.3, 880, 0.12, 1.6);
  },
  amazing_grace: (out, at) => {
    run(out, at, [10, 8, 7, 5, 3], 0.09, 0.28, 1.4);
    wood(out, at + 0.48, 480, 0.25);
  },
  collateral: (out, at) => {
    air(out, at, 3000, 5600, 0.34, 0.26, 5, 0.1);
    pluck(out, at + 0.24, note(0), 0.5, 1.2, 0.4, -1);
  },
  nullification: (out, at) => {
    wood(out, at, 820, 0.42);
    metal(out, at + 0.02, 520, 0.3, 0.7);
  },
  iron_chain: (out, at) => [0, 0.08, 0.15, 0.25, 0.31, 0.44].forEach((later, i) => metal(out, at + later, 1300 + (i % 3) * 260, 0.28, 0.2)),
  fire_attack: fire,
  indulgence: (out, at) => run(out, at, [12, 10, 9, 10, 8, 7, 5], 0.09, 0.26, 1),
  supply_shortage: (out, at) => {
    drum(out, at, 58, 0.5);
    run(out, at + 0.16, [6, 4, 1], 0.17, 0.34, 1);
  },
  lightning: (out, at) => rumble(out, at, 0.62, 1.6),
  weapon: (out, at) => {
    air(out, at, 2200, 6400, 0.34, 0.45, 4, 0.2);
    metal(out, at + 0.24, 1500, 0.34, 0.6);
  },
  armor: clink,
  horse: gallop,
  trick: (out, at) => {
    paper(out, at, 0.3);
    run(out, at + 0.05, [5, 8], 0.08, 0.4, 0.9);
  },
  card: (out, at) => {
    paper(out, at, 0.5);
    wood(out, at + 0.03, 300, 0.42);
  },
} satisfies Record<string, Recipe>;

const ofEvents = {
  draw: (out, at) => {
    paper(out, at, 0.34, 0.12);
    paper(out, at + 0.08, 0.26, 0.1);
  },
  hit: (out, at) => {
    drum(out, at, 62, 0.52, 0.34);
    wood(out, at, 190, 0.26);
  },
  burn: (out, at) => {
    drum(out, at, 62, 0.46, 0.32);
    fire(out, at + 0.03);
  },
  shock: (out, at) => {
    drum(out, at, 62, 0.4, 0.32);
    rumble(out, at, 0.36, 0.7);
  },
  wane: (out, at) => tone(out, at, 160, 74, 0.6, 0.5, "triangle", 0.03),
  heal: (out, at) => {
    run(out, at, [7, 10], 0.11, 0.42, 1.3);
    metal(out, at + 0.2, 1180, 0.1, 1.1);
  },
  judge: (out, at) => {
    paper(out, at, 0.22);
    metal(out, at + 0.12, 760, 0.24, 1.2);
  },
  skill: (out, at) => {
    pluck(out, at, note(5), 0.42, 0.9, 0.6);
    pluck(out, at + 0.02, note(7), 0.34, 0.9, 0.6, 2);
  },
  turn: (out, at) => {
    drum(out, at, 78, 0.34, 0.3);
    drum(out, at + 0.17, 78, 0.22, 0.26);
  },
  mine: (out, at) => {
    drum(out, at, 70, 0.55, 0.4);
    drum(out, at + 0.16, 70, 0.4, 0.34);
    metal(out, at + 0.3, 210, 0.34, 1.4, 0.03);
  },
  dying: (out, at) => [0, 0.26, 0.9, 1.16].forEach((later, i) => drum(out, at + later, 46, i % 2 ? 0.45 : 0.65, 0.3)),
  death: (out, at) => {
    metal(out, at, 92, 0.36, 3, 0.06);
    drum(out, at, 44, 0.4, 0.7);
  },
  ask: (out, at) => run(out, at, [10, 13], 0.1, 0.36, 0.9),
  win: (out, at) => {
    [0, 0.16, 0.32].forEach((later) => drum(out, at + later, 74, 0.45));
    run(out, at + 0.1, [5, 7, 8, 10, 12, 15], 0.14, 0.34, 2);
    metal(out, at + 1, 230, 0.36, 2.2, 0.05);
  },
  lose: (out, at) => {
    run(out, at, [8, 6, 4, 3, 1], 0.26, 0.34, 1.8);
    drum(out, at + 1.3, 50, 0.5, 0.8);
  },
} satisfies Record<string, Recipe>;

export const sounds = { ...ofCards, ...ofEvents };
export type Sound = keyof typeof sounds;

export const isOfCard = (name: string): name is keyof typeof ofCards => Object.hasOwn(ofCards, name);
