/** Finds items by one of their names, in any spelling. */
import { foldSpelling } from "#domain/text/fold.ts";
import { countTypos } from "./typos.ts";

export type NamedEntry<Item> = {
  item: Item;
  /** The main name comes first. */
  names: readonly string[];
};

type Entry<Item> = { item: Item; foldedName: string; key: string; isOtherName: boolean };

/** Folds a name and removes its spaces: «Nuevayork» finds «Nueva York». */
const buildKey = (text: string) => foldSpelling(text).replace(/ /g, "");

export class NameIndex<Item> {
  readonly #entries: readonly Entry<Item>[];
  readonly #byKey = new Map<string, Item[]>();
  /** Number of words in the longest name. */
  readonly maxWords: number;

  /** @param list - the items with their names; the order decides between equal matches. */
  constructor(list: Iterable<NamedEntry<Item>>) {
    this.#entries = [...list].flatMap(({ item, names }) =>
      names.map((name, index) => {
        const foldedName = foldSpelling(name);
        return { item, foldedName, key: foldedName.replace(/ /g, ""), isOtherName: index > 0 };
      }),
    );
    for (const { key, item } of this.#entries) {
      const sameKeyEntries = this.#byKey.get(key);
      if (!sameKeyEntries) this.#byKey.set(key, [item]);
      else if (!sameKeyEntries.includes(item)) sameKeyEntries.push(item);
    }
    this.maxWords = Math.max(1, ...this.#entries.map(({ foldedName }) => foldedName.split(" ").length));
  }

  findExact(text: string): readonly Item[] {
    return this.#byKey.get(buildKey(text)) ?? [];
  }

  /** Finds items with a name that begins with the text, then items with the text at the beginning of a later word. */
  findByBeginning(text: string): Item[] {
    const foldedText = foldSpelling(text);
    const key = buildKey(text);
    if (key === "") return [];
    const rankedItems: Item[][] = [[], [], []];
    for (const { foldedName, key: own, item, isOtherName } of this.#entries) {
      if (own.startsWith(key)) rankedItems[Number(isOtherName)]?.push(item);
      else if (` ${foldedName}`.includes(` ${foldedText}`)) rankedItems[2]?.push(item);
    }
    return [...new Set(rankedItems.flat())];
  }

  hasBeginning(text: string): boolean {
    const key = buildKey(text);
    return this.#entries.some(({ key: own }) => own.startsWith(key));
  }

  /** Finds the items whose name differs from the text by the fewest allowed typos. */
  findSimilar(text: string): Item[] {
    const key = buildKey(text);
    let fewestTypos = Infinity;
    let nearest: Item[] = [];
    for (const { key: own, item } of this.#entries) {
      const typoCount = countTypos(key, own) ?? Infinity;
      if (typoCount < fewestTypos) nearest = [];
      fewestTypos = Math.min(fewestTypos, typoCount);
      if (typoCount === fewestTypos && typoCount < Infinity) nearest.push(item);
    }
    return [...new Set(nearest)];
  }
}
