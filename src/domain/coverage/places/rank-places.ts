import { countTypos, isSimilarPrefix } from "#domain/match/typos.ts";
import { type IndexedName, type PlaceEntry, removeArticles } from "./place-entries.ts";

/**
 * Relative likelihood of each kind of match, in this order: the whole name with its state; a whole name; the beginning
 * of a name; all words in the name; some words in a name; a place in a state whose name is the query; words only in the
 * municipality or the state.
 */
const matchWeights = {
  exactInState: 1e9,
  exact: 20,
  begun: 6,
  named: 2,
  partly: 0.1,
  inState: 5,
  around: 1e-6,
} as const;
/** Factor for a name that contains a whole word of the query: «tula» more likely means Tula than Tulancingo. */
const wholeWordFactor = 4;
/** Minimum population of a place that a misspelt query finds even without the first word of its name. */
const minTownPopulation = 10_000;
/** Typos counted for a word of which the query has only the beginning: more than a whole word can have. */
const typosOfBeginning = 3;
/** Factor for small places that people travel to. */
const wellKnownFactor = 3;

/** Words of a name that a misspelt query may lack: «del» in «Villas del Arco». */
const particlePattern = /^(?:a|al|de|del|el|en|la|las|lo|los|y)$/;

export type RankedPlace = {
  entry: PlaceEntry;
  /** Whether the query is the place's whole name, alone or with its state. */
  isWhole: boolean;
  /** Whether all words of the query are in the name, or the query is the whole name of the state. */
  isNamed: boolean;
};

/**
 * Finds the entries that have all words of a query, most likely first. A word may be the beginning of a known word; if
 * it has two letters, only as the last word: «no se» is not Norte in San Sebastián.
 *
 * @param words - the list to which the entries' names refer.
 * @param isSimilar - whether similar words count too; then the place's name must resemble the query, and a small
 *   place's must do so from its first word on. Names with fewer typos come first: «tulun» more likely means Tulum than
 *   Tulancingo.
 */
export function rankPlaces(
  { entries, words }: { entries: readonly PlaceEntry[]; words: readonly string[] },
  queryWords: readonly string[],
  isSimilar = false,
): RankedPlace[] {
  const wordsWithoutArticles = removeArticles(queryWords);
  // «la condesa» is Condesa, but «la» alone is the beginning of a word.
  const searchedWords = wordsWithoutArticles.length > 0 ? wordsWithoutArticles : queryWords;
  if (searchedWords.length === 0) return [];
  const text = searchedWords.join(" ");
  const matchesWord = (knownWord: string, word: string, index: number) => {
    if (word.length === 2 && index < searchedWords.length - 1) return knownWord === word;
    return isSimilar ? isSimilarPrefix(word, knownWord) : knownWord.startsWith(word);
  };
  // A loop, because `Uint8Array.from` calls an iterator for each of the thousands of words.
  const matches = searchedWords.map((word, index) => {
    const match = new Uint8Array(words.length);
    words.forEach((indexedWord, number) => {
      if (matchesWord(indexedWord, word, index)) match[number] = 1;
    });
    return match;
  });
  const wholeWordNumbers = new Set(queryWords.map((word) => words.indexOf(word)));
  const hasMatch = (name: IndexedName, match: Uint8Array) => name.words.some((word) => match[word] === 1);
  const listSignificantWords = ({ words: own }: IndexedName) =>
    own.filter((word) => !particlePattern.test(words[word] ?? ""));
  const isAlike = (entry: PlaceEntry) =>
    entry.names.some((name) => {
      const matchedWords = listSignificantWords(name).map((word) => matches.some((match) => match[word] === 1));
      const hasAll = matches.every((match) => hasMatch(name, match));
      const isTown = entry.kind !== "part" && entry.population >= minTownPopulation;
      const isBegun = matchedWords[0] || isTown || (hasAll && searchedWords.length > 1);
      return isBegun && (hasAll || matchedWords.every(Boolean));
    });
  const typosByWord = matches.map((match, index) =>
    isSimilar
      ? Array.from(match, (isMatch, number) =>
          isMatch ? countNameTypos(searchedWords[index], words[number]) : Infinity,
        )
      : [],
  );
  /** Counts the typos in the words of the name, or else in those of its municipality and state. */
  const countEntryTypos = ({ names, inState, inMunicipality }: PlaceEntry) => {
    const own = [...names, inState, ...inMunicipality].flatMap((name) => name.words);
    return typosByWord.reduce((sum, typos) => sum + Math.min(...own.map((word) => typos[word] ?? 0)), 0);
  };
  const rankedPlaces: (RankedPlace & { typoCount: number; likelihood: number })[] = [];
  for (const entry of entries) {
    const { names, inState, inMunicipality } = entry;
    const isNamed = (match: Uint8Array) => names.some((name) => hasMatch(name, match));
    const isInSurroundings = (match: Uint8Array) =>
      hasMatch(inState, match) || inMunicipality.some((name) => hasMatch(name, match));
    if (!matches.every((match) => isNamed(match) || isInSurroundings(match)) || (isSimilar && !isAlike(entry)))
      continue;
    const [main] = names;
    if (!main) continue;
    const kind = ((): keyof typeof matchWeights => {
      if (names.some(({ key }) => key === text)) return "exact";
      if (text === `${main.key} ${inState.key}`) return "exactInState";
      if (main.key.startsWith(text)) return "begun";
      if (matches.every((match) => hasMatch(main, match)) || names.some(({ key }) => key.startsWith(text)))
        return "named";
      if (text === inState.key) return "inState";
      return matches.some(isNamed) ? "partly" : "around";
    })();
    // A municipality's name does not mean all of its colonias.
    if (entry.kind === "part" && (kind === "inState" || kind === "around")) continue;
    const factor =
      (main.words.some((word) => wholeWordNumbers.has(word)) ? wholeWordFactor : 1) *
      (entry.isKnown && entry.kind === "locality" && !entry.isMunicipality ? wellKnownFactor : 1);
    rankedPlaces.push({
      entry,
      isWhole: kind === "exact" || kind === "exactInState",
      isNamed: kind !== "partly" && kind !== "around",
      typoCount: isSimilar ? countEntryTypos(entry) : 0,
      likelihood: factor * matchWeights[kind] * entry.population,
    });
  }
  return rankedPlaces.sort((a, b) => a.typoCount - b.typoCount || b.likelihood - a.likelihood);
}

const countNameTypos = (word = "", knownWord = "") => countTypos(word, knownWord) ?? typosOfBeginning;
