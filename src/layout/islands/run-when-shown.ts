/**
 * Runs `work` at once, or as soon as a prerendered page is shown: until a visitor sees the page, nothing may load or be
 * reported. See docs/decisions/0036.
 */
export function runWhenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", () => work(), { once: true });
  else work();
}
