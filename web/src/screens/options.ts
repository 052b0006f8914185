/** Options of rooms, as this person likes them. */

import type { RoomOptions } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";

export const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
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

/** The mode of two teams, and how many it is for. */
export const TEAMS = "team_3v3";
export const TEAM_SEATS = 6;

/** The table of one click. */
export function quickOptions(): RoomOptions {
  const teams = settings.mode === TEAMS;
  return { ...USUAL, mode: teams ? TEAMS : USUAL.mode, players: teams ? TEAM_SEATS : settings.seats, pace: settings.pace, public: false, decision_time: 60 };
}

/** A new room: as the last one was, but for its password. */
export function roomOptions(): RoomOptions {
  return { ...USUAL, pace: settings.pace, ...load<Partial<RoomOptions>>("room", {}), password: "" };
}

export function keepRoomOptions(options: RoomOptions): void {
  save("room", { ...options, password: "" });
}
