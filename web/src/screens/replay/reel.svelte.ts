/** A replay being shown: a table whose updates are the steps of a record, forwards, backwards, by itself. */

import { Journal } from "../../table/told/journal.svelte";
import type { TableSource } from "../../table/source";
import type { ServerMessage, Update } from "../../lib/protocol";
import { sceneOf } from "../../lib/scene";
import { NO_SCENE } from "../../lib/texts.svelte";
import { loadFrames, marksOf, pastsOf, turnFrom, type Frame } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 900;
const EACH_EVENT = 180;
const LONGEST = 3200;

export class Reel implements TableSource {
  readonly room = null;
  readonly finished = null;
  readonly said = [];
  readonly live = false;
  readonly journal = new Journal();

  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whose eyes it is seen with; −1 for somebody who only looks on. */
  seat = $state(0);
  open = $state(false);
  error = $state("");
  update = $state.raw<Update | null>(null);
  updatedAt = 0;
  marks = $derived(marksOf(this.frames));
  last = $derived(Math.max(0, this.frames.length - 1));
  /** The turn that is shown, from 1, and how many there are. */
  turn = $derived(this.marks.filter((mark) => mark.what === "turn" && mark.at <= this.at).length);
  turns = $derived(this.marks.filter((mark) => mark.what === "turn").length);
  scene = $derived(this.update ? sceneOf(this.update) : NO_SCENE);

  #listeners = new Set<(message: ServerMessage) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  /** How many events there were before each step. */
  #pasts: number[] = [];

  constructor(
    readonly id: string,
    seat = 0,
  ) {
    this.seat = seat;
  }

  /** Bring the steps as the seat may know them, and show the one where one is by then. */
  async load(at?: number): Promise<void> {
    const wanted = ++this.#wanted;
    try {
      const frames = await loadFrames(this.id, this.seat, this.open);
      if (wanted !== this.#wanted) return;
      this.frames = frames;
      this.#pasts = pastsOf(frames);
      this.error = "";
      this.seek(at ?? this.at);
    } catch (error) {
      if (wanted === this.#wanted) this.error = error instanceof Error ? error.message : String(error);
    }
  }

  sit(seat: number): void {
    this.seat = seat;
    void this.load();
  }

  lay(open: boolean): void {
    this.open = open;
    void this.load();
  }

  /** Show a step without what led to it. */
  seek(at: number): void {
    const goal = Math.min(Math.max(0, at), this.last);
    this.journal.clear();
    for (let at = 1; at <= goal; at += 1) this.#note(at);
    this.at = goal;
    this.#show([]);
    this.#again();
  }

  /** One step on, with everything that happens in it. */
  step(): void {
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.#note(this.at);
    this.#show(this.frames[this.at]?.events ?? []);
    this.#again();
  }

  back(): void {
    this.seek(this.at - 1);
  }

  turnBy(way: 1 | -1): void {
    this.seek(turnFrom(this.marks, this.at, way, this.last));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.last) this.seek(0);
    this.#again();
  }

  /** What a key of the time line does; whether it does anything. */
  steer(key: string): boolean {
    const ways: Record<string, () => void> = {
      ArrowRight: () => this.step(),
      ArrowLeft: () => this.back(),
      PageDown: () => this.turnBy(1),
      PageUp: () => this.turnBy(-1),
      Home: () => this.seek(0),
      End: () => this.seek(this.last),
    };
    const way = ways[key];
    way?.();
    return way !== undefined;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.#again();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const events = this.frames[this.at]?.events.length ?? 0;
    this.#timer = setTimeout(() => this.step(), Math.min(STEP + events * EACH_EVENT, LONGEST) / this.speed);
  }

  #note(at: number): void {
    const frame = this.frames[at];
    if (frame) this.journal.take(this.#update(frame, at));
  }

  #show(events: Update["events"]): void {
    const frame = this.frames[this.at];
    if (!frame) return;
    const update = { ...this.#update(frame, this.at), events };
    this.updatedAt = performance.now();
    this.update = update;
    for (const listener of this.#listeners) listener(update);
  }

  #update(frame: Frame, serial: number): Update {
    return { t: "update", serial, events: frame.events, table: frame.table, question: null, waiting: {}, past: this.#pasts[serial] ?? 0 };
  }

  // A replay answers nothing.

  menu(): Promise<string[]> {
    return Promise.resolve([]);
  }

  reason(): Promise<null> {
    return Promise.resolve(null);
  }

  send(): boolean {
    return false;
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
