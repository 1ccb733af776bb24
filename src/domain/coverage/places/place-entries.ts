import { splitWords } from "#domain/match/match-rows.ts";

export type Position = { longitude: number; latitude: number };

export type Locality = {
  name: string;
  state: string;
  /** Degrees (WGS 84), accurate to about 100 m; undefined if no source has the position. */
  position: Position | undefined;
};

export type IndexedName = {
  /** Indexes into the list of distinct words. */
  words: readonly number[];
  /** The name, normalised by `normalizePlaceName`. */
  key: string;
};

/** A locality, a municipality whose seat has another name, or a colonia or beach (`part`), as the search knows it. */
export type PlaceEntry = Locality & {
  kind: "locality" | "municipality" | "part";
  /** Number of its municipality. */
  municipality: number;
  /** Inhabitants, roughly; of the municipality, if the entry is one or is its seat. */
  population: number;
  /** Whether the entry is a municipality, or a seat with the municipality's name. */
  isMunicipality: boolean;
  /** Whether the place is known everywhere, whatever its size. */
  isKnown: boolean;
  /** Its main name first. */
  names: readonly IndexedName[];
  /** Names of its municipality, whose own name is first, and of the seat. */
  inMunicipality: readonly IndexedName[];
  inState: IndexedName;
};

export type Municipality = Locality & {
  stateKey: string;
  seat: string;
  /** Whether its seat has a different name. */
  hasOwnName: boolean;
};

/** Removes accents, capitals, articles and «en» from a name, so that spellings without them match. */
export const normalizePlaceName = (text: string) => withoutArticles(splitWords(text)).join(" ");

/** Removes the articles and «en» from folded words. */
export const withoutArticles = (words: readonly string[]) =>
  words.filter((word) => !/^(?:el|en|la|los|las)$/.test(word));

/** Creates a list of the distinct words of names, in lower case without accents. */
export function createWordIndex(): { list(): string[]; index(name: string): IndexedName } {
  const numbers = new Map<string, number>();
  // Many places share a name, which is then indexed once.
  const known = new Map<string, IndexedName>();
  return {
    list: () => [...numbers.keys()],
    index(name) {
      const indexed = known.get(name);
      if (indexed) return indexed;
      const words = splitWords(name);
      for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size);
      const added = { words: words.map((word) => numbers.get(word) ?? 0), key: withoutArticles(words).join(" ") };
      known.set(name, added);
      return added;
    },
  };
}
