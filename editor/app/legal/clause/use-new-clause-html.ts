import { useEffect, useState } from "react";
import type { RenderClauseResult } from "#editor/api/text-api.ts";
import type { NewClause } from "#editor/app/draft/backup/draft-notes.ts";
import { sendRequest } from "#editor/app/shared/request.ts";

type Reads = {
  /** HTML of the clause as on its page; empty until the first response. */
  html: string;
  /** Whether the HTML lacks the latest input. */
  isBehind: boolean;
};

/** Delay from the last keystroke to the request; the same as for clauses already in the text. */
const pauseMs = 250;

const nothing: Reads = { html: "", isBehind: false };

/** Requests the HTML of a clause that is not in its text yet, whenever the user pauses typing. */
export function useNewClauseHtml(text: { id: string; version: string }, words: NewClause | undefined): Reads {
  const [reads, setReads] = useState(nothing);
  const { title = "", body = "", depth = 2, place = "" } = words ?? {};
  const isEmpty = `${title}${body}`.trim() === "";
  const address = `/api/texts/${text.id}/render?version=${text.version}`;
  useEffect(() => {
    if (isEmpty) return setReads(nothing);
    const stop = new AbortController();
    const waiting = setTimeout(
      () =>
        sendRequest<RenderClauseResult>("POST", address, { title, body, depth, after: place }, stop.signal).then(
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
