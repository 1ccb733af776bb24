/** Runs what it is given one after the other, in the order in which it came; one that fails keeps nobody waiting. */
export function createMutex(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}
