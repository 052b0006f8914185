/** The emblems of basic cards. */

import { dot, fill, ink, placed } from "../brush";
import { BOLT, EARTH, FLAME, JADE, RED, ROSE, bolt, flames, sabre, type Emblem } from "./shapes";

export const basics: Record<string, Emblem> = {
  slash: { letters: "杀", tint: RED, picture: [ink("6,40 28,20 60,20 88,44 96,68", 7, "leaf", "tint"), ...sabre] },
  fire_slash: { letters: "火杀", tint: FLAME, picture: [...placed(flames, "translate(28 0) scale(.74 .82)"), ...sabre] },
  thunder_slash: { letters: "雷杀", tint: BOLT, picture: [...placed(bolt("tint"), "translate(-8 0) scale(.86 .9)"), ...sabre] },
  dodge: {
    letters: "闪",
    tint: JADE,
    picture: [
      ink("58,12 42,32 40,52 54,66 48,84 34,96", 13, "lift"),
      ink("62,40 74,50 88,46", 6, "lift"),
      ink("40,42 26,56 12,54", 6, "lift"),
      ink("54,66 70,76 76,94", 9, "lift"),
      dot(62, 10, 8),
      ink("8,22 34,26", 3, "leaf", "tint"),
      ink("4,36 26,38", 3, "leaf", "tint"),
      ink("4,74 30,76", 3, "leaf", "tint"),
      ink("66,62 96,64", 3, "leaf", "tint"),
      ink("70,24 94,26", 3, "leaf", "tint"),
    ],
  },
  peach: {
    letters: "桃",
    tint: ROSE,
    picture: [
      fill("M52,20 C84,16 100,46 88,70 C78,90 60,92 50,98 C38,92 20,90 12,70 C0,44 22,14 52,20 Z", "tint"),
      ink("50,22 40,44 40,66 50,92", 4.5, "leaf", "paper"),
      ink("52,24 54,12 60,4", 6, "press"),
      fill("M56,16 C70,2 88,4 96,10 C86,22 70,26 56,16 Z"),
      fill("M50,18 C38,6 24,6 16,12 C24,24 38,26 50,18 Z"),
      ink("60,15 76,12 90,11", 1.6, "even", "paper"),
    ],
  },
  wine: {
    letters: "酒",
    tint: EARTH,
    picture: [
      fill("M36,14 L64,14 L62,28 C82,36 88,56 82,76 C78,90 66,95 50,95 C34,95 22,90 18,76 C12,56 18,36 38,28 Z"),
      fill("M33,5 C44,10 56,10 67,5 L68,17 C56,22 44,22 32,17 Z", "tint"),
      fill("M50,40 L72,60 L50,82 L28,60 Z", "tint"),
      ink("40,56 60,56", 3.4, "even", "paper"),
      ink("50,48 50,74", 3.4, "even", "paper"),
      ink("41,66 59,66", 3.4, "even", "paper"),
    ],
  },
};
