/** Where in the page one is: the words of the address behind “#”. */

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
}

/** A word as it was meant; one that is encoded wrongly as it stands there. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

class Router {
  /** `["gallery", "generals", "zhang_fei"]` for `#/gallery/generals/zhang_fei`; empty at the start. */
  path = $state.raw<string[]>(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = read();
    });
  }

  get screen(): string {
    return this.path[0] ?? "";
  }

  /** Stand at the start instead of here: the way back does not lead here again. */
  forget(): void {
    history.replaceState(null, "", link());
    this.path = [];
  }

  go(...path: string[]): void {
    location.hash = link(...path);
  }
}

/** The address of a screen, for the `href` of a link. */
export function link(...path: string[]): string {
  return "#/" + path.map(encodeURIComponent).join("/");
}

export const router = new Router();
