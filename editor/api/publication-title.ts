import { listUnprintableCharacterMessages } from "#domain/text/normalize-text.ts";

/** Maximum length of a title, in characters; lists of commits truncate longer titles. */
export const maxTitleLength = 72;

/**
 * The message about an error in a publication's title; undefined if there is none.
 *
 * @param words - the title, normalized by `normalizeText`.
 */
export function findTitleErrorMessage(words: string): string | undefined {
  if (words === "") return "Escribe en una línea qué cambia: así se lee en la historia.";
  const [fault] = listUnprintableCharacterMessages(words);
  if (fault) return `Corrige el título: ${fault}.`;
  return words.length > maxTitleLength
    ? `Acorta el título: caben ${maxTitleLength} letras y tiene ${words.length}.`
    : undefined;
}
