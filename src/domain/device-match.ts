/**
 * Which listed phone a visitor means. Forgives accents, case, spaces, punctuation, a brand left out or said twice, and
 * slips in words; never a number, and never a word that makes it another model, such as «Lite» or «FE».
 */
import { keyOf, networkWords, runsOf, Vocabulary } from "./device-words.ts";

/** A brand of the list, and the words that tell it. */
export type ListedBrand<Model extends { name: string }> = {
  /** Several names of one brand are parted by a slash. */
  brand: string;
  /** Words that may stand for the brand, or be left out beside it: «Galaxy». */
  alsoCalled?: readonly string[] | undefined;
  /** Words that tell the brand and are part of the name: «iPhone». */
  lines?: readonly string[] | undefined;
  models: readonly Model[];
};

export type FoundDevice<Model> = {
  /** As people say it: with its brand, unless the name tells it. */
  fullName: string;
  model: Model;
};

/**
 * What can be said of a text. `listed`: it is that name, of which longer names are siblings. `choose`: it is part of
 * those names, and of none the whole. `close`: those names only resemble it. `unknown`: nothing is known of it, which
 * does not mean no. `none`: too little to say anything.
 */
export type DeviceVerdict<Model> =
  | { kind: "none" | "unknown" }
  | { kind: "listed"; device: FoundDevice<Model>; siblings: readonly FoundDevice<Model>[] }
  | { kind: "choose" | "close"; devices: readonly FoundDevice<Model>[] };

type Entry<Model> = {
  device: FoundDevice<Model>;
  brand: number;
  /** The words of the name but those that only repeat the brand. */
  words: readonly string[];
  key: string;
  /** Words that may be added without another name coming of it. */
  brandWords: ReadonlySet<string>;
};

/** Letters and digits from which there is something to say. */
const leastLength = 2;

/**
 * Prepares a list, once, to be asked at every keystroke.
 *
 * A yes takes that one brand is told, by its name or by its line, and that every other word and number is the listed
 * name's: no more and no fewer.
 */
export function deviceMatcher<Model extends { name: string }>(
  brands: readonly ListedBrand<Model>[],
): (text: string) => DeviceVerdict<Model> {
  const tells = new Map<string, number>();
  const droppable = brands.map(
    ({ brand, alsoCalled = [] }) => new Set([...brand.split("/"), ...alsoCalled].map((word) => runsOf(word).join(""))),
  );
  for (const [brand, { lines = [] }] of brands.entries()) {
    for (const word of droppable[brand] ?? []) tells.set(word, brand);
    for (const word of lines) tells.set(runsOf(word).join(""), brand);
  }
  const names = brands.flatMap(({ models }) => models.map(({ name }) => name));
  const vocabulary = new Vocabulary([...tells.keys(), ...names.flatMap(runsOf)]);

  const entries = brands.flatMap(({ brand: brandName, models }, brand) =>
    models.map((model): Entry<Model> => {
      const brandWords = droppable[brand] ?? new Set();
      const tokens = vocabulary.read(runsOf(model.name));
      const words = tokens.filter((word) => !brandWords.has(word));
      const isTold = tokens.some((word) => tells.get(word) === brand);
      const fullName = isTold ? model.name : `${brandName} ${model.name}`;
      return { device: { fullName, model }, brand, words, key: keyOf(words), brandWords };
    }),
  );

  /** The name that is written whole, if its brand is told and no other is. */
  function exactly(tokens: readonly string[]): Entry<Model> | undefined {
    const told = new Set(tokens.flatMap((token) => tells.get(token) ?? []));
    const [brand] = told;
    if (told.size !== 1) return undefined;
    return entries.find(
      (entry) => entry.brand === brand && entry.key === keyOf(tokens.filter((token) => !entry.brandWords.has(token))),
    );
  }

  /** The names that have every word written, those with the fewest more first. */
  function containing(tokens: readonly string[], lastIsWhole = false): Entry<Model>[] {
    const fits = entries.flatMap((entry) => {
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

  /** Told once is enough. */
  const withoutRepeats = (tokens: readonly string[]) =>
    tokens.filter((token, place) => !tells.has(token) || tokens.indexOf(token) === place);

  return (text) => {
    const runs = runsOf(text);
    if (runs.join("").length < leastLength) return { kind: "none" };
    const tokens = withoutRepeats(vocabulary.read(runs));
    if (tokens.length === 0) return { kind: "unknown" };

    const exact = exactly(tokens);
    if (exact) {
      const siblings = containing(tokens, true).filter((entry) => entry !== exact);
      return { kind: "listed", device: exact.device, siblings: devicesOf(siblings) };
    }

    const within = containing(tokens);
    const bare = tokens.filter((token) => !networkWords.has(token) && !/^20\d\d$/.test(token));
    const isPlain = bare.length === tokens.length && tokens.every((token) => runs.includes(token));
    if (within.length > 0 && isPlain) return { kind: "choose", devices: devicesOf(within) };

    const doubts = [bare, ...vocabulary.doubts(runs)].map(withoutRepeats).filter(({ length }) => length > 0);
    const devices = devicesOf([...within, ...doubts.flatMap((reading) => containing(reading))]);
    if (devices.length === 0) return { kind: "unknown" };
    return { kind: within.length > 0 ? "choose" : "close", devices };
  };
}

function devicesOf<Model>(entries: readonly Entry<Model>[]): FoundDevice<Model>[] {
  return [...new Set(entries)].map(({ device }) => device);
}
