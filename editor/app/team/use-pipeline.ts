import { useEffect, useState } from "react";
import type { Pipeline } from "#editor/api-team.ts";
import { ask } from "#editor/app/ask.ts";

const runningMs = 10_000;
const restingMs = 60_000;

/**
 * How far the newest change of the site is, asked again while somebody looks.
 *
 * @param published - another value: something was published.
 */
export function usePipeline(isOn: boolean, published: unknown): Pipeline | undefined {
  const [pipeline, setPipeline] = useState<Pipeline>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `published` asks again.
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      let next = restingMs;
      if (document.visibilityState === "visible") {
        const answer = await ask<Pipeline>("GET", "/api/pipeline", undefined, stop.signal).catch(() => undefined);
        if (stop.signal.aborted) return;
        if (answer) setPipeline(answer);
        if (answer?.state === "running") next = runningMs;
      }
      waiting = setTimeout(look, next);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [isOn, published]);
  return pipeline;
}
