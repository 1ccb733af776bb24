/** Finds what a text says about a fact, so that all places that state the fact can be compared with it. */

export type Claim = {
  /** What is claimed, for the messages of the test. */
  title: string;
  /**
   * Patterns of its statements, each with one group: the value. A statement without a value counts as one with another
   * value, so a pattern without a group recognises what must not be said.
   */
  statements: readonly RegExp[];
  /** The values that follow from the content, without units. */
  agreed: readonly string[];
  /** Another value is not a contradiction in a text that also says this. */
  condition?: RegExp;
  /** Addresses of the pages and files that must state the claim or, if it has one, its condition. */
  places: readonly string[];
};

type Statement = { value: string | undefined; excerpt: string };

/** Spaces of all kinds become one; line breaks stay, because they separate the blocks of a page. */
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

/** The statements that give another value than the content does. */
export function findContradictions(claim: Claim, text: string): string[] {
  if (claim.condition?.test(flattenSpaces(text))) return [];
  return findStatements(claim, text)
    .filter(({ value }) => !isAgreed(claim, value))
    .map(({ excerpt }) => excerpt);
}

/** Whether a text states the claim with an agreed value, or its condition. */
export function statesClaim(claim: Claim, text: string): boolean {
  if (claim.condition) return claim.condition.test(flattenSpaces(text));
  return findStatements(claim, text).some(({ value }) => isAgreed(claim, value));
}
