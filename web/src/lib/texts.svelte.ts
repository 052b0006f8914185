/** The texts of the page in the language of the settings. */

import { loadCatalogue } from "./catalogue";
import { settings, type Language } from "./settings.svelte";
import { Texts, type Words } from "./words";

export { isRed, rankSign, seatIndex, SUIT_SIGNS, SUITS } from "./tokens";
export { isEquipment, NO_SCENE, Texts, type Scene, type Words } from "./words";

class I18n {
  /** The texts of the language of the settings, or of the one before until they are here. */
  current = $state.raw(new Texts("en", {}));
  ready = $state(false);
  #language = "";

  /** Bring the texts of a language; the page shows them as soon as they are here. */
  async use(language: Language): Promise<void> {
    this.#language = language;
    const [sources, catalogue] = await Promise.all([loadTexts(language), loadCatalogue()]);
    if (this.#language !== language) return;
    this.current = new Texts(language, sources, catalogue);
    this.ready = true;
    document.documentElement.lang = language;
  }
}

async function loadTexts(language: Language): Promise<Record<string, string>> {
  const response = await fetch(new URL(`api/texts/${language}`, document.baseURI));
  if (!response.ok) throw new Error(`The texts could not be loaded (${response.status}).`);
  return (await response.json()) as Record<string, string>;
}

export const i18n = new I18n();

/** A message of the page in the current language. */
export function t(key: string, words: Words = {}): string {
  return i18n.current.say(key, words);
}

export function useLanguageOfSettings(): void {
  $effect(() => {
    void i18n.use(settings.language);
  });
}
