/** Text in the form used for comparison: no accents, no capitals, no punctuation, no spaces at the ends. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
