/**
 * Finds the listed phone that a visitor means. Tolerates differences in accents, case, spaces and punctuation, a
 * missing or repeated brand, typos in words, and known words around the name. A different number always means another
 * model, and so does a word such as «Lite» or «FE».
 */
import { dropStorageSizes } from "./device-fillers.ts";
import { isLetters, joinBrandNames, priceMarker, splitRuns, toNameKey } from "./device-runs.ts";
import { createSentenceMatcher } from "./device-sentence-match.ts";
import type { DeviceVerdict, FoundDevice } from "./device-verdict.ts";
import { networkWords, Vocabulary, type VocabularyTables } from "./device-words.ts";

/** A listed brand, and the words that identify it. */
export type ListedBrand<Model extends { name: string }> = {
  /** Several names of one brand are separated by slashes. */
  brand: string;
  /** Words that may replace the brand, or be omitted next to it: «Galaxy». */
  alsoCalled?: readonly string[] | undefined;
  /** Words that identify the brand and are part of the name: «iPhone». */
  lines?: readonly string[] | undefined;
  models: readonly Model[];
};

/** Tables of words that apply to all brands. */
export type DeviceNameTables = VocabularyTables & {
  /** Full names of listed models, by another name: `{ "iPhone SE 2020": "iPhone SE (2.ª generación)" }`. */
  otherNames: Readonly<Record<string, string>>;
};

type Entry<Model> = {
  device: FoundDevice<Model>;
  brand: number;
  /** The words of the name, without those that only repeat the brand. */
  words: readonly string[];
  key: string;
  /** Words of the brand, which may be added to the name without a change of meaning. */
  brandWords: ReadonlySet<string>;
};

const isYear = (token: string) => /^20\d\d$/.test(token);

/** Minimum number of letters and digits of a text for a result. */
const minTextLength = 2;

/**
 * Prepares a list of phones for a query at every keystroke.
 *
 * The result is `listed` only if exactly one brand is identified, by its name or its line. All other words and numbers
 * must be exactly those of the listed name. Fillers, and the storage after a name, are ignored.
 */
export function createDeviceMatcher<Model extends { name: string }>(
  brands: readonly ListedBrand<Model>[],
  { otherNames, ...around }: DeviceNameTables,
): (text: string) => DeviceVerdict<Model> {
  const brandsByWord = new Map<string, number>();
  const brandNameWords = brands.map(({ brand, alsoCalled = [] }) => joinBrandNames([brand, ...alsoCalled]));
  for (const [brand, { lines = [] }] of brands.entries()) {
    for (const word of brandNameWords[brand] ?? []) brandsByWord.set(word, brand);
    for (const word of lines) brandsByWord.set(splitRuns(word).join(""), brand);
  }
  const names = brands.flatMap(({ models }) => models.map(({ name }) => name));
  const vocabulary = new Vocabulary([...brandsByWord.keys(), ...names.flatMap(splitRuns)], around);

  const modelEntries = brands.flatMap(({ brand: brandName, models }, brand) =>
    models.flatMap((model): Entry<Model>[] => {
      const brandWords = brandNameWords[brand] ?? new Set();
      const isBrandInName = vocabulary.read(splitRuns(model.name)).some((word) => brandsByWord.get(word) === brand);
      const device = { fullName: isBrandInName ? model.name : `${brandName} ${model.name}`, model };
      const otherModelNames = Object.keys(otherNames).filter((other) => otherNames[other] === device.fullName);
      return [model.name, ...otherModelNames].map((name) => {
        const words = vocabulary.read(splitRuns(name)).filter((word) => !brandWords.has(word));
        return { device, brand, words, key: toNameKey(words), brandWords };
      });
    }),
  );

  /** Finds the index of the brand that a text identifies; undefined if it identifies none or several. */
  function findBrand(tokens: readonly string[]): number | undefined {
    const namedBrands = new Set(tokens.flatMap((token) => brandsByWord.get(token) ?? []));
    return namedBrands.size === 1 ? [...namedBrands][0] : undefined;
  }

  /** Finds the entry with exactly these words, apart from words of the brand. */
  function findExactEntry(tokens: readonly string[]): Entry<Model> | undefined {
    const brand = findBrand(tokens);
    return modelEntries.find(
      (entry) =>
        entry.brand === brand && entry.key === toNameKey(tokens.filter((token) => !entry.brandWords.has(token))),
    );
  }

  /**
   * Whether a word next to a name probably leaves the model the same: a network, a price, a year or an unknown word.
   */
  const mayStandBeside = (token: string) =>
    networkWords.has(token) ||
    token === priceMarker ||
    /^\p{N}{4,}$/u.test(token) ||
    (isLetters(token) && token.length > 1 && !vocabulary.has(token) && !/^[ivx]+$/.test(token));

  const isUnknownWord = (token: string) => isLetters(token) && !networkWords.has(token);

  /**
   * Finds the entries whose whole name is in the text and whose other words all satisfy `mayStandBeside`. Returns only
   * those with the fewest other words.
   */
  function findEntriesAmid(tokens: readonly string[]): { entry: Entry<Model>; remainingTokens: readonly string[] }[] {
    const brand = findBrand(tokens);
    const namesNoBrand = !tokens.some((token) => brandsByWord.has(token));
    const matches = modelEntries.flatMap((entry) => {
      // Without a known brand, the name must come first: a word before it may be another brand, as in «lg v40».
      if (namesNoBrand ? tokens[0] !== entry.words[0] : entry.brand !== brand) return [];
      const remainingTokens: string[] = [];
      let foundCount = 0;
      for (const token of tokens) {
        if (token === entry.words[foundCount]) foundCount++;
        else if (!entry.brandWords.has(token)) remainingTokens.push(token);
      }
      return foundCount === entry.words.length && remainingTokens.every(mayStandBeside)
        ? [{ entry, remainingTokens }]
        : [];
    });
    const minRemainingCount = Math.min(...matches.map(({ remainingTokens }) => remainingTokens.length));
    return matches.filter(({ remainingTokens }) => remainingTokens.length === minRemainingCount);
  }

  /** Finds the entries whose names contain every word of the text, those with the fewest extra words first. */
  function findEntriesContaining(tokens: readonly string[], isLastWhole = false): Entry<Model>[] {
    const wholeTokens = isLastWhole ? tokens : tokens.slice(0, -1);
    const matches = modelEntries.flatMap((entry) => {
      // This quick check excludes most names.
      if (!wholeTokens.every((token) => entry.words.includes(token) || entry.brandWords.has(token))) return [];
      const unmatchedWords = [...entry.words];
      const matchesAll = tokens.every((token, index) => {
        const isMatch = (word: string) =>
          word === token || (!isLastWhole && index === tokens.length - 1 && word.startsWith(token));
        const wordIndex = unmatchedWords.includes(token)
          ? unmatchedWords.indexOf(token)
          : unmatchedWords.findIndex(isMatch);
        if (wordIndex >= 0) unmatchedWords.splice(wordIndex, 1);
        return wordIndex >= 0 || [...entry.brandWords].some(isMatch);
      });
      return matchesAll ? [{ entry, extraWordCount: unmatchedWords.length }] : [];
    });
    return matches.sort((one, other) => one.extraWordCount - other.extraWordCount).map(({ entry }) => entry);
  }

  const removeRepeats = (tokens: readonly string[]) =>
    tokens.filter((token, index) => !brandsByWord.has(token) || tokens.indexOf(token) === index);

  /** Lists the possible readings of a text: unchanged, without storage, and without storage and memory. */
  const listReadings = (tokens: readonly string[]) => {
    const tokensWithoutEsim = tokens.filter((token) => token !== "esim");
    const readings = [tokens, dropStorageSizes(tokensWithoutEsim, false), dropStorageSizes(tokensWithoutEsim, true)];
    return readings.filter((reading, index) => reading.length !== readings[index - 1]?.length);
  };

  function match(text: string): DeviceVerdict<Model> {
    const runs = vocabulary.dropFillers(splitRuns(text));
    const readings = listReadings(removeRepeats(vocabulary.read(runs)));
    const [tokens = []] = readings;
    if (tokens.filter((token) => token !== "esim").join("").length < minTextLength) return { kind: "none" };

    for (const reading of readings) {
      const exactEntry = findExactEntry(reading);
      if (!exactEntry) continue;
      const siblings = listDevices(findEntriesContaining(reading, true)).filter(
        (device) => device !== exactEntry.device,
      );
      return { kind: "listed", device: exactEntry.device, siblings };
    }

    const matchingReading = readings.find((reading) => findEntriesContaining(reading).length > 0) ?? tokens;
    const partialMatches = findEntriesContaining(matchingReading);
    const distinctiveTokens = matchingReading.filter((token) => !networkWords.has(token) && !isYear(token));
    const isUncorrected =
      distinctiveTokens.length === matchingReading.length && matchingReading.every((token) => runs.includes(token));
    if (partialMatches.length > 0 && isUncorrected) return { kind: "choose", devices: listDevices(partialMatches) };

    const entriesAmid = readings.flatMap(findEntriesAmid);
    const unknownNeighbours = [
      ...new Set(entriesAmid.flatMap(({ remainingTokens }) => remainingTokens.filter(isUnknownWord))),
    ];
    const certainEntries = [...entriesAmid.map(({ entry }) => entry), ...partialMatches];
    const correctedReadings = [
      distinctiveTokens,
      ...[...vocabulary.suggestCorrections(runs)].map((doubt) => dropStorageSizes(removeRepeats(doubt), true)),
    ];
    const correctedEntries = correctedReadings
      .filter(({ length }) => length > 0)
      .flatMap((reading) => findEntriesContaining(reading));
    // A typed year means one of the models whose names differ only by the year.
    const entriesWithYear = matchingReading.some(isYear)
      ? correctedEntries.filter(({ words }) => words.some(isYear))
      : [];
    const devices = listDevices([
      ...certainEntries,
      ...(entriesWithYear.length > 0 ? entriesWithYear : correctedEntries),
    ]);
    if (devices.length === 0) return matchSentence(text);
    return {
      kind: certainEntries.length > 0 ? "choose" : "close",
      devices,
      ...(unknownNeighbours.length > 0 && { unknownWords: unknownNeighbours }),
    };
  }

  const matchSentence = createSentenceMatcher({
    match,
    readWords: (phrase) => vocabulary.read(splitRuns(phrase)),
    isBrandWord: (word) => brandsByWord.has(word),
    isNameWord: (word) => vocabulary.has(word),
  });

  return match;
}

function listDevices<Model>(entries: readonly Entry<Model>[]): FoundDevice<Model>[] {
  return [...new Set(entries.map(({ device }) => device))];
}
