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

const margin = "300px";
/** Until the visitor scrolls, an island that is visible only in the bottom quarter of the viewport stays asleep. */
const marginBeforeScrolling = "0px 0px -25%";
const retryAfterMs = 2_000;
/** Source: product specification, section 7. */
const chunkLimitMs = 120_000;
const late = "timeout";
const reloadKey = `reloaded ${location.pathname}`;

/**
 * Wakes (loads and starts) each island when it comes near the viewport, or earlier when it is touched or focused. Until
 * the visitor scrolls, only visible islands wake, and only once the page has loaded, so that no island competes with
 * the text and its fonts. A tool in a page's opening (`[data-wide]`) is visible from the start, so it waits until the
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
  const panels = new Map<HTMLElement, HTMLElement>();
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  function wake(element: HTMLElement): void {
    if (asleep.delete(element)) void start(element);
  }

  /** Loads the island's chunks and starts the island, only once. If a chunk does not load, shows an error. */
  async function start(element: HTMLElement): Promise<void> {
    const { dataset } = element;
    const { island = "", props = "{}" } = dataset;
    const name = island.replace(/(^|-)./g, (start) => start.slice(-1).toUpperCase());
    const load = (islands as Record<string, LoadChunk<ComponentType<never>>>)[island];
    const loadEnhancer = (enhancers as Record<string, LoadChunk<Enhance>>)[island];
    let missing = "";
    /** Loads a chunk. A second try uses another URL, because some browsers cache the failure of the first. */
    const loadChunk = <Chunk>(load?: () => Promise<Chunk>): Promise<Chunk> | undefined => {
      if (!load) return;
      // Reads the chunk's URL from the source text of `load`: the build writes it only there, in the `import()` call.
      const [, address = ""] = /import\(.([^"'`]+)/.exec(`${load}`) ?? [];
      const tryChunk = (chunk: Promise<Chunk>) =>
        Promise.race([chunk, pause(chunkLimitMs).then(() => Promise.reject(late))]).catch((reason) => {
          const isFirst = !missing;
          const type = reason === late ? late : "error";
          missing = `Loading chunk ${island} failed. (${type}: ${new URL(address, import.meta.url)})`;
          if (isFirst && type === late) showError(element, missing);
          throw reason;
        });
      return tryChunk(load()).catch(async () => {
        await pause(retryAfterMs);
        return tryChunk(address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : load());
      });
    };
    try {
      const [hydration, component, enhancer] = (await Promise.all([
        loadChunk(load && (() => import("./hydrate-island.ts"))),
        loadChunk(load),
        loadChunk(loadEnhancer),
      ])) as [typeof import("./hydrate-island.ts"), Record<string, ComponentType<never>>, Record<string, Enhance>];
      if ("awake" in dataset) return;
      dataset.awake = "";
      if (load) hydration.hydrateIsland(element, component[name] as ComponentType<never>, () => pressed);
      else {
        (enhancer[`enhance${name}`] as Enhance)(element, JSON.parse(props) as never);
        if (element.contains(pressed)) (pressed as HTMLElement).click();
      }
      showError(element);
    } catch (error) {
      console.warn(`${island} stays HTML`, missing || error);
      if (!missing || "awake" in dataset) return;
      // After a timeout, do not reload the page: the reload could take as long.
      if (!missing.includes(late)) {
        reloading ??= reload().catch(() => false);
        if (await reloading) return;
      }
      showError(element, missing);
    }
  }

  /**
   * Shows a panel with the error before the island; without `missing`, removes the panel. The island's HTML stays: if
   * it is complete without script, it keeps working.
   */
  function showError(element: HTMLElement, missing?: string): void {
    const before = panels.get(element);
    if (before) before.remove();
    let next = element;
    if (missing) {
      // Every page has the template: island-error.tsx.
      const { content } = document.querySelector("#island-error") as HTMLTemplateElement;
      const panel = content.cloneNode(true).firstChild as HTMLElement;
      (panel.querySelector("[data-detail]") as HTMLElement).textContent = missing;
      next = panel.querySelector("button") as HTMLElement;
      next.onclick = () => {
        panel.ariaBusy = "true";
        reloading = undefined;
        hasAsked = true;
        void start(element);
      };
      element.before(panel);
      panels.set(element, panel);
    }
    element.toggleAttribute("data-failed", !!missing);
    if (!before) return;
    if (before.ariaBusy) {
      element.tabIndex = -1;
      next.focus();
    }
  }

  function watch(rootMargin: string): void {
    const near = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) wake(entry.target as HTMLElement);
      },
      { rootMargin },
    );
    for (const element of asleep)
      if (rootMargin === margin || location.search || !element.closest("[data-wide]")) near.observe(element);
  }

  runAfterPaint(() => watch(marginBeforeScrolling));
  addEventListener("scroll", () => watch(margin), { once: true });
  // Screen readers may jump to a distant tool without key events on the page, so any focus wakes all islands. After a
  // pointer event, the focus wakes only the island that contains it.
  addEventListener("focusin", ({ target }) => {
    if (hasPointed) wake((target as Element).closest("[data-island]") as HTMLElement);
    else asleep.forEach(wake);
  });
  for (const element of asleep) element.onpointerenter = () => wake(element);
  window.onpointerdown = () => {
    hasPointed = true;
  };
  addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>("[type=button],[method=dialog] button");
  });
  window.oninput = () => {
    hasTyped = true;
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let hasPointed: boolean | undefined;
let hasTyped: boolean | undefined;
/** Whether the visitor has asked to retry. */
let hasAsked: boolean | undefined;
/**
 * The button pressed last, unless something else was pressed since. If its island is asleep, the press is replayed once
 * the island is awake. Submit buttons are excluded, because the browser submits their form natively; those in forms
 * with the method `dialog` are included, because such forms send nothing.
 */
let pressed: HTMLElement | null;
/** The pending reload of the page: all missing chunks share one attempt. */
let reloading: Promise<boolean> | undefined;

/**
 * Reloads the page if the server responds and nothing was typed; only once per tab and URL, unless the visitor asks
 * again.
 *
 * @returns whether the page reloads.
 */
async function reload(): Promise<boolean> {
  if (!hasAsked && sessionStorage.getItem(reloadKey)) return false;
  const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  const mayReload = ok && !hasTyped;
  if (mayReload) {
    sessionStorage.setItem(reloadKey, "1");
    location.reload();
  }
  return mayReload;
}
