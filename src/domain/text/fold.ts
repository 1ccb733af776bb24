/**
 * Text normalised for comparison: no accents, no capitals, no punctuation, trimmed; full-width letters and digits,
 * which some keyboards write, become normal ones.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
