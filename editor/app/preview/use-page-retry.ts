import { useEffect, useRef, useState } from "react";
import type { PageStatus } from "#editor/api/api.ts";
import { NoConnectionError, sendRequest } from "#editor/app/shared/request.ts";

export type PageFailure = {
  /**
   * `content`: an error in a list, described by `message`; `site`: an error in the site's code; `gone`: the view no
   * longer exists; `away`: the server does not answer; `half`: the page opened but sent no report.
   */
  kind: "content" | "site" | "gone" | "away" | "half";
  message?: string;
  raw?: string;
};

/** Delay in ms before each retry; together a minute. */
const retryDelaysMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Retries a page that does not open, with growing delays. Each retry first asks the editor's server whether the page
 * opens, so that the frame does not flicker; the server also reports the cause.
 *
 * @param buildAddress - returns the address of the page that should be open now.
 * @param reopen - opens that page in the frame; called once the server can open it.
 */
export function usePageRetry(buildAddress: () => string, reopen: () => void) {
  /** Why the last page did not open; undefined if it opened. */
  const [failure, setFailure] = useState<PageFailure>();
  const [isOver, setOver] = useState(false);
  const attempts = useRef(0);
  const currentAttempts = useRef<AbortController>(undefined);
  useEffect(() => () => currentAttempts.current?.abort(), []);
  const startOver = () => {
    currentAttempts.current?.abort();
    attempts.current = 0;
    setOver(false);
  };
  const retryUntilOpen = async (signal: AbortSignal) => {
    for (
      let delayMs = retryDelaysMs[attempts.current];
      delayMs !== undefined;
      delayMs = retryDelaysMs[attempts.current]
    ) {
      attempts.current += 1;
      await pause(delayMs);
      if (signal.aborted) return;
      const foundFailure = await findPageFailure(buildAddress(), signal);
      if (signal.aborted) return;
      if (!foundFailure) return reopen();
      setFailure(foundFailure);
    }
    setFailure((current) => current ?? { kind: "half" });
    setOver(true);
  };
  return {
    failure,
    isOver,
    /** Call this for another page or new content. The last failure stays visible until the page loads. */
    resetRetries: startOver,
    /** Ends the retries; call this when the page has loaded. */
    endRetries: () => {
      startOver();
      setFailure(undefined);
    },
    /** Starts the retries; call this when the page did not load or is an error page. */
    startRetries: () => {
      currentAttempts.current?.abort();
      currentAttempts.current = new AbortController();
      void retryUntilOpen(currentAttempts.current.signal);
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks the server why a page does not open; undefined if the page opens now. */
async function findPageFailure(address: string, signal: AbortSignal): Promise<PageFailure | undefined> {
  try {
    const requestAddress = `/api/page?${new URLSearchParams({ address })}`;
    const { status, buildError } = await sendRequest<PageStatus>("GET", requestAddress, undefined, signal);
    if (status > 0 && status < 500) return undefined;
    if (status === 0) return { kind: "away" };
    if (buildError && buildError.raw === undefined) return { kind: "content", message: buildError.message };
    return { kind: "site", ...(buildError?.raw !== undefined && { raw: buildError.raw }) };
  } catch (error) {
    return error instanceof NoConnectionError || !(error instanceof Error)
      ? { kind: "away" }
      : { kind: "gone", message: error.message };
  }
}
