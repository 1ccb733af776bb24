import { useCallback, useEffect, useRef, useState } from "react";
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
  const askNow = useRef(() => {});
  useEffect(() => {
    let stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(waiting);
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      let next = soonMs;
      if (document.visibilityState === "visible") {
        const answer = await sendRequest<LiveStatus>("GET", "/api/live", undefined, signal).catch(() => undefined);
        if (signal.aborted) return;
        if (answer) setLive(answer);
        if (answer && answer.state !== "building") next = restingMs;
      }
      waiting = setTimeout(look, next);
    };
    askNow.current = () => void look();
    void look();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, []);
  return { live, trackPublication: useCallback(() => askNow.current(), []) };
}
