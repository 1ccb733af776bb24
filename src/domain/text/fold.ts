/**
 * Normalises a text for comparison: removes accents, capitals and punctuation, trims it, and replaces full-width
 * letters and digits, which some keyboards write, with normal ones.
 */
export function foldSpelling(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
