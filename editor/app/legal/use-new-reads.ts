import { useEffect, useState } from "react";
import type { ReadClause } from "#editor/api/text-api.ts";
import type { NewClause } from "#editor/app/draft/draft-notes.ts";
import { ask } from "#editor/app/shared/request.ts";

type Reads = {
  /** As its page would have it; empty before anything is known. */
  html: string;
  /** What was typed last is not in it. */
  isBehind: boolean;
};

/** From the last key, as for what is in the text already. */
const pauseMs = 250;

const nothing: Reads = { html: "", isBehind: false };

/** How a clause that is not in its text yet would read there, a moment after each key. */
export function useNewReads(text: { id: string; version: string }, words: NewClause | undefined): Reads {
  const [reads, setReads] = useState(nothing);
  const { title = "", body = "", depth = 2, place = "" } = words ?? {};
  const isEmpty = `${title}${body}`.trim() === "";
  const address = `/api/texts/${text.id}/reads?version=${text.version}`;
  useEffect(() => {
    if (isEmpty) return setReads(nothing);
    const stop = new AbortController();
    const waiting = setTimeout(
      () =>
        ask<ReadClause>("POST", address, { title, body, depth, after: place }, stop.signal).then(
          ({ html }) => setReads((known) => (html === "" ? { ...known, isBehind: true } : { html, isBehind: false })),
          () => {
            if (!stop.signal.aborted) setReads((known) => ({ ...known, isBehind: true }));
          },
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [address, isEmpty, title, body, depth, place]);
  return reads;
}
