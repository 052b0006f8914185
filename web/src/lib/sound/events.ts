/** Which sound an event of the game has; most have none. */

import type { EventLine } from "../protocol";
import { isOfCard, type Sound } from "./sounds";

const TYPES: Record<string, Sound> = { weapon: "weapon", armor: "armor", offensive_horse: "horse", defensive_horse: "horse", treasure: "armor", trick: "trick", delayed_trick: "trick" };
const NATURES: Record<string, Sound> = { fire: "burn", thunder: "shock" };

/** What a card sounds like when it is used: a card that is not known here as its type does. */
function ofCard(kind: string, typeOf: (kind: string) => string): Sound {
  return isOfCard(kind) ? kind : (TYPES[typeOf(kind)] ?? "card");
}

/** `typeOf` names the type of a kind of card, `you` is the own seat. */
export function soundOf(event: EventLine, typeOf: (kind: string) => string, you: number): Sound | null {
  switch (event.key) {
    case "used":
    case "played":
      return ofCard(event.args.card ?? "", typeOf);
    case "damage":
      return NATURES[event.args.nature ?? ""] ?? "hit";
    case "health-lost":
      return "wane";
    case "recovered":
    case "reborn":
      return "heal";
    case "judged":
      return "judge";
    case "skill":
      return "skill";
    case "turn":
      return event.args.seat === `s${you}` ? "mine" : "turn";
    case "dying":
      return "dying";
    case "died":
      return "death";
    case "move":
      return event.args.from === "draw_pile" ? "draw" : null;
    default:
      return null;
  }
}

// Of what happens at one time, the first of these are heard rather than the others.
const WEIGHT: readonly Sound[] = ["death", "dying", "mine", "hit", "burn", "shock", "wane", "heal"];
const weight = (sound: Sound) => (WEIGHT.includes(sound) ? WEIGHT.indexOf(sound) : WEIGHT.length);

/** The sounds of some events, in their order, each once; where there are too many, those that matter most. */
export function soundsOf(events: readonly EventLine[], typeOf: (kind: string) => string, you: number, most: number): Sound[] {
  const heard = [...new Set(events.map((event) => soundOf(event, typeOf, you)).filter((sound) => sound !== null))];
  const chosen = new Set([...heard].sort((one, other) => weight(one) - weight(other)).slice(0, most));
  return heard.filter((sound) => chosen.has(sound));
}
