/**
 * The sound of the page. Everything is made on the spot; nothing is loaded, and nothing sounds before somebody has chosen so. Where
 * motion is reduced, only the weightiest sound of a moment is heard.
 */

import type { EventLine, ServerMessage } from "../protocol";
import { moves, settings } from "../settings.svelte";
import { i18n } from "../texts.svelte";
import { soundsOf } from "./events";
import { begin } from "./music";
import { sounds, type Sound } from "./sounds";

const APART = 0.14;
const MOST = 4;
// A moment in which the page is not kept from drawing.
const SOON = 0.02;
const FADE = 0.6;
// Music lies under the sounds.
const MUSIC = 0.55;

interface Desk {
  context: AudioContext;
  effects: GainNode;
  music: GainNode;
}

const SAMPLE: readonly Sound[] = ["mine", "slash", "peach"];

let desk: Desk | null = null;
let ending: (() => void) | null = null;

/** As loud as a slider says: the ear hears a square as even steps. */
const loud = (volume: number) => volume * volume;

function open(): Desk {
  const context = new AudioContext();
  // Many sounds at once are pressed together rather than cut off.
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.ratio.value = 12;
  limit.connect(context.destination);
  const effects = context.createGain();
  const music = context.createGain();
  music.gain.value = 0;
  effects.connect(limit);
  music.connect(limit);
  return { context, effects, music };
}

/** Where sounds go, if they are wanted. */
function wanted(): Desk | null {
  if (!settings.heard || !settings.sound || typeof AudioContext === "undefined") return null;
  desk ??= open();
  if (desk.context.state === "suspended" && !document.hidden) void desk.context.resume();
  desk.effects.gain.value = loud(settings.volume);
  return desk;
}

/** Play a sound, `later` seconds from now. */
export function play(sound: Sound, later = 0): void {
  const on = wanted();
  if (on && settings.volume > 0) sounds[sound](on.effects, on.context.currentTime + SOON + later);
}

/** What sound is like here, for who has not chosen yet and wants to hear it first. */
export function sample(): void {
  const { context, effects } = (desk ??= open());
  void context.resume();
  effects.gain.value = loud(settings.volume);
  SAMPLE.forEach((sound, at) => sounds[sound](effects, context.currentTime + SOON + at * 0.8));
}

/** Let music sound, or not: there is some where a game is, and nobody has turned it off. */
export function accompany(game: boolean): void {
  const on = game && settings.music && settings.musicVolume > 0 ? wanted() : null;
  if (on) {
    on.music.gain.setTargetAtTime(MUSIC * loud(settings.musicVolume), on.context.currentTime, FADE / 3);
    ending ??= begin(on.music);
  } else if (ending && desk) {
    ending();
    ending = null;
    desk.music.gain.setTargetAtTime(0, desk.context.currentTime, FADE / 3);
  }
}

/** A page that nobody sees is silent. */
export function hush(hidden: boolean): void {
  if (desk) void (hidden ? desk.context.suspend() : desk.context.resume());
}

const typeOf = (kind: string) => i18n.current.kind(kind)?.type ?? "";

/** The sounds of some events, one after the other. */
function playEvents(events: readonly EventLine[], you: number): void {
  soundsOf(events, typeOf, you, moves() ? MOST : 1).forEach((sound, at) => play(sound, at * APART));
}

let asked = -1;

/** Sound what a message of the server brings. */
export function hear(message: ServerMessage): void {
  if (message.t !== "update" || !settings.heard || !settings.sound) return;
  const { question, table, events } = message;
  playEvents(events, table.you);
  if (question && question.number !== asked && question.kind !== "action") play("ask", APART);
  asked = question?.number ?? -1;
  if (table.over && events.some((event) => event.key === "game-over")) play(table.you < 0 || table.winners.includes(table.you) ? "win" : "lose");
}
