/** What there is: cards, skills, generals, as `/api/catalogue` tells it. */

export interface KindEntry {
  id: string;
  package: string;
  /** As players say it: `basic`, `trick`, `delayed_trick`, `weapon`, `armor` … */
  type: string;
  /** The name that rules ask for: a fire Slash is a `slash`. */
  family: string;
  /** The attack range that a weapon gives, else 0. */
  range: number;
}

export interface SkillEntry {
  id: string;
  package: string;
  tags: string[];
}

export interface GeneralEntry {
  id: string;
  package: string;
  kingdom: string;
  gender: string;
  max_hp: number;
  skills: string[];
}

/** How many of each role a table of this size has. */
export interface RoleSet {
  players: number;
  role_set: string;
  lord: number;
  loyalist: number;
  rebel: number;
  renegade: number;
}

/** Something that can be chosen for a mode: one of a few, the usual one first, or a number. */
export interface ModeOption {
  id: string;
  choices?: string[];
  /** The tables that a choice is for, if not for all. */
  players?: Record<string, number[]>;
  /** Without one of these settings it has no effect. */
  needs?: Record<string, string[]>;
  number?: [number, number];
  /** The number that it is if nobody chooses. */
  usual?: number;
}

/** A mode, with the sizes of its tables; one without sizes cannot be chosen. */
export interface ModeEntry {
  id: string;
  players: number[];
  options: ModeOption[];
  roles?: RoleSet[];
  /** Whether the first half of the places plays against the second half. */
  teams?: boolean;
  /** The packages that it is usually played with. */
  packages?: string[];
}

export interface Catalogue {
  /** The packages that bring generals. */
  packages: string[];
  modes: ModeEntry[];
  kinds: KindEntry[];
  skills: SkillEntry[];
  generals: GeneralEntry[];
}

export function emptyCatalogue(): Catalogue {
  return { packages: [], modes: [], kinds: [], skills: [], generals: [] };
}

let loading: Promise<Catalogue> | null = null;

/** The catalogue, fetched once. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetchCatalogue();
  loading.catch(() => (loading = null));
  return loading;
}

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(new URL("api/catalogue", document.baseURI));
  if (!response.ok) throw new Error(`The catalogue could not be loaded (${response.status}).`);
  return (await response.json()) as Catalogue;
}
