/** The small positions from which one learns: what lies there, what is right, and (in the texts) why. */

export interface LessonSeat {
  general: string;
  role?: string;
  hp: number;
  max: number;
  /** Kinds of equipment that lie before it. */
  equipment?: string[];
}

export interface LessonCard {
  kind: string;
  suit: string;
  rank: number;
}

export interface Lesson {
  id: string;
  /** One's own seat first, then as they act. */
  seats: LessonSeat[];
  hand: LessonCard[];
  /** What is tapped: a card of the hand or a seat. */
  pick: "card" | "seat";
  /** Places in `hand` or `seats`. */
  right: number[];
}

export const lessons: readonly Lesson[] = [
  {
    id: "slash",
    seats: [
      { general: "guan_yu", hp: 4, max: 4 },
      { general: "cao_cao", hp: 4, max: 4 },
      { general: "zhen_ji", hp: 3, max: 3 },
    ],
    hand: [
      { kind: "dodge", suit: "diamond", rank: 2 },
      { kind: "slash", suit: "spade", rank: 7 },
      { kind: "peach", suit: "heart", rank: 3 },
    ],
    pick: "card",
    right: [1],
  },
  {
    id: "dodge",
    seats: [
      { general: "zhou_yu", hp: 2, max: 3 },
      { general: "zhang_fei", hp: 4, max: 4 },
    ],
    hand: [
      { kind: "peach", suit: "heart", rank: 6 },
      { kind: "duel", suit: "club", rank: 1 },
      { kind: "dodge", suit: "heart", rank: 2 },
    ],
    pick: "card",
    right: [2],
  },
  {
    id: "range",
    seats: [
      { general: "xu_chu", hp: 4, max: 4 },
      { general: "sun_quan", hp: 4, max: 4 },
      { general: "guo_jia", hp: 3, max: 3 },
      { general: "lv_bu", hp: 4, max: 4 },
      { general: "hua_tuo", hp: 3, max: 3 },
    ],
    hand: [{ kind: "slash", suit: "club", rank: 5 }],
    pick: "seat",
    right: [1, 4],
  },
  {
    id: "trick",
    seats: [
      { general: "gan_ning", hp: 4, max: 4 },
      { general: "liu_bei", hp: 4, max: 4, equipment: ["crossbow"] },
      { general: "cao_ren", hp: 4, max: 4, equipment: ["eight_diagram"] },
      { general: "ma_chao", hp: 4, max: 4 },
    ],
    hand: [
      { kind: "snatch", suit: "spade", rank: 3 },
      { kind: "dismantlement", suit: "club", rank: 3 },
      { kind: "indulgence", suit: "heart", rank: 6 },
    ],
    pick: "card",
    right: [1],
  },
  {
    id: "dying",
    seats: [
      { general: "zhao_yun", role: "loyalist", hp: 4, max: 4 },
      { general: "liu_bei", role: "lord", hp: 0, max: 5 },
      { general: "xiahou_dun", hp: 2, max: 4 },
    ],
    hand: [
      { kind: "wine", suit: "spade", rank: 9 },
      { kind: "peach", suit: "heart", rank: 7 },
      { kind: "slash", suit: "heart", rank: 10 },
    ],
    pick: "card",
    right: [1],
  },
  {
    id: "roles",
    seats: [
      { general: "zhang_liao", role: "rebel", hp: 3, max: 4 },
      { general: "lu_xun", hp: 3, max: 3 },
      { general: "cao_cao", role: "lord", hp: 2, max: 5 },
      { general: "huang_gai", hp: 4, max: 4 },
    ],
    hand: [{ kind: "slash", suit: "spade", rank: 8 }],
    pick: "seat",
    right: [2],
  },
];
