/** Restores the accents that the census's list of localities lacks. */
import { foldSpelling } from "#domain/text/fold.ts";

/**
 * Votes of a spelling in the official list of municipalities. A spelling in GeoNames, which has misspellings, has 1
 * vote.
 */
const officialVotes = 5;

const wordPattern = /\p{L}+/gu;

/** Words in lower case inside a name. */
const particles = new Set("a al de del e el en entre i la las lo los o sobre u y".split(" "));

export type AccentVotes = { restore(name: string): string };

/**
 * Learns how words are spelled.
 *
 * @param officialNames - names with reliable accents.
 * @param otherNames - names in which some accents are missing.
 */
export function learnAccents(officialNames: readonly string[], otherNames: readonly string[]): AccentVotes {
  const votes = new Map<string, Map<string, number>>();
  const addVotes = (names: readonly string[], weight: number) => {
    for (const word of names.flatMap((name) => name.match(wordPattern) ?? [])) {
      const spellings = votes.get(foldSpelling(word)) ?? new Map<string, number>();
      votes.set(foldSpelling(word), spellings);
      const lowerCase = word.toLowerCase();
      spellings.set(lowerCase, (spellings.get(lowerCase) ?? 0) + weight);
    }
  };
  addVotes(officialNames, officialVotes);
  addVotes(otherNames, 1);

  /** Finds the most common spelling; an unaccented one must be more common than all others together. */
  function findSpelling(word: string): string {
    const spellings = [...(votes.get(foldSpelling(word)) ?? [])].sort((a, b) => b[1] - a[1]);
    const total = spellings.reduce((sum, [, count]) => sum + count, 0);
    const [first, second] = spellings;
    if (!first) return word.toLowerCase();
    return first[0] === word.toLowerCase() && second && first[1] * 2 <= total ? second[0] : first[0];
  }

  return {
    restore: (name) =>
      name.replace(wordPattern, (word, position: number) => {
        const spelling = particles.has(word) ? word : findSpelling(word);
        // The source writes an accented capital as a lower-case letter without accent: «alamo» for «Álamo».
        const isCapital =
          word !== word.toLowerCase() || position === 0 || (/^[aeiou]/.test(word) && !particles.has(word));
        if (word.length > 1 && word === word.toUpperCase() && /^[IVX]+$/.test(word)) return word;
        return isCapital ? (spelling[0] ?? "").toUpperCase() + spelling.slice(1) : spelling;
      }),
  };
}
