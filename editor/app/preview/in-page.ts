/**
 * Runs in the pages that the editor shows beside its forms, and nowhere else: shows them as at night or on paper, tells
 * where they are, goes to what changed, and else keeps the place on the page when it is read again. Another origin cannot
 * do any of it from outside.
 */
import "./page-clock.ts";
import { changedAt } from "./changed-at.ts";
import { keepView, publishedWords } from "./page-links.ts";
import type { At, FromPage, Look, Show } from "./page-messages.ts";
import { placeWith, showFirst, textsOfPage } from "./shown-text.ts";

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** What stood in a rule before it was changed. */
const written = new WeakMap<CSSMediaRule, string>();
const placeKey = "editor:place";
const wordsKey = "editor:words";

/** The page that was read last, with what it said. */
type ReadBefore = { path: string; words: string[] };

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = "cssRules" in rule ? mediaRules((rule as CSSGroupingRule).cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/** Queries about the scheme and the medium answer as the editor wishes; all others as the window is. */
function wear({ isNight, isPaper }: Look): void {
  const scheme = isNight && !isPaper ? "dark" : "light";
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const meant = query
        .replaceAll(/\(prefers-color-scheme: (dark|light)\)/g, (_, asked) => (asked === scheme ? always : never))
        .replaceAll(/\b(?:only )?(print|screen)\b/g, (_, medium) =>
          (medium === "print") === isPaper ? always : never,
        );
      if (rule.media.mediaText !== meant) rule.media.mediaText = meant;
    }
  document.documentElement.style.colorScheme = scheme;
}

let look: Look | undefined;

/** On a phone the editor shows the page or the form: where nothing has a place yet, it waits. */
let atFirstSight: (() => void) | undefined;
function onceInSight(go: () => void): void {
  if (innerHeight > 0) go();
  else atFirstSight = go;
}

/** An address is no secret, and the editor may have been opened by either of its names. */
const tell = (said: FromPage) => parent.postMessage(said, "*");

keepView((path) => {
  if (parent !== window) tell({ page: "leaves", ...(path !== undefined && { path }) });
});

if (parent !== window) {
  // As it was sent: what needs script comes later.
  const texts = textsOfPage(document);
  const words = texts.map(({ data }) => data.trim());
  const showChanges = (before: readonly string[]) =>
    showFirst(changedAt(before, words).flatMap((at) => texts[at] ?? []));

  const goTo = (go: () => void) =>
    onceInSight(() => {
      go();
      tell({ page: "shown" });
    });

  addEventListener("message", ({ source, data }: MessageEvent<Look | Show>) => {
    if (source !== parent) return;
    if (data?.editor === "look") {
      look = { editor: "look", isNight: data.isNight === true, isPaper: data.isPaper === true };
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
