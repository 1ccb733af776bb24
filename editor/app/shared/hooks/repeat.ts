/** Runs work now, and again after the number of ms that it returns. @returns a function that stops it. */
export function startPolling(work: (signal: AbortSignal) => Promise<number | undefined>): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runOnce = async () => {
    const delayMs = await work(controller.signal);
    if (delayMs !== undefined && !controller.signal.aborted) timer = setTimeout(runOnce, delayMs);
  };
  void runOnce();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
