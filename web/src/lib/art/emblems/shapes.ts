/** What the emblems of cards are made of: their colours, and the things that stand on several cards. */

import { blob, dot, fill, ink, placed, type Picture } from "../brush";

export interface Emblem {
  picture: Picture;
  /** The colour of the parts that are not ink. */
  tint: string;
  /** The brush title in Chinese, as part of the picture. */
  letters?: string;
}

export const RED = "#b3261a";
export const FLAME = "#d2571b";
export const BOLT = "#3f5fb5";
export const LEAF = "#4d7a3a";
export const ROSE = "#c8506a";
export const GOLD = "#a97a1d";
export const JADE = "#2f7d6b";
export const STEEL = "#4d6a80";
export const PLUM = "#7a4a86";
export const EARTH = "#8a5a2c";

// Things that stand on several cards

export const sabre: Picture = [
  fill("M27,75 C46,60 68,38 90,7 C91,34 66,66 37,83 Z"),
  ink("34,72 58,52 80,24", 2, "leaf", "paper"),
  ink("18,64 40,88", 6, "even"),
  ink("27,78 11,93", 8, "even"),
  dot(9, 95, 4.5),
];

export const flames: Picture = [
  fill("M50,98 C22,98 12,76 24,56 C27,64 31,67 35,67 C28,44 44,30 48,6 C60,18 64,34 60,48 C66,45 69,39 69,32 C84,48 92,98 50,98 Z", "tint"),
  fill("M50,93 C36,93 31,80 38,68 C41,74 44,75 46,74 C43,62 50,55 52,44 C62,56 72,88 50,93 Z", "paper"),
];

export const bolt = (tone: "ink" | "tint"): Picture => [fill("M60,4 L24,54 L44,54 L34,96 L78,40 L55,42 L72,4 Z", tone)];

export const arrow: Picture = [ink("50,96 50,14", 4, "even"), fill("M50,2 L60,22 L50,17 L40,22 Z"), fill("M50,84 L59,94 L59,102 L50,93 L41,102 L41,94 Z", "tint")];

export const horse = (mane: "ink" | "tint" | "paper", extra: Picture = []): Picture => [
  blob("30,97 27,74 32,50 41,33 47,22 51,9 57,19 66,25 75,38 85,55 87,63 80,69 72,65 64,57 60,60 64,75 72,90 74,97"),
  ...extra,
  ink("50,12 39,24 29,42 22,64 19,88", 10, "press", mane),
  ink("44,24 30,36 18,52 9,64", 7, "lift", mane),
  ink("35,42 22,56 12,76 4,88", 7, "lift", mane),
  dot(66, 37, 2.6, "paper"),
  ink("75,60 80,59", 2.4, "even", "paper"),
  ink("58,26 64,44 62,58", 1.8, "even", "paper"),
  ink("64,48 76,42", 1.8, "even", "paper"),
];

export const shield: Picture = [fill("M50,4 C62,12 76,16 90,16 C92,52 80,82 50,97 C20,82 8,52 10,16 C24,16 38,12 50,4 Z"), fill("M50,13 C61,20 72,23 82,24 C82,53 72,76 50,88 C28,76 18,53 18,24 C28,23 39,20 50,13 Z", "paper")];

export const scales = (tone: "ink" | "tint"): Picture =>
  [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ink(`${27 + column * 12 + (row % 2) * 5},${38 + row * 13} ${32 + column * 12 + (row % 2) * 5},${45 + row * 13} ${37 + column * 12 + (row % 2) * 5},${38 + row * 13}`, 2.6, "even", tone)));

export const cuirass: Picture = [
  fill("M22,20 L36,10 C40,20 60,20 64,10 L78,20 L90,38 L78,46 L76,92 C60,98 40,98 24,92 L22,46 L10,38 Z"),
  fill("M29,40 C43,45 57,45 71,40 L70,86 C58,91 42,91 30,86 Z", "paper"),
];

export const swords = (tone: "ink" | "tint"): Picture => [
  fill("M15,8 L23,9 L70,67 L65,72 L13,16 Z", tone),
  ink("59,78 77,60", 5, "even"),
  ink("69,70 84,88", 6, "even"),
  dot(87, 91, 4),
];

export const sword: Picture = [fill("M50,2 L57,12 L55,68 L45,68 L43,12 Z"), ink("50,12 50,62", 1.8, "even", "paper"), ink("32,70 50,73 68,70", 6, "even"), ink("50,73 50,92", 7, "even", "tint"), dot(50, 95, 4.5), ink("50,96 58,102 54,112", 3, "lift", "tint")];

/** A closed hand, its arm to the left. */
export const fist: Picture = [
  fill("M30,70 C30,64 36,62 42,64 L72,62 C80,62 82,70 76,73 L78,80 C80,84 76,87 73,87 L70,92 C66,98 44,99 34,92 L12,96 L4,80 L26,72 Z", "tint"),
  ink("48,73 74,73", 2.4, "even", "paper"),
  ink("50,80 74,80", 2.4, "even", "paper"),
  ink("50,87 70,87", 2.4, "even", "paper"),
];

export const chain: Picture = [0, 1, 2].flatMap((i) => [
  ...placed([fill("M-15,0 C-15,-11 15,-11 15,0 C15,11 -15,11 -15,0 Z M-9,0 C-9,6 9,6 9,0 C9,-6 -9,-6 -9,0 Z")], `translate(${14 + i * 36} ${14 + i * 36}) rotate(45) scale(1.55)`),
  ...(i < 2 ? placed([fill("M-11,-2.6 L11,-2.6 L11,2.6 L-11,2.6 Z", "tint")], `translate(${32 + i * 36} ${32 + i * 36}) rotate(45) scale(1.3)`) : []),
]);

export const blossom = (x: number, y: number, r: number): Picture => [
  ...[0, 72, 144, 216, 288].flatMap((turn) => placed([fill(`M0,0 C${-r},${-r * 0.5} ${-r * 0.6},${-r * 1.4} 0,${-r * 1.05} C${r * 0.6},${-r * 1.4} ${r},${-r * 0.5} 0,0 Z`, "tint")], `translate(${x} ${y}) rotate(${turn})`)),
  dot(x, y, r * 0.28, "paper"),
];

export const hourglass: Picture = [ink("26,10 74,10", 7, "even"), ink("26,90 74,90", 7, "even"), fill("M32,14 L68,14 C68,34 56,42 53,50 C56,58 68,66 68,86 L32,86 C32,66 44,58 47,50 C44,42 32,34 32,14 Z"), fill("M40,22 L60,22 C59,32 54,38 50,44 C46,38 41,32 40,22 Z", "paper"), fill("M38,82 C42,70 58,70 62,82 Z", "paper")];
