/** A text without accents and capital letters, so that “quan vu” finds “Quan Vũ”. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D").toLowerCase();
}

/** Whether each of the words stands in one of the texts. */
export function fits(words: string, texts: readonly string[]): boolean {
  const all = texts.map(plain);
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.some((text) => text.includes(word)));
}
