import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PageAnswer } from "#editor/api/api.ts";
import { ask, NoConnection } from "#editor/app/shared/request.ts";

/** Why a page does not open. */
export type Trouble = {
  /**
   * `content`: of a list, in `words`; `site`: of the site's own modules; `gone`: what it is looked at as is not there any
   * more; `away`: nobody answers; `half`: it opened, and is silent.
   */
  of: "content" | "site" | "gone" | "away" | "half";
  words?: string;
  raw?: string;
};

export type PageRescue = {
  /** Undefined while pages come. */
  trouble: Trouble | undefined;
  /** It tried long enough, and waits for the person. */
  isOver: boolean;
  /** The page did not come, or is an error. */
  lost: () => void;
  /** The page is here. */
  came: () => void;
  /** Another page, or the same with something else to say: it may come. What is known is said until then. */
  begin: () => void;
};

/** Before each try: a minute in all, and no more. */
const waitsMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * A page that does not open is asked for again, each time after a longer wait. The editor is asked first, so that the frame
 * does not flicker: it says what is the matter, too.
 *
 * @param address - of the page that is wanted now.
 * @param reopen - shows it again; the editor had it.
 */
export function usePageRescue(address: () => string, reopen: () => void): PageRescue {
  const [trouble, setTrouble] = useState<Trouble>();
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
        const found = await troubleOf(wanted.current.address(), signal);
        if (signal.aborted) return;
        if (!found) return wanted.current.reopen();
        setTrouble(found);
      }
      setTrouble((known) => known ?? { of: "half" });
      setOver(true);
    };
    return {
      begin,
      came: () => {
        begin();
        setTrouble(undefined);
      },
      lost: () => {
        end();
        stop.current = new AbortController();
        void tryOn(stop.current.signal);
      },
    };
  }, [end]);
  return { trouble, isOver, ...does };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Undefined if the page opens now. */
async function troubleOf(address: string, signal: AbortSignal): Promise<Trouble | undefined> {
  try {
    const asked = `/api/page?${new URLSearchParams({ address })}`;
    const { status, fault } = await ask<PageAnswer>("GET", asked, undefined, signal);
    if (status > 0 && status < 500) return undefined;
    if (status === 0) return { of: "away" };
    if (fault && fault.raw === undefined) return { of: "content", words: fault.words };
    return { of: "site", ...(fault?.raw !== undefined && { raw: fault.raw }) };
  } catch (error) {
    return error instanceof NoConnection || !(error instanceof Error)
      ? { of: "away" }
      : { of: "gone", words: error.message };
  }
}
