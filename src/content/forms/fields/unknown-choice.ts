import { findClosestText } from "#domain/search/closest-text.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** Maximum number of values that a message lists. */
const mostListed = 12;

/**
 * Formats the message for an unknown value: with the most similar label and its value in the file, or with all values.
 *
 * @param options - the labels by value.
 * @param what - name of one value, with its article: `la nota`.
 */
export function formatUnknownChoiceMessage(
  input: string,
  options: Readonly<Record<string, string>>,
  what: string,
): string {
  const unknown = `no conocemos ${what} «${input}»`;
  const values = Object.keys(options);
  const nearest = findClosestText(input, Object.values(options));
  const value = values.find((each) => options[each] === nearest);
  if (nearest && value) return `${unknown}: lo más parecido es «${nearest}» (en el archivo, «${value}»)`;
  const listed = values.map((each) => `«${each}»`);
  return values.length > mostListed ? unknown : `${unknown} (en el archivo, ${formatSpanishList(listed, "o")})`;
}
