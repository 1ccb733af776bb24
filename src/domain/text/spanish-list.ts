/**
 * Patterns of words before which Spanish replaces `y` with `e`, and `o` with `u`: those that begin with the same sound.
 */
const soundPatterns = {
  y: { sound: /^(i|hi(?![ae]))/i, word: "e" },
  o: { sound: /^(h?o|8|11(?!\S))/i, word: "u" },
} as const;

/** Formats a list: `Rookie, Community y Legend`. `Intl` is avoided: its first use costs a cheap phone 60 to 90 ms. */
export function formatSpanishList(items: readonly string[], conjunction: keyof typeof soundPatterns = "y"): string {
  const lastItem = items[items.length - 1];
  if (lastItem === undefined || items.length === 1) return lastItem ?? "";
  const { sound, word } = soundPatterns[conjunction];
  return `${items.slice(0, -1).join(", ")} ${sound.test(lastItem) ? word : conjunction} ${lastItem}`;
}
