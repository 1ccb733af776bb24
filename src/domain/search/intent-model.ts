/**
 * Guesses the meaning of a query from the ways in which people ask: a naive Bayes classifier over words, pairs of words
 * and groups of letters. Words are compared as they sound, because many people write as they speak.
 *
 * @see Rennie et al., Tackling the Poor Assumptions of Naive Bayes Text Classifiers, ICML 2003: weights by rarity,
 *   sentences of equal weight, each class against all others.
 */
import { foldSpelling } from "#domain/text/fold.ts";

/**
 * An act of conversation that needs no page of the site, such as a greeting or a complaint that an answer did not help.
 */
export type ConversationAct = "greeting" | "identity" | "thanks" | "unsolved";

/**
 * A topic that people ask about and the site does not cover; the conversation has its own sentence for it. Only
 * `suicide` also has a section, so that the search shows the emergency number.
 */
export type AbsentTopic =
  | "account"
  | "death"
  | "earlyPayment"
  | "family"
  | "foreigner"
  | "homeInternet"
  | "insult"
  | "language"
  | "longDistance"
  | "otherCompany"
  | "press"
  | "suicide"
  | "violence"
  | "voicemail";

/** Separates ways to ask. JSON would write a line break as two characters, which makes the download larger. */
export const waySeparator = "|";

/** A wish that people have, with the ways to express it. */
export type Intent = {
  /** Addresses of the sections that answer the intent, the most direct first; empty if the site has no answer. */
  to: readonly string[];
  /** Ways to ask, between {@link waySeparator}, spelled by {@link spellBySound}. */
  ways: string;
  /** Set if the ways to ask are not questions but an act of conversation. */
  reply?: ConversationAct;
  absence?: AbsentTopic;
};

export type IntentGuess = {
  intent: Intent;
  /** Probability from 0 to 1; those of all guesses for a query add up to 1. */
  probability: number;
  /** Computes how similar the query is to the intent's most similar way to ask, from 0 to 1. */
  measureSimilarity(): number;
};

/**
 * A function that lists guesses for a query, the most probable first; empty if the query has nothing in common with any
 * way to ask.
 */
export type GuessIntents = (query: string) => IntentGuess[];

/** Number added to every count, so that one missing feature does not exclude an intent. */
const smoothing = 0.05;

/** Factor for the scores before they become probabilities; a higher one favours the best guess. */
const sharpness = 2;

/** Number of characters in an n-gram. */
const ngramLength = 4;

/** Number of sentences counted between two pauses, in which the browser can react to typing. */
const batchSentences = 200;

/** Replacements, in order, that give every sound of Mexican Spanish a single spelling. */
const soundReplacements: readonly (readonly [RegExp, string])[] = [
  [/h/g, ""],
  [/v/g, "b"],
  [/z|c(?=[ei])/g, "s"],
  [/qu?|c/g, "k"],
  [/ll/g, "y"],
  [/g(?=[ei])/g, "j"],
  [/w(?=[aeiou])/g, "gu"],
  [/x/g, "ks"],
  [/(.)\1+/g, "$1"],
  [/gu(?=[ei])/g, "g"],
  [/m(?=[bp])/g, "n"],
];

/** The commonest words, spelled by sound. They are left out, because they say least and would enlarge the download. */
const commonestWords = new Set(["de", "mi", "el", "la", "ke"]);

/** Spells a text by sound, without the commonest words: «¿Que ase el chip?» and «qué hace el chip» are `ase chip`. */
export function spellBySound(text: string): string {
  return foldSpelling(text)
    .split(" ")
    .map((word) => soundReplacements.reduce((all, [spelling, sound]) => all.replace(spelling, sound), word))
    .filter((word) => word !== "" && !commonestWords.has(word))
    .join(" ");
}

/**
 * Counts the features of all ways to ask. A generator, so that the browser can react to typing between two batches.
 *
 * @param listExtraWays - further ways to ask, already spelled by sound.
 */
export function* trainIntentModel(
  intents: readonly Intent[],
  listExtraWays: (intent: Intent) => readonly string[] = () => [],
): Generator<void, GuessIntents> {
  const listFeatures = createFeatureLister();
  const ids = new Map<string, number>();
  const sentences: { index: number; features: readonly number[] }[] = [];
  const frequencies: number[] = [];
  for (const [index, intent] of intents.entries()) {
    for (const way of [...intent.ways.split(waySeparator), ...listExtraWays(intent)]) {
      const features = listFeatures(way).map((feature) => {
        const id = ids.get(feature) ?? ids.size;
        ids.set(feature, id);
        frequencies[id] = (frequencies[id] ?? 0) + 1;
        return id;
      });
      sentences.push({ index, features });
      if (sentences.length % batchSentences === 0) yield;
    }
  }
  const rarities = frequencies.map((frequency) => Math.log(1 + sentences.length / frequency));
  const getRarity = (feature: number) => rarities[feature] ?? 0;

  /** Weights of a feature in an intent (`weights`), in all (`totals`), and of all features in an intent (`sizes`). */
  const weights = frequencies.map(() => new Map<number, number>());
  const totals = new Float64Array(ids.size);
  const sizes = new Float64Array(intents.length);
  for (const [row, { index, features }] of sentences.entries()) {
    const length = computeLength(features, getRarity);
    for (const feature of features) {
      const weight = getRarity(feature) / length;
      const ownWeights = weights[feature] as Map<number, number>;
      ownWeights.set(index, (ownWeights.get(index) ?? 0) + weight);
      totals[feature] = (totals[feature] ?? 0) + weight;
      sizes[index] = (sizes[index] ?? 0) + weight;
    }
    if (row % batchSentences === 0) yield;
  }
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const smoothingTotal = smoothing * ids.size;
  const offsets = Array.from(
    sizes,
    (intentSize) => Math.log(size - intentSize + smoothingTotal) - Math.log(intentSize + smoothingTotal),
  );

  /**
   * Computes the cosine of a query and the most similar sentence; features that no sentence has make the query longer.
   */
  const measureSimilarity = (index: number, features: readonly number[], queryLength: number) => {
    const queryFeatureSet = new Set(features);
    const similarities = sentences
      .filter((sentence) => sentence.index === index)
      .map((sentence) => {
        const sharedFeatures = sentence.features.filter((feature) => queryFeatureSet.has(feature));
        return (
          computeLength(sharedFeatures, getRarity) ** 2 / (queryLength * computeLength(sentence.features, getRarity))
        );
      });
    return Math.max(0, ...similarities);
  };

  return (query) => {
    const queryFeatures = listFeatures(spellBySound(query));
    const features = queryFeatures.flatMap((feature) => ids.get(feature) ?? []);
    if (features.length === 0) return [];
    const length = computeLength(features, getRarity);
    const unknownLength = (queryFeatures.length - features.length) * Math.log(1 + sentences.length) ** 2;
    const scores = new Float64Array(intents.length);
    for (const feature of features) {
      const weight = getRarity(feature) / length;
      const total = totals[feature] ?? 0;
      const absentOdds = Math.log(smoothing) - Math.log(total + smoothing);
      for (const [index, offset] of offsets.entries()) {
        const ownWeight = weights[feature]?.get(index);
        const odds = ownWeight
          ? Math.log(ownWeight + smoothing) - Math.log(Math.max(0, total - ownWeight) + smoothing)
          : absentOdds;
        scores[index] = (scores[index] ?? 0) + weight * (odds + offset);
      }
    }
    return toProbabilities(scores)
      .map((probability, index) => ({
        intent: intents[index] as Intent,
        probability,
        measureSimilarity: () => measureSimilarity(index, features, Math.sqrt(length ** 2 + unknownLength)),
      }))
      .sort((a, b) => b.probability - a.probability);
  };
}

function computeLength(features: readonly number[], getRarity: (feature: number) => number): number {
  return Math.sqrt(features.reduce((sum, feature) => sum + getRarity(feature) ** 2, 0)) || 1;
}

function toProbabilities(scores: Float64Array): number[] {
  const best = Math.max(...scores);
  const powers = Array.from(scores, (score) => Math.exp(sharpness * (score - best)));
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((power) => power / sum);
}

/** Lists the distinct features of a text that is spelled by sound; each word is analysed only once. */
function createFeatureLister(): (spelledText: string) => string[] {
  const featuresByWord = new Map<string, readonly string[]>();
  /** Lists the word and its n-grams; `^` and `$` mark the ends of the word. */
  const listWordFeatures = (word: string) => {
    const markedWord = `^${word}$`;
    const ngramCount = Math.max(0, markedWord.length - ngramLength + 1);
    const features = [
      word,
      ...Array.from({ length: ngramCount }, (_, start) => markedWord.slice(start, start + ngramLength)),
    ];
    featuresByWord.set(word, features);
    return features;
  };
  return (spelledText) => {
    const words = spelledText.split(" ").filter((word) => word !== "");
    const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
    return [...new Set([...words.flatMap((word) => featuresByWord.get(word) ?? listWordFeatures(word)), ...pairs])];
  };
}
