/** Finds things by one of their names, in any spelling. */
import { foldSpelling } from "#domain/text/fold.ts";
import { countTypos } from "./typos.ts";

export type NamedEntry<Thing> = {
  thing: Thing;
  /** The main name comes first. */
  names: readonly string[];
};

type Entry<Thing> = { thing: Thing; foldedName: string; key: string; isOtherName: boolean };

/** Folds a name and removes its spaces: «Nuevayork» finds «Nueva York». */
const buildKey = (text: string) => foldSpelling(text).replace(/ /g, "");

export class NameIndex<Thing> {
  readonly #entries: readonly Entry<Thing>[];
  readonly #byKey = new Map<string, Thing[]>();
  /** Number of words in the longest name. */
  readonly maxWords: number;

  /** @param list - the things with their names; the order decides between equal matches. */
  constructor(list: Iterable<NamedEntry<Thing>>) {
    this.#entries = [...list].flatMap(({ thing, names }) =>
      names.map((name, index) => {
        const foldedName = foldSpelling(name);
        return { thing, foldedName, key: foldedName.replace(/ /g, ""), isOtherName: index > 0 };
      }),
    );
    for (const { key, thing } of this.#entries) {
      const sameKeyEntries = this.#byKey.get(key);
      if (!sameKeyEntries) this.#byKey.set(key, [thing]);
      else if (!sameKeyEntries.includes(thing)) sameKeyEntries.push(thing);
    }
    this.maxWords = Math.max(1, ...this.#entries.map(({ foldedName }) => foldedName.split(" ").length));
  }

  findExact(text: string): readonly Thing[] {
    return this.#byKey.get(buildKey(text)) ?? [];
  }

  /** Finds things with a name that begins with the text, then things with the text at the beginning of a later word. */
  findByBeginning(text: string): Thing[] {
    const foldedText = foldSpelling(text);
    const key = buildKey(text);
    if (key === "") return [];
    const rankedThings: Thing[][] = [[], [], []];
    for (const { foldedName, key: own, thing, isOtherName } of this.#entries) {
      if (own.startsWith(key)) rankedThings[Number(isOtherName)]?.push(thing);
      else if (` ${foldedName}`.includes(` ${foldedText}`)) rankedThings[2]?.push(thing);
    }
    return [...new Set(rankedThings.flat())];
  }

  hasBeginning(text: string): boolean {
    const key = buildKey(text);
    return this.#entries.some(({ key: own }) => own.startsWith(key));
  }

  /** Finds the things whose name differs from the text by the fewest allowed typos. */
  findSimilar(text: string): Thing[] {
    const key = buildKey(text);
    let fewestTypos = Infinity;
    let nearest: Thing[] = [];
    for (const { key: own, thing } of this.#entries) {
      const typoCount = countTypos(key, own) ?? Infinity;
      if (typoCount < fewestTypos) nearest = [];
      fewestTypos = Math.min(fewestTypos, typoCount);
      if (typoCount === fewestTypos && typoCount < Infinity) nearest.push(thing);
    }
    return [...new Set(nearest)];
  }
}
