/** What lies in the middle of the table, told by events alone: the card in use with what answers it, a judgement, cards turned up. */

import type { CardFace, EventLine, Question } from "../../lib/protocol";
import { seatIndex } from "../../lib/tokens";

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

/** A delayed trick that leaves the judging area takes effect on who lies under it. */
function due(event: EventLine): Deed {
  const seat = event.args.from?.split(".")[0] ?? "";
  const face = event.faces[0];
  return deed({ ...event, args: { seat, targets: seat, card: face?.as_kind || face?.kind || "" } }, false);
}

/** The middle with the trick that a question about a Nullification is about, as it counts, wherever its card came from. */
export function about(stage: Stage, question: Question | null): Stage {
  if (question?.prompt !== "ask-nullification") return stage;
  const [, asked = "", target = "", , kind = asked] = question.args;
  const [root, ...answers] = stage.deeds;
  if (kind === "nullification" || root?.kind === kind) return stage;
  const seat = seatIndex(target);
  if (root && !root.answers && root.seat === seat && root.targets.includes(seat)) return { ...stage, deeds: [{ ...root, kind }, ...answers] };
  return { ...stage, deeds: [{ ...due({ key: "", args: { from: `${target}.judge` }, cards: [], faces: [], health: "" }), kind, id: 0 }, ...stage.deeds] };
}

function moved(stage: Stage, event: EventLine): Stage {
  if (event.args.from?.endsWith(".judge") && event.args.to === "table") return { ...EMPTY, deeds: [due(event)] };
  if (event.args.reason === "judged" && stage.judge && event.faces[0]) {
    return { ...stage, judge: { ...stage.judge, face: event.faces[0] } };
  }
  if (event.args.from === "table" && stage.row.length) {
    const row = stage.row.filter((card) => !event.cards.includes(card.token));
    return row.length === stage.row.length ? stage : { ...stage, row };
  }
  return stage;
}
