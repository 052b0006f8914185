/** What the texts and the table need to know of an update: the seats, and the cards in view by their tokens. */

import type { CardFace, EventLine, Question, RoomState, TableState, Update } from "./protocol";
import type { Scene } from "./texts.svelte";

export function facesOf(table: TableState, question?: Question | null, events: readonly EventLine[] = []): Map<string, CardFace> {
  const faces = new Map<string, CardFace>();
  const add = (cards: readonly CardFace[]) => {
    for (const card of cards) faces.set(card.token, card);
  };
  for (const event of events) add(event.faces);
  add(question?.faces ?? []);
  add(table.discard_top);
  for (const seat of table.seats) {
    add(seat.hand);
    add(seat.equip);
    add(seat.judge_area);
    for (const pile of seat.piles) add(pile.cards);
  }
  return faces;
}

/** Who sits on the seats of a table in this room. */
export function peopleOf(table: TableState, room: RoomState | null): string[] {
  return table.seats.map((seat) => room?.places[seat.place]?.name ?? "");
}

export function sceneOf(update: Update, room: RoomState | null = null): Scene {
  const { table, question, events } = update;
  return { seats: table.seats, faces: facesOf(table, question, events), people: peopleOf(table, room) };
}
