import { useEffect, useState } from "react";
import { sendRequest } from "./request.ts";

type Answer<Value> = { value?: Value; fault?: string };

/**
 * Loads data from the editor's server with a GET request.
 *
 * @param address - undefined to send no request.
 * @param round - a new value repeats the request; the previous answer stays until the new one arrives.
 * @returns the answer as `value`, or an error message as `fault`; both undefined while loading.
 */
export function useServerData<Value>(address: string | undefined, round: number | string = 0): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: unread, `round` lets the caller repeat the same request.
  useEffect(() => {
    if (address === undefined) return;
    const stop = new AbortController();
    sendRequest<Value>("GET", address, undefined, stop.signal)
      .then((value) => setAnswer({ value }))
      .catch((error: Error) => {
        if (!stop.signal.aborted) setAnswer((known) => ({ ...known, fault: error.message }));
      });
    return () => stop.abort();
  }, [address, round]);
  return answer;
}
