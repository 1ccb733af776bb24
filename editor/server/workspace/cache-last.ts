/** Caches the last result while its key stays the same; does not cache a failure. */
export function cacheLast<Input, Result>(read: (input: Input) => Promise<Result>) {
  let cachedResult: { key: string; result: Promise<Result> } | undefined;
  return (key: string, input: Input): Promise<Result> => {
    if (cachedResult?.key === key) return cachedResult.result;
    const result = read(input);
    cachedResult = { key, result };
    result.catch(() => {
      if (cachedResult?.result === result) cachedResult = undefined;
    });
    return result;
  };
}

/** Caches the last result for a number of ms, unless a fresh one is asked for. */
export function cacheFor<Result>(ms: number, read: () => Result, now = Date.now): (isFresh?: boolean) => Result {
  let cachedResult: { readAt: number; result: Result } | undefined;
  return (isFresh = false) => {
    if (isFresh || !cachedResult || now() - cachedResult.readAt > ms) cachedResult = { readAt: now(), result: read() };
    return cachedResult.result;
  };
}
