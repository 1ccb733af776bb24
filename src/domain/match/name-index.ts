/** Finds things by one of their names, in any spelling. */
import { foldSpelling } from "#domain/text/fold.ts";
import { countTypos } from "./typos.ts";

export type NamedEntry<Thing> = {
  thing: Thing;
  /** The main name comes first. */
  names: readonly string[];
};

type Entry<Thing> = { thing: Thing; folded: string; key: string; isOther: boolean };

/** Folds a name and removes its spaces: «Nuevayork» finds «Nueva York». */
const buildKey = (text: string) => foldSpelling(text).replace(/ /g, "");

export class NameIndex<Thing> {
  readonly #entries: readonly Entry<Thing>[];
  readonly #byKey = new Map<string, Thing[]>();
  /** Number of words in the longest name. */
  readonly maxWords: number;

  /** @param list - its order decides between equal matches. */
  constructor(list: Iterable<NamedEntry<Thing>>) {
    this.#entries = [...list].flatMap(({ thing, names }) =>
      names.map((name, place) => {
        const folded = foldSpelling(name);
        return { thing, folded, key: folded.replace(/ /g, ""), isOther: place > 0 };
      }),
    );
    for (const { key, thing } of this.#entries) {
      const known = this.#byKey.get(key);
      if (!known) this.#byKey.set(key, [thing]);
      else if (!known.includes(thing)) known.push(thing);
    }
    this.maxWords = Math.max(1, ...this.#entries.map(({ folded }) => folded.split(" ").length));
  }

  findExact(text: string): readonly Thing[] {
    return this.#byKey.get(buildKey(text)) ?? [];
  }

  /** Things with a name that begins with the text, then things with the text at the beginning of a later word. */
  findByBeginning(text: string): Thing[] {
    const asked = foldSpelling(text);
    const key = buildKey(text);
    if (key === "") return [];
    const ranks: Thing[][] = [[], [], []];
    for (const { folded, key: own, thing, isOther } of this.#entries) {
      if (own.startsWith(key)) ranks[Number(isOther)]?.push(thing);
      else if (` ${folded}`.includes(` ${asked}`)) ranks[2]?.push(thing);
    }
    return [...new Set(ranks.flat())];
  }

  hasBeginning(text: string): boolean {
    const key = buildKey(text);
    return this.#entries.some(({ key: own }) => own.startsWith(key));
  }

  /** Things whose name differs from the text only by allowed typos; only those with the fewest typos. */
  findSimilar(text: string): Thing[] {
    const key = buildKey(text);
    let least = Infinity;
    let nearest: Thing[] = [];
    for (const { key: own, thing } of this.#entries) {
      const slips = countTypos(key, own) ?? Infinity;
      if (slips < least) nearest = [];
      least = Math.min(least, slips);
      if (slips === least && slips < Infinity) nearest.push(thing);
    }
    return [...new Set(nearest)];
  }
}
