import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { getMaxTypos } from "#domain/match/typos.ts";
import { getStem, isCommonWord, splitSearchWords } from "./search-words.ts";

/** People's words for things that the site calls by another name. */
export type SearchSynonym = {
  /** Words or phrases; their inflected forms count too. */
  said: readonly string[];
  /** The site's words; any of them may be meant. */
  means: string;
};

/** One concept of a query, with all words that may name it. */
export type SearchConcept = {
  words: readonly {
    stem: string;
    /** Likelihood that this word is meant, up to 1. */
    weight: number;
  }[];
};

/** Weights of words that were not typed exactly. */
const inexactWeights = { synonym: 0.85, partOfPhrase: 0.3, slip: 0.7, beginning: 0.6 };

/** Maximum number of the site's words that a misspelt or unfinished word may match. */
const maxGuesses = 6;

/** Minimum letters of an unfinished word for which longer words are guessed. */
const minPrefixLength = 2;

type ConceptParserOptions = {
  synonyms: readonly SearchSynonym[];
  /** The site's words, folded, with their stems. */
  vocabulary: ReadonlyMap<string, string>;
  /** Minimum letters of a word that may have a typo. */
  minLengthForTypos?: number | undefined;
  /** Folded technical terms that are not typos although the site does not use them. */
  technicalTerms?: readonly string[] | undefined;
};

/**
 * Creates the function that splits a query into concepts, each with the words that may name it; none for an empty
 * query.
 */
export function createConceptParser({
  synonyms,
  vocabulary,
  minLengthForTypos = 0,
  technicalTerms = [],
}: ConceptParserOptions): (query: string) => SearchConcept[] {
  const phrases = synonyms.flatMap(({ said, means }) => said.map((each) => createPhrase(each, means)));
  const longPhrases = phrases.filter((phrase) => phrase.said.length > 1).sort(compareLength);
  const areSynonymous = createSynonymCheck(synonyms);
  const guess = createGuesser(vocabulary);

  return (query) => {
    const words = splitSearchWords(query).map((word, position): Word => ({ word, position, stem: getStem(word) }));
    const significantWords = words.filter(({ word }) => !isCommonWord(word));
    const isTyping = /[\p{L}\p{N}]$/u.test(query);
    const takenPositions = new Set<number>();
    const concepts: SearchConcept[] = [];

    // Phrases are matched first, the longest ones before shorter ones: «dar de baja» is a single concept.
    for (const { said, saidTelling, means } of longPhrases) {
      const adjacentPositions = findAdjacentPositions(said, words, areSynonymous);
      // The words may be apart: «bloquear mi línea» also matches «mi línea, ¿cómo la bloqueo?».
      const positions =
        adjacentPositions.length > 0 || saidTelling.length < 2
          ? adjacentPositions
          : findScatteredPositions(saidTelling, significantWords, areSynonymous);
      if (positions.length === 0 || positions.some((position) => takenPositions.has(position))) continue;
      for (const position of positions) takenPositions.add(position);
      const ownWords = significantWords.filter(({ position }) => positions.includes(position));
      concepts.push(
        createConcept([
          ...listMeantStems(means).map((stem) => ({ stem, weight: 1 })),
          ...ownWords.map(({ stem }) => ({ stem, weight: inexactWeights.partOfPhrase })),
        ]),
      );
    }
    for (const { word, position, stem } of significantWords.length > 0 ? significantWords : words) {
      if (takenPositions.has(position)) continue;
      const synonymousPhrases = phrases
        .filter(({ said }) => said.length === 1 && said[0] === stem)
        .flatMap(({ means }) => listMeantStems(means))
        .map((each) => ({ stem: each, weight: inexactWeights.synonym }));
      const isLast = isTyping && position === words.length - 1;
      const isSure = synonymousPhrases.length > 0 || word.length < minLengthForTypos || technicalTerms.includes(word);
      concepts.push(createConcept([{ stem, weight: 1 }, ...synonymousPhrases, ...guess(word, stem, isLast, isSure)]));
    }
    return concepts;
  };
}

type Word = { word: string; position: number; stem: string };

/** Creates a phrase with the stems of its words, and those of only its significant words. */
function createPhrase(phrase: string, means: string) {
  const words = splitSearchWords(phrase);
  return { said: words.map(getStem), saidTelling: words.filter((word) => !isCommonWord(word)).map(getStem), means };
}

const compareLength = (a: { said: readonly string[] }, b: { said: readonly string[] }) => b.said.length - a.said.length;

const listMeantStems = (means: string) => splitSearchWords(means).map(getStem);

/** Combines words into a concept: each stem once, with its highest weight. */
function createConcept(words: SearchConcept["words"]): SearchConcept {
  const highestWeights = new Map<string, number>();
  for (const { stem, weight } of words) highestWeights.set(stem, Math.max(highestWeights.get(stem) ?? 0, weight));
  return { words: [...highestWeights].map(([stem, weight]) => ({ stem, weight })) };
}

type AreSynonymous = (one: string, other: string | undefined) => boolean;

/** Builds a check for synonymous stems: a phrase with «celular» also matches with «teléfono». */
function createSynonymCheck(synonyms: readonly SearchSynonym[]): AreSynonymous {
  const synonymGroups = new Map<string, number>();
  for (const [groupNumber, { said, means }] of synonyms.entries()) {
    const [own] = splitSearchWords(means);
    const names = [...said.map(splitSearchWords).filter(({ length }) => length === 1), own ? [own] : []].flat();
    for (const stem of names.map(getStem)) if (!synonymGroups.has(stem)) synonymGroups.set(stem, groupNumber);
  }
  return (one, other) =>
    other !== undefined &&
    (one === other || (synonymGroups.has(one) && synonymGroups.get(one) === synonymGroups.get(other)));
}

/** Finds the positions of the words of `part` in the query, if `all` has them next to each other; otherwise empty. */
function findAdjacentPositions(part: readonly string[], all: readonly Word[], isSame: AreSynonymous): number[] {
  const start = all.findIndex((_, index) => part.every((stem, step) => isSame(stem, all[index + step]?.stem)));
  return start < 0 ? [] : part.map((_, step) => all[start + step]?.position ?? -1);
}

/** Finds the positions of the words of `part` in the query, in any order; empty if `all` lacks one of them. */
function findScatteredPositions(part: readonly string[], all: readonly Word[], isSame: AreSynonymous): number[] {
  const positions = part.map((stem) => all.find((word) => isSame(stem, word.stem))?.position ?? -1);
  return positions.includes(-1) ? [] : positions;
}

/**
 * Finds the site's words that begin with an unfinished last word, or resemble a word that the site does not use. The
 * guesses for a word are cached, because the whole query is parsed again after each typed letter.
 */
function createGuesser(vocabulary: ReadonlyMap<string, string>) {
  const stems = new Set(vocabulary.values());
  const cachedGuesses = new Map<string, SearchConcept["words"]>();
  return (word: string, stem: string, isLast: boolean, isSure: boolean): SearchConcept["words"] => {
    const limit = isSure || vocabulary.has(word) || stems.has(stem) ? 0 : getMaxTypos(word);
    const isBeginning = isLast && word.length >= minPrefixLength && !vocabulary.has(word);
    if (limit === 0 && !isBeginning) return [];
    const key = `${word} ${limit} ${isBeginning}`;
    const guesses = cachedGuesses.get(key) ?? listGuesses(word, limit, isBeginning, vocabulary);
    cachedGuesses.set(key, guesses);
    return guesses;
  };
}

function listGuesses(
  word: string,
  limit: number,
  isBeginning: boolean,
  vocabulary: ReadonlyMap<string, string>,
): SearchConcept["words"] {
  const guesses: { stem: string; weight: number; typoCount: number }[] = [];
  const letters = [...new Set(word)];
  // Each letter that a known word lacks costs an edit, so most words are skipped without computing their distance.
  const lacksTooManyLetters = (knownWord: string) =>
    letters.filter((letter) => !knownWord.includes(letter)).length > limit;
  for (const [vocabularyWord, stem] of vocabulary) {
    if (isBeginning && vocabularyWord.startsWith(word))
      guesses.push({ stem, weight: inexactWeights.beginning, typoCount: 0 });
    else if (limit > 0 && vocabularyWord.length >= word.length - limit && !lacksTooManyLetters(vocabularyWord)) {
      const prefixDistances = computePrefixEditDistances(word, vocabularyWord.slice(0, word.length + limit));
      const typoCount =
        isBeginning && word.length > 4
          ? Math.min(...prefixDistances)
          : vocabularyWord.length > word.length + limit
            ? limit + 1
            : (prefixDistances.slice(-1)[0] ?? 0);
      if (typoCount <= limit) guesses.push({ stem, weight: inexactWeights.slip / typoCount, typoCount });
    }
  }
  const fewestTypos = Math.min(...guesses.map(({ typoCount }) => typoCount));
  return guesses.filter(({ typoCount }) => typoCount === fewestTypos).slice(0, maxGuesses);
}
