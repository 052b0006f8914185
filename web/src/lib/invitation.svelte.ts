/** The room that an address `#/join/CODE` leads to. */

import { connection } from "./connection.svelte";
import { router } from "./router.svelte";

class Invitation {
  /** The code that was followed last, for the field of the first screen. */
  code = $state("");
  /** A room that can only be entered by leaving the one where one is. */
  instead = $state("");

  /** Follow the address: at once where one is in no room, after a question where one would leave another. To be run in an effect. */
  follow(): void {
    const wanted = router.screen === "join" ? (router.path[1] ?? "").toUpperCase() : "";
    if (!wanted || connection.status !== "open" || connection.entering) return;
    this.code = wanted;
    router.forget();
    if (connection.room === null) this.#join(wanted);
    else if (connection.room.room !== wanted) this.instead = wanted;
  }

  accept(): void {
    const wanted = this.instead;
    this.instead = "";
    connection.leave();
    this.#join(wanted);
  }

  decline(): void {
    this.instead = "";
  }

  #join(room: string): void {
    connection.send({ t: "join", room, password: "" });
  }
}

export const invitation = new Invitation();
