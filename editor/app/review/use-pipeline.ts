import { useCallback, useEffect, useState } from "react";
import type { Pipeline } from "#editor/api/team-api.ts";
import { ask } from "#editor/app/shared/request.ts";

const soonMs = 10_000;
const restingMs = 60_000;

export type PipelineNews = {
  pipeline: Pipeline | undefined;
  /** Something was published: what was known is of the one before. `commit`: which one, where that is known. */
  published: (commit?: string) => void;
};

/** How far the newest change of the site is, asked again while somebody looks. */
export function usePipeline(isOn: boolean): PipelineNews {
  const [known, setKnown] = useState<Pipeline>();
  /** The newest commit before this person published. */
  const [old, setOld] = useState<string>();
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      let next = restingMs;
      if (document.visibilityState === "visible") {
        const answer = await ask<Pipeline>("GET", "/api/pipeline", undefined, stop.signal).catch(() => undefined);
        if (stop.signal.aborted) return;
        if (answer) setKnown(answer);
        if (!isSettled(answer) || isOf(answer, old)) next = soonMs;
      }
      waiting = setTimeout(look, next);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [isOn, old]);
  const newest = known?.commit;
  const published = useCallback(
    (commit?: string) => {
      if (commit === undefined || commit !== newest) setOld(newest);
    },
    [newest],
  );
  return { pipeline: isOf(known, old) ? { state: "running" } : known, published };
}

/** Without an answer, or while the service does not know, there is soon something else to say. */
const isSettled = (answer: Pipeline | undefined) => answer && answer.state !== "running" && answer.state !== "unknown";

const isOf = (pipeline: Pipeline | undefined, commit: string | undefined) =>
  commit !== undefined && pipeline?.commit === commit;
