/** Longer titles are cut in lists of commits. */
export const longestTitle = 72;

/** What is wrong with the words under which something is published; undefined if nothing is. */
export function titleFault(words: string): string | undefined {
  if (words === "" || /[\r\n\u2028\u2029]/.test(words))
    return "Escribe en una línea qué cambia: así se lee en la historia.";
  if (/[\p{Cc}\p{Cf}]/u.test(words)) return "Escríbelo otra vez a mano: lo pegado trae letras que no se ven.";
  return words.length > longestTitle
    ? `Acorta el título: caben ${longestTitle} letras y tiene ${words.length}.`
    : undefined;
}
