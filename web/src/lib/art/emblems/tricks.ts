/** The emblems of tricks. */

import { blob, both, dot, fill, ink, placed } from "../brush";
import { elephant, goat } from "./beasts";
import { BOLT, EARTH, FLAME, GOLD, JADE, LEAF, PLUM, RED, ROSE, STEEL, arrow, blossom, chain, fist, flames, shield, swords, type Emblem } from "./shapes";

export const tricks: Record<string, Emblem> = {
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
  snatch: { letters: "顺手牵羊", tint: EARTH, picture: goat },
  archery_attack: {
    letters: "万箭齐发",
    tint: RED,
    picture: [...placed(arrow, "translate(48 -2) rotate(28) scale(.84)"), ...placed(arrow, "translate(70 12) rotate(28) scale(.84)"), ...placed(arrow, "translate(26 12) rotate(28) scale(.84)")].map((mark) => ({ ...mark, transform: `rotate(180 50 50) ${mark.transform ?? ""}` })),
  },
  savage_assault: { letters: "南蛮入侵", tint: EARTH, picture: elephant },
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
      ...fist,
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
};
