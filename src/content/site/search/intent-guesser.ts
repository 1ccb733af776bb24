/** Guesses the topic of a question like the search, but only from «Maneras de preguntar», not from page titles. */
import type { IntentRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { type Intent, spellBySound, trainIntentModel, waySeparator } from "#domain/search/intent-model.ts";

/**
 * A function that lists the topics of a question, the most probable first; empty if the question shares nothing with
 * any way to ask.
 */
export type IntentGuesser = (question: string) => readonly IntentRow[];

/**
 * Recent guessers by their rows, cached because training takes half a second and a form compares published rows with a
 * draft.
 */
const recentGuessers = new Map<string, IntentGuesser>();
const maxRecentGuessers = 2;

export function getIntentGuesser(rows: readonly IntentRow[]): IntentGuesser {
  const key = JSON.stringify(rows);
  const guesser = recentGuessers.get(key) ?? createIntentGuesser(rows);
  recentGuessers.delete(key);
  recentGuessers.set(key, guesser);
  for (const oldKey of [...recentGuessers.keys()].slice(0, -maxRecentGuessers)) recentGuessers.delete(oldKey);
  return guesser;
}

function createIntentGuesser(rows: readonly IntentRow[]): IntentGuesser {
  const byIntent = new Map<Intent, IntentRow>(
    rows.map((row) => [{ to: row.to, ways: row.ways.map(spellBySound).join(waySeparator) }, row]),
  );
  const training = trainIntentModel([...byIntent.keys()]);
  let step = training.next();
  while (!step.done) step = training.next();
  const guess = step.value;
  return (question) => guess(question).flatMap(({ intent }) => byIntent.get(intent) ?? []);
}
