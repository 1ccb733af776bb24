import { getMaxTypos } from "#domain/match/typos.ts";
import { computePrefixEditDistances } from "#domain/text/prefix-edit-distances.ts";
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
const weights = { synonym: 0.85, partOfPhrase: 0.3, slip: 0.7, beginning: 0.6 };

/** Maximum number of the site's words that a misspelt or unfinished word may match. */
const mostGuesses = 6;

/** Minimum letters of an unfinished word for which longer words are guessed. */
const leastLetters = 2;

type ConceptParserOptions = {
  synonyms: readonly SearchSynonym[];
  /** The site's words, folded, with their stems. */
  vocabulary: ReadonlyMap<string, string>;
  /** Minimum letters of a word that may have a typo. */
  minTypoLetters?: number | undefined;
  /** Folded technical terms that are not typos although the site does not use them. */
  technicalTerms?: readonly string[] | undefined;
};

/**
 * Creates the function that splits a query into concepts, each with the words that may name it; none for an empty query.
 */
export function createConceptParser({
  synonyms,
  vocabulary,
  minTypoLetters = 0,
  technicalTerms = [],
}: ConceptParserOptions): (written: string) => SearchConcept[] {
  const phrases = synonyms.flatMap(({ said, means }) => said.map((each) => phraseOf(each, means)));
  const longPhrases = phrases.filter((phrase) => phrase.said.length > 1).sort(byLength);
  const isSame = sameThing(synonyms);
  const guess = createGuesser(vocabulary);

  return (written) => {
    const words = splitSearchWords(written).map((word, place): Word => ({ word, place, stem: getStem(word) }));
    const telling = words.filter(({ word }) => !isCommonWord(word));
    const isTyping = /[\p{L}\p{N}]$/u.test(written);
    const taken = new Set<number>();
    const concepts: SearchConcept[] = [];

    // Phrases first, the longest ones before shorter ones: «dar de baja» is a single concept.
    for (const { said, saidTelling, means } of longPhrases) {
      const asWritten = placesOf(said, words, isSame);
      // «Bloquear mi línea» also matches «mi línea, ¿cómo la bloqueo?».
      const places =
        asWritten.length > 0 || saidTelling.length < 2 ? asWritten : placesAnywhere(saidTelling, telling, isSame);
      if (places.length === 0 || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      const own = telling.filter(({ place }) => places.includes(place));
      concepts.push(
        conceptOf([
          ...stemsMeant(means).map((stem) => ({ stem, weight: 1 })),
          ...own.map(({ stem }) => ({ stem, weight: weights.partOfPhrase })),
        ]),
      );
    }
    for (const { word, place, stem } of telling.length > 0 ? telling : words) {
      if (taken.has(place)) continue;
      const synonymous = phrases
        .filter(({ said }) => said.length === 1 && said[0] === stem)
        .flatMap(({ means }) => stemsMeant(means))
        .map((each) => ({ stem: each, weight: weights.synonym }));
      const isLast = isTyping && place === words.length - 1;
      const isSure = synonymous.length > 0 || word.length < minTypoLetters || technicalTerms.includes(word);
      concepts.push(conceptOf([{ stem, weight: 1 }, ...synonymous, ...guess(word, stem, isLast, isSure)]));
    }
    return concepts;
  };
}

type Word = { word: string; place: number; stem: string };

/** The stems of a phrase, and the stems of only its significant words. */
function phraseOf(written: string, means: string) {
  const words = splitSearchWords(written);
  return { said: words.map(getStem), saidTelling: words.filter((word) => !isCommonWord(word)).map(getStem), means };
}

const byLength = (a: { said: readonly string[] }, b: { said: readonly string[] }) => b.said.length - a.said.length;

const stemsMeant = (means: string) => splitSearchWords(means).map(getStem);

/** Combines words into a concept: each stem once, with its highest weight. */
function conceptOf(words: SearchConcept["words"]): SearchConcept {
  const highest = new Map<string, number>();
  for (const { stem, weight } of words) highest.set(stem, Math.max(highest.get(stem) ?? 0, weight));
  return { words: [...highest].map(([stem, weight]) => ({ stem, weight })) };
}

type IsSame = (one: string, other: string | undefined) => boolean;

/** Builds a check for synonymous stems: a phrase with «celular» also matches with «teléfono». */
function sameThing(synonyms: readonly SearchSynonym[]): IsSame {
  const things = new Map<string, number>();
  for (const [thing, { said, means }] of synonyms.entries()) {
    const [own] = splitSearchWords(means);
    const names = [...said.map(splitSearchWords).filter(({ length }) => length === 1), own ? [own] : []].flat();
    for (const stem of names.map(getStem)) if (!things.has(stem)) things.set(stem, thing);
  }
  return (one, other) =>
    other !== undefined && (one === other || (things.has(one) && things.get(one) === things.get(other)));
}

/** The positions in the query of the words of `part`, if `all` has them next to each other; otherwise empty. */
function placesOf(part: readonly string[], all: readonly Word[], isSame: IsSame): number[] {
  const start = all.findIndex((_, at) => part.every((stem, step) => isSame(stem, all[at + step]?.stem)));
  return start < 0 ? [] : part.map((_, step) => all[start + step]?.place ?? -1);
}

/** The positions in the query of the words of `part`, in any order; empty if `all` lacks one of them. */
function placesAnywhere(part: readonly string[], all: readonly Word[], isSame: IsSame): number[] {
  const places = part.map((stem) => all.find((word) => isSame(stem, word.stem))?.place ?? -1);
  return places.includes(-1) ? [] : places;
}

/**
 * Finds the site's words that begin with an unfinished last word, or resemble a word that the site does not use. The
 * guesses for a word are cached, because the whole query is parsed again after each typed letter.
 */
function createGuesser(vocabulary: ReadonlyMap<string, string>) {
  const stems = new Set(vocabulary.values());
  const known = new Map<string, SearchConcept["words"]>();
  return (word: string, stem: string, isLast: boolean, isSure: boolean): SearchConcept["words"] => {
    const limit = isSure || vocabulary.has(word) || stems.has(stem) ? 0 : getMaxTypos(word);
    const isBeginning = isLast && word.length >= leastLetters && !vocabulary.has(word);
    if (limit === 0 && !isBeginning) return [];
    const key = `${word} ${limit} ${isBeginning}`;
    const guesses = known.get(key) ?? listGuesses(word, limit, isBeginning, vocabulary);
    known.set(key, guesses);
    return guesses;
  };
}

function listGuesses(
  word: string,
  limit: number,
  isBeginning: boolean,
  vocabulary: ReadonlyMap<string, string>,
): SearchConcept["words"] {
  const guesses: { stem: string; weight: number; slips: number }[] = [];
  const letters = [...new Set(word)];
  // Each letter that a known word lacks costs an edit, so most words are skipped without computing their distance.
  const lacksMoreThanLimit = (known: string) => letters.filter((letter) => !known.includes(letter)).length > limit;
  for (const [known, stem] of vocabulary) {
    if (isBeginning && known.startsWith(word)) guesses.push({ stem, weight: weights.beginning, slips: 0 });
    else if (limit > 0 && known.length >= word.length - limit && !lacksMoreThanLimit(known)) {
      const toBeginnings = computePrefixEditDistances(word, known.slice(0, word.length + limit));
      const slips =
        isBeginning && word.length > 4
          ? Math.min(...toBeginnings)
          : known.length > word.length + limit
            ? limit + 1
            : (toBeginnings.slice(-1)[0] ?? 0);
      if (slips <= limit) guesses.push({ stem, weight: weights.slip / slips, slips });
    }
  }
  const least = Math.min(...guesses.map(({ slips }) => slips));
  return guesses.filter(({ slips }) => slips === least).slice(0, mostGuesses);
}
