/** What the browser keeps between visits; a browser that keeps nothing is no error. */

const PREFIX = "sanguosha.";
/** What it would not keep (private windows may refuse): that lasts as long as the page. */
const unkept = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
