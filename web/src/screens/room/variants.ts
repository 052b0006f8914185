/** Options of a mode as somebody chose them. */

import type { ModeEntry, ModeOption } from "../../lib/catalogue";
import type { RoomOptions, RoomState } from "../../lib/protocol";

export type Chosen = Readonly<Record<string, string>>;

const OFF = ["off", "none", "false"];
/** Steps that are worth a click, of numbers that may be high. */
const STEPS = [1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 50, 100, 200, 500, 1000];

export function isOn(value: string): boolean {
  return value !== "" && !OFF.includes(value);
}

/** What an option stands at: what was chosen, or its usual value. */
export function valueOf(mode: ModeEntry, id: string, chosen: Chosen): string {
  return chosen[id] ?? mode.options.find((option) => option.id === id)?.choices?.[0] ?? "";
}

/** Whether who looks on this page plays at a table where nobody says or throws anything while the game runs. */
export function isSilenced(room: RoomState | null, modes: readonly ModeEntry[]): boolean {
  const mode = modes.find((one) => one.id === room?.options.mode);
  return room !== null && mode !== undefined && room.running && room.you >= 0 && isOn(valueOf(mode, "silent", room.options.options));
}

/** Whether one of the settings is chosen without which an option has no effect. */
export function isFree(mode: ModeEntry, option: ModeOption, chosen: Chosen): boolean {
  const needs = Object.entries(option.needs ?? {});
  return !needs.length || needs.some(([id, values]) => values.includes(valueOf(mode, id, chosen)));
}

/** The numbers that can be chosen one after the other, with the one that is chosen. */
export function stepsOf(option: ModeOption, value: number): number[] {
  const [least, most] = option.number ?? [value, value];
  const steps = new Set([least, ...STEPS, option.usual ?? least, value, most]);
  return [...steps].filter((step) => step >= least && step <= most).sort((a, b) => a - b);
}

/** The options of a room that changes its mode: a size that there is, packages that it is played with, nothing that it does not know. */
export function withMode(options: RoomOptions, mode: ModeEntry): RoomOptions {
  const known = new Set(mode.options.map((option) => option.id));
  const kept = Object.fromEntries(Object.entries(options.options).filter(([id]) => known.has(id)));
  const players = mode.players.includes(options.players) ? options.players : (mode.players.at(-1) ?? options.players);
  const usual = mode.packages ?? options.packages;
  const packages = options.packages.some((id) => usual.includes(id)) ? options.packages : usual;
  return { ...options, mode: mode.id, players, packages, options: mode.id === options.mode ? options.options : kept };
}

/** The options with one changed, and without those that have no effect any more. */
export function withOption(mode: ModeEntry, chosen: Chosen, id: string, value: string): Record<string, string> {
  const changed: Record<string, string> = { ...chosen, [id]: value };
  const idle = mode.options.filter((option) => !isFree(mode, option, changed)).map((option) => option.id);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !idle.includes(name)));
}
