/**
 * Runs `work` at once, or as soon as the page is shown: a prerendered page has no visitor yet, so nothing in it may
 * wake, load or report. docs/decisions/0036
 */
export function onFirstVisible(work: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", () => work(), { once: true });
  else work();
}
