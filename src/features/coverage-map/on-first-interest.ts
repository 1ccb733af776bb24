/** Distance from the viewport that counts as near. */
const margin = "300px";

/**
 * Calls `wake` once: when the map comes near the viewport, when the URL names an overlay, when anything in `root` has
 * the focus, or when a pointer enters the map.
 */
export function onFirstInterest(root: HTMLElement, tool: HTMLElement, wake: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  function start(): void {
    near.disconnect();
    root.removeEventListener("focusin", start);
    tool.removeEventListener("pointerenter", start);
    wake();
  }
  root.addEventListener("focusin", start);
  tool.addEventListener("pointerenter", start);
  if (location.search.includes("capa=") || root.contains(document.activeElement)) start();
  else near.observe(tool);
}
