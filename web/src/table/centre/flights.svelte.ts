/** Cards on their way: each travels from where it really was to where it really goes. Nothing waits for them. */

import { tick } from "svelte";
import type { CardFace, EventLine, Update } from "../../lib/protocol";
import { moves, settings } from "../../lib/settings.svelte";
import { STAGGER } from "./happenings.svelte";

export interface Flight {
  id: number;
  face: CardFace | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}

const TAKES = 300;
const MOST = 28;
const EACH = 4;
const LONGEST = 1400;

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 0;

  constructor(readonly board: () => HTMLElement | undefined) {}

  /** Where the cards in view lie now; to be asked before an update changes the page. */
  places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of this.board()?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const token = element.dataset.card;
      if (token) found.set(token, element.getBoundingClientRect());
    }
    return found;
  }

  /** Send the cards of an update on their way; `before` is where they lay. */
  async show(update: Update, before: Map<string, DOMRect>): Promise<void> {
    if (!moves() || document.hidden) return;
    await tick();
    const you = update.table.you;
    const speed = settings.speed;
    const started: Flight[] = [];
    update.events.forEach((event, at) => {
      if (event.key !== "move" || started.length >= MOST) return;
      // A judgement is turned over where it lies.
      if (event.args.reason === "judged" && event.args.from === "draw_pile") return;
      const from = this.#anchor(event.args.from ?? "", you);
      const to = this.#anchor(event.args.to ?? "", you);
      if (!from || !to || from === to) return;
      event.cards.slice(0, EACH).forEach((token, nth) => {
        const start = seen(before.get(token)) ?? inside(from);
        const target = this.#card(token, event, you);
        const end = seen(target?.getBoundingClientRect()) ?? inside(to);
        const delay = Math.min(at * STAGGER + nth * 45, LONGEST) / speed;
        const duration = TAKES / speed;
        if (target) hideUntil(target, delay + duration);
        started.push({ id: (this.#next += 1), face: event.faces.find((face) => face.token === token) ?? null, from: start, to: end, delay, duration });
      });
    });
    this.list = [...this.list, ...started];
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  #anchor(place: string, you: number): HTMLElement | null {
    const board = this.board();
    const [owner = "", area] = place.split(".");
    if (area === undefined) return board?.querySelector<HTMLElement>(`[data-zone="${owner}"]`) ?? null;
    const seat = owner.slice(1);
    if (Number(seat) === you && area === "hand") return board?.querySelector<HTMLElement>('[data-zone="hand"]') ?? null;
    return board?.querySelector<HTMLElement>(`[data-seat="${seat}"]`) ?? null;
  }

  /** The card itself where it has arrived, if it is seen there. */
  #card(token: string, event: EventLine, you: number): HTMLElement | null {
    if (token === "?") return null;
    const to = event.args.to ?? "";
    if (to !== `s${you}.hand` && to !== "table" && !to.endsWith(".equip") && to !== "discard_pile") return null;
    return this.board()?.querySelector<HTMLElement>(`[data-card="${token}"]`) ?? null;
  }
}

/** A place for a card in the middle of an area. */
function inside(area: HTMLElement): DOMRect {
  const rect = area.getBoundingClientRect();
  const width = Math.min(rect.width * 0.55, 92);
  const height = width * 1.4;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
}

/** A place that is really on the screen. */
function seen(rect: DOMRect | undefined): DOMRect | undefined {
  return rect && rect.width > 8 ? rect : undefined;
}

function hideUntil(element: HTMLElement, time: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}
