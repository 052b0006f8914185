/** What a person prefers, kept in the browser. */

import { load, save } from "./storage";

export const LANGUAGES = ["zh-Hans", "zh-Hant", "vi", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  vi: "Tiếng Việt",
  en: "English",
};

/** How a hand is ordered: as drawn, by kind of card, or by suit. */
export type HandOrder = "drawn" | "kind" | "suit";

export interface Settings {
  language: Language;
  name: string;
  /** How fast cards fly: 1 is usual, 2 twice as fast, 0 not at all. */
  speed: number;
  /** Whether the question of the first game, if there shall be sound, was answered. */
  heard: boolean;
  sound: boolean;
  volume: number;
  music: boolean;
  musicVolume: number;
  order: HandOrder;
  /** Legal answers of one pick are given without a confirming button. */
  quick: boolean;
  /** No motion at all, whatever the system says. */
  still: boolean;
  /** Whether windows for Nullification are passed by themselves when a game begins. */
  autoPass: "off" | "always";
  /** What is played by one click, how many sit there, and how long bots think. */
  mode: string;
  seats: number;
  pace: number;
}

function ofBrowser(): Language {
  for (const wanted of navigator.languages ?? []) {
    const words = wanted.toLowerCase().split("-");
    if (words[0] === "zh") return ["hant", "tw", "hk", "mo"].some((word) => words.includes(word)) ? "zh-Hant" : "zh-Hans";
    if (words[0] === "vi" || words[0] === "en") return words[0];
  }
  return "en";
}

const USUAL: Settings = { language: "en", name: "", speed: 1, heard: false, sound: false, volume: 0.7, music: false, musicVolume: 0.5, order: "drawn", quick: true, still: false, autoPass: "off", mode: "identity", seats: 8, pace: 0.8 };

function create() {
  const kept = load<Partial<Settings>>("settings", {});
  const settings = $state<Settings>({ ...USUAL, language: ofBrowser(), heard: kept.sound ?? false, ...kept });
  return settings;
}

export const settings = create();

/** Change some settings and keep them. */
export function prefer(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  save("settings", settings);
}

/** Whether motion is wanted at all: neither the system nor the person has turned it off. */
export function moves(): boolean {
  return settings.speed > 0 && !settings.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
