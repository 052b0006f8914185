/** A sentence about something on the table, shown beside it for a while: why it cannot be picked. */

const LEAST = 2500;
const EACH_LETTER = 45;

export interface Remarked {
  /** The card or the seat that it is about. */
  token: string;
  text: string;
}

export class Remark {
  shown = $state.raw<Remarked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(token: string, text: string): void {
    clearTimeout(this.#timer);
    this.shown = { token, text };
    this.#timer = setTimeout(() => this.clear(), LEAST + text.length * EACH_LETTER);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
