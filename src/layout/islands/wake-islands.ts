import type { ComponentType } from "react";
import { runAfterPaint } from "./run-after-paint.ts";

type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

type Enhance = (root: HTMLElement, props: never) => void;
type LoadChunk<Part = unknown> = () => Promise<Record<string, Part>>;

/** The module of `"lead-form"` exports `LeadForm`. */
export type IslandLoaders<Name extends string> = {
  [Each in Name]: () => Promise<{ [Part in PascalCase<Each>]: ComponentType<never> }>;
};

/**
 * For islands without React: the module of `"panel-tabs"` exports `enhancePanelTabs`, called with the island's element
 * and props.
 */
export type EnhancerLoaders<Name extends string> = {
  [Each in Name]: () => Promise<{ [Part in `enhance${PascalCase<Each>}`]: Enhance }>;
};

const wakeMargin = "300px";
/** Until the visitor scrolls, an island that is visible only in the bottom quarter of the viewport stays asleep. */
const marginBeforeScrolling = "0px 0px -25%";
const retryAfterMs = 2_000;
/** Maximum loading time of a chunk; source: product specification, section 7. */
const chunkLimitMs = 120_000;
const timeoutReason = "timeout";
const reloadKey = `reloaded ${location.pathname}`;

/**
 * Wakes (loads and starts) each island when it comes near the viewport, or earlier when it is touched or focused. Until
 * the visitor scrolls, only visible islands wake, and only once the page has loaded: no island competes with the text
 * and its fonts. A tool in a page's opening (`[data-wakes-on-touch]`) is visible from the start. It waits until the
 * visitor scrolls or touches it, unless the URL has a query.
 */
export function wakeIslands<Island extends string, Enhanced extends string>(
  islands: IslandLoaders<Island>,
  enhancers: EnhancerLoaders<Enhanced>,
): void {
  // `ListFormat` is the newest feature that the components use: Chrome 72, Firefox 78, iOS 14.5. Older browsers show
  // the page as without script.
  if (!("ListFormat" in Intl)) {
    document.documentElement.dataset.tooOld = "";
    return;
  }
  const errorPanels = new Map<HTMLElement, HTMLElement>();
  const sleepingIslands = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  function wakeIsland(element: HTMLElement): void {
    if (sleepingIslands.delete(element)) void startIsland(element);
  }

  /** Loads the island's chunks and starts the island, only once. If a chunk does not load, shows an error. */
  async function startIsland(element: HTMLElement): Promise<void> {
    const { dataset } = element;
    const { island = "", props = "{}" } = dataset;
    const name = island.replace(/(^|-)./g, (start) => start.slice(-1).toUpperCase());
    const loadComponent = (islands as Record<string, LoadChunk<ComponentType<never>>>)[island];
    const loadEnhancer = (enhancers as Record<string, LoadChunk<Enhance>>)[island];
    let failureText = "";
    /** Loads a chunk. A second try uses another URL, because some browsers cache the failure of the first. */
    const loadChunk = <Chunk>(load?: () => Promise<Chunk>): Promise<Chunk> | undefined => {
      if (!load) return;
      // Reads the chunk's URL from the source text of `load`: the build writes it only there, in the `import()` call.
      const [, address = ""] = /import\(.([^"'`]+)/.exec(`${load}`) ?? [];
      const tryChunk = (chunk: Promise<Chunk>) =>
        Promise.race([chunk, wait(chunkLimitMs).then(() => Promise.reject(timeoutReason))]).catch((reason) => {
          const isFirst = !failureText;
          const type = reason === timeoutReason ? timeoutReason : "error";
          failureText = `Loading chunk ${island} failed. (${type}: ${new URL(address, import.meta.url)})`;
          if (isFirst && type === timeoutReason) showError(element, failureText);
          throw reason;
        });
      return tryChunk(load()).catch(async () => {
        await wait(retryAfterMs);
        return tryChunk(address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : load());
      });
    };
    try {
      const [hydration, component, enhancer] = (await Promise.all([
        loadChunk(loadComponent && (() => import("./hydrate-island.ts"))),
        loadChunk(loadComponent),
        loadChunk(loadEnhancer),
      ])) as [typeof import("./hydrate-island.ts"), Record<string, ComponentType<never>>, Record<string, Enhance>];
      if ("awake" in dataset) return;
      dataset.awake = "";
      if (loadComponent) hydration.hydrateIsland(element, component[name] as ComponentType<never>, () => pressedButton);
      else {
        (enhancer[`enhance${name}`] as Enhance)(element, JSON.parse(props) as never);
        if (element.contains(pressedButton)) (pressedButton as HTMLElement).click();
      }
      showError(element);
    } catch (error) {
      console.warn(`${island} stays HTML`, failureText || error);
      if (!failureText || "awake" in dataset) return;
      // After a timeout, do not reload the page: the reload could take as long.
      if (!failureText.includes(timeoutReason)) {
        pendingReload ??= reloadPage().catch(() => false);
        if (await pendingReload) return;
      }
      showError(element, failureText);
    }
  }

  /**
   * Shows a panel with the error before the island; without `failureText`, removes the panel. The island's HTML stays:
   * if it is complete without script, it keeps working.
   */
  function showError(element: HTMLElement, failureText?: string): void {
    const previousPanel = errorPanels.get(element);
    if (previousPanel) previousPanel.remove();
    let focusTarget = element;
    if (failureText) {
      // Every page has the template: island-error.tsx.
      const { content } = document.querySelector("#island-error") as HTMLTemplateElement;
      const panel = content.cloneNode(true).firstChild as HTMLElement;
      (panel.querySelector("[data-detail]") as HTMLElement).textContent = failureText;
      focusTarget = panel.querySelector("button") as HTMLElement;
      focusTarget.onclick = () => {
        panel.ariaBusy = "true";
        pendingReload = undefined;
        hasAskedToRetry = true;
        void startIsland(element);
      };
      element.before(panel);
      errorPanels.set(element, panel);
    }
    element.toggleAttribute("data-failed", !!failureText);
    if (!previousPanel) return;
    if (previousPanel.ariaBusy) {
      element.tabIndex = -1;
      focusTarget.focus();
    }
  }

  function watchIslands(rootMargin: string): void {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) wakeIsland(entry.target as HTMLElement);
      },
      { rootMargin },
    );
    for (const element of sleepingIslands)
      if (rootMargin === wakeMargin || location.search || !element.closest("[data-wakes-on-touch]"))
        observer.observe(element);
  }

  runAfterPaint(() => watchIslands(marginBeforeScrolling));
  addEventListener("scroll", () => watchIslands(wakeMargin), { once: true });
  // Screen readers may jump to a distant tool without key events on the page, so any focus wakes all islands. After a
  // pointer event, the focus wakes only the island that contains it.
  addEventListener("focusin", ({ target }) => {
    if (hasUsedPointer) wakeIsland((target as Element).closest("[data-island]") as HTMLElement);
    else sleepingIslands.forEach(wakeIsland);
  });
  // The focus may have moved before this script ran.
  if (document.activeElement !== document.body) sleepingIslands.forEach(wakeIsland);
  for (const element of sleepingIslands) element.onpointerenter = () => wakeIsland(element);
  window.onpointerdown = () => {
    hasUsedPointer = true;
  };
  addEventListener("click", ({ target }) => {
    pressedButton = (target as Element).closest<HTMLElement>("[type=button],[method=dialog] button");
  });
  window.oninput = () => {
    hasTyped = true;
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let hasUsedPointer: boolean | undefined;
let hasTyped: boolean | undefined;
/** Whether the visitor has asked to retry. */
let hasAskedToRetry: boolean | undefined;
/**
 * The button pressed last, unless something else was pressed since. If its island is asleep, the press is replayed once
 * the island is awake. Submit buttons are excluded, because the browser submits their form natively; those in forms
 * with the method `dialog` are included, because such forms send nothing.
 */
let pressedButton: HTMLElement | null;
/** The pending reload of the page: all missing chunks share one attempt. */
let pendingReload: Promise<boolean> | undefined;

/**
 * Reloads the page if the server responds and nothing was typed; only once per tab and URL, unless the visitor asks
 * again.
 *
 * @returns whether the page reloads.
 */
async function reloadPage(): Promise<boolean> {
  if (!hasAskedToRetry && sessionStorage.getItem(reloadKey)) return false;
  const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  const mayReload = ok && !hasTyped;
  if (mayReload) {
    sessionStorage.setItem(reloadKey, "1");
    location.reload();
  }
  return mayReload;
}
