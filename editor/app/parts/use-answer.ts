import { useEffect, useState } from "react";
import { ask } from "#editor/app/ask.ts";

type Answer<Value> = { value?: Value; fault?: string };

/** What an address answers, or what is said if it does not. */
export function useAnswer<Value>(address: string): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({});
  useEffect(() => {
    const stop = new AbortController();
    ask<Value>("GET", address, undefined, stop.signal)
      .then((value) => setAnswer({ value }))
      .catch((error: Error) => {
        if (!stop.signal.aborted) setAnswer({ fault: error.message });
      });
    return () => stop.abort();
  }, [address]);
  return answer;
}
