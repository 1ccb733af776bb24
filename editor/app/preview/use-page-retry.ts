import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PageStatus } from "#editor/api/api.ts";
import { NoConnectionError, sendRequest } from "#editor/app/shared/request.ts";

/** The reason why a page does not open. */
export type PageFailure = {
  /**
   * `content`: an error in a list, described by `words`; `site`: an error in the site's code; `gone`: the view does
   * not exist any more; `away`: the server does not answer; `half`: the page opened but sent no report.
   */
  kind: "content" | "site" | "gone" | "away" | "half";
  words?: string;
  raw?: string;
};

/** Delay before each retry, a minute in total. */
const waitsMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Retries a page that does not open, with growing delays. Each retry first asks the editor's server whether the page
 * opens, so that the frame does not flicker; the server also reports the cause.
 *
 * @param address - returns the address of the page that should be open now.
 * @param reopen - opens that page in the frame; called once the server can open it.
 */
export function usePageRetry(address: () => string, reopen: () => void) {
  /** Why the last page did not open; undefined if it opened. */
  const [failure, setFailure] = useState<PageFailure>();
  /** Whether all retries have failed, so that the user has to retry. */
  const [isOver, setOver] = useState(false);
  const tries = useRef(0);
  const stop = useRef<AbortController>(undefined);
  const wanted = useRef({ address, reopen });
  wanted.current = { address, reopen };

  const end = useCallback(() => stop.current?.abort(), []);
  useEffect(() => end, [end]);
  const does = useMemo(() => {
    const begin = () => {
      end();
      tries.current = 0;
      setOver(false);
    };
    const tryOn = async (signal: AbortSignal) => {
      for (let wait = waitsMs[tries.current]; wait !== undefined; wait = waitsMs[tries.current]) {
        tries.current += 1;
        await pause(wait);
        if (signal.aborted) return;
        const found = await findPageFailure(wanted.current.address(), signal);
        if (signal.aborted) return;
        if (!found) return wanted.current.reopen();
        setFailure(found);
      }
      setFailure((known) => known ?? { kind: "half" });
      setOver(true);
    };
    return {
      /** To call for another page or new content. The last failure is shown until the page loads. */
      resetRetries: begin,
      /** To call when the page has loaded: ends the retries. */
      reportArrival: () => {
        begin();
        setFailure(undefined);
      },
      /** To call when the page did not load, or is an error page: starts the retries. */
      reportFailure: () => {
        end();
        stop.current = new AbortController();
        void tryOn(stop.current.signal);
      },
    };
  }, [end]);
  return { failure, isOver, ...does };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Asks the server why a page does not open; undefined if the page opens now. */
async function findPageFailure(address: string, signal: AbortSignal): Promise<PageFailure | undefined> {
  try {
    const asked = `/api/page?${new URLSearchParams({ address })}`;
    const { status, buildError } = await sendRequest<PageStatus>("GET", asked, undefined, signal);
    if (status > 0 && status < 500) return undefined;
    if (status === 0) return { kind: "away" };
    if (buildError && buildError.raw === undefined) return { kind: "content", words: buildError.message };
    return { kind: "site", ...(buildError?.raw !== undefined && { raw: buildError.raw }) };
  } catch (error) {
    return error instanceof NoConnectionError || !(error instanceof Error)
      ? { kind: "away" }
      : { kind: "gone", words: error.message };
  }
}
