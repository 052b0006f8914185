import { afterEach, beforeEach, expect, test, vi } from "vitest";
// The settings look at the languages of the browser as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

import { Connection } from "./connection.svelte";
import { numberFor } from "./fairness";
import type { ClientMessage, Place, RoomState, ServerMessage } from "./protocol";
import { i18n, Texts } from "./texts.svelte";

/** A socket that keeps what is sent, and says what a test lets it say. */
class Line {
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {}
  says(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const PLACE: Place = { name: "Ann", player: "ann", bot: false, ready: false, away: false, handed_over: false, number: "" };
let line: Line;
let connection: Connection;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("document", { baseURI: "http://table.example/", hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  line = new Line();
  connection = new Connection(() => line as unknown as WebSocket);
  connection.start();
});

afterEach(() => connection.stop());

function room(given: Partial<RoomState>): Partial<ServerMessage> {
  return { t: "room", room: "ABCDE", host: "ann", places: [PLACE], you: 0, spectators: 0, watching: [], running: false, commitment: "c1", ...given } as Partial<ServerMessage>;
}

const numbers = () => line.sent.filter((message) => message.t === "number");

test("who has a place gives a number once the server has promised its secret, for each game another", () => {
  line.says(room({}));
  expect(numbers()).toEqual([{ t: "number", commitment: "c1", number: numberFor("c1") }]);
  line.says(room({ places: [{ ...PLACE, number: numberFor("c1") }] }));
  line.says(room({ running: true, commitment: "c1" }));
  expect(numbers()).toHaveLength(1);
  line.says(room({ commitment: "c2" }));
  expect(numbers().at(-1)).toEqual({ t: "number", commitment: "c2", number: numberFor("c2") });
});

test("a browser that keeps nothing gives one number for a game, too", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  line.says(room({ commitment: "c4" }));
  const [given] = numbers();
  line.says(room({ commitment: "c4", places: [{ ...PLACE, number: given?.number ?? "" }] }));
  expect(numbers()).toEqual([given]);
});

test("who looks on, or plays where nothing is promised, gives none", () => {
  line.says(room({ you: -1 }));
  line.says(room({ commitment: "" }));
  expect(numbers()).toEqual([]);
});

test("a quick game brings its number along", () => {
  line.says({ t: "welcome", protocol: 2, token: "", player: "ann", name: "Ann", room: "", commitment: "c3" });
  connection.quick({ mode: "identity" } as RoomState["options"]);
  expect(line.sent.at(-1)).toMatchObject({ t: "quick", commitment: "c3", number: numberFor("c3") });
});

test("guests without a name are called so in one's own language, wherever they are named", () => {
  i18n.current = new Texts("vi", { "": "page-guest-name = Khách { $code }" });
  const name = "Guest 7F3A";
  line.says(room({ places: [{ ...PLACE, name }], watching: [{ name, player: "bob" }] }));
  line.says({ t: "lobby", rooms: [{ room: "ABCDE", host: name }] } as unknown as ServerMessage);
  line.says({ t: "said", name } as ServerMessage);
  const { room: here, lobby, said } = connection;
  expect([here?.places[0]?.name, here?.watching[0]?.name, lobby?.rooms[0]?.host, said[0]?.name]).toEqual(Array(4).fill("Khách 7F3A"));
});
