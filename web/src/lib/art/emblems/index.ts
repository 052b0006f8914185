/**
 * What stands on a card: for each kind of card its picture, the colour of what is coloured in it, and how its name is lettered where
 * the page does not speak Chinese. A kind that is not listed here gets the picture of its type.
 */

import { fill, ink, placed, ring } from "../brush";
import { basics } from "./basics";
import { equipment } from "./equipment";
import { EARTH, GOLD, JADE, PLUM, RED, STEEL, cuirass, horse, hourglass, sabre, scales, sword, type Emblem } from "./shapes";
import { tricks } from "./tricks";

export type { Emblem };

export const emblems: Record<string, Emblem> = { ...basics, ...tricks, ...equipment };

/** The pictures of kinds that have none of their own, by their type. */
const ofTypes: Record<string, Emblem> = {
  basic: { tint: RED, picture: sabre },
  trick: { tint: JADE, picture: [fill("M14,20 C30,14 70,14 86,20 L80,84 C64,90 36,90 20,84 Z"), fill("M24,28 C38,24 62,24 76,28 L72,76 C60,80 40,80 28,76 Z", "paper"), ink("50,32 50,70", 6, "leaf", "tint"), ink("34,50 66,50", 6, "leaf", "tint")] },
  delayed_trick: { tint: PLUM, picture: hourglass },
  weapon: { tint: STEEL, picture: placed(sword, "rotate(38 50 50)") },
  armor: { tint: EARTH, picture: [...cuirass, ...scales("tint")] },
  offensive_horse: { tint: RED, picture: horse("tint") },
  defensive_horse: { tint: STEEL, picture: horse("tint") },
  treasure: { tint: GOLD, picture: [fill("M50,6 L88,34 L50,96 L12,34 Z", "tint"), ink("12,34 88,34", 3, "even", "paper"), ink("50,8 34,34 50,92", 2.4, "even", "paper"), ink("50,8 66,34 50,92", 2.4, "even", "paper")] },
};

const PLAIN: Emblem = { tint: RED, picture: [ring(50, 50, 36, 8)] };

export function emblemOf(kind: string, type = ""): Emblem {
  return emblems[kind] ?? ofTypes[type] ?? PLAIN;
}
