/**
 * Instruments that are made of nothing but tones and noise: plucked strings, drums, wood, paper, blades, gongs, wind. Each sounds into
 * a node, at a time of its clock, so that they can be played and also be drawn to a file.
 */

import { vibration } from "./string";

// What nobody hears; a fade cannot reach zero.
const SILENCE = 0.0005;
const RISE = 0.004;

interface Kept {
  noise: AudioBuffer;
  strings: Map<string, { buffer: AudioBuffer; rate: number }>;
}

const kept = new WeakMap<BaseAudioContext, Kept>();

function of(context: BaseAudioContext): Kept {
  let found = kept.get(context);
  if (!found) {
    const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    found = { noise, strings: new Map() };
    kept.set(context, found);
  }
  return found;
}

/** A gain that rises at once, or in `rise` seconds, and fades away. */
function fading(out: AudioNode, at: number, loud: number, length: number, rise = RISE): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, SILENCE), at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(length, rise + 0.01));
  gain.connect(out);
  return gain;
}

/** A pure tone that glides from one pitch to another. */
export function tone(out: AudioNode, at: number, from: number, to: number, length: number, loud: number, type: OscillatorType = "sine", rise = RISE): void {
  const source = out.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(out, at, loud, length, rise));
  source.start(at);
  source.stop(at + length + 0.02);
}

/** Noise around a pitch that glides: wind, fire, paper, arrows. */
export function air(out: AudioNode, at: number, from: number, to: number, length: number, loud: number, sharp = 1, rise = length / 3): void {
  const { context } = out;
  const source = context.createBufferSource();
  source.buffer = of(context).noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(out, at, loud, length, rise));
  source.start(at, Math.random());
  source.stop(at + length + 0.02);
}

/** The string that was plucked with this pitch, length and brightness before, or a new one. */
function string(context: BaseAudioContext, pitch: number, length: number, bright: number): { buffer: AudioBuffer; rate: number } {
  const { strings } = of(context);
  const name = `${pitch} ${length} ${bright}`;
  let found = strings.get(name);
  if (!found) {
    const { samples, rate } = vibration(context.sampleRate, pitch, length, bright);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    found = { buffer, rate };
    strings.set(name, found);
  }
  return found;
}

/** A plucked string; `bend` pulls it by so many half tones after it sounds, as a player's left hand does. */
export function pluck(out: AudioNode, at: number, pitch: number, loud: number, length = 1.6, bright = 0.5, bend = 0): void {
  const source = out.context.createBufferSource();
  const { buffer, rate } = string(out.context, pitch, length, bright);
  source.buffer = buffer;
  source.playbackRate.setValueAtTime(rate, at);
  if (bend) {
    source.playbackRate.setValueAtTime(rate, at + 0.05);
    source.playbackRate.linearRampToValueAtTime(rate * 2 ** (bend / 12), at + 0.18);
  }
  source.connect(fading(out, at, loud, length));
  source.start(at);
}

/** A drum with a skin. */
export function drum(out: AudioNode, at: number, pitch: number, loud: number, length = 0.45): void {
  tone(out, at, pitch * 2.1, pitch, length, loud);
  tone(out, at, pitch * 3.2, pitch * 1.6, length / 3, loud * 0.35, "triangle");
  air(out, at, pitch * 9, pitch * 4, 0.05, loud * 0.5, 0.7, RISE);
}

/** A block of wood. */
export function wood(out: AudioNode, at: number, pitch: number, loud: number): void {
  tone(out, at, pitch, pitch * 0.96, 0.09, loud);
  tone(out, at, pitch * 2.62, pitch * 2.5, 0.05, loud * 0.4);
  air(out, at, pitch * 3, pitch * 2, 0.02, loud * 0.5, 1, 0.002);
}

export function paper(out: AudioNode, at: number, loud: number, length = 0.09): void {
  air(out, at, 2400, 5200, length, loud, 0.7, length / 4);
  air(out, at + length * 0.4, 5200, 3400, length * 0.6, loud * 0.5, 0.9, length / 6);
}

// Of a plate of metal, as parts of its lowest pitch: not a scale, which is why it sounds as metal.
const PARTIALS = [1, 1.48, 2.09, 2.76, 3.52, 4.31, 5.4] as const;

/** Something of metal that is struck: a gong is low and long, a bell high, a chain short. `rise` lets a gong bloom. */
export function metal(out: AudioNode, at: number, pitch: number, loud: number, length: number, rise = RISE): void {
  PARTIALS.forEach((part, i) => {
    tone(out, at, pitch * part * 1.006, pitch * part, length / (1 + i * 0.35), (loud * 0.5) / (1 + i * 0.55), "sine", i ? rise * (1 + i * 0.3) : RISE);
  });
}

/** A blade through the air, and its ring. */
export function blade(out: AudioNode, at: number, loud: number, pitch = 1650): void {
  air(out, at, 1800, 7200, 0.16, loud * 0.8, 1.6, 0.07);
  PARTIALS.slice(0, 5).forEach((part, i) => tone(out, at + 0.09, pitch * part * 1.01, pitch * part, 0.5 / (1 + i * 0.3), (loud * 0.22) / (1 + i * 0.4), "sine", 0.003));
}

/** Thunder, from near to far. */
export function rumble(out: AudioNode, at: number, loud: number, length: number): void {
  air(out, at, 1900, 300, 0.16, loud * 0.6, 0.5, 0.004);
  // There is little noise so low: it has to be loud to be heard.
  for (let i = 0; i < 5; i += 1) air(out, at + 0.05 + i * length * 0.13, 150 - i * 14, 55, length * 0.5, loud * (3.4 - i * 0.5), 0.9, 0.05);
}

/** A drop in a jar. */
export function drop(out: AudioNode, at: number, pitch: number, loud: number): void {
  tone(out, at, pitch, pitch * 1.9, 0.11, loud, "sine", 0.012);
}
