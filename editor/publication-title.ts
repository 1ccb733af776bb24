/** Longer titles are cut in lists of commits. */
export const longestTitle = 72;

/** What is wrong with the words under which something is published; undefined if nothing is. */
export function titleFault(words: string): string | undefined {
  if (words === "" || /[\r\n]/.test(words)) return "Escribe en una línea qué cambia: así se lee en la historia.";
  return words.length > longestTitle
    ? `Acorta el título: caben ${longestTitle} letras y tiene ${words.length}.`
    : undefined;
}
