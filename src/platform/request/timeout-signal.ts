/** A signal that aborts after `ms` milliseconds; `AbortSignal.timeout` exists only since iOS 16 and Chrome 103. */
export function createTimeoutSignal(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
