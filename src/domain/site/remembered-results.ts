/**
 * Results of slow functions, by everything that they depend on. A build keeps them for the next one; a longer process
 * keeps the last ones.
 */
type Entry = readonly [key: string, result: unknown];

/** More than a site has, because an editor reads everything again after a new price. */
const maxResults = 500;

/** Enough for a site whose builds read different parts, such as trials and whole builds. */
const minKeptResults = 150;

const results = new Map<string, unknown>();
const usedKeys = new Set<string>();

/**
 * Computes a result, or returns the one that was computed before for the same key.
 *
 * @param key - everything that the result depends on, except the code.
 * @param compute - must return plain data, which nobody changes.
 */
export function remember<Result>(key: string, compute: () => Result): Result {
  const result = results.has(key) ? (results.get(key) as Result) : compute();
  results.delete(key);
  results.set(key, result);
  usedKeys.add(key);
  const [oldestKey = ""] = results.keys();
  if (results.size > maxResults) for (const keys of [results, usedKeys]) keys.delete(oldestKey);
  return result;
}

/** Adds results of an earlier process, made by the same code. */
export function restoreResults(entries: readonly Entry[]): void {
  for (const [key, result] of entries) results.set(key, result);
}

/** Lists the results that this process has used, and others if there are few. */
export const listRecentResults = (): Entry[] => [...results].slice(-Math.max(usedKeys.size, minKeptResults));
