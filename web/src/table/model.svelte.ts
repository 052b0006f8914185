/** A table on the screen: what the last update says, the answer that is being put together, and what has just happened. */

import { getContext, setContext, untrack } from "svelte";
import type { CardFace, Question, SeatState, ServerMessage, TableState } from "../lib/protocol";
import { facesOf, peopleOf } from "../lib/scene";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import { i18n, seatIndex, type Scene } from "../lib/texts.svelte";
import { skillOf } from "../lib/tokens";
import { missing, verb } from "./picking/answers";
import { AutoPass } from "./picking/autopass.svelte";
import { ordered } from "./mine/hand";
import { Happenings } from "./centre/happenings.svelte";
import { arranged, canAct, derive, menusOf, PASS, recasting, shared, toggle, undo, whereItBelongs, type MenuOf, type Picking } from "./picking/picking";
import { Remark } from "./told/remark.svelte";
import type { TableSource } from "./source";
import { EMPTY, reduce, type Stage } from "./centre/stage";

const TWO_CLICKS = 350;
/** Where more are asked at one time, no ring is shown: it would flash around the whole table at every trick. */
const FEW = 3;
/** Questions that are answered with a card or a skill. */
const WANTS_CARD = ["action", "use", "play", "rescue"];

export class TableModel {
  /** Picks for the question `#asked`. */
  #steps = $state.raw<string[]>([]);
  #asked = $state(-1);
  #askedAt = 0;
  /** The last two taps, each with its question. */
  #taps: string[] = [];
  /** The question that was answered; it is not shown any more although the next update is not here yet. */
  #answered = $state(-1);
  /** Counts the menus that came later, so that what depends on them is worked out again. */
  #known = $state(0);
  #later = new Map<string, string[]>();

  readonly happenings = new Happenings();
  readonly autoPass: AutoPass;
  stage = $state.raw<Stage>(EMPTY);
  /** Cards shared out so far. */
  given = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The card that is being given away. */
  giving = $state("");
  /** Cards arranged so far. */
  piles = $state.raw<string[][]>([]);
  /** Ending the phase was asked for although more could be done. */
  ending = $state(false);
  /** What is said beside something that was tapped and cannot be picked. */
  readonly remark = new Remark();
  guesses = $state<Record<string, string>>({});

  constructor(readonly source: TableSource) {
    this.autoPass = new AutoPass(source);
    this.guesses = load(this.#guessKey, {});
  }

  // What stands there

  table = $derived.by((): TableState => this.source.update?.table as TableState);
  you = $derived(this.table.you);
  /** The seat at the lower edge: one's own, or the first for somebody who only looks on. */
  front = $derived(Math.max(this.you, 0));
  me = $derived(this.table.seats[this.front] as SeatState);
  question = $derived.by((): Question | null => {
    const question = this.source.update?.question ?? null;
    return this.source.live && question && question.number !== this.#answered ? question : null;
  });
  faces = $derived.by(() => facesOf(this.table, this.source.update?.question, this.source.update?.events));
  scene = $derived.by((): Scene => ({ seats: this.table.seats, faces: this.faces, people: peopleOf(this.table, this.source.room) }));

  /** The others as they sit: the next player first, at the right hand. */
  others = $derived.by((): SeatState[] => {
    const { seats } = this.table;
    return seats.slice(1).map((_, at) => seats[(this.front + at + 1) % seats.length] as SeatState);
  });

  hand = $derived(ordered(this.me.hand, settings.order, (kind) => i18n.current.kind(kind)?.type ?? ""));

  // What is asked

  prompt = $derived.by((): string => {
    const question = this.question;
    return question ? missing(i18n.current, question, this.scene, this.picking) || i18n.current.prompt(question, this.you, this.scene) : "";
  });

  #menuOf = $derived.by((): MenuOf => {
    const question = this.question;
    void this.#known;
    if (!question) return () => [];
    return menusOf(question, (picks, peek) => {
      const key = picks.join(" ");
      const known = this.#later.get(`${question.number} ${key}`);
      if (!known && !peek) this.#ask(question, [...picks]);
      return known ?? null;
    });
  });

  picking = $derived.by((): Picking | null => {
    const question = this.question;
    return question ? derive(question, this.#menuOf, this.#asked === question.number ? this.#steps : []) : null;
  });

  /** How the question is answered: by what lies on the table, by sharing out, by arranging. */
  manner = $derived.by((): "none" | "pick" | "share" | "arrange" => {
    if (!this.question) return "none";
    return this.question.kind === "distribute" ? "share" : this.question.kind === "arrange" ? "arrange" : "pick";
  });

  answer = $derived.by((): string[] | null => {
    const question = this.question;
    if (!question) return null;
    if (this.manner === "share") return shared(question, this.given);
    if (this.manner === "arrange") return arranged(question, this.piles);
    return this.picking?.answer ?? null;
  });

  picked = $derived.by((): ReadonlySet<string> => (this.manner === "share" ? new Set(this.giving ? [this.giving] : []) : new Set(this.picking?.picked)));

  lit = $derived.by((): ReadonlySet<string> => {
    if (this.manner === "share") return new Set([...(this.question?.row ?? []), ...(this.giving ? (this.#menuOf([this.giving]) ?? []) : [])]);
    return this.picking?.lit ?? new Set();
  });

  /** What was legal at an earlier step and would take the place of what was picked there. */
  instead = $derived.by((): ReadonlySet<string> => {
    const question = this.question;
    const found = new Set<string>();
    if (!question || this.manner !== "pick") return found;
    const steps = this.picking?.steps ?? [];
    for (let length = 0; length < steps.length; length += 1) {
      for (const token of derive(question, this.#menuOf, steps.slice(0, length)).lit) found.add(token);
    }
    return found;
  });

  /** The tokens that are picked as buttons: skills, options, ways. */
  buttons = $derived.by((): string[] => {
    const question = this.question;
    if (!question || this.manner !== "pick") return [];
    return [...this.lit].filter((token) => /^[ko]:/.test(token));
  });

  /** The answer that recasts the picked card, `null` where it cannot be. */
  recast = $derived.by((): string[] | null => (this.question && this.picking ? recasting(this.question, this.#menuOf, this.picking.steps) : null));

  /** What the confirming button says. */
  verb = $derived.by((): string => {
    const question = this.question;
    if (!question || !this.picking) return "";
    if (this.manner === "share") return i18n.current.option(".", question, this.you, this.scene, this.given.size);
    return verb(i18n.current, question, this.you, this.scene, this.picking);
  });

  passVerb = $derived.by((): string => {
    const question = this.question;
    return question && this.picking?.passable ? i18n.current.option(PASS, question, this.you, this.scene) : "";
  });

  #inReach = $derived(new Set([...this.me.hand, ...this.me.equip].map((card) => card.token)));

  /** Cards of the question that do not lie in one's own hand or equipment and are picked from a panel. */
  panel = $derived.by((): CardFace[] => {
    const question = this.question;
    if (!question || this.manner !== "pick" || question.kind === "general") return [];
    const tokens = question.row.length ? question.row : [...new Set([...this.picked, ...this.lit])];
    const cards = tokens.filter((token) => token.startsWith("c") && !this.#inReach.has(token));
    return cards.map((token) => this.faces.get(token)).filter((face) => face !== undefined);
  });

  /** The seat whose unseen hand a card can be taken from. */
  unseen = $derived.by((): number => {
    const token = [...this.lit, ...this.picked].find((one) => one.startsWith("?"));
    return token ? seatIndex(token.slice(1)) : -1;
  });

  /** Generals to choose from. */
  generals = $derived.by((): string[] => [...this.lit, ...this.picked].filter((token) => token.startsWith("g:")));

  get idle(): boolean {
    return this.question === null;
  }

  #ask(question: Question, picks: string[]): void {
    const name = `${question.number} ${picks.join(" ")}`;
    queueMicrotask(() =>
      untrack(() => {
        if (this.#later.has(name) || this.question?.number !== question.number) return;
        void this.source.menu(picks).then((options) => {
          this.#later.set(name, options);
          this.#known += 1;
        });
      }),
    );
  }

  // Picking

  /** Tap on a card, a seat or a button. */
  tap(token: string): void {
    const question = this.question;
    if (!question) return;
    this.ending = false;
    if (this.manner === "share") return this.#share(token);
    const steps = this.#asked === question.number ? this.#steps : [];
    const next = toggle(question, this.#menuOf, steps, token);
    this.#asked = question.number;
    this.remark.clear();
    if (next.join(" ") === steps.join(" ")) void this.#remarkOn(token);
    this.#steps = next;
    this.#taps = [...this.#taps, `${question.number} ${token}`].slice(-2);
    if (this.#outright(question, token)) this.confirm();
  }

  /** Whether a pick needs no confirmation: it was all that there was to pick, and it is no free action. */
  #outright(question: Question, token: string): boolean {
    const picking = this.picking;
    if (!picking?.answer || picking.open || !picking.picked.includes(token)) return false;
    // The second of two clicks may have been meant for the question before.
    if (performance.now() - this.#askedAt < TWO_CLICKS) return false;
    if ((question.kind === "option" || question.kind === "skill") && /^[ko]:/.test(token)) return true;
    if (picking.steps.length > 1) return false;
    const fromPanel = token.startsWith("?") || this.panel.some((card) => card.token === token);
    return fromPanel || (settings.quick && question.kind !== "action" && question.kind !== "general");
  }

  /** Two clicks on the same thing in the same question: pick it and, if that is an answer, give it. */
  tapTwice(token: string): void {
    const number = this.question?.number;
    if (number === undefined || this.#taps.some((tap) => tap !== `${number} ${token}`)) return;
    if (!this.picked.has(token)) this.tap(token);
    if (this.picked.has(token)) this.confirm();
  }

  #share(token: string): void {
    if (this.giving && token.startsWith("s")) {
      this.given = new Map(this.given).set(this.giving, token);
      this.giving = "";
    } else if (this.given.has(token)) {
      this.given = new Map([...this.given].filter(([card]) => card !== token));
      this.giving = token;
    } else this.giving = this.giving === token ? "" : token;
  }

  back(): void {
    const question = this.question;
    this.remark.clear();
    if (this.ending) this.ending = false;
    else if (this.manner === "share" && this.giving) this.giving = "";
    else if (this.manner === "share") this.given = new Map([...this.given].slice(0, -1));
    else if (question && this.#asked === question.number) this.#steps = undo(question, this.#menuOf, this.#steps);
  }

  get canGoBack(): boolean {
    return (this.picking?.steps.length ?? 0) > 0 || this.giving !== "" || this.given.size > 0 || this.ending;
  }

  confirm(): void {
    if (this.answer) this.give(this.answer);
  }

  /** Pass; where much could still be done, only when it is said twice. */
  pass(): void {
    const question = this.question;
    if (!question || !this.picking?.passable) return;
    if (question.kind === "action" && canAct(question) && !this.ending) {
      this.ending = true;
      return;
    }
    this.give([PASS]);
  }

  give(picks: string[]): void {
    const question = this.question;
    if (!question) return;
    if (!this.source.send({ t: "answer", number: question.number, picks })) return;
    this.#answered = question.number;
    this.ending = false;
  }

  // What cannot be picked

  /** Whether something lies dimmed: the like of it, or nothing of its sort, is asked for. */
  isOut(token: string): boolean {
    const question = this.question;
    if (!question || this.manner !== "pick" || [this.lit, this.picked, this.instead].some((tokens) => tokens.has(token))) return false;
    if (token.startsWith("s")) return [...this.lit, ...this.picked].some((one) => one.startsWith("s"));
    if (token.startsWith("k:")) return WANTS_CARD.includes(question.kind) && this.skillToken(token.slice(2)) === "";
    const has = (cards: CardFace[]) => cards.some((card) => card.token === token);
    return has(this.me.hand) || (has(this.me.equip) && this.me.equip.some((card) => this.lit.has(card.token)));
  }

  /** Why something cannot be picked, in one sentence; empty where nobody can say. */
  async whyNot(token: string): Promise<string> {
    const question = this.question;
    if (!question) return "";
    const steps = this.#asked === question.number ? this.#steps : [];
    const reason = await this.source.reason(whereItBelongs(question, this.#menuOf, steps, token), token);
    return reason?.key ? i18n.current.whyNot(reason, this.you, this.scene) : "";
  }

  /** Say beside a card or a seat why it cannot be picked. */
  async #remarkOn(token: string): Promise<void> {
    if (!/^[cs]\d/.test(token)) return;
    const number = this.question?.number;
    const text = await this.whyNot(token);
    if (text && this.question?.number === number) this.remark.show(token, text);
  }

  // What one thinks of the others

  get #guessKey(): string {
    return `guesses.${this.source.room?.room ?? ""}`;
  }

  guess(seat: number, role: string): void {
    this.guesses = { ...this.guesses, [seat]: role };
    save(this.#guessKey, this.guesses);
  }

  // What happens

  /** Take in a message: what lies in the middle, what happens to seats, which cards are new. */
  take(message: ServerMessage): void {
    if (message.t === "refused") this.#answered = -1;
    // Back after the connection was lost: nobody knows what happened meanwhile.
    if (message.t === "welcome") this.stage = EMPTY;
    if (message.t === "said" && message.thrown) this.happenings.thrown(message, this.table.seats);
    else if (message.t === "said") this.happenings.says(message);
    if (message.t !== "update") return;
    this.autoPass.take(message.events);
    if (message.events.some((event) => event.key === "lord-shown")) {
      this.guesses = {};
      save(this.#guessKey, {});
    }
    this.stage = message.events.reduce(reduce, this.stage);
    this.happenings.take(message);
    const question = message.question;
    if (question && question.number !== this.#asked) this.#begin(question);
  }

  #begin(question: Question): void {
    this.#asked = question.number;
    this.#askedAt = performance.now();
    this.#steps = [];
    this.#later.clear();
    this.ending = false;
    this.remark.clear();
    this.given = new Map();
    this.giving = question.kind === "distribute" && question.row.length === 1 ? (question.row[0] ?? "") : "";
    this.piles = question.sizes.map((_, at) => (at === 0 ? [...question.row] : []));
  }

  /** The seat that a card is being given to, -1 for none. */
  receiver(card: string): number {
    const seat = this.given.get(card) ?? this.picking?.pairs.get(card);
    return seat === undefined ? -1 : seatIndex(seat);
  }

  /** The button of a skill: what of it can be picked now, or has been; empty for nothing. */
  skillToken(skill: string): string {
    const own = (one: string) => one.startsWith("k:") && skillOf(one.slice(2)) === skill;
    return [...this.picked].find(own) ?? [...this.lit].find(own) ?? "";
  }

  /** What a seat is called in short. */
  name(index: number): string {
    return i18n.current.shortSeat(index, this.scene);
  }

  /** The person at a seat. */
  person(index: number): string {
    return this.placeOf(index)?.name ?? "";
  }

  placeOf(index: number) {
    const place = this.table.seats[index]?.place ?? -1;
    return this.source.room?.places[place];
  }

  /** The seconds that a seat has left, by the last update; -1 if it is not known to be asked. */
  secondsOf(index: number): number {
    const many = Object.keys(this.source.update?.waiting ?? {}).length > FEW;
    if (many && index !== this.you) return -1;
    if (index === this.you && this.question) return this.question.seconds;
    const seconds = this.source.update?.waiting[String(index)];
    return seconds === undefined || (index === this.you && this.source.live) ? -1 : seconds;
  }

  get fullTime(): number {
    const time = this.source.room?.options.decision_time ?? 25;
    return this.question?.kind === "general" ? 2 * time : time;
  }
}

const KEY = Symbol("table");

export function setTable(model: TableModel): TableModel {
  return setContext(KEY, model);
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
