/**
 * Putting an answer together. A person picks cards, seats and buttons in any order that makes sense; the engine wants one path
 * through its menus, in which sets stand in a fixed order and are closed by ".". Everything here is pure: what has been picked goes
 * in, what may be picked next and which answer is ready come out. A menu that is not known yet is `null`: it has been asked for, and
 * all of this is worked out again when it is here.
 */

import type { Question } from "../../lib/protocol";

export const PASS = "-";
export const DONE = ".";
export const NEXT_PILE = "/";
export const RECAST = "o:recast";
const FEW = 2;

/** What may follow some picks; `null` while that is not known, and then it is asked for, unless it is only looked up (`peek`). */
export type MenuOf = (picks: readonly string[], peek?: boolean) => readonly string[] | null;

export interface Picking {
  /** What the person picked and what followed of itself, without the signs that close sets. */
  picked: string[];
  /** What the person picked, as far as it is legal. */
  steps: string[];
  /** What may be picked next. */
  lit: ReadonlySet<string>;
  /** The answer that would be given now, if it is one. */
  answer: string[] | null;
  /** Whether more could be picked although there is an answer. */
  open: boolean;
  /** Cards that are given to seats. */
  pairs: ReadonlyMap<string, string>;
  /** Whether the question may be passed. */
  passable: boolean;
  /** Whether something depends on a menu that is not here yet. */
  waiting: boolean;
  /** The legal path to here, or to the beginning of the set that is being picked. */
  path: readonly string[];
}

/** The menus of a question: those that came with it, those of a plain set worked out here, and the others by `more`. */
export function menusOf(question: Question, more: MenuOf): MenuOf {
  const plain = question.row.length > 0 && question.sizes.length === 0 && question.kind !== "distribute";
  return (picks, peek) => {
    const known = question.menus[picks.join(" ")];
    if (known) return known;
    if (plain) return picks[0] === PASS ? [] : setMenu(question.row, question.low, question.high, picks);
    return more(picks, peek);
  };
}

/** What may follow in a set of `low` to `high` of a row: always later ones, and "." where it may end. */
function setMenu(row: readonly string[], low: number, high: number, picks: readonly string[]): string[] {
  const last = picks.at(-1);
  if (picks.length >= high || last === DONE) return [];
  const first = last === undefined ? 0 : row.indexOf(last) + 1;
  const options = row.slice(first, row.length - Math.max(low - picks.length - 1, 0));
  return picks.length >= low && options.length ? [...options, DONE] : options;
}

/** Work out where some picks have led. Picks that are not legal, and those after them, are left out. */
export function derive(question: Question, menuOf: MenuOf, steps: readonly string[]): Picking {
  const walk = new Walk(question, menuOf);
  const taken: string[] = [];
  for (const step of steps) {
    if (!walk.take(step)) break;
    taken.push(step);
  }
  return walk.result(taken);
}

/** Pick a token, or put it back if it is picked already. A token that was legal earlier takes the place of what was picked there. */
export function toggle(question: Question, menuOf: MenuOf, steps: readonly string[], token: string): string[] {
  const now = derive(question, menuOf, steps);
  if (now.lit.has(token)) return [...now.steps, token];
  const at = now.steps.lastIndexOf(token);
  if (at >= 0) {
    // Alone, or with the seat that it was given to, if the rest can stand without; else with all that came after.
    for (const count of [1, 2]) {
      const without = now.steps.toSpliced(at, count);
      if (derive(question, menuOf, without).steps.length === without.length) return without;
    }
    return now.steps.slice(0, at);
  }
  for (let length = now.steps.length - 1; length >= 0; length -= 1) {
    const before = now.steps.slice(0, length);
    if (derive(question, menuOf, before).lit.has(token)) return [...before, token];
  }
  return now.steps;
}

/**
 * The path after which a token that cannot be picked would belong: the latest one where others of its sort can be, or where the only
 * one followed of itself; else the first.
 */
export function whereItBelongs(question: Question, menuOf: MenuOf, steps: readonly string[], token: string): string[] {
  const like = (one: string) => one.charAt(0) === token.charAt(0);
  for (let length = steps.length; length > 0; length -= 1) {
    const { lit, path } = derive(question, menuOf, steps.slice(0, length));
    if ([...lit].some(like)) return [...path];
    const at = path.findLastIndex((one) => like(one) && !steps.includes(one));
    if (at >= 0) return path.slice(0, at);
  }
  return [...derive(question, menuOf, []).path];
}

/** The answer that recasts the card that is picked instead of using it; `null` where there is none. */
export function recasting(question: Question, menuOf: MenuOf, steps: readonly string[]): string[] | null {
  const card = steps[0];
  if (question.kind !== "action" || card === undefined || !menuOf([])?.includes(card)) return null;
  return menuOf([])?.includes(RECAST) && menuOf([RECAST])?.includes(card) ? [RECAST, card] : null;
}

/** Take the last pick back. */
export function undo(question: Question, menuOf: MenuOf, steps: readonly string[]): string[] {
  return derive(question, menuOf, steps).steps.slice(0, -1);
}

/** Whether more can be done than passing. */
export function canAct(question: Question): boolean {
  return (question.menus[""] ?? []).some((token) => token !== PASS);
}

/** Tokens of one kind: cards or seats can make up a set. */
function sameKind(tokens: readonly string[]): boolean {
  const head = tokens[0]?.charAt(0);
  return (head === "c" || head === "s") && tokens.every((token) => token.startsWith(head));
}

function withoutEnds(tokens: readonly string[]): string[] {
  return tokens.filter((token) => token !== DONE && token !== PASS);
}

/** Some cards or seats picked in any order; `row` has the order of the menu. */
interface PickedSet {
  row: string[];
  chosen: string[];
}

/** Cards given to seats one by one, in any order; written in the order of the row. `held` has no seat yet. */
interface Pairs {
  row: string[];
  given: Map<string, string>;
  held: string;
}

class Walk {
  /** A legal path, up to the set that is being picked if there is one. */
  #path: string[] = [];
  #set: PickedSet | null = null;
  #pairs: Pairs | null = null;
  #waiting = false;

  constructor(
    readonly question: Question,
    readonly menuOf: MenuOf,
  ) {
    this.#enter();
  }

  take(token: string): boolean {
    if (this.#pairs !== null) return this.#takePair(this.#pairs, token);
    if (this.#set !== null) {
      const { row, chosen } = this.#set;
      if (row.includes(token) && !chosen.includes(token) && this.#possible([...chosen, token])) {
        chosen.push(token);
        this.#leaveFullSet();
        return true;
      }
      const closed = this.#closed(chosen);
      if (closed === null || !this.#menu(closed).includes(token)) return false;
      this.#go([...closed, token]);
      return true;
    }
    const options = this.#menu(this.#path);
    if (options.includes(token)) {
      this.#go([...this.#path, token]);
      return true;
    }
    // The end of a set, and recasting for a card that can be nothing else, need no pick of their own.
    const of = [DONE, RECAST].find((step) => options.includes(step) && this.#menu([...this.#path, step]).includes(token));
    if (of === undefined) return false;
    this.#go([...this.#path, of, token]);
    return true;
  }

  result(steps: string[]): Picking {
    const lit = new Set<string>();
    let answer: string[] | null = null;
    let open = false;
    const pairs = this.#pairs;
    const closed = pairs !== null ? this.#closedPairs(pairs) : this.#set === null ? this.#closedHere() : this.#closed(this.#set.chosen);
    if (pairs !== null) {
      const held = pairs.held ? this.#menu([...this.#written(pairs, pairs.held), pairs.held]) : [];
      for (const token of pairs.held ? held : pairs.row) if (pairs.held || this.#givable(pairs, token)) lit.add(token);
    } else if (this.#set === null) {
      for (const token of withoutEnds(this.#menu(this.#path))) lit.add(token);
      // It is offered with the cards that can be recast.
      if (lit.delete(RECAST)) for (const card of this.#menu([...this.#path, RECAST])) lit.add(card);
    } else {
      for (const token of this.#set.row) {
        if (!this.#set.chosen.includes(token) && this.#possible([...this.#set.chosen, token])) lit.add(token);
      }
    }
    open = lit.size > 0;
    if (closed !== null) {
      const rest = this.menuOf(closed);
      if (rest === null) this.#waiting = true;
      else if (rest.length === 0) answer = closed;
      else for (const token of withoutEnds(rest)) lit.add(token);
    }
    const inPairs = pairs === null ? [] : [...[...pairs.given].flat(), pairs.held].filter(Boolean);
    const path = [...this.#path, ...(this.#set?.chosen ?? []), ...inPairs];
    const passable = (this.menuOf([]) ?? []).includes(PASS);
    return { picked: withoutEnds(path), steps, lit, answer, open, pairs: pairs?.given ?? new Map(), passable, waiting: this.#waiting, path: this.#path };
  }

  #menu(path: readonly string[]): readonly string[] {
    const menu = this.menuOf(path);
    if (menu === null) this.#waiting = true;
    return menu ?? [];
  }

  /** The path that ends here if it may; the beginning is no answer. */
  #closedHere(): string[] | null {
    const options = this.menuOf(this.#path);
    if (options === null) return null;
    if (options.includes(DONE)) return [...this.#path, DONE];
    return options.length === 0 && this.#path.length > 0 ? this.#path : null;
  }

  #go(path: string[]): void {
    this.#path = path;
    this.#set = null;
    this.#enter();
  }

  /** Go on as long as there is only one way, then see whether a set is picked from here. */
  #enter(): void {
    for (;;) {
      const options = this.#menu(this.#path);
      const only = withoutEnds(options);
      const begun = this.#path.length > 0;
      const single = begun ? options.length === 1 : only.length === 1 && this.question.kind === "skill" && only[0]?.startsWith("k:");
      if (!single) break;
      this.#path = [...this.#path, (begun ? options[0] : only[0]) as string];
    }
    const row = this.#row();
    this.#set = row === null ? null : { row, chosen: [] };
    const pairRow = row === null ? this.#pairRow() : null;
    this.#pairs = pairRow === null ? null : { row: pairRow, given: new Map(), held: "" };
  }

  /** The cards that can be given to seats from here, or `null` if nothing is shared out here. */
  #pairRow(): string[] | null {
    const cards = withoutEnds(this.#menu(this.#path));
    const [first, second] = cards;
    if (first === undefined || second === undefined || !cards.every((token) => token.startsWith("c"))) return null;
    const seats = this.#menu([...this.#path, first]);
    if (!seats.length || !seats.every((token) => token.startsWith("s"))) return null;
    const then = this.#menu([...this.#path, first, seats[0] as string]);
    const more = withoutEnds(then);
    return then.includes(DONE) && more.length > 0 && more.every((token) => cards.includes(token)) ? cards : null;
  }

  /** The path with the cards that were given and stand before `before` in the row. */
  #written(pairs: Pairs, before = ""): string[] {
    const end = before ? pairs.row.indexOf(before) : pairs.row.length;
    const cards = pairs.row.slice(0, end).filter((card) => pairs.given.has(card));
    return [...this.#path, ...cards.flatMap((card) => [card, pairs.given.get(card) as string])];
  }

  /** Whether a card can be given besides those that were; as far as that is known. */
  #givable(pairs: Pairs, card: string): boolean {
    if (pairs.given.has(card)) return false;
    const start = this.#written(pairs, card);
    const options = this.menuOf(start, true);
    if (options !== null && !options.includes(card)) return false;
    const seat = this.menuOf([...start, card], true)?.[0];
    const later = pairs.row.slice(pairs.row.indexOf(card) + 1).find((other) => pairs.given.has(other));
    const after = seat === undefined || later === undefined ? null : this.menuOf([...start, card, seat], true);
    return after === null || after.includes(later as string);
  }

  #takePair(pairs: Pairs, token: string): boolean {
    if (pairs.held) {
      if (!this.#menu([...this.#written(pairs, pairs.held), pairs.held]).includes(token)) return false;
      pairs.given.set(pairs.held, token);
      pairs.held = "";
      return true;
    }
    if (pairs.row.includes(token) && this.#givable(pairs, token)) {
      pairs.held = token;
      return true;
    }
    const closed = this.#closedPairs(pairs);
    if (closed === null || !this.#menu(closed).includes(token)) return false;
    this.#pairs = null;
    this.#go([...closed, token]);
    return true;
  }

  #closedPairs(pairs: Pairs): string[] | null {
    if (pairs.held) return null;
    const path = this.#written(pairs);
    for (let end = this.#path.length; end < path.length; end += 1) {
      if (!this.#menu(path.slice(0, end)).includes(path[end] as string)) return null;
    }
    const options = this.menuOf(path);
    if (options === null) this.#waiting = true;
    if (options?.includes(DONE)) return [...path, DONE];
    return options !== null && options.length === 0 && pairs.given.size > 0 ? path : null;
  }

  /** Everything that the set picked from here may hold, or `null` if no set is picked here. */
  #row(): string[] | null {
    const { question } = this;
    if (this.#path.length === 0 && question.row.length && !question.sizes.length && question.kind !== "distribute") {
      return question.high > 1 ? [...question.row] : null;
    }
    const first = withoutEnds(this.#menu(this.#path));
    if (!sameKind(first)) return null;
    const kind = (first[0] as string).charAt(0);
    const after = (token: string) => withoutEnds(this.#menu([...this.#path, token])).filter((next) => next.startsWith(kind));
    let rest = after(first[0] as string);
    if (!rest.length || first.slice(1).some((token) => !rest.includes(token))) return null;
    if (first[1] !== undefined && after(first[1]).some((token) => !rest.includes(token))) return null;
    const row = [...first];
    const path = [...this.#path, first[0] as string];
    // Where one is enough, each can be the first.
    if (this.#menu(path).includes(DONE)) return row;
    while (rest.length) {
      for (const token of rest) if (!row.includes(token)) row.push(token);
      path.push(rest[0] as string);
      rest = withoutEnds(this.#menu(path)).filter((token) => token.startsWith(kind));
    }
    return row;
  }

  #leaveFullSet(): void {
    const chosen = this.#set?.chosen ?? [];
    const closed = this.#closed(chosen);
    if (closed === null || closed.at(-1) === DONE || this.#set?.row.some((token) => !chosen.includes(token) && this.#possible([...chosen, token]))) return;
    this.#go(closed);
  }

  #inOrder(chosen: readonly string[]): string[] {
    return (this.#set?.row ?? []).filter((token) => chosen.includes(token));
  }

  /** Whether these can be picked together, perhaps with others; as long as a menu is missing, they are taken to be possible. */
  #possible(chosen: readonly string[]): boolean {
    const { question } = this;
    if (this.#path.length === 0 && question.row.length) return chosen.length <= question.high;
    return this.#reaches(this.#path, this.#inOrder(chosen), chosen.length > FEW);
  }

  /** Whether a path leads on to these. For many it is only looked up: to ask for every menu would be a flood, and sets of many cards
   * know hardly any restrictions. */
  #reaches(path: readonly string[], wanted: readonly string[], peek: boolean): boolean {
    const [next, ...later] = wanted;
    if (next === undefined) return true;
    const options = this.menuOf(path, peek);
    if (options === null) {
      if (!peek) this.#waiting = true;
      return true;
    }
    if (options.includes(next)) return this.#reaches([...path, next], later, peek);
    const row = this.#set?.row ?? [];
    const before = row.slice(0, row.indexOf(next));
    return options.some((token) => before.includes(token) && this.#reaches([...path, token], wanted, peek));
  }

  /** The path that picks exactly these, if the set may end with them. */
  #closed(chosen: readonly string[]): string[] | null {
    const path = [...this.#path];
    for (const token of this.#inOrder(chosen)) {
      if (!this.#menu(path).includes(token)) return null;
      path.push(token);
    }
    const options = this.menuOf(path);
    if (options === null) {
      this.#waiting = true;
      return null;
    }
    if (options.includes(DONE)) return [...path, DONE];
    return chosen.length && !options.some((token) => this.#set?.row.includes(token)) ? path : null;
  }
}

// Sharing out and arranging

/** The answer that gives each card to a seat, written in the order of the row; `null` while too few are given. */
export function shared(question: Question, given: ReadonlyMap<string, string>): string[] | null {
  const cards = question.row.filter((card) => given.has(card));
  if (cards.length < question.low || cards.length > question.high) return null;
  const path = cards.flatMap((card) => [card, given.get(card) as string]);
  const left = question.row.slice(question.row.indexOf(cards.at(-1) ?? "") + 1);
  return cards.length < question.high && left.length ? [...path, DONE] : path;
}

/** The answer that puts cards into piles; `null` while a card lies in none or a pile has too few or too many. */
export function arranged(question: Question, piles: readonly (readonly string[])[]): string[] | null {
  const fits = question.sizes.every(([low = 0, high = 0], at) => {
    const size = piles[at]?.length ?? 0;
    return size >= low && size <= high;
  });
  const placed = piles.reduce((sum, pile) => sum + pile.length, 0);
  if (!fits || placed !== question.row.length) return null;
  return piles.flatMap((pile, at) => (at === 0 ? [...pile] : [NEXT_PILE, ...pile]));
}
