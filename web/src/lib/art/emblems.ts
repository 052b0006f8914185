/**
 * What stands on a card: for each kind of card its picture, the colour of what is coloured in it, and how its name is lettered where
 * the page does not speak Chinese. A kind that is not listed here gets the picture of its type.
 */

import { borrowed } from "./borrowed";
import { blob, both, dot, fill, ink, placed, ring, toned, type Picture } from "./brush";

export interface Emblem {
  picture: Picture;
  /** The colour of the parts that are not ink. */
  tint: string;
  /** The brush title in Chinese, as part of the picture. */
  letters?: string;
}

const RED = "#b3261a";
const FLAME = "#d2571b";
const BOLT = "#3f5fb5";
const LEAF = "#4d7a3a";
const ROSE = "#c8506a";
const GOLD = "#a97a1d";
const JADE = "#2f7d6b";
const STEEL = "#4d6a80";
const PLUM = "#7a4a86";
const EARTH = "#8a5a2c";

// Things that stand on several cards

const sabre: Picture = [
  fill("M27,75 C46,60 68,38 90,7 C91,34 66,66 37,83 Z"),
  ink("34,72 58,52 80,24", 2, "leaf", "paper"),
  ink("18,64 40,88", 6, "even"),
  ink("27,78 11,93", 8, "even"),
  dot(9, 95, 4.5),
];

const flames: Picture = [
  fill("M50,98 C22,98 12,76 24,56 C27,64 31,67 35,67 C28,44 44,30 48,6 C60,18 64,34 60,48 C66,45 69,39 69,32 C84,48 92,98 50,98 Z", "tint"),
  fill("M50,93 C36,93 31,80 38,68 C41,74 44,75 46,74 C43,62 50,55 52,44 C62,56 72,88 50,93 Z", "paper"),
];

const bolt = (tone: "ink" | "tint"): Picture => [fill("M60,4 L24,54 L44,54 L34,96 L78,40 L55,42 L72,4 Z", tone)];

const arrow: Picture = [ink("50,96 50,14", 4, "even"), fill("M50,2 L60,22 L50,17 L40,22 Z"), fill("M50,84 L59,94 L59,102 L50,93 L41,102 L41,94 Z", "tint")];

const horse = (mane: "ink" | "tint" | "paper", extra: Picture = []): Picture => [
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

const shield: Picture = [fill("M50,4 C62,12 76,16 90,16 C92,52 80,82 50,97 C20,82 8,52 10,16 C24,16 38,12 50,4 Z"), fill("M50,13 C61,20 72,23 82,24 C82,53 72,76 50,88 C28,76 18,53 18,24 C28,23 39,20 50,13 Z", "paper")];

const scales = (tone: "ink" | "tint"): Picture =>
  [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ink(`${27 + column * 12 + (row % 2) * 5},${38 + row * 13} ${32 + column * 12 + (row % 2) * 5},${45 + row * 13} ${37 + column * 12 + (row % 2) * 5},${38 + row * 13}`, 2.6, "even", tone)));

const cuirass: Picture = [
  fill("M22,20 L36,10 C40,20 60,20 64,10 L78,20 L90,38 L78,46 L76,92 C60,98 40,98 24,92 L22,46 L10,38 Z"),
  fill("M29,40 C43,45 57,45 71,40 L70,86 C58,91 42,91 30,86 Z", "paper"),
];

const swords = (tone: "ink" | "tint"): Picture => [
  fill("M15,8 L23,9 L70,67 L65,72 L13,16 Z", tone),
  ink("59,78 77,60", 5, "even"),
  ink("69,70 84,88", 6, "even"),
  dot(87, 91, 4),
];

const sword: Picture = [fill("M50,2 L57,12 L55,68 L45,68 L43,12 Z"), ink("50,12 50,62", 1.8, "even", "paper"), ink("32,70 50,73 68,70", 6, "even"), ink("50,73 50,92", 7, "even", "tint"), dot(50, 95, 4.5), ink("50,96 58,102 54,112", 3, "lift", "tint")];

const chain: Picture = [0, 1, 2].flatMap((i) => [
  ...placed([fill("M-15,0 C-15,-11 15,-11 15,0 C15,11 -15,11 -15,0 Z M-9,0 C-9,6 9,6 9,0 C9,-6 -9,-6 -9,0 Z")], `translate(${14 + i * 36} ${14 + i * 36}) rotate(45) scale(1.55)`),
  ...(i < 2 ? placed([fill("M-11,-2.6 L11,-2.6 L11,2.6 L-11,2.6 Z", "tint")], `translate(${32 + i * 36} ${32 + i * 36}) rotate(45) scale(1.3)`) : []),
]);

const blossom = (x: number, y: number, r: number): Picture => [
  ...[0, 72, 144, 216, 288].flatMap((turn) => placed([fill(`M0,0 C${-r},${-r * 0.5} ${-r * 0.6},${-r * 1.4} 0,${-r * 1.05} C${r * 0.6},${-r * 1.4} ${r},${-r * 0.5} 0,0 Z`, "tint")], `translate(${x} ${y}) rotate(${turn})`)),
  dot(x, y, r * 0.28, "paper"),
];

const hourglass: Picture = [ink("26,10 74,10", 7, "even"), ink("26,90 74,90", 7, "even"), fill("M32,14 L68,14 C68,34 56,42 53,50 C56,58 68,66 68,86 L32,86 C32,66 44,58 47,50 C44,42 32,34 32,14 Z"), fill("M40,22 L60,22 C59,32 54,38 50,44 C46,38 41,32 40,22 Z", "paper"), fill("M38,82 C42,70 58,70 62,82 Z", "paper")];

export const emblems: Record<string, Emblem> = {
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
  duel: { letters: "决斗", tint: RED, picture: [...swords("ink"), ...both(swords("ink")).slice(swords("ink").length), ...placed([fill("M50,14 L55,28 L70,22 L60,34 L72,44 L56,42 L50,56 L44,42 L28,44 L40,34 L30,22 L45,28 Z", "tint")], "translate(18 20) scale(.64)")] },
  dismantlement: {
    letters: "过河拆桥",
    tint: STEEL,
    picture: [
      fill("M4,44 C14,34 26,29 40,27 L36,36 L42,42 L34,50 C28,51 22,54 20,58 L20,74 L4,74 Z"),
      fill("M96,44 C86,34 74,29 58,26 L62,36 L55,44 L64,50 C72,51 78,54 80,58 L80,74 L96,74 Z"),
      ink("6,42 6,26", 5, "even"),
      ink("26,30 26,16", 5, "even"),
      ink("94,42 94,26", 5, "even"),
      ink("74,30 74,16", 5, "even"),
      ink("4,26 30,15", 4, "even"),
      ink("96,26 70,15", 4, "even"),
      fill("M44,54 L54,50 L58,58 L48,64 Z"),
      fill("M38,66 L46,68 L42,75 L36,73 Z"),
      ink("2,84 22,78 42,86 62,78 82,86 98,80", 5, "leaf", "tint"),
      ink("12,94 32,88 52,96 72,88 90,95", 4, "leaf", "tint"),
    ],
  },
  snatch: { letters: "顺手牵羊", tint: EARTH, picture: [...borrowed("sheep", "translate(4 14) scale(.88)"), ink("72,50 62,56 52,46 60,22 84,8 100,4", 4.5, "even", "tint"), ink("66,40 74,56 86,60", 4.5, "even", "tint")] },
  archery_attack: {
    letters: "万箭齐发",
    tint: RED,
    picture: [...placed(arrow, "translate(48 -2) rotate(28) scale(.84)"), ...placed(arrow, "translate(70 12) rotate(28) scale(.84)"), ...placed(arrow, "translate(26 12) rotate(28) scale(.84)")].map((mark) => ({ ...mark, transform: `rotate(180 50 50) ${mark.transform ?? ""}` })),
  },
  savage_assault: { letters: "南蛮入侵", tint: EARTH, picture: borrowed("elephant-head") },
  ex_nihilo: {
    letters: "无中生有",
    tint: LEAF,
    picture: [
      ink("62,9 36,9 14,28 8,54 20,82 48,94 76,86 92,62 90,36 76,18", 8, "lift"),
      ink("50,80 51,62 48,44", 5, "lift", "tint"),
      fill("M49,52 C30,52 24,40 24,30 C40,30 49,38 49,52 Z", "tint"),
      fill("M50,46 C52,32 62,24 76,24 C76,38 66,47 50,46 Z", "tint"),
    ],
  },
  god_salvation: {
    letters: "桃园结义",
    tint: ROSE,
    picture: [
      ink("54,98 50,74 56,54 48,32 54,12", 10, "lift"),
      ink("53,62 72,46 88,40", 7, "lift"),
      ink("51,48 34,38 16,38", 7, "lift"),
      ink("50,34 66,22 76,10", 5, "lift"),
      ...blossom(20, 32, 14),
      ...blossom(52, 14, 14),
      ...blossom(84, 34, 14),
      ...blossom(72, 62, 9),
      ...blossom(30, 60, 9),
      dot(70, 12, 3.5, "tint"),
      dot(36, 20, 3.5, "tint"),
    ],
  },
  amazing_grace: {
    letters: "五谷丰登",
    tint: GOLD,
    picture: [-34, -17, 0, 17, 34].flatMap((turn) =>
      placed(
        [
          ink("50,96 50,40", 3.2, "even"),
          ...[0, 1, 2, 3].flatMap((i) => both([fill(`M50,${44 - i * 10} C42,${42 - i * 10} 41,${34 - i * 10} 44,${29 - i * 10} C49,${33 - i * 10} 51,${38 - i * 10} 50,${44 - i * 10} Z`, "tint")])),
          fill("M50,12 C46,6 47,1 50,-4 C53,1 54,6 50,12 Z", "tint"),
        ],
        `rotate(${turn} 50 104)`,
      ),
    ).concat([ink("36,76 50,80 64,76", 7, "even")]),
  },
  collateral: {
    letters: "借刀杀人",
    tint: RED,
    picture: [
      fill("M58,4 C66,24 66,42 60,60 L50,60 C48,40 50,22 58,4 Z"),
      ink("40,62 70,60", 5, "even"),
      fill("M30,70 C30,64 36,62 42,64 L72,62 C80,62 82,70 76,73 L78,80 C80,84 76,87 73,87 L70,92 C66,98 44,99 34,92 L12,96 L4,80 L26,72 Z", "tint"),
      ink("48,73 74,73", 2.4, "even", "paper"),
      ink("50,80 74,80", 2.4, "even", "paper"),
      ink("50,87 70,87", 2.4, "even", "paper"),
      ink("55,62 55,74", 6, "even"),
    ],
  },
  nullification: {
    letters: "无懈可击",
    tint: JADE,
    picture: [...placed(shield, "translate(8 6) scale(.84 .9)"), ink("50,24 50,74", 8, "leaf", "tint"), ink("30,46 70,46", 8, "leaf", "tint"), ...[20, 340, 60, 300].map((turn) => ({ ...ink("50,-2 50,-14", 4, "leaf"), transform: `rotate(${turn} 50 50) translate(0 8)` }))],
  },
  iron_chain: { letters: "铁索连环", tint: STEEL, picture: chain },
  fire_attack: { letters: "火攻", tint: FLAME, picture: [...flames, ink("8,66 4,80 14,94", 6, "lift", "tint"), ink("92,62 97,78 88,94", 6, "lift", "tint")] },
  indulgence: {
    letters: "乐不思蜀",
    tint: PLUM,
    picture: [
      fill("M44,56 C22,60 16,82 30,93 C44,102 64,92 64,70 Z"),
      fill("M40,68 C30,71 28,82 35,87 C43,91 54,84 54,74 Z", "paper"),
      ink("52,66 70,36 82,14", 8, "even"),
      ink("74,10 92,20", 7, "lift"),
      ink("70,26 82,30", 3.4, "even"),
      ink("66,34 78,38", 3.4, "even"),
      ink("38,82 76,22", 1.6, "even", "paper"),
      ink("43,84 80,24", 1.6, "even", "paper"),
      ink("12,12 30,8 46,16", 4, "leaf", "tint"),
      ink("10,28 28,24 44,32", 4, "leaf", "tint"),
      ink("12,44 24,40 34,44", 4, "leaf", "tint"),
    ],
  },
  supply_shortage: {
    letters: "兵粮寸断",
    tint: GOLD,
    picture: [
      fill("M34,26 C18,44 10,66 16,84 C22,96 78,96 84,84 C90,66 82,44 66,26 Z"),
      fill("M28,8 C40,14 60,14 72,8 L64,26 L36,26 Z"),
      ink("33,26 67,26", 5, "even", "tint"),
      fill("M50,44 C66,44 72,62 50,82 C28,62 34,44 50,44 Z", "paper"),
      ink("28,40 46,56 40,62 72,90", 6, "even", "tint"),
      ink("72,40 54,58", 6, "even", "tint"),
      ink("46,66 28,86", 6, "even", "tint"),
    ],
  },
  lightning: {
    letters: "闪电",
    tint: BOLT,
    picture: [
      blob("14,40 6,28 16,16 28,16 36,4 54,2 66,10 82,8 92,20 96,32 86,42 66,40 50,44 30,42"),
      fill("M54,38 L30,68 L46,68 L36,98 L72,58 L54,58 L66,38 Z", "tint"),
      ink("24,46 16,60 22,62 14,80", 5, "lift", "tint"),
      ink("80,44 86,58 78,62 86,78", 5, "lift", "tint"),
    ],
  },
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
  silver_lion: { letters: "白银狮子", tint: STEEL, picture: borrowed("lion", "translate(2 2) scale(.96)") },
  jueying: { letters: "绝影", tint: "#4a4a55", picture: [ink("96,26 60,30", 3, "leaf", "tint"), ink("98,82 70,86", 3, "leaf", "tint"), ink("99,38 78,40", 3, "leaf", "tint"), ...horse("ink")] },
  dilu: { letters: "的卢", tint: "#8c7a5c", picture: horse("tint", [blob("56,26 63,30 68,44 62,46 57,38", "paper")]) },
  zhuahuangfeidian: { letters: "爪黄飞电", tint: GOLD, picture: [...placed(bolt("tint"), "translate(66 62) scale(.36)"), ...horse("tint")] },
  hualiu: { letters: "骅骝", tint: "#9c4a2c", picture: [ring(60, 84, 8, 4, "tint"), ...horse("tint"), ink("38,34 56,42", 3, "even", "tint")] },
  chitu: { letters: "赤兔", tint: RED, picture: toned(horse("ink"), "tint").map((mark, at) => ({ ...mark, tone: at >= 4 ? "paper" : at >= 1 ? "ink" : "tint" })) },
  dayuan: { letters: "大宛", tint: EARTH, picture: [...horse("ink"), ink("30,78 52,84 74,92", 4, "even", "tint"), ...[0, 1, 2].map((i) => dot(36 + i * 16, 86 + i * 4, 3.4, "tint" as const))] },
  zixing: { letters: "紫骍", tint: PLUM, picture: [...horse("tint"), ...blossom(84, 22, 8)] },
};

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
