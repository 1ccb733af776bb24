/** Finds a text's statements about a fact, to compare all places that state the fact with the content. */

export type Claim = {
  /** Name of the claim in the test's messages. */
  title: string;
  /**
   * Patterns of the claim's statements. A pattern's group captures the value, and a match without a value is a
   * contradiction. A pattern without a group finds statements that are never allowed.
   */
  statements: readonly RegExp[];
  /** The values that the content implies, without units. */
  agreed: readonly string[];
  /** A text that matches this pattern never contradicts the claim; undefined if there is none. */
  condition?: RegExp;
  /** Addresses of the pages and files that must state the claim or, if it has one, its condition. */
  places: readonly string[];
};

type Statement = { value: string | undefined; excerpt: string };

/** Replaces each run of spaces with one space. Line breaks stay, because they separate the blocks of a page. */
const flattenSpaces = (text: string) => text.replaceAll(/[^\S\n]+/g, " ").replaceAll(/ ?\n[ \n]*/g, "\n");

function findStatements({ statements }: Claim, text: string): Statement[] {
  const plain = flattenSpaces(text);
  return statements.flatMap((pattern) =>
    [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([whole, value]) => ({
      value: value?.trim().toLowerCase(),
      excerpt: whole.replaceAll("\n", " ").trim(),
    })),
  );
}

const isAgreed = ({ agreed }: Claim, value: string | undefined) =>
  value !== undefined && agreed.map(flattenSpaces).includes(value);

/** Lists the statements whose value is not agreed. */
export function findContradictions(claim: Claim, text: string): string[] {
  if (claim.condition?.test(flattenSpaces(text))) return [];
  return findStatements(claim, text)
    .filter(({ value }) => !isAgreed(claim, value))
    .map(({ excerpt }) => excerpt);
}

/** Whether a text states the claim with an agreed value or, if the claim has a condition, the condition. */
export function statesClaim(claim: Claim, text: string): boolean {
  if (claim.condition) return claim.condition.test(flattenSpaces(text));
  return findStatements(claim, text).some(({ value }) => isAgreed(claim, value));
}
