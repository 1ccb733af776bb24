/** The places that answer what a query may mean. */
import type { Intent, IntentGuess } from "./intent-model.ts";
import { type IndexedSection, resultOf, type SearchMeaning } from "./search-results.ts";

/** Number of results that are chosen by what is meant; word matches follow. */
const maxMeant = 3;

/** Minimum probability of a legal text that is among the first results. */
const leastSure = 0.1;

/** The places that answer each intent, the most direct first. */
export type IntentPlaces = ReadonlyMap<Intent, readonly IndexedSection[]>;

/** The most direct place of each of the most probable intents. */
export function pickMeant(guesses: readonly IntentGuess[], byIntent: IntentPlaces): IndexedSection[] {
  const meant = new Set<IndexedSection>();
  for (const { intent, probability } of guesses) {
    const [place] = byIntent.get(intent) ?? [];
    if (place && (place.page.kind !== "legal" || probability >= leastSure)) meant.add(place);
    if (meant.size === maxMeant) break;
  }
  return [...meant];
}

export function listMeanings(guesses: readonly IntentGuess[], byIntent: IntentPlaces): SearchMeaning[] {
  return guesses
    .map((guess) => ({ places: byIntent.get(guess.intent) ?? [], guess }))
    .filter(({ places }) => places.length > 0)
    .slice(0, maxMeant)
    .map(({ places, guess }) => ({
      probability: guess.probability,
      nearness: guess.measureNearness(),
      results: places.map((place) => resultOf({ place, stems: new Set() })),
    }));
}
