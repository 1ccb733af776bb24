/**
 * Fills the placeholders of a sentence: `{gb}` is replaced with the value of that name.
 *
 * @throws {RangeError} if a placeholder has no value.
 */
export function fillPlaceholders(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`nothing for ${gap} in "${sentence}"`);
    return value;
  });
}
