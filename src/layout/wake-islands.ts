import type { ComponentType } from "react";

export type IslandLoader = () => Promise<ComponentType<never>>;

const margin = "300px";
const retryAfterMs = 2_000;

/** Hydrates each island when it comes near the viewport or is touched, whatever comes first. */
export function wakeIslands(loaders: Record<string, IslandLoader>): void {
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement);
    },
    { rootMargin: margin },
  );

  function wake(element: HTMLElement): void {
    if (!asleep.delete(element)) return;
    near.unobserve(element);
    const load = loaders[element.dataset.island ?? ""];
    if (load) void hydrateWith(element, load);
  }

  for (const element of asleep) {
    near.observe(element);
    for (const touch of ["pointerenter", "focusin"])
      element.addEventListener(touch, () => wake(element), { once: true });
  }
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
