/** Guesses the topic of a question like the search, but only from «Maneras de preguntar», not from page titles. */
import type { WayOfAskingRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { type Intent, spellBySound, trainIntentModel } from "#domain/search/intent-model.ts";

/** Lists topics, the most probable first; empty if the question has nothing in common with any way to ask. */
export type TopicGuesser = (question: string) => readonly WayOfAskingRow[];

/** Recent guessers, by their rows: training takes half a second, and a form compares published rows with a draft. */
const recent = new Map<string, TopicGuesser>();
const mostRecent = 2;

export function getTopicGuesser(rows: readonly WayOfAskingRow[]): TopicGuesser {
  const key = JSON.stringify(rows);
  const guesser = recent.get(key) ?? createTopicGuesser(rows);
  recent.delete(key);
  recent.set(key, guesser);
  for (const old of [...recent.keys()].slice(0, -mostRecent)) recent.delete(old);
  return guesser;
}

function createTopicGuesser(rows: readonly WayOfAskingRow[]): TopicGuesser {
  const byIntent = new Map<Intent, WayOfAskingRow>(
    rows.map((row) => [{ to: row.to, ways: row.ways.map(spellBySound).join("\n") }, row]),
  );
  const training = trainIntentModel([...byIntent.keys()]);
  let step = training.next();
  while (!step.done) step = training.next();
  const guess = step.value;
  return (question) => guess(question).flatMap(({ intent }) => byIntent.get(intent) ?? []);
}
