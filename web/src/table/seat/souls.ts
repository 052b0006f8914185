/** What lasts on a seat and all see: souls that go with it, the shield of who fell first in the game before, a second life. */

import type { Question, SeatState, TableState } from "../../lib/protocol";
import type { Scene, Texts } from "../../lib/texts.svelte";

const SIGNS: Record<string, string> = { luohan: "罗", xuanwu: "玄", zhuyou: "祝" };
const TRADITIONAL: Record<string, string> = { luohan: "羅" };
/** The pile of cards that the living gave to a dead player. */
export const OFFERINGS = "offerings";
const SHIELD = "protected";

export interface Soul {
  kind: string;
  /** The seat of the dead player, and the one that carries the soul, -1 while it is to be chosen. */
  seat: number;
  host: number;
}

/** The souls that a seat carries. */
export function soulsOn(seat: SeatState): Soul[] {
  const effects = seat.effects.filter((effect) => effect.kind in SIGNS);
  return effects.map((effect) => ({ kind: effect.kind, seat: effect.data[0] ?? -1, host: seat.index }));
}

/** What became of a dead player: the soul and its host, or `null` for one that has none. */
export function soulOf(table: TableState, seat: number): Soul | null {
  return table.seats.flatMap(soulsOn).find((soul) => soul.seat === seat) ?? null;
}

/** The soul for which a dead player is asked to choose a host, or `null`. */
export function soulWithout(question: Question | null, seat: number): Soul | null {
  const kind = question?.prompt === "choose-host" ? question.args[0] : undefined;
  return kind ? { kind, seat, host: -1 } : null;
}

/** The seats that a protected one has attacked and that may therefore strike it down; `null` for a seat without the shield. */
export function provokedBy(seat: SeatState): number[] | null {
  const shield = seat.effects.find((effect) => effect.kind === SHIELD);
  if (!shield) return null;
  const mask = shield.data[0] ?? 0;
  return Array.from({ length: 10 }, (_, at) => at).filter((at) => (mask >> at) & 1);
}

function signOf(kind: string, language: string): string {
  return (language === "zh-Hant" ? TRADITIONAL[kind] : undefined) ?? SIGNS[kind] ?? "";
}

/** Something that lasts on a seat, in words. */
export interface Lasting {
  sort: "soul" | "shield" | "reborn";
  /** A sign of one letter for souls; the others have pictures. */
  sign: string;
  name: string;
  text: string;
}

export function lastingOn(seat: SeatState, texts: Texts, scene: Scene): Lasting[] {
  const found = soulsOn(seat).map((soul): Lasting => {
    const name = texts.skillName(soul.kind);
    const words = { soul: name, seat: texts.seat(soul.seat, scene), text: texts.skillText(soul.kind) };
    return { sort: "soul", sign: signOf(soul.kind, texts.language), name, text: texts.say("page-soul-text", words) };
  });
  const provoked = provokedBy(seat);
  if (provoked) {
    const seats = texts.join(provoked.map((index) => texts.seat(index, scene)));
    found.push({ sort: "shield", sign: "", name: texts.say("page-shield"), text: texts.say("page-shield-text", { count: provoked.length, seats }) });
  }
  if (seat.alive && seat.fallen) found.push({ sort: "reborn", sign: "", name: texts.say("page-reborn"), text: texts.say("page-reborn-text") });
  return found;
}
