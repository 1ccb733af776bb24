export type PostalCodes = {
  /** Numbers of municipalities, by the first two to four digits of their postal codes. */
  codes: Readonly<Record<string, readonly number[]>>;
  /** Number of some municipality of the state, by the first two digits. */
  codeStates: Readonly<Record<string, number>>;
};

/**
 * Finds the municipalities of a postal code by its longest known beginning.
 *
 * @returns their numbers, empty if none is known; `state` is as in `codeStates`.
 */
export function findPostalCode(
  { codes, codeStates }: PostalCodes,
  code: string,
): { municipalities: readonly number[]; state: number | undefined } {
  const prefixes = [4, 3, 2].map((digits) => code.slice(0, digits));
  const matches = prefixes.flatMap((prefix) => (codes[prefix] ? [codes[prefix]] : []));
  return { municipalities: matches[0] ?? [], state: codeStates[code.slice(0, 2)] };
}
