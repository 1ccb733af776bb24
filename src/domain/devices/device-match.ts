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
const leastLength = 2;

/**
 * Prepares a list of phones for a query at every keystroke.
 *
 * The result is `listed` only if exactly one brand is identified, by its name or its line, and all other words and
 * numbers are exactly those of the listed name. Fillers, and the storage after a name, are ignored.
 */
export function createDeviceMatcher<Model extends { name: string }>(
  brands: readonly ListedBrand<Model>[],
  { otherNames, ...around }: DeviceNameTables,
): (text: string) => DeviceVerdict<Model> {
  const tells = new Map<string, number>();
  const droppable = brands.map(({ brand, alsoCalled = [] }) => joinBrandNames([brand, ...alsoCalled]));
  for (const [brand, { lines = [] }] of brands.entries()) {
    for (const word of droppable[brand] ?? []) tells.set(word, brand);
    for (const word of lines) tells.set(splitRuns(word).join(""), brand);
  }
  const names = brands.flatMap(({ models }) => models.map(({ name }) => name));
  const vocabulary = new Vocabulary([...tells.keys(), ...names.flatMap(splitRuns)], around);

  const entries = brands.flatMap(({ brand: brandName, models }, brand) =>
    models.flatMap((model): Entry<Model>[] => {
      const brandWords = droppable[brand] ?? new Set();
      const isTold = vocabulary.read(splitRuns(model.name)).some((word) => tells.get(word) === brand);
      const device = { fullName: isTold ? model.name : `${brandName} ${model.name}`, model };
      const others = Object.keys(otherNames).filter((other) => otherNames[other] === device.fullName);
      return [model.name, ...others].map((name) => {
        const words = vocabulary.read(splitRuns(name)).filter((word) => !brandWords.has(word));
        return { device, brand, words, key: toNameKey(words), brandWords };
      });
    }),
  );

  /** Index of the brand that a text identifies; undefined if it identifies none or several. */
  function brandOf(tokens: readonly string[]): number | undefined {
    const told = new Set(tokens.flatMap((token) => tells.get(token) ?? []));
    return told.size === 1 ? [...told][0] : undefined;
  }

  /** The entry with exactly these words, apart from words of the brand. */
  function exactly(tokens: readonly string[]): Entry<Model> | undefined {
    const brand = brandOf(tokens);
    return entries.find(
      (entry) =>
        entry.brand === brand && entry.key === toNameKey(tokens.filter((token) => !entry.brandWords.has(token))),
    );
  }

  /** Whether a word beside a name probably leaves the model the same: a network, a price, a year or an unknown word. */
  const isBeside = (token: string) =>
    networkWords.has(token) ||
    token === priceMarker ||
    /^\p{N}{4,}$/u.test(token) ||
    (isLetters(token) && token.length > 1 && !vocabulary.has(token) && !/^[ivx]+$/.test(token));

  const isUnread = (token: string) => isLetters(token) && !networkWords.has(token);

  /**
   * Entries whose whole name is in the text, and for which `isBeside` is true of all other words; only the entries with
   * the fewest other words.
   */
  function amid(tokens: readonly string[]): { entry: Entry<Model>; rest: readonly string[] }[] {
    const brand = brandOf(tokens);
    const isUntold = !tokens.some((token) => tells.has(token));
    const fits = entries.flatMap((entry) => {
      // Without a known brand, the name must come first: a word before it may be another brand, as in «lg v40».
      if (isUntold ? tokens[0] !== entry.words[0] : entry.brand !== brand) return [];
      const rest: string[] = [];
      let found = 0;
      for (const token of tokens) {
        if (token === entry.words[found]) found++;
        else if (!entry.brandWords.has(token)) rest.push(token);
      }
      return found === entry.words.length && rest.every(isBeside) ? [{ entry, rest }] : [];
    });
    const least = Math.min(...fits.map(({ rest }) => rest.length));
    return fits.filter(({ rest }) => rest.length === least);
  }

  /** The entries whose names contain every word of the text, those with the fewest extra words first. */
  function containing(tokens: readonly string[], lastIsWhole = false): Entry<Model>[] {
    const whole = lastIsWhole ? tokens : tokens.slice(0, -1);
    const fits = entries.flatMap((entry) => {
      // A cheap check that excludes most names.
      if (!whole.every((token) => entry.words.includes(token) || entry.brandWords.has(token))) return [];
      const left = [...entry.words];
      const fitsAll = tokens.every((token, place) => {
        const matches = (word: string) =>
          word === token || (!lastIsWhole && place === tokens.length - 1 && word.startsWith(token));
        const at = left.includes(token) ? left.indexOf(token) : left.findIndex(matches);
        if (at >= 0) left.splice(at, 1);
        return at >= 0 || [...entry.brandWords].some(matches);
      });
      return fitsAll ? [{ entry, more: left.length }] : [];
    });
    return fits.sort((one, other) => one.more - other.more).map(({ entry }) => entry);
  }

  const withoutRepeats = (tokens: readonly string[]) =>
    tokens.filter((token, place) => !tells.has(token) || tokens.indexOf(token) === place);

  /** Possible readings of a text: unchanged, without storage, and without storage and memory. */
  const readingsOf = (tokens: readonly string[]) => {
    const bare = tokens.filter((token) => token !== "esim");
    const all = [tokens, dropStorageSizes(bare, false), dropStorageSizes(bare, true)];
    return all.filter((reading, place) => reading.length !== all[place - 1]?.length);
  };

  function match(text: string): DeviceVerdict<Model> {
    const runs = vocabulary.dropFillers(splitRuns(text));
    const readings = readingsOf(withoutRepeats(vocabulary.read(runs)));
    const [tokens = []] = readings;
    if (tokens.filter((token) => token !== "esim").join("").length < leastLength) return { kind: "none" };

    for (const reading of readings) {
      const exact = exactly(reading);
      if (!exact) continue;
      const siblings = devicesOf(containing(reading, true)).filter((device) => device !== exact.device);
      return { kind: "listed", device: exact.device, siblings };
    }

    const alone = readings.find((reading) => containing(reading).length > 0) ?? tokens;
    const within = containing(alone);
    const bare = alone.filter((token) => !networkWords.has(token) && !isYear(token));
    const isPlain = bare.length === alone.length && alone.every((token) => runs.includes(token));
    if (within.length > 0 && isPlain) return { kind: "choose", devices: devicesOf(within) };

    const amidOthers = readings.flatMap(amid);
    const beside = [...new Set(amidOthers.flatMap(({ rest }) => rest.filter(isUnread)))];
    const sure = [...amidOthers.map(({ entry }) => entry), ...within];
    const doubts = [
      bare,
      ...[...vocabulary.suggestCorrections(runs)].map((doubt) => dropStorageSizes(withoutRepeats(doubt), true)),
    ];
    const doubtful = doubts.filter(({ length }) => length > 0).flatMap((reading) => containing(reading));
    // Anyone who writes the year means one of the models that are told apart by it.
    const dated = alone.some(isYear) ? doubtful.filter(({ words }) => words.some(isYear)) : [];
    const devices = devicesOf([...sure, ...(dated.length > 0 ? dated : doubtful)]);
    if (devices.length === 0) return matchSentence(text);
    return { kind: sure.length > 0 ? "choose" : "close", devices, ...(beside.length > 0 && { unknownWords: beside }) };
  }

  const matchSentence = createSentenceMatcher({
    match,
    readWords: (phrase) => vocabulary.read(splitRuns(phrase)),
    isOfBrand: (word) => tells.has(word),
    isOfName: (word) => vocabulary.has(word),
  });

  return match;
}

function devicesOf<Model>(entries: readonly Entry<Model>[]): FoundDevice<Model>[] {
  return [...new Set(entries.map(({ device }) => device))];
}
