import { useCallback, useState } from "react";
import type { StartDay } from "#editor/api/form/row-page.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { focusAfterRender, restoreLostFocus } from "#editor/app/form/focus-field.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { openEditorLocation } from "#editor/app/shell/editor-location.ts";
import { backButtonId, type PageView, previewFrameId, type ScrollTarget, type VersionDraftView } from "./page-view.ts";

type Device = "phone" | "computer";

/**
 * State of the preview next to the form.
 *
 * @param openId - id of the open entry; another entry resets the view and the scroll target.
 * @param onShow - called with the part to show, because a phone shows one part at a time.
 */
export function usePreview(openId: string, onShow: (part: "page" | "form") => void) {
  const [page, setShownPage] = useState("/");
  /** Whether the open entry has no page yet; the last page stays, greyed. */
  const [isWaiting, setWaiting] = useState(false);
  const setPage = useCallback((nextPage: string | undefined) => {
    setWaiting(nextPage === undefined);
    if (nextPage !== undefined) setShownPage(nextPage);
  }, []);
  /** Target to scroll to once the page has loaded: a row without its own page, or the changed texts. */
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget>();
  const [coming, setComing] = useState<StartDay>();
  /** The view, as of a day or with a proposal; undefined for today's page with the drafts. */
  const [view, setView] = useState<PageView>();
  /** View of a draft legal version; set until the person leaves that version. */
  const [draft, setDraft] = useState<VersionDraftView>();
  const showDraft = useCallback((nextDraft: VersionDraftView | undefined) => {
    setDraft(nextDraft);
    setView(nextDraft);
  }, []);
  const [device, setDevice] = useState<Device>("phone");
  // Clears what the previous entry selected, before the effects of the new entry run.
  useKeyedEffect(openId, () => () => {
    setView(undefined);
    setScrollTarget(undefined);
    setComing(undefined);
    setDraft(undefined);
  });
  const showChangedPage = (changedPage: string, view: PageView | undefined, words?: string) => {
    setPage(changedPage);
    setScrollTarget(words === undefined ? { changes: true } : { words });
    setView(view);
    onShow("page");
  };
  const showChange = (changedPage: string, day?: string, words?: string) => {
    showChangedPage(changedPage, day === undefined ? undefined : { day }, words);
    restoreLostFocus(previewFrameId);
  };
  /** Shows a page as of `day` with a proposal applied or, without a proposal, with the drafts. */
  const previewChanges = (changedPage: string, day?: string, proposal?: Proposal) => {
    if (!proposal) return showChange(changedPage, day);
    const { tree = "", title, author } = proposal;
    showChangedPage(changedPage, { tree, title, author, ...(day !== undefined && { day }) });
    focusAfterRender(backButtonId);
  };
  const openField = (location: string) => {
    onShow("form");
    openEditorLocation(location);
  };
  return {
    previewProps: {
      page,
      isWaiting,
      scrollTarget,
      coming,
      view,
      draft,
      onViewChange: setView,
      device,
      onDevice: setDevice,
      onOpen: openField,
    },
    setPage,
    setComing,
    showDraft,
    showDay: (day: string) => setView({ day }),
    scrollToText: (words: string) => setScrollTarget(words === "" ? undefined : { words }),
    showChange,
    previewChanges,
  };
}
