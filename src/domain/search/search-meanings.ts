/** The sections that answer the possible meanings of a query. */
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

/** The sections that answer each intent, the most direct first. */
export type IntentSections = ReadonlyMap<Intent, readonly IndexedSection[]>;

/**
 * Picks the most direct section of each of the most probable intents, without those that resemble the query by chance.
 *
 * @param isUnanswered - whether the site probably has no answer; then even the best intent may be chance.
 */
export function pickMeantSections(
  guesses: readonly IntentGuess[],
  byIntent: IntentSections,
  isUnanswered: boolean,
): IndexedSection[] {
  const meantSections = new Map<IndexedSection, IntentGuess>();
  for (const guess of guesses) {
    const [section] = byIntent.get(guess.intent) ?? [];
    const isLikely = section?.page.kind !== "legal" || guess.probability >= minLegalProbability;
    if (section && isLikely && !meantSections.has(section)) meantSections.set(section, guess);
    if (meantSections.size === maxMeaningResults) break;
  }
  const [best] = meantSections.values();
  const minProbability = minProbabilityShare * (isUnanswered ? 1 : (best?.probability ?? 0));
  const minSimilarity = isUnanswered ? minUnansweredSimilarity : minAnsweredSimilarity;
  return [...meantSections]
    .filter(([, guess]) => guess.probability >= minProbability || guess.measureSimilarity() >= minSimilarity)
    .map(([section]) => section);
}

export function listMeanings(guesses: readonly IntentGuess[], byIntent: IntentSections): SearchMeaning[] {
  return guesses
    .map((guess) => ({ sections: byIntent.get(guess.intent) ?? [], guess }))
    .filter(({ sections }) => sections.length > 0)
    .slice(0, maxMeaningResults)
    .map(({ sections, guess }) => ({
      probability: guess.probability,
      similarity: guess.measureSimilarity(),
      results: sections.map((section) => buildResult({ section, stems: new Set() })),
    }));
}
