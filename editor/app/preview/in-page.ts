/**
 * Runs in the pages that the editor shows beside its forms, and nowhere else: shows them as at night, on paper or on
 * a phone, tells where they are, goes to what changed, and else keeps the place on the page when it is read again. Another
 * origin cannot do any of it from outside.
 */
import "./page-clock.ts";
import { changedAt } from "./changed-at.ts";
import { fragmentPlace } from "./page-fragment.ts";
import { keepViewParameter, publishedWords } from "./page-links.ts";
import { wear } from "./page-look.ts";
import type { At, FromPage, Look, Show } from "./page-messages.ts";
import { placeWith, showFirst, textsOfPage } from "./shown-text.ts";

const placeKey = "editor:place";
const wordsKey = "editor:words";

/** The page that was read last, with what it said. */
type ReadBefore = { path: string; words: string[] };

let look: Look | undefined;

/** On a phone the editor shows the page or the form: where nothing has a place yet, it waits. */
let atFirstSight: (() => void) | undefined;
function onceInSight(go: () => void): void {
  if (innerHeight > 0) go();
  else atFirstSight = go;
}

/** An address is no secret, and the editor may have been opened by either of its names. */
const tell = (said: FromPage) => parent.postMessage(said, "*");

keepViewParameter((path) => {
  if (parent !== window) tell({ page: "leaves", ...(path !== undefined && { path }) });
});

if (parent !== window) {
  // As it was sent: what needs script comes later.
  const texts = textsOfPage(document);
  const words = texts.map(({ data }) => data.trim());
  const showChanges = (before: readonly string[]) =>
    showFirst(changedAt(before, words).flatMap((at) => texts[at] ?? []));

  const fragment = fragmentPlace();
  const goTo = (go: () => void) =>
    onceInSight(() => {
      fragment.leave();
      go();
      tell({ page: "shown" });
    });

  addEventListener("message", ({ source, data }: MessageEvent<Look | Show>) => {
    if (source !== parent) return;
    if (data?.editor === "look") {
      const [isNight, isPaper, isPhone] = [data.isNight === true, data.isPaper === true, data.isPhone === true];
      look = { editor: "look", isNight, isPaper, isPhone };
      wear(look);
    }
    if (data?.editor !== "show") return;
    if ("words" in data) goTo(() => showFirst(placeWith(data.words)));
    else void publishedWords().then((before) => goTo(() => before && showChanges(before)));
  });
  // Whoever shows the page asks for it again: what is on its way already would be given up for it.
  import.meta.hot?.on("vite:beforeFullReload", () => {
    tell({ page: "stale" });
    return new Promise<void>(() => {});
  });
  addEventListener("resize", () => {
    if (innerHeight > 0) atFirstSight?.();
    atFirstSight = undefined;
  });
  // Styles that arrive later, as the dev server sends them.
  new MutationObserver(() => look && wear(look)).observe(document.head, { childList: true, subtree: true });
  addEventListener("load", () => look && wear(look), true);

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
  // The dev server's scripts may come after the page is whole.
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
  } satisfies At);
}
