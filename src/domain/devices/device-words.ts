/** Reads runs of letters and digits as words of phones' names, both in the list and in a visitor's text. */

import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { createFillerFilter } from "./device-fillers.ts";
import { isLetters, isNumber, splitRuns } from "./device-runs.ts";

/** Maximum length of a run in which typos are corrected: enough for a brand and a name without spaces. */
const maxRunLength = 32;

/** Networks and SIM types: real parts of some names, but often added to names without them. */
export const networkWords: ReadonlySet<string> = new Set(["3g", "4g", "5g", "lte", "dual", "duos", "sim", "esim"]);

/**
 * Minimum letters of a filler that is recognised even if joined to another word (`joinedFiller`) or misspelt
 * (`misspeltFiller`).
 */
const minFillerLetters = { joinedFiller: 4, misspeltFiller: 6 };

/** Whether a text lacks more than `limit` letters of a word: the two then differ by more than `limit` typos. */
function exceedsTypoLimit(word: string, text: string, limit: number): boolean {
  let missingLetters = 0;
  for (const letter of word) {
    if (!text.includes(letter)) missingLetters++;
    if (missingLetters > limit) return true;
  }
  return false;
}

/** Words that are not part of listed names, in tables maintained by hand. */
export type VocabularyTables = {
  /** Comma-separated words and phrases around a name that never change it: «azul, de segunda mano». */
  fillers: string;
  /** Meanings of phonetic spellings and abbreviations: `{ ifon: "iphone", pm: "pro max" }`. */
  spellings: Readonly<Record<string, string>>;
  /**
   * Comma-separated words that turn a name into another model's: «play, prime». The words of listed names do so too.
   */
  variants: string;
};

/** The known words, and functions that read a visitor's text with them. */
export class Vocabulary {
  readonly dropFillers: (runs: readonly string[]) => string[];
  readonly #longFillers: ReadonlySet<string>;
  readonly #spellings: ReadonlyMap<string, readonly string[]>;
  readonly #words: ReadonlySet<string>;
  /** Words to which a typo can be corrected. */
  readonly #targets: readonly string[];
  readonly #maxWordLength: number;

  constructor(words: Iterable<string>, { fillers, spellings, variants }: VocabularyTables) {
    const phrases = fillers.split(", ").map(splitRuns);
    const singleWords = phrases.flatMap(([word = "", ...more]) => (more.length === 0 ? word : []));
    this.dropFillers = createFillerFilter(phrases);
    this.#longFillers = new Set(singleWords.filter(({ length }) => length >= minFillerLetters.joinedFiller));
    this.#spellings = new Map(Object.entries(spellings).map(([word, meaning]) => [word, meaning.split(" ")]));
    const allWords = [
      ...words,
      ...variants.split(", "),
      ...this.#longFillers,
      ...this.#spellings.keys(),
      ...networkWords,
    ];
    this.#words = new Set(allWords.filter(isLetters));
    this.#targets = [...this.#words].filter(
      (word) => word.length >= (this.#longFillers.has(word) ? minFillerLetters.misspeltFiller : 4),
    );
    this.#maxWordLength = Math.max(...[...this.#words].map(({ length }) => length));
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * Reads the text as typed: known words stay, and joined words are split. A typo is corrected only in an unknown word
   * of five letters or more that resembles exactly one known word.
   */
  read(runs: readonly string[]): string[] {
    const pieces = this.#joinRuns(this.dropFillers(runs)).flatMap((run) => {
      if (!isLetters(run) || this.has(run)) return run;
      const splitRun = this.#splitKnown(run)[run.length];
      if (splitRun) return splitRun;
      const [likeliest = []] = this.#listCorrections(run, 5, 9);
      return likeliest.length === 1 ? likeliest.flat() : run;
    });
    const words = this.#joinRuns(pieces).filter((piece) => !this.#longFillers.has(piece));
    return this.#spellOut(words);
  }

  /** Lists readings with one more corrected word than in `read`, for suggestions only. Numbers are never corrected. */
  *suggestCorrections(runs: readonly string[]): Generator<string[]> {
    const joinedRuns = this.#joinRuns(runs);
    for (const [index, run] of joinedRuns.entries()) {
      if (!isLetters(run)) continue;
      for (const mendedRun of this.#listCorrections(run, this.has(run) ? 5 : 4, 6).flat())
        yield this.read([...joinedRuns.slice(0, index), ...mendedRun, ...joinedRuns.slice(index + 1)]);
    }
  }

  #spellOut(words: readonly string[]): string[] {
    return words.flatMap((word) => this.#spellings.get(word) ?? word);
  }

  /** Joins «i phone» into one word, and «5 g» unless a number follows. */
  #joinRuns(runs: readonly string[]): string[] {
    const joinedRuns: string[] = [];
    for (const [index, run] of runs.entries()) {
      const lastRun = joinedRuns[joinedRuns.length - 1] ?? "";
      const isNetwork = run === "g" && networkWords.has(lastRun + run) && !isNumber(runs[index + 1]);
      const isWord = isLetters(lastRun) && isLetters(run) && this.has(lastRun + run);
      // «pro x» stays apart although «prox» is a known spelling: a single letter belongs to the model.
      const isLetter = this.#spellings.has(lastRun + run) && (lastRun.length === 1 || run.length === 1);
      if (isNetwork || (isWord && !isLetter)) joinedRuns.splice(-1, 1, lastRun + run);
      else joinedRuns.push(run);
    }
    return joinedRuns;
  }

  /**
   * Splits a run into known words. Index n of the result has the split of the first n letters into the fewest words, at
   * most one of them a single letter; undefined if there is no such split.
   */
  #splitKnown(run: string): (string[] | undefined)[] {
    const bestSplits: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= run.length; end++) {
      bestSplits.push(undefined);
      for (let start = Math.max(0, end - this.#maxWordLength); start < end; start++) {
        const splitBefore = bestSplits[start];
        const piece = run.slice(start, end);
        if (!splitBefore || !this.has(piece)) continue;
        const isSecondLetter = piece.length === 1 && splitBefore.some(({ length }) => length === 1);
        if (!isSecondLetter && splitBefore.length + 1 < (bestSplits[end]?.length ?? Infinity))
          bestSplits[end] = [...splitBefore, piece];
      }
    }
    return bestSplits;
  }

  /**
   * Lists the readings of a run as known words, one of them misspelt. The misspelt word has at least `minLetters`
   * letters, and from `minLettersForTwoTypos` letters on it may have two typos. Readings with one typo precede those
   * with two; of each kind, only those with the fewest words are listed.
   */
  #listCorrections(run: string, minLetters: number, minLettersForTwoTypos: number): string[][][] {
    const readings: [one: string[][], two: string[][]] = [[], []];
    if (run.length > maxRunLength) return [];
    for (const [start, before] of this.#splitKnown(run).entries()) {
      if (!before) continue;
      for (const target of this.#targets) {
        const limit = target.length >= minLettersForTwoTypos ? 2 : 1;
        const text = run.slice(start, start + target.length + limit);
        if (target.length < minLetters || text.length < target.length - limit || exceedsTypoLimit(target, text, limit))
          continue;
        for (const [length, slips] of computePrefixEditDistances(target, text).entries()) {
          const remainingRun = run.slice(start + length);
          const restReading =
            slips > 0 && slips <= limit ? this.#splitKnown(remainingRun)[remainingRun.length] : undefined;
          // Keeps «americano» from being read as «a» and a misspelt «mexicano»: the letter may belong to the model.
          const isUncertainSplit =
            this.#longFillers.has(target) && [...before, ...(restReading ?? [])].some(({ length: one }) => one === 1);
          if (restReading && !isUncertainSplit)
            addShortest(readings[slips - 1] ?? [], this.#spellOut([...before, target, ...restReading]));
        }
      }
    }
    return readings.filter(({ length }) => length > 0);
  }
}

/** Adds a reading unless the list has it or one with fewer words; removes readings with more words. */
function addShortest(ways: string[][], way: string[]): void {
  const fewestWords = ways[0]?.length ?? Infinity;
  if (way.length < fewestWords) ways.splice(0, ways.length, way);
  else if (way.length === fewestWords && !ways.some((candidate) => candidate.join() === way.join())) ways.push(way);
}
