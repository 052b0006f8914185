/**
 * Figures in the manner of painted opera faces: a head seen from the front, put together from parts that are drawn once. The face is
 * 32 wide and 40 high around 0,0; shoulders reach from −52 to 52. Most parts are drawn for one side and mirrored.
 */

import { pointsOf, strokePath, type Touch } from "./brush";

/** What a part is coloured with: a colour of the person, or any CSS colour. */
export type Paint = "skin" | "paint" | "hair" | "beard" | "robe" | "trim" | "hat" | "hatTrim" | "line" | (string & {});

export interface Piece {
  d: string;
  paint: Paint;
  flip?: boolean;
  opacity?: number;
}

const path = (d: string, paint: Paint, opacity = 1): Piece => ({ d, paint, opacity });
const line = (points: string, width: number, paint: Paint = "line", touch: Touch = "leaf", opacity = 1): Piece => ({ d: strokePath(pointsOf(points), width, touch), paint, opacity });
const disc = (x: number, y: number, r: number, paint: Paint): Piece => path(`M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`, paint);
const sides = (...pieces: Piece[]): Piece[] => pieces.flatMap((piece) => [piece, { ...piece, flip: true }]);

const GOLD = "#d9b054";
const STEEL = "#9aa7ad";
const WHITE = "#f7efdf";
const RED = "#b3261a";

const SHAPES = {
  man: "M0,-21 C11,-21 16.5,-13 16.5,-1 C16.5,8 12,16 5.5,20 C3,21.5 -3,21.5 -5.5,20 C-12,16 -16.5,8 -16.5,-1 C-16.5,-13 -11,-21 0,-21 Z",
  broad: "M0,-21 C12,-21 18,-13 18,-1 C18,10 14,18 7,21 C3,22.5 -3,22.5 -7,21 C-14,18 -18,10 -18,-1 C-18,-13 -12,-21 0,-21 Z",
  lean: "M0,-21 C10,-21 14.5,-13 14.5,-2 C14.5,8 9,17 4,21 C2,22.5 -2,22.5 -4,21 C-9,17 -14.5,8 -14.5,-2 C-14.5,-13 -10,-21 0,-21 Z",
  lady: "M0,-20 C11,-20 15,-12 15,-3 C15,7 9,15 3.5,19 C1.5,20.5 -1.5,20.5 -3.5,19 C-9,15 -15,7 -15,-3 C-15,-12 -11,-20 0,-20 Z",
} as const;

export type Shape = keyof typeof SHAPES;

function half(d: string): string {
  return `${d.split("C").slice(0, 3).join("C")} L0,21 L0,-21 Z`;
}

// Bodies

const bodies = {
  robe: [
    path("M-8,20 C-16,29 -36,30 -46,46 C-52,56 -54,76 -54,100 L54,100 C54,76 52,56 46,46 C36,30 16,29 8,20 Z", "robe"),
    path("M12,23 L5,20 L-6,46 L0,58 Z", "trim"),
    path("M-12,23 L-5,20 L22,100 L10,100 Z", "trim"),
    ...sides(line("30,34 38,60 40,100", 2.4, "line", "press", 0.5), line("20,40 26,70 26,100", 1.6, "line", "press", 0.4)),
  ],
  scholar: [
    path("M-7,20 C-16,30 -32,32 -42,46 C-50,58 -52,76 -53,100 L53,100 C52,76 50,58 42,46 C32,32 16,30 7,20 Z", "robe"),
    path("M-12,24 L-5,20 L0,40 L5,20 L12,24 L4,66 L4,100 L-4,100 L-4,66 Z", "trim"),
    ...sides(line("24,36 34,56 34,100", 2, "line", "press", 0.45)),
  ],
  armor: [
    path("M-9,20 C-16,28 -34,30 -44,44 C-50,54 -50,76 -50,100 L50,100 C50,76 50,54 44,44 C34,30 16,28 9,20 Z", "robe"),
    ...[0, 1, 2].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => line(`${column * 9 - 5 + (row % 2) * 4.5},${50 + row * 12} ${column * 9 + (row % 2) * 4.5},${57 + row * 12} ${column * 9 + 5 + (row % 2) * 4.5},${50 + row * 12}`, 1.8, "trim", "even", 0.9))),
    ...sides(
      path("M13,30 C26,24 46,32 54,54 C56,64 55,72 53,78 C42,62 28,52 15,46 Z", "trim"),
      path("M16,33 C27,29 42,36 49,54 C50,60 50,64 49.5,68 C40,56 29,47 18,43 Z", "robe"),
      line("20,38 34,44 47,62", 1.8, "trim", "even"),
    ),
    path("M-13,22 C-6,30 6,30 13,22 L16,34 C8,42 -8,42 -16,34 Z", "trim"),
    disc(0, 66, 11, "trim"),
    disc(0, 66, 8, "robe"),
    disc(0, 66, 4, "trim"),
  ],
  bare: [
    path("M-9,20 C-16,28 -36,29 -46,44 C-52,54 -54,76 -54,100 L54,100 C54,76 52,54 46,44 C36,29 16,28 9,20 Z", "skin"),
    line("-30,62 -12,70 0,60 12,70 30,62", 2, "line", "leaf", 0.6),
    line("0,44 0,100", 1.6, "line", "leaf", 0.5),
    ...sides(line("10,30 24,36 34,40", 1.8, "line", "leaf", 0.6), line("38,48 34,66 38,100", 2, "line", "press", 0.5)),
    path("M-46,44 C-36,40 -30,52 -26,70 C-22,88 -20,100 -20,100 L-54,100 C-54,76 -52,54 -46,44 Z", "robe"),
    line("-40,42 -28,66 -20,100", 4, "trim", "even"),
  ],
  lady: [
    path("M-6,18 C-12,28 -28,30 -36,44 C-44,60 -46,80 -46,100 L46,100 C46,80 44,60 36,44 C28,30 12,28 6,18 Z", "robe"),
    path("M-6,18 C-8,26 -12,30 -14,32 L0,56 L14,32 C12,30 8,26 6,18 Z", "skin"),
    path("M16,30 L10,28 L-4,54 L2,64 Z", "trim"),
    path("M-16,30 L-10,28 L16,100 L6,100 Z", "trim"),
    ...sides(path("M36,44 C46,40 54,52 58,70 C50,66 42,58 34,56 Z", "trim", 0.8), line("26,42 30,66 28,100", 1.6, "line", "press", 0.35)),
  ],
} satisfies Record<string, Piece[]>;

export type Body = keyof typeof bodies;

// Behind the head: hair that falls, feathers, ribbons

const behind = {
  none: [],
  long: [path("M-17,-10 C-30,10 -30,40 -34,66 C-22,60 -16,48 -14,24 L14,24 C16,48 22,60 34,66 C30,40 30,10 17,-10 Z", "hair")],
  side: [path("M12,-14 C30,0 34,30 24,70 C18,52 14,34 8,14 Z", "hair")],
  tail: [path("M-2,-30 C20,-46 42,-32 46,-4 C48,14 42,26 34,34 C38,14 32,-10 14,-20 Z", "hair")],
  feathers: sides(line("6,-32 12,-56 30,-72 52,-68 62,-54", 5, "hatTrim", "lift"), line("6,-32 12,-56 30,-72 52,-68 62,-54", 1.2, "line", "leaf"), line("19,-66 27,-63", 1.6, "line"), line("30,-74 36,-67", 1.6, "line"), line("44,-73 47,-65", 1.6, "line")),
  ribbons: sides(path("M15,-10 C30,-6 40,8 42,30 C45,46 50,54 56,60 C44,60 36,50 33,34 C30,16 24,4 14,0 Z", "hatTrim")),
  flags: sides(line("18,30 34,-42", 2, "line", "even"), path("M34,-42 C44,-44 52,-38 60,-42 C58,-30 54,-22 50,-16 C42,-18 36,-14 28,-18 Z", "hatTrim")),
} satisfies Record<string, Piece[]>;

export type Behind = keyof typeof behind;

// Hats and hair

const manHair = path("M0,-25 C13,-25 20,-16 19,-2 C19,4 18,8 17,11 C15.5,2 15,-6 13,-12 C6,-17 -6,-17 -13,-12 C-15,-6 -15.5,2 -17,11 C-18,8 -19,4 -19,-2 C-20,-16 -13,-25 0,-25 Z", "hair");
const knot = [path("M-6,-24 C-10,-30 -8,-38 0,-39 C8,-38 10,-30 6,-24 Z", "hair"), path("M-7,-26 L7,-26 L6,-22 L-6,-22 Z", "hatTrim")];
const ladyHair = path("M0,-25 C13,-25 20,-16 19,-2 C19,8 18,14 16,20 C14,10 15,0 12,-6 C9,-12 4,-15 0,-17 C-4,-15 -9,-12 -12,-6 C-15,0 -14,10 -16,20 C-18,14 -19,8 -19,-2 C-20,-16 -13,-25 0,-25 Z", "hair");
const dome = path("M-19.5,-4 C-21,-28 -10,-37 0,-39 C10,-37 21,-28 19.5,-4 C12,-11 -12,-11 -19.5,-4 Z", "hat");
const cheeks = sides(path("M19.5,-6 C24,6 22,20 14,28 C15,18 16,8 14.5,-7 Z", "hat"), line("19,-2 19.5,10 15,24", 1.4, "hatTrim", "even"));
const brim = path("M-21,-3 C-12,-12 12,-12 21,-3 L20,-9 C12,-18 -12,-18 -20,-9 Z", "hatTrim");

const flower = (x: number, y: number, r: number, paint: Paint): Piece[] => [
  ...[0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return disc(Math.round((x + Math.sin(angle) * r) * 10) / 10, Math.round((y - Math.cos(angle) * r) * 10) / 10, r * 0.72, paint);
  }),
  disc(x, y, r * 0.5, GOLD),
];

const hats = {
  helmet: [dome, ...cheeks, brim, path("M0,-17 L5,-26 L0,-36 L-5,-26 Z", "hatTrim"), line("0,-38 0,-50", 3, "hatTrim", "even"), path("M0,-46 C-12,-50 -10,-64 4,-66 C0,-60 10,-58 12,-64 C16,-54 8,-46 0,-46 Z", "trim")],
  plume: [path("M0,-40 C-26,-52 -30,-30 -22,-8 C-18,-24 -10,-34 0,-38 Z", "trim"), path("M0,-40 C26,-52 30,-30 22,-8 C18,-24 10,-34 0,-38 Z", "trim"), dome, ...cheeks, brim, disc(0, -26, 4, "hatTrim")],
  crested: [dome, ...cheeks, brim, path("M-3,-16 L-4,-46 C-2,-52 2,-52 4,-46 L3,-16 Z", "hatTrim"), ...sides(path("M16,-20 C26,-26 30,-36 28,-48 C34,-36 32,-20 20,-10 Z", "hatTrim"))],
  horned: [dome, ...cheeks, brim, ...sides(path("M14,-26 C26,-28 34,-40 30,-56 C42,-44 40,-22 20,-14 Z", "hatTrim")), disc(0, -24, 4.5, "trim")],
  wall: [path("M-20,-4 L-20,-28 L-14,-28 L-14,-34 L-8,-34 L-8,-40 L8,-40 L8,-34 L14,-34 L14,-28 L20,-28 L20,-4 C12,-11 -12,-11 -20,-4 Z", "hat"), ...cheeks, brim, line("-18,-22 18,-22", 1.6, "hatTrim", "even"), line("-12,-29 12,-29", 1.6, "hatTrim", "even")],
  lion: [
    ...sides(path("M10,-34 C14,-46 24,-48 28,-40 C30,-32 26,-26 20,-24 Z", "hat"), path("M19,-20 C28,-18 32,-8 28,2 C34,6 32,18 24,22 C22,14 20,4 18,-6 Z", "hat")),
    dome,
    brim,
    ...sides(disc(8, -27, 3.6, "line"), disc(8, -27.5, 1.6, "hatTrim"), line("3,-32 14,-34", 2.6, "hatTrim"), path("M5,-12 L8,-12 L6.5,-6 Z", WHITE), path("M11,-11 L14,-10 L12.5,-5 Z", WHITE)),
    path("M-4,-24 L4,-24 L0,-17 Z", "hatTrim"),
    path("M0,-38 C-8,-48 -4,-58 6,-62 C4,-54 10,-48 0,-38 Z", "trim"),
  ],
  beast: [
    dome,
    ...cheeks,
    ...sides(path("M6,-36 C10,-50 22,-52 24,-44 C22,-38 18,-34 16,-30 Z", "hat"), disc(8, -22, 3.2, WHITE), disc(8, -22, 1.6, "line"), line("3,-28 14,-28", 2.4, "line")),
    path("M-6,-14 C-4,-18 4,-18 6,-14 L0,-9 Z", "line"),
    line("-19,-6 0,-12 19,-6", 3, "hatTrim", "even"),
  ],
  knot: [manHair, ...knot],
  wild: [
    path("M-19,10 C-26,4 -27,-4 -23,-8 C-30,-12 -28,-22 -22,-22 C-26,-30 -18,-36 -14,-32 C-12,-42 -2,-42 0,-36 C4,-42 13,-41 14,-32 C20,-36 27,-30 22,-22 C29,-22 30,-12 23,-8 C27,-4 26,4 19,10 C17,0 15,-8 12,-12 C5,-17 -5,-17 -12,-12 C-15,-8 -17,0 -19,10 Z", "hair"),
    path("M-20,-11 C-8,-19 8,-19 20,-11 L19,-17 C8,-25 -8,-25 -19,-17 Z", "hatTrim"),
  ],
  band: [manHair, ...knot, path("M-19,-8 C-10,-17 10,-17 19,-8 L19,-14 C10,-23 -10,-23 -19,-14 Z", "hat"), disc(0, -17.5, 2.8, "hatTrim")],
  bandana: [
    path("M-20,-6 C-20,-30 -10,-36 0,-36 C10,-36 20,-30 20,-6 C12,-14 -12,-14 -20,-6 Z", "hat"),
    path("M-20,-6 C-12,-14 12,-14 20,-6 L20,-11 C12,-19 -12,-19 -20,-11 Z", "hatTrim"),
    path("M18,-18 C28,-22 34,-18 38,-10 C30,-12 26,-8 18,-10 Z", "hat"),
    line("-12,-30 -22,-52 -20,-66", 7, "trim", "leaf"),
    line("-8,-33 -10,-56 -4,-70", 7, WHITE, "leaf"),
    line("-4,-35 4,-54 14,-64", 6, "trim", "leaf"),
  ],
  turban: [
    path("M-21,-4 C-25,-26 -14,-38 0,-38 C14,-38 25,-26 21,-4 C12,-13 -12,-13 -21,-4 Z", "hat"),
    line("-20,-10 0,-26 18,-32", 2, "hatTrim", "leaf"),
    line("20,-10 0,-24 -16,-33", 2, "hatTrim", "leaf"),
    line("-21,-5 0,-16 21,-5", 2, "hatTrim", "leaf"),
    disc(0, -20, 4.5, "hatTrim"),
    path("M18,-10 C26,0 26,16 34,28 C24,26 19,14 17,0 Z", "hat"),
  ],
  cloth: [
    path("M-20,-4 C-22,-24 -16,-34 0,-36 C16,-34 22,-24 20,-4 C12,-13 -12,-13 -20,-4 Z", "hat"),
    path("M-14,-28 C-16,-44 16,-44 14,-28 C6,-33 -6,-33 -14,-28 Z", "hat"),
    line("-19,-12 0,-21 19,-12", 3, "hatTrim", "even"),
    disc(0, -21, 4, "hatTrim"),
    ...sides(path("M18,-12 C24,4 24,22 20,36 C15,24 16,8 15,-4 Z", "hat")),
  ],
  scarf: [
    path("M-18,-7 L-16,-36 C-12,-48 12,-48 16,-36 L18,-7 C10,-15 -10,-15 -18,-7 Z", "hat"),
    ...[-9, -4.5, 0, 4.5, 9].map((x) => line(`${x * 1.1},-15 ${x},-44`, 1.5, "hatTrim", "even")),
    path("M-19,-5 C-10,-14 10,-14 19,-5 L18.5,-11 C10,-20 -10,-20 -18.5,-11 Z", "hatTrim"),
    ...sides(path("M18,-8 C22,6 22,24 26,40 C18,34 15,18 15,0 Z", "hat")),
  ],
  cap: [manHair, path("M-14,-18 L-10,-38 C-4,-42 4,-42 10,-38 L14,-18 C6,-23 -6,-23 -14,-18 Z", "hat"), line("-13,-21 0,-26 13,-21", 2.4, "hatTrim", "even"), line("-22,-29 22,-29", 2.2, "hatTrim", "even")],
  gauze: [
    ...sides(path("M16,-24 C30,-28 46,-28 56,-24 C58,-20 56,-17 54,-17 C44,-20 30,-19 16,-17 Z", "hat")),
    path("M-19,-5 C-21,-22 -17,-28 -12,-28 L-12,-40 C-10,-48 10,-48 12,-40 L12,-28 C17,-28 21,-22 19,-5 C11,-13 -11,-13 -19,-5 Z", "hat"),
    line("-12,-28 0,-32 12,-28", 2, "hatTrim", "even"),
    path("M-5,-14 L5,-14 L5,-23 L-5,-23 Z", "hatTrim"),
  ],
  crown: [
    manHair,
    path("M-13,-20 L-12,-36 L12,-36 L13,-20 C6,-24 -6,-24 -13,-20 Z", "hat"),
    path("M-30,-38 L30,-38 L27,-44 L-27,-44 Z", "hat"),
    line("-30,-37 30,-37", 2, "hatTrim", "even"),
    ...[-26, -20, -14, 14, 20, 26].flatMap((x) => [line(`${x},-36 ${x},-12`, 1, "hatTrim", "even"), disc(x, -28, 1.7, RED), disc(x, -20, 1.7, WHITE), disc(x, -12, 1.7, RED)]),
    line("-24,-29 24,-29", 2.4, "hatTrim", "even"),
  ],
  ridge: [
    manHair,
    path("M-16,-16 C-18,-34 -12,-46 2,-52 C12,-50 17,-38 15,-16 C8,-22 -8,-22 -16,-16 Z", "hat"),
    ...[-8, -2, 4, 10].map((x) => line(`${x},-21 ${x + 1},-34 ${x + 1},-46`, 1.5, "hatTrim", "leaf")),
    line("-17,-16 0,-23 17,-16", 3.4, "hatTrim", "even"),
    line("-24,-27 24,-27", 2.2, "hatTrim", "even"),
    ...sides(line("17,-14 19,4 15,20", 1.2, "hatTrim", "even")),
  ],
  lotus: [manHair, path("M0,-22 C-12,-24 -14,-36 -8,-42 C-6,-38 -4,-36 -3,-34 C-4,-42 -2,-48 0,-50 C2,-48 4,-42 3,-34 C4,-36 6,-38 8,-42 C14,-36 12,-24 0,-22 Z", "hatTrim"), line("-20,-27 20,-27", 2, "hat", "even")],
  bald: [...sides(path("M17,-8 C24,0 24,14 20,26 C17,16 16,4 15,-4 Z", "hair")), ...[disc(0, -28, 5.5, "hair"), path("M-6,-21 C-6,-25 6,-25 6,-21 Z", "hatTrim")]],
  straw: [path("M-44,-10 C-26,-20 -10,-40 0,-50 C10,-40 26,-20 44,-10 C24,-18 -24,-18 -44,-10 Z", "hat"), line("-36,-14 0,-46", 1.2, "hatTrim"), line("36,-14 0,-46", 1.2, "hatTrim"), line("-16,-17 0,-46", 1.2, "hatTrim"), line("16,-17 0,-46", 1.2, "hatTrim")],
  plumed: [manHair, path("M-11,-20 L-9,-32 C-4,-36 4,-36 9,-32 L11,-20 C5,-24 -5,-24 -11,-20 Z", "hatTrim"), ...sides(path("M8,-26 C16,-34 22,-34 24,-28 C20,-24 14,-22 10,-22 Z", "hatTrim")), disc(0, -28, 3.4, RED), line("-19,-8 0,-19 19,-8", 2.6, "hat", "even")],

  loops: [ladyHair, ...sides(path("M4,-24 C2,-46 16,-56 22,-44 C25,-34 17,-26 10,-22 Z M9,-27 C14,-30 18,-36 16,-42 C12,-46 8,-38 9,-27 Z", "hair")), ...flower(0, -25, 3, "hat"), ...sides(line("15,-16 22,-10 23,2", 1.2, "hatTrim", "even"), disc(23, 4, 1.8, "hatTrim"))],
  highbun: [ladyHair, path("M-12,-22 C-18,-40 -8,-52 4,-50 C16,-48 16,-34 10,-22 Z", "hair"), line("-26,-30 24,-42", 1.8, "hatTrim", "even"), disc(-26, -30, 3, "hat"), ...[-4, 2, 8].map((x) => disc(x, -25 + Math.abs(x - 2) * 0.3, 2, "hat"))],
  sidebuns: [ladyHair, ...sides(disc(19, -25, 8.5, "hair"), ...flower(19, -34, 2, "hat"), line("23,-19 26,-4 24,10", 2.2, "hat", "lift"))],
  cloud: [ladyHair, path("M-16,-18 C-28,-24 -24,-40 -12,-38 C-10,-50 10,-50 12,-38 C24,-40 28,-24 16,-18 C8,-26 -8,-26 -16,-18 Z", "hair"), path("M-10,-27 C-4,-34 4,-34 10,-27 L8,-23 C3,-27 -3,-27 -8,-23 Z", "hatTrim"), disc(0, -30, 2.4, "hat"), ...sides(line("12,-26 24,-24 27,-12", 1.3, "hatTrim", "even"), disc(27, -10, 1.8, "hat"))],
  braid: [ladyHair, path("M-10,-23 C-14,-38 6,-44 12,-32 C13,-28 12,-25 10,-22 Z", "hair"), path("M-19,-9 C-10,-18 10,-18 19,-9 L19,-14 C10,-23 -10,-23 -19,-14 Z", "hat"), disc(0, -18, 2.8, "hatTrim"), path("M15,6 C22,20 20,40 26,60 C18,56 13,40 13,22 Z", "hair"), line("17,28 22,27", 2, "hatTrim", "even"), line("19,42 24,40", 2, "hatTrim", "even")],
  phoenix: [ladyHair, path("M-20,-14 C-22,-34 -10,-40 0,-50 C10,-40 22,-34 20,-14 C12,-24 -12,-24 -20,-14 Z", "hatTrim"), disc(0, -32, 4, "hat"), ...sides(disc(10, -27, 2.6, "hat"), line("20,-14 24,2 22,16", 1.4, "hatTrim", "even"), disc(22, 17, 2, "hat"))],
} satisfies Record<string, Piece[]>;

export type Hat = keyof typeof hats;

// Faces

const features = (brow: Piece[], eye: Piece[], mouth: Piece[]): Piece[] => [...brow, ...eye, line("0.5,-3 1.8,5 -1,7.5", 1.3, "line", "leaf", 0.75), ...mouth];
const lips = [line("-4.5,13.5 0,14.5 4.5,13.5", 1.7, "line", "leaf")];
const rouge = [path("M-3.6,12.8 C-2,11.4 -0.8,11.8 0,12.4 C0.8,11.8 2,11.4 3.6,12.8 C2,15.6 -2,15.6 -3.6,12.8 Z", RED)];
const frown = [line("-5,15 0,13 5,15", 1.8, "line", "leaf")];
const grin = [path("M-7,11.5 C-3,13 3,13 7,11.5 C5,18 -5,18 -7,11.5 Z", "line"), path("M-5,12.8 C-2,13.6 2,13.6 5,12.8 L4,14.6 C2,15 -2,15 -4,14.6 Z", WHITE)];

const faces = {
  calm: features(sides(line("3.5,-7 8,-9.5 14,-8", 2)), sides(line("3.5,-0.5 8,-2.5 13,-2", 1.8), disc(8, -0.6, 1.5, "line")), lips),
  phoenix: features(sides(line("2.5,-7.5 8,-11 15.5,-13", 3.6, "line", "lift")), sides(line("3,0 8,-2.5 14.5,-5.5", 2.4, "line", "leaf"), disc(7.6, -0.8, 1.5, "line")), lips),
  stern: features(sides(line("2.5,-5 8,-9 15,-11", 3.4, "line", "lift")), sides(line("3,-1 8,-2.8 13.5,-2.8", 2.2, "line", "leaf"), disc(8, -0.5, 1.7, "line")), frown),
  fierce: features(sides(line("2,-4 8,-11 16,-12", 5, "line", "lift")), sides(path("M2.5,-0.5 C5,-5 11,-5.5 14,-3 C12,2 6,3.5 2.5,-0.5 Z", WHITE), disc(8, -1.3, 2.2, "line")), frown),
  wide: features(sides(line("2,-6 7,-13 15,-10", 4.4, "line", "lift")), sides(disc(8, -1.5, 4.6, WHITE), disc(8, -1.5, 2.2, "line"), line("3,-4.5 8,-6.8 13.5,-4", 1.6, "line")), grin),
  sly: features(sides(line("3,-8.5 9,-10 14.5,-6.5", 1.9)), sides(line("3.5,-1 9,-2 13.5,0", 1.9, "line", "leaf"), disc(9.5, -0.6, 1.3, "line")), [line("-4,14 1,14.4 5.5,12.5", 1.6)]),
  dreamy: features(sides(line("4,-8.5 9,-9.5 14,-7.5", 1.5)), sides(line("4,-1.5 8.5,0.5 13,-1.5", 1.6)), [line("-3.5,13.5 1,14.5 4.5,12.8", 1.5)]),
  old: features(sides(line("3,-7 8,-9.5 17,-3", 4, "beard", "lift")), sides(line("4,-1 8,-2.3 12.5,-0.5", 1.6), disc(8, -0.8, 1.2, "line"), line("11,3 14,6", 1, "line", "leaf", 0.6), line("6,8 9.5,13", 1.1, "line", "leaf", 0.6)), lips),
  patch: features(
    [line("2.5,-5 8,-9 15,-11", 3.4, "line", "lift"), { ...line("2.5,-5 8,-9 15,-11", 3.4, "line", "lift"), flip: true }],
    [line("3,-1 8,-2.8 13.5,-2.8", 2.2), disc(8, -0.5, 1.7, "line"), line("-17,-12 17,-3", 2, "line", "even"), path("M-14,-7 C-7,-9 -2,-5 -3,1 C-5,6 -12,6 -14,1 Z", "line")],
    frown,
  ),
  lady: features(sides(line("3.5,-8 8,-10.5 13.5,-8.5", 1.3)), sides(line("3.5,-0.5 8,-2.8 13.5,-3", 1.9, "line", "press"), disc(8, -0.8, 1.6, "line")), rouge),
  ladyDown: features(sides(line("3.5,-7.5 8,-10 13.5,-9", 1.3)), sides(line("3.5,-1.5 8,0.8 13.5,-1.5", 1.7), line("12,-0.8 14.5,0.8", 1)), rouge),
  ladyBold: features(sides(line("3,-7 8,-10 14.5,-11", 2)), sides(line("3.5,-0.5 8,-3 14.5,-4.5", 2.2, "line", "press"), disc(8, -0.8, 1.7, "line")), rouge),
} satisfies Record<string, Piece[]>;

export type Face = keyof typeof faces;

// Paint on the face

const paints = {
  none: [],
  brows: sides(path("M1.5,-6 C4,-14 12,-17 16,-12 C16,-4 14,2 9,4 C4,4 2,0 1.5,-6 Z", "paint")),
  butterfly: [...sides(path("M1,-5 C2,-14 12,-18 16.5,-10 C17,0 15,6 10,5 C14,9 12,15 7,16 C5,11 2,6 1,-5 Z", "paint")), path("M0,-20 C4,-17 3,-12 0,-8 C-3,-12 -4,-17 0,-20 Z", "paint")],
  stripe: [path("M0,-21 C3,-17 3,-11 0,-6 C-3,-11 -3,-17 0,-21 Z", "paint")],
  flame: [path("M0,-22 C6,-16 5,-10 0,-6 C-5,-10 -6,-16 0,-22 Z", "paint"), ...sides(path("M6,-19 C12,-18 14,-13 12,-10 C9,-12 7,-14 6,-19 Z", "paint"))],
  moon: [path("M-4,-18 C-7,-12 -3,-7 3,-8 C-1,-10 -3,-13 -4,-18 Z", "paint")],
  scar: [line("-13,-12 -6,0 -9,12", 1.8, "paint", "leaf"), line("-12,-5 -4,-7", 1.2, "paint"), line("6,6 14,10", 1.4, "paint")],
  flower: [path("M0,-17 C2.5,-15.5 2.5,-12.5 0,-11 C-2.5,-12.5 -2.5,-15.5 0,-17 Z", "paint"), ...sides(path("M1,-12 C3,-13 5,-12 5.5,-10 C3.5,-9.5 1.5,-10 1,-12 Z", "paint"))],
  cheeks: sides(path("M7,3 C11,2 14,4 14,7 C12,10 8,10 6.5,7 Z", "paint", 0.5)),
  half: [path("M0,-21 C11,-21 16.5,-13 16.5,-1 C16.5,8 12,16 5.5,20 C3,21.5 1,21.5 0,21.5 Z", "paint", 0.9)],
} satisfies Record<string, Piece[]>;

export type FacePaint = keyof typeof paints;

// Beards

const strands = (tip: number, spread: number) => [-0.6, 0, 0.6].map((x) => line(`${x * spread * 0.6},20 ${x * spread},${20 + (tip - 20) * 0.6} ${x * spread * 0.5},${tip - 6}`, 1, "skin", "leaf", 0.55));
const moustache = sides(line("0.5,10.5 6,11.5 13,17", 2.6, "beard", "lift"));

const beards = {
  none: [],
  moustache,
  goatee: [...moustache, path("M-4,16.5 C-4,24 -1.5,29 0,32 C1.5,29 4,24 4,16.5 C2,18 -2,18 -4,16.5 Z", "beard")],
  three: [...sides(line("1,10.5 8,14 13,30 12,46", 4, "beard", "lift")), path("M-5,16.5 C-6,34 -3,48 0,58 C3,48 6,34 5,16.5 C2,18 -2,18 -5,16.5 Z", "beard")],
  long: [path("M-16,2 C-19,24 -17,48 0,72 C17,48 19,24 16,2 C14,10 9,12 5,11 L0,9.5 L-5,11 C-9,12 -14,10 -16,2 Z", "beard"), path("M-5,13.5 C-2,12.5 2,12.5 5,13.5 C3,17 -3,17 -5,13.5 Z", RED), ...strands(68, 14)],
  full: [path("M-16.5,2 C-20,22 -17,38 0,46 C17,38 20,22 16.5,2 C13,10 8,11 5,10.5 L0,9.5 L-5,10.5 C-8,11 -13,10 -16.5,2 Z", "beard"), path("M-5,13.5 C-2,12.5 2,12.5 5,13.5 C3,17 -3,17 -5,13.5 Z", RED), ...strands(44, 15)],
  spiky: [path("M-17,-2 C-21,4 -27,6 -29,8 C-25,10 -23,12 -22,14 C-27,18 -29,22 -30,25 C-24,23 -20,24 -18,26 C-20,31 -20,36 -19,40 C-15,35 -11,33 -8,34 C-6,39 -3,43 0,46 C3,43 6,39 8,34 C11,33 15,35 19,40 C20,36 20,31 18,26 C20,24 24,23 30,25 C29,22 27,18 22,14 C23,12 25,10 29,8 C27,6 21,4 17,-2 C14,8 9,9 7,9.5 L0,9 L-7,9.5 C-9,9 -14,8 -17,-2 Z", "beard")],
  fork: [...moustache, path("M-12,10 C-14,22 -12,36 -8,50 C-4,40 -2,32 0,28 C2,32 4,40 8,50 C12,36 14,22 12,10 C8,16 -8,16 -12,10 Z", "beard"), ...strands(34, 12)],
  wisps: [...sides(line("1,10.5 9,13 15,26 14,40", 1.6, "beard", "lift")), line("0,19 -1,34 1,50", 2.4, "beard", "lift")],
  stubble: [path("M-15,6 C-15,16 -9,22 0,22.5 C9,22 15,16 15,6 C12,12 8,11.5 5,10.5 L-5,10.5 C-8,11.5 -12,12 -15,6 Z", "beard", 0.55), ...moustache],
  elder: [...sides(line("1,10.5 8,13 13,28 10,48", 3.4, "beard", "lift")), path("M-13,8 C-15,26 -10,46 0,64 C10,46 15,26 13,8 C9,15 -9,15 -13,8 Z", "beard"), ...strands(60, 11)],
} satisfies Record<string, Piece[]>;

export type Beard = keyof typeof beards;

export interface Look {
  body: Body;
  hat: Hat;
  face: Face;
  shape?: Shape;
  beard?: Beard;
  behind?: Behind;
  paint?: FacePaint;
  /** Colours; what is not named is the usual one. */
  colors?: Partial<Record<"skin" | "paint" | "hair" | "beard" | "robe" | "trim" | "hat" | "hatTrim", string>>;
}

/** A figure from the back to the front. */
export function figure(look: Look): Piece[] {
  const shape = SHAPES[look.shape ?? "man"];
  const beard = beards[look.beard ?? "none"];
  const mouthHidden = ["long", "full"].includes(look.beard ?? "none");
  return [
    ...behind[look.behind ?? "none"],
    ...bodies[look.body],
    path("M-7,12 L-7,24 C-4,30 4,30 7,24 L7,12 Z", "skin"),
    path("M-7,18 C-3,23 3,23 7,18 L7,24 C4,30 -4,30 -7,24 Z", "#3a1d10", 0.28),
    path(shape, "skin"),
    ...paints[look.paint ?? "none"],
    path(half(shape), "#3a1d10", 0.15),
    ...(mouthHidden ? [...beard, ...faces[look.face]] : [...faces[look.face], ...beard]),
    ...hats[look.hat],
  ];
}

export const ALL = {
  hats: Object.keys(hats) as Hat[],
  faces: Object.keys(faces) as Face[],
  beards: Object.keys(beards) as Beard[],
  paints: Object.keys(paints) as FacePaint[],
  behinds: Object.keys(behind) as Behind[],
};
export { GOLD, RED, STEEL, WHITE };
