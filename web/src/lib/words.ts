/**
 * Words, from the very Fluent files that the terminal uses: one bundle for each package, and the same variables as
 * `sanguosha/texts.py` gives to prompts and to lines of the commentary.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Catalogue, GeneralEntry, KindEntry, SkillEntry } from "./catalogue";
import { emptyCatalogue } from "./catalogue";
import { called } from "./names";
import type { CardFace, EventLine, Question, SeatState } from "./protocol";
import { rankSign, seatIndex, skillOf, SUIT_SIGNS, SUITS } from "./tokens";

export type Words = Record<string, string | number>;

const COMMON = "";
const MANY = 3;
const PASS = "-";
const DONE = ".";
const NEXT_PILE = "/";
const MAY_LACK = ["source", "card", "killer", "targets", "second", "against", "skill", "by", "winners", "whom", "direction"];
const SEAT_ARGS = ["seat", "source", "killer", "other", "by", "second", "whom"];

/** What a text about a running game needs to know of it. */
export interface Scene {
  seats: SeatState[];
  /** The cards in view, by token. */
  faces: ReadonlyMap<string, CardFace>;
  /** The people by seat, where they are known. */
  people?: readonly string[];
}

export const NO_SCENE: Scene = { seats: [], faces: new Map() };

export class Texts {
  readonly separator: string;
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #kinds: Map<string, KindEntry>;
  readonly #skills: Map<string, SkillEntry>;
  readonly #generals: Map<string, GeneralEntry>;
  readonly #homes = new Map<string, string>();

  /** `sources` are the Fluent texts of each package, the common ones under the empty name. */
  constructor(
    readonly language: string,
    sources: Record<string, string>,
    readonly catalogue: Catalogue = emptyCatalogue(),
  ) {
    this.separator = language.startsWith("zh") ? "、" : ", ";
    for (const [name, source] of Object.entries(sources)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      this.#bundles.set(name, bundle);
    }
    this.#kinds = new Map(catalogue.kinds.map((kind) => [kind.id, kind]));
    this.#skills = new Map(catalogue.skills.map((skill) => [skill.id, skill]));
    this.#generals = new Map(catalogue.generals.map((general) => [general.id, general]));
  }

  // Messages

  has(key: string, attribute = "", home = COMMON): boolean {
    return this.#pattern(key, attribute, home) !== null;
  }

  /** A message, or an attribute of one, with its variables filled in; the key itself if there is none. */
  say(key: string, words: Words = {}, attribute = "", home = COMMON): string {
    const bundle = this.#bundles.get(home);
    const pattern = this.#pattern(key, attribute, home);
    if (!bundle || pattern === null) return attribute ? `${key}.${attribute}` : key;
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, words as Record<string, FluentVariable>, errors);
  }

  #pattern(key: string, attribute: string, home: string) {
    const message = this.#bundles.get(home)?.getMessage(key);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  /** The package that defines a message, the common texts first. */
  #home(key: string): string {
    let home = this.#homes.get(key);
    if (home === undefined) {
      home = [COMMON, ...[...this.#bundles.keys()].sort()].find((name) => this.#bundles.get(name)?.hasMessage(key)) ?? COMMON;
      this.#homes.set(key, home);
    }
    return home;
  }

  join(items: string[]): string {
    return items.join(this.separator);
  }

  // Names and texts

  kind(id: string): KindEntry | undefined {
    return this.#kinds.get(id);
  }

  general(id: string): GeneralEntry | undefined {
    return this.#generals.get(id);
  }

  skill(id: string): SkillEntry | undefined {
    return this.#skills.get(id);
  }

  kindName(id: string): string {
    return this.say(`card-${id}`, {}, "", this.#kindHome(id));
  }

  kindText(id: string): string {
    return this.say(`card-${id}`, {}, "text", this.#kindHome(id));
  }

  /** The fine print of a card, line by line. */
  kindDetail(id: string): string[] {
    return this.#detail(`card-${id}`, this.#kindHome(id));
  }

  /** The type of a card as players say it. */
  kindType(id: string): string {
    const kind = this.#kinds.get(id);
    return kind ? this.say(`type-${kind.type}`) : "";
  }

  generalName(id: string): string {
    return this.say(`general-${id}`, {}, "", this.#generals.get(id)?.package);
  }

  generalTitle(id: string): string {
    const home = this.#generals.get(id)?.package;
    return this.has(`general-${id}`, "title", home) ? this.say(`general-${id}`, {}, "title", home) : "";
  }

  /** The name of a skill, of an effect that works like one, or of the card that gives an ability of this name. */
  skillName(id: string): string {
    const home = this.#skillHome(id);
    return home === null ? this.kindName(id) : this.say(`skill-${id}`, {}, "", home);
  }

  skillText(id: string): string {
    const home = this.#skillHome(id);
    return home === null ? this.kindText(id) : this.say(`skill-${id}`, {}, "text", home);
  }

  /** The fine print of a skill, line by line. */
  skillDetail(id: string): string[] {
    const home = this.#skillHome(id);
    return home === null ? this.kindDetail(id) : this.#detail(`skill-${id}`, home);
  }

  #detail(key: string, home: string): string[] {
    return this.has(key, "detail", home) ? this.say(key, {}, "detail", home).split("\n") : [];
  }

  #skillHome(id: string): string | null {
    return this.#skills.get(id)?.package ?? (this.has(`skill-${id}`) ? COMMON : null);
  }

  /** Generals in a row. */
  generalNames(ids: readonly string[]): string {
    return this.join(ids.map((id) => this.generalName(id)));
  }

  #kindHome(id: string): string {
    return this.#kinds.get(id)?.package ?? COMMON;
  }

  suit(id: string): string {
    return `${SUIT_SIGNS[id] ?? ""} ${this.say(`suit-${id}`)}`;
  }

  card(face: CardFace): string {
    return `${SUIT_SIGNS[face.suit] ?? ""}${rankSign(face.rank)} ${this.kindName(face.kind)}`;
  }

  /** Cards by their tokens; cards that are not seen are counted. */
  cards(tokens: string[], scene: Scene): string {
    const faces = tokens.map((token) => scene.faces.get(token));
    if (faces.includes(undefined)) return this.say("hidden-cards", { count: tokens.length });
    return this.join(faces.map((face) => this.card(face as CardFace)));
  }

  seat(index: number, scene: Scene): string {
    const names = (scene.seats[index]?.generals ?? []).filter(Boolean).map((id) => this.generalName(id));
    return names.length ? this.say("seat", { general: names.join("/"), number: index + 1 }) : this.#nameless(index, scene);
  }

  /** The generals of a seat alone, where the number goes without saying. */
  shortSeat(index: number, scene: Scene): string {
    const names = (scene.seats[index]?.generals ?? []).filter(Boolean).map((id) => this.generalName(id));
    return names.length ? names.join("/") : this.#nameless(index, scene);
  }

  /** Who sits there without a general: the person if one is known to sit there. */
  #nameless(index: number, scene: Scene): string {
    return called(this, scene.people?.[index] ?? "") || this.say("nameless-seat", { number: index + 1 });
  }

  seats(tokens: string, scene: Scene, most = MANY): string {
    const names = tokens.split(" ").map((token) => this.seat(seatIndex(token), scene));
    return names.length > most ? this.say("many-seats", { count: names.length }) : this.join(names);
  }

  /** A place as events name it: `draw_pile`, `s2.hand`, `s2.pile.buqu`. */
  place(name: string, scene: Scene): string {
    const [owner = "", area, pile] = parts(name);
    if (area === undefined) return this.say(`place-${name}`);
    const seat = this.seat(seatIndex(owner), scene);
    if (area === "pile") return this.say("place-pile", { seat, pile: this.pileName(pile ?? "", scene) });
    return this.say(`place-${area}`, { seat });
  }

  pileName(pile: string, scene: Scene): string {
    const under = pile.startsWith("under_") ? scene.faces.get(pile.slice("under_".length)) : undefined;
    if (under) return this.card(under);
    return this.has(`pile-${pile}`) ? this.say(`pile-${pile}`) : this.skillName(pile);
  }

  // What is asked

  /** What a question asks, in one line; of one that is answered in a panel, what that does. */
  prompt(question: Question, you: number, scene: Scene): string {
    const key = this.#worded(question);
    const home = this.#home(key);
    const panel = question.kind === "arrange" && this.has(key, "panel", home) ? "panel" : "";
    return this.say(key, this.#promptWords(question, you, scene), panel, home);
  }

  /** The message that words a question: its own, or that of its kind where a skill or card has no words of its own. */
  #worded(question: Question): string {
    const own = this.has(question.prompt, "", this.#home(question.prompt));
    return own || !this.has(`ask-${question.kind}`) ? question.prompt : `ask-${question.kind}`;
  }

  /** What using a skill or a card does, as a button says it; empty if its text leaves that to the page. */
  verb(id: string, words: Words): string {
    const skill = this.#skillHome(id);
    const [key, home] = skill === null ? [`card-${id}`, this.#kindHome(id)] : [`skill-${id}`, skill];
    return this.has(key, "verb", home) ? this.say(key, words, "verb", home) : "";
  }

  /** Whether this is a card by its name, and no skill. */
  isCard(id: string): boolean {
    return this.#kinds.has(id) && !this.#skills.has(id);
  }

  #promptWords(question: Question, you: number, scene: Scene): Words {
    const words: Words = {};
    [..."abcdef"].forEach((name, at) => {
      const arg = question.args[at] ?? "";
      words[name] = this.argument(arg, scene);
      words[`${name}_id`] = arg.replace(/^o:/, "") || "none";
      words[`${name}_me`] = arg === `s${you}` ? "yes" : "no";
      words[`${name}_card`] = this.isCard(arg) ? "yes" : "no";
    });
    words.skill = this.#idWord(question.prompt.split("-")[1] ?? "");
    words.own = question.args[0] === question.args[2] ? "yes" : "no";
    if (question.high > 0) {
      words.low = question.low;
      words.high = question.high;
    }
    words.ways = (question.menus[""] ?? []).filter((token) => token !== PASS).length;
    return words;
  }

  /** Why something cannot be picked, in one sentence; seats are named in short, for they are in view. */
  whyNot(reason: { key: string; args: Record<string, string> }, you: number, scene: Scene): string {
    const words: Words = {};
    for (const [name, value] of Object.entries(reason.args)) {
      const named = value.split(" ").map((token) => (/^s\d+$/.test(token) ? this.shortSeat(seatIndex(token), scene) : this.argument(token, scene)));
      words[name] = named.length === 1 ? (named[0] as string | number) : this.join(named.map(String));
      words[`${name}_id`] = value || "none";
      words[`${name}_me`] = value === `s${you}` ? "yes" : "no";
    }
    const key = `why-${reason.key}`;
    return this.say(key, words, "", this.#home(key));
  }

  /** One token in words: a seat, a card, a number, the id of a card, skill, general or suit. */
  argument(token: string, scene: Scene): string | number {
    if (/^s\d+$/.test(token)) return this.seat(seatIndex(token), scene);
    const face = scene.faces.get(token);
    if (face) return this.card(face);
    if (/^\d+$/.test(token)) return Number(token);
    if (token.charAt(1) === ":") return this.#optionWord(token) || token.slice(2);
    return this.#idWord(token) || token;
  }

  #idWord(id: string): string {
    if (this.#skillHome(id) !== null) return this.skillName(id);
    if (this.#generals.has(id)) return this.generalName(id);
    if ((SUITS as readonly string[]).includes(id)) return this.suit(id);
    const home = this.#kindHome(id);
    return this.has(`card-${id}`, "", home) ? this.say(`card-${id}`, {}, "", home) : "";
  }

  #optionWord(token: string): string {
    const id = token.slice(2);
    if (token.startsWith("g") && this.#generals.has(id)) return this.generalName(id);
    if (token.startsWith("k")) return this.way(id);
    if (this.has(`option-${id}`)) return this.say(`option-${id}`);
    return /^\d+$/.test(id) ? id : this.#idWord(id);
  }

  /** The name of a skill to be used; where it offers several ways, with what this one does. */
  way(token: string): string {
    const id = skillOf(token);
    const number = token.split(":")[1];
    const name = this.skillName(id);
    const key = `way-${id}-${number ?? 1}`;
    const home = this.#home(key);
    return this.has(key, "", home) ? this.say("way", { skill: name, way: this.say(key, {}, "", home) }) : name;
  }

  /** What picking this token means, as a button says it; `picked` is how many picks came before. */
  option(token: string, question: Question, you: number, scene: Scene, picked = 0): string {
    const words: Words = { ...this.#promptWords(question, you, scene), picked };
    const names: Record<string, string> = { [PASS]: "pass", [DONE]: "done", [NEXT_PILE]: "next" };
    const name = names[token] ?? (token.startsWith("o:") ? token.slice(2) : "");
    if (name) {
      const key = this.#worded(question);
      const home = this.#home(key);
      if (this.has(key, name, home)) return this.say(key, words, name, home);
      const [sort = "", number] = name.split("_");
      if (number && /^\d+$/.test(number) && this.has(key, sort, home)) return this.say(key, { ...words, number: Number(number) }, sort, home);
      if (!token.startsWith("o:")) return this.say(`option-${name}`);
      return this.#optionWord(token) || this.say(`option-${name}`);
    }
    if (token.startsWith("k:") && question.kind === "skill") return this.say("use-way", { way: this.way(token.slice(2)), card: this.isCard(skillOf(token.slice(2))) ? "yes" : "no" });
    const as = question.brings[token];
    if (as && !this.verb(skillOf(token.slice(2)), words)) return this.say("page-use-as", { skill: this.way(token.slice(2)), as: this.kindName(as) });
    if (token.startsWith("?")) return this.say("unseen-card", { seat: this.seat(seatIndex(token.slice(1)), scene) });
    return String(this.argument(token, scene));
  }

  /** What a question itself calls the button that gives its answer; empty if it leaves that to the page. */
  confirmation(question: Question, words: Words): string {
    const home = this.#home(question.prompt);
    return this.has(question.prompt, "confirm", home) ? this.say(question.prompt, words, "confirm", home) : "";
  }

  reason(question: Question): string {
    const key = `reason-${question.reason}`;
    return question.reason && this.has(key) ? this.say(key) : "";
  }

  // What happened

  /** One line of commentary; empty for what needs no words. */
  logLine(event: EventLine, scene: Scene): string {
    const key = event.key === "move" ? `move-${event.args.reason ?? ""}` : event.key;
    const home = this.#home(key);
    return this.has(key, "", home) ? this.say(key, this.#eventWords(event, scene), "", home).trim() : "";
  }

  #eventWords(event: EventLine, scene: Scene): Words {
    const args = event.args;
    const words: Words = {};
    for (const name of MAY_LACK) {
      words[name] = "";
      words[`${name}_id`] = "none";
    }
    for (const [name, value] of Object.entries(args)) {
      if (!value) continue;
      words[name] = this.#eventWord(name, value, scene);
      words[`${name}_id`] = value;
    }
    for (const end of ["from", "to"]) {
      const [owner = "", area] = parts(args[end] ?? "");
      words[`${end}_seat`] = area === undefined ? "" : this.seat(seatIndex(owner), scene);
      words[`${end}_seat_id`] = area === undefined ? "none" : owner;
      words[`${end}_zone`] = area ?? owner;
    }
    words.hp = event.health;
    words.nameless = args.seat ? this.#nameless(seatIndex(args.seat), scene) : "";
    words.cards = this.cards(event.cards, scene);
    words.count = event.cards.length;
    words.won = args.winners ? args.winners.split(" ").length : 0;
    words.what = this.#what(event, scene);
    words.own = words.from_seat_id === "none" || words.from_seat_id === (args.by ?? "") ? "yes" : "no";
    words.on_self = args.targets === (args.seat ?? "-") ? "yes" : "no";
    const first = event.cards.map((token) => scene.faces.get(token)).find((face) => face !== undefined);
    words.suit_changed = first && args.suit && args.suit !== first.suit ? "yes" : "no";
    words.equipment = isEquipment(this.#kinds.get(args.card ?? "")) ? "yes" : "no";
    return words;
  }

  #eventWord(name: string, value: string, scene: Scene): string | number {
    if (SEAT_ARGS.includes(name)) return this.seat(seatIndex(value), scene);
    if (name === "targets") return this.seats(value, scene);
    if (name === "winners") return this.seats(value, scene, Infinity);
    if (name === "from" || name === "to") return this.place(value, scene);
    if (name === "suit") return this.suit(value);
    if (name === "role" || name === "phase" || name === "nature" || name === "side") return this.say(`${name}-${value}`);
    if (name === "generals") return this.generalNames(value.split(" "));
    if (name === "direction") return this.say(`option-${value}`);
    if (name === "card" || name === "against") return this.kindName(value);
    return this.argument(value, scene);
  }

  #what(event: EventLine, scene: Scene): string {
    const id = event.args.card;
    if (!id) return "";
    const faces = event.cards.map((token) => scene.faces.get(token)).filter((face) => face !== undefined);
    if (faces.length === 1 && faces[0]?.kind === id) return this.card(faces[0]);
    const name = this.kindName(id);
    return event.cards.length ? this.say("made-of", { card: name, cards: this.cards(event.cards, scene) }) : name;
  }
}

const EQUIPMENT_TYPES = ["weapon", "armor", "defensive_horse", "offensive_horse", "treasure"];

export function isEquipment(kind: KindEntry | undefined): boolean {
  return kind !== undefined && EQUIPMENT_TYPES.includes(kind.type);
}

/** `s2.pile.buqu` as owner, area, rest; a place without owner as itself. */
function parts(place: string): [string, string?, string?] {
  const [owner = "", area, ...rest] = place.split(".");
  return area === undefined ? [owner] : [owner, area, rest.join(".")];
}
