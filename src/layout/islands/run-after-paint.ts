/**
 * Runs `work` once the page has loaded and been painted. On slow phones the first paint comes after the load event, and
 * earlier work would delay the paint. In a tab that is never shown, `work` never runs.
 */
export function runAfterPaint(work: () => void): void {
  const runAfterFrame = () => requestAnimationFrame(() => setTimeout(work));
  if (document.readyState === "complete") runAfterFrame();
  else addEventListener("load", runAfterFrame);
}
