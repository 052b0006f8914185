/** Windows for Nullification that pass by themselves: for the card that is used, until the round ends, or always. */

import type { EventLine } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { TableSource } from "../source";

export type How = "off" | "card" | "round" | "always";

export class AutoPass {
  how = $state<How>("off");
  #preferred = false;
  /** The round of the last turn that was seen, 0 before the first. */
  #round = 0;

  constructor(readonly source: TableSource) {}

  set(how: How): void {
    this.how = how;
    this.source.send({ t: "auto_pass", family: "nullification", how });
  }

  /** What has happened may be the end of it. */
  take(events: readonly EventLine[]): void {
    this.#prefer();
    if (this.how === "card" && events.some((event) => event.key === "used" && !event.args.against)) this.how = "off";
    if (this.how === "round" && events.some((event) => event.key === "turn")) this.#roundMayEnd(events);
  }

  /** As the settings want it, once a game. */
  #prefer(): void {
    if (this.#preferred || !this.source.live) return;
    this.#preferred = true;
    if (settings.autoPass === "always") this.set("always");
  }

  #roundMayEnd(events: readonly EventLine[]): void {
    const round = Number(events.find((event) => event.key === "turn")?.args.round ?? 0);
    if (this.#round && round !== this.#round) this.how = "off";
    this.#round = round;
  }
}
