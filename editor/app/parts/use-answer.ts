import { useCallback, useEffect, useState } from "react";
import { ask } from "#editor/app/ask.ts";

type Answer<Value> = { value?: Value; fault?: string };

/** What an address answers, what is said if it does not, and how to ask again. */
export function useAnswer<Value>(address: string): Answer<Value> & { again: () => void } {
  const [answer, setAnswer] = useState<Answer<Value>>({});
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again.
  useEffect(() => {
    const stop = new AbortController();
    ask<Value>("GET", address, undefined, stop.signal)
      .then((value) => setAnswer({ value }))
      .catch((error: Error) => {
        if (!stop.signal.aborted) setAnswer({ fault: error.message });
      });
    return () => stop.abort();
  }, [address, times]);
  return { ...answer, again };
}
