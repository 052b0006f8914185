/** What has just happened and is shown for a moment: effects on seats, cards that have come into one's own hand. */

import type { EventLine, Said, SeatState, TableState, Update } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { i18n, seatIndex } from "../../lib/texts.svelte";
import { next } from "./lanes";
import { readingTime, spoken } from "../told/said";

/** Something that happens to a seat and is shown on its tile for a moment. */
export interface Effect {
  id: number;
  seat: number;
  what: "damage" | "lost" | "recovered" | "skill" | "soul" | "left" | "died" | "flower" | "egg";
  text: string;
  nature: string;
  /** Where it stands among what is shown of its seat, from 0 above. */
  lane: number;
}

type Coming = Omit<Effect, "id" | "lane">;

/** The times between the things of one update, and how long an effect stays. */
export const STAGGER = 70;
const EFFECT_STAYS = 1300;
/** How long a card counts as just come. */
const FRESH = 4000;

export class Happenings {
  #count = 0;
  #waiting: Coming[] = [];

  effects = $state.raw<Effect[]>([]);
  /** Cards that have just come into one's own hand. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  /** What was said last, by the place of who said it, as long as it takes to read; -1 for those who look on. */
  speech = $state.raw<ReadonlyMap<number, { id: number; said: Said }>>(new Map());

  /** Seats that are dying; one that lives on at 0 HP is not. */
  dying = $state.raw<ReadonlySet<number>>(new Set());

  take({ events, table }: Update): void {
    this.#noteFresh(events, table.you);
    this.#noteDying(events, table);
    events.forEach((event, at) => this.#effect(event, at, table));
  }

  /** A flower or an egg for somebody. */
  thrown({ thrown, at }: Said, seats: readonly SeatState[]): void {
    const seat = seats.find((one) => one.place === at)?.index;
    if (seat !== undefined) this.#show({ seat, what: thrown === "egg" ? "egg" : "flower", text: "", nature: "normal" }, 0);
  }

  says(said: Said): void {
    const id = (this.#count += 1);
    this.speech = new Map(this.speech).set(said.place, { id, said });
    setTimeout(
      () => (this.speech = new Map([...this.speech].filter(([, one]) => one.id !== id))),
      readingTime(spoken(i18n.current, said, () => "")),
    );
  }

  #show(effect: Coming, delay: number): void {
    setTimeout(() => {
      this.#waiting = [...this.#waiting, effect];
      this.#comeOn();
    }, delay);
  }

  /** Show what waits and finds a lane; each goes after a while and makes room for the next. */
  #comeOn(): void {
    for (let found = next(this.#waiting, this.effects); found !== null; found = next(this.#waiting, this.effects)) {
      const [effect, lane] = found;
      const id = (this.#count += 1);
      this.#waiting = this.#waiting.filter((one) => one !== effect);
      this.effects = [...this.effects, { ...effect, id, lane }];
      setTimeout(() => {
        this.effects = this.effects.filter((one) => one.id !== id);
        this.#comeOn();
      }, EFFECT_STAYS / Math.min(settings.speed || 1, 2));
    }
  }

  /** Dying begins with its event and is over with the next turn, or when a card is used on somebody else. */
  #noteDying(events: EventLine[], { seats }: TableState): void {
    let dying = [...this.dying];
    for (const { key, args } of events) {
      if (key === "dying") dying.push(seatIndex(args.seat ?? ""));
      else if (key === "turn") dying = [];
      else if (key === "used") dying = dying.filter((seat) => (args.targets ?? "").split(" ").includes(`s${seat}`));
    }
    this.dying = new Set(dying.filter((seat) => seats[seat]?.alive && seats[seat].hp <= 0));
  }

  #noteFresh(events: EventLine[], you: number): void {
    const tokens = events
      .filter((event) => event.key === "move" && event.args.to === `s${you}.hand` && event.args.from !== event.args.to)
      .flatMap((event) => event.cards.filter((token) => token !== "?"));
    if (!tokens.length) return;
    this.fresh = new Set([...this.fresh, ...tokens]);
    setTimeout(() => (this.fresh = new Set([...this.fresh].filter((token) => !tokens.includes(token)))), FRESH);
  }

  #effect(event: EventLine, at: number, table: TableState): void {
    const texts = i18n.current;
    const seat = seatIndex(event.args.seat ?? "s-1");
    const amount = event.args.amount ?? "";
    const delay = settings.speed ? (Math.min(at, 20) * STAGGER) / settings.speed : 0;
    const show = (what: Effect["what"], text: string, nature = "normal", on = seat) => this.#show({ seat: on, what, text, nature }, delay);
    const other = seatIndex(event.args.other ?? "s-1");
    const skill = texts.skillName(event.args.skill ?? "");
    if (event.key === "damage") show("damage", `−${amount}`, event.args.nature);
    else if (event.key === "health-lost") show("lost", `−${amount}`);
    else if (event.key === "recovered") show("recovered", `+${amount}`);
    else if (event.key === "skill" || event.key === "provider") show("skill", skill);
    else if (event.key === "soul-attached") show("soul", skill, "normal", other);
    else if (event.key === "soul-gone") show("left", skill, "normal", other);
    else if (event.key === "reborn") show("recovered", texts.say("page-reborn"), "reborn");
    else if (event.key === "protected") show("skill", texts.say("page-shield"));
    else if (event.key === "died" && table.seats[seat]) show("died", "");
  }
}
