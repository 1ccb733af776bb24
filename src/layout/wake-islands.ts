import type { ComponentType } from "react";

type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

type Enhance = (root: HTMLElement, props: never) => void;
type LoadChunk<Part = unknown> = () => Promise<Record<string, Part>>;

/** `"lead-form"` is the chunk that exports `LeadForm`. */
export type IslandLoaders<Name extends string> = {
  [Each in Name]: () => Promise<{ [Part in PascalCase<Each>]: ComponentType<never> }>;
};

/** For islands without React: the chunk `"panel-tabs"` exports `enhancePanelTabs`, for the HTML and its props. */
export type EnhancerLoaders<Name extends string> = {
  [Each in Name]: () => Promise<{ [Part in `enhance${PascalCase<Each>}`]: Enhance }>;
};

const margin = "300px";
/** A tool that is only partly visible at the bottom stays asleep until the visitor scrolls, points or types. */
const marginBeforeScrolling = "0px 0px -25%";
const retryAfterMs = 2_000;
/** Source: product specification, section 7. */
const chunkLimitMs = 120_000;
const late = "timeout";
const missingChunk = "ChunkLoadError";
const reloadKey = `reloaded ${location.pathname}`;
const once = { once: true };

/**
 * Wakes each island when it comes near the viewport or is touched, whichever comes first. Until the visitor scrolls,
 * only what is in sight counts, and only once the page has loaded: no island competes with the text and its fonts.
 */
export function wakeIslands<Island extends string, Enhanced extends string>(
  islands: IslandLoaders<Island>,
  enhancers: EnhancerLoaders<Enhanced>,
): void {
  // The newest feature that the components use: Chrome 72, Firefox 78, iOS 14.5. Without it the page stays as it is
  // without script.
  if (!("ListFormat" in Intl)) {
    document.documentElement.dataset.tooOld = "";
    return;
  }
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  function wake(element: HTMLElement): void {
    if (asleep.delete(element)) void start(element);
  }

  /** @returns whether it is awake; if not, the page says so. */
  async function start(element: HTMLElement): Promise<boolean> {
    const { island = "", props = "{}" } = element.dataset;
    const name = island.replace(/(^|-)./g, (start) => start.slice(-1).toUpperCase());
    const load = (islands as Record<string, LoadChunk<ComponentType<never>>>)[island];
    const loadEnhancer = (enhancers as Record<string, LoadChunk<Enhance>>)[island];
    try {
      if (load) {
        const [{ hydrate }, chunk] = await Promise.all([
          arrived(island, () => import("./hydrate.ts")),
          arrived(island, load),
        ]);
        hydrate(element, chunk[name] as ComponentType<never>);
      }
      if (loadEnhancer)
        ((await arrived(island, loadEnhancer))[`enhance${name}`] as Enhance)(element, JSON.parse(props) as never);
      return true;
    } catch (error) {
      console.warn(`The island "${island}" stays plain HTML.`, error);
      if ((error as Error).name === missingChunk && !(await reloadOnce())) showTrouble(element, error as Error);
      return false;
    }
  }

  /** Goes before the island, whose HTML stays: if it is complete without script, it keeps working. */
  function showTrouble(element: HTMLElement, { message }: Error): void {
    // Every page has the template: island-trouble.tsx.
    const { content } = document.querySelector("#island-trouble") as HTMLTemplateElement;
    const panel = content.cloneNode(true).firstChild as HTMLElement;
    (panel.querySelector("[data-detail]") as HTMLElement).textContent = message;
    element.before(panel);
    element.dataset.failed = "";
    const tryAgain = async () => {
      panel.ariaBusy = "true";
      allowReload();
      const isAwake = await start(element);
      panel.remove();
      if (isAwake) {
        delete element.dataset.failed;
        element.tabIndex = -1;
      }
      // If it failed again, the next panel is before it.
      (isAwake ? element : (element.previousElementSibling as Element).querySelector("button"))?.focus();
    };
    (panel.querySelector("button") as HTMLElement).addEventListener("click", tryAgain, once);
  }

  function watch(rootMargin: string): void {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement);
      },
      { rootMargin },
    );
    for (const element of asleep) near.observe(element);
  }

  if (document.readyState === "complete") watch(marginBeforeScrolling);
  else addEventListener("load", () => watch(marginBeforeScrolling), once);
  addEventListener("scroll", () => watch(margin), once);
  // Keyboard users can arrive from far off in one step, and a sleeping tool cannot take focus.
  addEventListener("keydown", () => asleep.forEach(wake), once);
  for (const element of asleep)
    for (const touch of ["pointerenter", "focusin"]) element.addEventListener(touch, () => wake(element), once);
  addEventListener("input", () => {
    hasTyped = true;
  });
}

/**
 * Loads a chunk, with a second try at another address, since some browsers remember that the first one failed.
 *
 * @throws an error named {@link missingChunk} whose message says what happened and where.
 */
async function arrived<Chunk>(island: string, load: () => Promise<Chunk>): Promise<Chunk> {
  // Only the import that the build writes has the address.
  const [, address = ""] = /import\(["'`](.+?)["'`]/.exec(String(load)) ?? [];
  try {
    return await inTime(load());
  } catch {
    await pause(retryAfterMs);
    return inTime(address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : load()).catch((reason) => {
      const type = reason === late ? late : "error";
      const { href } = new URL(address, import.meta.url);
      throw Object.assign(new Error(`Loading chunk ${island} failed. (${type}: ${href})`), { name: missingChunk });
    });
  }
}

function inTime<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  return Promise.race([chunk, pause(chunkLimitMs).then(() => Promise.reject(late))]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let hasTyped = false;
let reloading: Promise<boolean> | undefined;

/** @returns whether the page is reloading; all missing chunks share one attempt. */
function reloadOnce(): Promise<boolean> {
  reloading ??= reload().catch(() => false);
  return reloading;
}

/** Once per tab and address, never over typed text, and only if the server answers: otherwise this page is better. */
async function reload(): Promise<boolean> {
  if (sessionStorage.getItem(reloadKey)) return false;
  const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok || hasTyped) return false;
  sessionStorage.setItem(reloadKey, "1");
  location.reload();
  return true;
}

/** The visitor asked for it: one more time. */
function allowReload(): void {
  reloading = undefined;
  try {
    sessionStorage.removeItem(reloadKey);
  } catch {
    // Without storage, the page never reloads by itself.
  }
}
