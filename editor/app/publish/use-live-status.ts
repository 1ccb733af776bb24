import { useCallback, useEffect, useState } from "react";
import type { LiveStatus } from "#editor/api/publish-api.ts";
import { sendRequest } from "#editor/app/shared/request.ts";

const soonMs = 10_000;
const restingMs = 60_000;

/**
 * Polls, while the tab is visible, whether the site shows the last publication.
 *
 * @returns the status, and a function to call after a publication.
 */
export function useLiveStatus(): { live: LiveStatus | undefined; trackPublication: () => void } {
  const [live, setLive] = useState<LiveStatus>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: unread, `turn` asks at once after a publication.
  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      let next = soonMs;
      if (document.visibilityState === "visible") {
        const answer = await sendRequest<LiveStatus>("GET", "/api/live", undefined, stop.signal).catch(() => undefined);
        if (stop.signal.aborted) return;
        if (answer) setLive(answer);
        if (answer && answer.state !== "building") next = restingMs;
      }
      waiting = setTimeout(look, next);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [turn]);
  return { live, trackPublication: useCallback(() => setTurn((count) => count + 1), []) };
}
