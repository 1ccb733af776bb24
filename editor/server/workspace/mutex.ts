/** Runs functions one after the other, in the order of the calls, even if one of them fails. */
export function createMutex(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}
