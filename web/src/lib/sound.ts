/**
 * Sounds made on the spot: wood, paper, blade, drum, bell. Nothing is loaded; nothing sounds before somebody has asked for it in the
 * settings.
 */

import type { EventLine, ServerMessage } from "./protocol";
import { settings } from "./settings.svelte";

export type Sound = "card" | "draw" | "blade" | "hit" | "heal" | "judge" | "drum" | "death" | "ask" | "win" | "lose";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function noise(of: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = of.createBuffer(1, of.sampleRate, of.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A gain that rises at once and fades. */
function fading(of: AudioContext, loud: number, at: number, length: number): GainNode {
  const gain = of.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud * settings.volume, 0.0002), at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(of.destination);
  return gain;
}

/** A tone that glides from one pitch to another. */
function tone(of: AudioContext, from: number, to: number, length: number, loud: number, wait = 0, type: OscillatorType = "sine"): void {
  const at = of.currentTime + wait;
  const source = of.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(of, loud, at, length));
  source.start(at);
  source.stop(at + length);
}

/** A rustle: noise around a pitch. */
function rustle(of: AudioContext, pitch: number, sharp: number, length: number, loud: number, wait = 0): void {
  const at = of.currentTime + wait;
  const source = of.createBufferSource();
  source.buffer = noise(of);
  const filter = of.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(fading(of, loud, at, length));
  source.start(at, Math.random() * 0.4, length);
}

const sounds: Record<Sound, (of: AudioContext) => void> = {
  card: (of) => {
    rustle(of, 2600, 0.7, 0.07, 0.3);
    tone(of, 240, 130, 0.06, 0.22);
  },
  draw: (of) => {
    rustle(of, 3600, 0.8, 0.11, 0.18);
    rustle(of, 4200, 0.8, 0.08, 0.14, 0.06);
  },
  blade: (of) => {
    rustle(of, 5200, 3, 0.22, 0.26);
    tone(of, 2900, 2300, 0.3, 0.06, 0.02, "triangle");
    tone(of, 4350, 3900, 0.24, 0.04, 0.02, "triangle");
  },
  hit: (of) => {
    tone(of, 150, 52, 0.24, 0.6);
    rustle(of, 700, 0.8, 0.12, 0.35);
  },
  heal: (of) => {
    tone(of, 523, 523, 0.5, 0.14);
    tone(of, 659, 659, 0.5, 0.12, 0.09);
    tone(of, 784, 784, 0.6, 0.12, 0.18);
  },
  judge: (of) => {
    tone(of, 880, 872, 1.1, 0.13);
    tone(of, 2212, 2190, 0.7, 0.05);
  },
  drum: (of) => {
    tone(of, 128, 58, 0.42, 0.7);
    tone(of, 128, 58, 0.3, 0.4, 0.17);
    rustle(of, 340, 0.6, 0.09, 0.3);
  },
  death: (of) => {
    tone(of, 98, 41, 1.3, 0.7);
    tone(of, 196, 82, 0.9, 0.16, 0, "triangle");
  },
  ask: (of) => {
    tone(of, 1175, 1165, 0.32, 0.1);
    tone(of, 1568, 1560, 0.4, 0.08, 0.09);
  },
  win: (of) => {
    for (const [at, pitch] of [392, 523, 659, 784].entries()) tone(of, pitch, pitch, 0.7, 0.16, at * 0.15, "triangle");
  },
  lose: (of) => {
    for (const [at, pitch] of [330, 294, 247, 196].entries()) tone(of, pitch, pitch * 0.98, 0.8, 0.14, at * 0.2, "triangle");
  },
};

export function play(sound: Sound): void {
  const of = audio();
  if (of) sounds[sound](of);
}

/** What an event sounds like; most are silent. */
export function soundOf(event: EventLine): Sound | null {
  switch (event.key) {
    case "used":
      return /slash|duel/.test(event.args.card ?? "") ? "blade" : "card";
    case "played":
      return "card";
    case "damage":
      return "hit";
    case "recovered":
    case "reborn":
      return "heal";
    case "judged":
      return "judge";
    case "turn":
      return "drum";
    case "died":
      return "death";
    case "move":
      return event.args.from === "draw_pile" ? "draw" : null;
    default:
      return null;
  }
}

const APART = 130;
const MOST = 5;

/** The sounds of some events, one after the other, each kind once. */
export function playEvents(events: readonly EventLine[]): void {
  if (!settings.sound) return;
  const heard = new Set(events.map(soundOf).filter((sound) => sound !== null));
  [...heard].slice(0, MOST).forEach((sound, at) => setTimeout(() => play(sound), at * APART));
}

let asked = -1;

/** Sound what a message of the server brings. */
export function hear(message: ServerMessage): void {
  if (message.t !== "update") return;
  playEvents(message.events);
  const { question, table } = message;
  if (question && question.number !== asked && question.kind !== "action") setTimeout(() => play("ask"), APART);
  asked = question?.number ?? -1;
  if (table.over && message.events.some((event) => event.key === "game-over")) play(table.you < 0 || table.winners.includes(table.you) ? "win" : "lose");
}
