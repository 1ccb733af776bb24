/**
 * Text in the form used for comparison: no accents, no capitals, no punctuation, no spaces at the ends; full-width
 * letters and digits, as some keyboards write them, are the usual ones.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
