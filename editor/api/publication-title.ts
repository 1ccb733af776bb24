import { listUnprintableCharacterMessages } from "#domain/text/normalize-text.ts";

/** Maximum length of a title, in characters; lists of commits truncate longer titles. */
export const maxTitleLength = 72;

/**
 * The message about an error in a publication's title; undefined if there is none.
 *
 * @param title - the title, normalized by `normalizeText`.
 */
export function findTitleErrorMessage(title: string): string | undefined {
  if (title === "") return "Escribe en una línea qué cambia: así se lee en la historia.";
  const [errorMessage] = listUnprintableCharacterMessages(title);
  if (errorMessage) return `Corrige el título: ${errorMessage}.`;
  return title.length > maxTitleLength
    ? `Acorta el título: caben ${maxTitleLength} letras y tiene ${title.length}.`
    : undefined;
}
