import { waySeparator } from "#domain/search/intent-model.ts";

/**
 * Orders the ways to ask for an intent so that they compress well: each is followed by the one that has most in common
 * with it. In alphabetical order, the index of the search would be 1.3 kB heavier.
 */
export function orderWaysToAsk(ways: string): string {
  const remaining = ways.split(waySeparator).map((way) => ({ way, ngrams: listNgrams(way) }));
  const orderedWays = remaining.splice(0, 1);
  while (remaining.length > 0) {
    const lastNgrams = orderedWays.at(-1)?.ngrams ?? new Set();
    const similarities = remaining.map(
      ({ ngrams }) => ngrams.intersection(lastNgrams).size / Math.sqrt(ngrams.size + 1),
    );
    orderedWays.push(...remaining.splice(similarities.indexOf(Math.max(...similarities)), 1));
  }
  return orderedWays.map(({ way }) => way).join(waySeparator);
}

/** Four letters are about what a compressed reference to an earlier text takes. */
const ngramLength = 4;

const listNgrams = (text: string) =>
  new Set(
    Array.from({ length: Math.max(0, text.length - ngramLength + 1) }, (_, index) =>
      text.slice(index, index + ngramLength),
    ),
  );
