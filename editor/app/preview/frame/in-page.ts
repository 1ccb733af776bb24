/**
 * Script of the previewed pages. Hides a phone's scrollbar, reports the page's address to the editor, and scrolls to
 * changed texts or to the position before a reload. The editor has another origin, so it cannot do this from outside
 * the frame.
 */
import "./page-clock.ts";
import { publishedView, viewParameter } from "#editor/api/view-parameter.ts";
import { createFragmentScroller } from "./page-fragment.ts";
import type { EditorMessage, PageLoadedMessage, PageMessage } from "./page-messages.ts";
import {
  collectPageTexts,
  filterAddressedTexts,
  findChangedTextIndexes,
  findTexts,
  highlightFirstVisible,
} from "./shown-text.ts";
import { createTextPicker } from "./text-picker.ts";

const scrollPositionKey = "editor:scroll-position";
const pageTextsKey = "editor:words";

/** Path and texts of the page that the frame loaded before this one. */
type PreviousPage = { path: string; words: string[] };

/** Hides the scrollbar, which on a computer would take some of the phone's width. */
const phoneStyles = new CSSStyleSheet();
phoneStyles.replaceSync(":root { scrollbar-width: none; } :root::-webkit-scrollbar { display: none; }");

/** Scrolls once the frame is visible: on a phone, the frame has no height while the form is shown. */
let scrollWhenVisible: (() => void) | undefined;
function runWhenVisible(scroll: () => void): void {
  if (innerHeight > 0) scroll();
  else scrollWhenVisible = scroll;
}

/** Sends to any origin, because the editor has two host names and the messages contain no secret. */
const sendToEditor = (message: PageMessage) => parent.postMessage(message, "*");

keepViewParameter((path) => {
  if (parent !== window) sendToEditor({ page: "leaves", ...(path !== undefined && { path }) });
});

if (parent !== window) {
  // The texts as the server sent them, before scripts change the page.
  const texts = collectPageTexts(document);
  const trimmedTexts = texts.map(({ data }) => data.trim());
  /** Texts to scroll to again when the page gets another width. */
  let shownTexts: readonly Text[] = [];
  let shownWidth = innerWidth;
  const showTexts = (wantedTexts: readonly Text[]) => {
    shownTexts = wantedTexts;
    highlightFirstVisible(wantedTexts);
  };
  const showChanges = (before: readonly string[]) =>
    showTexts(
      filterAddressedTexts(findChangedTextIndexes(before, trimmedTexts).flatMap((index) => texts[index] ?? [])),
    );

  const fragmentScroller = createFragmentScroller();
  const scrollOnceVisible = (scroll: () => void) =>
    runWhenVisible(() => {
      fragmentScroller.leave();
      scroll();
      sendToEditor({ page: "shown" });
    });

  /** Origin of the editor, known from its first message; the page's headers let only the editor frame it. */
  let editorOrigin: string | undefined;
  const picker = createTextPicker((pickedText) => {
    if (editorOrigin !== undefined)
      parent.postMessage({ page: "picked", ...pickedText } satisfies PageMessage, editorOrigin);
  });
  addEventListener("message", ({ source, origin, data }: MessageEvent<EditorMessage>) => {
    if (source !== parent || origin !== (editorOrigin ?? origin)) return;
    editorOrigin = origin;
    if (data?.editor === "pick") picker.setOn(data.isOn === true);
    if (data?.editor === "look") document.adoptedStyleSheets = data.isPhone ? [phoneStyles] : [];
    if (data?.editor !== "show") return;
    if ("words" in data) scrollOnceVisible(() => showTexts(findTexts(data.words)));
    else void fetchPublishedTexts().then((before) => scrollOnceVisible(() => before && showChanges(before)));
  });
  // Makes the editor reload the page, because a reload by Vite would abort a navigation in progress.
  import.meta.hot?.on("vite:beforeFullReload", () => {
    sendToEditor({ page: "stale" });
    return new Promise<void>(() => {});
  });
  addEventListener("resize", () => {
    if (innerHeight > 0) scrollWhenVisible?.();
    scrollWhenVisible = undefined;
    if (innerHeight === 0 || innerWidth === shownWidth) return;
    shownWidth = innerWidth;
    if (shownTexts.length > 0) showTexts(shownTexts);
  });

  const path = location.pathname + location.hash;
  const formatPositionKey = () => `${scrollPositionKey}:${location.pathname}`;
  const previousPage = JSON.parse(sessionStorage.getItem(pageTextsKey) ?? "null") as PreviousPage | null;
  sessionStorage.setItem(pageTextsKey, JSON.stringify({ path, words: trimmedTexts } satisfies PreviousPage));
  addEventListener("pagehide", () => {
    if (innerHeight > 0) sessionStorage.setItem(formatPositionKey(), String(scrollY));
  });
  const restoreScrollPosition = () =>
    runWhenVisible(() => {
      const isReload = previousPage?.path === path;
      const previousPosition = Number(sessionStorage.getItem(formatPositionKey()));
      if (previousPosition > 0 && (isReload || location.hash === ""))
        scrollTo({ top: previousPosition, behavior: "instant" });
      if (isReload) showChanges(previousPage.words);
      if (!isReload || previousPosition === 0) void fragmentScroller.arrive();
    });
  // The dev server may deliver this script only after the `load` event.
  if (document.readyState === "complete") restoreScrollPosition();
  else addEventListener("load", restoreScrollPosition);

  const [navigationTiming] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  sendToEditor({
    page: "at",
    path,
    search: location.search,
    status: navigationTiming?.responseStatus ?? 0,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
  } satisfies PageLoadedMessage);
}

/**
 * Adds this page's view parameter, such as a future day, to each clicked link to another page of the site.
 *
 * @param onLeave - called when a link opens in this frame, with the path of a site's page, or undefined for another
 *   target.
 */
function keepViewParameter(onLeave: (path: string | undefined) => void): void {
  const view = new URLSearchParams(location.search).get(viewParameter);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || event.defaultPrevented) return;
    const target = new URL(link.href);
    const isOnSite = target.origin === location.origin;
    const isSamePage = isOnSite && target.pathname === location.pathname && target.search === location.search;
    if (isSamePage) return;
    if (isOnSite && view) {
      target.searchParams.set(viewParameter, view);
      link.href = target.href;
    }
    const leavesFrame = link.target === "_blank" || link.download !== "" || !target.protocol.startsWith("http");
    if (leavesFrame || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isPage = isOnSite && !/\.[a-z0-9]+$/i.test(target.pathname);
    onLeave(isPage ? target.pathname + target.hash : undefined);
  });
}

/** Fetches the texts of this page as last published; undefined if it was never published or the request fails. */
async function fetchPublishedTexts(): Promise<string[] | undefined> {
  const address = new URL(location.pathname, location.origin);
  address.searchParams.set(viewParameter, publishedView);
  const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const publishedPage = new DOMParser().parseFromString(await answer.text(), "text/html");
  return collectPageTexts(publishedPage).map(({ data }) => data.trim());
}
