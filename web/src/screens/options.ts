/** Options of rooms, as this person likes them. */

import type { ModeEntry } from "../lib/catalogue";
import type { RoomLine, RoomOptions } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";

export const DECISION_TIMES = [10, 15, 25, 40, 60, 120] as const;
export const PACES = [0.3, 0.8, 1.5] as const;
export const DELAYS = [0, 30, 60, 180] as const;
export const CHOICES = [1, 2, 3, 4, 5, 6, 8, 10] as const;

const USUAL: RoomOptions = {
  mode: "identity",
  players: 8,
  options: {},
  packages: ["standard", "wind"],
  ban: [],
  decision_time: 25,
  pace: 0.8,
  public: true,
  password: "",
  spectators: true,
  spectator_delay: 0,
};

/** How many sit at the table of one click: as many as one likes, if the mode is for so many. */
export function seatsFor(mode: ModeEntry): number {
  return mode.players.includes(settings.seats) ? settings.seats : (mode.players[0] ?? settings.seats);
}

/** The table of one click. */
export function quickOptions(mode: string, players: number, packages: string[] = USUAL.packages): RoomOptions {
  return { ...USUAL, mode, players, packages, pace: settings.pace, public: false, spectators: false, decision_time: 120 };
}

/** Whether a room can only be watched. */
export function isClosed(room: RoomLine): boolean {
  return room.running || room.taken === room.players;
}

/** A new room: as the last one was, but for its password. */
export function roomOptions(): RoomOptions {
  return { ...USUAL, pace: settings.pace, ...load<Partial<RoomOptions>>("room", {}), password: "" };
}

export function keepRoomOptions(options: RoomOptions): void {
  save("room", { ...options, password: "" });
}
