import { useCallback, useEffect, useState } from "react";
import type { Proposal } from "#editor/api/team-api.ts";
import { focusSoon, restoreLostFocus } from "#editor/app/form/focus-field.ts";
import type { ComingDay } from "#editor/app/list/page-of-row.ts";
import { backId, frameId, type PageSeen, type Sought } from "./page-seen.ts";

export type PageLook = { device: "phone" | "computer"; isNight: boolean; isPaper: boolean };

const firstLook: PageLook = { device: "phone", isNight: false, isPaper: false };

/**
 * What stands beside the form.
 *
 * @param open - what is open: with another one, the page is again as it is today.
 * @param onShow - told of the part that is gone to: a phone shows one at a time. The same function for ever.
 */
export function usePageShown(open: string, onShow: (part: "page") => void) {
  const [page, setPage] = useState<string | undefined>("/");
  const [sought, setSought] = useState<Sought>();
  const [coming, setComing] = useState<ComingDay>();
  const [seen, setSeen] = useState<PageSeen>();
  const [look, setLook] = useState(firstLook);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing of what was open is left.
  useEffect(
    () => () => {
      setSeen(undefined);
      setSought(undefined);
      setComing(undefined);
    },
    [open],
  );
  const seek = useCallback((words: string) => setSought(words === "" ? undefined : { words }), []);
  /** Another page, at what changed there; on the day on which it does. */
  const showChange = useCallback(
    (changed: string, day?: string) => {
      setPage(changed);
      setSought({ changes: true });
      setSeen(day === undefined ? undefined : { day });
      onShow("page");
      restoreLostFocus(frameId);
    },
    [onShow],
  );
  /** A page with what somebody proposes; without a proposal, with the drafts that are here. */
  const see = (changed: string, proposal?: Proposal) => {
    if (!proposal) return showChange(changed);
    const { head, title, author } = proposal;
    setPage(changed);
    setSought({ changes: true });
    setSeen({ commit: head, title, author });
    onShow("page");
    focusSoon(backId);
  };
  return {
    /** For the part that shows it. */
    beside: { page, sought, coming, seen, onSeen: setSeen, look, onLook: setLook },
    setPage,
    setComing,
    seek,
    showChange,
    see,
  };
}
