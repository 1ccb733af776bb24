/**
 * Creates a signal that aborts after `ms` milliseconds; `AbortSignal.timeout` exists only since iOS 16 and Chrome 103.
 */
export function createTimeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
