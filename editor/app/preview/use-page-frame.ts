import { useEffect, useRef, useState } from "react";
import type { PickedText } from "#editor/api/api.ts";
import { viewParameter } from "#editor/api/view-parameter.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import type { EditorMessage, PageLoadedMessage, PageMessage } from "./frame/page-messages.ts";
import { buildPageAddress, type ScrollTarget } from "./page-view.ts";
import { usePageRetry } from "./use-page-retry.ts";

type PageFrameOptions = {
  origin: string;
  page: string;
  view: string;
  scrollTarget: ScrollTarget | undefined;
  /** A new number reloads the page, because its content may have changed. */
  reloadKey: number;
  isPhone: boolean;
  /** Whether a click in the page reports the text. */
  isPicking: boolean;
  /** Called with the text that the user pointed at, and the address of its page. */
  onPick: (pickedText: PickedText, address: string) => void;
};

export type PageFrame = ReturnType<typeof usePageFrame>;

/** Maximum time in ms from the `load` event to the page's report; the page's script may run after `load`. */
const maxReportDelayMs = 10_000;
/** Maximum time in ms for a page to load. On a slow machine, the first page after a start takes half of it. */
const maxLoadMs = 45_000;

/** Opens pages in the preview's frame, tracks the shown page, and retries a page that does not load. */
export function usePageFrame(options: PageFrameOptions) {
  const { origin, page, view, scrollTarget, reloadKey, isPhone, isPicking, onPick } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loadedPage, setLoadedPage] = useState<PageLoadedMessage>();
  const [path, setPath] = useState(page);
  const [isOpening, setOpening] = useState(true);
  const [openCount, setOpenCount] = useState(0);

  // `formPage`: the page of the form. `shownPage`: the shown page, which the user may have reached by links.
  const formPage = useRef<string>(undefined);
  const formView = useRef<string>(undefined);
  const shownPage = useRef<string>(undefined);
  /** Whether the page has loaded, so that it can receive messages. */
  const isLoaded = useRef(false);
  const hasFailed = useRef(false);
  /** Number of page openings. The page's address contains it as `v`, which matches each report with its opening. */
  const openings = useRef(0);
  const openingVersion = useRef("");
  const loadTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reopenPage = () => setOpenCount((count) => count + 1);
  const buildShownAddress = () => buildPageAddress(shownPage.current ?? page, view);
  const { failure, isOver, ...pageRetry } = usePageRetry(buildShownAddress, reopenPage);
  const reportLost = () => {
    hasFailed.current = true;
    pageRetry.startRetries();
  };
  /** Opens the page again, with all retries available. */
  const retry = () => {
    pageRetry.resetRetries();
    reopenPage();
  };
  const startLoadTimer = (ms: number) => {
    clearTimeout(loadTimer.current);
    loadTimer.current = setTimeout(reportLost, ms);
  };
  useEffect(() => () => clearTimeout(loadTimer.current), []);

  /** What to scroll to; kept until the page has scrolled, because the page may reload first. */
  const pendingScrollTarget = useRef<ScrollTarget>(undefined);
  const openingKey = JSON.stringify([origin, page, view, reloadKey]);
  useKeyedEffect(openingKey, pageRetry.resetRetries);
  useKeyedEffect(`${openingKey} ${openCount}`, () => {
    // The same row may be elsewhere on another page or day, so scroll to it again.
    if (page !== formPage.current || view !== formView.current) pendingScrollTarget.current = scrollTarget;
    // Another form's page was opened, so forget the page reached by links.
    if (page !== formPage.current) shownPage.current = undefined;
    const wantedPage = shownPage.current ?? page;
    formPage.current = page;
    formView.current = view;
    isLoaded.current = false;
    hasFailed.current = false;
    openings.current += 1;
    openingVersion.current = `${openings.current}`;
    setOpening(true);
    setPath(wantedPage);
    startLoadTimer(maxLoadMs);
    // `replace` adds no history entry, so that the back button only affects the editor.
    const address = `${origin}${buildPageAddress(wantedPage, view, openingVersion.current)}`;
    frame.current?.contentWindow?.location.replace(address);
  });

  const sendMessage = (message: EditorMessage) => frame.current?.contentWindow?.postMessage(message, origin);
  const sendScrollTarget = () => {
    if (isLoaded.current && pendingScrollTarget.current)
      sendMessage({ editor: "show", ...pendingScrollTarget.current });
  };
  useKeyedEffect(scrollTarget, () => {
    pendingScrollTarget.current = scrollTarget;
    sendScrollTarget();
  });

  const configurePage = () => {
    sendMessage({ editor: "look", isPhone });
    sendMessage({ editor: "pick", isOn: isPicking });
  };
  useKeyedEffect(`${isPhone} ${isPicking}`, () => {
    if (isLoaded.current) configurePage();
  });
  const handlePageLoaded = (message: PageLoadedMessage) => {
    const search = new URLSearchParams(message.search);
    // The page of an earlier opening reloaded itself and aborted this one, so open again.
    if (!isLoaded.current && (search.get("v") ?? openingVersion.current) !== openingVersion.current)
      return reopenPage();
    shownPage.current = message.path;
    clearTimeout(loadTimer.current);
    // A form of the site opened this page without the view parameter, so open again.
    if ((search.get(viewParameter) ?? "") !== view) return reopenPage();
    if (message.status >= 500) return reportLost();
    pageRetry.endRetries();
    setLoadedPage(message);
    setPath(message.path);
    setOpening(false);
    configurePage();
    isLoaded.current = true;
    sendScrollTarget();
  };
  useListener<MessageEvent<PageMessage>>(window, "message", ({ source, origin: from, data }) => {
    if (source !== frame.current?.contentWindow || from !== origin) return;
    if (data?.page === "at") handlePageLoaded(data);
    else if (data?.page === "picked") onPick(readPicked(data), buildPageAddress(shownPage.current ?? "/", view));
    // The previous page, hidden on a phone until now, may scroll and report while the next one is opening.
    else if (data?.page === "shown" && isLoaded.current) pendingScrollTarget.current = undefined;
    else if (data?.page === "stale" && (isLoaded.current || hasFailed.current)) retry();
    else if (data?.page === "leaves" && isLoaded.current) {
      isLoaded.current = data.path === undefined;
      setOpening(!isLoaded.current);
      if (data.path === undefined) return;
      shownPage.current = data.path;
      openingVersion.current = "";
      setPath(data.path);
      startLoadTimer(maxLoadMs);
    }
  });

  return {
    frame,
    path,
    loadedPage,
    isOpening: isOpening && !failure,
    onLoad: () => {
      if (!isLoaded.current) startLoadTimer(maxReportDelayMs);
    },
    retry,
    failure,
    isOver,
  };
}

/** Copies the known properties of a report, converted to text and number. */
const readPicked = ({ tag, text, nth, id }: PickedText): PickedText => ({
  tag: String(tag),
  text: String(text).slice(0, maxPickedLength),
  nth: Math.max(0, Number(nth) || 0),
  id: String(id),
});

/** Maximum length of a reported text, in characters; the editor's server refuses longer texts. */
const maxPickedLength = 5_000;
