/**
 * Which listed phone a visitor means. Forgives accents, case, spaces, punctuation, a missing or repeated brand, and
 * typos in words; never a difference in a number, nor a word that makes it another model, such as «Lite» or «FE».
 */
import { keyOf, networkWords, runsOf, Vocabulary } from "./device-words.ts";

/** A listed brand, and the words that identify it. */
export type ListedBrand<Model extends { name: string }> = {
  /** Several names of one brand are separated by a slash. */
  brand: string;
  /** Words that may replace the brand, or be omitted next to it: «Galaxy». */
  alsoCalled?: readonly string[] | undefined;
  /** Words that identify the brand and are part of the name: «iPhone». */
  lines?: readonly string[] | undefined;
  models: readonly Model[];
};

export type FoundDevice<Model> = {
  /** As people say it: with its brand, unless the name identifies it. */
  fullName: string;
  model: Model;
};

/**
 * What can be said about a text. `listed`: it is that name; longer names that contain it are siblings. `choose`: it is
 * part of those names, and the whole of none. `close`: those names only resemble it. `unknown`: nothing is known about
 * it, which does not mean no. `none`: too short to say anything.
 */
export type DeviceVerdict<Model> =
  | { kind: "none" | "unknown" }
  | { kind: "listed"; device: FoundDevice<Model>; siblings: readonly FoundDevice<Model>[] }
  | { kind: "choose" | "close"; devices: readonly FoundDevice<Model>[] };

type Entry<Model> = {
  device: FoundDevice<Model>;
  brand: number;
  /** The words of the name, except those that only repeat the brand. */
  words: readonly string[];
  key: string;
  /** Words that may be added without making it another name. */
  brandWords: ReadonlySet<string>;
};

/** The fewest letters and digits worth an answer. */
const leastLength = 2;

/**
 * Prepares a list once, to be queried at every keystroke.
 *
 * A yes requires that exactly one brand is identified, by its name or its line, and that all other words and numbers
 * are those of the listed name: no more and no fewer.
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

  /** The name that is written in full, if its brand is identified and no other is. */
  function exactly(tokens: readonly string[]): Entry<Model> | undefined {
    const told = new Set(tokens.flatMap((token) => tells.get(token) ?? []));
    const [brand] = told;
    if (told.size !== 1) return undefined;
    return entries.find(
      (entry) => entry.brand === brand && entry.key === keyOf(tokens.filter((token) => !entry.brandWords.has(token))),
    );
  }

  /** The names that contain every written word, those with the fewest extra words first. */
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

  /** Drops repeated mentions of a brand. */
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
