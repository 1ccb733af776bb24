/** How phone names are split into words, both in the list and in what a visitor writes. */

import { slipsToBeginnings } from "./slips-to-beginnings.ts";

/** Characters that are read; no name comes near this length. */
const longestText = 80;

/** The longest run of letters in which typos are looked for: a brand and a name without their spaces. */
const longestRun = 32;

/** Networks and dual lines: real parts of some names, but often added to names that lack them. */
export const networkWords: ReadonlySet<string> = new Set(["3g", "4g", "5g", "lte", "dual", "duos", "sim"]);

/** Words around a name that are not part of it. «Mi» is not among them: it names Xiaomi phones. */
const fillers: ReadonlySet<string> = new Set(
  "by de del el la un una tu tengo es con celular cel telefono smartphone equipo modelo gen generacion generation esim".split(
    " ",
  ),
);

const ordinals: Record<string, string> = { segunda: "2", second: "2", tercera: "3", third: "3" };

/** Fillers long enough to be recognised despite a typo. */
const longFillers = [...fillers].filter((word) => word.length >= 5);

/**
 * The runs of letters and of digits of a text, without accents and in lower case: `Galaxy S24+` is `galaxy s 24 plus`.
 * Ordinals lose their mark, `5G` stays whole, memory sizes are left out.
 */
export function runsOf(text: string): string[] {
  const plain = text
    .slice(0, longestText)
    .replace(/(\d)\s*\.?\s*[ªº°]/g, "$1 ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\d)\s*(?:a|da|ra|nd|rd|th)(?=[^\p{L}\p{N}]*gen)/gu, "$1 ")
    .replace(/(^|[^\p{L}])(segunda|second|tercera|third)(?!\p{L})/gu, (_, before, word) => before + ordinals[word])
    .replace(/\+/g, " plus ")
    .replace(/\d+\s*[gt]b(?!\p{L})/gu, " ");
  return plain.match(/[345]g(?!\p{L})|\p{L}+|\p{N}+/gu) ?? [];
}

const isLetters = (run: string) => /^\p{L}+$/u.test(run);
const isNumber = (run: string | undefined) => run !== undefined && /^\p{N}/u.test(run);

/** One string per name, whatever its spaces; two numbers in a row stay apart. */
export function keyOf(tokens: readonly string[]): string {
  return tokens.reduce((key, token) => key + (/\p{N}$/u.test(key) && isNumber(token) ? " " : "") + token, "");
}

/** Whether a text lacks more of a word's letters than the limit: then the word is more typos away than that. */
function isFar(word: string, text: string, limit: number): boolean {
  let missing = 0;
  for (const letter of word) {
    if (!text.includes(letter)) missing++;
    if (missing > limit) return true;
  }
  return false;
}

/** The words of a list of names, and how they are used to read what a visitor writes. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  /** Words that a typo can be corrected to. */
  readonly #targets: readonly string[];
  readonly #longest: number;

  constructor(words: Iterable<string>) {
    this.#words = new Set([...words, ...longFillers, ...networkWords].filter(isLetters));
    this.#targets = [...this.#words].filter(({ length }) => length >= 4);
    this.#longest = Math.max(...[...this.#words].map(({ length }) => length));
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * The reading that trusts the writer: known words stay as they are, joined words are split, and a typo is corrected
   * only in a word of five letters or more that is not a known word and resembles exactly one.
   */
  read(runs: readonly string[]): string[] {
    const pieces = this.#joined(runs).flatMap((run) => {
      if (!isLetters(run) || this.has(run)) return run;
      const apart = this.#apart(run)[run.length];
      if (apart) return apart;
      const [likeliest = []] = this.#mended(run, 5, 9);
      return likeliest.length === 1 ? likeliest.flat() : run;
    });
    return this.#joined(pieces).filter((piece) => !fillers.has(piece));
  }

  /** The readings that doubt one more word: good for suggestions, never for a yes. Numbers are never doubted. */
  *doubts(runs: readonly string[]): Generator<string[]> {
    const joined = this.#joined(runs);
    for (const [place, run] of joined.entries()) {
      if (!isLetters(run)) continue;
      for (const mended of this.#mended(run, this.has(run) ? 5 : 4, 6).flat())
        yield this.read([...joined.slice(0, place), ...mended, ...joined.slice(place + 1)]);
    }
  }

  /** «i phone» is one word, and so is «5 g» unless a number follows. */
  #joined(runs: readonly string[]): string[] {
    const joined: string[] = [];
    for (const [place, run] of runs.entries()) {
      const last = joined[joined.length - 1] ?? "";
      const isNetwork = run === "g" && networkWords.has(last + run) && !isNumber(runs[place + 1]);
      if (isNetwork || (isLetters(last) && isLetters(run) && this.has(last + run))) joined.splice(-1, 1, last + run);
      else joined.push(run);
    }
    return joined;
  }

  /**
   * At index n: the first n letters of a run as the fewest known words, at most one of them a single letter; undefined
   * if there is no such split.
   */
  #apart(run: string): (string[] | undefined)[] {
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= run.length; end++) {
      best.push(undefined);
      for (let start = Math.max(0, end - this.#longest); start < end; start++) {
        const before = best[start];
        const piece = run.slice(start, end);
        if (!before || !this.has(piece)) continue;
        const isSecondLetter = piece.length === 1 && before.some(({ length }) => length === 1);
        if (!isSecondLetter && before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, piece];
      }
    }
    return best;
  }

  /**
   * Every way to read a run as known words with a typo in one of them, which has `least` letters or more; up to two
   * typos if it has `twice` or more. Ways with the fewest typos come first; for each number of typos, only those with
   * the fewest words.
   */
  #mended(run: string, least: number, twice: number): string[][][] {
    const ways: [one: string[][], two: string[][]] = [[], []];
    if (run.length > longestRun) return [];
    for (const [start, before] of this.#apart(run).entries()) {
      if (!before) continue;
      for (const target of this.#targets) {
        const limit = target.length >= twice ? 2 : 1;
        const text = run.slice(start, start + target.length + limit);
        if (target.length < least || text.length < target.length - limit || isFar(target, text, limit)) continue;
        for (const [length, slips] of slipsToBeginnings(target, text).entries()) {
          const rest = run.slice(start + length);
          const after = slips > 0 && slips <= limit ? this.#apart(rest)[rest.length] : undefined;
          if (after) keepFewest(ways[slips - 1] ?? [], [...before, target, ...after]);
        }
      }
    }
    return ways.filter(({ length }) => length > 0);
  }
}

/** Adds a way unless it is already there or there is one with fewer words; removes those with more. */
function keepFewest(ways: string[][], way: string[]): void {
  const fewest = ways[0]?.length ?? Infinity;
  if (way.length < fewest) ways.splice(0, ways.length, way);
  else if (way.length === fewest && !ways.some((known) => known.join() === way.join())) ways.push(way);
}
