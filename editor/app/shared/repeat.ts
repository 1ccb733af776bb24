/**
 * Does work now, and again after the number of milliseconds that it returns.
 *
 * @returns a function that stops this.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number | undefined>): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    const delayMs = await work(controller.signal);
    if (delayMs !== undefined && !controller.signal.aborted) timer = setTimeout(run, delayMs);
  };
  void run();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
