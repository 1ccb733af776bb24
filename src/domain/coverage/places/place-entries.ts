import { splitWords } from "#domain/match/match-rows.ts";

/** A position in degrees (WGS 84). */
export type Position = { longitude: number; latitude: number };

export type Locality = {
  name: string;
  state: string;
  /** Position in degrees (WGS 84), accurate to about 100 m; undefined if no source has it. */
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
  /** Number of the place's municipality. */
  municipality: number;
  /** Approximate number of inhabitants; of the municipality, if the entry is one or is its seat. */
  population: number;
  /** Whether the entry is a municipality, or a seat with the municipality's name. */
  isMunicipality: boolean;
  /** Whether the place is known everywhere, whatever its size. */
  isKnown: boolean;
  /** Names of the place, the main name first. */
  names: readonly IndexedName[];
  /** Names of the place's municipality, its own name first, and of the seat. */
  inMunicipality: readonly IndexedName[];
  inState: IndexedName;
};

export type Municipality = Locality & {
  stateKey: string;
  seat: string;
  /** Whether the seat has a different name. */
  hasOwnName: boolean;
};

/** Removes accents, capitals, articles and «en» from a name, so that spellings without them match. */
export const normalizePlaceName = (text: string) => removeArticles(splitWords(text)).join(" ");

/** Removes the articles and «en» from folded words. */
export const removeArticles = (words: readonly string[]) =>
  words.filter((word) => !/^(?:el|en|la|los|las)$/.test(word));

/** Creates a list of the distinct words of names, in lower case without accents. */
export function createWordIndex(): { list(): string[]; index(name: string): IndexedName } {
  const wordNumbers = new Map<string, number>();
  // Each distinct name is indexed once, because many places share a name.
  const indexedNames = new Map<string, IndexedName>();
  return {
    list: () => [...wordNumbers.keys()],
    index(name) {
      const indexedName = indexedNames.get(name);
      if (indexedName) return indexedName;
      const words = splitWords(name);
      for (const word of words) if (!wordNumbers.has(word)) wordNumbers.set(word, wordNumbers.size);
      const newName = { words: words.map((word) => wordNumbers.get(word) ?? 0), key: removeArticles(words).join(" ") };
      indexedNames.set(name, newName);
      return newName;
    },
  };
}
