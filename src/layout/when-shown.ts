/**
 * Runs work at once, or as soon as the page is shown: one that was only prepared in advance has no visitor yet, and nothing of
 * it may wake, load or tell. docs/decisions/0036
 */
export function whenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", () => work(), { once: true });
  else work();
}
