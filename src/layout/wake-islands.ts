import type { ComponentType } from "react";

export type IslandLoader = () => Promise<ComponentType<never>>;

const margin = "300px";
const retryAfterMs = 2_000;

/**
 * Hydrates each island when it comes near the viewport or is touched, whatever comes first. Until somebody scrolls only
 * what is in sight counts, and only once the page has loaded: no island takes the line from the text and its fonts.
 */
export function wakeIslands(loaders: Record<string, IslandLoader>): void {
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  function wake(element: HTMLElement): void {
    if (!asleep.delete(element)) return;
    const load = loaders[element.dataset.island ?? ""];
    if (load) void hydrateWith(element, load);
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

async function hydrateWith(element: HTMLElement, load: IslandLoader): Promise<void> {
  const loadAll = () => Promise.all([import("./hydrate.ts"), load()]);
  try {
    const [{ hydrate }, component] = await loadAll().catch(() => pause(retryAfterMs).then(loadAll));
    hydrate(element, component);
  } catch (error) {
    console.warn(`The island "${element.dataset.island}" stays plain HTML.`, error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
