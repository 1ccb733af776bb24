import { textFaults } from "#domain/text/written-text.ts";

/** Longer titles are cut in lists of commits. */
export const longestTitle = 72;

/**
 * What is wrong with the words under which something is published; undefined if nothing is.
 *
 * @param words - as `plainText` keeps them.
 */
export function titleFault(words: string): string | undefined {
  if (words === "") return "Escribe en una línea qué cambia: así se lee en la historia.";
  const [fault] = textFaults(words);
  if (fault) return `Corrige el título: ${fault}.`;
  return words.length > longestTitle
    ? `Acorta el título: caben ${longestTitle} letras y tiene ${words.length}.`
    : undefined;
}
