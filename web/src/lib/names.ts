/** What people and bots are called: the server gives those without a name one in English, and everybody reads it in their own language. */

import type { Texts } from "./words";

const BOT = /^Bot (\d+)$/;
const GUEST = /^Guest ([0-9A-Z]{4})$/;

/** Whether this is the name of a guest who has not chosen one. */
export function isGiven(name: string): boolean {
  return GUEST.test(name);
}

/** A name as it is read in the language of the texts. */
export function called(texts: Texts, name: string): string {
  const bot = BOT.exec(name)?.[1];
  if (bot) return texts.say("page-bot-name", { number: bot });
  const guest = GUEST.exec(name)?.[1];
  return guest ? texts.say("page-guest-name", { code: guest }) : name;
}
