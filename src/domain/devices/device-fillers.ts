/** Drops words around a phone's name that are never part of it: «mi … azul de 256, liberado». */
import { isLetters, isNumber, storageSlash } from "./device-runs.ts";

/** Storage sizes in GB, often written without the unit. */
const storageSizes: ReadonlySet<string> = new Set(["64", "128", "256", "512", "1024"]);

/**
 * Returns a filter that drops the given words and phrases from a list of runs; see `splitRuns`.
 *
 * A phrase that begins with a single letter, such as «y mi», is dropped only at the start: after a number the letter
 * may belong to the name.
 */
export function createFillerFilter(phrases: readonly (readonly string[])[]): (runs: readonly string[]) => string[] {
  const phrasesByFirstWord = new Map<string, string[][]>();
  for (const [first = "", ...rest] of [...phrases].sort((one, other) => other.length - one.length))
    phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), rest]);

  return (runs) => {
    const keptRuns: string[] = [];
    for (let runIndex = 0; runIndex < runs.length; runIndex++) {
      const run = runs[runIndex] ?? "";
      const isNext = (rest: readonly string[]) => rest.every((word, index) => word === runs[runIndex + 1 + index]);
      const phrase = run.length > 1 || keptRuns.length === 0 ? phrasesByFirstWord.get(run)?.find(isNext) : undefined;
      if (phrase) runIndex += phrase.length;
      else keptRuns.push(run);
    }
    return keptRuns;
  };
}

/**
 * Drops a storage size that follows a number or a whole word: 64 is dropped in «iphone 11 64», but not in «moto g 64».
 *
 * @param isPair - whether to drop the memory in front too: 8 in «8/256» or «8+256». In «iphone 13/128» the 13 stays,
 * because no number comes before it.
 */
export function dropStorageSizes(tokens: readonly string[], isPair: boolean): string[] {
  const keptTokens: string[] = [];
  for (const token of tokens) {
    const lastKept = keptTokens[keptTokens.length - 1] ?? "";
    const isSize =
      storageSizes.has(token) && (keptTokens.some(isNumber) || (isLetters(lastKept) && lastKept.length > 1));
    if (!isSize) keptTokens.push(token);
    else if (
      isPair &&
      (lastKept === storageSlash || lastKept === "plus") &&
      isNumber(keptTokens[keptTokens.length - 2]) &&
      keptTokens.slice(0, -2).some(isNumber)
    )
      keptTokens.splice(-2);
  }
  return keptTokens.filter((token) => token !== storageSlash);
}
