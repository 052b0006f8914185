/** Replays as the server tells them. */

import type { EventLine, TableState } from "../../lib/protocol";
import { load } from "../../lib/storage";

/** A finished game in a list. */
export interface ReplayLine {
  id: string;
  mode: string;
  players: number;
  /** Empty for games that were brought from elsewhere. */
  names: string[];
  generals: string[];
  outcome: string;
  winners: number[];
  /** Seconds since 1970. */
  ended: number;
  scores: Record<string, number>[];
  imported: boolean;
  /** Shared: everybody finds it. */
  listed: boolean;
}

/** One step of a game, and the table after it. */
export interface Frame {
  events: EventLine[];
  table: TableState;
}

/** What the time line marks: turns as ticks, deaths as crosses. */
export interface Mark {
  at: number;
  what: "turn" | "death" | "end";
  seat: number;
}

/** The server would not do something; the message is one sentence, in English. */
export class ReplayError extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(new URL(`api/replays${path}`, document.baseURI), init);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as { error?: string } | null;
  throw new ReplayError(problem?.error ?? `${response.status} ${response.statusText}`);
}

/** Who asks; nobody yet before the server has greeted one for the first time. */
function me(): HeadersInit {
  const token = load("token", "");
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** The games that are shared, newest first. */
export function listReplays(): Promise<ReplayLine[]> {
  return ask("");
}

/** The games that one has played or brought, newest first; none if the server does not know one. */
export async function listMyReplays(): Promise<ReplayLine[]> {
  if (!load("token", "")) return [];
  return ask<ReplayLine[]>("?mine=1", { headers: me() }).catch(() => []);
}

/** Let everybody find a game of one's own, or not any more. */
export async function shareReplay(id: string, listed: boolean): Promise<void> {
  await ask(`/${encodeURIComponent(id)}/shared`, { method: listed ? "PUT" : "DELETE", headers: me() });
}

/** Every step as a seat may know it (−1: somebody who only looks on), or with all hands open. */
export function loadFrames(id: string, seat: number, open: boolean): Promise<Frame[]> {
  return ask(`/${encodeURIComponent(id)}/frames?seat=${seat}&open=${open ? 1 : 0}`);
}

export function bringReplay(record: string): Promise<ReplayLine> {
  return ask("", { method: "POST", body: record, headers: { ...me(), "content-type": "text/plain" } });
}

/** The record itself, as it can be kept as a file. */
export async function loadRecord(id: string): Promise<string> {
  const response = await fetch(recordAddress(id));
  return response.ok ? response.text() : "";
}

export function recordAddress(id: string): string {
  return new URL(`api/replays/${encodeURIComponent(id)}`, document.baseURI).href;
}

/** How many events there were before each step; the first one is the table before anything happens. */
export function pastsOf(frames: readonly Frame[]): number[] {
  let past = 0;
  return frames.map(({ events }) => {
    past += events.length;
    return past - events.length;
  });
}

export function marksOf(frames: readonly Frame[]): Mark[] {
  const marks: Mark[] = [];
  frames.forEach((frame, at) => {
    for (const event of frame.events) {
      const seat = Number(event.args.seat?.slice(1) ?? -1);
      if (event.key === "turn") marks.push({ at, what: "turn", seat });
      else if (event.key === "died") marks.push({ at, what: "death", seat });
      else if (event.key === "game-over") marks.push({ at, what: "end", seat: -1 });
    }
  });
  return marks;
}

/** The next turn before or behind a frame; the first or last frame if there is none. */
export function turnFrom(marks: readonly Mark[], at: number, way: 1 | -1, last: number): number {
  const turns = marks.filter((mark) => mark.what === "turn").map((mark) => mark.at);
  if (way > 0) return turns.find((turn) => turn > at) ?? last;
  return turns.findLast((turn) => turn < at) ?? 0;
}
