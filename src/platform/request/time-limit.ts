/** A signal that gives up after so many milliseconds; `AbortSignal.timeout` came only with iOS 16 and Chrome 103. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
