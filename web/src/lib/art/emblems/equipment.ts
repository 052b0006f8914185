/** The emblems of equipment. */

import { blob, dot, fill, ink, placed, ring, toned } from "../brush";
import { lion } from "./beasts";
import { EARTH, FLAME, GOLD, JADE, LEAF, PLUM, RED, ROSE, STEEL, blossom, bolt, cuirass, horse, shield, sword, type Emblem } from "./shapes";

export const equipment: Record<string, Emblem> = {
  crossbow: {
    letters: "诸葛连弩",
    tint: EARTH,
    picture: [
      ink("18,44 26,24 50,16 74,24 82,44", 8, "leaf"),
      ink("18,44 50,58 82,44", 2, "even"),
      fill("M45,10 L55,10 L56,94 L44,94 Z", "tint"),
      fill("M50,0 L57,14 L43,14 Z"),
      fill("M34,44 L66,44 L64,70 L36,70 Z"),
      ink("40,52 60,52", 2.4, "even", "paper"),
      ink("40,58 60,58", 2.4, "even", "paper"),
      ink("40,64 60,64", 2.4, "even", "paper"),
      ink("56,78 68,86", 5, "even"),
    ],
  },
  qinggang_sword: { letters: "青釭剑", tint: JADE, picture: placed(sword, "rotate(38 50 50) translate(0 -4) scale(1 1.02)") },
  double_swords: {
    letters: "雌雄双股剑",
    tint: ROSE,
    picture: [...placed(sword, "translate(22 0) rotate(20 50 50) scale(.82 .92)"), ...placed(toned(sword, "tint"), "translate(-4 0) rotate(-20 50 50) scale(.82 .92)").map((mark, at) => (at === 1 ? { ...mark, tone: "paper" as const } : mark))],
  },
  ice_sword: {
    letters: "寒冰剑",
    tint: "#3d8ea8",
    picture: [
      fill("M50,0 L60,16 L55,26 L60,40 L55,50 L58,66 L42,66 L45,50 L40,40 L45,26 L40,16 Z", "tint"),
      ink("50,10 50,62", 2, "even", "paper"),
      ink("30,68 50,72 70,68", 6, "even"),
      ink("50,72 50,94", 7, "even"),
      dot(50, 96, 4.5),
      ...[0, 60, 120].map((turn) => ({ ...ink("18,24 18,48", 3, "even", "tint" as const), transform: `rotate(${turn} 18 36)` })),
      ...[0, 60, 120].map((turn) => ({ ...ink("82,46 82,64", 3, "even", "tint" as const), transform: `rotate(${turn} 82 55)` })),
    ],
  },
  blade: {
    letters: "青龙偃月刀",
    tint: LEAF,
    picture: placed(
      [
        fill("M48,44 C40,30 40,12 54,-6 C52,6 56,12 64,16 C74,24 70,42 54,48 Z"),
        ink("55,2 52,20 53,40", 2, "leaf", "paper"),
        fill("M64,18 C70,16 74,12 74,6 C78,16 74,24 66,26 Z"),
        fill("M42,46 L60,46 L57,56 L45,56 Z", "tint"),
        ink("51,54 51,106", 5, "even"),
        ink("46,54 38,62 42,72", 3.6, "lift", "tint"),
        fill("M47,104 L55,104 L51,116 Z"),
      ],
      "rotate(32 50 50) translate(-1 -3) scale(1 .96)",
    ),
  },
  spear: {
    letters: "丈八蛇矛",
    tint: RED,
    picture: placed(
      [
        fill("M50,-8 C56,0 44,6 50,12 C58,18 42,24 49,30 L53,38 L47,38 C40,28 54,24 46,16 C38,8 52,4 50,-8 Z"),
        fill("M50,-8 C60,2 50,6 56,12 C62,20 50,24 55,32 L53,38 L49,30 C42,24 58,18 50,12 C44,6 56,0 50,-8 Z"),
        ink("42,40 58,40", 5, "even"),
        ink("50,38 50,108", 5, "even"),
        fill("M50,42 C58,48 62,58 60,70 C56,62 52,62 50,66 C48,62 44,62 40,70 C38,58 42,48 50,42 Z", "tint"),
      ],
      "rotate(32 50 50) translate(0 -2)",
    ),
  },
  axe: {
    letters: "贯石斧",
    tint: STEEL,
    picture: placed(
      [
        ink("50,0 50,104", 6, "even"),
        fill("M53,14 C62,18 74,12 84,2 C94,20 94,42 84,60 C74,48 62,44 53,48 Z"),
        ink("84,10 88,30 83,52", 2.2, "leaf", "paper"),
        fill("M47,22 L34,18 L34,44 L47,40 Z", "tint"),
      ],
      "rotate(28 50 50) translate(-8 -2) scale(1 .98)",
    ),
  },
  halberd: {
    letters: "方天画戟",
    tint: PLUM,
    picture: placed(
      [
        fill("M50,-10 L56,10 L53,28 L47,28 L44,10 Z"),
        ink("50,26 50,108", 5, "even"),
        ink("51,22 66,26", 4, "even"),
        ink("51,44 66,40", 4, "even"),
        fill("M66,8 C60,26 60,40 66,58 C82,48 84,18 66,8 Z"),
        ink("70,20 74,33 70,46", 1.8, "leaf", "paper"),
        ink("49,22 38,26", 3.4, "even"),
        ink("49,44 38,40", 3.4, "even"),
        fill("M38,16 C42,28 42,38 38,50 C28,42 28,24 38,16 Z"),
        fill("M50,52 C56,58 58,68 56,76 L50,70 L44,76 C42,68 44,58 50,52 Z", "tint"),
      ],
      "rotate(30 50 50) translate(-4 -1) scale(1 .96)",
    ),
  },
  kylin_bow: {
    letters: "麒麟弓",
    tint: GOLD,
    picture: [
      ink("30,4 40,18 36,34 54,50 36,66 40,82 30,96", 8, "leaf"),
      ink("30,5 30,95", 1.6, "even"),
      ink("14,50 90,50", 3.6, "even", "tint"),
      fill("M100,50 L82,42 L87,50 L82,58 Z", "tint"),
      fill("M24,50 L14,42 L4,42 L12,50 L4,58 L14,58 Z", "tint"),
      ink("38,18 50,14", 4, "lift"),
      ink("38,82 50,86", 4, "lift"),
    ],
  },
  guding_blade: {
    letters: "古锭刀",
    tint: GOLD,
    picture: placed(
      [
        fill("M40,62 C40,40 42,18 50,0 C66,8 72,32 62,62 Z"),
        ink("50,10 46,34 46,58", 2.2, "leaf", "paper"),
        ink("34,64 68,64", 6, "even"),
        ink("51,66 51,86", 8, "even"),
        ring(51, 94, 7, 4.4, "tint"),
        ring(64, 14, 4, 2.4, "tint"),
        ring(69, 28, 4, 2.4, "tint"),
        ring(68, 42, 4, 2.4, "tint"),
      ],
      "rotate(32 50 50)",
    ),
  },
  fan: {
    letters: "朱雀羽扇",
    tint: FLAME,
    picture: [
      ...[-60, -40, -20, 0, 20, 40, 60].flatMap((turn, at) =>
        placed([fill("M50,72 C36,50 38,22 50,2 C62,22 64,50 50,72 Z", at % 2 ? "ink" : "tint"), ink("50,70 50,14", 1.6, "even", "paper")], `rotate(${turn} 50 74)`),
      ),
      fill("M36,74 C40,62 60,62 64,74 C58,80 42,80 36,74 Z"),
      ink("50,76 50,100", 6, "even"),
    ],
  },
  eight_diagram: {
    letters: "八卦阵",
    tint: GOLD,
    picture: [
      ...[0b111, 0b110, 0b101, 0b100, 0b000, 0b001, 0b010, 0b011].flatMap((lines, at) =>
        placed(
          [0, 1, 2].flatMap((row) => {
            const y = 2 + row * 7;
            return lines & (1 << row) ? [fill(`M36,${y} h28 v4.4 h-28 Z`)] : [fill(`M36,${y} h11.5 v4.4 h-11.5 Z M52.5,${y} h11.5 v4.4 h-11.5 Z`)];
          }),
          `rotate(${at * 45} 50 50)`,
        ),
      ),
      dot(50, 50, 18),
      fill("M50,32 A18,18 0 0 1 50,68 A9,9 0 0 1 50,50 A9,9 0 0 0 50,32 Z", "tint"),
      dot(50, 41, 2.8, "tint"),
      dot(50, 59, 2.8),
    ],
  },
  nioh_shield: {
    letters: "仁王盾",
    tint: RED,
    picture: [...shield, fill("M50,28 C66,28 72,44 68,58 C64,70 58,74 50,80 C42,74 36,70 32,58 C28,44 34,28 50,28 Z", "tint"), ink("36,46 46,50", 4, "press", "paper"), ink("64,46 54,50", 4, "press", "paper"), ink("42,64 50,60 58,64", 3.6, "even", "paper"), dot(50, 37, 3, "paper")],
  },
  vine: {
    letters: "藤甲",
    tint: LEAF,
    picture: [
      ...cuirass,
      ink("28,44 40,58 34,72 46,88", 3.6, "even", "tint"),
      ink("44,44 56,58 46,72 58,90", 3.6, "even", "tint"),
      ink("60,44 70,58 60,72 68,86", 3.6, "even", "tint"),
      ink("30,54 50,50 70,54", 2.4, "even"),
      ink("30,66 50,62 70,66", 2.4, "even"),
      ink("30,78 50,74 70,78", 2.4, "even"),
      fill("M16,40 C4,36 2,24 6,18 C16,22 20,30 16,40 Z", "tint"),
      fill("M84,40 C96,36 98,24 94,18 C84,22 80,30 84,40 Z", "tint"),
    ],
  },
  silver_lion: { letters: "白银狮子", tint: STEEL, picture: lion },
  jueying: { letters: "绝影", tint: "#4a4a55", picture: [ink("96,26 60,30", 3, "leaf", "tint"), ink("98,82 70,86", 3, "leaf", "tint"), ink("99,38 78,40", 3, "leaf", "tint"), ...horse("ink")] },
  dilu: { letters: "的卢", tint: "#8c7a5c", picture: horse("tint", [blob("56,26 63,30 68,44 62,46 57,38", "paper")]) },
  zhuahuangfeidian: { letters: "爪黄飞电", tint: GOLD, picture: [...placed(bolt("tint"), "translate(66 62) scale(.36)"), ...horse("tint")] },
  hualiu: { letters: "骅骝", tint: "#9c4a2c", picture: [ring(60, 84, 8, 4, "tint"), ...horse("tint"), ink("38,34 56,42", 3, "even", "tint")] },
  chitu: { letters: "赤兔", tint: RED, picture: toned(horse("ink"), "tint").map((mark, at) => ({ ...mark, tone: at >= 4 ? "paper" : at >= 1 ? "ink" : "tint" })) },
  dayuan: { letters: "大宛", tint: EARTH, picture: [...horse("ink"), ink("30,78 52,84 74,92", 4, "even", "tint"), ...[0, 1, 2].map((i) => dot(36 + i * 16, 86 + i * 4, 3.4, "tint" as const))] },
  zixing: { letters: "紫骍", tint: PLUM, picture: [...horse("tint"), ...blossom(84, 22, 8)] },
};
