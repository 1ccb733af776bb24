/**
 * Does work now, and again after the number of milliseconds that it returns.
 *
 * @returns a function that stops this.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number | undefined>): () => void {
  const stop = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    const wait = await work(stop.signal);
    if (wait !== undefined && !stop.signal.aborted) waiting = setTimeout(run, wait);
  };
  void run();
  return () => {
    stop.abort();
    clearTimeout(waiting);
  };
}
