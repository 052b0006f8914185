/**
 * Drawing with an ink brush. A stroke is a line through a few points with a width that swells and fades; a wash is a blot whose
 * edge wanders. Both become the outline of a shape, so that pictures stay short lists of points.
 */

export type Tone = "ink" | "tint" | "paper" | "shade";

/** One shape of a picture. */
export interface Mark {
  d: string;
  tone: Tone;
  transform?: string;
}

/** Shapes in a square of 100 by 100, the first at the back. */
export type Picture = readonly Mark[];

export interface Point {
  x: number;
  y: number;
}

/** How wide the brush is along the way: `[at, part of the full width]` from 0 to 1. */
type Pressure = readonly (readonly [number, number])[];

const PRESSURES = {
  /** Set down softly, pressed, lifted to a point. */
  lift: [[0, 0.55], [0.08, 0.9], [0.35, 1], [0.75, 0.7], [1, 0.08]],
  /** Pointed at both ends. */
  leaf: [[0, 0.06], [0.3, 0.75], [0.5, 1], [0.7, 0.75], [1, 0.06]],
  /** Even, with round ends, as a handle or a string. */
  even: [[0, 0.86], [0.06, 1], [0.94, 1], [1, 0.86]],
  /** Widest at the end. */
  press: [[0, 0.1], [0.4, 0.5], [0.85, 1], [1, 0.75]],
} satisfies Record<string, Pressure>;

export type Touch = keyof typeof PRESSURES;

/** The points of `"10,20 30,40"`. */
export function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return { x, y };
    });
}

function widthAt(pressure: Pressure, at: number): number {
  for (let i = 1; i < pressure.length; i += 1) {
    const [from, low] = pressure[i - 1] as readonly [number, number];
    const [to, high] = pressure[i] as readonly [number, number];
    if (at <= to) return low + ((high - low) * (at - from)) / (to - from);
  }
  return pressure.at(-1)?.[1] ?? 1;
}

/** A point of the smooth curve through `b` and `c` (Catmull and Rom). */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (p: number, q: number, r: number, s: number) => 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

function curve(points: readonly Point[], steps: number): Point[] {
  if (points.length < 2) return [...points];
  const found: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = points[i] as Point;
    const c = points[i + 1] as Point;
    for (let step = 0; step < steps; step += 1) found.push(between(points[i - 1] ?? b, b, c, points[i + 2] ?? c, step / steps));
  }
  found.push(points.at(-1) as Point);
  return found;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const written = (points: readonly Point[]) => points.map((p) => `${short(p.x)},${short(p.y)}`).join(" ");

/** The outline of a stroke through these points. */
export function strokePath(points: readonly Point[], width: number, touch: Touch): string {
  const line = curve(points, points.length > 2 ? 7 : 10);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (width * widthAt(PRESSURES[touch], i / (line.length - 1))) / 2;
    const nx = (-(after.y - before.y) / length) * half;
    const ny = ((after.x - before.x) / length) * half;
    left.push({ x: point.x + nx, y: point.y + ny });
    right.push({ x: point.x - nx, y: point.y - ny });
  });
  return `M${written([...left, ...right.reverse()])}Z`;
}

/** A brush stroke through `"x,y x,y …"`. */
export function ink(points: string, width = 6, touch: Touch = "lift", tone: Tone = "ink"): Mark {
  return { d: strokePath(pointsOf(points), width, touch), tone };
}

/** A filled shape, given as the path of an SVG. */
export function fill(d: string, tone: Tone = "ink"): Mark {
  return { d, tone };
}

/** A smooth closed shape through these points. */
export function blob(points: string, tone: Tone = "ink"): Mark {
  return { d: closed(pointsOf(points)), tone };
}

export function ring(x: number, y: number, r: number, width: number, tone: Tone = "ink"): Mark {
  const circle = (radius: number, sweep: number) =>
    `M${short(x - radius)},${short(y)}a${short(radius)},${short(radius)} 0 1 ${sweep} ${short(2 * radius)},0a${short(radius)},${short(radius)} 0 1 ${sweep} ${short(-2 * radius)},0Z`;
  return { d: circle(r + width / 2, 1) + circle(r - width / 2, 0), tone };
}

export function dot(x: number, y: number, r: number, tone: Tone = "ink"): Mark {
  return { d: `M${short(x - r)},${short(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`, tone };
}

function closed(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n] as Point;
  const found: Point[] = [];
  for (let i = 0; i < n; i += 1) for (let step = 0; step < 6; step += 1) found.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), step / 6));
  return `M${written(found)}Z`;
}

/** The same marks again, mirrored at an upright line. */
export function mirrored(marks: Picture, axis = 50): Mark[] {
  return marks.map((mark) => ({ ...mark, transform: `translate(${2 * axis} 0) scale(-1 1)${mark.transform ? ` ${mark.transform}` : ""}` }));
}

export function both(marks: Picture, axis = 50): Mark[] {
  return [...marks, ...mirrored(marks, axis)];
}

/** A picture moved, turned and sized as SVG says it. */
export function placed(marks: Picture, transform: string): Mark[] {
  return marks.map((mark) => ({ ...mark, transform: mark.transform ? `${transform} ${mark.transform}` : transform }));
}

export function toned(marks: Picture, tone: Tone): Mark[] {
  return marks.map((mark) => ({ ...mark, tone }));
}

/** A number for a text, the same everywhere and always. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** Numbers from 0 to 1 that look drawn by lot but are the same for the same seed. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A blot of ink around a point. `ragged` is how far its edge wanders, from 0 to 1. */
export function wash(seed: number, x: number, y: number, rx: number, ry: number, ragged = 0.35): string {
  const next = lots(seed);
  const count = 11 + Math.floor(next() * 5);
  const turn = next() * Math.PI;
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = turn + ((i + next() * 0.5) / count) * 2 * Math.PI;
    const reach = 1 - ragged + ragged * 1.7 * next();
    points.push({ x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach });
  }
  return closed(points);
}
