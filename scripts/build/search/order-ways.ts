import { waySeparator } from "#domain/search/intent-model.ts";

/**
 * Orders the ways to ask for an intent so that they compress well: each is followed by the one that shares most with
 * it. In alphabetical order, the search index would be 1.3 kB larger.
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

/** Length of n-grams in letters: about the size of a compressed reference to an earlier text. */
const ngramLength = 4;

const listNgrams = (text: string) =>
  new Set(
    Array.from({ length: Math.max(0, text.length - ngramLength + 1) }, (_, index) =>
      text.slice(index, index + ngramLength),
    ),
  );
