/** The places that answer the possible meanings of a query. */
import type { Intent, IntentGuess } from "./intent-model.ts";
import { buildResult, type IndexedSection, type SearchMeaning } from "./search-results.ts";

/** Number of results that are chosen by meaning; word matches follow. */
const maxMeaningResults = 3;

/** Minimum probability of a legal text that is among the first results. */
const minLegalProbability = 0.1;

/**
 * Minimum probability relative to the best meaning, and minimum similarity to a known way to ask; either is enough. If
 * the site has no answer, a lower similarity is enough.
 */
const [minProbabilityShare, minAnsweredSimilarity, minUnansweredSimilarity] = [0.001, 0.5, 0.2];

/** The places that answer each intent, the most direct first. */
export type IntentPlaces = ReadonlyMap<Intent, readonly IndexedSection[]>;

/**
 * Picks the most direct place of each of the most probable intents, without those that resemble the query by chance.
 *
 * @param isUnanswered - whether the site probably has no answer; then even the best intent may be chance.
 */
export function pickMeantPlaces(
  guesses: readonly IntentGuess[],
  byIntent: IntentPlaces,
  isUnanswered: boolean,
): IndexedSection[] {
  const meantPlaces = new Map<IndexedSection, IntentGuess>();
  for (const guess of guesses) {
    const [place] = byIntent.get(guess.intent) ?? [];
    const isLikely = place?.page.kind !== "legal" || guess.probability >= minLegalProbability;
    if (place && isLikely && !meantPlaces.has(place)) meantPlaces.set(place, guess);
    if (meantPlaces.size === maxMeaningResults) break;
  }
  const [best] = meantPlaces.values();
  const minProbability = minProbabilityShare * (isUnanswered ? 1 : (best?.probability ?? 0));
  const minSimilarity = isUnanswered ? minUnansweredSimilarity : minAnsweredSimilarity;
  return [...meantPlaces]
    .filter(([, guess]) => guess.probability >= minProbability || guess.measureSimilarity() >= minSimilarity)
    .map(([place]) => place);
}

export function listMeanings(guesses: readonly IntentGuess[], byIntent: IntentPlaces): SearchMeaning[] {
  return guesses
    .map((guess) => ({ places: byIntent.get(guess.intent) ?? [], guess }))
    .filter(({ places }) => places.length > 0)
    .slice(0, maxMeaningResults)
    .map(({ places, guess }) => ({
      probability: guess.probability,
      similarity: guess.measureSimilarity(),
      results: places.map((place) => buildResult({ place, stems: new Set() })),
    }));
}
