/** The places that answer the possible meanings of a query. */
import type { Intent, IntentGuess } from "./intent-model.ts";
import { buildResult, type IndexedSection, type SearchMeaning } from "./search-results.ts";

/** Number of results that are chosen by meaning; word matches follow. */
const maxMeaningResults = 3;

/** Minimum probability of a legal text that is among the first results. */
const minLegalProbability = 0.1;

/** The places that answer each intent, the most direct first. */
export type IntentPlaces = ReadonlyMap<Intent, readonly IndexedSection[]>;

/** Picks the most direct place of each of the most probable intents. */
export function pickMeantPlaces(guesses: readonly IntentGuess[], byIntent: IntentPlaces): IndexedSection[] {
  const meantPlaces = new Set<IndexedSection>();
  for (const { intent, probability } of guesses) {
    const [place] = byIntent.get(intent) ?? [];
    if (place && (place.page.kind !== "legal" || probability >= minLegalProbability)) meantPlaces.add(place);
    if (meantPlaces.size === maxMeaningResults) break;
  }
  return [...meantPlaces];
}

export function listMeanings(guesses: readonly IntentGuess[], byIntent: IntentPlaces): SearchMeaning[] {
  return guesses
    .map((guess) => ({ places: byIntent.get(guess.intent) ?? [], guess }))
    .filter(({ places }) => places.length > 0)
    .slice(0, maxMeaningResults)
    .map(({ places, guess }) => ({
      probability: guess.probability,
      nearness: guess.measureNearness(),
      results: places.map((place) => buildResult({ place, stems: new Set() })),
    }));
}
