import { useCallback, useEffect, useState } from "react";
import type { PipelineStatus } from "#editor/api/team-api.ts";
import { sendRequest } from "#editor/app/shared/request.ts";

const soonMs = 10_000;
const restingMs = 60_000;

export type PipelineTracker = {
  pipeline: PipelineStatus | undefined;
  /** To call after a publication: the state is `running` until that of the new commit is known. */
  trackPublication: (commit?: string) => void;
};

/** Polls the state of the pipeline for the newest commit while the tab is visible, if `isOn`. */
export function usePipeline(isOn: boolean): PipelineTracker {
  const [known, setKnown] = useState<PipelineStatus>();
  /** The newest known commit before the user's last publication. */
  const [old, setOld] = useState<string>();
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      let next = restingMs;
      if (document.visibilityState === "visible") {
        const answer = await sendRequest<PipelineStatus>("GET", "/api/pipeline", undefined, stop.signal).catch(
          () => undefined,
        );
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
  return { pipeline: isOf(known, old) ? { state: "running" } : known, trackPublication: published };
}

/** Whether the state is final: neither `unknown` nor `running` nor missing. */
const isSettled = (answer: PipelineStatus | undefined) =>
  answer && answer.state !== "running" && answer.state !== "unknown";

const isOf = (pipeline: PipelineStatus | undefined, commit: string | undefined) =>
  commit !== undefined && pipeline?.commit === commit;
