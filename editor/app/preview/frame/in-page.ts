/**
 * Script of the previewed pages: hides the scrollbar of a phone, reports the page's address to the editor, and
 * scrolls to changed texts or to the position before a reload. The editor has another origin, so it cannot do this from
 * outside the frame.
 */
import "./page-clock.ts";
import { createFragmentScroller } from "./page-fragment.ts";
import { fetchPublishedTexts, keepViewParameter } from "./page-links.ts";
import type { EditorMessage, PageLoadedMessage, PageMessage } from "./page-messages.ts";
import { collectPageTexts, findChangedTextIndexes, findTexts, highlightFirstVisible } from "./shown-text.ts";
import { createTextPicker } from "./text-picker.ts";

const placeKey = "editor:place";
const wordsKey = "editor:words";

/** Path and texts of the page that the frame loaded before this one. */
type ReadBefore = { path: string; words: string[] };

/** On a computer, a scrollbar would take some of the phone's width. */
const phoneStyles = new CSSStyleSheet();
phoneStyles.replaceSync(":root { scrollbar-width: none; } :root::-webkit-scrollbar { display: none; }");

/** Scrolls when the frame becomes visible: on a phone, the frame has no height while the form is shown. */
let atFirstSight: (() => void) | undefined;
function onceInSight(go: () => void): void {
  if (innerHeight > 0) go();
  else atFirstSight = go;
}

/** Sends to any origin, because the editor has two host names and the messages contain no secret. */
const tell = (said: PageMessage) => parent.postMessage(said, "*");

keepViewParameter((path) => {
  if (parent !== window) tell({ page: "leaves", ...(path !== undefined && { path }) });
});

if (parent !== window) {
  // The texts as the server sent them, before scripts change the page.
  const texts = collectPageTexts(document);
  const words = texts.map(({ data }) => data.trim());
  const showChanges = (before: readonly string[]) =>
    highlightFirstVisible(findChangedTextIndexes(before, words).flatMap((at) => texts[at] ?? []));

  const fragment = createFragmentScroller();
  const goTo = (go: () => void) =>
    onceInSight(() => {
      fragment.leave();
      go();
      tell({ page: "shown" });
    });

  /** Origin of the editor, once it has sent a message: the page's header lets only the editor show it in a frame. */
  let editorOrigin: string | undefined;
  const picker = createTextPicker((picked) => {
    if (editorOrigin !== undefined)
      parent.postMessage({ page: "picked", ...picked } satisfies PageMessage, editorOrigin);
  });
  addEventListener("message", ({ source, origin, data }: MessageEvent<EditorMessage>) => {
    if (source !== parent || origin !== (editorOrigin ?? origin)) return;
    editorOrigin = origin;
    if (data?.editor === "pick") picker.setOn(data.isOn === true);
    if (data?.editor === "look") document.adoptedStyleSheets = data.isPhone ? [phoneStyles] : [];
    if (data?.editor !== "show") return;
    if ("words" in data) goTo(() => highlightFirstVisible(findTexts(data.words)));
    else void fetchPublishedTexts().then((before) => goTo(() => before && showChanges(before)));
  });
  // Let the editor reload the page, because a reload by Vite would abort a navigation in progress.
  import.meta.hot?.on("vite:beforeFullReload", () => {
    tell({ page: "stale" });
    return new Promise<void>(() => {});
  });
  addEventListener("resize", () => {
    if (innerHeight > 0) atFirstSight?.();
    atFirstSight = undefined;
  });

  const path = location.pathname + location.hash;
  const place = () => `${placeKey}:${location.pathname}`;
  const last = JSON.parse(sessionStorage.getItem(wordsKey) ?? "null") as ReadBefore | null;
  sessionStorage.setItem(wordsKey, JSON.stringify({ path, words } satisfies ReadBefore));
  addEventListener("pagehide", () => {
    if (innerHeight > 0) sessionStorage.setItem(place(), String(scrollY));
  });
  const goToPlace = () =>
    onceInSight(() => {
      const isAgain = last?.path === path;
      const before = Number(sessionStorage.getItem(place()));
      if (before > 0 && (isAgain || location.hash === "")) scrollTo({ top: before, behavior: "instant" });
      if (isAgain) showChanges(last.words);
      else void fragment.arrive();
    });
  // The dev server may deliver this script only after the `load` event.
  if (document.readyState === "complete") goToPlace();
  else addEventListener("load", goToPlace);

  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  tell({
    page: "at",
    path,
    search: location.search,
    status: loaded?.responseStatus ?? 0,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
  } satisfies PageLoadedMessage);
}
