import { findClosestText } from "#domain/search/closest-text.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** Maximum number of values that a message lists. */
const maxListedValues = 12;

/** Maximum number of options that a message lists next to their control, which shows them too. */
const maxListedLabels = 4;

/**
 * Formats the message for an unknown value: with the most similar label and its value in the file, or with all values.
 *
 * @param options - the labels by value.
 * @param valueName - name of one value, with its article: `la nota`.
 */
export function formatUnknownChoiceMessage(
  input: string,
  options: Readonly<Record<string, string>>,
  valueName: string,
): string {
  const introduction = `no conocemos ${valueName} «${input}»`;
  const values = Object.keys(options);
  const nearestLabel = findClosestText(input, Object.values(options));
  const nearestValue = values.find((each) => options[each] === nearestLabel);
  if (nearestLabel && nearestValue)
    return `${introduction}: lo más parecido es «${nearestLabel}» (en el archivo, «${nearestValue}»)`;
  return values.length > maxListedValues ? introduction : `${introduction} (en el archivo, ${formatChoices(values)})`;
}

/** Formats the message for a choice that is not made yet: with the labels, if they are few. */
export function formatMissingChoiceMessage(labels: readonly string[]): string {
  return labels.length > maxListedLabels ? "falta elegir" : `falta elegir ${formatChoices(labels)}`;
}

/**
 * Formats the message for keys that an object does not have: with the most similar unused keys, or with all of them.
 *
 * @param unusedKeys - the valid keys without a value.
 */
export function formatUnknownKeysMessage(unknownKeys: readonly string[], unusedKeys: readonly string[]): string {
  const introduction = `sobra ${unknownKeys.map((key) => `«${key}»`).join(", ")}`;
  const similarKeys = unusedKeys.filter((key) =>
    unknownKeys.some(
      (unknownKey) =>
        key.toLowerCase().includes(unknownKey.toLowerCase()) || findClosestText(unknownKey, [key]) !== undefined,
    ),
  );
  const namedKeys = similarKeys.length > 0 ? similarKeys : unusedKeys;
  if (namedKeys.length === 0 || namedKeys.length > maxListedValues) return introduction;
  return `${introduction}; puede ser ${formatChoices(namedKeys)}`;
}

const formatChoices = (choices: readonly string[]) =>
  formatSpanishList(
    choices.map((each) => `«${each}»`),
    "o",
  );
