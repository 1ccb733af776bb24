/**
 * Calls back once the page has loaded and been painted: on slow phones the first paint comes after the load event, and
 * anything run before delays it. In a tab that is never shown, `work` never runs.
 */
export function afterPaint(work: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(work));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame);
}
