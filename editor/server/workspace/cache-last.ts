/** Keeps the last result for as long as its key is the same. A failure is not kept. */
export function cacheLast<Input, Result>(read: (input: Input) => Promise<Result>) {
  let cached: { key: string; result: Promise<Result> } | undefined;
  return (key: string, input: Input): Promise<Result> => {
    if (cached?.key === key) return cached.result;
    const result = read(input);
    cached = { key, result };
    result.catch(() => {
      if (cached?.result === result) cached = undefined;
    });
    return result;
  };
}
