/**
 * What each general looks like: a figure, and a thing that belongs to that person. Generals that are not listed here (those of other
 * packages) get a figure drawn by lot from their id, always the same.
 */

import { blob, both, dot, fill, hash, ink, lots, placed, ring, toned, type Picture } from "./brush";
import { emblems } from "./emblems";
import { falcon, tiger, wolf } from "./emblems/beasts";
import { ALL, GOLD, RED, STEEL, WHITE, type Look } from "./figure";

export interface Portrait {
  look: Look;
  /** The thing that belongs to the person. */
  emblem: Picture;
  /** Whether it stands beside the head, or reaches across behind the person as long weapons do. */
  across?: boolean;
  /** The name as it is lettered where the page does not speak Chinese. */
  letters?: string;
}

// Things

const of = (kind: string): Picture => emblems[kind]?.picture ?? [];

const seal: Picture = [fill("M14,44 L86,44 L86,94 L14,94 Z"), fill("M22,52 L78,52 L78,86 L22,86 Z", "tint"), ink("32,60 32,78", 4, "even"), ink("32,60 68,60 68,78", 4, "even"), ink("46,68 56,68 56,78", 4, "even"), fill("M36,44 C28,28 38,16 50,8 C62,16 72,28 64,44 Z"), dot(50, 28, 6, "tint")];
const flask: Picture = [fill("M50,8 C60,8 66,16 65,24 C64,32 60,36 62,42 C80,48 86,62 82,76 C78,90 64,96 50,96 C36,96 22,90 18,76 C14,62 20,48 38,42 C40,36 36,32 35,24 C34,16 40,8 50,8 Z"), ink("34,42 66,42", 5, "even", "tint"), ink("50,10 50,0 56,-4", 4, "press"), ink("30,60 26,72 32,82", 4, "leaf", "tint")];
const cup: Picture = [fill("M14,12 C30,24 66,24 90,6 C88,40 76,58 62,62 L40,62 C26,58 14,40 14,12 Z"), ink("30,34 74,34", 4, "even", "tint"), ink("32,44 70,44", 3, "even", "tint"), ink("42,60 34,94", 6, "lift"), ink("52,62 52,96", 6, "lift"), ink("60,60 70,94", 6, "lift"), ink("40,14 40,2", 4, "even"), ink("60,12 60,0", 4, "even"), ink("70,40 84,46 78,56 66,54", 4, "even")];
const lotus: Picture = [...both([fill("M50,84 C26,84 10,66 6,44 C22,44 36,56 44,74 Z", "tint"), fill("M50,84 C32,76 22,54 26,28 C40,36 48,56 50,84 Z")]), fill("M50,84 C38,66 38,36 50,12 C62,36 62,66 50,84 Z", "tint"), ink("4,92 28,86 50,94 72,86 96,92", 5, "leaf")];
const banner: Picture = [ink("24,2 24,104", 5, "even"), fill("M26,10 C46,2 62,20 92,10 L84,36 L94,62 C64,72 48,52 26,60 Z", "tint"), ink("44,24 44,48", 4, "leaf"), ink("60,28 60,52", 4, "leaf"), dot(24, 2, 5)];
const fort: Picture = [fill("M8,40 L8,20 L24,20 L24,30 L40,30 L40,20 L60,20 L60,30 L76,30 L76,20 L92,20 L92,40 L86,46 L86,94 L14,94 L14,46 Z"), fill("M38,94 L38,70 C38,54 62,54 62,70 L62,94 Z", "tint"), ink("16,54 84,54", 3, "even", "tint")];
const bow: Picture = of("kylin_bow");
const target: Picture = [ring(46, 56, 36, 7), ring(46, 56, 20, 6, "tint"), dot(46, 56, 7), ink("46,56 96,4", 5, "even", "tint"), fill("M98,0 L100,18 L82,18 Z", "tint"), ink("84,16 94,20", 3, "even", "tint")];
const gear: Picture = [ring(50, 50, 24, 14), ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) => placed([fill("M43,2 L57,2 L60,20 L40,20 Z")], `rotate(${turn} 50 50)`)), dot(50, 50, 10, "tint")];
const balance: Picture = [ink("50,6 50,88", 6, "even"), ink("14,20 50,14 86,20", 5, "even"), ink("30,94 50,86 70,94", 7, "even"), ...both([ink("14,22 4,54", 2, "even"), ink("14,22 28,54", 2, "even"), fill("M0,54 L32,54 C30,68 2,68 0,54 Z", "tint")]), dot(50, 8, 6, "tint")];
const bell: Picture = [fill("M42,12 L58,12 C76,22 74,50 86,74 L14,74 C26,50 24,22 42,12 Z"), ring(50, 8, 7, 4, "tint"), ink("18,66 82,66", 4, "even", "tint"), fill("M38,76 L62,76 C64,92 36,92 38,76 Z", "tint"), ink("4,22 12,34", 4, "leaf"), ink("96,22 88,34", 4, "leaf"), ink("0,44 8,50", 4, "leaf"), ink("100,44 92,50", 4, "leaf")];
const book: Picture = [fill("M4,20 C22,12 38,14 50,24 C62,14 78,12 96,20 L96,86 C78,80 62,82 50,92 C38,82 22,80 4,86 Z"), ...both([fill("M10,26 C24,20 36,22 47,30 L47,82 C36,75 24,74 10,78 Z", "tint"), ink("18,36 38,38", 3, "even"), ink("18,48 38,50", 3, "even"), ink("18,60 38,62", 3, "even")])];
const boat: Picture = [fill("M4,62 C24,70 70,72 96,56 C92,80 78,88 50,88 C24,88 8,80 4,62 Z"), ink("48,64 48,4", 5, "even"), fill("M52,8 C74,14 84,34 80,54 L52,58 Z", "tint"), ...placed(of("fire_attack").slice(0, 1), "translate(4 10) scale(.44 .54)"), ink("0,98 26,90 50,98 74,90 100,98", 4, "leaf", "tint")];
const zither: Picture = placed([fill("M38,-8 C50,-14 62,-8 62,4 L60,30 C58,36 58,40 60,46 L62,104 C60,110 40,110 38,104 L40,46 C42,40 42,36 40,30 Z"), ...[44, 48, 52, 56].map((x) => ink(`${x},0 ${x},102`, 1.2, "even" as const, "tint" as const)), ...[14, 26, 60, 74, 88].map((y) => dot(41.5, y, 1.6, "tint" as const))], "rotate(28 50 50)");
const peony: Picture = [...[0, 60, 120, 180, 240, 300].flatMap((turn) => placed([fill("M50,50 C28,40 30,10 50,4 C70,10 72,40 50,50 Z", "tint")], `rotate(${turn} 50 46)`)), ...[30, 90, 150, 210, 270, 330].flatMap((turn) => placed([fill("M50,48 C38,40 40,24 50,20 C60,24 62,40 50,48 Z")], `rotate(${turn} 50 46)`)), dot(50, 46, 8, "tint"), fill("M30,78 C14,78 6,88 4,98 C20,98 30,92 36,84 Z"), fill("M70,78 C86,78 94,88 96,98 C80,98 70,92 64,84 Z")];
const roundFan: Picture = [ring(50, 36, 31, 6), dot(50, 36, 26, "tint"), ink("50,66 50,104", 6, "even"), ink("50,78 62,90 58,106", 4, "lift", "tint"), ...[0, 72, 144, 216, 288].flatMap((turn) => placed([fill("M50,36 C42,30 44,20 50,18 C56,20 58,30 50,36 Z")], `rotate(${turn} 50 36)`))];
const tents: Picture = [fill("M2,88 L30,34 L58,88 Z"), fill("M24,88 L30,56 L37,88 Z", "tint"), fill("M44,88 L70,40 L98,88 Z"), fill("M65,88 L70,60 L76,88 Z", "tint"), ink("30,36 30,14", 3.4, "even"), fill("M31,14 L50,20 L31,28 Z", "tint"), ink("70,42 70,20", 3.4, "even"), fill("M71,20 L90,26 L71,34 Z", "tint"), ink("0,92 100,92", 4, "leaf")];
const parasol: Picture = [fill("M2,46 C8,18 30,6 50,4 C70,6 92,18 98,46 C86,40 78,40 70,46 C62,40 56,40 50,46 C44,40 38,40 30,46 C22,40 14,40 2,46 Z"), ink("50,4 50,-6", 4, "even"), ink("50,44 50,90 58,98 64,90", 5, "even", "tint"), ink("30,44 42,10", 2, "leaf", "tint"), ink("70,44 58,10", 2, "leaf", "tint")];
const gourd: Picture = [fill("M50,6 C62,6 68,18 62,28 C60,34 62,36 66,40 C86,50 86,82 66,92 C56,97 44,97 34,92 C14,82 14,50 34,40 C38,36 40,34 38,28 C32,18 38,6 50,6 Z"), ink("36,38 64,38", 5, "even", "tint"), ink("62,40 74,48 72,60", 3, "lift", "tint"), ink("50,6 48,-4 56,-10", 4, "lift"), ink("50,54 50,80", 6, "leaf", "tint"), ink("37,67 63,67", 6, "leaf", "tint")];
const moon: Picture = [fill("M62,4 C24,8 6,42 18,70 C28,94 62,104 88,82 C58,84 40,64 42,40 C43,24 50,12 62,4 Z", "tint"), ink("58,52 76,46 96,54", 5, "leaf"), ink("50,66 74,60 98,68", 5, "leaf"), dot(76, 22, 3.5), dot(90, 34, 2.5)];
const talisman: Picture = [fill("M24,2 L76,2 L76,96 L66,90 L58,98 L50,90 L42,98 L34,90 L24,96 Z"), fill("M58,14 L38,48 L50,48 L42,82 L64,42 L52,42 L62,14 Z", "tint")];
const taiji: Picture = [dot(50, 50, 44), fill("M50,8 A42,42 0 0 1 50,92 A21,21 0 0 1 50,50 A21,21 0 0 0 50,8 Z", "tint"), dot(50, 29, 6, "tint"), dot(50, 71, 6)];
const ringsaw: Picture = toned(of("guding_blade"), "ink").map((mark, at) => (at === 1 || at > 3 ? { ...mark, tone: "tint" as const } : mark));
const horse: Picture = of("chitu").map((mark, at) => ({ ...mark, tone: at === 0 ? ("ink" as const) : at >= 4 ? ("paper" as const) : ("tint" as const) }));
const lance: Picture = placed([fill("M50,-16 L57,4 L53,22 L47,22 L43,4 Z"), ink("50,20 50,116", 4.6, "even"), fill("M50,24 C60,30 64,42 62,54 C57,48 53,47 50,52 C47,47 43,48 38,54 C36,42 40,30 50,24 Z", "tint")], "rotate(30 50 50)");
const brush: Picture = [ink("84,4 50,62", 6, "even"), fill("M54,56 C60,66 44,88 22,98 C26,78 36,58 54,56 Z", "tint"), blob("8,96 20,92 34,96 24,102")];
const drum: Picture = [fill("M12,34 C12,20 88,20 88,34 L84,74 C80,90 20,90 16,74 Z"), fill("M18,34 C24,26 76,26 82,34 C76,42 24,42 18,34 Z", "tint"), ...[20, 36, 52, 68].map((x) => ink(`${x},46 ${x + 8},80`, 2.4, "even" as const, "tint" as const)), ink("30,30 8,2", 5, "press"), ink("70,30 92,2", 5, "press")];
const axe: Picture = of("axe");

// People

export const portraits: Record<string, Portrait> = {
  // Wei
  cao_cao: { letters: "曹操", emblem: seal, look: { body: "robe", hat: "gauze", face: "sly", beard: "three", paint: "brows", shape: "man", colors: { skin: WHITE, paint: "#cfc6b4", robe: "#7d1c14", trim: GOLD, hat: "#17130f", hatTrim: GOLD, beard: "#1d1512" } } },
  sima_yi: { letters: "司马懿", emblem: wolf, look: { body: "scholar", hat: "cap", face: "sly", beard: "goatee", shape: "lean", behind: "side", colors: { skin: "#e6d8bd", robe: "#23293b", trim: "#6f7fa6", hat: "#14161f", hatTrim: "#8ea0cf", hair: "#3b3a3d", beard: "#3b3a3d" } } },
  xiahou_dun: { letters: "夏侯惇", emblem: placed(of("archery_attack").slice(0, 3), "translate(-24 30) scale(1.4)"), look: { body: "armor", hat: "crested", face: "patch", beard: "stubble", shape: "broad", colors: { skin: "#d9a878", robe: "#1f3556", trim: "#a9b7c2", hat: "#3d4c5c", hatTrim: "#c7a24c" } } },
  zhang_liao: { letters: "张辽", emblem: banner, look: { body: "armor", hat: "plume", face: "stern", beard: "three", colors: { skin: "#e0bd8f", robe: "#28456d", trim: "#c9b26a", hat: "#2d4a6e", hatTrim: GOLD } } },
  xu_chu: { letters: "许褚", emblem: tiger, look: { body: "bare", hat: "bald", face: "wide", beard: "stubble", shape: "broad", colors: { skin: "#d39b68", robe: "#2b3f5c", trim: "#d2b36a", hatTrim: RED } } },
  guo_jia: { letters: "郭嘉", emblem: cup, look: { body: "scholar", hat: "scarf", face: "dreamy", shape: "lean", behind: "long", colors: { skin: "#f1e2c6", robe: "#5f86b3", trim: "#e9edf0", hat: "#dfe6ee", hatTrim: "#5f86b3" } } },
  zhen_ji: { letters: "甄姬", emblem: lotus, look: { body: "lady", hat: "highbun", face: "ladyDown", shape: "lady", behind: "long", paint: "flower", colors: { skin: "#f6e6cf", paint: "#3d6ea5", robe: "#7fa3cf", trim: "#e6eef6", hat: "#9fd0e6", hatTrim: "#dfe9f2" } } },
  cao_ren: { letters: "曹仁", emblem: fort, look: { body: "armor", hat: "wall", face: "stern", beard: "full", shape: "broad", colors: { skin: "#d9b083", robe: "#39434d", trim: "#8d99a3", hat: "#4f5b66", hatTrim: "#b9c3ca", beard: "#2a201a" } } },
  xiahou_yuan: { letters: "夏侯渊", emblem: falcon, look: { body: "armor", hat: "beast", face: "fierce", beard: "moustache", colors: { skin: "#d6a673", robe: "#1d4a6e", trim: "#d0a64a", hat: "#7a8791", hatTrim: "#e1b955" } } },
  // Shu
  liu_bei: { letters: "刘备", emblem: of("double_swords"), look: { body: "robe", hat: "ridge", face: "calm", beard: "goatee", colors: { skin: "#f0d5ac", robe: "#3c7a45", trim: GOLD, hat: "#8d2d1d", hatTrim: GOLD } } },
  guan_yu: { letters: "关羽", emblem: of("blade"), across: true, look: { body: "robe", hat: "cloth", face: "phoenix", beard: "long", colors: { skin: "#a8321f", robe: "#2f6a3d", trim: GOLD, hat: "#2c6038", hatTrim: GOLD, beard: "#16100d" } } },
  zhang_fei: { letters: "张飞", emblem: of("spear"), across: true, look: { body: "armor", hat: "wild", face: "wide", beard: "spiky", shape: "broad", paint: "brows", colors: { skin: "#cfae84", paint: "#1b1512", robe: "#2a2320", trim: "#b6512c", hatTrim: RED, hair: "#14100d", beard: "#14100d" } } },
  zhuge_liang: { letters: "诸葛亮", emblem: of("fan"), look: { body: "scholar", hat: "scarf", face: "calm", beard: "three", shape: "lean", colors: { skin: "#f1dfc2", robe: "#e7e0cf", trim: "#22314a", hat: "#22314a", hatTrim: "#d9cfae", beard: "#241a15" } } },
  zhao_yun: { letters: "赵云", emblem: lance, across: true, look: { body: "armor", hat: "helmet", face: "phoenix", colors: { skin: "#f3dcb8", robe: "#e4e8ea", trim: "#8fb3c9", hat: "#dfe5e8", hatTrim: "#86a9bf" } } },
  ma_chao: { letters: "马超", emblem: horse, look: { body: "armor", hat: "lion", face: "fierce", behind: "ribbons", colors: { skin: "#efd0a2", robe: "#c9ced2", trim: "#8c2f20", hat: "#d9dde0", hatTrim: "#a43a28" } } },
  huang_yueying: { letters: "黄月英", emblem: gear, look: { body: "lady", hat: "sidebuns", face: "lady", shape: "lady", colors: { skin: "#efd2a4", robe: "#8a6a2e", trim: "#e2cf97", hat: "#d0862e", hatTrim: "#b3541e", hair: "#7a4a22" } } },
  huang_zhong: { letters: "黄忠", emblem: target, look: { body: "armor", hat: "helmet", face: "old", beard: "elder", colors: { skin: "#dcae7d", robe: "#7a4a1d", trim: "#d8b25a", hat: "#96702c", hatTrim: "#e8cc80", beard: "#efe9dd", hair: "#efe9dd" } } },
  wei_yan: { letters: "魏延", emblem: ringsaw, look: { body: "armor", hat: "horned", face: "fierce", beard: "fork", shape: "broad", colors: { skin: "#7d3024", robe: "#3b1c19", trim: "#a8844a", hat: "#4a2620", hatTrim: "#cfa75a", beard: "#57160f" } } },
  // Wu
  sun_quan: { letters: "孙权", emblem: balance, look: { body: "robe", hat: "crown", face: "stern", beard: "full", colors: { skin: "#f0d3a6", robe: "#1f5c46", trim: GOLD, hat: "#20261f", hatTrim: GOLD, beard: "#5b2f6b" } } },
  gan_ning: { letters: "甘宁", emblem: bell, look: { body: "bare", hat: "bandana", face: "fierce", beard: "moustache", paint: "scar", colors: { skin: "#c98d5b", paint: "#7d2a1c", robe: "#1f5a4c", trim: "#d5b04c", hat: "#a3271b", hatTrim: "#d9b054" } } },
  lv_meng: { letters: "吕蒙", emblem: book, look: { body: "armor", hat: "plume", face: "calm", beard: "moustache", colors: { skin: "#e6c293", robe: "#e6e4d6", trim: "#4f8a5c", hat: "#2f6b45", hatTrim: "#d6d9c6" } } },
  huang_gai: { letters: "黄盖", emblem: boat, look: { body: "armor", hat: "horned", face: "old", beard: "full", shape: "broad", paint: "cheeks", colors: { skin: "#c98a58", paint: "#a13f27", robe: "#5c4a3a", trim: "#a38a5e", hat: "#6e5a45", hatTrim: "#b99b66", beard: "#b9b0a2" } } },
  zhou_yu: { letters: "周瑜", emblem: zither, across: true, look: { body: "robe", hat: "plumed", face: "phoenix", behind: "feathers", colors: { skin: "#f5dfbe", robe: "#a8281c", trim: GOLD, hat: RED, hatTrim: "#e2c05e" } } },
  da_qiao: { letters: "大乔", emblem: peony, look: { body: "lady", hat: "cloud", face: "ladyDown", shape: "lady", behind: "long", paint: "flower", colors: { skin: "#f7e4c9", paint: RED, robe: "#c65f57", trim: "#f3d9c4", hat: "#e08a7c", hatTrim: GOLD } } },
  lu_xun: { letters: "陆逊", emblem: tents, look: { body: "scholar", hat: "band", face: "calm", behind: "tail", shape: "lean", colors: { skin: "#f4dfbd", robe: "#4f9a6a", trim: "#efe6cc", hat: "#efe6cc", hatTrim: "#2f7a4c" } } },
  sun_shangxiang: { letters: "孙尚香", emblem: bow, look: { body: "armor", hat: "braid", face: "ladyBold", shape: "lady", behind: "tail", colors: { skin: "#f2d4aa", robe: "#a5342b", trim: "#e0b65c", hat: "#b93a2c", hatTrim: GOLD, hair: "#3a1d16" } } },
  zhou_tai: { letters: "周泰", emblem: parasol, look: { body: "bare", hat: "wild", face: "stern", beard: "stubble", shape: "broad", paint: "scar", colors: { skin: "#b97e50", paint: "#5d1c12", robe: "#3a4a3c", trim: "#8a9a7a", hatTrim: "#2f6b45" } } },
  xiao_qiao: { letters: "小乔", emblem: roundFan, look: { body: "lady", hat: "loops", face: "lady", shape: "lady", paint: "cheeks", colors: { skin: "#f9e6ce", paint: "#e59a8c", robe: "#e0a6a0", trim: "#fbeee0", hat: "#d65f6a", hatTrim: "#e2c05e" } } },
  // Qun
  hua_tuo: { letters: "华佗", emblem: gourd, look: { body: "scholar", hat: "knot", face: "old", beard: "elder", colors: { skin: "#e9c596", robe: "#6f8a6a", trim: "#e6dfc8", hatTrim: "#6f8a6a", hair: "#f1ece1", beard: "#f1ece1" } } },
  lv_bu: { letters: "吕布", emblem: of("halberd"), across: true, look: { body: "armor", hat: "plumed", face: "fierce", behind: "feathers", shape: "man", paint: "stripe", colors: { skin: "#f0cda0", paint: RED, robe: "#6a1a3a", trim: "#e0b24a", hat: "#7a1d2a", hatTrim: "#e6bf58" } } },
  diao_chan: { letters: "貂蝉", emblem: moon, look: { body: "lady", hat: "phoenix", face: "ladyDown", shape: "lady", behind: "long", paint: "moon", colors: { skin: "#fbead3", paint: "#b5558a", robe: "#8a4f8f", trim: "#f0d7ea", hat: "#d88ac0", hatTrim: "#e3bf62" } } },
  zhang_jiao: { letters: "张角", emblem: talisman, look: { body: "scholar", hat: "turban", face: "stern", beard: "wisps", shape: "lean", paint: "flame", colors: { skin: "#e3c08d", paint: "#c78a1d", robe: "#8f6d1e", trim: "#e9d391", hat: "#d8a526", hatTrim: "#8f5d12", hair: "#55504a", beard: "#55504a" } } },
  yu_ji: { letters: "于吉", emblem: taiji, look: { body: "robe", hat: "lotus", face: "old", beard: "fork", shape: "lean", behind: "long", colors: { skin: "#e8cda2", robe: "#3f4f58", trim: "#d9d2bf", hat: "#8a7440", hatTrim: "#c9a85a", hair: "#dad4c8", beard: "#dad4c8" } } },
};

// Those of other packages

const MEN = ["helmet", "plume", "crested", "horned", "wall", "lion", "beast", "knot", "wild", "band", "turban", "cloth", "scarf", "cap", "gauze", "crown", "ridge", "lotus", "straw", "plumed"] as const;
const LADIES = ["loops", "highbun", "sidebuns", "cloud", "braid", "phoenix"] as const;
const WARLIKE = ["helmet", "plume", "crested", "horned", "wall", "lion", "beast", "wild", "bandana"];
const SKINS = ["#f0d5ac", "#e0bd8f", "#d39b68", "#f4dfbd", "#e6cda2", "#c98d5b"];
const ROBES = ["#2f5d7a", "#7a3b2a", "#3f6b4a", "#6a4a7a", "#8a6a2e", "#394a5c", "#7d2a4a", "#4a5a3a", "#a0522d", "#2f4f4f"];
const TRIMS = [GOLD, STEEL, "#e6dfc8", "#c77a3a", "#9fb8a0", "#c9a0b0"];
const HATS = ["#3d4c5c", "#7a2a1f", "#2f5b3f", "#5a4a2a", "#47365c", "#22262b"];
const THINGS: readonly Picture[] = [seal, flask, cup, lotus, banner, fort, target, gear, balance, bell, book, zither, peony, tents, parasol, moon, talisman, brush, drum, axe, lance, of("qinggang_sword"), of("guding_blade"), of("crossbow"), of("nioh_shield")];

/** A portrait drawn by lot from the id. */
export function unknownPortrait(id: string, gender: string): Portrait {
  const next = lots(hash(id));
  const one = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
  const lady = gender === "female";
  const hat = lady ? one(LADIES) : one(MEN);
  const old = !lady && next() < 0.2;
  const hair = old ? "#ded7ca" : one(["#1d1512", "#2a1d16", "#3a2a20"]);
  const look: Look = {
    body: WARLIKE.includes(hat) ? "armor" : lady ? "lady" : one(["robe", "scholar", "armor"] as const),
    hat,
    shape: lady ? "lady" : one(["man", "broad", "lean"] as const),
    face: lady ? one(["lady", "ladyDown", "ladyBold"] as const) : old ? "old" : one(["calm", "phoenix", "stern", "fierce", "wide", "sly", "dreamy"] as const),
    beard: lady ? "none" : one(ALL.beards),
    behind: lady ? one(["long", "tail", "side", "ribbons", "none"] as const) : one(["none", "none", "ribbons", "flags", "tail"] as const),
    paint: one(["none", "none", lady ? "flower" : "brows", lady ? "cheeks" : "stripe", lady ? "moon" : "scar"] as const),
    colors: { skin: one(SKINS), paint: one([RED, "#3d3a6a", "#2f5d4a"]), robe: one(ROBES), trim: one(TRIMS), hat: one(HATS), hatTrim: one(TRIMS), hair, beard: hair },
  };
  return { look, emblem: one(THINGS) };
}

export function portraitOf(id: string, gender = ""): Portrait {
  return portraits[id] ?? unknownPortrait(id, gender);
}
