/** SHA-256 of a text. The browser's own one is only there over HTTPS, and a table at home is often reached without. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const view = padded(text);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) {
        words[at] = view.getInt32(block + at * 4);
        continue;
      }
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + one + words[at - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = (hash[at]! + value) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
