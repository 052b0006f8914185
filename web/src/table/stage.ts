/** What lies in the middle of the table, told by events alone: the card in use with what answers it, a judgement, cards turned up. */

import type { CardFace, EventLine } from "../lib/protocol";
import { seatIndex } from "../lib/tokens";

/** A card used or played by a seat. */
export interface Deed {
  id: number;
  seat: number;
  kind: string;
  faces: CardFace[];
  hidden: number;
  targets: number[];
  second: number;
  skill: string;
  /** Whether it answers the deed before it. */
  answers: boolean;
  /** The targets on which it turned out to have no effect. */
  voided: number[];
}

export interface JudgeScene {
  seat: number;
  reason: string;
  face: CardFace | null;
  decided: boolean;
  suit: string;
}

export interface ContestScene {
  seats: [number, number];
  faces: CardFace[];
}

export interface Stage {
  deeds: Deed[];
  judge: JudgeScene | null;
  /** Cards turned up for all to choose from. */
  row: CardFace[];
  contest: ContestScene | null;
}

export const EMPTY: Stage = { deeds: [], judge: null, row: [], contest: null };

const KEPT_DEEDS = 5;
let deeds = 0;

function seats(tokens: string | undefined): number[] {
  return tokens ? tokens.split(" ").map(seatIndex) : [];
}

function deed(event: EventLine, answers: boolean): Deed {
  const args = event.args;
  return {
    id: (deeds += 1),
    seat: seatIndex(args.seat ?? "s-1"),
    kind: args.card ?? "",
    faces: event.faces,
    hidden: event.cards.filter((token) => token === "?").length,
    targets: seats(args.targets),
    second: args.second ? seatIndex(args.second) : -1,
    skill: args.skill ?? "",
    answers,
    voided: [],
  };
}

/** The middle of the table after an event. */
export function reduce(stage: Stage, event: EventLine): Stage {
  const args = event.args;
  switch (event.key) {
    case "turn":
    case "phase":
      return EMPTY;
    case "used":
      if (args.against) return { ...stage, deeds: [...stage.deeds, deed(event, true)].slice(-KEPT_DEEDS) };
      return { ...EMPTY, deeds: [deed(event, false)] };
    case "played":
      return { ...stage, deeds: [...stage.deeds, deed(event, true)].slice(-KEPT_DEEDS) };
    case "void": {
      const last = stage.deeds.findLastIndex((one) => one.kind === args.card);
      const seat = seatIndex(args.seat ?? "s-1");
      return { ...stage, deeds: stage.deeds.map((one, at) => (at === last ? { ...one, voided: [...one.voided, seat] } : one)) };
    }
    case "turned-face-up":
      return { ...stage, row: event.faces };
    case "judging":
      return {
        ...stage,
        judge: { seat: seatIndex(args.seat ?? "s-1"), reason: args.reason ?? "", face: null, decided: false, suit: "" },
      };
    case "judged":
      return stage.judge
        ? { ...stage, judge: { ...stage.judge, face: event.faces[0] ?? stage.judge.face, decided: true, suit: args.suit ?? "" } }
        : stage;
    case "contest":
      return { ...stage, contest: { seats: [seatIndex(args.seat ?? "s-1"), seatIndex(args.other ?? "s-1")], faces: event.faces } };
    case "move":
      return moved(stage, event);
    default:
      return stage;
  }
}

function moved(stage: Stage, event: EventLine): Stage {
  if (event.args.reason === "judged" && stage.judge && event.faces[0]) {
    return { ...stage, judge: { ...stage.judge, face: event.faces[0] } };
  }
  if (event.args.from === "table" && stage.row.length) {
    const row = stage.row.filter((card) => !event.cards.includes(card.token));
    return row.length === stage.row.length ? stage : { ...stage, row };
  }
  return stage;
}
