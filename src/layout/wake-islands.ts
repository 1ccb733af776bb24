import type { ComponentType } from "react";

export type IslandLoader = () => Promise<ComponentType<never>>;

/** For an island that does without React: what brings its HTML to life. The props are those that its HTML came from. */
export type EnhancerLoader = () => Promise<(root: HTMLElement, props: never) => void>;

const margin = "300px";
const retryAfterMs = 2_000;

/**
 * Wakes each island when it comes near the viewport or is touched, whatever comes first. Until somebody scrolls only
 * what is in sight counts, and only once the page has loaded: no island takes the line from the text and its fonts.
 */
export function wakeIslands(loaders: Record<string, IslandLoader>, enhancers: Record<string, EnhancerLoader>): void {
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  function wake(element: HTMLElement): void {
    if (!asleep.delete(element)) return;
    const { island = "", props = "{}" } = element.dataset;
    const load = loaders[island];
    const loadEnhancer = enhancers[island];
    if (load)
      void start(island, async () => {
        const [{ hydrate }, component] = await Promise.all([import("./hydrate.ts"), load()]);
        return () => hydrate(element, component);
      });
    if (loadEnhancer)
      void start(island, async () => {
        const enhance = await loadEnhancer();
        return () => enhance(element, JSON.parse(props) as never);
      });
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

  const once = { once: true };
  if (document.readyState === "complete") watch("0px");
  else addEventListener("load", () => watch("0px"), once);
  addEventListener("scroll", () => watch(margin), once);
  // Who goes by keyboard comes from far off in one step, and a tool that sleeps cannot take the focus.
  addEventListener("keydown", () => asleep.forEach(wake), once);
  for (const element of asleep)
    for (const touch of ["pointerenter", "focusin"]) element.addEventListener(touch, () => wake(element), once);
}

/** @param load - what has to arrive first; gives what to do then. It is tried twice. */
async function start(island: string, load: () => Promise<() => void>): Promise<void> {
  try {
    const wakeUp = await load().catch(() => pause(retryAfterMs).then(load));
    wakeUp();
  } catch (error) {
    console.warn(`The island "${island}" stays plain HTML.`, error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
